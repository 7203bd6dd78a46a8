"""A view of Westeros Intrigue as numbers: the sections of `table.py`, in its order."""

from typing import Final, final

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64, u8

from council.core.bits import lowest, popcount
from council.core.observer import FeatureRows, FeatureWriter, put
from council.core.state import State
from council.games.intrigue.board import CHOOSING_FIRST, OVER, REVEALING
from council.games.intrigue.moves import THRONES
from council.games.intrigue.rules import Intrigue

HOUSE: Final[i64] = 511
ONE: Final[u8] = 1
# The cells of the court that exist: eight in the bottom row, one less in each above; and which of
# them each of the 64 is.
CELLS: Final = [8 * row + column for row in range(8) for column in range(8 - row)]
PLACE: Final = vec[i64]([CELLS.index(cell) if cell in CELLS else i64(0) for cell in range(64)])
A_HOUSE: Final[i64] = 36  # cells
OF_SEATS: Final[i64] = 7  # features with a number for each seat


@final
class IntrigueObserver(FeatureWriter):
    """Seats are counted from the viewer on. Hands and Iron Throne cards of others are not looked
    at, so that a whole state can be written without making a view of it first."""

    def write(self, page: FeatureRows, view: State) -> None:
        self.write_seat(page, view, view.viewer)

    def write_seat(self, page: FeatureRows, state: State, seat: i64) -> None:
        assert isinstance(state, Intrigue)
        viewer: i64 = seat if seat > 0 else i64(0)
        own: i64 = state.hands[viewer] if seat >= 0 else i64(0)
        page.one(state.phase)
        page.one(viewer)
        out = page.out
        write_seats(out, page.sections(OF_SEATS, OF_SEATS * state.seats), state, viewer, seat)
        write_lacks(out, page.section(4 * state.seats), state, viewer)
        write_paid(out, page.section(state.rounds * state.seats), state, viewer)
        write_houses(out, page.sections(3, 4 * A_HOUSE + 8), state, own)
        page.one(state.rounds - state.round)
        page.one(state.width)
        write_thrones(out, page.section(THRONES), state, viewer, seat)


def known_thrones(state: Intrigue, seat: i64, looks: i64) -> i64:
    """The Iron Throne cards of a seat that a viewer knows."""
    return state.thrones[seat] if seat == looks else state.thrones[seat] & state.shown


def write_seats(out: BytesWriter, at: i64, state: Intrigue, viewer: i64, looks: i64) -> None:
    """What lies before each seat: seven features, each with a number for every seat."""
    seats = state.seats
    who = state.seat()
    starter: i64 = state.starter() if state.phase != CHOOSING_FIRST else i64(-1)
    gone = state.out
    sizes = state.sizes
    points = state.points
    held = state.held
    seat = viewer
    for k in range(at, at + seats):
        if seat == who:
            out[2 * k] = ONE
        if seat == starter:
            out[2 * (k + seats)] = ONE
        out[2 * (k + 2 * seats)] = u8(sizes[seat])
        if (gone >> seat) & 1 == 0:
            out[2 * (k + 3 * seats)] = ONE
        out[2 * (k + 4 * seats)] = u8(points[seat])
        if held[seat] != 0:
            out[2 * (k + 5 * seats)] = u8(held[seat])
            put(out, k + 6 * seats, worth(state, known_thrones(state, seat, looks)))
        seat += 1
        if seat == seats:
            seat = 0


def worth(state: Intrigue, cards: i64) -> i64:
    """What these Iron Throne cards take off the points."""
    total: i64 = 0
    while cards != 0:
        total += state.values[lowest(cards)]
        cards &= cards - 1
    return total


def write_lacks(out: BytesWriter, at: i64, state: Intrigue, viewer: i64) -> None:
    """Houses that a blocked seat showed it does not hold."""
    if state.out == 0:
        return
    lacks = state.lacks
    for seat in range(state.seats):
        rest = lacks[seat]
        if rest != 0:
            k = seat - viewer if seat >= viewer else seat - viewer + state.seats
            while rest != 0:
                out[2 * (at + 4 * k + lowest(rest))] = ONE
                rest &= rest - 1


def write_paid(out: BytesWriter, at: i64, state: Intrigue, viewer: i64) -> None:
    """Points of each round that is over."""
    paid = state.paid
    seats = state.seats
    for seat in range(seats):
        rest = paid[seat]
        if rest != 0:
            k = seat - viewer if seat >= viewer else seat - viewer + seats
            to = at + state.rounds * k
            while rest != 0:
                out[2 * to] = u8(rest & 31)
                rest >>= 5
                to += 1


def write_houses(out: BytesWriter, at: i64, state: Intrigue, own: i64) -> None:
    """1 for each cell of the court with a card of the house, by house; how many of each house the
    viewer holds; how many lie where the viewer cannot see."""
    court = state.court
    place = PLACE
    cards = state.all_cards
    counts = at + 4 * A_HOUSE
    for house in range(i64(4)):
        held = popcount(own & HOUSE)
        out[2 * (counts + house)] = u8(held)
        unseen = state.per_house - held
        cells = court[house]
        while cells != 0:
            out[2 * (at + place[lowest(cells)])] = ONE
            unseen -= 1
            cells &= cells - 1
        if cards & HOUSE != 0:
            out[2 * (counts + 4 + house)] = u8(unseen)
        at += A_HOUSE
        own >>= 9
        cards >>= 9


def write_thrones(out: BytesWriter, at: i64, state: Intrigue, viewer: i64, looks: i64) -> None:
    """Who has each Iron Throne card, as far as the viewer knows."""
    if state.round == 0 and state.phase != OVER and state.phase != REVEALING:
        return
    for seat in range(state.seats):
        cards = known_thrones(state, seat, looks)
        k = seat - viewer if seat >= viewer else seat - viewer + state.seats
        while cards != 0:
            put(out, at + lowest(cards), k + 1)
            cards &= cards - 1
