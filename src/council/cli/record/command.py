"""`council chronicle`: all games of a folder of logs, put together."""

import json
import os
import re
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import click
import msgspec

from council.cli.errors import printable
from council.cli.inputs import not_together, read_text
from council.cli.logs import logs_at
from council.cli.terminal import Terminal
from council.cli.words import Command, argument, flag, option
from council.cli.work import check_page
from council.core.game import Fact, Invalid, Message
from council.core.log import LARGEST_FILE
from council.protocol.record import RecordGame

SEVERAL = 60  # files for which another process is worth its start
AT_ONCE = 25  # files of one job
DAY = re.compile(r"(\d{4}-\d{2}-\d{2})-")  # at the start of a file's name


class FileFound(msgspec.Struct):
    """What is in a file: a game, nothing to count, or what is wrong with it."""

    file: str
    game: RecordGame | None = None
    key: str = ""
    facts: dict[str, int | str | dict[str, str]] = {}


def command(terminal: Terminal) -> click.Command:
    """Build it in the reader's language."""
    return Command(
        terminal,
        "chronicle",
        run,
        [
            argument(terminal, "chronicle", "folder", nargs=-1, required=True),
            option(terminal, "chronicle", "html"),
            flag(terminal, "chronicle", "json"),
        ],
    )


def run(terminal: Terminal, folder: tuple[str, ...], html: str | None, json: bool) -> int:
    """A file that cannot be read is named and left out; 2 when no game is left."""
    not_together(("--html", html), ("--json", json))
    check_page(html)
    from council.cli.record import lines, page
    from council.cli.record.told import Told
    from council.record.chronicle import chronicle

    named = [path for name in folder for path in logs_at(name)]
    paths = list({os.path.abspath(path): path for path in named}.values())  # each of them once
    found = sorted(read_all(paths), key=lambda one: one.file)
    wrong = [one for one in found if one.key]
    games = [one.game for one in found if one.game is not None]
    for one in wrong:
        what = terminal.voice(Message(one.key, facts_of(one)))
        says_which = "file" in one.facts
        line = what if says_which else terminal.say("cli-in-file", file=one.file, what=what)
        click.echo(printable(line), err=True)
    if not games:
        raise Invalid("record-nothing")
    made = chronicle(games)
    others = len(found) - len(games) - len(wrong)
    if json:
        facts = msgspec.to_builtins(made)
        terminal.json({**facts, "unfinished": others, "broken": [one.file for one in wrong]})
        return 0
    told = Told(terminal.voice, made)
    notes = left_out(terminal, others, len(wrong))
    if html is None:
        lines.show(terminal, told, notes)
        return 0
    Path(html).write_text(page.html(told, notes), encoding="utf-8", newline="\n")
    terminal.tell(terminal.say("record-written", file=html), "quiet", wrap=False)
    return 0


def left_out(terminal: Terminal, unfinished: int, broken: int) -> list[str]:
    """What does not count."""
    found = {"record-unfinished": unfinished, "record-broken": broken}
    return [terminal.say(key, games=count) for key, count in found.items() if count]


def facts_of(found: FileFound) -> dict[str, Fact]:
    """The facts of what is wrong."""
    return dict(found.facts)


def read_all(paths: list[Path]) -> Iterator[FileFound]:
    """What is in these files, in any order; many are read by several processes."""
    from council.lab.executors import cores, spread

    jobs = [
        json.dumps([str(path) for path in paths[k : k + AT_ONCE]])  # names need not be UTF-8
        for k in range(0, len(paths), AT_ONCE)
    ]
    workers = min(cores(), len(jobs)) if len(paths) >= SEVERAL else 1
    for answer in spread(read_some, jobs, "processes", workers):
        yield from msgspec.json.decode(answer, type=list[FileFound])


def read_some(job: str) -> str:
    """The work of one process: what is in some files."""
    return msgspec.json.encode([look(Path(name)) for name in json.loads(job)]).decode()


def look(path: Path) -> FileFound:
    """What is in one file."""
    from council.record.logs import summary

    file = in_utf8(str(path))
    try:
        text = read_text(path, LARGEST_FILE)
        return FileFound(file, summary(text, in_utf8(path.name), time_of(path)))
    except Invalid as bad:
        facts = {name: plain(value) for name, value in bad.message.facts.items()}
        return FileFound(file, None, bad.message.key, facts)


def plain(value: Fact) -> int | str | dict[str, str]:
    """A fact that can be sent to another process."""
    if isinstance(value, str):
        return in_utf8(value)
    return value if isinstance(value, int) else dict(value) if isinstance(value, dict) else ""


def in_utf8(name: str) -> str:
    """The name of a file as it can be shown; it may have any bytes."""
    return name.encode(errors="replace").decode()


def time_of(path: Path) -> float:
    """When a game was played: the date in the name of its file, else when that was written."""
    changed = path.stat().st_mtime
    if found := DAY.match(path.name):
        try:
            day = datetime.strptime(found[1], "%Y-%m-%d").replace(tzinfo=UTC).timestamp()
        except ValueError:
            return changed
        return changed if 0 <= changed - day < 2 * 86_400 else day
    return changed
