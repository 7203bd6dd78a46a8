"""What lies on the table in Westeros Intrigue, and the primitive ways to change it."""

from typing import Final, Optional

from librt.vecs import vec
from mypy_extensions import i64

from council.core.bits import blank, copy_into, lowest, nth, popcount, shl, zeros
from council.core.state import REFEREE, Rng, State
from council.games.intrigue.moves import CARDS, PER_HOUSE, THRONES

ALL_CARDS: Final[i64] = 0xFFFFFFFFF
ALL_HOUSES: Final[i64] = 15
ALL_THRONES: Final[i64] = 0x7F
HOUSE_CARDS: Final[i64] = 0x1FF
HAND_SIZE: Final = vec[i64]([0, 0, 14, 12, 9, 7, 6])  # R06
NEIGHBOURS: Final[i64] = 0x7F7F7F7F7F7F7F  # cells that have a cell to their right in the same row
BOTTOM_ROW: Final[i64] = 0xFF
MOST_PLACES: Final[i64] = 36  # two ends and seven cells above, for each of four houses
START_CARD: Final[i64] = 8 + (1 << 10) + (7 << 16)  # the first, placed by nobody
NO_VALUES: Final = zeros(THRONES)

# Where the game stands.
CHOOSING_FIRST: Final[i64] = 0
DEALING: Final[i64] = 1
PLACING: Final[i64] = 2
DRAWING_THRONE: Final[i64] = 3
REVEALING: Final[i64] = 4
OVER: Final[i64] = 5

TRIES: Final[i64] = 8
CELL_BITS: Final[i64] = 1023  # of a spot: which cell it is
ORDER_BITS: Final[i64] = 63  # above them


def house_of(card: i64) -> i64:
    """The house of a card, 0 to 3."""
    return card // PER_HOUSE


def cards_of(house: i64) -> i64:
    """All nine cards of a house, as a set."""
    return shl(HOUSE_CARDS, house * PER_HOUSE)


def order_of(spot: i64) -> i64:
    """The number of a card in the order in which this round's cards were placed; 0: unknown."""
    return (spot >> 10) & ORDER_BITS


def placer_of(spot: i64) -> i64:
    """The seat that placed the card that lies there; 7: nobody did."""
    return spot >> 16


def above(cells: i64) -> i64:
    """Cells with one of these under them."""
    return (cells | (cells >> 1)) << 8


def places(cells: i64, ends: i64, roof: i64) -> i64:
    """Where a house with cards on these cells may go: to the ends, and on its own (R15, R20)."""
    return ends | (roof & above(cells))


