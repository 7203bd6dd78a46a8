"""The arrays of a batch of games, in memory of its own or in memory that processes share."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from council.rl.table import Bits, Floats

Arrays = Mapping[str, NDArray[Any]]
ALIGNED = 64  # bytes: where an array begins


def shapes(count: int, width: int, actions: int, seats: int) -> dict[str, tuple[Any, Any]]:
    """Type and shape of each array."""
    return {
        "observation": (np.float32, (count, width)),
        "mask": (np.int8, (count, actions)),
        "seat": (np.int64, (count,)),
        "reward": (np.float32, (count, seats)),
        "done": (np.int8, (count,)),
        "learner": (np.int64, (count,)),
        "result": (np.float32, (count,)),
    }


def size_of(sizes: tuple[int, int, int, int]) -> int:
    """How many bytes of shared memory the arrays need, with an array of actions."""
    return sum(_room(kind, shape) for kind, shape in _shared(sizes).values())


def laid_out(sizes: tuple[int, int, int, int], memory: Any = None) -> Arrays:
    """The arrays of a batch; in shared memory also `actions`, through which they are handed on."""
    if memory is None:
        return {name: np.zeros(shape, kind) for name, (kind, shape) in shapes(*sizes).items()}
    found, at = {}, 0
    for name, (kind, shape) in _shared(sizes).items():
        length = int(np.prod(shape))
        found[name] = np.frombuffer(memory, kind, length, at).reshape(shape)
        at += _room(kind, shape)
    return found


def _shared(sizes: tuple[int, int, int, int]) -> dict[str, tuple[Any, Any]]:
    return {**shapes(*sizes), "actions": (np.int64, (sizes[0],))}


def _room(kind: Any, shape: tuple[int, ...]) -> int:
    size = int(np.prod(shape)) * int(np.dtype(kind).itemsize)
    return -(-size // ALIGNED) * ALIGNED


class Batch:
    """Many games side by side. The arrays are written in place: copy what you keep.

    `seat` says who is asked in each game, `observation` and `mask` are that seat's. A game that
    ends leaves its result in `reward` (one for each seat), `done` is 1, and a new one begins.
    With opponents, `learner` is the caller's seat in each game, `result` its reward of a game that
    has just ended.
    """

    def __init__(self, arrays: Arrays, first: int = 0) -> None:
        self._first = first  # the number of the first game in a larger batch
        self._rows = np.arange(len(arrays["seat"]))
        self.observation: Floats = arrays["observation"]
        self.mask: Bits = arrays["mask"]
        self.seat: NDArray[np.int64] = arrays["seat"]
        self.reward: Floats = arrays["reward"]
        self.done: Bits = arrays["done"]
        self.learner: NDArray[np.int64] = arrays["learner"]
        self.result: Floats = arrays["result"]

    def __len__(self) -> int:
        return len(self.seat)

    def random_actions(self, rng: np.random.Generator) -> NDArray[np.int64]:
        """A legal move for every game, each equally likely."""
        draw = rng.random(self.mask.shape, dtype=np.float32) * self.mask
        found: NDArray[np.int64] = draw.argmax(axis=1)
        return found

    def _moves(self, actions: NDArray[np.int64]) -> NDArray[np.int64]:
        """A move for each game; a negative number would count from the end of the mask."""
        actions = np.asarray(actions)
        if actions.shape != self.seat.shape or actions.dtype.kind not in "iu":
            raise ValueError(f"step() takes {len(self)} whole numbers, one for each game")
        if actions.min() < 0 or actions.max() >= self.mask.shape[1]:
            beyond = (actions < 0) | (actions >= self.mask.shape[1])
            number = int(beyond.argmax())
            raise ValueError(f"{actions[number]} is not a move in game {number}")
        return actions

    def _checked(self, actions: NDArray[np.int64]) -> NDArray[np.int64]:
        """A legal move for each game."""
        actions = self._moves(actions)
        self._check(self._rows, actions)
        return actions

    def _check(self, rows: NDArray[np.int64], actions: NDArray[np.int64]) -> None:
        """All of them legal."""
        legal = self.mask[rows, actions]
        if not legal.all():
            k = int(np.flatnonzero(legal == 0)[0])
            raise ValueError(
                f"{actions[k]} is not legal in game {self._first + rows[k]}; see its mask"
            )
