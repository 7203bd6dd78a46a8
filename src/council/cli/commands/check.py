"""`council check`: whether a file of cards can be played with."""

from pathlib import Path

import click

from council.cli.terminal import Terminal
from council.cli.values import one_of
from council.cli.words import Command, argument, flag

GAMES_PLAYED = 50
WHATS = ("cards",)


def command(terminal: Terminal) -> click.Command:
    """Build it in the reader's language."""
    return Command(
        terminal,
        "check",
        run,
        [
            argument(terminal, "check", "what", one_of(*WHATS), complete=WHATS),
            argument(terminal, "check", "file", required=False, default=""),
            flag(terminal, "check", "json"),
        ],
    )


def run(terminal: Terminal, what: str, file: str, json: bool) -> None:
    """Read the file, build every text, play random games; a mistake is named and ends it."""
    from council.cli.inputs import LARGEST_DATA, read_text
    from council.core.play import rng_for
    from council.games.cardgame.game import GAME
    from council.kit.tables import parse

    tables = parse(read_text(Path(file), LARGEST_DATA), file) if file else {}
    game = GAME.with_data(tables, file)
    for number in range(GAMES_PLAYED):
        rng = rng_for("check", number)
        plots = ("printed", "draft", "own")[number % 3]
        state = game.new(game.setup(2, {"plots": plots}))
        state.play_to_end(rng)
    changed = [row for row in game.data_report() if row[3] == "owner"]
    items = sorted({row[0] for row in changed})
    if json:
        terminal.json({"file": file or None, "sound": True, "items": items, "games": GAMES_PLAYED})
        return
    if file:
        terminal.echo(terminal.say("cli-check-cards", file=file, items=len(items)))
    else:
        terminal.echo(terminal.say("cli-check-shipped"))
    terminal.echo(terminal.say("cli-check-played", games=GAMES_PLAYED))
