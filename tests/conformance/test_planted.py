"""A test of the tests: leaks put in on purpose, each of which the battery must find."""

from collections.abc import Callable, Sequence
from typing import ClassVar
from weakref import WeakKeyDictionary

import pytest
from conformance import leaks
from conformance.kit import asked_positions
from conformance.tables import PRINTED, Table
from conformance.twins import Leak
from conformance.wrapped import Wrapped, WrappedGame, wrapped
from librt.vecs import vec
from mypy_extensions import i64

from council.core import play as core_play
from council.core.game import Event, Game, Json, Message, Refusal, Say
from council.core.heuristics import Heuristics
from council.core.log import Line, Log
from council.core.play import Play, rng_for
from council.core.state import REFEREE, Rng, State
from council.games.intrigue.moves import DEAL, REVEAL, THRONE

GAMES = 2  # watched by each viewer


def battery(table: Table) -> None:
    """All leak checks, on a few games."""
    leaks.every_unseen_occurs(table, 6)
    leaks.worlds_differ(table, leaks.watch(table, GAMES * len(table.viewers), "planted"))
    leaks.dressing(table, 2)


def planted(seats: int, wrap: type[Wrapped], game: type[WrappedGame] = WrappedGame) -> Table:
    return wrapped(PRINTED[seats - 2], wrap, game)


# -- leaks of the view


class UnmaskedHand(Wrapped):
    """Forgets to hide the hand of the seat to the left."""

    def mask(self, seat: int) -> Wrapped:
        view = self.inner.mask(seat)
        left = (seat + 1) % self.seats if seat >= 0 else 0
        view.hands[left] = self.inner.hands[left]
        view.deck &= ~self.inner.hands[left]
        return self.again(view)


class OneCardUnmasked(Wrapped):
    """Forgets to hide one single card, whoever holds it."""

    def mask(self, seat: int) -> Wrapped:
        view = self.inner.mask(seat)
        for other in range(self.seats):
            if self.inner.hands[other] >> 17 & 1:
                view.hands[other] |= 1 << 17
                view.deck &= ~(1 << 17)
        return self.again(view)


class SetAsideShown(Wrapped):
    """Leaves the cards that were not dealt where they are."""

    def mask(self, seat: int) -> Wrapped:
        view = self.inner.mask(seat)
        view.deck = self.inner.deck
        return self.again(view)


class ThronesUnmasked(Wrapped):
    """Forgets to hide the Iron Throne cards."""

    def mask(self, seat: int) -> Wrapped:
        view = self.inner.mask(seat)
        for other in range(self.seats):
            view.thrones[other] = self.inner.thrones[other]
        view.throne_deck = self.inner.throne_deck
        return self.again(view)


class DrawOrder(Wrapped):
    """Remembers in which order cards were drawn, and shows it of those that lie in the court."""

    def __init__(self, inner: State, order: tuple[int, ...] = ()) -> None:
        super().__init__(inner)
        self.order = order

    def again(self, inner: State) -> "DrawOrder":
        laid = self.order
        if inner.viewer != REFEREE:
            laid = tuple(card for card in laid if inner.spots[card])
        return DrawOrder(inner, laid)

    def apply(self, move: int) -> None:
        if DEAL <= move < THRONE:
            self.order = (*self.order[-35:], move - DEAL)
        super().apply(move)


class OtherOptions(Wrapped):
    """Carries how many moves the seat asked has."""

    def __init__(self, inner: State, options: int = 0) -> None:
        super().__init__(inner)
        self.options = options

    def mask(self, seat: int) -> Wrapped:
        return OtherOptions(self.inner.mask(seat), len(self.inner.legal_moves()))

    def copy(self) -> Wrapped:
        return OtherOptions(self.inner.copy(), self.options)


class TrueStateReachable(Wrapped):
    """Holds on to the state it was made from, though nothing looks at it."""

    def __init__(self, inner: State, source: State | None = None) -> None:
        super().__init__(inner)
        self.source = source

    def mask(self, seat: int) -> Wrapped:
        return TrueStateReachable(self.inner.mask(seat), self.inner)


# -- leaks of the lines