class Board(State):
    """Cards are numbers 0-35, nine to a house; sets of cards and of court cells are bits.

    Cell `8 * row + column` of the court; column 0 is the left end of the bottom row, so a card put
    there moves all others one column to the right. `spots` keeps for people which character lies
    where: 16 * row + column, counted from the first card of the round (column 8). Above bit 10 is
    its number in the order of this round (0: unknown), above bit 16 the seat that placed it.
    """

    def __init__(self, seats: i64, source: Optional["Board"]) -> None:
        super().__init__(seats)
        self.rounds: i64 = seats
        self.counts: i64 = 1  # whether house counts are shown
        self.phase: i64 = DEALING
        self.round: i64 = 0
        self.first: i64 = 0
        self.turn: i64 = 0
        self.width: i64 = 7 if seats == 2 else 8  # R18
        self.hand_size: i64 = HAND_SIZE[seats]
        self.per_house: i64 = PER_HOUSE  # cards of a house in this game
        self.all_cards: i64 = ALL_CARDS
        self.dealt: i64 = 0
        self.out: i64 = 0  # seats eliminated this round
        self.last: i64 = -1  # who placed the last card
        self.lefts: i64 = 0  # cards put to the left end this round
        self.deck: i64 = ALL_CARDS  # not dealt; in a view: not located
        self.throne_deck: i64 = ALL_THRONES
        self.shown: i64 = 0  # Iron Throne cards turned up
        self.takers: i64 = 0  # four bits a round: seat + 1 that drew the Iron Throne card
        self.court: vec[i64] = zeros(4)  # a set of cells for each house
        self.hands: vec[i64] = zeros(seats)
        self.sizes: vec[i64] = zeros(seats)
        self.lacks: vec[i64] = zeros(seats)  # houses a blocked seat showed it does not hold
        self.spots: vec[i64] = zeros(CARDS)
        self.points: vec[i64] = zeros(seats)
        self.paid: vec[i64] = zeros(seats)  # five bits a round: cards left in hand
        self.thrones: vec[i64] = zeros(seats)
        self.held: vec[i64] = zeros(seats)
        self.values: vec[i64] = NO_VALUES  # printed, never changed: shared
        self.daggers: vec[i64] = NO_VALUES
        if source is not None:
            self.assume(source)

    def assume(self, source: "Board") -> None:
        """Everything as it lies there."""
        self.viewer = source.viewer
        self.rounds = source.rounds
        self.counts = source.counts
        self.phase = source.phase
        self.round = source.round
        self.first = source.first
        self.turn = source.turn
        self.width = source.width
        self.hand_size = source.hand_size
        self.per_house = source.per_house
        self.all_cards = source.all_cards
        self.dealt = source.dealt
        self.out = source.out
        self.last = source.last
        self.lefts = source.lefts
        self.deck = source.deck
        self.throne_deck = source.throne_deck
        self.shown = source.shown
        self.takers = source.takers
        copy_into(self.court, source.court)
        copy_into(self.hands, source.hands)
        copy_into(self.sizes, source.sizes)
        copy_into(self.lacks, source.lacks)
        copy_into(self.spots, source.spots)
        copy_into(self.points, source.points)
        copy_into(self.paid, source.paid)
        copy_into(self.thrones, source.thrones)
        copy_into(self.held, source.held)
        self.values = source.values
        self.daggers = source.daggers

    # -- the court

    def occupied(self) -> i64:
        court = self.court
        return court[0] | court[1] | court[2] | court[3]

    def base_ends(self, occupied: i64) -> i64:
        """Where the bottom row may grow; bit 0 is the left end (R15, R16, R18)."""
        row = occupied & BOTTOM_ROW
        if row == 0:
            return 1
        if row + 1 < shl(1, self.width):
            return row + 2
        return 0

    def roof(self, occupied: i64) -> i64:
        """Free cells that rest on two neighbouring cards (R19, R21)."""
        return ((occupied & (occupied >> 1) & NEIGHBOURS) << 8) & ~occupied

    def upheld(self, house: i64) -> i64:
        """Cells with a card of the house under them (R20)."""
        return above(self.court[house])

    def survey(self, seat: i64, cells: vec[i64]) -> i64:
        """Where each house held by the seat may go; returns how many placements that makes."""
        occupied = self.occupied()
        ends = self.base_ends(occupied)
        roof = self.roof(occupied)
        court = self.court
        hand = self.hands[seat]
        total: i64 = 0
        for house in range(i64(4)):
            found: i64 = 0
            if hand & cards_of(house) != 0:
                found = places(court[house], ends, roof)
                total += popcount(found)
            cells[house] = found
        return total

    def open_houses(self) -> i64:
        """The houses that could be placed somewhere now, held or not: a set of four bits."""
        occupied = self.occupied()
        ends = self.base_ends(occupied)
        roof = self.roof(occupied)
        if ends != 0:
            return ALL_HOUSES
        court = self.court
        found: i64 = 0
        for house in range(i64(4)):
            if places(court[house], ends, roof) != 0:
                found |= shl(1, house)
        return found

    def put(self, house: i64, cell: i64) -> None:
        """Lay a card of the house on the cell, given as a set of one."""
        if cell == 1 and self.occupied() != 0:
            court = self.court
            for i in range(i64(4)):
                court[i] <<= 1
            self.lefts += 1
        self.court[house] |= cell

    # -- the cards

    def clear(self) -> None:
        """Gather all cards for a new deal (A08)."""
        self.deck = self.all_cards
        self.dealt = 0
        self.out = 0
        self.last = -1
        self.lefts = 0
        blank(self.court)
        blank(self.hands)
        blank(self.sizes)
        blank(self.lacks)
        blank(self.spots)

    def give(self, seat: i64, card: i64) -> None:
        self.deck &= ~shl(1, card)
        self.hands[seat] |= shl(1, card)
        self.sizes[seat] += 1

    def turn_up(self, card: i64) -> None:
        """The card left over with five players starts the court (R08)."""
        self.deck &= ~shl(1, card)
        self.put(house_of(card), 1)
        self.spots[card] = START_CARD

    def deal_holes(self, rng: Rng) -> None:
        """Deal unlocated cards until every hand has its size, so that all fits what was shown: a
        blocked seat holds none of the houses it lacks, the seat asked holds one that can be placed.
        """
        deck = self.deck
        hands = self.hands[:]
        for _step in range(TRIES):
            if self.deal_blocked(rng):
                self.deal_rest(rng)
                if not self.asked_in_vain():
                    return
            self.deck = deck
            self.hands = hands[:]
        self.deal_with_care(rng)
        self.deal_rest(rng)

    def deal_blocked(self, rng: Rng) -> bool:
        """Fill the hands of blocked seats, the one with least choice first; False at a dead end."""
        while True:
            seat = self.tightest()
            if seat < 0:
                return True
            free = self.deck & ~self.barred(seat)
            for _step in range(self.wanted(seat)):
                if free == 0:
                    return False
                card = shl(1, nth(free, rng.below(popcount(free))))
                free &= ~card
                self.take(seat, card)

    def deal_rest(self, rng: Rng) -> None:
        """Fill all hands from the deck, each card equally likely."""
        free = self.deck
        pile = zeros(popcount(free))
        k: i64 = 0
        while free != 0:
            pile[k] = free & -free
            free &= free - 1
            k += 1
        wanted: i64 = 0
        for seat in range(self.seats):
            wanted += self.wanted(seat)
        rng.shuffle(pile, wanted)
        k = 0
        for seat in range(self.seats):
            hand = self.hands[seat]
            for _step in range(self.wanted(seat)):
                hand |= pile[k]
                k += 1
            self.deck &= ~hand
            self.hands[seat] = hand

    def deal_with_care(self, rng: Rng) -> None:
        """Where few ways to deal are left: each card only if the rest can still be dealt."""
        if self.asked_in_vain():
            self.draw_with_care(self.turn, ~self.cards_in(self.open_houses()), rng)
        while True:
            seat = self.tightest()
            if seat < 0:
                return
            self.draw_with_care(seat, self.barred(seat), rng)

    def draw_with_care(self, seat: i64, barred: i64, rng: Rng) -> None:
        free = self.deck & ~barred
        while free != 0:
            card = shl(1, nth(free, rng.below(popcount(free))))
            self.take(seat, card)
            if self.can_go_on():
                return
            self.deck |= card
            self.hands[seat] &= ~card
            free &= ~self.cards_in(shl(1, house_of(lowest(card))))

    def can_go_on(self) -> bool:
        """Whether every group of houses has the cards for those who can hold no others."""
        for houses in range(i64(1), i64(16)):
            cards = self.cards_in(houses)
            wanted: i64 = 0
            for seat in range(self.seats):
                if self.lacks[seat] | houses == ALL_HOUSES:
                    wanted += self.wanted(seat)
            if wanted > popcount(self.deck & cards):
                return False
        return True

    def asked_in_vain(self) -> bool:
        """Whether the seat asked would hold no card that can be placed: it would not be asked."""
        if self.phase != PLACING:
            return False
        return self.hands[self.turn] & self.cards_in(self.open_houses()) == 0

    def tightest(self) -> i64:
        """The blocked seat with cards missing that has least choice; -1: there is none."""
        tightest: i64 = -1
        least: i64 = CARDS + 1
        for seat in range(self.seats):
            if self.lacks[seat] != 0 and self.wanted(seat) > 0:
                choice = popcount(self.deck & ~self.barred(seat))
                if choice < least:
                    least = choice
                    tightest = seat
        return tightest

    def wanted(self, seat: i64) -> i64:
        """How many cards of the hand are not located."""
        return self.sizes[seat] - popcount(self.hands[seat])

    def take(self, seat: i64, card: i64) -> None:
        """Into the hand, from the deck: a set of one."""
        self.deck &= ~card
        self.hands[seat] |= card

    def barred(self, seat: i64) -> i64:
        """The cards a blocked seat cannot hold."""
        return self.cards_in(self.lacks[seat])

    def cards_in(self, houses: i64) -> i64:
        """All cards of these houses."""
        if houses == ALL_HOUSES:
            return ALL_CARDS
        cards: i64 = 0
        for house in range(i64(4)):
            if (houses >> house) & 1 != 0:
                cards |= cards_of(house)
        return cards

    def deal_throne_holes(self, rng: Rng) -> None:
        for seat in range(self.seats):
            for _step in range(self.held[seat] - popcount(self.thrones[seat])):
                card = nth(self.throne_deck, rng.below(popcount(self.throne_deck)))
                self.throne_deck &= ~shl(1, card)
                self.thrones[seat] |= shl(1, card)

    # -- holes

    def hide(self, viewer: i64) -> None:
        """Make holes of all that the viewer may not know (R29, A13, A14)."""
        self.viewer = viewer
        for seat in range(self.seats):
            if seat != viewer:
                self.deck |= self.hands[seat]
                self.hands[seat] = 0
                unseen = self.thrones[seat] & ~self.shown
                self.throne_deck |= unseen
                self.thrones[seat] &= ~unseen

    def fill(self, rng: Rng) -> None:
        self.viewer = REFEREE
        self.deal_holes(rng)
        self.deal_throne_holes(rng)
