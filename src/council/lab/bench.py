"""How fast games and search run, compiled and interpreted side by side in one run.

Every figure is measured in short runs in shuffled order, so that a slow moment of the machine
affects all of them alike. Times are CPU times, and the median of the runs counts.
"""

import json
import os
import subprocess
import sys
from collections import defaultdict
from collections.abc import Callable, Sequence
from functools import cache
from random import Random
from statistics import median
from time import process_time
from typing import NamedTuple

from council import compiled
from council.bots.ismcts import Search
from council.bots.searcher import CURIOSITY
from council.core.game import Game, Json, Trial
from council.core.play import rng_for
from council.core.state import CHANCE, NOBODY, State

GOES = 5
SIMULATIONS = 1000  # a decision
BETWEEN = 40  # simulations to choose the moves that lead from one position to the next
AT_ONCE = 100  # simulations between two looks at the clock
STEPS = 200  # from Python, likewise
MEASURED = 0.85  # of the time; the rest goes by between the goes
COUNTED = 300  # games in which decisions are counted,
ENOUGH = 100_000  # or as many as have so many decisions
# What a go may take of the whole time: interpreted search is so slow that it needs most of it.
SHARES = {("interpreted", "simulations"): 7}
PLAIN = ("games", "simulations")  # what is measured unless more is asked for
FULL = (*PLAIN, "steps")
# What the references in C play: the game, the first of its kinds, and what is counted.
IN_C = {("intrigue", 0, "games"), ("intrigue", 0, "simulations"), ("risk", 0, "games")}


class Task(NamedTuple):
    """One go."""

    trial: int  # which of the game's
    seats: int
    kind: str
    go: int
    seconds: float
    path: Sequence[int] = ()  # to the decisions that are searched


Measure = Callable[[Task], float]
Goes = dict[tuple[str, int, int, str], list[float]]  # way, trial, seats, kind


def measure_all(
    game: Game,
    seconds: float,
    kinds: Sequence[str] = PLAIN,
    ranges: bool = False,
    in_c: "Measure | None" = None,
) -> dict[str, Json]:
    """Rates per second by seats, compiled and interpreted; None when nothing is compiled.

    A game of several kinds has one more level above, their names. `ranges` adds to each way the
    lowest and highest go of each kind, beside the median. `in_c` measures a reference in C, as far
    as there is one.
    """
    here = "compiled" if compiled.status() == "compiled" else "interpreted"
    ways: dict[str, Measure] = {here: lambda task: measure(game, task)}
    if here == "interpreted":
        return _table(game, _shuffled(game, ways, seconds, kinds), kinds, ranges)
    if in_c is not None:
        ways["c"] = in_c
    with Helper(game) as helper:
        ways["interpreted"] = helper.measure
        return _table(game, _shuffled(game, ways, seconds, kinds), kinds, ranges)


def _shuffled(game: Game, ways: dict[str, Measure], seconds: float, kinds: Sequence[str]) -> Goes:
    plan = [
        (way, trial, seats, kind, go)
        for way in ways
        for kind in kinds
        for trial, row in enumerate(game.trials)
        for seats in row.seats
        for go in range(GOES)
        if way != "c" or (game.name, trial, kind) in IN_C
    ]
    Random(0).shuffle(plan)
    whole = sum(SHARES.get((way, kind), 1) for way, _, _, kind, _ in plan)
    found: Goes = defaultdict(list)
    for way, trial, seats, kind, go in plan:
        share = MEASURED * seconds * SHARES.get((way, kind), 1) / whole
        task = prepared(game, Task(trial, seats, kind, go, share))
        found[way, trial, seats, kind].append(ways[way](task))
    return found


def prepared(game: Game, task: Task) -> Task:
    """The task with the way to the positions that are searched, if it is one of search."""
    taken = path(game, task.trial, task.seats) if task.kind == "simulations" else ()
    return task._replace(path=taken)


