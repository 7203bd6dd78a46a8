"""A person's own bot: a program in a process of its own, with limits on time, memory and the length
of answers.
"""

import atexit
import json
import os
import queue
import signal
import subprocess
import sys
import threading
from contextlib import suppress
from itertools import count
from pathlib import Path
from time import monotonic
from typing import IO

from council.bots import Bot, Budget
from council.core.game import Game, Invalid, Json, Setup
from council.core.state import State, members
from council.lab.host import MEMORY, OVER, READY
from council.lab.parcel import pack

PATIENCE = 10.0  # seconds an answer may take
START = 60.0  # seconds to come to the table: a busy machine is slow to start a program
THINKING = 1000  # milliseconds a bot is told to take
LONGEST_ANSWER = 4096  # characters
LOOK = 0.05  # seconds between two looks at the memory
PAGE = 4096  # bytes
PARTING = 1.0  # seconds for the pipes of a bot that was ended to run dry
MARK = "COUNCIL_BOT"  # in the environment of a bot and of whatever it starts
TAIL = 2000  # characters of its complaints that are kept
# Libraries that compute with several threads shall use one: a game is played in a copy of the
# process, and there those threads would be missing. Several games are played at a time anyway.
ONE_THREAD = (
    "OMP_NUM_THREADS",
    "OPENBLAS_NUM_THREADS",
    "MKL_NUM_THREADS",
    "NUMEXPR_NUM_THREADS",
    "VECLIB_MAXIMUM_THREADS",
)
KEPT = ("PATH", "HOME", "LANG", "LC_ALL", "TMPDIR", "SYSTEMROOT", "COUNCIL_PURE", "PYTHONPATH")


class Forfeit(Exception):
    """A bot that cannot go on; the message says why."""

    def __init__(self, key: str, **facts: int | str) -> None:
        super().__init__(key)
        self.message = Invalid(
            key, **facts
        ).message  # without what could steer a terminal or a page


def is_own(name: str) -> bool:
    """Whether a player's name is a file rather than one of our bots."""
    return "/" in name or os.sep in name or name.endswith(".py")


def check_own(name: str) -> str:
    """The file, made sure of: it is there, and can be started."""
    file = Path(name)
    if not file.is_file():
        raise Invalid("lab-own-missing", file=name[:200])
    if not name.endswith(".py") and not os.access(file, os.X_OK):
        raise Invalid("lab-own-not-a-program", file=name[:200])
    return name