class TellingSeen(Wrapped):
    """Tells everybody which Iron Throne card was drawn."""

    def seen(self, move: int, seat: int) -> int:
        return move if THRONE <= move < REVEAL else super().seen(move, seat)


class TellingSeenLeft(Wrapped):
    """Tells the cards of one seat to the one beside it, and nobody else."""

    def seen(self, move: int, seat: int) -> int:
        if DEAL <= move < THRONE and self.inner.drawer() == 0 and seat == 1:
            return move
        return super().seen(move, seat)


STATE_LEAKS = [
    (3, UnmaskedHand, "two views|view differs"),
    (4, OneCardUnmasked, "two views|view differs"),
    (2, SetAsideShown, "two views|view differs"),
    (4, ThronesUnmasked, "two views|view differs"),
    (3, DrawOrder, "view differs"),
    (4, OtherOptions, "view differs"),
    (5, TrueStateReachable, "two views|view differs"),
    (4, TellingSeen, "never sees draw [?]"),
    (4, TellingSeenLeft, "one view, two lines"),
]


@pytest.mark.parametrize(
    ("seats", "wrap", "found"), STATE_LEAKS, ids=[leak[1].__name__ for leak in STATE_LEAKS]
)
def test_a_leak_of_the_state_is_found(seats: int, wrap: type[Wrapped], found: str) -> None:
    with pytest.raises(Leak, match=found):
        battery(planted(seats, wrap))


# -- leaks of what is said


class Gossip(Wrapped):
    """Notes behind the back of a view what the Iron Throne cards of all are worth."""

    known: ClassVar[WeakKeyDictionary[State, int]] = WeakKeyDictionary()

    def mask(self, seat: int) -> Wrapped:
        view = super().mask(seat)
        Gossip.known[view] = sum(self.inner.score(s) for s in range(self.seats))
        return view


class TellingDescription(WrappedGame):
    def picture(self, view: State) -> Json:
        return super().picture(view) | {"value": Gossip.known[view]}


class TellingQuestion(WrappedGame):
    def question(self, view: State) -> Message:
        return Message("name", {"name": str(Gossip.known[view])})


class TellingDrawing(WrappedGame):
    def draw(self, view: State, say: Say, names: Sequence[str]) -> str:
        return super().draw(view, say, names) + " " * (Gossip.known[view] % 3)


class TellingFeatures(WrappedGame):
    def observe(self, view: State) -> list[float]:
        return [*super().observe(view)[1:], float(Gossip.known[view])]


class TellingEvaluation(WrappedGame):
    def evaluate(self, view: State, seat: int) -> float:
        return super().evaluate(view, seat) + 0.001 * Gossip.known[view]


class TellingOffers(WrappedGame):
    """The order of the buttons tells."""

    def offers(self, view: State) -> list[int]:
        found = super().offers(view)
        return found[::-1] if Gossip.known.get(view, 0) % 2 else found


class TellingRefusal(WrappedGame):
    def refuse(self, state: State, move: int) -> Refusal | None:
        refusal = super().refuse(state, move)
        told = Message("name", {"name": str(Gossip.known.get(state, 0))})
        return refusal and Refusal(refusal.rule, told)


class TellingNews(WrappedGame):
    def tell(self, event: Event, view: State) -> list[Message]:
        return [*super().tell(event, view), Message("name", {"name": str(Gossip.known[view])})]


SAID_LEAKS = [
    (TellingDescription, "description"),
    (TellingQuestion, "question"),
    (TellingDrawing, "drawing"),
    (TellingFeatures, "features"),
    (TellingEvaluation, "evaluation"),
    (TellingOffers, "offers"),
    (TellingRefusal, "refusal of"),
    (TellingNews, "news"),
]


@pytest.mark.parametrize(
    ("game", "found"), SAID_LEAKS, ids=[leak[0].__name__ for leak in SAID_LEAKS]
)
def test_an_iron_throne_value_that_is_said_is_found(game: type[WrappedGame], found: str) -> None:
    with pytest.raises(Leak, match=found):
        battery(planted(4, Gossip, game))


# -- leaks of the log


def bare_throne_lines(play: Play, reader: int) -> Log:
    log = honest_log_for(play, reader)
    true = [line for line in play.log.lines if line.who != "#"]
    log.lines = [
        ours if ours.text.startswith("draw") else theirs
        for ours, theirs in zip(true, log.lines, strict=True)
    ]
    return log


