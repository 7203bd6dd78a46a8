"""A batch over processes: the games of one process, in memory that is shared."""

import copy
import os
import signal
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from sizes import FULL

from council.rl import ProcessBatch, parallel_env, vector_env
from council.rl.vector import VectorTable

pytestmark = pytest.mark.slow
ARRAYS = ("observation", "mask", "seat", "reward", "done", "learner", "result")


def last_legal(seen: dict[str, Any]) -> Any:
    mask = np.asarray(seen["action_mask"])
    return mask.shape[-1] - 1 - mask[..., ::-1].argmax(axis=-1)


def fails(seen: dict[str, Any]) -> Any:
    raise ZeroDivisionError("a policy of the caller's")


def steps(batch: VectorTable | ProcessBatch, count: int) -> Iterator[list[Any]]:
    rng = np.random.default_rng(4)
    for _ in range(count):
        batch.step(batch.random_actions(rng))
        yield [getattr(batch, name).tolist() for name in ARRAYS]


def names_in_memory() -> set[str]:
    """Shared memory that has a name, by the names Python gives it."""
    found = os.listdir("/dev/shm") if os.path.isdir("/dev/shm") else []
    return {name for name in found if name.startswith(("psm_", "pym-"))}


GIVEN: dict[str, dict[str, Any]] = {
    "intrigue": {"opponents": last_legal, "seat": "rotate", "reward": "margin"},
    "risk": {"opponents": "random", "seat": "random"},
    "cardgame": {},
}


@pytest.mark.parametrize("game", GIVEN if FULL else ["intrigue"])
def test_processes_play_the_games_of_one(game: str) -> None:
    """Number for number, over several games and a second reset, with parts of unequal size."""
    named, given = names_in_memory(), GIVEN[game]
    one = vector_env(game, 5, options={"rounds": 1}, form="network", **given)
    two = parallel_env(game, 5, processes=2, options={"rounds": 1}, form="network", **given)
    with two as batch:
        assert len(batch) == 5
        for seed in (7, 8):
            one.reset(seed=seed)
            batch.reset(seed=seed)
            assert list(steps(one, 30)) == list(steps(batch, 30))
        actions = batch.drawn(3)
        assert batch.mask[np.arange(5), actions].all()
        assert np.array_equal(batch.drawn(3), actions)
        wrong = actions.copy()
        wrong[4] = np.flatnonzero(batch.mask[4] == 0)[0]
        with pytest.raises(ValueError, match="is not legal in game 4"):
            batch.step(wrong)
        with pytest.raises(ValueError, match=r"call reset\(\) before step"):
            batch.step(actions)
        batch.reset(seed=9)
        batch.step(batch.drawn(3))
        with pytest.raises(TypeError, match="cannot be copied"):
            copy.copy(batch)
        pids = [int(worker.pid or 0) for worker in batch._workers]
    for pid in pids:
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)
    assert names_in_memory() <= named
    assert batch.observation.any()  # what was written last can still be read
    batch.close()
    with pytest.raises(ValueError, match="this batch is closed"):
        batch.reset()


def test_a_process_that_dies_is_named() -> None:
    with parallel_env("intrigue", 4, processes=2) as batch:
        batch.reset(seed=1)
        os.kill(int(batch._workers[1].pid or 0), signal.SIGKILL)
        with pytest.raises(RuntimeError, match=r"games 2 to 3 has ended with code -9"):
            batch.step(batch.mask.argmax(axis=1))
        with pytest.raises(ValueError, match="this batch is closed"):
            batch.reset()


def test_a_policy_that_fails_is_told() -> None:
    given: dict[str, Any] = {"opponents": fails, "options": {"first": "0"}, "seat": 1}
    with (
        parallel_env("intrigue", 1, processes=1, **given) as batch,
        pytest.raises(RuntimeError, match="ZeroDivisionError: a policy of the caller's"),
    ):
        batch.reset(seed=1)


def test_what_cannot_be_is_said_before_a_process_starts() -> None:
    with pytest.raises(ValueError, match="4 games can use 1 to 4 processes, not 5"):
        parallel_env("intrigue", 4, processes=5)
    with pytest.raises(ValueError, match="3 seats need 2 opponents, not 1"):
        parallel_env("intrigue", 4, seats=3, opponents=["greedy"])
    with pytest.raises(ValueError, match="cannot be sent to another process"):
        parallel_env("intrigue", 4, opponents=lambda seen: 0)
