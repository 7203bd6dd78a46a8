"""The bots that use what was learned of a game (`Game.learned`); `council train` writes it.

`learned` makes the move that the policy likes most, without a search. `master` searches with the
advice of what was learned, and deals hidden cards in proportion to how well they explain what the
others did. `learned` plays like `greedy` where no such policy was learned, or one that is only good
enough to play on with in a search. Where nothing was learned, `master` is the usual search with
8,000 iterations.
"""

from dataclasses import replace

from council.bots.base import Bot, Budget
from council.bots.greedy import GreedyBot
from council.bots.ismcts import Search
from council.bots.searcher import CURIOSITY, IsmctsBot, thought
from council.core.state import State

A_DEAL = 20  # iterations for each deal of the hidden cards that is weighed before the search
MOST_DEALS = 2000  # before a search
AT_ONCE = 50  # deals between looks at the clock
USUAL = 8000  # iterations where nothing was learned


class LearnedBot(Bot):
    """Makes the move that looks best."""

    def choose(self, view: State, budget: Budget) -> int:
        learner = self.game.learner(int(view.seats))
        known = self.game.learned(view) if learner and learner.kind == "policy" else None
        if known is None:
            return GreedyBot(self.game, self.rng).choose(view, budget)
        return int(known.preferred(view))


class MasterBot(Bot):
    """Searches with inferred hands."""

    def choose(self, view: State, budget: Budget) -> int:
        known = self.game.learned(view)
        if known is None:
            usual = replace(budget, iterations=min(USUAL, budget.iterations))
            return IsmctsBot(self.game, self.rng).choose(view, usual)
        moves = known.candidates(view)
        if len(moves) == 1:
            return int(moves[0])
        budget = budget.at(self.game.levels(view))
        left = budget.part(int(known.effort(view)))
        time_up = budget.clock()
        half_up = replace(budget, ms=(budget.ms + 1) // 2).clock()
        for _ in range(max(1, min(left // A_DEAL, MOST_DEALS) // AT_ONCE)):
            known.infer(view, AT_ONCE, self.rng)
            if half_up():
                break
        visits = known.guess_visits(view, left)
        search = Search(view, known, self.rng, CURIOSITY, ahead=True, guess_visits=visits)
        return thought(search, left, time_up)
