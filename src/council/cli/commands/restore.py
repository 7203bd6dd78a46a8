"""`council restore`: the games of a backup, into a database of either kind."""

from contextlib import nullcontext
from pathlib import Path

import click

from council.cli.commands.serve import alone_in
from council.cli.terminal import Terminal
from council.cli.words import Command, argument, flag, option


def command(terminal: Terminal) -> click.Command:
    """Build it in the reader's language."""
    return Command(
        terminal,
        "restore",
        bring_back,
        [
            argument(terminal, "restore", "file"),
            option(terminal, "restore", "data"),
            option(terminal, "restore", "database", envvar="COUNCIL_DATABASE"),
            flag(terminal, "restore", "replace"),
        ],
    )


def bring_back(
    terminal: Terminal, file: str, data: str | None, database: str | None, replace: bool
) -> int:
    """The command."""
    from council.server.settings import user_data
    from council.server.storage import backup
    from council.server.storage.database import FILE, look_into, open_database

    backup.read(Path(file))  # before a database is made for it
    folder = Path(data) if data else user_data()
    with nullcontext() if database else alone_in(folder):
        if database or (folder / FILE).is_file():
            there = look_into(folder, database or "")
            try:
                backup.check_place(there, replace)
            finally:
                there.dispose()
        engine = open_database(folder, database or "")
        try:
            count = backup.restore(engine, Path(file), replace)
        finally:
            engine.dispose()
    click.echo(terminal.say("server-restored", count=count))
    return 0
