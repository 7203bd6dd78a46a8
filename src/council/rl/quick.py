"""What learners ask for at every step, in one compiled call: masks, chance, numbers of a view.

It returns bytes, which numpy reads as a whole. Moves and steps are the same for every game, and so
is the buffer (`core/observer.py`) into which a game writes its views.
"""

from typing import Final, final

from librt.strings import BytesWriter, read_i64_le, write_i16_le, write_i64_le
from mypy_extensions import i16, i64, u8

from council.core.observer import FeatureRows, FeatureWriter
from council.core.state import NOBODY, Rng, State

ONE: Final[u8] = 1


# -- steps


def advance(states: list[State], rngs: list[Rng], moves: list[int]) -> list[int]:
    """One move in every game; which of them are over now."""
    over: list[int] = []
    for k in range(len(states)):
        state = states[k]
        state.apply(i64(moves[k]))
        state.settle(rngs[k])
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


@final
class Offers:
    """The legal moves of games side by side, as they stood when they were looked at."""

    def __init__(self, width: i64) -> None:
        self.width: i64 = width  # of a mask
        self.out: BytesWriter = BytesWriter()
        self.where: bytes = b""  # the places of the legal moves, if all masks were one array
        self.ends: list[int] = []  # of each game, in `where`

    def look(self, states: list[State]) -> bytes:
        """The places of the legal moves of all games, eight bytes each, the low one first."""
        out = self.out
        out.truncate(0)
        ends: list[int] = []
        at: i64 = 0
        end: i64 = 0
        for state in states:
            moves = state.legal_moves()
            for move in moves:
                write_i64_le(out, at + move)
            at += self.width
            end += i64(len(moves))
            ends.append(int(end))
        self.ends = ends
        self.where = out.getvalue()
        return self.where

    def drawn(self, rng: Rng) -> bytes:
        """A legal move for every game, each equally likely: two bytes, the low one first."""
        out = BytesWriter()
        at: i64 = 0
        begin: i64 = 0
        for each in self.ends:
            end = i64(each)
            place = read_i64_le(self.where, 8 * (begin + rng.below(end - begin)))
            write_i16_le(out, i16(place - at))
            at += self.width
            begin = end
        return out.getvalue()


# -- observations


def rows_of(observer: FeatureWriter, page: FeatureRows, states: list[State]) -> bytes:
    """The numbers of many games, each as the seat asked may know it."""
    for state in states:
        page.begin()
        observer.write_seat(page, state, state.seat())
        page.end()
    return page.taken()
