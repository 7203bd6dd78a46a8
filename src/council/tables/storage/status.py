"""The status of a table, stored with the game, apart from its log: settings, clocks, proposal."""

from collections.abc import Collection, Sequence
from typing import Literal

import msgspec

from council.protocol.table_settings import DAY, Clock, Customs, NewCustoms, What

SILENCE = 3.0 * DAY  # seconds; where no bot ever stands in, all would wait for ever

Phase = Literal["seal", "open", "done"]


class ClocksBefore(msgspec.Struct, frozen=True):
    """The clocks when a seat made a move: should it be taken back, they are as they were."""

    seat: int
    left: list[float]
    warned: float | None
    up: bool
    at: float | None = None  # when the move was made; older ones do not know


class Clocks(msgspec.Struct, frozen=True):
    """The clocks of a table as they stood `at` a moment; that of `seat` runs."""

    left: list[float] = []
    seat: int | None = None
    at: float = 0.0
    warned: float | None = None  # when `seat` was warned
    up: bool = False  # its time is up: a bot moves for it
    before: list[ClocksBefore] = []  # the last moves, in a row, of one person
    rests: float | None = None  # since when nobody can move, as in a pause


class Proposal(msgspec.Struct, frozen=True):
    """Somebody asks the others; `yes` are the seats that have agreed."""

    id: int
    what: What
    by: int
    yes: list[int]
    clock: Clock | None = None
    at: float | None = None  # when it was asked, in uptime; older ones do not know
    settings: NewCustoms | None = None

    def patience(self) -> float | None:
        """When people who are not here have been silent for long enough."""
        return None if self.at is None or self.what == "undo" else self.at + SILENCE

    def agreed(self, seats: Sequence[int]) -> "Proposal":
        return msgspec.structs.replace(self, yes=sorted({*self.yes, *seats}))

    def missing(self, people: Sequence[int], away: Collection[int] = ()) -> list[int]:
        """The people who have not answered yet; a player who comes back is asked again."""
        gone = () if self.what == "undo" else away
        return [seat for seat in people if seat not in self.yes and seat not in gone]


class LessonStatus(msgspec.Struct, frozen=True):
    """Where a lesson stands: its name, the step from 0, and how long the log was at each step."""

    game: str
    id: str
    step: int
    marks: list[int]


class DailyStatus(msgspec.Struct, frozen=True):
    """The table is a try of the deal of a day, which counts or is a practice."""

    day: str
    counted: bool


class TableStatus(msgspec.Struct, frozen=True):
    """All that is kept of it; a table of an older file has the defaults."""

    customs: Customs = Customs(grace=0)
    clocks: Clocks = msgspec.field(default=Clocks(), name="hours")
    proposal: Proposal | None = None
    asked: int = 0  # how many proposals there have been
    paused: bool = False
    ended: bool = False  # by agreement
    secret: str = ""  # of the table's chance; told to nobody before the end
    # Seats seal their words, open them, and then all is dealt.
    deal: Phase = "done"
    founder: str = ""  # the browser that created the table; older ones do not know
    waits: int = -1  # the version at which the seat asked wants to think about a window
    lesson: LessonStatus | None = None  # the table teaches
    daily: DailyStatus | None = None  # a try of the deal of a day
    shown: int | None = None  # the seat whose player lets spectators see what they see

    def counts(self) -> bool:
        """Whether it is a counted try: nothing is taken back, and nobody helps."""
        return self.daily is not None and self.daily.counted

    def rests(self) -> bool:
        """Whether nobody can move: in a pause, or before the deal."""
        return self.paused or self.deal != "done"
