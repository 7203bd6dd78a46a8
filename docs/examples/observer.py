"""Collect your own statistics. An observer is called before a game, at each move, and after it.

council match intrigue --seats greedy,easy --games 20 --observe docs/examples/observer.py
"""

from collections import Counter

from council.core.play import Play
from council.lab.match import Match, play_all
from council.lab.observe import Observer
from council.lab.stats import summary


class FirstWords(Observer):
    """Counts the first move of each seat and the decisions of each game."""

    def before(self, play: Play) -> None:
        self.first: dict[int, str] = {}
        self.asked = 0

    def move(self, play: Play, seat: int, move: int) -> None:
        self.asked += 1
        self.first.setdefault(seat, play.game.text(move).split()[0])

    def after(self, play: Play) -> dict[str, object]:
        return {"asked": self.asked, "first": self.first}

    @classmethod
    def total(cls, facts):
        """Summarise all games."""
        words = Counter(word for game in facts for word in game["first"].values())
        return {"asked": sum(game["asked"] for game in facts) / len(facts), "first": dict(words)}


if __name__ == "__main__":
    match = Match("intrigue", ["greedy", "random"], games=5, seed=1, observers=[__file__])
    print(summary(match, list(play_all(match)))["observed"]["FirstWords"])