def _table(game: Game, goes: Goes, kinds: Sequence[str], ranges: bool) -> dict[str, Json]:
    named: dict[str, Json] = {
        trial.name: {
            str(seats): _row(game, k, seats, goes, kinds, ranges) for seats in sorted(trial.seats)
        }
        for k, trial in enumerate(game.trials)
    }
    unnamed: dict[str, Json] = named.get("", named)
    return unnamed


def _row(
    game: Game, trial: int, seats: int, goes: Goes, kinds: Sequence[str], ranges: bool
) -> Json:
    row: Json = {"compiled": None, "interpreted": None}
    decisions, units = counts_a_game(game, trial, seats)
    for way in (*row, "c"):
        if (way, trial, seats, "games") not in goes:
            continue
        rates: dict[str, list[float]] = {}
        for kind in kinds:
            rate = goes.get((way, trial, seats, kind), [])
            if not rate:  # a reference in C does not do everything
                continue
            if kind == "games":
                rates["decisions"] = [one * decisions for one in rate]
                rates[game.measured] = [one * units for one in rate]
            else:
                rates[kind] = rate
        row[way] = {kind: round(median(rate)) for kind, rate in rates.items()}
        if ranges:
            row[way]["ranges"] = {
                kind: [round(min(rate)), round(max(rate))] for kind, rate in rates.items()
            }
    return row


# -- one go


def measure(game: Game, task: Task) -> float:
    """The rate of one go."""
    return KINDS[task.kind](game, task)


