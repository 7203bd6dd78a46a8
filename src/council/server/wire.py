"""Every message from a table to its visitors, and over HTTP both ways; `asks.py` has what visitors
ask of a table. TypeScript types are made from these.

Only these structs cross the socket. Sentences are sent as key and facts: the browser says them in
the reader's language.
"""

from typing import Any, Literal

import msgspec

from council.server import consent
from council.server.customs import Clock, Customs

Json = Any


class Said(msgspec.Struct, frozen=True):
    """A sentence to be: key of the catalogue and facts. A fact is a number, a text, {"who": seat}
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
    """One chair: who sits there."""

    name: str
    kind: Literal["person", "bot", "open"]
    level: str = ""
    online: bool = False
    away: bool = False  # a bot stands in until the person is back
    grace: int | None = None  # seconds until one does; None: nobody is missed


class ClockIs(msgspec.Struct, frozen=True):
    """The clocks at the moment of sending; on a line that is down nobody may show them running."""

    rule: Clock
    left: list[float]  # seconds, by seat
    runs: int | None  # the seat that thinks
    warned: bool  # it has been warned: soon a bot moves for it
    up: bool  # its time is up: a bot moves for it


class ProposalIs(msgspec.Struct, frozen=True):
    """What somebody asks all others."""

    id: int
    what: consent.What
    by: int
    missing: list[int]  # seats that have not answered yet
    clock: Clock | None = None


class FairIs(msgspec.Struct, frozen=True):
    """Where chance comes from: a secret, to which the server is committed, and the seats' words."""

    commitment: str  # SHA-256 of the secret
    seals: list[str]  # by seat; "" for none
    words: list[str]
    missing: list[int]  # seats the deal waits for
    deal: Literal["seal", "open", "done"]  # what all wait for; done: nothing
    secret: str  # "" until the game is over, and for those who may not read the whole log then


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
    mark: str  # how far it is told now; who comes back with it is told the rest only
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


class ChatLine(msgspec.Struct, frozen=True):
    """What a seat said."""

    n: int
    at: float  # seconds since 1970
    seat: int
    text: str


class ChatIs(msgspec.Struct, frozen=True, tag_field="is", tag="chat"):
    """What was said since the last message of this kind; all that is kept with the first."""

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
    """What a bot would do."""

    n: int
    move: str


class Wrong(msgspec.Struct, frozen=True, tag_field="is", tag="wrong"):
    """A request that cannot be taken: a code for programs, a sentence for people."""

    code: str  # bad_message | too_large | slow_down | not_your_seat | stale | no_such_table | ...
    said: Said
    n: int = 0


class Pong(msgspec.Struct, frozen=True, tag_field="is", tag="pong"):
    """Here."""

    n: int = 0


Tell = TableIs | ChatIs | Done | Refused | Allowed | HintIs | Wrong | Pong

# -- the HTTP side


class NewSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A chair asked for: me (this browser; several are hot-seat), friend (by link), or a bot."""

    kind: Literal["me", "friend", "bot"]
    name: str = ""
    level: str = ""


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Set up a game."""

    game: str
    seats: list[NewSeat]
    options: dict[str, Json] = {}
    customs: Customs = Customs()


class Invite(msgspec.Struct, frozen=True):
    """The key of a chair; the link is /t/<table>#<key>, so the key never reaches a server log."""

    seat: int
    key: str


class Opened(msgspec.Struct, frozen=True):
    """The new table: where it is, and a key for each person's chair, told this once."""

    table: str
    keys: list[Invite]


class Seated(msgspec.Struct, frozen=True):
    """The chair a key stands for."""

    table: str
    seat: int


class Key(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat key, and under what name one sits down."""

    key: str
    name: str = ""


class GameIs(msgspec.Struct, frozen=True):
    """A game on offer."""

    name: str
    title: dict[str, str]
    fewest: int
    most: int
    options: list["OptionIs"]
    playable: bool = True


class OptionIs(msgspec.Struct, frozen=True):
    """A choice before the game; its help is the message <game>-help-<name>."""

    name: str
    kind: str
    default: Json
    words: list[str]
    low: int
    high: int


class MyTable(msgspec.Struct, frozen=True):
    """One of my games."""

    table: str
    game: str
    seats: list[SeatIs]
    held: list[int]
    asked: int | None
    over: bool
    results: list[dict[str, Json]]
    changed: float  # seconds since 1970
    paused: bool = False
    left: float | None = None  # seconds that the seat asked has left, if a clock runs
    wanted: bool = False  # a proposal waits for my answer
    dealt: bool = True  # False: it waits for everybody's word


class Frame(msgspec.Struct, frozen=True):
    """One moment of a replay; `change` is what is different from the view before (of `{}`)."""

    text: str
    who: int | None
    round: int
    change: Json
    news: list[Said]


class ReplayIs(msgspec.Struct, frozen=True):
    """A game to watch, move by move."""

    game: str
    players: list[str]
    frames: list[Frame]
    finished: bool


class IntroIs(msgspec.Struct, frozen=True):
    """The goal and a turn in one minute, in paragraphs; it comes before the rules."""

    title: dict[str, str]
    text: list[dict[str, str]]


class SectionIs(msgspec.Struct, frozen=True):
    """A chapter of the rules."""

    id: str
    title: dict[str, str]


class RuleIs(msgspec.Struct, frozen=True):
    """One statement of the rules, in our own words; a ruling has a question and a reason."""

    id: str
    kind: str
    section: str
    page: str
    title: dict[str, str]
    text: dict[str, str]
    question: dict[str, str] | None = None
    why: dict[str, str] | None = None


class RulesAre(msgspec.Struct, frozen=True):
    """The rules of a game."""

    game: str
    title: dict[str, str]
    sections: list[SectionIs]
    rules: list[RuleIs]
    intro: IntroIs | None = None


class Problem(msgspec.Struct, frozen=True):
    """An HTTP error: a code for programs, a sentence for people."""

    code: str
    said: Said
