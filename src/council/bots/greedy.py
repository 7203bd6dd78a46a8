"""Makes the move after which the game's own evaluation is best for the seat."""

from council.bots.base import Bot, Budget
from council.core.state import State, members

WORLDS = 4  # ways to deal what is hidden, over which a move is judged


class GreedyBot(Bot):
    """Looks one move ahead."""

    def choose(self, view: State, budget: Budget) -> int:
        moves = members(view.legal_moves())
        totals = dict.fromkeys(moves, 0.0)
        seat = int(view.viewer)
        for _ in range(WORLDS):
            world = view.copy()
            world.fill(self.rng)
            for move in moves:
                after = world.copy()
                after.apply(move)
                totals[move] += self.game.evaluate(after.mask(seat), seat)
        best = max(totals.values())
        tied = [move for move in moves if totals[move] == best]
        return tied[int(self.rng.below(len(tied)))]
