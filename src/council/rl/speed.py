"""How fast the environments run; `council bench --full` measures it beside the engines.

`python -m council.rl.speed [seconds] [game ...]` prints steps per CPU second of each kind of game:
one environment, a batch, and a batch without observations. They take turns, a short time each.
With `--processes 2` it compares one process with so many, in turns: steps per second of the clock,
and how many times as many steps so many free cores would make, by the CPU seconds that the busiest
process and this one take for a step. A busy machine spoils the first figure, not the second.
"""

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from multiprocessing import active_children
from os import getloadavg
from random import Random
from statistics import median
from time import clock_gettime, perf_counter, process_time
from typing import Any

import numpy as np

from council.core.game import Game
from council.core.play import rng_for
from council.games import GAMES
from council.lab.bench import Task
from council.rl import quick
from council.rl.processes import ProcessBatch, parallel_env
from council.rl.table import EnvTable
from council.rl.vector import VectorTable, vector_env

BATCH = 1024  # as many as pgx is measured with
MANY = 4096  # games spread over processes
AT_ONCE = 50  # steps between two looks at the clock


def env_rate(game: Game, task: Task) -> float:
    """Steps a second: observation and mask of the seat asked, a move chosen from the mask."""
    table = EnvTable(game, game.setup(task.seats, game.trials[task.trial].options))
    table.reset(task.go)
    rng = Random(task.go)
    count, begun, spent = 0, process_time(), 0.0
    while spent < task.seconds or not count:
        for _ in range(AT_ONCE):
            seat = table.seat()
            table.observe(seat)
            moves = table.mask(seat).view(np.bool_).nonzero()[0]
            table.play(int(moves[int(rng.random() * len(moves))]))
            if table.over():
                table.reset(None)
        count += AT_ONCE
        spent = process_time() - begun
    return count / max(spent, 1e-9)


def batch_rate(game: Game, task: Task) -> float:
    """The same for a batch of games stepped at once, the moves drawn inside."""
    setup = game.setup(task.seats, game.trials[task.trial].options)
    batch = VectorTable([EnvTable(game, setup) for _ in range(BATCH)])
    batch.reset(task.go)
    rng = rng_for("bench", "batch", task.go)
    count, begun, spent = 0, process_time(), 0.0
    while spent < task.seconds or not count:
        batch.step(batch.drawn(rng))
        count += BATCH
        spent = process_time() - begun
    return count / max(spent, 1e-9)


def bare_rate(game: Game, task: Task) -> float:
    """A batch without observations and masks: what the games alone take."""
    setup = game.setup(task.seats, game.trials[task.trial].options)
    fresh, rng = game.new(setup), rng_for("bench", "bare", task.go)
    states, luck = [fresh.copy() for _ in range(BATCH)], [rng] * BATCH
    for state in states:
        state.settle(rng)
    count, begun, spent = 0, process_time(), 0.0
    while spent < task.seconds or not count:
        moves = np.frombuffer(quick.random_moves(states, rng), np.dtype("<i2")).tolist()
        for over in quick.advance(states, luck, moves):
            states[over] = fresh.copy()
            states[over].settle(rng)
        count += BATCH
        spent = process_time() - begun
    return count / max(spent, 1e-9)


def cpu_of(pid: int) -> float:
    """CPU seconds of another process; Linux makes a clock out of its number."""
    return clock_gettime(~pid << 3 | 2)


def wall_rate(
    batch: VectorTable | ProcessBatch, draw: Callable[[int], Any], seconds: float, pids: list[int]
) -> tuple[float, float]:
    """Steps per second of the clock, the moves drawn where the games are; and CPU seconds per step
    of this process and the busiest of those."""
    count, begun, spent = 0, perf_counter(), 0.0
    before = process_time(), [cpu_of(pid) for pid in pids]
    while spent < seconds or not count:
        batch.step(draw(count))
        count += len(batch)
        spent = perf_counter() - begun
    there = [cpu_of(pid) - then for pid, then in zip(pids, before[1], strict=True)]
    return count / spent, (process_time() - before[0] + max(there, default=0.0)) / count


