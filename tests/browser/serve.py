"""The real server for the browser tests: `python serve.py FOLDER PORT [WAIT [SPEED [SEED]]]`.

Like `council serve`, but bots answer after WAIT seconds (none by default) and think in threads, and
time passes SPEED times as fast. With a SEED chance falls the same way every time, and bots play the
same game as long as the people do.
"""

import os
import sys
import time
from collections.abc import Callable
from itertools import count
from pathlib import Path

from council.cli.serve import listen, server_for
from council.core.play import rng_for
from council.core.state import Rng
from council.server.mail import read_mail
from council.server.schema import open_database
from council.server.settings import Settings, fresh_rng


def seeded(seed: str) -> Callable[[], Rng]:
    """Chance that can be had again."""
    calls = count()
    return lambda: rng_for("browser", seed, next(calls))


def main(folder: str, port: str, wait: str = "0", speed: str = "1", seed: str = "") -> None:
    """Serve until killed."""
    data = Path(folder)
    open_database(data).dispose()
    listener = listen("127.0.0.1", int(port))
    start = time.time()
    settings = Settings(
        data,
        bot_wait=float(wait),
        thinkers=0,
        tables_a_minute=1000,
        messages=100_000,  # a person is not so quick
        beat=0.05,
        mail=read_mail(os.environ),
        chance=seeded(seed) if seed else fresh_rng,
        now=lambda: start + float(speed) * (time.time() - start),
    )
    server = server_for(settings, lambda: print("ready", flush=True))  # noqa: T201
    server.run(sockets=[listener])


if __name__ == "__main__":
    main(*sys.argv[1:])
