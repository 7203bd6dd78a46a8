"""`council loadtest`: how a server on this machine copes with many games at once."""

import asyncio
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from urllib.parse import urlsplit

import click

from council.cli.terminal import Terminal
from council.cli.values import seconds, whole
from council.cli.words import Command, flag, option
from council.core.game import Invalid

NEAR = ("localhost", "127.0.0.1", "::1")
# Games, their players and options. RISK is played for a few rounds only: so that games end.
TABLES: tuple[tuple[str, int, dict[str, object]], ...] = (
    ("intrigue", 3, {}),
    ("risk", 3, {"rounds": 3}),
    ("cardgame", 2, {}),
)
LIMITS = "tables=1000000,messages=100000,sockets=1000000,sockets-an-address=1000000"


def command(terminal: Terminal) -> click.Command:
    """Build it in the reader's language."""
    return Command(
        terminal,
        "loadtest",
        run,
        [
            option(terminal, "loadtest", "games", whole(1, 10_000), default="200"),
            option(terminal, "loadtest", "sockets", whole(1, 100_000), default="1000"),
            option(terminal, "loadtest", "bots", whole(0, 10_000), default="0"),
            option(terminal, "loadtest", "thought", seconds(0, 600), default="3"),
            option(terminal, "loadtest", "warm-up", seconds(0, 36_000), default="0"),
            option(terminal, "loadtest", "seconds", seconds(0.1, 36_000), default="30"),
            option(terminal, "loadtest", "url", read_url),
            flag(terminal, "loadtest", "json"),
        ],
    )


def read_url(label: str, text: str) -> str:
    """A server of this machine: nobody else is to be measured unasked."""
    try:
        parts = urlsplit(text)
        sound = parts.scheme == "http" and parts.hostname in NEAR and bool(parts.port)
    except ValueError:
        sound = False
    if not sound:
        raise Invalid("server-load-url", got=text[:80])
    return text.rstrip("/")


def run(terminal: Terminal, url: str | None, json: bool, **given: Any) -> int:
    """Measure, then show."""
    from council.server.ops.loadtest import Load, measure

    load = Load(TABLES, **given)
    with nobody_else(url) if url else a_server() as (address, pid):
        found = asyncio.run(measure(address, load, pid))
    if json:
        terminal.json(found)
        return 0
    for name, value in found.items():
        click.echo(f"{value:>12}  {terminal.say('server-load-' + name.replace('_', '-'))}")
    return 0


@contextmanager
def nobody_else(url: str) -> Iterator[tuple[str, int]]:
    """A server that runs already; which process it is we do not know."""
    yield url, 0


@contextmanager
def a_server() -> Iterator[tuple[str, int]]:
    """A server of its own, with room for all; its games are thrown away."""
    with tempfile.TemporaryDirectory() as folder:
        words = ["serve", "--port", "0", "--data", folder, "--limits", LIMITS]
        process = subprocess.Popen(
            [sys.executable, "-m", "council", *words],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "COUNCIL_LANG": "en"},
        )
        try:
            assert process.stdout is not None
            told = process.stdout.readline().split()
            address = next((word for word in told if word.startswith("http://")), None)
            if address is None:
                raise Invalid("server-load-none")
            yield address, process.pid
        finally:
            process.terminate()
            process.communicate(timeout=30)
