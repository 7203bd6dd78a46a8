"""Table settings: how long to wait for absent players, the clock, and what spectators see."""

from typing import Literal

import msgspec

DAY = 86_400
GRACE = (30, 3600)  # seconds; 0: wait without limit
LONGEST_MORE = 300
WINDOW = (3, 60)  # seconds; 0: a window waits for an answer
# What people can propose to each other.
What = Literal["undo", "pause", "end", "clock"]
LIMITS = {"none": (0, 0), "move": (10, 3600), "bank": (60, 6 * 3600), "days": (DAY, 14 * DAY)}


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Time to think: none, for each move, in a bank with more for each turn, or days for a move."""

    kind: Literal["none", "move", "bank", "days"] = "none"
    seconds: int = 0
    more: int = 0  # seconds that a turn adds to the bank

    def possible(self) -> bool:
        least, most = LIMITS[self.kind]
        more = LONGEST_MORE if self.kind == "bank" else 0
        whole = self.kind != "days" or self.seconds % DAY == 0
        return least <= self.seconds <= most and 0 <= self.more <= more and whole


class Customs(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The table settings, chosen when a table is created; players can agree on another clock."""

    grace: int = 300  # seconds to wait for an absent player; 0: no limit
    stand_in: str = "medium"  # the bot that then plays until the player is back
    clock: Clock = Clock()
    watch: Literal["public", "end"] = "end"  # spectators: the public view only, or all at the end
    # Whether the deal waits until every seat is taken and every random value is there.
    deal: Literal["at_once", "together"] = "at_once"
    window: int = 0  # seconds after which a window passes by itself among people; 0: it waits

    def possible(self) -> bool:
        return (
            (self.grace == 0 or GRACE[0] <= self.grace <= GRACE[1])
            and (self.window == 0 or WINDOW[0] <= self.window <= WINDOW[1])
            and self.clock.possible()
        )
