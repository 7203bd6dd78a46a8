"""`council perft`: count move sequences from a position."""

import click

from council.cli.inputs import GAME_NAMES, find_game
from council.cli.terminal import Terminal
from council.cli.values import whole
from council.cli.words import Command, argument, flag, option
from council.core.game import Game
from council.core.state import CHANCE, NOBODY, State, members

DEEPEST = 36
AT_ONCE = 5  # decisions counted in one compiled call, which Ctrl-C must wait for


def command(terminal: Terminal) -> click.Command:
    """Build it in the reader's language."""
    return Command(
        terminal,
        "perft",
        run,
        [
            argument(terminal, "perft", "game", find_game, complete=GAME_NAMES),
            option(terminal, "perft", "deal", required=True),
            option(terminal, "perft", "first", default="0"),
            option(terminal, "perft", "court", default=""),
            option(terminal, "perft", "depth", whole(0, DEEPEST), required=True),
            flag(terminal, "perft", "json"),
        ],
    )


def run(
    terminal: Terminal, game: Game, deal: str, first: str, court: str, depth: int, json: bool
) -> None:
    """Print the number, and nothing else."""
    position = {"deal": deal, "first": first, "court": court}
    state = game.given({key: value for key, value in position.items() if value})
    count = counted(state, depth, int(state.leg()))
    if json:
        terminal.json({"game": game.name, **position, "depth": depth, "count": count})
    else:
        terminal.echo(str(count))


def counted(state: State, depth: int, leg: int) -> int:
    """What core counts, in pieces between which Ctrl-C is heard."""
    from council.core.perft import perft

    if depth and (state.seat() == NOBODY or state.leg() != leg):
        return 0
    if depth <= AT_ONCE:
        return int(perft(state, depth))
    by_chance = state.seat() == CHANCE
    moves = members(state.chances())[::2] if by_chance else members(state.legal_moves())
    total = 0
    for move in moves:
        after = state.copy()
        after.apply(move)
        total += counted(after, depth if by_chance else depth - 1, leg)
    return total
