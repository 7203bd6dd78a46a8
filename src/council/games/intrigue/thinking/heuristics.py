"""What Westeros Intrigue tells a search: how the game stands between two rounds."""

from math import exp
from typing import final

from mypy_extensions import i64

from council.core.heuristics import Heuristics
from council.core.state import State
from council.games.intrigue.board import OVER
from council.games.intrigue.rules import Intrigue


@final
class IntrigueHeuristics(Heuristics):
    """All moves count alike, play goes on at random to the end of the round, and then the scores
    are compared."""

    def estimate(self, state: State, seat: i64) -> float:
        assert isinstance(state, Intrigue)
        return state.value(seat) if state.phase == OVER else prospect(state, seat)


def prospect(state: Intrigue, seat: i64) -> float:
    """Before the end: a softmax of the scores, sharper the fewer rounds are left."""
    heat = 1.0 + 1.5 * float(state.rounds - state.round)
    mine = state.score(seat)
    total = 0.0
    for other in range(state.seats):
        theirs = state.score(other)
        total += exp(float(mine - theirs) / heat) if theirs != mine else 1.0
    return 1.0 / total
