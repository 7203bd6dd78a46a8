"""What may be answered: the legal moves of every question of Skirmish."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from council.core.bits import shl
from council.core.state import REFEREE, empty
from council.games.risk.board import (
    CALLING,
    COMMITTING,
    COUNTING,
    DEFENDING,
    DEPLOYING,
    GOING,
    GOING_ON,
    INVADING,
    LANDING,
    LEAVING,
    MARCHING,
    MOVING_IN,
    TAKING,
    TRADING,
)
from council.games.risk.instinct import Instinct
from council.games.risk.moves import (
    ALL,
    ARMIES,
    ATTACK,
    DEPLOY,
    DICE,
    DONE,
    FIGHT,
    FROM,
    HOUSE,
    LEAVE,
    MOST_COUNTED,
    NO,
    STOP,
    TAKE,
    TO,
    TRADE,
    YES,
)

HAND_LIMIT: Final[i64] = 5
SET_SIZE: Final[i64] = 3


class Choices(Instinct):
    """Every answer to the question of the moment, in rising order."""

    def legal_moves(self) -> vec[i64]:
        seat = self.seat()
        if seat < 0 or (self.viewer != REFEREE and self.viewer != seat):
            return empty()
        phase = self.phase
        if phase == INVADING:
            return self.attacks()
        if phase == GOING_ON:
            return append(append(vec[i64](capacity=i64(2)), STOP), FIGHT)
        if phase == COMMITTING:
            return self.run(DICE, self.most_committed())
        if phase == DEFENDING:
            return self.run(DICE, self.most_defending())
        if phase == COUNTING or phase == MOVING_IN or phase == MARCHING:
            return self.amounts()
        if phase == DEPLOYING:
            return self.deployable()
        if phase == TRADING:
            return self.trades()
        if phase == TAKING:
            return self.earned()
        if phase == LEAVING:
            return self.sources()
        if phase == GOING:
            return self.goals()
        if phase >= CALLING:
            return self.heralds()
        return self.free_houses()

    def heralds(self) -> vec[i64]:
        """House Mitchell's questions."""
        if self.phase == CALLING:
            return self.callable_houses()
        if self.phase == LANDING:
            return self.landings()
        return append(append(vec[i64](capacity=i64(2)), YES), NO)

    def earned(self) -> vec[i64]:
        """A card, or an exile called in its place; a full hand gets no card (A-11, A-53)."""
        moves = append(vec[i64](capacity=i64(4)), DONE)
        if self.can_take():
            moves = append(moves, TAKE)
        return self.calls(moves)

    def can_take(self) -> bool:
        """Never a sixth card (A-11)."""
        return self.hand_size(self.turn) < HAND_LIMIT

    def run(self, first: i64, count: i64) -> vec[i64]:
        """So many moves in a row."""
        moves = vec[i64](capacity=count)
        for k in range(count):
            moves = append(moves, first + k)
        return moves

    def attacks(self) -> vec[i64]:
        """From an own territory with two armies or more to any adjacent one of others (S-22)."""
        owner = self.owner
        armies = self.armies
        starts = self.land.starts
        goals = self.land.goals
        ways = self.land.ways
        turn = self.turn
        moves = vec[i64](capacity=i64(64))
        moves = append(moves, DONE)
        for t in range(self.land.low, self.land.high):
            if owner[t] == turn and armies[t] > 1:
                for j in range(starts[t], starts[t + 1]):
                    if owner[goals[j]] != turn:
                        moves = append(moves, ATTACK + ways[j])
        return moves

    def deployable(self) -> vec[i64]:
        """Any own territory; the bonus of a set only those on its cards (S-18, S-21)."""
        if self.bonus > 0:
            moves = vec[i64](capacity=SET_SIZE)
            for card in self.traded():
                if self.owner[card] == self.turn:
                    moves = append(moves, DEPLOY + card)
            return moves
        owner = self.owner
        turn = self.turn
        moves = vec[i64](capacity=self.held[turn])
        for t in range(self.land.low, self.land.high):
            if owner[t] == turn:
                moves = append(moves, DEPLOY + t)
        return moves

    def traded(self) -> vec[i64]:
        """The cards of the set, rising."""
        cards = vec[i64](capacity=SET_SIZE)
        return append(append(append(cards, self.trade1), self.trade2), self.trade3)

    def trades(self) -> vec[i64]:
        """Cards that may be next in a set; `done` where none has to be traded."""
        moves = vec[i64](capacity=i64(12))
        if self.trade1 < 0 and not self.must_trade():
            moves = append(moves, DONE)
        for card in self.tradable():
            moves = append(moves, TRADE + card)
        return moves

    def must_trade(self) -> bool:
        """With five at the start of the turn (S-19); with more than five taken (S-47, A-10)."""
        if self.midway != 0:
            return self.may_trade == 0
        return self.hand_size(self.turn) >= HAND_LIMIT

    def sources(self) -> vec[i64]:
        """Own territories with an army to spare and an own neighbour to go to (S-49, S-50)."""
        owner = self.owner
        turn = self.turn
        moves = vec[i64](capacity=self.held[turn] + 1)
        moves = append(moves, DONE)
        for t in range(self.land.low, self.land.high):
            if owner[t] == turn and self.can_leave(t):
                moves = append(moves, FROM + t)
        return moves

    def can_maneuver(self) -> bool:
        """Whether there is any source."""
        owner = self.owner
        for t in range(self.land.low, self.land.high):
            if owner[t] == self.turn and self.can_leave(t):
                return True
        return False

    def can_leave(self, t: i64) -> bool:
        return self.armies[t] > 1 and self.own_neighbours(t) > 0

    def own_neighbours(self, t: i64) -> i64:
        """How many territories beside this one the seat on turn holds."""
        owner = self.owner
        goals = self.land.goals
        turn = self.turn
        count: i64 = 0
        for j in range(self.land.starts[t], self.land.starts[t + 1]):
            if owner[goals[j]] == turn:
                count += 1
        return count

    def goals(self) -> vec[i64]:
        """Every own territory connected to the source."""
        found = self.connected(self.source)
        moves = vec[i64](capacity=self.held[self.turn])
        for t in range(self.land.low, self.land.high):
            if found[t] != 0 and t != self.source:
                moves = append(moves, TO + t)
        return moves

    def free_houses(self) -> vec[i64]:
        """The Houses of this number of players that nobody has picked (S-05)."""
        taken = self.taken_houses()
        moves = vec[i64](capacity=i64(7))
        for house in range(i64(7)):
            if (taken >> house) & 1 == 0:
                moves = append(moves, HOUSE + house)
        return moves

    def taken_houses(self) -> i64:
        """Picked, or not in this game: a set."""
        taken: i64 = 127
        for house in self.land.houses:
            taken &= ~shl(1, house)
        for seat in range(self.seats):
            if self.houses[seat] >= 0:
                taken |= shl(1, self.houses[seat])
        return taken

    # -- numbers of armies

    def stock(self) -> i64:
        """The armies a number is taken from."""
        if self.phase == COUNTING:
            return self.bonus if self.bonus > 0 else self.pool
        if self.phase == MOVING_IN:
            return self.armies[self.source] + self.committed
        return self.armies[self.source]

    def least(self) -> i64:
        """The committed armies move in (S-41, A-17)."""
        return self.committed if self.phase == MOVING_IN else i64(1)

    def most(self) -> i64:
        """One army stays where armies come from (S-31)."""
        return self.stock() if self.phase == COUNTING else self.stock() - 1

    def amounts(self) -> vec[i64]:
        """Numbers up to 127; above that all, or all but 1 to 128."""
        stock = self.stock()
        most = self.most()
        top = most if most < MOST_COUNTED else MOST_COUNTED
        moves = vec[i64](capacity=top + 1)
        for n in range(self.least(), top + 1):
            moves = append(moves, ARMIES + n - 1)
        if most > MOST_COUNTED:
            moves = append(moves, ALL)
            for left in range(i64(1), i64(129)):
                if MOST_COUNTED < stock - left < most:
                    moves = append(moves, LEAVE + left - 1)
        return moves

    def amount(self, move: i64) -> i64:
        """The number a move stands for."""
        if move < ALL:
            return move - ARMIES + 1
        if move == ALL:
            return self.most()
        return self.stock() - (move - LEAVE + 1)
