"""How hard bots of a level think in a game."""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class Level:
    """The search of a level."""

    iterations: int  # for a question of effort 100
    # The share of questions with guesses and rollouts; at the others a move is judged as it stands,
    # where the game can do that.
    ahead: float = 1.0


Levels = Mapping[str, Level]
