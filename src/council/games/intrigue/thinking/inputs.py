"""What a seat of Westeros Intrigue sees after a placement, as whole numbers for a network.

Houses are treated alike, so that training may rename them: `house_places` says which numbers belong
to the four Houses.
"""

from typing import Final, final

from librt.strings import BytesWriter
from librt.vecs import append, vec
from mypy_extensions import i64, u8

from council.core.bits import popcount, shl, zeros
from council.games.intrigue.board import BOTTOM_ROW, NEIGHBOURS, above
from council.games.intrigue.moves import PER_HOUSE
from council.games.intrigue.rules import Intrigue

HOUSE: Final[i64] = 511
MOST_NUMBERS: Final[i64] = 128

# Where the numbers of the court begin; four numbers each are one for each House.
ALONE: Final[i64] = 0  # free places above cards of this House only
SHARED: Final[i64] = 4  # free places above cards of two Houses: six pairs
BASE: Final[i64] = 10  # places left in the bottom row
EMPTY: Final[i64] = 11
ENDS: Final[i64] = 12  # cards at the ends of the bottom row
OPEN: Final[i64] = 16  # whether the House can be placed
ROWS: Final[i64] = 20  # cards in the second, third and higher rows
LATER: Final[i64] = 23  # places that open when those now free are taken
LATER_OF: Final[i64] = 24  # of these, above cards of the House
LEFT: Final[i64] = 28  # rounds
LEAD: Final[i64] = 29  # points behind the best other seat
HELD: Final[i64] = 30  # Iron Throne cards: one's own, those of others
LAST: Final[i64] = 32  # whether the seat placed the last card
HAND: Final[i64] = 33  # Houses held, cards with room, cards that cannot be placed now
SIZE: Final[i64] = 39
OTHERS: Final[i64] = 40
FARTHEST: Final[i64] = 12  # a larger lead counts as this


def view_numbers(seats: i64) -> i64:
    """How many numbers say what a seat sees after its placement."""
    return OTHERS + 2 * (seats - 1) + 4


def house_places(seats: int) -> list[int]:
    """Where the numbers begin of which there is one for each House, besides the pairs."""
    alike = (ALONE, ENDS, OPEN, LATER_OF, HAND, OTHERS + 2 * (seats - 1))
    return [int(at) for at in alike]


@final
class Inputs:
    """Room for the numbers of a position, written again for each."""

    def __init__(self) -> None:
        self.numbers: vec[i64] = vec[i64](capacity=MOST_NUMBERS)
        for _step in range(MOST_NUMBERS):
            self.numbers = append(self.numbers, 0)
        self.cells: vec[i64] = zeros(4)  # free places of each House above the bottom row
        self.base: i64 = 0

    def view(self, t: Intrigue, seat: i64, cards: i64) -> None:
        """What a seat sees that holds these cards after a placement."""
        self.court(t)
        self.standing(t, seat)
        out = self.numbers
        self.hand(cards)
        out[SIZE] = popcount(cards)
        at = self.others(t, seat)
        court = t.court
        for house in range(i64(4)):
            held = popcount((cards >> (PER_HOUSE * house)) & HOUSE)
            out[at + house] = t.per_house - held - popcount(court[house])

    def court(self, t: Intrigue) -> None:
        """The places that are free now and later."""
        out = self.numbers
        court = t.court
        occupied = t.occupied()
        roof = t.roof(occupied)
        later = occupied | roof
        later = ((later & (later >> 1) & NEIGHBOURS) << 8) & ~later
        row = occupied & BOTTOM_ROW
        length = popcount(row)
        right: i64 = shl(1, length - 1) if length > 0 else i64(0)
        self.base = t.width - length
        at = SHARED
        for house in range(i64(4)):
            mine = roof & above(court[house])
            self.cells[house] = popcount(mine)
            alone = mine
            for other in range(i64(4)):
                if other != house:
                    shared = mine & above(court[other])
                    alone &= ~shared
                    if other > house:
                        out[at] = popcount(shared)
                        at += 1
            out[ALONE + house] = popcount(alone)
            out[ENDS + house] = (court[house] & 1) + truth(court[house] & right != 0)
            out[OPEN + house] = truth(self.base > 0 or mine != 0)
            out[LATER_OF + house] = popcount(later & above(court[house]))
        out[BASE] = self.base
        out[EMPTY] = truth(length == 0)
        out[ROWS] = popcount((occupied >> 8) & BOTTOM_ROW)
        out[ROWS + 1] = popcount((occupied >> 16) & BOTTOM_ROW)
        out[ROWS + 2] = popcount(occupied >> 24)
        out[LATER] = popcount(later)

    def standing(self, t: Intrigue, seat: i64) -> None:
        """How the seat stands between rounds, as far as this state knows."""
        out = self.numbers
        best: i64 = 1000
        held: i64 = 0
        for other in range(t.seats):
            if other != seat:
                theirs = t.score(other)
                best = theirs if theirs < best else best
                held += t.held[other]
        lead = t.score(seat) - best
        lead = lead if lead < FARTHEST else FARTHEST
        out[LEFT] = t.rounds - t.round
        out[LEAD] = lead if lead > -FARTHEST else -FARTHEST
        out[HELD] = t.held[seat]
        out[HELD + 1] = held
        out[LAST] = truth(t.last == seat)

    def hand(self, cards: i64) -> None:
        """The Houses of a hand, how many cards have room, and how many cannot be placed now."""
        out = self.numbers
        room: i64 = 0
        blocked: i64 = 0
        for house in range(i64(4)):
            count = popcount((cards >> (PER_HOUSE * house)) & HOUSE)
            out[HAND + house] = count
            free = self.cells[house] + self.base
            if free == 0:
                blocked += count
            room += count if count < free else free
        out[HAND + 4] = room
        out[HAND + 5] = blocked

    def others(self, t: Intrigue, seat: i64) -> i64:
        """The other seats in turn; returns where the next number belongs."""
        out = self.numbers
        at = OTHERS
        other = seat
        for _step in range(t.seats - 1):
            other = other + 1 if other + 1 < t.seats else i64(0)
            out[at] = t.sizes[other]
            out[at + 1] = truth((t.out >> other) & 1 == 0)
            at += 2
        return at

    def write(self, out: BytesWriter, count: i64) -> None:
        """So many numbers, a signed byte each."""
        numbers = self.numbers
        for k in range(count):
            out.append(u8(numbers[k] & 255))


def truth(yes: bool) -> i64:
    """1 for yes."""
    return 1 if yes else 0
