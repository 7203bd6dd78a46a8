"""A bot in a few lines, and a match against one of the project's bots."""

from collections import Counter

from council.bots import Bot, Budget, find
from council.core.play import Play, rng_for
from council.core.state import Rng, State, members
from council.games import GAMES

GAME = GAMES["intrigue"]


class Herald(Bot):
    """Places its strongest House first, so that more cards of that House can follow."""

    def choose(self, view: State, budget: Budget) -> int:
        """Return a move as a number. Its text would be, for example, `place stark 2.4`."""
        held = Counter(card["house"] for card in self.game.describe(view)["hand"])
        moves = members(view.legal_moves())
        return max(moves, key=lambda move: held[self.game.text(move).split()[1]])


def share_of_wins(games: int) -> float:
    """Play against `random` from both seats and return our share of the wins."""
    won = 0.0
    for number in range(games):
        mine = number % 2
        bots: list[Bot] = [find("random").make(GAME, rng_for("theirs", number))] * 2
        bots[mine] = Herald(GAME, rng_for("mine", number))
        play = Play(GAME, GAME.setup(2), ["a", "b"], Rng(number))
        play.settle()
        while not play.over():
            seat = int(play.state.seat())
            play.move(seat, bots[seat].choose(play.view(seat), Budget()))
        won += float(play.state.value(mine))
    return won / games


if __name__ == "__main__":
    print(f"{share_of_wins(200):.0%} of the games won against random")
