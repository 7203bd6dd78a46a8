"""Many games side by side, stepped at once: arrays in, arrays out."""

from collections.abc import Mapping, Sequence
from copy import deepcopy
from secrets import randbits
from typing import Any

import numpy as np
from numpy.typing import NDArray

from council.bots import Bot
from council.core.game import Json
from council.core.play import rng_for
from council.core.state import Rng
from council.rl import quick
from council.rl.batch import Arrays, Batch, laid_out
from council.rl.opponents import FileBot, Opponent, OtherSeat, check_seat, chosen_seat, other_seats
from council.rl.table import WRITTEN, EnvTable, find_setup

PART = 128  # games stepped and written at a time: so many stay near the processor
Rows = slice | NDArray[np.int64]


def vector_env(  # noqa: PLR0913 - a door for others: each is an option of its own
    game: str,
    count: int,
    mode: str | None = None,
    seats: int | None = None,
    options: Mapping[str, Json] | None = None,
    *,
    opponents: Opponent | Sequence[Opponent] | None = None,
    seat: int | str = 0,
    form: str = "numbers",
    reward: str = "victory",
) -> "VectorTable":
    """So many games of one kind. Without `opponents` the caller moves for all seats; with them
    (as in `gym_env`, but a policy gets many rows at once) for one seat of each game."""
    if count < 1:
        raise ValueError(f"a batch has at least one game, not {count}")
    rules, setup = find_setup(game, mode, seats, options)
    check_seat(seat, setup.seats)
    others = None if opponents is None else other_seats(opponents, setup.seats - 1)
    first = EnvTable(rules, setup, form, reward)
    return VectorTable([first, *(first.another() for _ in range(count - 1))], others, seat)


