"""Many games side by side, stepped at once: arrays in, arrays out, for self-play."""

from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray

from council.core.game import Json
from council.core.state import Rng
from council.rl import quick
from council.rl.table import Bits, Floats, Table, find_setup

PART = 64  # games written at a time: larger buffers cost the system more than the numbers do


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
    return VectorTable([Table(rules, setup) for _ in range(count)])


class VectorTable:
    """A batch of games. The arrays are its own and are written in place: copy what you keep.

    `seat` says who is asked in each game, `observation` and `mask` are that seat's. A game that
    ends leaves its result in `reward` (a share for each seat), `done` is 1, and a new one begins.
    """

    def __init__(self, tables: list[Table]) -> None:
        self.tables = tables
        first, count = tables[0], len(tables)
        self._states = [table.state for table in tables]
        self._luck = [table.rng for table in tables]
        self.observation: Floats = np.zeros((count, first.width), np.float32)
        self.mask: Bits = np.zeros((count, first.actions), np.int8)
        self.seat: NDArray[np.int64] = np.zeros(count, np.int64)
        self.reward: Floats = np.zeros((count, first.seats), np.float32)
        self.done: Bits = np.zeros(count, np.int8)

    def __len__(self) -> int:
        return len(self.tables)

    def reset(self, seed: int | None = None) -> None:
        """All games anew; with a seed always the same ones."""
        for number in range(len(self.tables)):
            self._begin(number, None if seed is None else seed * 1_000_003 + number)
        self.reward[:] = 0
        self.done[:] = 0
        self._look()

    def step(self, actions: NDArray[np.int64]) -> None:
        """One legal move in every game."""
        actions = self._sound(actions)
        chosen = np.arange(len(self.tables)), actions
        if not self.mask[chosen].all():
            number = int(np.flatnonzero(self.mask[chosen] == 0)[0])
            raise ValueError(f"{actions[number]} is no legal move in game {number}; see its mask")
        self.reward[:] = 0
        self.done[:] = 0
        for number in quick.advance(self._states, self._luck, actions.tolist()):
            table = self.tables[number]
            for seat in range(table.seats):
                self.reward[number, seat] = table.value(seat)
            self.done[number] = 1
            self._begin(number, None)
        self._look()

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

    def _look(self) -> None:
        """What the seats asked may know and do."""
        first = self.tables[0]
        self.seat[:] = np.frombuffer(quick.seats_of(self._states), np.int8)
        for start in range(0, len(self.tables), PART):
            part = slice(start, start + PART)
            states, mask = self._states[part], self.mask[part]
            bits = np.frombuffer(quick.masks_of(states, first.blank), np.int8)
            mask[:] = bits.reshape(mask.shape)
            if first.quick:
                told = np.frombuffer(quick.all_numbers_of(states), np.uint8)
                self.observation[part] = told.reshape(len(states), first.width)
        if not first.quick:
            for number, table in enumerate(self.tables):
                self.observation[number] = table.game.observe(table.state.mask(table.seat()))
