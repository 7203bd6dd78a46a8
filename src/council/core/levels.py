"""How hard bots of a level think in a game."""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class Level:
    """The search of a level."""

    iterations: int  # for a question of effort 100
    ahead: bool = True  # False: no guesses and, where the game can judge at once, no rollouts


Levels = Mapping[str, Level]
