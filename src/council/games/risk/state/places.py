"""Where things lie, by number: who holds a territory, where cards are, what units there are."""

from typing import Final

from mypy_extensions import i64

from council.games.risk.moves import END_GAME, MAESTERS, OBJECTIVES

# Who holds a territory: a seat, or
NEUTRAL: Final[i64] = -1
FREE: Final[i64] = -2
NOWHERE: Final[i64] = -3  # not on the map in play

# Where a territory card lies: these, then a hand for each seat
DECK: Final[i64] = 0
DISCARDS: Final[i64] = 1
HAND: Final[i64] = 2
WAITING: Final[i64] = 9  # face down with armies in waiting, a place for each seat
LOOKED: Final[i64] = 16  # looked at by the seat that chooses among them
PLACES: Final[i64] = 17


# Scrolls are the maester and objective cards, numbered from 0: a card less MAESTERS.
SCROLLS: Final[i64] = END_GAME - MAESTERS
FIRST_OBJECTIVE: Final[i64] = OBJECTIVES - MAESTERS  # the first objective among them

# Where they lie: maesters
M_DECK: Final[i64] = 0
M_DISCARDS: Final[i64] = 1
M_HAND: Final[i64] = 2  # a hand for each seat
M_LOOKED: Final[i64] = 9  # the seat on turn chooses among them
# and objectives
O_DECK: Final[i64] = 11
O_DISCARDS: Final[i64] = 12
O_HAND: Final[i64] = 13
O_LOOKED: Final[i64] = 20
SCROLL_PLACES: Final[i64] = 21

# Units of a territory in one number, eight bits a kind; a kind is the icon of a card.
KNIGHT: Final[i64] = 0
ENGINE: Final[i64] = 1
FORT: Final[i64] = 2
TOKENS: Final[i64] = 21  # of a kind in the box


# The state of a character; from CAPTIVE on: of which seat
UP: Final[i64] = 0
DOWN: Final[i64] = 1
GONE: Final[i64] = 2
CAPTIVE: Final[i64] = 3