def games_rate(game: Game, task: Task) -> float:
    """Random games a second, each from an empty table to the end."""
    table = game.new(game.setup(task.seats, game.trials[task.trial].options))
    rng = rng_for("bench", "games", task.trial, task.seats, task.go)
    count, begun, spent = 0, process_time(), 0.0
    state = table.copy()
    while spent < task.seconds or not count:
        for _ in range(max(1, count // 4)):  # look at the clock less and less often
            state = state.become(table)
            state.play_to_end(rng)
            count += 1
        spent = process_time() - begun
    return count / max(spent, 1e-9)


def decisions_rate(game: Game, task: Task) -> float:
    """Decisions a second in random games."""
    return games_rate(game, task) * counts_a_game(game, task.trial, task.seats)[0]


def turns_rate(game: Game, task: Task) -> float:
    """Turns a second in random games, of a game that has them."""
    return games_rate(game, task) * counts_a_game(game, task.trial, task.seats)[1]


@cache
def counts_a_game(game: Game, trial: int, seats: int) -> tuple[float, float]:
    """The same as `counts_of`, for one of the game's own trials."""
    return counts_of(game, game.trials[trial], seats)


def counts_of(game: Game, trial: Trial, seats: int, most: int = COUNTED) -> tuple[float, float]:
    """Decisions of players in a random game, on average, and games (1) or turns.

    `playout` does not count what it plays. But by contract it plays as the plain loop does, only
    faster, so the plain loop counts for it: same odds, hence the same mean. Over 300 games of
    Westeros Intrigue that is good to half a per cent; being one figure for compiled and
    interpreted, it leaves their ratio alone.
    """
    setup = game.setup(seats, trial.options)
    rng = rng_for("bench", "decisions", trial.name, seats)
    by_turns = game.measured == "turns"
    count = turns = games = 0
    while games < most and count < ENOUGH:
        state = game.new(setup)
        turn = -1
        while (seat := state.seat()) != NOBODY:
            if seat == CHANCE:
                state.apply(state.chance(rng))
                continue
            if by_turns and turn != game.turn(state):
                turn = game.turn(state)
                turns += 1
            moves = state.legal_moves()
            state.apply(moves[rng.below(len(moves))])
            count += 1
        games += 1
    return count / games, turns / games if by_turns else 1.0


def simulations_rate(game: Game, task: Task) -> float:
    """Search iterations a second, 1,000 for each decision that is played on.

    Early and late decisions differ: each go takes every fifth one, each another fifth, as many as
    the time allows, and begins anew when there is time left.
    """
    views = positions(game, task.trial, task.seats, task.path)[task.go :: GOES]
    rng = rng_for("bench", "search", task.trial, task.seats, task.go)
    count, begun, spent = 0, process_time(), 0.0
    while spent < task.seconds or not count:
        search = Search(
            views[count // SIMULATIONS % len(views)], game.heuristics, rng, CURIOSITY, ahead=True
        )
        for _ in range(SIMULATIONS // AT_ONCE):
            search.think(AT_ONCE)
            count += AT_ONCE
            spent = process_time() - begun
            if spent >= task.seconds:
                break
    return count / max(spent, 1e-9)


def steps_rate(game: Game, task: Task) -> float:
    """Decisions a second when each is made from Python: the legal moves, one of them, on."""
    table = game.new(game.setup(task.seats, game.trials[task.trial].options))
    rng = rng_for("bench", "steps", task.trial, task.seats, task.go)
    count, begun, spent = 0, process_time(), 0.0
    state = table.copy()
    while spent < task.seconds or not count:
        for _ in range(STEPS):
            seat = state.seat()
            if seat == CHANCE:
                state.apply(state.chance(rng))
            elif seat == NOBODY:
                state = table.copy()
            else:
                moves = state.legal_moves()
                state.apply(moves[rng.below(len(moves))])
                count += 1
        spent = process_time() - begun
    return count / max(spent, 1e-9)


# What can be measured; other layers add theirs.
KINDS: dict[str, Callable[[Game, Task], float]] = {
    "games": games_rate,
    "decisions": decisions_rate,
    "turns": turns_rate,
    "simulations": simulations_rate,
    "steps": steps_rate,
}


@cache
def path(game: Game, trial: int, seats: int) -> list[int]:
    """The moves and outcomes of the first leg, or of as many decisions as the trial wants, as a
    searching player goes on. Found once, where search is fast, and sent to the slower process."""
    wanted = game.trials[trial].decisions
    state = game.new(game.setup(seats, game.trials[trial].options))
    rng = rng_for("bench", "positions", trial, seats)
    taken: list[int] = []
    leg, decisions = state.leg(), 0
    while state.seat() != NOBODY and (decisions < wanted if wanted else state.leg() == leg):
        if state.seat() == CHANCE:
            taken.append(int(state.chance(rng)))
        else:
            search = Search(state.mask(state.seat()), game.heuristics, rng, CURIOSITY, ahead=True)
            search.think(BETWEEN)
            taken.append(int(search.best()))
            decisions += 1
        state.apply(taken[-1])
    return taken


def positions(game: Game, trial: int, seats: int, taken: Sequence[int]) -> list[State]:
    """What the seats asked see at each decision on a path."""
    state = game.new(game.setup(seats, game.trials[trial].options))
    views: list[State] = []
    for move in taken:
        if state.seat() != CHANCE:
            views.append(state.mask(state.seat()))
        state.apply(move)
    return views


# -- the other process


class Helper:
    """The same command in another process, told not to use the compiled files."""

    def __init__(self, game: Game) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "council", "bench", game.name, "--answer"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "COUNCIL_PURE": "1"},
            text=True,
        )

    def __enter__(self) -> "Helper":
        return self

    def __exit__(self, *error: object) -> None:
        self._process.communicate()

    def measure(self, task: Task) -> float:
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.write(json.dumps(task) + "\n")
        self._process.stdin.flush()
        return float(self._process.stdout.readline())


def answer_tasks(game: Game) -> None:
    """The other end of `Helper`: a task a line, answered by its rate."""
    for line in sys.stdin:
        sys.stdout.write(f"{measure(game, Task(*json.loads(line)))}\n")
        sys.stdout.flush()
