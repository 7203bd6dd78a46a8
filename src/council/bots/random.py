"""Any legal move, each equally likely."""

from council.bots.base import Bot, Budget
from council.core.state import State


class RandomBot(Bot):
    """Plays at random: the floor every other bot must beat."""

    def choose(self, view: State, budget: Budget) -> int:
        moves = view.legal_moves()
        return int(moves[self.rng.below(len(moves))])
