"""Our speed beside that of other libraries, in one run on one machine; fails on ratios only."""

import os
import subprocess
import sys
from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from hashlib import sha256
from importlib.resources import as_file, files
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

from council.core.game import Invalid, Json
from council.games import GAMES
from council.kit.tables import parse
from council.lab.bench import Helper, Task, measure, prepared

PINS = ("open-spiel==2.0.2", "pettingzoo==1.27.0", "pygame==2.6.1", "rlcard==1.2.0")
GOES = 3
PATIENCE = 600  # seconds for one go of a peer, on a busy machine
OURS = "interpreted"  # not a peer, but ourselves without the compiler


@dataclass(frozen=True)
class Goal:
    """A ratio to reach: `must`, and better `stretch`."""

    id: str
    game: str
    seats: int
    kind: str
    peer: str
    must: float
    stretch: float


def goals() -> list[Goal]:
    """Those of games that are there."""
    text = (files("council.lab") / "goals.toml").read_text(encoding="utf-8")
    listed = [Goal(**goal) for goal in parse(text, "goals.toml")["goal"]]
    return [goal for goal in listed if goal.game in GAMES]


def cache() -> Path:
    """Where the environment of the peers is kept; another list of pins has another place."""
    home = os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache")
    name = sha256(" ".join([sys.version, *PINS]).encode()).hexdigest()[:12]
    return Path(home, "small-council", f"peers-{name}")


def environment() -> str:
    """The Python of the peers; installed when it is not there yet."""
    folder = cache()
    python = folder / ("Scripts" if os.name == "nt" else "bin") / "python"
    done = folder / "installed"
    if not done.exists():
        steps: list[list[str]] = [
            [sys.executable, "-m", "venv", "--clear", str(folder)],
            [str(python), "-m", "pip", "install", "-q", *PINS],
        ]
        for step in steps:
            ran = subprocess.run(step, capture_output=True, text=True, check=False)
            if ran.returncode:
                last = (ran.stderr.strip().splitlines() or ["?"])[-1][:200]
                raise Invalid("lab-peers-install", reason=last)
        done.touch()
    return str(python)


def peer_rate(python: str, row: str, seconds: float) -> float:
    """One go of a peer; Invalid says what it complained about."""
    with as_file(files("council.lab") / "peer_rates.py") as script:
        ran = subprocess.run(
            [python, str(script), row, str(seconds)],
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
    if ran.returncode:
        last = (ran.stderr.strip().splitlines() or ["?"])[-1][:200]
        raise Invalid("lab-peers-failed", row=row, reason=last)
    return float(ran.stdout.split()[-1])


def compare(python: str, seconds: float, wanted: list[Goal]) -> Iterator[Json]:
    """Each goal with both medians and their ratio; all goes shuffled among each other."""
    helpers = {goal.game: Helper(GAMES[goal.game]) for goal in wanted if goal.peer == OURS}
    try:
        yield from _compare(python, seconds, wanted, helpers)
    finally:
        for helper in helpers.values():
            helper.__exit__()


def _compare(
    python: str, seconds: float, wanted: list[Goal], helpers: dict[str, Helper]
) -> Iterator[Json]:
    work: dict[tuple[Any, ...], Callable[[int], float]] = {}
    for goal in wanted:
        work[_ours(goal)] = lambda go, goal=goal: measure(  # type: ignore[misc]
            GAMES[goal.game], _task(goal, go, seconds)
        )
        if goal.peer == OURS:
            work[_theirs(goal)] = lambda go, goal=goal: helpers[goal.game].measure(  # type: ignore[misc]
                _task(goal, go, seconds)
            )
        else:
            work[_theirs(goal)] = lambda go, goal=goal: peer_rate(python, goal.peer, seconds)  # type: ignore[misc]
    plan = [(key, go) for key in work for go in range(GOES)]
    Random(0).shuffle(plan)
    found: dict[tuple[Any, ...], list[float]] = defaultdict(list)
    for key, go in plan:
        found[key].append(work[key](go))
    for goal in wanted:
        yield _told(goal, found[_ours(goal)], found[_theirs(goal)])


def _ours(goal: Goal) -> tuple[Any, ...]:
    return ("ours", goal.game, goal.seats, goal.kind)


def _theirs(goal: Goal) -> tuple[Any, ...]:
    return (goal.peer, *_ours(goal)[1:]) if goal.peer == OURS else (goal.peer,)


def _task(goal: Goal, go: int, seconds: float) -> Task:
    return prepared(GAMES[goal.game], Task(0, goal.seats, goal.kind, go, seconds))


def _told(goal: Goal, ours: list[float], theirs: list[float]) -> Json:
    ratio = median(ours) / median(theirs)
    reached = "stretch" if ratio >= goal.stretch else "must" if ratio >= goal.must else "missed"
    return {
        "id": goal.id,
        "game": goal.game,
        "seats": goal.seats,
        "kind": goal.kind,
        "peer": goal.peer,
        "ours": round(median(ours)),
        "ours_range": [round(min(ours)), round(max(ours))],
        "theirs": round(median(theirs)),
        "theirs_range": [round(min(theirs)), round(max(theirs))],
        "ratio": round(ratio, 2),
        "must": goal.must,
        "stretch": goal.stretch,
        "reached": reached,
    }
