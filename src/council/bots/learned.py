"""A bot that learned by playing against itself: docs/examples/selfplay.py writes weights/*.json.

A small network predicts how the round will end from what the seat would see after a move. It uses
only the numbers that a game gives (`observe`, `evaluate`). For a game without weights, the game's
own evaluation decides alone.
"""

import json
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from math import tanh

from council.bots.base import Bot, Budget
from council.core.game import Game
from council.core.state import State, members

WORLDS = 2  # ways to deal what is hidden, over which a move is judged


class Network:
    """One hidden layer; plain Python, so that playing needs no numpy."""

    def __init__(
        self,
        columns: list[list[float]],
        bias: list[float],
        out: list[float],
        names: Sequence[str] = (),
    ) -> None:
        self.columns = columns  # for each number of the view, its weight in each hidden unit
        self.bias = bias
        self.out = out
        self.names = names  # of the numbers of a view it was taught with

    def value(self, numbers: list[float]) -> float:
        """What the network expects; most numbers of a view are 0 and cost nothing."""
        hidden = self.bias[:]
        for number, column in zip(numbers, self.columns, strict=True):
            if number:
                for k, weight in enumerate(column):
                    hidden[k] += number * weight
        return sum(weight * tanh(x) for weight, x in zip(self.out, hidden, strict=True))


def numbers_of(game: Game, view: State, seat: int, names: Sequence[str]) -> list[float]:
    """What the network is told: the view as numbers, in the order it was taught with, and the
    game's own evaluation. What a game for so many does not have is 0."""
    told, places = game.observe(view), game.feature_table(view).places
    found = [told[places[name]] if name in places else 0.0 for name in names]
    return [*found, game.evaluate(view, seat)]


@cache
def network(name: str) -> Network | None:
    """What was learned of a game; None: nothing."""
    file = files("council.bots") / "weights" / f"{name}.json"
    if not file.is_file():
        return None
    kept = json.loads(file.read_text(encoding="utf-8"))
    return Network(kept["columns"], kept["bias"], kept["out"], kept["names"])


class LearnedBot(Bot):
    """Makes the move after which the network expects most."""

    def choose(self, view: State, budget: Budget) -> int:
        moves = members(view.legal_moves())
        if len(moves) == 1:
            return moves[0]
        seat, taught = int(view.viewer), network(self.game.name)
        totals = dict.fromkeys(moves, 0.0)
        for _ in range(WORLDS):
            world = view.copy()
            world.fill(self.rng)
            for move in moves:
                after = world.copy()
                after.apply(move)
                seen = after.mask(seat)
                if taught is None:
                    totals[move] += self.game.evaluate(seen, seat)
                else:
                    totals[move] += taught.value(numbers_of(self.game, seen, seat, taught.names))
        return max(moves, key=lambda move: totals[move])
