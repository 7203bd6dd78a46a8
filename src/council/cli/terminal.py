"""The output of commands: the reader's language, plain lines, and Rich for tables and colour."""

import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext, suppress
from functools import cached_property
from typing import TYPE_CHECKING

import click

from council.core.game import Fact, Json, Message
from council.locales import Voice

if TYPE_CHECKING:
    from rich.console import Console

WIDTH = 80
BLANK_LINES = 60  # push a hand off any screen that cannot be cleared
STYLES = {
    "stark": "black on white",
    "lannister": "bright_white on red",
    "baratheon": "black on yellow",
    "targaryen": "bright_white on grey30",
    "tyrell": "black on green",
    "martell": "black on dark_orange",
    "ghiscari": "bright_white on purple4",
    "neutral": "dim",
    "slot": "green",
    "number": "bold green",
    "quiet": "dim",
    "title": "bold",
    "notice": "cyan",
    "refused": "yellow",
}


class Terminal:
    """The one way out for all commands."""

    def __init__(self, lang: str, asked: bool = False) -> None:
        self.voice = Voice(lang)
        self.asked = asked  # the language stands on the command line

    @property
    def lang(self) -> str:
        return self.voice.lang

    def say(self, key: str, **facts: Fact) -> str:
        return self.voice(Message(key, facts))

    @cached_property
    def console(self) -> "Console":
        """For pictures and tables on standard output; no colour when piped or NO_COLOR is set."""
        return _console(error=False)

    @cached_property
    def errors(self) -> "Console":
        """For progress and notices on standard error."""
        return _console(error=True)

    def echo(self, text: str = "") -> None:
        click.echo(text)

    def number(self, value: float, digits: int = 0) -> str:
        return self.voice.number(value, digits)

    def percent(self, share: float) -> str:
        return self.voice.percent(share)

    def warn(self, key: str, **facts: Fact) -> None:
        click.echo(self.say(key, **facts), err=True)

    def json(self, value: Json) -> None:
        import json

        click.echo(json.dumps(value, ensure_ascii=False))

    def show(self, text: str) -> None:
        """A drawing with [style]...[/] marks, its lines as they are."""
        self.console.print(text, soft_wrap=True)

    def tell(self, text: str, style: str = "", wrap: bool = True) -> None:
        """Plain text in which brackets mean nothing; paths and commands are not to be wrapped."""
        self.console.print(text, style=style or None, markup=False, soft_wrap=not wrap)

    def ask(self, prompt: str) -> str | None:
        """A line that was typed, without what cannot be printed; None when there are no more."""
        if sys.stdin.isatty() and sys.stdout.isatty():
            with suppress(ImportError):
                import readline  # noqa: F401 - arrow keys and history
            try:
                line = input(prompt)
            except EOFError:
                return None
        else:
            click.echo(prompt)
            line = sys.stdin.readline()
            if not line:
                return None
        return "".join(c if c.isprintable() else " " for c in line)

    def typed_at(self) -> bool:
        """Whether lines come from a person rather than a program."""
        return sys.stdin.isatty()

    @contextmanager
    def paged(self) -> Iterator[None]:
        """The new sentences, a page at a time for those who look."""
        if not self.console.is_terminal:
            yield
            return
        with self.console.capture() as told:
            yield
        click.echo_via_pager(told.get())

    def clear(self) -> None:
        """An empty screen, nothing to scroll back to; a line when it is not a screen."""
        if self.console.is_dumb_terminal:
            self.echo("\n" * max(BLANK_LINES, self.console.height))
        elif self.console.is_terminal:
            click.echo("\x1b[H\x1b[2J\x1b[3J", nl=False)
        else:
            self.echo("-" * WIDTH)

    def waiting(self, text: str) -> AbstractContextManager[object]:
        """Shows that something is going on, to who looks."""
        moving = self.console.is_terminal and not self.console.is_dumb_terminal
        return self.console.status(text) if moving else nullcontext()

    def hang(self, label: str, width: int, text: str, style: str = "") -> None:
        """A label, and beside it text that keeps its left edge when it wraps."""
        from textwrap import wrap

        lines = wrap(text, max(20, self.console.width - width)) or [""]
        self.tell(f"{label:<{width}}{lines[0]}", style)
        for line in lines[1:]:
            self.tell(" " * width + line, style)

    def table(self, columns: list[str], rows: list[list[str]], right: tuple[int, ...] = ()) -> None:
        """Columns under headings, those in `right` flush right."""
        from rich.table import Table
        from rich.text import Text

        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="title")
        for number, name in enumerate(columns):
            table.add_column(Text(name), justify="right" if number in right else "left")
        for row in rows:
            table.add_row(*(Text(cell) for cell in row))
        self.console.print(table)


def _console(error: bool) -> "Console":
    from rich.console import Console
    from rich.theme import Theme

    class Screen(Console):
        def on_broken_pipe(self) -> None:
            raise BrokenPipeError  # not Rich's own way out: `run` knows what to do

    console = Screen(theme=Theme(STYLES), highlight=False, emoji=False, stderr=error)
    stream = sys.stderr if error else sys.stdout
    if not stream.isatty():
        console.width = WIDTH
    return console
