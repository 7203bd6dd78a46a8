"""A game at a table: begun or read back from its lines, every outcome of chance drawn afresh."""

from collections.abc import Sequence

from council.core.game import Game, Setup
from council.core.log import read
from council.core.play import Chance, Play, resume
from council.games import game_of


def begin(game: Game, setup: Setup, players: Sequence[str], chance: Chance) -> Play:
    """A new game, dealt."""
    play = Play(game, setup, players, chance)
    play.settle()
    return play


def rebuild(lines: Sequence[str], chance: Chance) -> Play:
    """The game of stored lines; BadLog names the first that cannot be played."""
    log = read("".join(line + "\n" for line in lines))
    return resume(game_of(log), log, chance)
