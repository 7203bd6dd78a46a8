"""Every message from a table to its visitors; `requests.py` has what visitors ask of a table, and
`api.py` what crosses HTTP. TypeScript types are made from these.

Only these structs cross the socket. Sentences are sent as key and facts: the browser says them in
the reader's language.
"""

from typing import Any, Literal

import msgspec

from council.protocol import table_settings
from council.protocol.table_settings import Clock, Customs, NewCustoms

Json = Any


class Said(msgspec.Struct, frozen=True):
    """A sentence as key of the catalogue and facts. A fact is a number, a text, {"who": seat}
    or {"en": ..., "de": ...}."""

    key: str
    facts: dict[str, Json] = {}


class RuleCard(msgspec.Struct, frozen=True):
    """A rule as shown beside a refusal: words in every language."""

    id: str
    title: dict[str, str]
    text: dict[str, str]


# -- what a table sends


class SeatIs(msgspec.Struct, frozen=True):
    """One seat and its player."""

    name: str
    kind: Literal["person", "bot", "open"]
    level: str = ""
    online: bool = False
    away: bool = False  # a bot stands in until the person is back
    grace: int | None = None  # seconds until one does; None: nobody is missed
    holders: int = 0  # browsers and programs that hold it; a table's message counts them
    crest: str = ""  # a word each: what its player chose to be known by
    colour: str = ""


class ClockIs(msgspec.Struct, frozen=True):
    """The clocks when the message was sent. Do not show them running while disconnected."""

    rule: Clock
    left: list[float]  # seconds, by seat
    runs: int | None  # the seat that thinks
    warned: bool  # it has been warned: soon a bot moves for it
    up: bool  # its time is up: a bot moves for it


class ProposalIs(msgspec.Struct, frozen=True):
    """An open proposal to everyone at the table."""

    id: int
    what: table_settings.What
    by: int
    missing: list[int]  # seats that have not answered yet
    clock: Clock | None = None
    settings: NewCustoms | None = None  # what would change


class FairIs(msgspec.Struct, frozen=True):
    """Random values: the server's committed secret and the values of the seats."""

    commitment: str  # SHA-256 of the secret
    seals: list[str]  # by seat; "" for none
    words: list[str]
    missing: list[int]  # seats the deal waits for
    deal: Literal["seal", "open", "done"]  # what all wait for; done: nothing
    secret: str  # "" until the game is over, and for those who may not read the whole log then


class WindowIs(msgspec.Struct, frozen=True):
    """A question to which most say the same: a card, or pass? Among people it may pass by itself
    after a while, whatever is in the hand of whoever is asked."""

    kind: str  # where a player wants to be asked is said by kind
    concerns: bool  # the seat asked: its turn, its battle, its challenge
    move: str  # the answer of a seat that lets it pass
    about: str  # who has let one pass need not be asked about the same again; "": always new
    left: float | None  # seconds until the server gives that answer; None: it waits
    waits: bool  # the seat asked wants to think


class LessonIs(msgspec.Struct, frozen=True):
    """Where the learner at a table stands in a lesson. Words are in every language."""

    game: str
    id: str
    title: dict[str, str]
    step: int  # from 1
    of: int
    say: dict[str, str]
    point: list[str]  # tokens of moves, or parts of the screen such as ui:hand
    read: bool  # there is nothing to answer: the learner asks for the next step
    done: bool  # the last step
    next: str = ""  # id of the lesson that follows
    next_title: dict[str, str] = {}
    mode: str = ""
    answer: str = ""  # a move that goes on, so that its button can be marked
    next_mode: str = ""  # of the lesson that follows


class DailyMark(msgspec.Struct, frozen=True):
    """The table is a try of the deal of a day."""

    day: str
    counted: bool  # False: practice


