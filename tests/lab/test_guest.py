"""A person's own bot plays as ours do; whatever it does wrong costs it the game and nobody else."""

import json
import os
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from time import sleep

import numpy as np
import pytest
from sizes import FULL, full

from council.games import GAMES
from council.lab import guest
from council.lab.host import text_of
from council.lab.match import Match, Played, play_game

ROOT = Path(__file__).parents[2]
BOTS = ROOT / "docs" / "examples" / "bots"
OPTIONS = {"rounds": 1}

HOSTILE = {
    "crash_at_start.py": ("raise RuntimeError('not today')", "crash"),
    "no_choose.py": ("x = 1", "crash"),
    "crash_in_play.py": (
        "asked = 0\n"
        "def choose(view, budget):\n"
        "    global asked\n    asked += 1\n"
        "    return view.legal_moves()[0] if asked < 2 else 1 / 0",
        "crash",
    ),
    "leaves.py": ("import os\ndef choose(view, budget): os._exit(3)", "left"),
    "leaves_politely.py": ("def choose(view, budget): raise SystemExit", "left"),
    "kills_itself.sh": ("#!/bin/sh\nkill -9 $$", "killed"),
    "closes.sh": ("#!/bin/sh\necho ready\nexec >&- 2>&-\nsleep 1000", "closed"),
    "complains.sh": ("#!/bin/sh\necho ready\nyes >&2 &\necho hello", "unknown"),
    "sleeps.py": ("import time\ndef choose(view, budget): time.sleep(1000)", "slow"),
    "illegal.py": ("def choose(view, budget): return 'place stark 5.5'", "illegal"),
    "nonsense.py": ("def choose(view, budget): return {'a': 1}", "unknown"),
    "greedy_for_memory.py": (
        "def choose(view, budget): return len([bytearray(1 << 24) for _ in range(200)])",
        "memory",
    ),
    "flood.sh": ("#!/bin/sh\nyes | tr -d '\\n'", "flood"),
    "talks.sh": ("#!/bin/sh\necho ready\nyes", "unknown"),
    "daemon.sh": ("#!/bin/sh\nsetsid sleep 1000 &\necho ready\necho hello", "unknown"),
    "not_ready.sh": ("#!/bin/sh\necho hello\ncat", "not-ready"),
}


@pytest.fixture(autouse=True)
def _none_left() -> None:
    """Idle processes of one test are not for the next."""
    yield
    guest.end_all()


def write(folder: Path, name: str) -> str:
    file = folder / name
    file.write_text(HOSTILE[name][0])
    file.chmod(0o755)
    return str(file)


def play(seats: list[str], patience: float = 60.0) -> Played:
    match = Match("intrigue", seats, 1, 3, OPTIONS, keep_logs=True, patience=patience)
    return play_game(match, 1)


QUICK = ("crash_at_start.py", "illegal.py", "sleeps.py")  # in `make check`


@pytest.mark.parametrize(
    "name",
    [pytest.param(name, marks=() if name in QUICK else pytest.mark.slow) for name in HOSTILE],
)
def test_a_hostile_bot_forfeits_and_the_other_wins(name: str, tmp_path: Path) -> None:
    file = write(tmp_path, name)
    played = play([file, "greedy"], patience=1.0 if name == "sleeps.py" else 60.0)
    (lost,) = played.forfeits
    assert (lost["player"], lost["key"]) == (0, f"lab-forfeit-{HOSTILE[name][1]}")
    assert [row["won"] for row in played.rows] == [0.0, 1.0]
    assert [row["rank"] for row in played.rows] == [2, 1]
    json.dumps(lost)


@pytest.mark.slow
def test_the_reason_of_a_crash_is_told(tmp_path: Path) -> None:
    lost = play([write(tmp_path, "crash_in_play.py"), "greedy"]).forfeits[0]
    assert lost["move"] == 2
    assert lost["facts"]["reason"] == "crash_in_play.py:5: ZeroDivisionError: division by zero"
    lost = play([write(tmp_path, "no_choose.py"), "greedy"]).forfeits[0]
    assert "choose(view, budget)" in lost["facts"]["reason"]


def test_a_reason_steers_nothing(tmp_path: Path) -> None:
    file = tmp_path / "colours.py"
    file.write_text("def choose(view, budget): raise ValueError('\\x1b[31mred')")
    reason = play([str(file), "greedy"]).forfeits[0]["facts"]["reason"]
    assert "red" in reason
    assert reason.isprintable()


