"""Speed goals: ratios to references and to other libraries, all measured in one run."""

import os
import platform
from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import median

from bench import peers, reference
from council.core.game import Invalid, Json, Message
from council.games import GAMES
from council.kit.tables import parse
from council.lab.bench import Helper, Task, measure, prepared

GOES = 3
OURS = "interpreted"  # not a peer, but ourselves without the compiler
IN_C = "c-"  # what the names of references begin with
KERNEL = "kernel"

Row = Callable[[int, float], float]  # number of the go, seconds -> a rate


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
    at: str = "least"

    def ours(self) -> str:
        return f"{self.game} {self.seats} {self.kind}"

    def theirs(self) -> str:
        return f"{self.ours()} {OURS}" if self.peer == OURS else self.peer

    def ratio(self, ours: float, theirs: float) -> float:
        return theirs / ours if self.at == "most" else ours / theirs

    def reached(self, ratio: float) -> str:
        """Which of the two."""
        if self.at == "most":
            return (
                "stretch" if ratio <= self.stretch else "must" if ratio <= self.must else "missed"
            )
        return "stretch" if ratio >= self.stretch else "must" if ratio >= self.must else "missed"


def goals() -> list[Goal]:
    """Those of games that are there."""
    text = Path(__file__).with_name("goals.toml").read_text(encoding="utf-8")
    listed = [Goal(**goal) for goal in parse(text, "goals.toml")["goal"]]
    return [goal for goal in listed if goal.game in GAMES]


class Comparison:
    """All rows of some goals; a row that cannot be measured says why, and fails nothing."""

    def __init__(self, wanted: list[Goal]) -> None:
        self.wanted = wanted
        self.helpers = {goal.game: Helper(GAMES[goal.game]) for goal in wanted if goal.peer == OURS}
        self.absent: dict[str, Invalid] = {}
        self.rates: dict[str, list[float]] = defaultdict(list)

    def run(self, seconds: float) -> None:
        """So many seconds a go, all goes shuffled among each other."""
        try:
            rows = self.rows()
            plan = [(name, go) for name in rows for go in range(GOES)]
            Random(0).shuffle(plan)
            for name, go in plan:
                if name not in self.absent:
                    self._go(name, rows[name], go, seconds)
        finally:
            for helper in self.helpers.values():
                helper.__exit__()

    def _go(self, name: str, row: Row, go: int, seconds: float) -> None:
        try:
            self.rates[name].append(row(go, seconds))
        except Invalid as reason:
            self.absent[name] = reason

    def rows(self) -> dict[str, Row]:
        """What has to be measured; peers are installed now, before any clock runs."""
        rows: dict[str, Row] = {}
        for goal in self.wanted:
            rows[goal.ours()] = self._ours(goal)
            try:
                rows[goal.theirs()] = self._theirs(goal)
            except Invalid as reason:
                self.absent[goal.theirs()] = reason
        return rows

    def _ours(self, goal: Goal) -> Row:
        if goal.kind == KERNEL:
            return lambda go, seconds: reference.kernel_rate(task_of(goal, go, seconds))
        return lambda go, seconds: measure(GAMES[goal.game], task_of(goal, go, seconds))

    def _theirs(self, goal: Goal) -> Row:
        if goal.peer == OURS:
            helper = self.helpers[goal.game]
            return lambda go, seconds: helper.measure(task_of(goal, go, seconds))
        if goal.peer.startswith(IN_C):
            name = goal.peer.removeprefix(IN_C)
            reference.gate(name, goal.seats)
            return lambda go, seconds: reference.reference_rate(name, task_of(goal, go, seconds))
        peers.prepare(goal.peer)
        return lambda _, seconds: peers.peer_rate(goal.peer, seconds)

    def told(self, say: Callable[[Message], str]) -> list[Json]:
        """Each goal with both medians and their ratio, or with the reason why there is none."""
        found = []
        for goal in self.wanted:
            both = goal.ours(), goal.theirs()
            lost = [self.absent[name] for name in both if name in self.absent]
            if lost:
                found.append(head(goal) | {"reached": "absent", "reason": say(lost[0].message)})
            else:
                found.append(head(goal) | weighed(goal, *(self.rates[name] for name in both)))
        return found

    def rows_told(self) -> dict[str, Json]:
        """Every row that was measured."""
        return {name: _figure(rates) for name, rates in self.rates.items()}


def of_a_run(game: str, rates: dict[str, Json]) -> list[Json]:
    """The goals that a run of the bench without peers can tell of: what it has both figures of."""
    found = []
    for goal in goals():
        by_seats = rates if str(goal.seats) in rates else next(iter(rates.values()))
        ways = by_seats.get(str(goal.seats)) if goal.game == game else None
        way = OURS if goal.peer == OURS else "c" if goal.peer.startswith(IN_C) else ""
        both = [ways.get("compiled"), ways.get(way)] if ways else []
        kind = GAMES[game].measured if goal.kind == "games" else goal.kind  # turns are as good
        if len(both) == 2 and all(both) and all(kind in figures for figures in both):
            found.append(head(goal) | weighed(goal, *([figures[kind]] for figures in both)))
    return found


def task_of(goal: Goal, go: int, seconds: float) -> Task:
    """One go of ours."""
    return prepared(GAMES[goal.game], Task(0, goal.seats, goal.kind, go, seconds))


def _figure(rates: list[float]) -> Json:
    return {"median": round(median(rates)), "range": [round(min(rates)), round(max(rates))]}


def weighed(goal: Goal, ours: list[float], theirs: list[float]) -> Json:
    """Medians, ranges and the ratio of a goal."""
    ratio = goal.ratio(median(ours), median(theirs))
    return {
        "ours": round(median(ours)),
        "ours_range": [round(min(ours)), round(max(ours))],
        "theirs": round(median(theirs)),
        "theirs_range": [round(min(theirs)), round(max(theirs))],
        "ratio": round(ratio, 2),
        "reached": goal.reached(ratio),
    }


def machine() -> Json:
    """What the figures were taken on."""
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else None
    return {"python": platform.python_version(), "cores": os.cpu_count(), "load": load}


def head(goal: Goal) -> Json:
    """What is wanted."""
    return {
        "id": goal.id,
        "game": goal.game,
        "seats": goal.seats,
        "kind": goal.kind,
        "peer": goal.peer,
        "at": goal.at,
        "must": goal.must,
        "stretch": goal.stretch,
    }
