"""`council serve` in a process that need not read all of it first: forked from one that has.

A module of its own, so that a server reads nothing that only tests need."""

import asyncio
import faulthandler
import multiprocessing
import os
import signal
import sys
import threading
import time
from multiprocessing.connection import Connection
from pathlib import Path
from types import ModuleType
from typing import IO

EXPLAINS = 2  # seconds
FORKS = multiprocessing.get_context("forkserver")
READ_BEFORE = [
    "__main__",
    "alembic.command",
    "council.cli.commands.serve",
    "council.server.app",
    "council.server.http.protocols",
    "sqlalchemy.dialects.sqlite",
    "uvicorn",
    "uvloop",
]


def serve(
    words: tuple[object, ...], known: dict[str, str], out: Connection, err: Connection
) -> None:
    """Become the server: with these variables, and these ends of pipes to speak to."""
    from council.cli.commands.serve import run

    sys.modules["__main__"] = ModuleType("__main__")  # its own processes are not to read a test
    os.environ.clear()
    os.environ.update(known)
    for line, number in ((out, 1), (err, 2)):
        os.dup2(line.fileno(), number)
        line.close()
    explain_on_request()
    sys.exit(run(*words))  # type: ignore[arg-type]


def explain_on_request() -> None:
    """SIGUSR2 has the server write what it waits for: every thread, and every task of its loop."""

    def tell(number: int, frame: object) -> None:
        loop = asyncio.get_running_loop()
        for task in asyncio.all_tasks(loop):
            task.print_stack()

    signal.signal(signal.SIGUSR2, tell)
    faulthandler.register(signal.SIGUSR2, chain=True)


def signals_of(process: int) -> str:
    """What a process does about signals, where the system tells: blocked, ignored, waiting."""
    status = Path(f"/proc/{process}/status")
    lines = status.read_text().splitlines(keepends=True) if status.exists() else []
    return "".join(line for line in lines if line.startswith(("State", "Sig", "Shd")))


def reader(line: Connection) -> IO[str]:
    """The text that comes out of a pipe."""
    with line:
        return os.fdopen(os.dup(line.fileno()), encoding="utf-8")


class Forked:
    """The server as a process; the part of `subprocess.Popen` that its tests use."""

    def __init__(self, words: tuple[object, ...], known: dict[str, str]) -> None:
        FORKS.set_forkserver_preload(READ_BEFORE)
        (out, its_out), (err, its_err) = FORKS.Pipe(duplex=False), FORKS.Pipe(duplex=False)
        with its_out, its_err:
            self.process = FORKS.Process(target=serve, args=(words, known, its_out, its_err))
            self.process.start()
        self.stdout, self.stderr = reader(out), reader(err)
        self.pid = self.process.pid or 0

    @property
    def returncode(self) -> int | None:
        return self.process.exitcode

    def poll(self) -> int | None:
        return self.process.exitcode

    def send_signal(self, number: int) -> None:
        if self.process.is_alive():
            os.kill(self.pid, number)

    def kill(self) -> None:
        self.process.kill()

    def communicate(self, timeout: float | None = None) -> tuple[str, str]:
        """All that it still says, until it has ended."""
        said: list[str] = []
        ear = threading.Thread(target=lambda: said.append(self.stderr.read()), daemon=True)
        ear.start()
        self.process.join(timeout)
        if self.process.is_alive():
            signals = signals_of(self.pid)
            self.send_signal(signal.SIGUSR2)
            time.sleep(EXPLAINS)
            self.kill()
            ear.join(EXPLAINS)
            raise AssertionError(
                f"council serve did not end in {timeout} s:\n{signals}{''.join(said)}"
            )
        out = self.stdout.read()
        ear.join()
        self.stdout.close()
        self.stderr.close()
        return out, said[0]
