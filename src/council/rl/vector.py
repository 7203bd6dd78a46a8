"""Many games side by side, stepped at once: arrays in, arrays out, for self-play."""

from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray

from council.core.game import Json
from council.rl.table import Bits, Floats, Table, find_setup


def vector_env(
    game: str,
    count: int,
    mode: str | None = None,
    seats: int | None = None,
    options: Mapping[str, Json] | None = None,
) -> "VectorTable":
    """So many games of one kind."""
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
        self.observation: Floats = np.zeros((count, first.width), np.float32)
        self.mask: Bits = np.zeros((count, first.actions), np.int8)
        self.seat: NDArray[np.int64] = np.zeros(count, np.int64)
        self.reward: Floats = np.zeros((count, first.seats), np.float32)
        self.done: Bits = np.zeros(count, np.int8)

    def __len__(self) -> int:
        return len(self.tables)

    def reset(self, seed: int | None = None) -> None:
        """All games anew; with a seed always the same ones."""
        for number, table in enumerate(self.tables):
            table.reset(None if seed is None else seed * 1_000_003 + number)
            self._look(number)
        self.reward[:] = 0
        self.done[:] = 0

    def step(self, actions: NDArray[np.int64]) -> None:
        """One legal move in every game."""
        self.reward[:] = 0
        self.done[:] = 0
        for number, table in enumerate(self.tables):
            action = int(actions[number])
            if not self.mask[number, action]:
                raise ValueError(f"{action} is no legal move in game {number}; see its mask")
            table.play(action)
            if table.over():
                for seat in range(table.seats):
                    self.reward[number, seat] = table.value(seat)
                self.done[number] = 1
                table.reset(None)
            self._look(number)

    def random_actions(self, rng: np.random.Generator) -> NDArray[np.int64]:
        """A legal move for every game, each equally likely."""
        draw = rng.random(self.mask.shape, dtype=np.float32) * self.mask
        found: NDArray[np.int64] = draw.argmax(axis=1)
        return found

    def _look(self, number: int) -> None:
        table = self.tables[number]
        seat = table.seat()
        self.seat[number] = seat
        self.observation[number] = table.game.observe(table.state.mask(seat))
        row = self.mask[number]
        row[:] = 0
        for move in table.state.legal_moves():
            row[move] = 1
