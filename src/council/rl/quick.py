"""What learners ask for at every step, in one compiled call: masks, chance, numbers of a view.

It returns bytes, which numpy reads as a whole. Masks and steps are the same for every game, and so
is the buffer (`core/observer.py`) into which a game writes its views.
"""

from typing import Final, final

from librt.strings import BytesWriter, read_i16_le, write_i16_le
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
    """The legal moves of many games, told twice: as masks, and so that one can be drawn."""

    def __init__(self, blank: bytes) -> None:
        self.blank: bytes = blank
        self.masks: BytesWriter = BytesWriter()
        self.moves: BytesWriter = BytesWriter()  # of each game how many, and which
        self.told: bytes = b""

    def look(self, states: list[State]) -> bytes:
        """The masks of many games, one after the other."""
        masks = self.masks
        offered = self.moves
        masks.truncate(0)
        offered.truncate(0)
        width = i64(len(self.blank))
        at: i64 = 0
        for state in states:
            masks.write(self.blank)
            moves = state.legal_moves()
            write_i16_le(offered, i16(len(moves)))
            for move in moves:
                masks[at + move] = ONE
                write_i16_le(offered, i16(move))
            at += width
        self.told = offered.getvalue()
        return masks.getvalue()

    def drawn(self, rng: Rng) -> bytes:
        """A legal move for every game looked at, each equally likely: two bytes, the low one
        first."""
        told = self.told
        out = BytesWriter()
        at: i64 = 0
        while at < i64(len(told)):
            count = i64(read_i16_le(told, at))
            write_i16_le(out, read_i16_le(told, at + 2 + 2 * rng.below(count)))
            at += 2 + 2 * count
        return out.getvalue()


# -- observations


def rows_of(observer: FeatureWriter, page: FeatureRows, states: list[State]) -> bytes:
    """The numbers of many games, each as the seat asked may know it."""
    for state in states:
        page.begin()
        observer.write_seat(page, state, state.seat())
        page.end()
    return page.taken()
