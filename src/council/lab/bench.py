"""How fast games and search run, compiled and interpreted side by side in one run.

Every figure is taken in short goes, shuffled among each other, so that a slow moment of the machine
falls on all alike; CPU time, not the clock on the wall; the median of the goes counts.
"""

import json
import os
import subprocess
import sys
from collections import defaultdict
from collections.abc import Callable
from functools import cache
from random import Random
from statistics import median
from time import process_time

from council import compiled
from council.bots.ismcts import Search
from council.bots.searcher import CURIOSITY
from council.core.game import Game, Json
from council.core.play import rng_for
from council.core.state import CHANCE, NOBODY, State

SEATS = (4, 2, 6)
GOES = 5
SIMULATIONS = 1000  # a decision
BETWEEN = 40  # simulations to choose the moves that lead from one position to the next
MEASURED = 0.85  # of the time; the rest goes by between the goes
COUNTED = 300  # games in which decisions are counted
# What a go may take of the whole time: interpreted search is so slow that it needs most of it.
SHARES = {
    ("compiled", "games"): 1,
    ("interpreted", "games"): 1,
    ("compiled", "simulations"): 1,
    ("interpreted", "simulations"): 7,
}

Task = tuple[int, str, int, float]  # seats, kind, number of the go, seconds
Measure = Callable[[Task], float]
Rates = dict[tuple[str, int, str], float]  # way, seats, kind


def measure_all(game: Game, seconds: float) -> dict[str, Json]:
    """Rates per second by seats, compiled and interpreted; None when nothing is compiled."""
    here = "compiled" if compiled.status() == "compiled" else "interpreted"
    ways: dict[str, Measure] = {here: lambda task: measure(game, task)}
    if here == "interpreted":
        return _table(game, _shuffled(ways, seconds))
    with Helper(game) as helper:
        ways["interpreted"] = helper.measure
        return _table(game, _shuffled(ways, seconds))


def _shuffled(ways: dict[str, Measure], seconds: float) -> Rates:
    plan = [
        (way, seats, kind, go)
        for way, kind in SHARES
        if way in ways
        for seats in SEATS
        for go in range(GOES)
    ]
    Random(0).shuffle(plan)
    whole = sum(SHARES[way, kind] for way, _, kind, _ in plan)
    found: dict[tuple[str, int, str], list[float]] = defaultdict(list)
    for way, seats, kind, go in plan:
        share = MEASURED * seconds * SHARES[way, kind] / whole
        found[way, seats, kind].append(ways[way]((seats, kind, go, share)))
    return {key: median(values) for key, values in found.items()}


def _table(game: Game, rates: Rates) -> dict[str, Json]:
    return {str(seats): _row(game, seats, rates) for seats in sorted(SEATS)}


def _row(game: Game, seats: int, rates: Rates) -> Json:
    row: Json = {"compiled": None, "interpreted": None}
    per_game = decisions_a_game(game, seats)
    for way in row:
        if (way, seats, "games") in rates:
            games = rates[way, seats, "games"]
            row[way] = {
                "decisions": round(games * per_game),
                "games": round(games),
                "simulations": round(rates[way, seats, "simulations"]),
            }
    return row


# -- one go


def measure(game: Game, task: Task) -> float:
    """The rate of one go."""
    seats, kind, go, seconds = task
    if kind == "games":
        return games_rate(game, seats, go, seconds)
    return simulations_rate(game, seats, go, seconds)


def games_rate(game: Game, seats: int, go: int, seconds: float) -> float:
    """Random games a second, each from an empty table to the end."""
    table = game.new(game.setup(seats))
    rng = rng_for("bench", "games", seats, go)
    count, begun, spent = 0, process_time(), 0.0
    while spent < seconds or not count:
        for _ in range(max(1, count // 4)):  # look at the clock less and less often
            state = table.copy()
            while state.seat() != NOBODY:
                state.playout(rng)  # to the end of a leg
            count += 1
        spent = process_time() - begun
    return count / max(spent, 1e-9)


def decisions_a_game(game: Game, seats: int) -> float:
    """Decisions of players in a random game, on average.

    `playout` does not count what it plays. But by contract it plays as the plain loop does, only
    faster, so the plain loop counts for it: same odds, hence the same mean. Over 300 games that is
    good to half a per cent; being one figure for compiled and interpreted, it leaves their ratio
    alone.
    """
    setup = game.setup(seats)
    rng = rng_for("bench", "decisions", seats)
    count = 0
    for _ in range(COUNTED):
        state = game.new(setup)
        while (seat := state.seat()) != NOBODY:
            if seat == CHANCE:
                state.apply(state.chance(rng))
            else:
                moves = state.legal_moves()
                state.apply(moves[rng.below(len(moves))])
                count += 1
    return count / COUNTED


def simulations_rate(game: Game, seats: int, go: int, seconds: float) -> float:
    """Search iterations a second, 1,000 for each decision of a leg that is played on.

    Early and late decisions differ: each go takes every fifth one, each another fifth, as many as
    the time allows, and begins anew when there is time left.
    """
    views = positions(game, seats)[go::GOES]
    rng = rng_for("bench", "search", seats, go)
    count, begun, spent = 0, process_time(), 0.0
    while spent < seconds or not count:
        Search(views[count % len(views)], rng, CURIOSITY).think(SIMULATIONS)
        count += 1
        spent = process_time() - begun
    return count * SIMULATIONS / max(spent, 1e-9)


@cache
def positions(game: Game, seats: int) -> list[State]:
    """What the seats asked see at each decision of the first leg, as a searching player goes on."""
    state = game.new(game.setup(seats))
    rng = rng_for("bench", "positions", seats)
    views = []
    leg = state.leg()
    while state.seat() != NOBODY and state.leg() == leg:
        if state.seat() == CHANCE:
            state.apply(state.chance(rng))
            continue
        view = state.mask(state.seat())
        views.append(view)
        search = Search(view, rng, CURIOSITY)
        search.think(BETWEEN)
        state.apply(search.best())
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
        seats, kind, go, seconds = json.loads(line)
        sys.stdout.write(f"{measure(game, (seats, kind, go, seconds))}\n")
        sys.stdout.flush()
