"""What a game gives to bots, and to those who teach networks to play it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from council.core.heuristics import Judgement

Kept = Mapping[str, Any]  # the weights of a network as they lie in a file
Orders = list[list[int]]


@dataclass(frozen=True)
class Level:
    """How hard bots of a level think in a game."""

    iterations: int  # of the search, for a question of effort 100
    # The share of questions with guesses and rollouts; at the others a move is judged as it stands,
    # where the game can do that.
    ahead: float = 1.0


Levels = Mapping[str, Level]


@dataclass(frozen=True)
class Learner:
    """A way to judge with given weights; None: nothing is known yet. Inputs that are put into one
    of these orders mean the same."""

    judgement: Callable[[Kept | None], Judgement]
    orders: Orders
    file: str  # the name under which the game looks for the weights
    # What is learned: "policy" (of moves, good enough to play alone), "value" (of positions), or
    # "play": a quick policy for a search to play on with, whose rows are places of weights, two
    # bytes each, and a value.
    kind: str = "policy"
    weights: int = 0  # of the quick policy
