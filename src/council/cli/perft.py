"""`council perft`: count move sequences from a position."""

import signal

import click

from council.cli.inputs import GAME_NAMES, find_game
from council.cli.terminal import Terminal
from council.cli.values import whole
from council.cli.words import Command, argument, flag, option
from council.core.game import Game

DEEPEST = 36


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
    from council.core.perft import perft

    position = {"deal": deal, "first": first, "court": court}
    state = game.given({key: value for key, value in position.items() if value})
    # The count runs in one call; only the system's own handler can stop it half-way.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    count = int(perft(state, depth))
    if json:
        terminal.json({"game": game.name, **position, "depth": depth, "count": count})
    else:
        terminal.echo(str(count))
