"""The bot around the tree search: searches in small slices until its budget is spent."""

from collections.abc import Callable

from council.bots.base import Bot, Budget
from council.bots.ismcts import Search
from council.core.state import State

CURIOSITY = 0.7
GO = 50  # iterations between looks at the clock


class IsmctsBot(Bot):
    """Information-set Monte Carlo tree search."""

    def choose(self, view: State, budget: Budget) -> int:
        heuristics = self.game.heuristics
        moves = heuristics.candidates(view)
        if len(moves) == 1:
            return int(moves[0])
        budget = budget.at(self.game.levels(view))
        left = budget.part(int(heuristics.effort(view))) or 1 << 60
        ahead = budget.looks_ahead(self.rng)
        visits = heuristics.guess_visits(view, left)
        search = Search(view, heuristics, self.rng, CURIOSITY, ahead, visits)
        time_up = budget.clock()
        return thought(search, left, time_up)


def thought(search: Search, iterations: int, time_up: Callable[[], bool]) -> int:
    """What a search finds best after so many iterations, or fewer if the time is up."""
    left = iterations
    while left > 0:
        search.think(min(GO, left))
        left -= GO
        if time_up():
            break
    return int(search.best())
