"""What needs the consent of all people at the table: undo that shows too much, a pause, an end, a
clock. Bots do not mind, and a chair nobody has taken yet is not asked. Nor is somebody for whom a
bot plays, or who has been silent for days and is not here, unless a move is to be taken back: that
needs all who have seen it."""

from collections.abc import Collection, Sequence
from typing import Literal

import msgspec

from council.core.log import Line
from council.server.customs import DAY, Clock

SILENCE = 3.0 * DAY  # seconds; where nobody's chair is ever given to a bot, all would wait for ever

What = Literal["undo", "pause", "end", "clock"]


class Proposal(msgspec.Struct, frozen=True):
    """Somebody asks the others; `yes` are the seats that have agreed."""

    id: int
    what: What
    by: int
    yes: list[int]
    clock: Clock | None = None
    at: float | None = None  # when it was asked, in the time of the house; older ones do not know

    def patience(self) -> float | None:
        """When those who are not here have been silent for long enough."""
        return None if self.at is None or self.what == "undo" else self.at + SILENCE

    def agreed(self, seats: Sequence[int]) -> "Proposal":
        return msgspec.structs.replace(self, yes=sorted({*self.yes, *seats}))

    def missing(self, people: Sequence[int], away: Collection[int] = ()) -> list[int]:
        """Those who are asked and have not answered yet; who comes back is asked again."""
        gone = () if self.what == "undo" else away
        return [seat for seat in people if seat not in self.yes and seat not in gone]


def last_move(lines: Sequence[Line], seat: int) -> int | None:
    """The line of a seat's last move, whatever came after it."""
    for index in range(len(lines) - 1, -1, -1):
        if lines[index].who == seat:
            return index
    return None
