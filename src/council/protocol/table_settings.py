"""Table settings: how long to wait for absent players, the clock, and what spectators see."""

from typing import Literal

import msgspec

DAY = 86_400
GRACE = (30, 3600)  # seconds; 0: wait without limit
LONGEST_MORE = 300
WINDOW = (3, 60)  # seconds; 0: a window waits for an answer
# What people can propose to each other.
What = Literal["undo", "pause", "end", "clock", "settings"]
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
    """The table settings, chosen when a table is created; players can agree to change all but the
    deal."""

    grace: int = 300  # seconds to wait for an absent player; 0: no limit
    stand_in: str = "medium"  # the bot that then plays until the player is back
    clock: Clock = Clock()
    # Spectators: nobody may watch, the public view only, all at the end, or what one seat sees
    # whose player has agreed.
    watch: Literal["none", "public", "end", "seat"] = "end"
    # Whether the deal waits until every seat is taken and every random value is there.
    deal: Literal["at_once", "together"] = "at_once"
    window: int = 0  # seconds after which a window passes by itself among people; 0: it waits
    # Whether players may ask a bot; "": as usual, which is off where people play each other.
    hints: Literal["on", "off", ""] = ""

    def possible(self) -> bool:
        return (
            (self.grace == 0 or GRACE[0] <= self.grace <= GRACE[1])
            and (self.window == 0 or WINDOW[0] <= self.window <= WINDOW[1])
            and self.clock.possible()
        )

    def patience(self) -> int:
        """Seconds until a bot stands in; 0: never. Whoever has days for a move has them."""
        return 0 if self.clock.kind == "days" else self.grace

    def settled(self, people: int) -> "Customs":
        """With hints on or off for so many people; those at one screen play each other too."""
        usual: Literal["on", "off"] = "off" if people > 1 else "on"
        return msgspec.structs.replace(self, hints=self.hints or usual)


class NewCustoms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is to change of a table's customs; None stays as it is."""

    grace: int | None = None
    stand_in: str | None = None
    clock: Clock | None = None
    watch: Literal["none", "public", "end", "seat"] | None = None
    hints: Literal["on", "off"] | None = None
    window: int | None = None

    def changes(self, customs: Customs) -> dict[str, object]:
        """What would be different from these."""
        wanted = {name: getattr(self, name) for name in self.__struct_fields__}
        return {
            name: value
            for name, value in wanted.items()
            if value is not None and value != getattr(customs, name)
        }
