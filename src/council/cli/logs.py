"""Logs that were named on the command line: found, read and played again."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from council.cli.inputs import parse_log, read_bytes, read_log
from council.cli.terminal import Terminal
from council.core.game import Invalid
from council.core.log import LARGEST_FILE, Log
from council.core.play import Play, resume, rng_for

ENDING = ".council.jsonl"


def logs_at(name: str) -> list[Path]:
    """The file itself, or all logs of a folder. Reading a pipe there could wait for ever."""
    if not os.path.isdir(name):
        return [Path(name)]
    found = sorted(path for path in Path(name).glob(f"*{ENDING}") if not path.is_fifo())
    if not found:
        raise Invalid("cli-no-logs", folder=name)
    return found


def whole_lines(terminal: Terminal, path: Path) -> Log:
    """The log without a last line that a crash cut off."""
    content = read_bytes(path, LARGEST_FILE)
    whole = content[: content.rfind(b"\n") + 1]
    if whole and len(whole) < len(content):
        log = parse_log(whole)
        terminal.warn("play-cut-off", file=str(path))
        return log
    return parse_log(content)


def replay(path: Path) -> Play:
    """The game of a log, played again from its first line; BadLog names the first wrong one."""
    from council.games import game_of

    log = read_log(path)
    return resume(game_of(log), log, rng_for("replay"))


@contextmanager
def naming(terminal: Terminal, path: Path) -> Iterator[None]:
    """What is wrong inside of a file is told with its name."""
    try:
        yield
    except Invalid as error:
        if "file" in error.message.facts:
            raise
        what = terminal.voice(error.message)
        raise Invalid("cli-in-file", file=str(path), what=what) from None
