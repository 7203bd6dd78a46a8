"""The levels of bots in RISK, by mode and number of players, where they are not the usual ones.

Guesses alone play well here. So what tells levels apart is mostly how often they look ahead.
"""

from council.core.bots import Level, Levels
from council.games.risk.state.board import Board
from council.games.risk.state.dominion import DominionBoard

USUAL: Levels = {}
DUEL, WAR, WORLD = "two players", "three to five", "six or seven"
FEWEST_IN_THE_WORLD = 6
# By Dominion, House Mitchell's amendments, and the size of the table
LEVELS: dict[tuple[bool, bool, str], Levels] = {
    (False, False, WAR): {"easy": Level(40, ahead=0.25), "master": Level(32_000)},
    (False, False, WORLD): {"easy": Level(40, ahead=0.25)},
    (False, True, DUEL): {"easy": Level(40, ahead=0.4), "hard": Level(2500)},
    (False, True, WAR): {"easy": Level(40, ahead=0.15)},
    (True, True, DUEL): {"medium": Level(1600)},
}


def levels(s: Board) -> Levels:
    """Only what everybody knows from the beginning decides."""
    size = DUEL if s.seats == 2 else WAR if s.seats < FEWEST_IN_THE_WORLD else WORLD
    return LEVELS.get((isinstance(s, DominionBoard), s.mitchell != 0, size), USUAL)
