"""A game as learners see it: whose turn, what that seat observes, which moves it may make."""

import secrets
from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray

from council.core.game import Game, Json, Setup
from council.core.play import rng_for
from council.core.state import CHANCE, NOBODY, Rng, State
from council.games import GAMES

Floats = NDArray[np.float32]
Bits = NDArray[np.int8]


def find_setup(
    game: str, mode: str | None, seats: int | None, options: Mapping[str, Json] | None
) -> tuple[Game, Setup]:
    """The game and a checked set-up; Invalid says what is wrong."""
    rules = GAMES[game]
    chosen = dict(options or {})
    named = {trial.name: trial for trial in rules.trials}
    if mode is not None and mode in named:
        chosen = {**named[mode].options, **chosen}
    elif mode:
        chosen["mode"] = mode
    if seats is None:
        like = named[mode].seats if mode in named else (rules.fewest,)
        seats = min(like)
    return rules, rules.setup(seats, chosen)


class Table:
    """One game. Chance decides by itself, from the seed."""

    def __init__(self, game: Game, setup: Setup) -> None:
        self.game = game
        self.setup = setup
        self.seats = setup.seats
        self.width = len(game.features)
        self.actions = int(game.actions)
        self.rng: Rng = rng_for("table", secrets.randbits(60))
        self.state: State = game.new(setup)

    def reset(self, seed: int | None) -> None:
        """A new game; with a seed always the same one."""
        if seed is not None:
            self.rng = rng_for("table", seed)
        self.state = self.game.new(self.setup)
        self._settle()

    def _settle(self) -> None:
        state = self.state
        while state.seat() == CHANCE:
            state.apply(state.chance(self.rng))

    def over(self) -> bool:
        return self.state.seat() == NOBODY

    def seat(self) -> int:
        return int(self.state.seat())

    def play(self, move: int) -> None:
        """The seat that is asked makes a legal move."""
        self.state.apply(move)
        self._settle()

    def observe(self, seat: int) -> Floats:
        """What the seat may know, as numbers named by `game.features`."""
        return np.array(self.game.observe(self.state.mask(seat)), dtype=np.float32)

    def mask(self, seat: int) -> Bits:
        """1 for each move the seat may make now."""
        bits: Bits = np.zeros(self.actions, dtype=np.int8)
        if self.state.seat() == seat:
            for move in self.state.legal_moves():
                bits[move] = 1
        return bits

    def legal(self, move: int) -> bool:
        return any(int(known) == move for known in self.state.legal_moves())

    def value(self, seat: int) -> float:
        """When over: the seat's share of the victory."""
        return float(self.state.value(seat))
