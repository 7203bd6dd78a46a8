"""A game as learners see it: whose turn, what that seat observes, which moves it may make."""

import secrets
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from copy import copy
from typing import Any

import numpy as np
from numpy.typing import NDArray

from council.core.game import Game, Invalid, Json, Setup
from council.core.observer import FeatureRows, seat_numbers_of
from council.core.play import rng_for
from council.core.state import NOBODY, Rng, State
from council.games import GAMES, variant
from council.locales import Voice
from council.rl import quick
from council.rl.encode import Encoder
from council.rl.words import table_text

Floats = NDArray[np.float32]
Bits = NDArray[np.int8]
WRITTEN = np.dtype("<i2")  # as a game writes numbers
MARKS = np.dtype(np.int8)
# The forms of an observation: numbers as they are, or all between 0 and 1
PLAIN, NETWORK = FORMS = ("numbers", "network")
# What is rewarded at the end: the share of the victory, or by how much a seat is ahead
VICTORY, MARGIN = REWARDS = ("victory", "margin")


def find_setup(
    game: str, mode: str | None, seats: int | None, options: Mapping[str, Json] | None
) -> tuple[Game, Setup]:
    """The game and a checked setup."""
    with in_words():
        return _setup(game, mode, seats, options)


@contextmanager
def in_words() -> Iterator[None]:
    """What is wrong is said in a sentence: nobody does it later."""
    try:
        yield
    except Invalid as error:
        raise ValueError(Voice("en")(error.message)) from None


def _setup(
    game: str, mode: str | None, seats: int | None, options: Mapping[str, Json] | None
) -> tuple[Game, Setup]:
    if game not in GAMES:
        raise Invalid("cli-no-such-game", got=str(game)[:40], allowed=", ".join(GAMES))
    rules = GAMES[game]
    chosen = dict(options or {})
    named = {trial.name: trial for trial in (*rules.trials, *rules.variants)}
    if mode is not None and mode in named:
        chosen = {**named[mode].options, **chosen}
    elif mode:
        chosen["mode"] = mode
    if seats is None:
        like = named[mode].seats if mode in named else (rules.fewest,)
        seats = min(like)
    small = {trial.name: trial.seats for trial in rules.variants}
    if mode is not None and mode in small:
        if seats not in small[mode]:
            raise ValueError(f"{game} {mode} is for {small[mode]} seats, not {seats}")
        rules = variant(game, mode)
    return rules, rules.setup(seats, chosen)


class EnvTable:
    """One game. Chance decides by itself, from the seed."""

    def __init__(self, game: Game, setup: Setup, form: str = PLAIN, reward: str = VICTORY) -> None:
        if form not in FORMS:
            raise ValueError(f"there is no form {form!r} of observations, only {FORMS}")
        if reward not in REWARDS:
            raise ValueError(f"there is no reward {reward!r}, only {REWARDS}")
        self.game = game
        self.setup = setup
        self.form = form
        self.reward = reward
        self.seats = setup.seats
        self.actions = int(game.actions)
        self.blank = bytes(self.actions)
        self.rng: Rng = rng_for("table", secrets.randbits(60))
        self.state: State = game.new(setup)
        self.fresh: State = self.state.copy()
        self.features = game.feature_table(self.state)
        self.encoder = Encoder(self.features) if form == NETWORK else None
        self.width = self.encoder.width if self.encoder else len(self.features)
        self.page = FeatureRows(self.features.sizes, self.features.highs)

    def beside(self, state: State, rng: Rng) -> "EnvTable":
        """Another game of the same kind, as it stands."""
        made = EnvTable.__new__(EnvTable)
        made.__dict__.update(self.__dict__)
        made.state, made.rng = state, rng
        made.page = FeatureRows(self.features.sizes, self.features.highs)
        return made

    def another(self) -> "EnvTable":
        """Another game of the same kind, not begun."""
        return self.beside(self.fresh.copy(), rng_for("table", secrets.randbits(60)))

    def __copy__(self) -> "EnvTable":
        return self.beside(self.state.copy(), copy(self.rng))

    def __deepcopy__(self, memo: dict[int, Any]) -> "EnvTable":
        return copy(self)

    def __reduce__(self) -> tuple[Any, ...]:
        kind = self.game, self.setup, self.form, self.reward
        return restored, (kind, self.state, self.rng)

    def reset(self, seed: int | None) -> None:
        """A new game; with a seed always the same one."""
        if seed is not None:
            self.rng = rng_for("table", seed)
        self.state = self.fresh.copy()
        self.state.settle(self.rng)

    def over(self) -> bool:
        return self.state.seat() == NOBODY

    def seat(self) -> int:
        return int(self.state.seat())

    def play(self, move: int) -> None:
        """The seat that is asked makes a legal move."""
        self.state.apply(move)
        self.state.settle(self.rng)

    def observe(self, seat: int) -> Floats:
        """What the seat may know, in the form asked for."""
        if self.game.observer is None:
            numbers = np.array(self.game.observe(self.state.mask(seat)), dtype=np.float32)
        else:
            told = seat_numbers_of(self.game.observer, self.page, self.state, seat)
            numbers = np.frombuffer(told, WRITTEN).astype(np.float32)
        return self.encoder.encode(numbers) if self.encoder else numbers

    def names(self) -> Sequence[str]:
        """What the numbers of an observation are."""
        return self.encoder.names if self.encoder else self.features.names

    def bounds(self) -> tuple[Floats, Floats]:
        """The smallest and the largest value of each number of an observation."""
        if self.encoder:
            return np.zeros(self.width, np.float32), np.ones(self.width, np.float32)
        low, high = self.features.low(), self.features.high()
        return np.array(low, np.float32), np.array(high, np.float32)

    def mask(self, seat: int) -> Bits:
        """1 for each move the seat may make now."""
        asked = self.state.seat() == seat
        told = quick.mask_of(self.state, self.blank) if asked else self.blank
        return np.frombuffer(bytearray(told), MARKS)  # writable, and sooner there than a copy

    def legal(self, move: int) -> bool:
        return any(int(known) == move for known in self.state.legal_moves())

    def drawn(self, seat: int) -> str:
        """The table as text, as a seat sees it: with the question, and its own moves."""
        names = [f"seat_{k}" for k in range(self.seats)]
        return table_text(self.game, self.state.mask(seat), Voice("en", names))

    def values(self) -> list[float]:
        """When over: the reward of each seat.

        The margin is how far a seat came (`Game.standings`) less how far the others came on
        average: between -1 and 1, and 0 over all seats."""
        if self.reward == VICTORY:
            return [float(self.state.value(seat)) for seat in range(self.seats)]
        came = self.game.standings(self.state)
        total = sum(came)
        return [own - (total - own) / (self.seats - 1) for own in came]


def restored(kind: tuple[Game, Setup, str, str], state: State, rng: Rng) -> EnvTable:
    """A table that was pickled."""
    return EnvTable(*kind).beside(state, rng)
