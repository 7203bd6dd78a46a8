"""A real server in a process of its own, and a program that talks to it."""

import json
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any

import httpx2
import psutil
from server.forked import Forked
from server.kit import where
from sizes import FULL
from websockets.sync.client import ClientConnection, connect

START = "import sys; from council.cli.commands.serve import run; sys.exit(run(*{words!r}))"
Json = Any


def started(start: str, words: tuple[object, ...], known: dict[str, str]) -> subprocess.Popen[str]:
    """A process of its own from the beginning."""
    return subprocess.Popen(
        [sys.executable, "-c", start.format(words=words)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=known,
    )


class Live:
    """`council serve` on a free port."""

    start = START

    def __init__(self, data: Path, workers: int = 1, **environment: str) -> None:
        url = where(data)
        words = ("127.0.0.1", 0, None if url else str(data), False, None, url, workers)
        known = {**os.environ, "COUNCIL_LANG": "en", **environment}
        # To read the whole server takes a second each time: `make soak` has the patience.
        quick = not FULL and self.start == START and workers == 1
        self.process = Forked(words, known) if quick else started(self.start, words, known)
        assert self.process.stdout is not None
        self.said = self.process.stdout.readline()
        assert "http://" in self.said, self.process.communicate()[1]
        self.address = next(word for word in self.said.split() if word.startswith("http://"))

    def kill(self) -> None:
        """Without any warning."""
        self.process.kill()
        self.process.communicate()

    def workers(self) -> dict[int, set[int]]:
        """The processes that serve, and from which ports of ours they are spoken to."""
        port = int(self.address.rsplit(":", 1)[1])
        found = {}
        for child in psutil.Process(self.process.pid).children():
            lines = child.net_connections("tcp")
            if any(line.status == psutil.CONN_LISTEN for line in lines):
                here = [line for line in lines if line.raddr and line.laddr.port == port]
                found[child.pid] = {line.raddr.port for line in here}
        return found

    def stop(self) -> tuple[int, str, str]:
        """With Ctrl-C; the exit code and what it said."""
        self.process.send_signal(signal.SIGINT)
        out, err = self.process.communicate(timeout=60)
        return self.process.returncode, out, err

    def found(self, *kinds: str) -> tuple[str, list[str]]:
        """A new table and its keys."""
        body = {"game": "intrigue", "seats": [{"kind": kind} for kind in kinds]}
        opened = httpx2.post(f"{self.address}/api/tables", json=body).json()
        return opened["table"], [key["key"] for key in opened["keys"]]

    def connect(self, table: str, **rest: Any) -> AbstractContextManager[ClientConnection]:
        return connect(f"{self.address.replace('http', 'ws')}/ws/{table}", **rest)


@contextmanager
def live(data: Path, workers: int = 1, **environment: str) -> Iterator[Live]:
    server = Live(data, workers, **environment)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.kill()


def ask(socket: ClientConnection, **message: Json) -> None:
    socket.send(json.dumps(message))


def hear(socket: ClientConnection, kind: str) -> Json:
    """The next message of a kind."""
    while True:
        message = json.loads(socket.recv(timeout=60))
        if message["is"] == kind:
            return message
        assert message["is"] in ("table", "done", "pong"), message


def later(seconds: float, run: Any) -> threading.Timer:
    timer = threading.Timer(seconds, run)
    timer.start()
    return timer
