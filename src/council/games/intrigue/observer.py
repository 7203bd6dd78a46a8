"""The numbers of `features.py`, written as bytes; a test compares the two, number by number."""

from typing import Final, final

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64, u8

from council.core.bits import lowest, popcount
from council.core.observer import ByteObserver
from council.core.state import State
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


@final
class IntrigueObserver(ByteObserver):
    """Writes a view as bytes; seats are counted from the viewer on."""

    def write(self, out: BytesWriter, view: State) -> None:
        assert isinstance(view, Intrigue)
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
