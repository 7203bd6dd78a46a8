"""`council backup`: all games of a server in one file, taken while it runs."""

from pathlib import Path

import click

from council.cli.terminal import Terminal
from council.cli.words import Command, argument, option


def command(terminal: Terminal) -> click.Command:
    """Build it in the reader's language."""
    return Command(
        terminal,
        "backup",
        back_up,
        [
            argument(terminal, "backup", "file"),
            option(terminal, "backup", "data"),
            option(terminal, "backup", "database", envvar="COUNCIL_DATABASE"),
        ],
    )


def back_up(terminal: Terminal, file: str, data: str | None, database: str | None) -> int:
    """The command."""
    from council.core.game import Invalid
    from council.server.settings import user_data
    from council.server.storage import backup
    from council.server.storage.database import FILE, look_into

    folder = Path(data) if data else user_data()
    if not database and not (folder / FILE).is_file():
        raise Invalid("server-backup-nothing", folder=str(folder))
    engine = look_into(folder, database or "")
    try:
        count = backup.back_up(engine, Path(file))
    finally:
        engine.dispose()
    click.echo(terminal.say("server-backup-made", count=count, file=file))
    return 0
