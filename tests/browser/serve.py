"""The real server for the browser tests, each in a process of its own.

Like `council serve`, but bots answer at once and think in threads, and time passes faster if asked.
The secrets of its tables and the whims of its bots are those of every server with the same seed.
"""

import hashlib
import os
import time
from collections.abc import Mapping
from itertools import count
from multiprocessing.connection import Connection
from pathlib import Path

from council.cli.commands.serve import listen, server_for
from council.core.play import rng_for
from council.server.mail.smtp import read_mail
from council.server.settings import Settings
from council.server.storage.database import open_database


def serve(
    data: Path, port: int, speed: float, seed: str, known: Mapping[str, str], line: Connection
) -> None:
    """Serve until killed; the line hears when it listens."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    open_database(data).dispose()
    listener = listen("127.0.0.1", port)
    start = time.time()
    drawn, founded = count(), count()
    settings = Settings(
        data,
        bot_wait=0,
        thinkers=0,
        chronicle=True,
        tables_a_minute=1000,
        messages=100_000,  # a person is not so quick
        beat=0.05,
        mail=read_mail(known),
        names=frozenset({"127.0.0.1", "table.test"}),  # conftest.py: here and elsewhere
        chance=lambda: rng_for("bots", seed, next(drawn)),
        secret=lambda: secret_of(f"{seed} {next(founded)}"),
        now=lambda: start + speed * (time.time() - start),
        steady=lambda: speed * time.monotonic(),
    )
    server = server_for(settings, lambda: line.send("ready"))
    server.run(sockets=[listener])


def secret_of(words: str) -> str:
    """A secret that can be had again."""
    return hashlib.sha256(words.encode()).hexdigest()
