"""A view of Westeros Intrigue as numbers: the sections of `table.py`, in its order."""

from typing import Final, final

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64, u8

from council.core.bits import lowest, popcount
from council.core.observer import Observer, Page, put
from council.core.state import State
from council.games.intrigue.board import CHOOSING_FIRST
from council.games.intrigue.moves import CARDS, THRONES
from council.games.intrigue.rules import Intrigue

HOUSE: Final[i64] = 511
ONE: Final[u8] = 1
# The cells of the court that exist: eight in the bottom row, one less in each above; and which of
# them each of the 64 is.
CELLS: Final = [8 * row + column for row in range(8) for column in range(8 - row)]
PLACE: Final = vec[i64]([CELLS.index(cell) if cell in CELLS else i64(0) for cell in range(64)])
A_HOUSE: Final[i64] = 36  # cells
IN_HAND: Final[i64] = 1  # where a character is; then the cells


@final
class IntrigueObserver(Observer):
    """Seats are counted from the viewer on."""

    def write(self, page: Page, view: State) -> None:
        assert isinstance(view, Intrigue)
        viewer: i64 = view.viewer if view.viewer > 0 else i64(0)
        page.one(view.phase)
        page.one(viewer)
        write_seats(page, view, viewer)
        out = page.out
        write_court(out, page.section(4 * A_HOUSE), view)
        own: i64 = view.hands[viewer] if view.viewer >= 0 else i64(0)
        write_houses(out, page.section(4), own)
        write_houses(out, page.section(4), view.deck)
        page.one(view.rounds - view.round)
        page.one(view.width)
        write_thrones(out, page.section(THRONES), view, viewer)
        write_characters(out, page.section(CARDS), view, own)


def write_seats(page: Page, view: Intrigue, viewer: i64) -> None:
    """What lies before each seat."""
    out = page.out
    seats = view.seats
    asked = page.section(seats)
    first = page.section(seats)
    cards = page.section(seats)
    playing = page.section(seats)
    points = page.section(seats)
    held = page.section(seats)
    values = page.section(seats)
    lacks = page.section(4 * seats)
    paid = page.section(view.rounds * seats)
    who = view.seat()
    starter: i64 = view.starter() if view.phase != CHOOSING_FIRST else i64(-1)
    seat = viewer
    for k in range(seats):
        if seat == who:
            out[2 * (asked + k)] = ONE
        if seat == starter:
            out[2 * (first + k)] = ONE
        if (view.out >> seat) & 1 == 0:
            out[2 * (playing + k)] = ONE
        put(out, cards + k, view.sizes[seat])
        put(out, points + k, view.points[seat])
        if view.held[seat] != 0:
            put(out, held + k, view.held[seat])
            put(out, values + k, view.points[seat] - view.score(seat))
        if view.lacks[seat] != 0:
            for house in range(i64(4)):
                put(out, lacks + 4 * k + house, (view.lacks[seat] >> house) & 1)
        rest = view.paid[seat]
        at = paid + view.rounds * k
        while rest != 0:
            put(out, at, rest & 31)
            rest >>= 5
            at += 1
        seat += 1
        if seat == seats:
            seat = 0


def write_court(out: BytesWriter, at: i64, view: Intrigue) -> None:
    """1 for each cell with a card of the house, by house; most cells are empty."""
    for house in range(i64(4)):
        cells = view.court[house]
        while cells != 0:
            out[2 * (at + A_HOUSE * house + PLACE[lowest(cells)])] = ONE
            cells &= cells - 1


def write_houses(out: BytesWriter, at: i64, cards: i64) -> None:
    """How many of each house are among these cards."""
    for house in range(i64(4)):
        put(out, at + house, popcount((cards >> (9 * house)) & HOUSE))


def write_thrones(out: BytesWriter, at: i64, view: Intrigue, viewer: i64) -> None:
    """Who has each Iron Throne card, as far as the viewer knows."""
    for seat in range(view.seats):
        cards = view.thrones[seat]
        while cards != 0:
            put(out, at + lowest(cards), (seat - viewer + view.seats) % view.seats + 1)
            cards &= cards - 1


def write_characters(out: BytesWriter, at: i64, view: Intrigue, own: i64) -> None:
    """Where each character is: the viewer's hand, a cell of the court, or not known."""
    spots = view.spots
    shift = view.lefts - 8
    for card in range(CARDS):
        spot = spots[card]
        if spot != 0:
            cell = 8 * (spot >> 4) + (spot & 15) + shift
            put(out, at + card, PLACE[cell] + IN_HAND + 1)
    while own != 0:
        put(out, at + lowest(own), IN_HAND)
        own &= own - 1
