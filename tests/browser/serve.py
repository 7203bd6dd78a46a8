"""The real server for the browser tests: `python serve.py FOLDER PORT [WAIT [SPEED]]`.

Like `council serve`, but bots answer after WAIT seconds (none by default) and think in threads, and
time passes SPEED times as fast.
"""

import os
import sys
import time
from pathlib import Path

from council.cli.serve import listen, server_for
from council.server.mail import read_mail
from council.server.schema import open_database
from council.server.settings import Settings


def main(folder: str, port: str, wait: str = "0", speed: str = "1") -> None:
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
        now=lambda: start + float(speed) * (time.time() - start),
    )
    server = server_for(settings, lambda: print("ready", flush=True))  # noqa: T201
    server.run(sockets=[listener])


if __name__ == "__main__":
    main(*sys.argv[1:])
