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
STARK_PLOTS: Final[i64] = 7
OTHER_PLOTS: Final[i64] = 14

# Words
DONE: Final[i64] = 0
PASS: Final[i64] = 1
HAND_KEEP: Final[i64] = 2
HAND_NEW: Final[i64] = 3
NOTHING: Final[i64] = 4  # a search that finds nothing
READY: Final[i64] = 5  # all setup cards are turned up
AGAIN: Final[i64] = 6  # who draws a new hand: nobody, House Stark, House Lannister, both
PLACE_NOTHING: Final[i64] = 10  # a setup card stays in hand

PLOT: Final[i64] = 11
PLACE: Final[i64] = 43  # in the setup; also a card of a hand that not all see
MARSHAL: Final[i64] = 143
DUPLICATE: Final[i64] = 243
PLAY: Final[i64] = 343
USE: Final[i64] = 443
USE_SECOND: Final[i64] = 575
CHALLENGE: Final[i64] = 707
COMMIT: Final[i64] = 710
PICK: Final[i64] = 810
DRAW: Final[i64] = 942
LOSE: Final[i64] = 1042
REVEAL: Final[i64] = 1142
FIRST: Final[i64] = 1274
INITIATIVE: Final[i64] = 1276
STARK: Final[i64] = 1278  # the seat that plays House Stark
UNSEEN_PLOT: Final[i64] = 1280
UNSEEN_PLACE: Final[i64] = 1281
UNSEEN_DRAW: Final[i64] = 1282
UNSEEN_HAND: Final[i64] = 1283
NUMBERS: Final[i64] = 1284

WORD_TEXTS: Final[list[str]] = [
    "done",
    "pass",
    "hand keep",
    "hand new",
    "nothing",
    "ready",
    "again nobody",
    "again stark",
    "again lannister",
    "again both",
    "place nothing",
]
