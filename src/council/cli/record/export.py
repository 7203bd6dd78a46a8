"""`council export`: the finished games of a server as logs, or decisions of games as arrays."""

import os
from dataclasses import dataclass
from datetime import datetime
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from council.cli.inputs import not_together
from council.cli.logs import ENDING, logs_at, naming, replay
from council.cli.terminal import Terminal
from council.cli.words import Command, argument, flag, option
from council.cli.work import check_page
from council.core.game import Invalid

if TYPE_CHECKING:
    from council.core.log import Log
    from council.tables.storage.records import Record

WON = "win"  # how a game ends that has a result
ARRAYS, FOLDER = "games.npz", "games"


def command(terminal: Terminal) -> click.Command:
    """Build it in the reader's language."""
    out = option(terminal, "export", "out")
    out.opts.append("-o")
    return Command(
        terminal,
        "export",
        run,
        [
            argument(terminal, "export", "file", nargs=-1, required=False),
            flag(terminal, "export", "arrays"),
            out,
            flag(terminal, "export", "all"),
            option(terminal, "export", "data"),
            option(terminal, "export", "database", envvar="COUNCIL_DATABASE"),
            flag(terminal, "export", "json"),
        ],
    )


@dataclass(frozen=True)
class ExportOptions:
    """What was asked for on the command line."""

    file: tuple[str, ...]
    arrays: bool
    out: str | None
    all: bool
    data: str | None
    database: str | None
    json: bool


def run(terminal: Terminal, **given: Any) -> int:
    """Logs come from a server, arrays from logs."""
    wanted = ExportOptions(**given)
    not_together(("--arrays", wanted.arrays), ("--all", wanted.all))
    not_together(("--arrays", wanted.arrays), ("--data", wanted.data))
    if wanted.arrays:
        if not wanted.file:
            raise Invalid("cli-export-which")
        return write_arrays(terminal, wanted.file, wanted.out or ARRAYS, wanted.json)
    if wanted.file:
        raise Invalid("cli-export-what")
    return write_logs(terminal, wanted)


# -- logs


def write_logs(terminal: Terminal, wanted: ExportOptions) -> int:
    """One file for each finished game. A game that cannot be read is named and left out."""
    from council.server.settings import user_data
    from council.server.storage.exports import logs
    from council.server.storage.housekeeping import open_store

    folder = Path(wanted.out or FOLDER)
    source = Path(wanted.data) if wanted.data else user_data()
    store = open_store(source, wanted.database or "")
    games = broken = 0
    try:
        make(folder)
        for record, log in logs(store, wanted.all):
            if isinstance(log, Invalid):
                broken += 1
                terminal.warn("cli-in-file", file=record.id, what=terminal.voice(log.message))
                continue
            save(folder, record, log)
            games += 1
    finally:
        store.close()
    if wanted.json:
        terminal.json({"folder": str(folder), "games": games, "broken": broken})
    else:
        terminal.tell(terminal.say("record-exported", folder=str(folder), games=games), wrap=False)
    return 0


def make(folder: Path) -> None:
    """The folder, if it is not there yet."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        raise Invalid("cli-bad-folder", folder=str(folder)) from None


def save(folder: Path, record: "Record", log: "Log") -> None:
    """A file with the date of the game, in its name and in its time; never half of one."""
    at = record.summary.changed
    day = datetime.fromtimestamp(at).astimezone().strftime("%Y-%m-%d")
    path = folder / f"{day}-{record.game}-{record.id}{ENDING}"
    draft = path.with_name(path.name + ".new")
    try:
        draft.write_text(log.dump(), encoding="utf-8", newline="\n")
        os.utime(draft, (at, at))
        os.replace(draft, path)
    except OSError:
        raise Invalid("cli-bad-folder", folder=str(folder)) from None


# -- arrays


def write_arrays(terminal: Terminal, file: tuple[str, ...], out: str, json: bool) -> int:
    """Games that are not finished are left out, and counted."""
    if find_spec("numpy") is None:
        raise Invalid("cli-export-numpy")
    check_page(out)
    from council.rl.export import ArrayExport

    export = ArrayExport()
    games = decisions = unfinished = 0
    for path in [path for name in file for path in logs_at(name)]:
        with naming(terminal, path):
            play = replay(path)
            if play.log.end != WON:
                unfinished += 1
                continue
            decisions += export.add(play)
        games += 1
    if not games:
        raise Invalid("cli-export-nothing")
    export.write(out)
    if json:
        found = {"file": out, "games": games, "decisions": decisions, "unfinished": unfinished}
        terminal.json(found)
        return 0
    terminal.tell(terminal.say("cli-export-done", file=out, games=games, decisions=decisions))
    if unfinished:
        terminal.tell(terminal.say("cli-export-unfinished", games=unfinished))
    return 0
