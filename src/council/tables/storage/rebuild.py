"""A game at a table: begun or read back from its lines, chance drawn from its committed secret."""

from collections.abc import Sequence

from council.core.deals import DealCode
from council.core.game import Game, Setup
from council.core.log import BadLog, read, read_on
from council.core.lots import commitment
from council.core.play import Chance, Play, catch_up, resume
from council.games import game_of
from council.protocol.errors import Denied
from council.tables.storage.records import Record


def prepare(game: Game, setup: Setup, players: Sequence[str], chance: Chance, secret: str) -> Play:
    """A new game, committed to a secret and not dealt yet."""
    play = Play(game, setup, players, chance, fair=commitment(secret))
    play.secret = secret
    return play


def begin(game: Game, setup: Setup, players: Sequence[str], chance: Chance | DealCode) -> Play:
    """A new game, dealt, with nothing to check."""
    play = Play(game, setup, players, chance)
    play.settle()
    return play


def rebuild(lines: Sequence[str], chance: Chance, secret: str = "") -> Play:
    """The game of stored lines; BadLog names the first that cannot be played. Without a
    secret the game can be read, but nothing drawn."""
    log = read("".join(line + "\n" for line in lines), ours=True)
    play = resume(game_of(log), log, chance)
    play.secret = secret or play.secret
    return play


def rebuild_record(record: Record, chance: Chance) -> Play:
    """The game of a record, played again; a long game takes long. Denied when it cannot be read."""
    try:
        lines = [record.head, *(row.text for row in record.rows)]
        return rebuild(lines, chance, record.summary.status.secret)
    except BadLog as bad:
        if "text" in bad.message.facts:  # a move, which may be hidden from whoever is told
            raise Denied("unreadable") from None
        raise Denied.because("unreadable", bad) from None


def play_on(play: Play, lines: Sequence[str]) -> None:
    """Play the lines that follow; BadLog when they are not of this game."""
    before = len(play.written)
    catch_up(play, read_on(play.log, lines))
    if play.written[before:] != list(lines):
        raise BadLog(before + 1, "log-changed")
