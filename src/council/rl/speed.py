"""How fast the environments run; `council bench --full` measures it beside the engines."""

from random import Random
from time import process_time

from council.core.game import Game
from council.core.play import rng_for
from council.lab.bench import Task
from council.rl.table import EnvTable
from council.rl.vector import VectorTable

BATCH = 1024  # as many as pgx is measured with
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
            moves = table.mask(seat).nonzero()[0]
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


KINDS = {"env": env_rate, "batch": batch_rate}
