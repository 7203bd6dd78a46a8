"""A new game that begins as another one did: its moves up to a line of the log, then new ones."""

from collections.abc import Callable, Sequence

from council.core.game import Game, Invalid
from council.core.log import CHANCE_MARK, DIGEST_MARK, Chain, Line, Log, Origin
from council.core.play import Chance, Play, replay_line, setup_of
from council.core.state import Rng


def branch(
    game: Game,
    log: Log,
    line: int,
    players: Sequence[str],
    chance: Rng | Chance,
    write: Callable[[str], None] | None = None,
) -> Play:
    """Play on from a line of a log with these players; line 1 is the start, before the deal.

    BadLog names the first line that cannot be played; Invalid where nobody can play on. Nothing
    after that line plays a part: chance is drawn again. The log says where it comes from. Its
    first moves were not made at this table, so nothing about their chance can be proved.
    """
    setup = setup_of(game, log)
    if not 1 <= line <= len(log.lines) + 1:
        raise Invalid("branch-no-line", got=line, most=len(log.lines) + 1)
    if len(players) != setup.seats:
        raise Invalid("branch-seats", got=len(players), seats=setup.seats)
    taken = [
        (number, Line(one.who, one.text, 0 if one.who == CHANCE_MARK else one.ms))
        for number, one in enumerate(log.lines[: line - 1], 2)
        if one.who != DIGEST_MARK
    ]
    origin = Origin(line, len(taken) + 1, check_of(log, line))
    play = Play(game, setup, players, chance, write, origin=origin)
    for number, one in taken:
        replay_line(play, one, number)
    if play.over():
        raise Invalid("branch-over", got=line)
    play.settle()
    return play


def check_of(log: Log, line: int) -> str:
    """The checksum of a line in the file of a log."""
    chain, check = Chain(), ""
    for entry, _ in zip(log.entries(), range(line), strict=False):
        check = chain.check(entry)
    return check
