"""The numbered moves of Westeros Intrigue.

Plain moves first (all that search and learning see), then the aliases people pick: the same
placement by a named character.

A place in the court is a slot `row.position`: rows from 1 at the bottom, positions from 1 at the
left end of the bottom row; 1.0 is the free place left of it. The number of a slot is
position + 8 x (row - 1), so 8 is 1.8, and 0 the left end.
"""

from typing import Final

from mypy_extensions import i64

HOUSES: Final[i64] = 4
PER_HOUSE: Final[i64] = 9
CARDS: Final[i64] = 36
THRONES: Final[i64] = 7
SLOTS: Final[i64] = 64
MOST_SEATS: Final[i64] = 6

PLACE: Final[i64] = 0  # house x slot
DEAL: Final[i64] = 256  # character
THRONE: Final[i64] = 292  # Iron Throne card drawn
REVEAL: Final[i64] = 299  # Iron Throne card turned up
FIRST: Final[i64] = 306  # seat that starts round 1
UNSEEN_DEAL: Final[i64] = 312
UNSEEN_THRONE: Final[i64] = 313
PLAIN: Final[i64] = 314  # how many plain moves
NAMED: Final[i64] = 314  # character x slot
NUMBERS: Final[i64] = 2618  # plain moves and aliases

LEFT_END: Final[i64] = 0


def slot_text(slot: int) -> str:
    """`2.4` for slot 12."""
    row, position = (0, 8) if slot == 8 else divmod(slot, 8)
    return f"{row + 1}.{position}"


SLOT_TEXTS: Final[list[str]] = [slot_text(slot) for slot in range(64)]
SLOT_NUMBERS: Final[dict[str, int]] = {text: slot for slot, text in enumerate(SLOT_TEXTS)}
