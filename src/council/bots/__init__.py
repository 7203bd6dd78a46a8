"""The bots by name."""

from council.bots.base import Bot, Budget, Player
from council.bots.greedy import GreedyBot
from council.bots.learned import LearnedBot, MasterBot
from council.bots.random import RandomBot
from council.bots.searcher import IsmctsBot
from council.core.game import Invalid

# Iterations make a level, and whether it looks ahead; the milliseconds only guard against a slow
# machine. The iterations are those of a question of effort 100; a game gives each question a part
# (Heuristics.effort), often a few per cent. A game may have other iterations (Game.levels).
LEVELS = {
    "easy": Budget(iterations=40, ms=800, ahead=0.0, level="easy"),
    "medium": Budget(iterations=400, ms=2500, level="medium"),
    "hard": Budget(iterations=8000, ms=8000, level="hard"),
}
# Where something was learned of the game.
MASTER = Budget(iterations=16_000, ms=3000, level="master")
NAMES = ("random", "greedy", "learned", "ismcts:200", "ismcts:500ms", *LEVELS, "master")


def find(name: str) -> Player:
    """The bot of a name: one of NAMES, or ismcts with another budget."""
    if name == "random":
        return Player(name, RandomBot, Budget())
    if name == "greedy":
        return Player(name, GreedyBot, Budget())
    if name == "learned":
        return Player(name, LearnedBot, Budget())
    if name == "master":
        return Player(name, MasterBot, MASTER)
    if name in LEVELS:
        return Player(name, IsmctsBot, LEVELS[name])
    kind, _, amount = name.partition(":")
    if kind == "ismcts":
        return Player(name, IsmctsBot, _budget(name, amount))
    raise Invalid("bot-unknown", got=name[:40], allowed=", ".join(NAMES))


def _budget(name: str, amount: str) -> Budget:
    number = amount.removesuffix("ms")
    if not (number.isascii() and number.isdecimal() and 0 < int(number[:9]) <= 10_000_000):
        raise Invalid("bot-budget", got=name[:40])
    return Budget(ms=int(number)) if amount.endswith("ms") else Budget(iterations=int(number))


__all__ = ["LEVELS", "MASTER", "NAMES", "Bot", "Budget", "Player", "find"]