def compare_processes(game: Game, trial: int, seats: int, processes: int, seconds: float) -> str:
    """One process against several, in turns, the same kind of game; the medians."""
    row = game.trials[trial]
    given: dict[str, Any] = {"mode": row.name or None, "seats": seats}
    one = vector_env(game.name, MANY, **given)
    rng = rng_for("bench", "wall")
    with parallel_env(game.name, MANY, processes=processes, **given) as many:
        one.reset(1)
        many.reset(1)
        pids = [child.pid for child in active_children() if child.pid]
        wall, cpu = [], []
        for _ in range(GOES):
            alone = wall_rate(one, lambda _: one.drawn(rng), seconds / GOES, [])
            together = wall_rate(many, many.drawn, seconds / GOES, pids)
            wall.append((alone[0], together[0]))
            cpu.append(alone[1] / together[1])
    first, second = (median(rates) for rates in zip(*wall, strict=True))
    times = f"{second / first:11.2f}{median(cpu):11.2f}"
    return f"{first:11,.0f}{second:11,.0f}{times}"


KINDS = {"env": env_rate, "batch": batch_rate}
GOES = 5


def asked(words: list[str]) -> Namespace:
    """What to measure; a wrong word ends with a sentence and exit code 2."""
    parser = ArgumentParser("python -m council.rl.speed", description="Speed of the environments.")
    parser.add_argument("seconds", nargs="?", type=float, default=1.0, help="for each figure")
    parser.add_argument("game", nargs="*", help=f"one of {', '.join(GAMES)}; all if none is named")
    parser.add_argument("--processes", type=int, default=0, help="compare one with so many")
    wanted = parser.parse_args(words)
    for name in wanted.game:
        if name not in GAMES:
            parser.error(f"no game is called {name}; choose from {', '.join(GAMES)}")
    if wanted.seconds <= 0 or wanted.processes < 0:
        parser.error("seconds and processes have to be positive")
    return wanted


def main(words: list[str]) -> None:
    """A line for each kind of game and number of seats."""
    wanted = asked(words)
    many, seconds = wanted.processes, wanted.seconds
    rates: dict[str, Callable[[Game, Task], float]] = {**KINDS, "bare": bare_rate}
    heads = [*rates, " batch/bare"] if not many else ["one", f"{many} procs", "times", "by CPU"]
    sys.stdout.write(f"{'game':34}{''.join(f'{head:>11}' for head in heads)}\n")
    for game in GAMES.values():
        if wanted.game and game.name not in wanted.game:
            continue
        for trial, row in enumerate(game.trials):
            for seats in sorted(row.seats):
                line = (
                    compare_processes(game, trial, seats, many, seconds)
                    if many
                    else compare_kinds(game, trial, seats, rates, seconds)
                )
                sys.stdout.write(f"{f'{game.name} {row.name} {seats}':34}{line}\n")
                sys.stdout.flush()
    sys.stdout.write(f"load {getloadavg()[0]:.1f}\n")


def compare_kinds(
    game: Game,
    trial: int,
    seats: int,
    rates: dict[str, Callable[[Game, Task], float]],
    seconds: float,
) -> str:
    """The kinds of environments, in turns; the medians."""
    goes: dict[str, list[float]] = {kind: [] for kind in rates}
    for go in range(GOES):
        for kind, rate in rates.items():
            goes[kind].append(rate(game, Task(trial, seats, kind, go, seconds / GOES)))
    found = {kind: median(each) for kind, each in goes.items()}
    line = "".join(f"{rate:11,.0f}" for rate in found.values())
    return f"{line}  {found['batch'] / found['bare']:.2f}"


if __name__ == "__main__":
    main(sys.argv[1:])
