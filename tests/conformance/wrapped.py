"""A game inside a game: behaves as the one inside, so that a test can change one thing about it."""

from collections.abc import Sequence
from dataclasses import replace

from conformance.tables import Table
from librt.vecs import vec
from mypy_extensions import i64

from council.core.features import FeatureTable
from council.core.game import Event, Game, Json, Message, Refusal, Say, Setup
from council.core.heuristics import Heuristics
from council.core.state import Rng, State


class Wrapped(State):
    """Passes everything on to the state inside."""

    def __init__(self, inner: State) -> None:
        super().__init__(inner.seats)
        self.inner = inner
        self.viewer = inner.viewer

    def again(self, inner: State) -> "Wrapped":
        """The same wrapping around another state."""
        return type(self)(inner)

    def seat(self) -> int:
        return self.inner.seat()

    def legal_moves(self) -> vec[i64]:
        return self.inner.legal_moves()

    def same(self, move: int) -> int:
        return self.inner.same(move)

    def apply(self, move: int) -> None:
        self.inner.apply(move)

    def chances(self) -> vec[i64]:
        return self.inner.chances()

    def chance(self, rng: Rng) -> int:
        return self.inner.chance(rng)

    def leg(self) -> int:
        return self.inner.leg()

    def playout(self, rng: Rng) -> None:
        self.inner.playout(rng)

    def play_to_end(self, rng: Rng) -> None:
        self.inner.play_to_end(rng)

    def value(self, seat: int) -> float:
        return self.inner.value(seat)

    def estimate(self, heuristics: Heuristics, seat: int) -> float:
        return heuristics.estimate(self.inner, seat)

    def seen(self, move: int, seat: int) -> int:
        return self.inner.seen(move, seat)

    def copy(self) -> "Wrapped":
        return self.again(self.inner.copy())

    def mask(self, seat: int) -> "Wrapped":
        return self.again(self.inner.mask(seat))

    def fill(self, rng: Rng) -> None:
        self.inner.fill(rng)
        self.viewer = self.inner.viewer


class WrappedHeuristics(Heuristics):
    """Asks the state, so that a test can change the estimate there."""

    def __init__(self, inner: Heuristics) -> None:
        self.inner = inner

    def estimate(self, state: Wrapped, seat: int) -> float:
        return state.estimate(self.inner, seat)


class WrappedGame(Game):
    """Passes everything on to the game inside, with the states unwrapped."""

    def __init__(self, inner: Game, wrap: type[Wrapped] = Wrapped) -> None:
        self.inner = inner
        self.wrap = wrap
        for name in ("name", "version", "fewest", "most", "options", "actions", "numbers"):
            setattr(self, name, getattr(inner, name))
        self.title, self.rulebook = inner.title, inner.rulebook
        self.heuristics = WrappedHeuristics(inner.heuristics)

    def settled(self, setup: Setup) -> Setup:
        return self.inner.settled(setup)

    def new(self, setup: Setup) -> State:
        return self.wrap(self.inner.new(setup))

    def longest(self, setup: Setup) -> int:
        return self.inner.longest(setup)

    def offers(self, view: State) -> list[int]:
        return self.inner.offers(view.inner)

    def text(self, move: int) -> str:
        return self.inner.text(move)

    def number(self, text: str) -> int:
        return self.inner.number(text)

    def refuse(self, state: State, move: int) -> Refusal | None:
        return self.inner.refuse(state.inner, move)

    def picture(self, view: State) -> Json:
        return self.inner.picture(view.inner)

    def question(self, view: State) -> Message:
        return self.inner.question(view.inner)

    def draw(self, view: State, say: Say, names: Sequence[str]) -> str:
        return self.inner.draw(view.inner, say, names)

    def tell(self, event: Event, view: State) -> list[Message]:
        return self.inner.tell(replace(event, before=event.before.inner), view.inner)

    def record(self, state: State) -> Json:
        return self.inner.record(state.inner)

    def feature_table(self, state: State) -> FeatureTable:
        return self.inner.feature_table(state.inner)

    def observe(self, view: State) -> list[float]:
        return self.inner.observe(view.inner)

    def evaluate(self, view: State, seat: int) -> float:
        return self.inner.evaluate(view.inner, seat)

    def results(self, state: State) -> list[dict[str, Json]]:
        return self.inner.results(state.inner)


def wrapped(
    table: Table, wrap: type[Wrapped] = Wrapped, game: type[WrappedGame] = WrappedGame
) -> Table:
    """The same table with its game inside another."""

    def exchange(state: Wrapped, rng: Rng) -> tuple[State, set[int]] | None:
        found = table.exchange and table.exchange(state.inner, rng)
        return found and (state.again(found[0]), found[1])

    return replace(
        table,
        id=f"{table.id} in {wrap.__name__}",
        game=game(table.game, wrap),
        exchange=exchange,
        sound=lambda state: table.sound(state.inner),
    )
