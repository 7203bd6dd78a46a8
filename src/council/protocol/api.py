"""What crosses HTTP, both ways. TypeScript types are made from these."""

from typing import Literal

import msgspec

from council.protocol.messages import Json, ReplayFrame, Said, SeatIs
from council.protocol.table_settings import Customs


class NewSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat to fill: me (this browser; several share a screen), friend (by link), or a bot."""

    kind: Literal["me", "friend", "bot"]
    name: str = ""
    level: str = ""
    crest: str = ""
    colour: str = ""


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Set up a game."""

    game: str
    seats: list[NewSeat]
    options: dict[str, Json] = {}
    customs: Customs = Customs()
    deal_code: str = ""  # all chance follows from it; whoever knows it can work out every card


class PlayOn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Set up a game that goes on from the moment before a line of a log."""

    log: str
    line: int
    seats: list[NewSeat]
    customs: Customs = Customs()


class Invite(msgspec.Struct, frozen=True):
    """The key of a seat. Its link is /t/<table>#<key>, so no server log contains the key."""

    seat: int
    key: str


class Opened(msgspec.Struct, frozen=True):
    """The new table: where it is, and a key for each person's seat, sent only once."""

    table: str
    keys: list[Invite]


class Seated(msgspec.Struct, frozen=True):
    """The seat that a key belongs to."""

    table: str
    seat: int


class Key(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The key of a seat, and the name, crest and colour of its player."""

    key: str
    name: str = ""
    crest: str = ""
    colour: str = ""


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
    needs: list[dict[str, list[Json]]]  # what other options must be, any of these rows
    seats: dict[str, list[int]]  # fewest and most players, by word


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
    can_close: bool = False  # my own table, and nobody has moved yet


class BotIs(msgspec.Struct, frozen=True):
    """A bot on offer; `own`: the operator's. N in a name stands for a number of the player's."""

    name: str
    own: bool = False


class Nothing(msgspec.Struct, frozen=True):
    """It is done."""


class ReplayIs(msgspec.Struct, frozen=True):
    """A game to watch, move by move."""

    game: str
    players: list[str]
    frames: list[ReplayFrame]
    finished: bool
    notes: list["ReplayNote"] = []  # what people wrote about its moments


class ReplayNote(msgspec.Struct, frozen=True):
    """What somebody wrote about the moment before a line of the log."""

    line: int
    by: str
    text: str


class NoteIs(msgspec.Struct, frozen=True):
    """A note of a game that was played here."""

    n: int
    line: int
    seat: int
    by: str
    text: str
    mine: bool  # this browser may change it


class NotesAre(msgspec.Struct, frozen=True):
    """The notes of a game, and whether this browser may write some."""

    notes: list[NoteIs]
    writes: bool


class NewNote(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Write about the moment before a line, from one of your own seats."""

    line: int
    text: str
    seat: int | None = None


class NoteText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a note says from now on; nothing deletes it."""

    text: str


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
    source: list[Said] = []  # printed, derived, a sheet, an example, or a ruling


class RulesAre(msgspec.Struct, frozen=True):
    """The rules of a game."""

    game: str
    title: dict[str, str]
    sections: list[SectionIs]
    rules: list[RuleIs]
    intro: IntroIs | None = None


class LessonRow(msgspec.Struct, frozen=True):
    """A lesson on offer."""

    game: str
    id: str
    mode: str  # "" where the game has none
    minutes: int
    steps: int
    title: dict[str, str]
    about: dict[str, str]


class HowToPart(msgspec.Struct, frozen=True):
    """A paragraph of how a game is played, and the table it speaks of."""

    title: dict[str, str]
    say: dict[str, str]
    view: Json  # as in a table's message
    names: list[str]
    point: list[str]  # what the words speak of, as in a lesson


class HowToIs(msgspec.Struct, frozen=True):
    """How a game is played, in two minutes."""

    game: str
    mode: str
    modes: list[str]  # those that have such a page
    parts: list[HowToPart]


class NewLesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Open a lesson for a learner of this name."""

    name: str = ""


class Problem(msgspec.Struct, frozen=True):
    """An HTTP error: a code for programs, a sentence for people."""

    code: str
    said: Said
