"""What learners ask for at every step, in one compiled call: masks, chance, numbers of a view.

Bytes go out, which numpy reads without looking at each number. Masks and steps are the same for
every game; one whose numbers are written here (Westeros Intrigue: all small and whole, a byte each)
needs no Python between moves.
"""

from typing import Final

from librt.strings import BytesWriter, write_i16_le
from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from council.core.bits import lowest, popcount
from council.core.state import CHANCE, NOBODY, Rng, State
from council.games.intrigue.moves import MOST_SEATS
from council.games.intrigue.rules import Intrigue

HOUSE: Final[i64] = 511
ONE: Final[u8] = 1
# The cells of the court that exist: eight in the bottom row, one less in each above; and which of
# them each of the 64 is.
CELLS: Final = [8 * row + column for row in range(8) for column in range(8 - row)]
PLACE: Final = vec[i64]([CELLS.index(cell) if cell in CELLS else i64(0) for cell in range(64)])
A_HOUSE: Final[i64] = 36  # cells
EMPTY_COURT: Final = bytes(4 * 36)
NO_SEAT: Final = bytes(6)


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


def knows(state: State) -> bool:
    """Whether the numbers of this game are written here."""
    return isinstance(state, Intrigue)


def numbers_of(view: State) -> bytes:
    """What `Game.observe` tells of a view, a byte for each number."""
    out = BytesWriter()
    assert isinstance(view, Intrigue)
    write(out, view)
    return out.getvalue()


def all_numbers_of(states: list[State]) -> bytes:
    """The same for many games, each as the seat asked may know it."""
    out = BytesWriter()
    view = states[0].copy()
    for state in states:
        view = view.become_view(state, state.seat())
        assert isinstance(view, Intrigue)
        write(out, view)
    return out.getvalue()


def write(out: BytesWriter, view: Intrigue) -> None:
    """In the order of games/intrigue/features.py; seats are counted from the viewer on."""
    write_court(out, view)
    viewer: i64 = view.viewer if view.viewer > 0 else i64(0)
    own: i64 = view.hands[viewer] if view.viewer >= 0 else i64(0)
    write_houses(out, own)
    for k in range(MOST_SEATS):
        if k < view.seats:
            write_seat(out, view, (viewer + k) % view.seats)
        else:
            out.write(NO_SEAT)
    write_houses(out, view.deck)
    out.append(u8(view.rounds - view.round))
    out.append(u8(view.width))


def write_court(out: BytesWriter, view: Intrigue) -> None:
    """1 for each cell with a card of the house, by house; most cells are empty."""
    at = i64(len(out))
    out.write(EMPTY_COURT)
    for house in range(i64(4)):
        cells = view.court[house]
        while cells != 0:
            out[at + A_HOUSE * house + PLACE[lowest(cells)]] = ONE
            cells &= cells - 1


def write_houses(out: BytesWriter, cards: i64) -> None:
    """How many of each house are among these cards."""
    for house in range(i64(4)):
        out.append(u8(popcount((cards >> (9 * house)) & HOUSE)))


def write_seat(out: BytesWriter, view: Intrigue, seat: i64) -> None:
    """Cards, whether still in, whether asked, points, Iron Throne cards, and their known values."""
    out.append(u8(view.sizes[seat]))
    out.append(u8(1 - ((view.out >> seat) & 1)))
    out.append(u8(1 if view.seat() == seat else 0))
    out.append(u8(view.points[seat]))
    out.append(u8(view.held[seat]))
    out.append(u8(view.points[seat] - view.score(seat)))
