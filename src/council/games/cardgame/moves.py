"""The numbered moves of the card game, the same for every deck and every way to get plots.

Cards are numbered 0-49 (House Stark's deck) and 50-99 (House Lannister's), plots 100-131: House
Lannister's seven, House Stark's seven, then the eighteen others. Houses are 0 Stark, 1 Lannister.
"""

from typing import Final

from mypy_extensions import i64

CARDS: Final[i64] = 100
DECK_SIZE: Final[i64] = 50
PLOTS: Final[i64] = 32
THINGS: Final[i64] = 132  # cards and plots
LANNISTER_PLOTS: Final[i64] = 0  # the first of the seven, as a plot
STARK_PLOTS: Final[i64] = 7
OTHER_PLOTS: Final[i64] = 14

# Words
DONE: Final[i64] = 0
PASS: Final[i64] = 1
KEEP: Final[i64] = 2  # a hand, or a card that is not placed
MULLIGAN: Final[i64] = 3
NOTHING: Final[i64] = 4  # a search that finds nothing
READY: Final[i64] = 5  # all set-up cards are turned up
AGAIN: Final[i64] = 6  # who draws a new hand: nobody, House Stark, House Lannister, both

WORDS: Final[i64] = 10
PLOT: Final[i64] = 10
PLACE: Final[i64] = 42
MARSHAL: Final[i64] = 142
DUPLICATE: Final[i64] = 242
PLAY: Final[i64] = 342
USE: Final[i64] = 442
USE_SECOND: Final[i64] = 574
CHALLENGE: Final[i64] = 706
COMMIT: Final[i64] = 709
PICK: Final[i64] = 809
DRAW: Final[i64] = 941
LOSE: Final[i64] = 1041
REVEAL: Final[i64] = 1141
FIRST: Final[i64] = 1273
INITIATIVE: Final[i64] = 1275
STARK: Final[i64] = 1277  # the seat that plays House Stark
UNSEEN_PLOT: Final[i64] = 1279
UNSEEN_PLACE: Final[i64] = 1280
UNSEEN_DRAW: Final[i64] = 1281
UNSEEN_KEEP: Final[i64] = 1282
NUMBERS: Final[i64] = 1283

WORD_TEXTS: Final[list[str]] = [
    "done",
    "pass",
    "keep",
    "mulligan",
    "nothing",
    "ready",
    "again nobody",
    "again stark",
    "again lannister",
    "again both",
]