@pytest.mark.slow
def test_the_others_play_on_among_themselves(tmp_path: Path) -> None:
    """Who stays shares the victory, also when it would have been the stand-in's."""
    seats = [write(tmp_path, "crash_at_start.py"), "random", write(tmp_path, "illegal.py")]
    match = Match("intrigue", [*seats, "random"], 6, 5, OPTIONS)
    for number in range(full(2, 1)):
        rows = play_game(match, number + 1).rows
        assert [rows[k]["won"] for k in (0, 2)] == [0.0, 0.0]
        assert sum(row["won"] for row in rows) == pytest.approx(1)
        assert {rows[k]["rank"] for k in (1, 3)} <= {1, 2}


@pytest.mark.slow
def test_no_process_is_left(tmp_path: Path) -> None:
    started: list[guest.Process] = []
    start = guest.Process.__init__

    def noting(self: guest.Process, file: str) -> None:
        start(self, file)
        started.append(self)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(guest.Process, "__init__", noting)
        play([write(tmp_path, "flood.sh"), str(BOTS / "first.py")])
    assert len(started) == 2
    guest.end_all()
    assert all(process._process.returncode is not None for process in started)


def marked() -> list[str]:
    """Processes that are bots of this one, or were started by them."""
    mark = f"{guest.MARK}={os.getpid()}-".encode()
    found = []
    for file in Path("/proc").glob("[0-9]*/environ"):
        with suppress(OSError):
            found += [str(file)] if mark in file.read_bytes() else []
    return found


def with_word(word: str) -> list[str]:
    """Processes with this word on their command line."""
    found = []
    for file in Path("/proc").glob("[0-9]*/cmdline"):
        with suppress(OSError):
            found += [str(file)] if word.encode() in file.read_bytes().split(b"\0") else []
    return found


@pytest.mark.slow
def test_what_a_bot_has_sent_away_is_ended(tmp_path: Path) -> None:
    """Also in a session of its own, with our pipes in its hands."""
    play([write(tmp_path, "daemon.sh"), "greedy"])
    play([write(tmp_path, "complains.sh"), "greedy"])
    deaf = tmp_path / "sends_away.py"
    deaf.write_text(
        "import os, time\ndef choose(view, budget):\n"
        "    if not os.fork():\n        os.setsid()\n        time.sleep(1000)\n"
        "    return view.legal_moves()[0]"
    )
    assert play([str(deaf), "random"]).forfeits == []
    guest.end_all()
    assert marked() == []


def test_a_bot_that_does_not_listen_is_slow(tmp_path: Path) -> None:
    """More than fits into a pipe: we do not wait for it to be read."""
    file = tmp_path / "deaf.sh"
    file.write_text("#!/bin/sh\nsleep 1000")
    file.chmod(0o755)
    process = guest.Process(str(file))
    with pytest.raises(guest.Forfeit) as lost:
        process.ask({"words": "x" * 1_000_000}, 0.2)
    assert lost.value.message.key == "lab-forfeit-slow"
    process.end()
    assert marked() == []


