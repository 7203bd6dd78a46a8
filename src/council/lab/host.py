"""The process a person's own bot plays in: `python -m council.lab.host FILE`.

A Python file is loaded once; every game is played in a copy of the process as it was then, so that
no game depends on those before it. A file that starts threads is loaded again for each game. Any
other file is started as a program, once for each game. All speak the protocol of docs/your-bot.md;
for a Python file this module speaks it.
"""

import ctypes
import json
import os
import signal
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from importlib.util import module_from_spec, spec_from_file_location
from operator import index
from traceback import extract_tb
from types import ModuleType, TracebackType
from typing import IO, Any

from council.bots import Budget
from council.core.game import Game, Json
from council.core.play import rng_for
from council.games import GAMES
from council.lab.parcel import unpack

MEMORY = 1 << 30  # bytes of a Python bot
PROGRAM_MEMORY = 1 << 36  # of address space: some runtimes reserve far more than they use
READY, OVER, ONCE = "ready", "over", "once"
DONE = 86  # how the process of a game ends that was played to its end


def main(file: str) -> None:
    """Serve games until the other end hangs up."""
    if not file.endswith(".py"):
        limit(PROGRAM_MEMORY)
        os.execv(file, [file])
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)  # what the bot prints is no answer
    sys.stdout = sys.stderr
    sys.excepthook = partial(complain, file)
    limit(PROGRAM_MEMORY, MEMORY)
    bot = load(file)
    serve(bot, sys.stdin, answers)


def complain(
    file: str, kind: type[BaseException], error: BaseException, trace: TracebackType | None
) -> None:
    """What went wrong and in which line of the person's file, as the last line of the complaint."""
    sys.__excepthook__(kind, error, trace)
    lines = [frame.lineno for frame in extract_tb(trace) if frame.filename == file]
    if isinstance(error, SyntaxError) and error.filename == file:
        lines.append(error.lineno)
    where = f"{os.path.basename(file)}:{lines[-1]}: " if lines else ""
    said = " ".join(str(error.msg if isinstance(error, SyntaxError) else error).split())
    sys.stderr.write(f"{where}{kind.__name__}: {said}".removesuffix(": ") + "\n")


def die_with_parent(sign: int | None = None) -> None:
    """End with the parent process, even if the bot never stops thinking (Linux)."""
    if sys.platform == "linux":
        with suppress(OSError, AttributeError):
            ctypes.CDLL(None).prctl(1, signal.SIGKILL if sign is None else sign)


def limit(addresses: int, memory: int = 0) -> None:
    """What the bot may take, where the system can be told. Large libraries need many addresses, but
    little memory of their own."""
    die_with_parent()
    with suppress(ImportError, ValueError, OSError):
        import resource  # noqa: PLC0415

        if memory and sys.platform == "linux":  # elsewhere this does not count all memory
            resource.setrlimit(resource.RLIMIT_DATA, (memory, memory))
        elif memory:
            addresses = memory
        resource.setrlimit(resource.RLIMIT_AS, (addresses, addresses))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def threads() -> int:
    """How many threads run in this process, also those that Python does not know."""
    with suppress(OSError):
        return len(os.listdir("/proc/self/task"))
    return threading.active_count()


def load(file: str) -> ModuleType:
    """The person's file as a module; its neighbours can be imported."""
    sys.path.insert(0, os.path.dirname(os.path.abspath(file)))
    spec = spec_from_file_location("own_bot", file)
    assert spec
    assert spec.loader
    module = module_from_spec(spec)
    sys.modules["own_bot"] = module
    spec.loader.exec_module(module)
    if not callable(getattr(module, "choose", None)):
        raise SystemExit(f"{os.path.basename(file)} has no function choose(view, budget)")
    return module


def serve(bot: ModuleType, asked: IO[str], answers: IO[str]) -> None:
    """A game for each head that comes in, each in a process of its own where there is fork.

    The threads of a process are missing in its copy: a bot that has some plays one game here.
    """
    for line in iter(asked.readline, ""):
        head = json.loads(line)
        if threads() > 1:
            play(bot, head, asked, answers)
            say(answers, ONCE)
            return
        if not hasattr(os, "fork"):
            play(bot, head, asked, answers)
        elif child := os.fork():
            code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
            if code < 0:
                os.kill(os.getpid(), -code if -code != signal.SIGINT else signal.SIGTERM)
            if code != DONE:
                os._exit(code)
        else:
            die_with_parent()
            play(bot, head, asked, answers)
            raise SystemExit(DONE)
        say(answers, OVER)


def play(bot: ModuleType, head: Json, asked: IO[str], answers: IO[str]) -> None:
    """One game: a question a line, answered by a move a line."""
    game = GAMES[head["game"]]
    if head["data"]:
        game = game.with_data(head["data"], "data")
    setup = game.setup(head["seats"], head["options"])
    begin: Callable[..., Any] = getattr(bot, "begin", lambda game, seat, rng: None)
    begin(game, head["seat"], rng_for("own", head["seed"]))
    say(answers, READY)
    for line in iter(asked.readline, ""):
        question = json.loads(line)
        if "result" in question:
            return
        view = unpack(game, setup, question["parcel"])
        say(answers, text_of(game, bot.choose(view, Budget(ms=question["ms"]))))


def text_of(game: Game, move: object) -> str:
    """What the bot returned, as text: it may answer with a number or with the notation."""
    with suppress(TypeError):
        number = index(move)  # type: ignore[arg-type]  # numpy's whole numbers are numbers too
        if 0 <= number < game.numbers:
            return game.text(number)
    return " ".join(str(move)[:200].split()) or "?"


def say(answers: IO[str], text: str) -> None:
    """One line, at once."""
    answers.write(text + "\n")
    answers.flush()


if __name__ == "__main__":
    main(sys.argv[1])
