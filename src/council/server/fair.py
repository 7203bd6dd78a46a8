"""A game at a table: begun or read back from its lines, chance drawn from its committed secret."""

from collections.abc import Sequence

from council.core.game import Game, Setup
from council.core.log import BadLog, read, read_on
from council.core.lots import commitment
from council.core.play import Chance, Play, catch_up, resume
from council.games import game_of

MOST_LINES = 50_000  # that a worker remembers: some dozens of megabytes
BEGUN = 10  # lines take as much room as a game in which nothing has happened


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
    log = read("".join(line + "\n" for line in lines), ours=True)
    play = resume(game_of(log), log, chance)
    play.secret = secret
    return play


def play_on(play: Play, lines: Sequence[str]) -> None:
    """Play the lines that follow; BadLog when they are not of this game."""
    before = len(play.written)
    catch_up(play, read_on(play.log, lines))
    if play.written[before:] != list(lines):
        raise BadLog(before + 1, "log-changed")


class Memory:
    """The games a worker thought about lately: its next question mostly is about one of them."""

    def __init__(self, most: int = MOST_LINES) -> None:
        self.most = most
        self.plays: dict[str, Play] = {}  # by their first lines, the last one used last

    def recall(self, lines: Sequence[str], chance: Chance) -> Play:
        """The game of stored lines, played on from what is remembered of it."""
        play = self.plays.pop(lines[0], None)  # what fails half-way is forgotten
        known = len(play.written) if play is not None else 0
        if play is None or play.written != list(lines[:known]):
            play = rebuild(lines, chance)
        else:
            play_on(play, lines[known:])
        self.plays[lines[0]] = play
        self._forget()
        return play

    def _forget(self) -> None:
        kept = sum(BEGUN + len(play.written) for play in self.plays.values())
        for head in list(self.plays)[:-1]:
            if kept <= self.most:
                break
            kept -= BEGUN + len(self.plays.pop(head).written)
