"""The levels of bots in RISK, by mode and number of players, where they are not the usual ones.

Guesses alone play well here. So what tells levels apart is mostly how often they look ahead.
"""

from council.core.levels import Level, Levels
from council.games.risk.state.board import Board
from council.games.risk.state.dominion import DominionBoard

USUAL: Levels = {}
WAR: Levels = {"easy": Level(40, ahead=0.25)}  # more than two players
WORLD: Levels = {"easy": Level(40, ahead=0.2), "medium": Level(400, ahead=0.85)}
# By dominion, Mitchell's amendments, and whether only two play
LEVELS: dict[tuple[bool, bool, bool], Levels] = {
    (False, False, False): WAR,
    (True, False, False): {"easy": Level(40, ahead=0.4)},
    (False, True, False): WAR,
    (False, True, True): {"easy": Level(40, ahead=0.4), "hard": Level(4000)},
}
FEWEST_IN_THE_WORLD = 6


def levels(s: Board) -> Levels:
    """Only what everybody knows from the beginning decides."""
    if s.seats >= FEWEST_IN_THE_WORLD:
        return WORLD
    return LEVELS.get((isinstance(s, DominionBoard), s.mitchell != 0, s.seats == 2), USUAL)
