"""A game at a table: begun or read back from its lines, every outcome of chance drawn afresh."""

from collections.abc import Callable, Sequence

from council.core.game import Game, Setup
from council.core.log import BadLog, Log, read
from council.core.play import Play, resume, rng_for
from council.core.state import Rng
from council.games import GAMES


class FairPlay(Play):
    """One outcome, one generator: whoever knows some of a deal cannot work out the rest.

    `written` is the log line by line, the head first.
    """

    def __init__(self, play: Play, written: list[str], chance: Callable[[], Rng]) -> None:
        vars(self).update(vars(play))
        self.written = written
        self.chance = chance

    @property
    def rng(self) -> Rng:
        """Asked for once for every outcome."""
        return self.chance()

    @rng.setter
    def rng(self, value: Rng) -> None:
        """The generator a plain Play would go on with is not used."""


def begin(game: Game, setup: Setup, players: Sequence[str], chance: Callable[[], Rng]) -> FairPlay:
    """A new game, dealt."""
    written: list[str] = []
    play = FairPlay(
        Play(game, setup, players, rng_for("not used"), written.append), written, chance
    )
    play.settle()
    return play


def rebuild(lines: Sequence[str], chance: Callable[[], Rng]) -> FairPlay:
    """The game of stored lines; BadLog names the first that cannot be played."""
    log = read("".join(line + "\n" for line in lines))
    written: list[str] = []
    play = resume(game_of(log), log, rng_for("not used"), written.append)
    return FairPlay(play, written, chance)


def game_of(log: Log) -> Game:
    """The game a log was played with, an owner's values included."""
    game = GAMES.get(log.game)
    if game is None:
        raise BadLog(1, "log-unknown-game", got=log.game[:40], allowed=", ".join(GAMES))
    return game.with_data(log.setup.data, "data") if log.setup.data else game
