"""A game at a table: begun or read back from its lines, chance drawn from its committed secret."""

from collections.abc import Sequence

from council.core.game import Game, Setup
from council.core.log import read
from council.core.lots import commitment
from council.core.play import Chance, Play, catch_up, resume
from council.games import game_of


def prepare(game: Game, setup: Setup, players: Sequence[str], chance: Chance, secret: str) -> Play:
    """A new game, committed to a secret and not dealt yet."""
    play = Play(game, setup, players, chance, fair=commitment(secret))
    play.secret = secret
    return play


def begin(game: Game, setup: Setup, players: Sequence[str], chance: Chance) -> Play:
    """A new game, dealt, with nothing to check."""
    play = Play(game, setup, players, chance)
    play.settle()
    return play


def rebuild(lines: Sequence[str], chance: Chance, secret: str = "") -> Play:
    """The game of stored lines; BadLog names the first that cannot be played. Who has no secret
    can read the game, but draw nothing."""
    log = read("".join(line + "\n" for line in lines))
    play = resume(game_of(log), log, chance)
    play.secret = secret
    return play


class Memory:
    """The last game a worker thought about: its next question mostly is the same game, later."""

    def __init__(self) -> None:
        self.lines: tuple[str, ...] = ()
        self.play: Play | None = None

    def recall(self, lines: tuple[str, ...], chance: Chance) -> Play:
        """The game of stored lines, played on from what is remembered of it."""
        play, known = self.play, len(self.lines)
        self.play = None  # what fails half-way is forgotten
        if play is None or lines[:known] != self.lines:
            play = rebuild(lines, chance)
        else:
            catch_up(play, read("".join(line + "\n" for line in lines)))
        self.lines, self.play = lines, play
        return play
