"""The machine for decisions in the middle of effects: windows, attempts, cancels of cancels."""

from librt.vecs import append, vec
from mypy_extensions import i64

from council.core.state import NOBODY, members
from council.kit.stack import (
    AMOUNT,
    UNTIL,
    Attempt,
    Frame,
    Lasting,
    Op,
    Stacked,
    Window,
    cancel,
)

PASS, STOP = 0, 1
STRIKE, WINDOW = 0, 1


class Strike(Attempt):
    """A blow, or what stops a blow: both can be stopped."""

    def open(self, state: Stacked, frame: Frame) -> None:
        window = Frame(WINDOW, 1 - frame.seat, None)
        window.about = len(state.stack) - 1
        state.push(window)

    def happen(self, state: Stacked, frame: Frame) -> None:
        assert isinstance(state, Duel)
        if frame.about >= 0:
            cancel(state, frame.about)
        else:
            state.hits += 1


class Answers(Window):
    """Each seat has so many ways to stop what is going on."""

    def admits(self, state: Stacked, frame: Frame, seat: int) -> bool:
        assert isinstance(state, Duel)
        return state.stops[seat] > 0

    def options(self, state: Stacked, frame: Frame) -> vec[i64]:
        return append(append(vec[i64](), PASS), STOP)

    def take(self, state: Stacked, frame: Frame, move: int) -> None:
        assert isinstance(state, Duel)
        seat = 1 - frame.seat
        state.stops[seat] -= 1
        stop = Frame(STRIKE, seat, None)
        stop.about = frame.about
        state.push(stop)


class Duel(Stacked):
    """A strikes; both may stop things."""

    def __init__(self, stops: list[int], source: "Duel | None" = None) -> None:
        super().__init__(2, source)
        self.stops = list(stops)
        self.hits = source.hits if source else 0

    def op(self, frame: Frame) -> Op | None:
        return (Strike(), Answers(PASS))[frame.program] if frame.pc == 0 else None

    def seat(self) -> int:
        return int(self.asked)

    def legal_moves(self) -> vec[i64]:
        return self.top_options()

    def apply(self, move: int) -> None:
        self.tell_top(move)
        self.run()


def duel(*stops: int) -> Duel:
    state = Duel(list(stops))
    state.push(Frame(STRIKE, 0, None))
    state.run()
    return state


def test_nobody_answers() -> None:
    state = duel(0, 0)
    assert (state.hits, state.seat()) == (1, NOBODY)


def test_a_blow_is_stopped() -> None:
    state = duel(0, 1)
    assert state.seat() == 1
    assert members(state.legal_moves()) == [PASS, STOP]
    state.apply(STOP)
    assert (state.hits, state.seat()) == (0, NOBODY)


def test_the_stop_is_stopped() -> None:
    state = duel(1, 1)
    state.apply(STOP)
    assert state.seat() == 0
    state.apply(STOP)
    assert (state.hits, state.seat()) == (1, NOBODY)


def test_the_stop_of_the_stop_is_stopped() -> None:
    state = duel(1, 2)
    for _ in range(3):
        state.apply(STOP)
    assert (state.hits, state.seat()) == (0, NOBODY)


def test_two_passes_in_a_row_close_a_window() -> None:
    state = duel(1, 1)
    state.apply(PASS)
    assert state.seat() == 0
    state.apply(PASS)
    assert (state.hits, state.seat()) == (1, NOBODY)


def test_a_copy_is_made_in_the_middle() -> None:
    state = duel(1, 1)
    other = Duel(state.stops, state)
    other.apply(STOP)
    other.apply(PASS)
    assert (other.hits, state.hits) == (0, 0)
    state.apply(PASS)
    state.apply(PASS)
    assert state.hits == 1


def test_what_lasts_expires_in_its_time() -> None:
    lasting = Lasting(None)
    for until in (2, 0, 1, 0):
        lasting.add(vec[i64]([1, until * 10, 5, 1, 0, until, 0, 0]))
    other = Lasting(lasting)
    lasting.expire(0)
    assert [lasting.get(k, UNTIL) for k in range(lasting.count())] == [2, 1]
    lasting.drop(0)
    assert [lasting.get(k, AMOUNT) for k in range(lasting.count())] == [10]
    assert other.count() == 4