@pytest.mark.slow
@pytest.mark.parametrize(
    ("number", "executor"),
    [
        (number, executor)
        for number in (signal.SIGTERM, signal.SIGINT)
        for executor in ("serial", "processes")
        if FULL or (number, executor) != (signal.SIGTERM, "serial")
    ],
)
def test_who_ends_us_ends_the_bots(tmp_path: Path, executor: str, number: int) -> None:
    """Also what a program has started: `sleep` would be left of a shell that is killed."""
    bot = tmp_path / "slow.sh"
    long = f"1000.{os.getpid()}{number}{len(executor)}"
    bot.write_text(f"#!/bin/sh\necho ready\ntouch {tmp_path}/there\nsleep {long}")
    bot.chmod(0o755)
    words = f"tournament intrigue --bots {bot},random --games 4 --workers 2 --patience 600"
    program = "import sys; from council.cli.run import run; sys.exit(run(sys.argv[1:]))"
    running = subprocess.Popen(
        [sys.executable, "-c", program, *words.split(), "--executor", executor],
        cwd=tmp_path,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    while not (tmp_path / "there").exists():
        assert running.poll() is None
        sleep(0.05)
    if number == signal.SIGINT:  # as a terminal does
        os.killpg(running.pid, number)
    else:
        running.send_signal(number)
    _, complaints = running.communicate()
    assert running.returncode in (-number, 128 + number)
    assert b"Traceback" not in complaints
    for _ in range(200):  # a worker hears of it a moment later
        if not (left := with_word(long)):
            break
        sleep(0.05)
    assert left == []


@pytest.mark.slow
def test_it_plays_as_the_same_bot_of_ours_would() -> None:
    """In Python and in a shell: equal answers, equal games, whatever was played before."""
    one = play([str(BOTS / "first.py"), "greedy"])
    two = play([str(BOTS / "first.sh"), "greedy"])
    assert one.forfeits == two.forfeits == []
    assert (
        one.log.replace("first.py", "first.sh").splitlines()[0][:90]
        == (two.log.splitlines()[0][:90])
    )
    lines = [[line.split(",")[:2] for line in log.splitlines()[1:]] for log in (one.log, two.log)]
    assert lines[0] == lines[1]
    again = play([str(BOTS / "first.py"), "greedy"])  # in a process that has played before
    assert again == one


def test_what_a_bot_prints_is_no_answer(tmp_path: Path) -> None:
    file = tmp_path / "chatty.py"
    file.write_text(
        "print('hello')\ndef choose(view, budget):\n    print('x' * 9999)\n"
        "    return view.legal_moves()[0]"
    )
    assert play([str(file), "random"]).forfeits == []


def test_games_do_not_depend_on_those_before(tmp_path: Path) -> None:
    file = tmp_path / "counts.py"
    file.write_text(
        "games = 0\ndef begin(game, seat, rng):\n    global games\n    games += 1\n"
        "def choose(view, budget):\n    assert games == 1\n    return view.legal_moves()[0]"
    )
    match = Match("intrigue", [str(file), "random"], 2, 3, OPTIONS)
    assert [play_game(match, number).forfeits for number in (1, 2)] == [[], []]


@pytest.mark.slow
def test_the_bot_of_the_walk_through_beats_greedy() -> None:
    match = Match("intrigue", [str(BOTS / "dreamer.py"), "greedy"], 12, 1, rotate=True)
    games = [play_game(match, number) for number in range(1, match.games + 1)]
    assert [game.forfeits for game in games] == [[]] * match.games
    assert sum(game.rows[0]["won"] for game in games) > match.games * 0.6


def test_a_whole_number_of_any_kind_is_a_move() -> None:
    game = GAMES["intrigue"]
    assert text_of(game, np.int64(3)) == text_of(game, 3) == game.text(3)
    assert text_of(game, 10**9) == "1000000000"
    assert text_of(game, None) == "None"


THREADED = """
import mmap, os, queue, tempfile, threading
asked, answers = queue.Queue(), queue.Queue()
def work():
    while True:
        answers.put(max(asked.get()))
threading.Thread(target=work, daemon=True).start()
with tempfile.TemporaryFile() as file:
    file.truncate(3 << 30)
    large = mmap.mmap(file.fileno(), 3 << 30, access=mmap.ACCESS_READ)
def choose(view, budget):
    assert os.environ["OMP_NUM_THREADS"] == os.environ["OPENBLAS_NUM_THREADS"] == "1"
    asked.put([int(move) for move in view.legal_moves()])
    return answers.get()
"""


@pytest.mark.slow
def test_a_bot_with_threads_and_large_libraries_plays(tmp_path: Path) -> None:
    """Its threads would be missing in a copy of its process; several games, none forfeited."""
    file = tmp_path / "threaded.py"
    file.write_text(THREADED)
    match = Match("intrigue", [str(file), "random"], 2, 3, OPTIONS)
    for number in (1, 2):
        assert play_game(match, number).forfeits == []


def test_the_callers_number_of_threads_arrives(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("OMP_NUM_THREADS", "2")
    file = tmp_path / "two.py"
    file.write_text(
        "import os\n"
        "assert os.environ['OMP_NUM_THREADS'] == '2'\n"
        "assert os.environ['MKL_NUM_THREADS'] == '1'\n"
        "def choose(view, budget): return view.legal_moves()[0]\n"
    )
    assert play([str(file), "random"]).forfeits == []
