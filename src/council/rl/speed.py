"""How fast the environments run; `council bench --full` measures it beside the engines."""

from time import process_time

import numpy as np

from council.core.game import Game
from council.lab.bench import Task
from council.rl.table import Table
from council.rl.vector import VectorTable

BATCH = 64
AT_ONCE = 50  # steps between two looks at the clock


def env_rate(game: Game, task: Task) -> float:
    """Steps a second: observation and mask of the seat asked, a move chosen from the mask."""
    table = Table(game, game.setup(task.seats, game.trials[task.trial].options))
    table.reset(task.go)
    rng = np.random.default_rng(task.go)
    count, begun, spent = 0, process_time(), 0.0
    while spent < task.seconds or not count:
        for _ in range(AT_ONCE):
            seat = table.seat()
            table.observe(seat)
            moves = np.flatnonzero(table.mask(seat))
            table.play(int(moves[rng.integers(len(moves))]))
            if table.over():
                table.reset(None)
        count += AT_ONCE
        spent = process_time() - begun
    return count / max(spent, 1e-9)


def batch_rate(game: Game, task: Task) -> float:
    """The same for a batch of games stepped at once."""
    setup = game.setup(task.seats, game.trials[task.trial].options)
    batch = VectorTable([Table(game, setup) for _ in range(BATCH)])
    batch.reset(task.go)
    rng = np.random.default_rng(task.go)
    count, begun, spent = 0, process_time(), 0.0
    while spent < task.seconds or not count:
        batch.step(batch.random_actions(rng))
        count += BATCH
        spent = process_time() - begun
    return count / max(spent, 1e-9)


KINDS = {"env": env_rate, "batch": batch_rate}
