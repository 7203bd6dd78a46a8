"""What learners ask for at every step, in one compiled call: masks, chance, numbers of a view.

It returns bytes, which numpy reads as a whole. Masks and steps are the same for every game, and so
is the buffer (`core/observer.py`) into which a game writes its views.
"""

from typing import Final

from librt.strings import BytesWriter, write_i16_le
from mypy_extensions import i16, i64, u8

from council.core.observer import FeatureRows, FeatureWriter
from council.core.state import CHANCE, NOBODY, Rng, State

ONE: Final[u8] = 1


# -- steps


def settle(state: State, rng: Rng) -> None:
    """Chance decides until a seat is asked or the game is over."""
    while state.seat() == CHANCE:
        state.apply(state.chance(rng))


def advance(states: list[State], rngs: list[Rng], moves: list[int]) -> list[int]:
    """One move in every game; which of them are over now."""
    over: list[int] = []
    for k in range(len(states)):
        state = states[k]
        state.apply(i64(moves[k]))
        settle(state, rngs[k])
        if state.seat() == NOBODY:
            over.append(k)
    return over


def random_moves(states: list[State], rng: Rng) -> bytes:
    """A legal move for every game, each equally likely: two bytes, the low one first."""
    out = BytesWriter()
    for state in states:
        moves = state.legal_moves()
        write_i16_le(out, i16(moves[rng.below(i64(len(moves)))]))
    return out.getvalue()


def seats_of(states: list[State]) -> bytes:
    """Who is asked in each game, a byte each."""
    out = BytesWriter()
    for state in states:
        out.append(u8(state.seat()))
    return out.getvalue()


# -- masks


def mask_of(state: State, blank: bytes) -> bytes:
    """A byte for each move, 1 for the legal ones; `blank` has as many noughts."""
    out = BytesWriter()
    out.write(blank)
    for move in state.legal_moves():
        out[move] = ONE
    return out.getvalue()


def masks_of(states: list[State], blank: bytes) -> bytes:
    """The masks of many games, one after the other."""
    out = BytesWriter()
    at: i64 = 0
    for state in states:
        out.write(blank)
        for move in state.legal_moves():
            out[at + move] = ONE
        at += i64(len(blank))
    return out.getvalue()


# -- observations


def rows_of(observer: FeatureWriter, page: FeatureRows, states: list[State]) -> bytes:
    """The numbers of many games, each as the seat asked may know it."""
    for state in states:
        page.begin()
        observer.write_seat(page, state, state.seat())
        page.end()
    return page.taken()