class VectorTable(Batch):
    """A batch of games in this process; `first` is the number of the first of them in a larger
    one."""

    def __init__(
        self,
        tables: list[EnvTable],
        others: list[OtherSeat] | None = None,
        seat: int | str = 0,
        arrays: Arrays | None = None,
        first: int = 0,
    ) -> None:
        one, count = tables[0], len(tables)
        super().__init__(arrays or laid_out((count, one.width, one.actions, one.seats)), first)
        self.tables = tables
        self._states = [table.state for table in tables]
        self._luck = [table.rng for table in tables]
        self._others = others
        self._wanted = seat
        self._bots: list[list[Bot | FileBot | None]] = [[] for _ in tables]
        self._games = [0] * count  # begun in each row
        self._base = 0  # of the luck of bots and seats
        self._parts = [slice(start, start + PART) for start in range(0, count, PART)]
        self._offers = [quick.Offers(one.actions) for _ in self._parts]
        self._current = False  # whether the offers are those of the games as they stand

    def __copy__(self) -> "VectorTable":
        return deepcopy(self)

    def __getstate__(self) -> dict[str, Any]:
        """The tables once, and of each game what is its own."""
        made_again = ("tables", "_states", "_luck", "_offers")
        kept = {k: v for k, v in vars(self).items() if k not in made_again}
        return {**kept, "kind": self.tables[0], "games": [(t.state, t.rng) for t in self.tables]}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        kind, games = kept.pop("kind"), kept.pop("games")
        vars(self).update(kept)
        self.tables = [kind.beside(state, rng) for state, rng in games]
        self._states = [table.state for table in self.tables]
        self._luck = [table.rng for table in self.tables]
        self._offers = [quick.Offers(kind.actions) for _ in self._parts]
        self._current = False

    def reset(self, seed: int | None = None) -> None:
        """Start all games again; a seed always gives the same ones."""
        self.restart(randbits(60) if seed is None else seed, seed is not None)

    def restart(self, base: int, seeded: bool) -> None:
        """The same; without a seed, cards and dice go on with the luck they have."""
        self._base = base
        self._games = [0] * len(self.tables)
        for number in range(len(self.tables)):
            place = self._first + number
            self._begin(number, base * 1_000_003 + place if seeded else None)
        self._clear()
        for part, offers in zip(self._parts, self._offers, strict=True):
            self._look(part, offers)
        self._current = True
        self._answer()

    def step(self, actions: NDArray[np.int64]) -> None:
        """One legal move in every game."""
        self.advance(self._checked(actions))

    def check(self, actions: NDArray[np.int64]) -> None:
        """ValueError if one of the moves is not legal."""
        self._check(self._rows, actions)

    def advance(self, actions: NDArray[np.int64]) -> None:
        """The same with moves that are known to be legal."""
        self._clear()
        moves = actions.tolist()
        for part, offers in zip(self._parts, self._offers, strict=True):
            for over in quick.advance(self._states[part], self._luck[part], moves[part]):
                self._end(part.start + over)
            self._look(part, offers)
        self._current = True
        self._answer()

    def _clear(self) -> None:
        self.reward[:] = 0
        self.result[:] = 0
        self.done[:] = 0

    def _end(self, number: int) -> None:
        """A game is over: keep the result, begin another."""
        table = self.tables[number]
        self.reward[number] = table.values()
        self.result[number] = self.reward[number, self.learner[number]]
        self.done[number] = 1
        self._begin(number, None)

    def drawn(self, rng: Rng) -> NDArray[np.int64]:
        """A legal move for every game from a generator of ours, without a look at the mask."""
        if self._current:
            told = b"".join([offers.drawn(rng) for offers in self._offers])
        else:
            told = quick.random_moves(self._states, rng)
        return np.frombuffer(told, np.dtype("<i2")).astype(np.int64)

    def _begin(self, number: int, seed: int | None) -> None:
        table = self.tables[number]
        table.reset(seed)
        self._states[number], self._luck[number] = table.state, table.rng
        if self._others is None:
            return
        game = self._games[number]
        self._games[number] += 1
        place = self._first + number
        luck = (self._base, place, game)
        draw = rng_for("seat", *luck)
        self.learner[number] = chosen_seat(
            self._wanted, place + game, table.seats, lambda n: int(draw.below(n))
        )
        self._bots[number] = [other.sit(table, *luck, k) for k, other in enumerate(self._others)]

    def _answer(self) -> None:
        """The others play until the learner is asked in every game."""
        if self._others is None:
            return
        while (rows := np.flatnonzero(self.seat != self.learner)).size:
            where = self.seat[rows] - (self.seat[rows] > self.learner[rows])
            moves = np.zeros(len(rows), np.int64)
            for k, other in enumerate(self._others):
                here = np.flatnonzero(where == k)
                if here.size:
                    moves[here] = self._moves_of(other, k, rows[here])
            self._check(rows, moves)
            states = [self._states[n] for n in rows]
            luck = [self._luck[n] for n in rows]
            for over in quick.advance(states, luck, moves.tolist()):
                self._end(int(rows[over]))
            self._look(rows, quick.Offers(self.tables[0].actions))
            self._current = False

    def _moves_of(self, other: OtherSeat, k: int, rows: NDArray[np.int64]) -> NDArray[np.int64]:
        """What one of the others answers in these games."""
        if other.policy is not None:
            seen = {"observation": self.observation[rows], "action_mask": self.mask[rows]}
            return np.asarray(other.policy(seen), np.int64)
        return np.array([other.answer(self.tables[n], self._bots[n][k]) for n in rows], np.int64)

    def _look(self, rows: Rows, offers: quick.Offers) -> None:
        """What the seats asked may know and do."""
        first = self.tables[0]
        states = self._states[rows] if isinstance(rows, slice) else [self._states[n] for n in rows]
        self.seat[rows] = np.frombuffer(quick.seats_of(states), np.int8)
        bits = self.mask[rows]  # the masks of a part themselves; of other games a copy
        bits.fill(0)
        bits.reshape(-1)[np.frombuffer(offers.look(states), np.int64)] = 1
        if not isinstance(rows, slice):
            self.mask[rows] = bits
        if first.game.observer is not None:
            told = quick.rows_of(first.game.observer, first.page, states)
            numbers = np.frombuffer(told, WRITTEN).reshape(len(states), -1)
        else:
            numbers = np.array([first.game.observe(s.mask(int(s.seat()))) for s in states])
        self.observation[rows] = (
            first.encoder.encode(numbers.astype(np.float32)) if first.encoder else numbers
        )
