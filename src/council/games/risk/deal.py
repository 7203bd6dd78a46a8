"""The set-up: the opening roll, the Houses, the deal of the territories."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from council.core.bits import lowest, popcount, shl
from council.games.risk.board import ALLOTTING, DEALING, FREE, HOUSING, NEUTRAL, TIED
from council.games.risk.moves import DEAL, SEAT, TERRITORIES
from council.games.risk.turns import Turns

MOST_TIES: Final[i64] = 8  # opening rolls; then one of those tied is drawn, which is the same odds


class Deal(Turns):
    """Who begins, which House everybody plays, who gets which territory."""

    # -- who begins

    def roller(self) -> i64:
        """The seat whose opening roll is next; -1: all have rolled."""
        for seat in range(self.seats):
            if (self.rivals >> seat) & 1 != 0 and (self.rolls >> (4 * seat)) & 15 == 0:
                return seat
        return -1

    def roll_for_first(self, face: i64) -> None:
        """The highest begins; those tied for it roll again (S-04, A-02)."""
        self.rolls |= shl(face, 4 * self.roller())
        if self.roller() >= 0:
            return
        best: i64 = 0
        tied: i64 = 0
        for seat in range(self.seats):
            face = (self.rolls >> (4 * seat)) & 15 if (self.rivals >> seat) & 1 != 0 else i64(0)
            if face > best:
                best = face
                tied = 0
            if face == best:
                tied |= shl(1, seat)
        self.rivals = tied
        if popcount(tied) == 1:
            self.open_with(lowest(tied))
            return
        self.ties += 1
        if self.ties == MOST_TIES:
            self.phase = TIED
            return
        for seat in range(self.seats):
            if (tied >> seat) & 1 != 0:
                self.rolls &= ~shl(15, 4 * seat)

    def open_with(self, seat: i64) -> None:
        self.first = seat
        self.turn = seat
        self.phase = HOUSING if self.draws_houses == 0 else ALLOTTING

    # -- Houses

    def next_house(self) -> None:
        """Clockwise from the first player (S-05); the last takes what is left."""
        self.turn = self.after(self.turn)
        left = 127 & ~self.taken_houses()
        if popcount(left) == 1 and self.turn != self.first:
            self.houses[self.turn] = lowest(left)
            self.turn = self.first
        if self.turn == self.first:
            self.housed()

    def housed(self) -> None:
        """All have their House; no search looks beyond the deal that follows."""
        self.stage += 1
        self.phase = DEALING
        if self.mitchell != 0:
            self.garrison()

    # -- territories

    def dealt(self) -> i64:
        """Territories dealt to the seat that gets the next one."""
        return self.held[self.turn]

    def deal(self, t: i64) -> None:
        """A territory with its armies for the seat on turn (S-06..S-08)."""
        self.settle_on(self.turn, t, self.armies_each)
        place = (self.turn - self.first + self.seats) % self.seats
        if self.held[self.turn] < self.land.deal[place]:
            return
        self.turn = self.after(self.turn)
        if self.turn == self.first:
            self.open_game()

    def open_game(self) -> None:
        """What is left is neutral (S-09); all cards go back to the deck (S-10)."""
        for t in range(self.land.low, self.land.high):
            if self.owner[t] == FREE:
                self.settle_on(NEUTRAL, t, self.neutral_armies)
        self.open_turns()

    def open_turns(self) -> None:
        self.start_turn()

    # -- what may be drawn

    def lots(self) -> vec[i64]:
        """What may be drawn in the set-up: a territory, a House, one of those tied."""
        if self.phase == ALLOTTING:
            return self.free_houses()
        moves = vec[i64](capacity=TERRITORIES)
        if self.phase == TIED:
            for seat in range(self.seats):
                if (self.rivals >> seat) & 1 != 0:
                    moves = append(moves, SEAT + seat)
        else:
            for t in range(self.land.low, self.land.high):
                if self.owner[t] == FREE:
                    moves = append(moves, DEAL + t)
        return moves

    def free_left(self) -> i64:
        count: i64 = 0
        for t in range(self.land.low, self.land.high):
            if self.owner[t] == FREE:
                count += 1
        return count

    def nth_free(self, n: i64) -> i64:
        t = self.land.low
        while True:
            if self.owner[t] == FREE:
                if n == 0:
                    return DEAL + t
                n -= 1
            t += 1
