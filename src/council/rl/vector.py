"""Many games side by side, stepped at once: arrays in, arrays out, for self-play."""

from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray

from council.core.game import Json
from council.core.state import Rng
from council.rl import quick
from council.rl.table import NUMBERS, Bits, EnvTable, Floats, find_setup

PART = 64  # games stepped and written at a time: so many stay near the processor


def vector_env(
    game: str,
    count: int,
    mode: str | None = None,
    seats: int | None = None,
    options: Mapping[str, Json] | None = None,
) -> "VectorTable":
    """So many games of one kind."""
    if count < 1:
        raise ValueError(f"a batch has at least one game, not {count}")
    rules, setup = find_setup(game, mode, seats, options)
    return VectorTable([EnvTable(rules, setup) for _ in range(count)])


class VectorTable:
    """A batch of games. The arrays are its own and are written in place: copy what you keep.

    `seat` says who is asked in each game, `observation` and `mask` are that seat's. A game that
    ends leaves its result in `reward` (a share for each seat), `done` is 1, and a new one begins.
    """

    def __init__(self, tables: list[EnvTable]) -> None:
        self.tables = tables
        first, count = tables[0], len(tables)
        self._states = [table.state for table in tables]
        self._luck = [table.rng for table in tables]
        self.observation: Floats = np.zeros((count, first.width), np.float32)
        self.mask: Bits = np.zeros((count, first.actions), np.int8)
        self.seat: NDArray[np.int64] = np.zeros(count, np.int64)
        self.reward: Floats = np.zeros((count, first.seats), np.float32)
        self.done: Bits = np.zeros(count, np.int8)
        self._parts = [slice(start, start + PART) for start in range(0, count, PART)]

    def __len__(self) -> int:
        return len(self.tables)

    def reset(self, seed: int | None = None) -> None:
        """Start all games again; a seed always gives the same ones."""
        for number in range(len(self.tables)):
            self._begin(number, None if seed is None else seed * 1_000_003 + number)
        self.reward[:] = 0
        self.done[:] = 0
        for part in self._parts:
            self._look(part)

    def step(self, actions: NDArray[np.int64]) -> None:
        """One legal move in every game."""
        actions = self._sound(actions)
        chosen = np.arange(len(self.tables)), actions
        if not self.mask[chosen].all():
            number = int(np.flatnonzero(self.mask[chosen] == 0)[0])
            raise ValueError(f"{actions[number]} is no legal move in game {number}; see its mask")
        self.reward[:] = 0
        self.done[:] = 0
        moves = actions.tolist()
        for part in self._parts:
            for over in quick.advance(self._states[part], self._luck[part], moves[part]):
                self._end(part.start + over)
            self._look(part)

    def _end(self, number: int) -> None:
        """A game is over: keep the result, begin another."""
        table = self.tables[number]
        for seat in range(table.seats):
            self.reward[number, seat] = table.value(seat)
        self.done[number] = 1
        self._begin(number, None)

    def _sound(self, actions: NDArray[np.int64]) -> NDArray[np.int64]:
        """A whole number for each game; a negative one would count from the end of the mask."""
        actions = np.asarray(actions)
        if actions.shape != self.seat.shape or actions.dtype.kind not in "iu":
            raise ValueError(f"step() takes {len(self.tables)} whole numbers, one for each game")
        beyond = np.flatnonzero((actions < 0) | (actions >= self.mask.shape[1]))
        if beyond.size:
            number = int(beyond[0])
            raise ValueError(f"{actions[number]} is no move in game {number}")
        return actions

    def random_actions(self, rng: np.random.Generator) -> NDArray[np.int64]:
        """A legal move for every game, each equally likely."""
        draw = rng.random(self.mask.shape, dtype=np.float32) * self.mask
        found: NDArray[np.int64] = draw.argmax(axis=1)
        return found

    def drawn(self, rng: Rng) -> NDArray[np.int64]:
        """The same from a generator of ours, without a look at the mask: faster."""
        found = np.frombuffer(quick.random_moves(self._states, rng), np.dtype("<i2"))
        return found.astype(np.int64)

    def _begin(self, number: int, seed: int | None) -> None:
        table = self.tables[number]
        table.reset(seed)
        self._states[number], self._luck[number] = table.state, table.rng

    def _look(self, part: slice) -> None:
        """What the seats asked may know and do."""
        first, states, mask = self.tables[0], self._states[part], self.mask[part]
        self.seat[part] = np.frombuffer(quick.seats_of(states), np.int8)
        bits = np.frombuffer(quick.masks_of(states, first.blank), np.int8)
        mask[:] = bits.reshape(mask.shape)
        if first.game.observer is not None:
            told = quick.rows_of(first.game.observer, first.page, states)
            self.observation[part] = np.frombuffer(told, NUMBERS).reshape(-1, first.width)
            return
        for number, state in enumerate(states, part.start):
            self.observation[number] = first.game.observe(state.mask(int(state.seat())))
