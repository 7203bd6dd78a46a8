"""A batch of games over several processes. Its arrays lie in memory that all of them share.

Each process plays a part of the games and writes its rows in place. Only a few bytes cross a pipe
for each step. The memory has no name in the file system: nothing is left of it when the last
process has gone, however it went.
"""

import multiprocessing
import traceback
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from secrets import randbits
from typing import Any, Self
from weakref import finalize

import numpy as np
from numpy.typing import NDArray

from council.core.game import Game, Json, Setup
from council.core.play import rng_for
from council.rl.batch import Batch, laid_out, size_of
from council.rl.opponents import Opponent, check_seat, other_seats
from council.rl.table import EnvTable, find_setup
from council.rl.vector import VectorTable

RESTART, STEP, DRAW, STOP = b"restart", b"step", b"draw", b"stop"
DONE, ILLEGAL = b"", b"illegal "
PATIENCE = 5.0  # seconds a process has to end by itself


@dataclass(frozen=True)
class BatchPart:
    """What one process needs to know: the kind of game, and which rows are its own."""

    game: Game
    setup: Setup
    form: str
    reward: str
    opponents: Opponent | Sequence[Opponent] | None
    seat: int | str
    sizes: tuple[int, int, int, int]
    first: int
    stop: int


def parallel_env(  # noqa: PLR0913 - a door for others: each is an option of its own
    game: str,
    count: int,
    mode: str | None = None,
    seats: int | None = None,
    options: Mapping[str, Json] | None = None,
    *,
    processes: int = 2,
    opponents: Opponent | Sequence[Opponent] | None = None,
    seat: int | str = 0,
    form: str = "numbers",
    reward: str = "victory",
) -> "ProcessBatch":
    """The same batch as `vector_env` makes, spread over processes. Close it when you are done."""
    if not 1 <= processes <= count:
        raise ValueError(f"{count} games can use 1 to {count} processes, not {processes}")
    rules, setup = find_setup(game, mode, seats, options)
    check_seat(seat, setup.seats)
    if opponents is not None:
        other_seats(opponents, setup.seats - 1)  # what is wrong with them is said here
    one = EnvTable(rules, setup, form, reward)
    sizes = (count, one.width, one.actions, one.seats)
    ends = [count * k // processes for k in range(processes + 1)]
    parts = [
        BatchPart(rules, setup, form, reward, opponents, seat, sizes, ends[k], ends[k + 1])
        for k in range(processes)
    ]
    return ProcessBatch(parts)


class ProcessBatch(Batch):
    """A batch whose games are played by other processes. Use it in a `with` block, or `close()`
    it. The same seed gives the same games as in one process."""

    def __init__(self, parts: list[BatchPart]) -> None:
        context = multiprocessing.get_context("spawn")
        memory = context.RawArray("b", size_of(parts[0].sizes))
        arrays = laid_out(parts[0].sizes, memory)
        super().__init__(arrays)
        self._actions: NDArray[np.int64] = arrays["actions"]
        self._parts = parts
        self._refused = False  # some games have moved, others have not
        self._pipes: list[Connection] = []
        self._workers: list[SpawnProcess] = []
        self._end = finalize(self, end_all, self._pipes, self._workers)
        for part in parts:
            ours, theirs = context.Pipe()
            worker = context.Process(target=work, args=(part, memory, theirs), daemon=True)
            self._pipes.append(ours)
            self._workers.append(worker)
            try:
                worker.start()
            except (AttributeError, TypeError, multiprocessing.ProcessError) as error:
                self.close()
                raise ValueError(
                    f"the opponents cannot be sent to another process: {error}"
                ) from None
            theirs.close()
        self._wait()

    def reset(self, seed: int | None = None) -> None:
        """Start all games again; a seed always gives the same ones."""
        base = randbits(60) if seed is None else seed
        self._refused = False
        self._do(RESTART, [base, int(seed is not None)])

    def step(self, actions: NDArray[np.int64]) -> None:
        """One legal move in every game. If one is not legal, all games have to be reset: processes
        do not wait for each other before they move."""
        if self._refused:
            raise ValueError("an action was not legal; call reset() before step()")
        self._actions[:] = self._moves(actions)
        self._do(STEP)

    def drawn(self, seed: int) -> NDArray[np.int64]:
        """A legal move for every game, drawn by the processes: faster than `random_actions`."""
        self._do(DRAW, [seed])
        return self._actions.copy()

    def close(self) -> None:
        """End the processes. The arrays keep what was written last."""
        self._end()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __reduce__(self) -> Any:
        raise TypeError("a batch over processes cannot be copied; vector_env makes one that can")

    def _do(self, what: bytes, words: Sequence[int] = ()) -> None:
        """All processes do the same; back when all are done."""
        if not self._end.alive:
            raise ValueError("this batch is closed")
        told = b" ".join([what, *(b"%d" % word for word in words)])
        for pipe in self._pipes:
            with suppress(OSError):  # a process that is not there any more is named below
                pipe.send_bytes(told)
        self._wait()

    def _wait(self) -> None:
        trouble: Exception | None = None
        refused: Exception | None = None
        for pipe, worker, part in zip(self._pipes, self._workers, self._parts, strict=True):
            rows = f"games {part.first} to {part.stop - 1}"
            try:
                said = pipe.recv_bytes()
            except (EOFError, OSError):
                worker.join(PATIENCE)
                trouble = RuntimeError(
                    f"the process of {rows} has ended with code {worker.exitcode}"
                )
                continue
            if said.startswith(ILLEGAL):
                refused = ValueError(said.removeprefix(ILLEGAL).decode())
            elif said != DONE:
                trouble = RuntimeError(f"in the process of {rows}:\n{said.decode()}")
        if trouble is not None:
            self.close()
            raise trouble
        if refused is not None:
            self._refused = True
            raise refused


def end_all(pipes: list[Connection], workers: list[SpawnProcess]) -> None:
    """No process is left behind."""
    for pipe in pipes:
        with suppress(OSError):
            pipe.send_bytes(STOP)
        pipe.close()
    for worker in workers:
        if worker.pid is None:
            continue
        worker.join(PATIENCE)
        if worker.is_alive():
            worker.kill()
            worker.join()
        worker.close()


def work(part: BatchPart, memory: Any, pipe: Connection) -> None:
    """One process: play its games until the pipe is closed or it is told to stop."""
    try:
        arrays = laid_out(part.sizes, memory)
        rows = {name: array[part.first : part.stop] for name, array in arrays.items()}
        one = EnvTable(part.game, part.setup, part.form, part.reward)
        tables = [one, *(one.another() for _ in range(part.stop - part.first - 1))]
        seats = one.seats - 1
        others = None if part.opponents is None else other_seats(part.opponents, seats)
        batch = VectorTable(tables, others, part.seat, rows, part.first)
        actions = rows["actions"]
        pipe.send_bytes(DONE)
        while True:
            what, *words = pipe.recv_bytes().split()
            if what == STEP:
                try:
                    batch.check(actions)
                except ValueError as error:
                    pipe.send_bytes(ILLEGAL + str(error).encode())
                    continue
                batch.advance(actions)
            elif what == RESTART:
                batch.restart(int(words[0]), words[1] == b"1")
            elif what == DRAW:
                actions[:] = batch.drawn(rng_for("drawn", int(words[0]), part.first))
            else:
                return
            pipe.send_bytes(DONE)
    except (EOFError, KeyboardInterrupt, BrokenPipeError):
        return
    except Exception:  # noqa: BLE001 - whatever a policy of the caller's does is told there
        with suppress(OSError):
            pipe.send_bytes(traceback.format_exc().encode())
