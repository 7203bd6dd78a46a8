"""A test of the tests: leaks put in on purpose, each of which the battery must find."""

from collections.abc import Callable

import pytest
from conformance import leaks
from conformance.tables import PRINTED, Table
from conformance.twins import Leak
from conformance.wrapped import Wrapped, WrappedGame, wrapped

from council.core import play as core_play
from council.core.game import Event, Json, Message
from council.core.log import Line, Log
from council.core.play import Play
from council.core.state import REFEREE, State
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


VIEW_LEAKS = [
    (3, UnmaskedHand),
    (4, OneCardUnmasked),
    (2, SetAsideShown),
    (4, ThronesUnmasked),
    (3, DrawOrder),
    (4, OtherOptions),
    (5, TrueStateReachable),
    (4, TellingSeen),
    (4, TellingSeenLeft),
]


@pytest.mark.parametrize(("seats", "wrap"), VIEW_LEAKS, ids=lambda x: getattr(x, "__name__", x))
def test_a_leak_of_the_state_is_found(seats: int, wrap: type[Wrapped]) -> None:
    with pytest.raises(Leak):
        battery(planted(seats, wrap))


# -- leaks of what is said


class Gossip(Wrapped):
    """Notes behind the back of all views which Iron Throne card was drawn last."""

    last = 0

    def apply(self, move: int) -> None:
        if THRONE <= move < REVEAL:
            Gossip.last = move - THRONE
        super().apply(move)


class TellingDescription(WrappedGame):
    """Shows the value of hidden Iron Throne cards to all."""

    def picture(self, view: State) -> Json:
        return super().picture(view) | {"value": view.secret}


class Secret(Wrapped):
    """A view with the sum of all scores in it."""

    def __init__(self, inner: State, secret: int = 0) -> None:
        super().__init__(inner)
        self.secret = secret

    def copy(self) -> Wrapped:
        return Secret(self.inner.copy(), self.secret)

    def mask(self, seat: int) -> Wrapped:
        return Secret(self.inner.mask(seat), sum(self.inner.score(s) for s in range(self.seats)))


class TellingNews(WrappedGame):
    """Announces which Iron Throne card was drawn."""

    def tell(self, event: Event, view: State) -> list[Message]:
        told = super().tell(event, view)
        if any("throne" in message.key for message in told):
            told.append(Message("name", {"name": str(Gossip.last)}))
        return told


@pytest.mark.parametrize(
    ("wrap", "game"), [(Secret, TellingDescription), (Gossip, TellingNews)], ids=["view", "news"]
)
def test_an_iron_throne_value_that_is_said_is_found(
    wrap: type[Wrapped], game: type[WrappedGame]
) -> None:
    with pytest.raises(Leak):
        battery(planted(4, wrap, game))


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


def last_card_timed(play: Play, reader: int) -> Log:
    """The milliseconds of a line carry a card of the deck."""
    log = honest_log_for(play, reader)
    log.lines = [Line(x.who, x.text, int(play.state.hands[0]) % 1000) for x in log.lines]
    return log


honest_log_for = Play.log_for
LOG_LEAKS = [bare_throne_lines, digests_kept, last_card_timed]


@pytest.mark.parametrize("log_for", LOG_LEAKS, ids=lambda leak: leak.__name__)
def test_a_leak_of_the_log_is_found(
    log_for: Callable[[Play, int], Log], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Play, "log_for", log_for)
    with pytest.raises(Leak):
        battery(PRINTED[2])


@pytest.mark.parametrize("lowest", [True, False], ids=["lowest alias", "plain"])
def test_a_move_that_is_logged_undressed_is_found(
    lowest: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    def dress(game, state, move, rng):  # type: ignore[no-untyped-def]
        alike = [m for m in game.offers(state) if state.same(m) == move]
        return min(alike) if lowest else move

    monkeypatch.setattr(core_play, "dress", dress)
    with pytest.raises(Leak):
        leaks.dressing(PRINTED[1], 6)


# -- and nothing is found where nothing is


@pytest.mark.parametrize("seats", [2, 4])
def test_without_a_leak_nothing_is_found(seats: int) -> None:
    battery(planted(seats, Wrapped))


def test_an_honest_battery_needs_secrets_to_compare() -> None:
    """A game in which the pairs never differ is reported, not passed."""
    table = planted(3, AllSeen)
    with pytest.raises(Leak, match="never sees|other secrets"):
        battery(table)


class AllSeen(Wrapped):
    """Nothing is hidden in the log, so no pair can differ."""

    def seen(self, move: int, seat: int) -> int:
        return move

    def mask(self, seat: int) -> Wrapped:
        view = self.inner.copy()
        view.viewer = seat
        return self.again(view)