class TableIs(msgspec.Struct, frozen=True, tag_field="is", tag="table"):
    """The complete table as the looking seat may know it; sent after every change."""

    v: int  # number of log lines, and one more for each that was taken back: it only rises
    table: str
    game: str
    options: dict[str, Json]
    seats: list[SeatIs]
    looking: int | None  # the seat whose view this is
    held: list[int]  # one's own seats (several: hot-seat)
    asked: int | None  # the seat that must answer; None: nobody
    view: Json  # Game.describe
    question: Said
    moves: list[str]  # the moves the looking seat may pick, as text; the picker's whole knowledge
    news: list[Said]  # what happened since the last TableIs on this socket; all of it on the first
    fresh: bool  # news is the whole story
    mark: str  # how far the history was sent; a client that reconnects with it gets only the rest
    over: bool
    results: list[dict[str, Json]]
    can_undo: bool
    can_ask: bool  # one's last move may be taken back if all agree
    customs: Customs
    clock: ClockIs | None
    proposal: ProposalIs | None
    paused: bool
    ended: bool  # over by agreement, not by the rules
    rematch: str = ""  # id of the table of the rematch, once there is one
    fair: FairIs | None = None  # None: a game of an older server
    window: WindowIs | None = None  # the question is one of those
    can_close: bool = False  # one's own table, and nobody has moved yet
    lesson: LessonIs | None = None  # the table teaches
    moment: int = 0  # how many moments the game has had, for who wants to look back
    told_at: list[int] = []  # for each of the news, the number of its moment
    deal_code: str = ""  # the public code from which cards and dice come
    daily: DailyMark | None = None  # a try of the deal of a day
    shown: int | None = None  # the seat whose view spectators see


class ChatLine(msgspec.Struct, frozen=True):
    """One chat message."""

    n: int
    at: float  # seconds since 1970
    seat: int
    text: str


class ChatIs(msgspec.Struct, frozen=True, tag_field="is", tag="chat"):
    """The chat messages since the last message of this kind; the first has all that are stored."""

    lines: list[ChatLine]


class Done(msgspec.Struct, frozen=True, tag_field="is", tag="done"):
    """The request n was carried out (or had been already)."""

    n: int
    v: int


class Refused(msgspec.Struct, frozen=True, tag_field="is", tag="refused"):
    """A move that the rules do not allow, and the rule."""

    n: int
    move: str
    said: Said
    rule: RuleCard | None = None


class Allowed(msgspec.Struct, frozen=True, tag_field="is", tag="allowed"):
    """The answer to Why when the move can be made."""

    n: int
    move: str


class HintIs(msgspec.Struct, frozen=True, tag_field="is", tag="hint"):
    """What a bot would do, why, and what it would do else. Shares are of the win, in per cent."""

    n: int
    move: str
    why: list[Said] = []  # what the move gains over the next best
    next: str = ""  # the next best move; "": there is no other
    share: int | None = None
    next_share: int | None = None


class WeighIs(msgspec.Struct, frozen=True, tag_field="is", tag="weigh"):
    """What a move would cost against the best one, in per cent of the win, and why."""

    n: int
    move: str
    lost: int
    best: str
    why: list[Said] = []


class ReplayFrame(msgspec.Struct, frozen=True):
    """One moment of a replay. `change`: what differs from the view before, at first from `{}`."""

    text: str
    who: int | None
    round: int
    change: Json
    news: list[Said]
    line: int = 0  # of the log: the last that was played; 1 is its head


class MomentsAre(msgspec.Struct, frozen=True, tag_field="is", tag="moments"):
    """Earlier moments of the game, as the looking seat may know them. The `change` of the first one
    is from `{}`."""

    n: int
    v: int  # the version of the table they were read from
    first: int  # the number of the first; 0 is before the first line
    of: int  # the number of the last moment so far
    frames: list[ReplayFrame]


class Wrong(msgspec.Struct, frozen=True, tag_field="is", tag="wrong"):
    """A request that cannot be carried out: a code for programs, a sentence for people."""

    code: str  # bad_message | too_large | slow_down | not_your_seat | stale | no_such_table | ...
    said: Said
    n: int = 0


class Pong(msgspec.Struct, frozen=True, tag_field="is", tag="pong"):
    """Here."""

    n: int = 0


Tell = TableIs | ChatIs | Done | Refused | Allowed | HintIs | WeighIs | MomentsAre | Wrong | Pong
