"""A person's own bot: a program in a process of its own, with a limit on time, memory and words."""

import atexit
import json
import os
import queue
import signal
import subprocess
import sys
import threading
from contextlib import suppress
from pathlib import Path
from time import monotonic
from typing import IO

from council.bots import Bot, Budget
from council.core.game import Game, Invalid, Json, Message, Setup
from council.core.state import State, members
from council.lab.host import MEMORY, OVER, READY
from council.lab.parcel import pack

PATIENCE = 10.0  # seconds an answer may take
START = 60.0  # seconds to come to the table: a busy machine is slow to start a program
THINKING = 1000  # milliseconds a bot is told to take
LONGEST_ANSWER = 4096  # characters
LOOK = 0.05  # seconds between two looks at the memory
PAGE = 4096  # bytes
TAIL = 2000  # characters of its complaints that are kept
KEPT = ("PATH", "HOME", "LANG", "LC_ALL", "TMPDIR", "SYSTEMROOT", "COUNCIL_PURE", "PYTHONPATH")


class Forfeit(Exception):
    """A bot that cannot go on; the message says why."""

    def __init__(self, key: str, **facts: int | str) -> None:
        super().__init__(key)
        self.message = Message(key, facts)


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
    """The process of a bot: lines to and fro, and what it complained about."""

    def __init__(self, file: str) -> None:
        self.file = file
        self._lines: queue.Queue[str] = queue.Queue(64)
        self._complaints = ""
        self._process = subprocess.Popen(
            [sys.executable, "-m", "council.lab.host", os.path.abspath(file)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env={name: os.environ[name] for name in KEPT if name in os.environ},
            start_new_session=True,
        )
        assert self._process.stdout
        assert self._process.stderr
        self._readers = [
            threading.Thread(target=self._listen, args=[self._process.stdout], daemon=True),
            threading.Thread(target=self._overhear, args=[self._process.stderr], daemon=True),
        ]
        for reader in self._readers:
            reader.start()

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
        self._send(question)
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

    def _send(self, question: Json) -> None:
        assert self._process.stdin
        try:
            self._process.stdin.write(json.dumps(question).encode() + b"\n")
            self._process.stdin.flush()
        except OSError:
            raise self._crashed() from None

    def _crashed(self) -> Forfeit:
        """Why it ended: the last words of its complaint, else the number it left."""
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(1)
        self._readers[1].join(1)
        last = (self._complaints.strip().splitlines() or [""])[-1].strip()[:200]
        if "MemoryError" in last:
            return Forfeit("lab-forfeit-memory", most=MEMORY >> 20)
        code = self._process.returncode
        return Forfeit("lab-forfeit-crash", reason=last or f"exit code {code}")

    def _memory(self) -> int:
        """Bytes that it and what it started hold, where the system tells."""
        total, left = 0, [str(self._process.pid)]
        while left:
            folder = Path("/proc", left.pop())
            with suppress(OSError, ValueError, IndexError):
                total += int((folder / "statm").read_text().split()[1]) * PAGE
                left += (folder / "task" / folder.name / "children").read_text().split()
        return total

    def end(self) -> None:
        """Whatever it is doing: it and all it started are gone."""
        with suppress(OSError):
            os.killpg(self._process.pid, signal.SIGKILL)
        with suppress(OSError):
            self._process.kill()
        while self._readers[0].is_alive():  # it may wait for room in the queue
            with suppress(queue.Empty):
                self._lines.get(timeout=LOOK)
        for pipe in (self._process.stdin, self._process.stdout, self._process.stderr):
            with suppress(OSError):
                assert pipe
                pipe.close()
        self._process.wait()


_idle: dict[str, list[Process]] = {}  # Python bots that wait for their next game


def end_all() -> None:
    """No bot outlives us."""
    while _idle:
        for process in _idle.popitem()[1]:
            process.end()


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