class Process:
    """The process of a bot: lines to and fro, and what it complained about. Pipes are read and
    written by threads: whatever a bot does to its end, ours does not wait for it."""

    def __init__(self, file: str) -> None:
        self.file = file
        _guard()
        self._mark = f"{os.getpid()}-{next(_numbers)}"
        self._questions: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._lines: queue.Queue[str] = queue.Queue(64)
        self._complaints = ""
        known = {name: os.environ[name] for name in KEPT if name in os.environ}
        known |= {name: os.environ.get(name, "1") for name in ONE_THREAD}
        self._process = subprocess.Popen(
            [sys.executable, "-m", "council.lab.host", os.path.abspath(file)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env={**known, MARK: self._mark},
            start_new_session=True,
        )
        _alive.add(self)
        assert self._process.stdin
        assert self._process.stdout
        assert self._process.stderr
        self._pipes: dict[IO[bytes], threading.Thread] = {
            pipe: threading.Thread(target=work, args=[pipe], daemon=True)
            for pipe, work in (
                (self._process.stdin, self._tell),
                (self._process.stdout, self._listen),
                (self._process.stderr, self._overhear),
            )
        }
        for thread in self._pipes.values():
            thread.start()

    def _tell(self, questions: IO[bytes]) -> None:
        with suppress(OSError):  # it has ended, and the end of its answers says so
            while line := self._questions.get():
                questions.write(line)
                questions.flush()

    def _listen(self, answers: IO[bytes]) -> None:
        """Its answers, line by line; "" at the end, a line without end as far as it is read."""
        while line := answers.readline(LONGEST_ANSWER + 1):
            self._lines.put(line.decode("utf-8", "replace"))
        self._lines.put("")

    def _overhear(self, complaints: IO[bytes]) -> None:
        while text := os.read(complaints.fileno(), 65536):
            self._complaints = (self._complaints + text.decode("utf-8", "replace"))[-TAIL:]

    def ask(self, question: Json, patience: float) -> str:
        """Its answer; Forfeit says why there is none. What it says unasked is its next answer."""
        self._questions.put(json.dumps(question).encode() + b"\n")
        end = monotonic() + patience
        while True:
            try:
                line = self._lines.get(timeout=LOOK)
                break
            except queue.Empty:
                if self._memory() > MEMORY:
                    raise Forfeit("lab-forfeit-memory", most=MEMORY >> 20) from None
                if monotonic() > end:
                    raise Forfeit("lab-forfeit-slow", seconds=f"{patience:g}") from None
        if not line:
            raise self._crashed()
        if len(line) > LONGEST_ANSWER or not line.endswith("\n"):
            raise Forfeit("lab-forfeit-flood", most=LONGEST_ANSWER)
        return line.strip()

    def _crashed(self) -> Forfeit:
        """Why it ended: the last words of its complaint, else how it went."""
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(PARTING)
        assert self._process.stderr
        self._pipes[self._process.stderr].join(PARTING)
        last = (self._complaints.strip().splitlines() or [""])[-1].strip()[:200]
        code = self._process.returncode
        if "MemoryError" in last:
            return Forfeit("lab-forfeit-memory", most=MEMORY >> 20)
        if code is None:
            return Forfeit("lab-forfeit-closed")
        if last and code > 0:
            return Forfeit("lab-forfeit-crash", reason=last)
        if code < 0:
            return Forfeit("lab-forfeit-killed", signal=-code)
        return Forfeit("lab-forfeit-left", code=code)

    def _memory(self) -> int:
        """Bytes that it and what it started hold, where the system tells."""
        total, left = 0, [str(self._process.pid)]
        while left:
            folder = Path("/proc", left.pop())
            with suppress(OSError, ValueError, IndexError):
                total += int((folder / "statm").read_text().split()[1]) * PAGE
                left += (folder / "task" / folder.name / "children").read_text().split()
        return total

    def kill(self) -> None:
        """It and all it started, also in sessions of their own (where there is /proc)."""
        groups = hasattr(os, "killpg")  # not on every system
        if groups:
            with suppress(OSError):
                os.killpg(self._process.pid, signal.SIGKILL)
        with suppress(OSError):
            self._process.kill()
        for process in _marked(f"{MARK}={self._mark}".encode()) if groups else ():
            with suppress(OSError):
                os.kill(process, signal.SIGKILL)
        _alive.discard(self)

    def end(self) -> None:
        """Whatever it is doing: it and all it started are gone."""
        self.kill()
        self._questions.put(None)
        end = monotonic() + PARTING
        for pipe, thread in self._pipes.items():
            while thread.is_alive() and monotonic() < end:
                with suppress(queue.Empty):  # the listener may wait for room in the queue
                    self._lines.get_nowait()
                thread.join(LOOK)
            if not thread.is_alive():  # else somebody has kept the other end
                with suppress(OSError):
                    pipe.close()
        self._process.wait()


def _marked(mark: bytes) -> list[int]:
    """Processes with this in the environment they were started with."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            if mark in (folder / "environ").read_bytes().split(b"\0"):
                found.append(int(folder.name))
    return found


_numbers = count()
_alive: set[Process] = set()
_idle: dict[str, list[Process]] = {}  # Python bots that wait for their next game


def end_all() -> None:
    """No bot outlives us."""
    while _idle:
        for process in _idle.popitem()[1]:
            process.end()


def go(number: int, frame: object = None) -> None:
    """What a signal that ends us does first. Nothing that may wait: it may come at any moment."""
    for process in list(_alive):
        process.kill()
    signal.signal(number, signal.SIG_DFL)
    os.kill(os.getpid(), number)


def _guard() -> None:
    """If we are ended without Ctrl-C, our bots end, too."""
    if threading.current_thread() is threading.main_thread():
        for name in ("SIGTERM", "SIGHUP"):
            number = getattr(signal, name, None)
            if number and signal.getsignal(number) is signal.SIG_DFL:
                signal.signal(number, go)


atexit.register(end_all)


class Guest(Bot):
    """The bot as the match sees it. `choose` raises Forfeit when it fails."""

    def __init__(self, file: str, game: Game, setup: Setup, seed: str, patience: float) -> None:
        self.file = file
        self.game = game
        self.setup = setup
        self.seed = seed
        self.patience = patience
        self.python = file.endswith(".py")
        self._process: Process | None = None
        self._seat = -1

    def choose(self, view: State, budget: Budget) -> int:
        process = self._process or self._begin(int(view.viewer))
        moves = [self.game.text(move) for move in members(view.legal_moves())]
        question: Json = {"moves": moves, "ms": min(THINKING, round(self.patience * 500))}
        if self.python:
            question["parcel"] = pack(self.game, self.setup, view)
        else:
            question["view"] = self.game.describe(view)
        return self._read(view, process.ask(question, self.patience))

    def _begin(self, seat: int) -> Process:
        """Bring the bot to the table."""
        waiting = _idle.get(self.file)
        self._process = waiting.pop() if waiting else Process(self.file)
        head = {
            "council": 1,
            "game": self.game.name,
            "seat": seat,
            "seats": self.setup.seats,
            "options": dict(self.setup.options),
            "data": dict(self.setup.data),
            "seed": self.seed,
        }
        answer = self._process.ask(head, START)
        if answer != READY:
            raise Forfeit("lab-forfeit-not-ready", text=answer[:60])
        return self._process

    def _read(self, view: State, answer: str) -> int:
        try:
            move = self.game.number(answer)
        except Invalid:
            raise Forfeit("lab-forfeit-unknown", text=answer[:60]) from None
        refusal = None if self.game.legal(view, move) else self.game.refuse(view, move)
        if refusal is not None:
            raise Forfeit("lab-forfeit-illegal", text=answer[:60], rule=refusal.rule)
        return move

    def finish(self, result: list[float]) -> None:
        """The game is over; a Python bot waits for the next one."""
        process, self._process = self._process, None
        if process is None:
            return
        try:
            if self.python and process.ask({"result": result}, START) == OVER:
                _idle.setdefault(self.file, []).append(process)
                return
        except Forfeit:
            pass  # too late to matter
        process.end()

    def leave(self) -> None:
        """It has forfeited: end it at once."""
        process, self._process = self._process, None
        if process is not None:
            process.end()