def digests_kept(play: Play, reader: int) -> Log:
    log = honest_log_for(play, reader)
    log.lines += [line for line in play.log.lines if line.who == "#"]
    return log


def telling_times(play: Play, reader: int) -> Log:
    """The milliseconds of the lines depend on a hand."""
    log = honest_log_for(play, reader)
    log.lines = [Line(x.who, x.text, int(play.state.hands[0]) % 1000) for x in log.lines]
    return log


honest_log_for = Play.log_for
LOG_LEAKS = [bare_throne_lines, digests_kept, telling_times]


@pytest.mark.slow
@pytest.mark.parametrize("log_for", LOG_LEAKS, ids=lambda leak: leak.__name__)
def test_a_leak_of_the_log_is_found(
    log_for: Callable[[Play, int], Log], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Play, "log_for", log_for)
    with pytest.raises(Leak, match="log differs"):
        battery(PRINTED[2])


@pytest.mark.parametrize("lowest", [True, False], ids=["lowest alias", "plain"])
def test_a_move_that_is_logged_undressed_is_found(
    lowest: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    def dress(game: Game, state: State, move: int, rng: Rng) -> int:
        alike = [m for m in game.offers(state) if state.same(m) == move]
        return min(alike) if lowest else move

    monkeypatch.setattr(core_play, "dress", dress)
    with pytest.raises(Leak, match="not even" if lowest else "logged bare"):
        leaks.dressing(PRINTED[1], 6)


# -- copies that can be told apart


class LowestTells(Wrapped):
    """What one may do depends on which card of a house one holds."""

    def legal_moves(self) -> vec[i64]:
        moves = self.inner.legal_moves()
        hand = int(self.inner.hands[self.inner.turn])
        return moves[1:] if (hand & -hand).bit_length() % 2 and len(moves) > 1 else moves


class OddAlias(Wrapped):
    """Which card of a house was laid is worth something."""

    def __init__(self, inner: State, odd: int = 0) -> None:
        super().__init__(inner)
        self.odd = odd

    def copy(self) -> Wrapped:
        return OddAlias(self.inner.copy(), self.odd)

    def apply(self, move: int) -> None:
        self.odd += move // 64
        super().apply(move)

    def estimate(self, heuristics: Heuristics, seat: int) -> float:
        return super().estimate(heuristics, seat) + self.odd * 1e-6


def check_all(check: Callable[..., int], wrap: type[Wrapped]) -> None:
    """At positions of the sound game: the planted one could not be played on."""
    table = planted(3, wrap)
    for state in asked_positions(planted(3, Wrapped), 20):
        assert isinstance(state, Wrapped)
        check(table, wrap(state.inner), rng_for("copies"))


@pytest.mark.parametrize(
    ("wrap", "check", "found"),
    [
        (LowestTells, leaks.copies, "tell two copies apart"),
        (OddAlias, leaks.aliases, "are not alike"),
    ],
    ids=["copies", "aliases"],
)
def test_copies_that_differ_are_found(
    wrap: type[Wrapped], check: Callable[..., int], found: str
) -> None:
    check_all(check, Wrapped)
    with pytest.raises(Leak, match=found):
        check_all(check, wrap)


# -- and nothing is found where nothing is


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3])
def test_without_a_leak_nothing_is_found(seats: int) -> None:
    battery(planted(seats, Wrapped))


def test_a_game_without_secrets_is_found() -> None:
    with pytest.raises(Leak, match="never sees"):
        battery(planted(3, AllSeen))


def test_pairs_that_never_differ_are_found() -> None:
    table = PRINTED[1]
    tally = leaks.watch(table, len(table.viewers), "planted")
    leaks.worlds_differ(table, tally)
    tally.differing[2] = 0
    with pytest.raises(Leak, match="viewer 2 has a twin with other secrets"):
        leaks.worlds_differ(table, tally)


class AllSeen(Wrapped):
    """Nothing is hidden in the log, so no pair can differ."""

    def seen(self, move: int, seat: int) -> int:
        return move

    def mask(self, seat: int) -> Wrapped:
        view = self.inner.copy()
        view.viewer = seat
        return self.again(view)
