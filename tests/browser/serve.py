"""The real server for the browser tests: `python serve.py FOLDER PORT [WAIT [SPEED [SEED]]]`.

Like `council serve`, but bots answer after WAIT seconds (none by default) and think in threads, and
time passes SPEED times as fast. With a SEED the secrets of its tables and the whims of its bots are
those of every server with this seed.
"""

import hashlib
import os
import sys
import time
from itertools import count
from pathlib import Path

from council.cli.commands.serve import listen, server_for
from council.core.play import rng_for
from council.server.mail.smtp import read_mail
from council.server.settings import Settings
from council.server.storage.database import open_database
from council.tables.settings import fresh_rng, new_secret


def main(folder: str, port: str, wait: str = "0", speed: str = "1", seed: str = "") -> None:
    """Serve until killed."""
    data = Path(folder)
    open_database(data).dispose()
    listener = listen("127.0.0.1", int(port))
    start = time.time()
    drawn, founded = count(), count()
    settings = Settings(
        data,
        bot_wait=float(wait),
        thinkers=0,
        tables_a_minute=1000,
        messages=100_000,  # a person is not so quick
        beat=0.05,
        mail=read_mail(os.environ),
        names=frozenset({"127.0.0.1", "table.test"}),  # conftest.py: here and elsewhere
        chance=(lambda: rng_for("bots", seed, next(drawn))) if seed else fresh_rng,
        secret=(lambda: secret_of(f"{seed} {next(founded)}")) if seed else new_secret,
        now=lambda: start + float(speed) * (time.time() - start),
        steady=lambda: float(speed) * time.monotonic(),
    )
    server = server_for(settings, lambda: print("ready", flush=True))  # noqa: T201
    server.run(sockets=[listener])


def secret_of(words: str) -> str:
    """A secret that can be had again."""
    return hashlib.sha256(words.encode()).hexdigest()


if __name__ == "__main__":
    main(*sys.argv[1:])
