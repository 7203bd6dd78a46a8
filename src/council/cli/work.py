"""What the commands that play many games share: number of games, executor and progress bar."""

import os
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import click

from council.cli.terminal import Terminal
from council.cli.values import one_of, whole
from council.cli.words import option
from council.core.game import Invalid

MOST_GAMES = 1_000_000
MOST_WORKERS = 256
MOST_FORFEITS = 5  # of one bot that are told one by one


def work_options(terminal: Terminal, name: str) -> list[click.Parameter]:
    """Where the games of a command are played, and how many at once."""
    from council.lab.executors import EXECUTORS

    first = EXECUTORS[0]
    return [
        option(terminal, name, "executor", one_of(*EXECUTORS), default=first, complete=EXECUTORS),
        option(terminal, name, "workers", whole(1, MOST_WORKERS)),
    ]


def check_page(file: str | None) -> None:
    """A page that cannot be written is refused before anything is played."""
    if file is None:
        return
    page = Path(file)
    if not file or page.is_dir():
        raise Invalid("cli-a-folder", file=file)
    if not page.absolute().parent.is_dir() or not os.access(page.absolute().parent, os.W_OK):
        raise Invalid("cli-bad-folder", folder=str(page.parent))


class Forfeits:
    """A line for each game that a bot could not go on with; of many, the first few and a count."""

    def __init__(self, terminal: Terminal) -> None:
        self.terminal = terminal
        self.counts: Counter[str] = Counter()

    def tell(self, game: int, bot: str, lost: dict[str, Any]) -> None:
        self.counts[bot] += 1
        if self.counts[bot] <= MOST_FORFEITS:
            why = self.terminal.say(lost["key"], **lost["facts"])
            self.terminal.warn("lab-forfeit", game=game, bot=bot, move=lost["move"], why=why)

    def tell_rest(self) -> None:
        for bot, count in self.counts.items():
            if count > MOST_FORFEITS:
                self.terminal.warn("lab-forfeit-more", bot=bot, count=count - MOST_FORFEITS)


def with_bar(terminal: Terminal, games: Iterable[Any], whole_: int, done: int) -> Iterator[Any]:
    """A bar on standard error when somebody watches."""
    if not terminal.errors.is_terminal:
        yield from games
        return
    from rich.progress import Progress

    columns = [*Progress.get_default_columns()]
    with Progress(*columns, console=terminal.errors, transient=True) as bar:
        task = bar.add_task(terminal.say("lab-match-playing"), total=whole_, completed=done)
        for game in games:
            yield game
            bar.advance(task)
