"""Westeros Intrigue: who decides, what is legal, what follows."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from council.core.bits import lowest, nth, popcount, shl, zeros
from council.core.state import CHANCE, NOBODY, REFEREE, Rng, State, empty, pair
from council.games.intrigue.board import (
    CHOOSING_FIRST,
    DEALING,
    DRAWING_THRONE,
    MOST_PLACES,
    OVER,
    PLACING,
    REVEALING,
    Board,
    cards_of,
    house_of,
    places,
)
from council.games.intrigue.moves import (
    CARDS,
    DEAL,
    FIRST,
    LEFT_END,
    NAMED,
    NUMBERS,
    PLAIN,
    REVEAL,
    SLOTS,
    THRONE,
    THRONES,
    UNSEEN_DEAL,
    UNSEEN_THRONE,
)


@final
class Intrigue(Board):
    """The whole game: as many rounds as players, each dealt, placed and paid."""

    def __init__(self, seats: i64, source: Board | None) -> None:
        super().__init__(seats, source)

    def copy(self) -> State:
        return Intrigue(self.seats, self)

    def mask(self, seat: i64) -> State:
        view = Intrigue(self.seats, self)
        view.hide(seat)
        return view

    def become(self, source: State) -> State:
        assert isinstance(source, Intrigue)
        self.assume(source)
        return self

    def become_view(self, source: State, seat: i64) -> State:
        assert isinstance(source, Intrigue)
        self.assume(source)
        self.hide(seat)
        return self

    # -- who decides

    def seat(self) -> i64:
        if self.phase == PLACING:
            return self.turn
        if self.phase == OVER:
            return NOBODY
        return CHANCE

    def leg(self) -> i64:
        return self.round

    def starter(self) -> i64:
        """Each round is started by the left neighbour of the last starter (R13)."""
        starter = self.first + self.round
        while starter >= self.seats:  # seldom more than once, and quicker than a division
            starter -= self.seats
        return starter

    def drawer(self) -> i64:
        """Who gets the next card: the starter first (R10); NOBODY: it starts the court (R08)."""
        size = self.hand_size
        if self.dealt == size * self.seats:
            return NOBODY
        return (self.starter() + self.dealt // size) % self.seats

    def revealer(self) -> i64:
        """The seat whose Iron Throne cards are turned up next (R33)."""
        for seat in range(self.seats):
            if self.thrones[seat] & ~self.shown != 0:
                return seat
        return NOBODY

    # -- what is legal

    def legal_moves(self) -> vec[i64]:
        if self.phase != PLACING or (self.viewer != REFEREE and self.viewer != self.turn):
            return empty()
        moves = zeros(MOST_PLACES)
        count: i64 = 0
        occupied = self.occupied()
        ends = self.base_ends(occupied)
        roof = self.roof(occupied)
        hand = self.hands[self.turn]
        for house in range(i64(4)):
            if hand & cards_of(house) == 0:
                continue
            found = places(self.court[house], ends, roof)
            base = house * SLOTS
            if found & 1 != 0 and occupied != 0:
                moves[count] = base + LEFT_END
                count += 1
                found &= found - 1
            while found != 0:
                moves[count] = base + lowest(found) + 1
                count += 1
                found &= found - 1
        return moves[:count]

    def same(self, move: i64) -> i64:
        if move < PLAIN:
            return move
        card = (move - NAMED) // SLOTS
        if move >= NUMBERS or self.phase != PLACING or (self.hands[self.turn] >> card) & 1 == 0:
            return -1
        return house_of(card) * SLOTS + (move - NAMED) % SLOTS

    def seen(self, move: i64, seat: i64) -> i64:
        if seat == REFEREE:
            return move
        if DEAL <= move < THRONE:
            drawer = self.drawer()
            return move if drawer == seat or drawer == NOBODY else UNSEEN_DEAL
        if THRONE <= move < REVEAL:
            return move if self.last == seat else UNSEEN_THRONE
        return move

    # -- what follows

    def apply(self, move: i64) -> None:
        if self.phase == PLACING:
            if move < PLAIN:
                house = move // SLOTS
                card = lowest(self.hands[self.turn] & cards_of(house))
                slot = move % SLOTS
            else:
                card = (move - NAMED) // SLOTS
                slot = (move - NAMED) % SLOTS
            self.place(card, slot)
            self.pass_on()
        elif self.phase == DEALING:
            self.deal(move - DEAL)
        elif self.phase == DRAWING_THRONE:
            self.draw_throne(move - THRONE)
        elif self.phase == REVEALING:
            self.shown |= shl(1, move - REVEAL)
            if self.revealer() == NOBODY:
                self.phase = OVER
        else:
            self.first = move - FIRST
            self.turn = self.first
            self.phase = DEALING

    def place(self, card: i64, slot: i64) -> None:
        """Lay a card from hand; for people, note which character lies where."""
        row: i64 = i64(0) if slot <= 8 else slot // 8
        column = slot - 1 - 8 * row - self.lefts if slot != LEFT_END else -1 - self.lefts
        self.lay(house_of(card), shl(1, slot - 1) if slot != LEFT_END else i64(1))
        self.hands[self.turn] &= ~shl(1, card)
        order = popcount(self.occupied())
        self.spots[card] = 16 * row + column + 8 + shl(order, 10) + shl(self.turn, 16)

    def lay(self, house: i64, cell: i64) -> None:
        """The active player lays one card (R14); an emptied hand is out at once (R23, A05)."""
        self.put(house, cell)
        self.sizes[self.turn] -= 1
        self.last = self.turn
        if self.sizes[self.turn] == 0:
            self.out |= shl(1, self.turn)

    def deal(self, card: i64) -> None:
        drawer = self.drawer()
        if drawer == NOBODY:
            self.turn_up(card)
        else:
            self.give(drawer, card)
            self.dealt += 1
        size = self.hand_size
        if self.dealt == size * self.seats and (self.seats != 5 or self.deck == 0):
            self.open_round()

    def open_round(self) -> None:
        self.phase = PLACING
        self.turn = self.starter()

    def pass_on(self) -> None:
        """On to the next seat that can place; those reached in vain are out (R22, R25, A04)."""
        everybody = shl(1, self.seats) - 1
        while self.out != everybody:
            self.next_turn()
            if self.hands[self.turn] & self.cards_in(self.open_houses()) != 0:
                return
            self.block()
        self.end_round()

    def next_turn(self) -> None:
        """Clockwise, skipping who is out (R11, R25); the last one left comes again (R26)."""
        while True:
            self.turn += 1
            if self.turn == self.seats:
                self.turn = 0
            if (self.out >> self.turn) & 1 == 0:
                return

    def block(self) -> None:
        """Out for this round, with cards in hand (R22, R24): holds none of the open houses."""
        self.out |= shl(1, self.turn)
        self.lacks[self.turn] = self.open_houses()

    def end_round(self) -> None:
        """Everybody pays for the cards left (R30), then the last placer draws (R28)."""
        for seat in range(self.seats):
            self.points[seat] += self.sizes[seat]
            self.paid[seat] |= shl(self.sizes[seat], 5 * self.round)
        self.phase = DRAWING_THRONE

    def draw_throne(self, card: i64) -> None:
        self.throne_deck &= ~shl(1, card)
        self.thrones[self.last] |= shl(1, card)
        self.held[self.last] += 1
        self.takers |= shl(self.last + 1, 4 * self.round)
        if self.round + 1 == self.rounds:
            self.phase = REVEALING
            return
        self.round += 1
        self.clear()
        self.turn = self.starter()
        self.phase = DEALING

    # -- chance

    def chances(self) -> vec[i64]:
        odds = empty()
        if self.phase == CHOOSING_FIRST:
            for seat in range(self.seats):
                odds = pair(odds, FIRST + seat, 1)
        elif self.phase == DEALING:
            for card in range(CARDS):
                if (self.deck >> card) & 1 != 0:
                    odds = pair(odds, DEAL + card, 1)
        elif self.phase == DRAWING_THRONE:
            for card in range(THRONES):
                if (self.throne_deck >> card) & 1 != 0:
                    odds = pair(odds, THRONE + card, 1)
        elif self.phase == REVEALING:
            odds = pair(odds, self.next_reveal(), 1)
        return odds

    def next_reveal(self) -> i64:
        return REVEAL + lowest(self.thrones[self.revealer()] & ~self.shown)

    def chance(self, rng: Rng) -> i64:
        if self.phase == DEALING:
            return DEAL + nth(self.deck, rng.below(popcount(self.deck)))
        if self.phase == DRAWING_THRONE:
            return THRONE + nth(self.throne_deck, rng.below(popcount(self.throne_deck)))
        if self.phase == REVEALING:
            return self.next_reveal()
        return FIRST + rng.below(self.seats)

    def settle(self, rng: Rng) -> None:
        """As the base does, with the same cards, but deals a hand at a time."""
        while self.phase != PLACING and self.phase != OVER:
            if self.phase == DEALING and self.dealt < self.hand_size * self.seats:
                self.deal_hand(rng)
            else:
                self.apply(self.chance(rng))

    def deal_hand(self, rng: Rng) -> None:
        """Card by card as chance does, until the next hand is full."""
        seat = self.drawer()
        deck = self.deck
        left = popcount(deck)
        wanted = self.hand_size - self.dealt % self.hand_size
        for k in range(wanted):
            card = deck
            for _step in range(rng.below(left - k)):
                card &= card - 1
            deck &= ~(card & -card)
        self.hands[seat] |= self.deck & ~deck
        self.sizes[seat] += wanted
        self.dealt += wanted
        self.deck = deck
        if self.dealt == self.hand_size * self.seats and (self.seats != 5 or deck == 0):
            self.open_round()

    # -- random play

    def playout(self, rng: Rng) -> None:
        """As the base does, but deals in one sweep and does not note which character lies where."""
        if self.phase == CHOOSING_FIRST:
            self.apply(self.chance(rng))
        if self.phase == DEALING:
            self.deal_out(rng)
        if self.phase == PLACING:
            self.place_out(rng)
        if self.phase == DRAWING_THRONE:
            self.apply(self.chance(rng))
        while self.phase == REVEALING:
            self.apply(self.next_reveal())

    def deal_out(self, rng: Rng) -> None:
        for seat in range(self.seats):
            self.sizes[seat] = self.hand_size
        self.deal_holes(rng)
        self.dealt = self.hand_size * self.seats
        if self.seats == 5:
            self.turn_up(lowest(self.deck))
        self.open_round()

    def place_out(self, rng: Rng) -> None:
        cells = zeros(4)
        everybody = shl(1, self.seats) - 1
        while True:
            total = self.survey(self.turn, cells)
            if total == 0:
                self.out |= shl(1, self.turn)  # what it lacks is of use to views only
            else:
                self.lay_nth(cells, rng.below(total))
            if self.out == everybody:
                break
            self.next_turn()
        self.end_round()

    def lay_nth(self, cells: vec[i64], k: i64) -> None:
        """Lay the k-th of the surveyed placements."""
        house: i64 = 0
        count = popcount(cells[0])
        while k >= count:
            k -= count
            house += 1
            count = popcount(cells[house])
        found = cells[house]
        for _step in range(k):
            found &= found - 1
        hand = self.hands[self.turn]
        held = hand & cards_of(house)
        self.hands[self.turn] = hand & ~(held & -held)
        self.lay(house, found & -found)

    # -- the score

    def score(self, seat: i64) -> i64:
        """Tokens less Iron Throne values known in this state (R34, A10)."""
        total = self.points[seat]
        cards = self.thrones[seat]
        while cards != 0:
            total -= self.values[lowest(cards)]
            cards &= cards - 1
        return total

    def fewest_daggers(self, seat: i64) -> i64:
        """The tie-break: the one card with the fewest daggers; no card loses to any (R36, A11)."""
        fewest: i64 = 1000
        for card in range(THRONES):
            if (self.thrones[seat] >> card) & 1 != 0 and self.daggers[card] < fewest:
                fewest = self.daggers[card]
        return fewest

    def rank(self, seat: i64) -> i64:
        """How many seats are ahead: by score, then by fewest daggers (R35, A19)."""
        ahead: i64 = 0
        mine = self.score(seat)
        for other in range(self.seats):
            theirs = self.score(other)
            if theirs < mine or (
                theirs == mine and self.fewest_daggers(other) < self.fewest_daggers(seat)
            ):
                ahead += 1
        return ahead

    def value(self, seat: i64) -> float:
        if self.rank(seat) != 0:
            return 0.0
        winners: i64 = 0
        for other in range(self.seats):
            if self.rank(other) == 0:
                winners += 1
        return 1.0 / float(winners)
