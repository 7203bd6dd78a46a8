"""RISK: Game of Thrones: who decides, what is legal, what follows."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from council.core.bits import lowest, nth, popcount, shl
from council.core.state import CHANCE, NOBODY, REFEREE, Rng, State, empty, pair
from council.games.risk.battle import Battle
from council.games.risk.board import (
    BY_CARD,
    BY_ROUNDS,
    COMMITTING,
    COUNTING,
    DEALING,
    DECK,
    DEFENDING,
    DEPLOYING,
    DRAWING,
    FREE,
    GOING,
    GOING_ON,
    HOUSING,
    INVADING,
    LEAVING,
    LOOTING,
    MARCHING,
    MOVING_IN,
    NEUTRAL,
    OPENING,
    OVER,
    ROLLING,
    TAKING,
    TIED,
    TRADING,
    Board,
)
from council.games.risk.land import Land
from council.games.risk.moves import (
    ALL,
    ARMIES,
    ATTACK,
    DEAL,
    DEPLOY,
    DICE,
    DONE,
    DRAW,
    END_GAME,
    FIGHT,
    FROM,
    HOUSE,
    LEAVE,
    MOST_COUNTED,
    ROLL,
    SEAT,
    STOP,
    TAKE,
    TO,
    TRADE,
    UNSEEN_DRAW,
)
from council.games.risk.points import (
    CARD_DUE,
    DRAW_BEGUN,
    INCOME_COUNTED,
    MANEUVERING,
    TURN_STARTED,
)

HAND_LIMIT: Final[i64] = 5
SET_SIZE: Final[i64] = 3
MATCH_BONUS: Final[i64] = 2
MOST_TIES: Final[i64] = 8  # opening rolls; then one of those tied is drawn, which is the same odds


class Risk(Battle):
    """The whole game: set-up, turns of reinforce, invade, maneuver, draw (S-12), end."""

    def __init__(self, seats: i64, land: Land, source: Board | None) -> None:
        super().__init__(seats, land, source)

    def copy(self) -> State:
        return Risk(self.seats, self.land, self)

    def mask(self, seat: i64) -> State:
        view = Risk(self.seats, self.land, self)
        view.hide(seat)
        return view

    # -- who decides

    def seat(self) -> i64:
        phase = self.phase
        if phase <= DRAWING:
            return CHANCE
        if phase == DEFENDING:
            return self.owner[self.target]
        if phase == OVER:
            return NOBODY
        return self.turn

    def leg(self) -> i64:
        return self.stage

    # -- what is legal

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
            return append(append(vec[i64](capacity=i64(2)), DONE), TAKE)
        if phase == LEAVING:
            return self.sources()
        if phase == GOING:
            return self.goals()
        return self.free_houses()

    def run(self, first: i64, count: i64) -> vec[i64]:
        """So many moves in a row."""
        moves = vec[i64](capacity=count)
        for k in range(count):
            moves = append(moves, first + k)
        return moves

    def attacks(self) -> vec[i64]:
        """From an own territory with two armies or more to any adjacent one of others (S-22)."""
        land = self.land
        owner = self.owner
        turn = self.turn
        moves = vec[i64](capacity=i64(64))
        moves = append(moves, DONE)
        for t in range(land.low, land.high):
            if owner[t] == turn and self.armies[t] > 1:
                for j in range(land.starts[t], land.starts[t + 1]):
                    if owner[land.goals[j]] != turn:
                        moves = append(moves, ATTACK + land.ways[j])
        return moves

    def deployable(self) -> vec[i64]:
        """Any own territory; the bonus of a set only those on its cards (S-18, S-21)."""
        if self.bonus > 0:
            moves = vec[i64](capacity=SET_SIZE)
            for card in self.traded():
                if self.owner[card] == self.turn:
                    moves = append(moves, DEPLOY + card)
            return moves
        moves = vec[i64](capacity=self.held[self.turn])
        for t in range(self.land.low, self.land.high):
            if self.owner[t] == self.turn:
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
        moves = vec[i64](capacity=self.held[self.turn] + 1)
        moves = append(moves, DONE)
        for t in range(self.land.low, self.land.high):
            if self.owner[t] == self.turn and self.can_leave(t):
                moves = append(moves, FROM + t)
        return moves

    def can_leave(self, t: i64) -> bool:
        if self.armies[t] < 2:
            return False
        for j in range(self.land.starts[t], self.land.starts[t + 1]):
            if self.owner[self.land.goals[j]] == self.turn:
                return True
        return False

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
        return self.committed if self.phase == MOVING_IN else 1

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

    # -- what others see

    def seen(self, move: i64, seat: i64) -> i64:
        if self.phase != DRAWING and self.phase != LOOTING:
            return move
        if not DRAW <= move < DRAW + END_GAME or seat == REFEREE or self.open_hands != 0:
            return move
        if seat == self.turn or (self.phase == LOOTING and seat == self.victim):
            return move
        return UNSEEN_DRAW

    # -- what follows

    def apply(self, move: i64) -> None:
        phase = self.phase
        if phase == ROLLING:
            self.throw(move - ROLL + 1)
        elif phase == INVADING:
            if move == DONE:
                self.end_invading()
            else:
                link = move - ATTACK
                self.declare(self.land.sources[link], self.land.targets[link])
        elif phase == COMMITTING:
            self.commit(move - DICE + 1)
        elif phase == DEFENDING:
            self.defend(move - DICE + 1)
        elif phase == GOING_ON:
            if move == STOP:
                self.end_invasion()
            else:
                self.begin_battle()
        elif phase == MOVING_IN:
            self.shift(self.source, self.target, self.amount(move) - self.committed)
            self.moved_in()
        elif phase <= HOUSING:
            self.open_or_draw(move)
        else:
            self.manage(move)

    def manage(self, move: i64) -> None:
        """Reinforce, maneuver and draw."""
        phase = self.phase
        if phase == DEPLOYING:
            self.deploy_to(move - DEPLOY)
        elif phase == COUNTING:
            self.place(self.amount(move))
        elif phase == TRADING:
            if move == DONE:
                self.end_trading()
            else:
                self.trade(move - TRADE)
        elif phase == LEAVING:
            if move == DONE:
                self.end_maneuver()
            else:
                self.source = move - FROM
                self.phase = GOING
                self.skip_lone_goal()
        elif phase == GOING:
            self.target = move - TO
            self.march_to()
        elif phase == MARCHING:
            self.march(self.amount(move))
        elif move == TAKE:
            self.reached(CARD_DUE)
        else:
            self.end_turn()

    # -- set-up

    def open_or_draw(self, move: i64) -> None:
        """Set-up, and cards that change hands."""
        if self.phase == OPENING:
            self.roll_for_first(move - ROLL + 1)
        elif self.phase == TIED:
            self.open_with(move - SEAT)
        elif self.phase == HOUSING:
            self.houses[self.turn] = move - HOUSE
            self.next_house()
        elif self.phase == DEALING:
            self.deal(move - DEAL)
        elif self.phase == LOOTING:
            self.loot(move - DRAW)
        else:
            self.draw(move - DRAW)

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
            face = (self.rolls >> (4 * seat)) & 15 if (self.rivals >> seat) & 1 != 0 else 0
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
        self.phase = HOUSING

    def next_house(self) -> None:
        """Clockwise from the first player (S-05); the last takes what is left."""
        self.turn = self.after(self.turn)
        left = 127 & ~self.taken_houses()
        if popcount(left) == 1:
            self.houses[self.turn] = lowest(left)
            self.housed()

    def housed(self) -> None:
        """All have their House; no search looks beyond the deal that follows."""
        self.stage += 1
        self.turn = self.first
        self.phase = DEALING

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
        self.start_turn()

    # -- reinforce

    def start_turn(self) -> None:
        self.stage += 1
        self.conquests = 0
        self.midway = 0
        self.reached(TURN_STARTED)

    def proceed(self, point: i64) -> None:
        if point <= INCOME_COUNTED:
            if point == TURN_STARTED:
                self.collect()
            else:
                self.offer_trade()
        elif point < MANEUVERING:
            super().proceed(point)
        elif point == MANEUVERING:
            self.offer_maneuver()
        elif point == DRAW_BEGUN:
            self.offer_card()
        else:
            self.begin_draw()

    def collect(self) -> None:
        self.pool = self.income(self.turn)
        self.reached(INCOME_COUNTED)

    def offer_trade(self) -> None:
        """Asked with three cards or more, so that the question tells nothing of the hand."""
        self.trade1 = -1
        self.trade2 = -1
        self.trade3 = -1
        least = HAND_LIMIT + 1 if self.midway != 0 and self.may_trade == 0 else SET_SIZE
        if self.hand_size(self.turn) >= least:
            self.phase = TRADING
        else:
            self.end_trading()

    def end_trading(self) -> None:
        self.deploy()

    def trade(self, card: i64) -> None:
        """Card by card; the third completes the set."""
        self.discard(card)
        if self.trade1 < 0:
            self.trade1 = card
        elif self.trade2 < 0:
            self.trade2 = card
        else:
            self.trade3 = card
            self.pool += self.set_of(self.trade1, self.trade2, card)
            self.match()

    def match(self) -> None:
        """Two more armies for territories of the set that the trader holds (S-18, A-08, A-09)."""
        matching: i64 = 0
        last: i64 = -1
        for card in self.traded():
            if self.owner[card] == self.turn:
                matching += 1
                last = card
                if self.per_card != 0:
                    self.armies[card] += MATCH_BONUS
        if matching == 1 and self.per_card == 0:
            self.armies[last] += MATCH_BONUS
        if matching > 1 and self.per_card == 0:
            self.bonus = MATCH_BONUS
            self.phase = DEPLOYING
        else:
            self.offer_trade()

    def deploy(self) -> None:
        """All armies have to go somewhere (S-21)."""
        if self.pool == 0:
            self.end_deploying()
            return
        self.phase = DEPLOYING
        if self.held[self.turn] == 1:
            self.deploy_to(self.deployable()[0] - DEPLOY)
            if self.phase == COUNTING:
                self.place(self.pool)

    def deploy_to(self, t: i64) -> None:
        self.target = t
        self.phase = COUNTING
        if self.stock() == 1:
            self.place(1)

    def place(self, armies: i64) -> None:
        self.armies[self.target] += armies
        self.target = -1
        if self.bonus > 0:
            self.bonus -= armies
            if self.bonus > 0:
                self.phase = DEPLOYING
            else:
                self.offer_trade()
        else:
            self.pool -= armies
            self.stage += 1
            self.deploy()

    def end_deploying(self) -> None:
        self.midway = 0
        self.invade()

    # -- invade

    def invade(self) -> None:
        """Any number of invasions (S-26); without a possible one the phase is over."""
        self.stage += 1
        if self.can_invade():
            self.phase = INVADING
        else:
            self.end_invading()

    def go_on(self) -> None:
        """After an invasion: too many cards taken are traded first (S-47), then invade on."""
        if self.looted != 0:
            self.looted = 0
            if self.hand_size(self.turn) > HAND_LIMIT:
                self.midway = 1
                self.offer_trade()
                return
        self.invade()

    def end_invading(self) -> None:
        self.stage += 1
        self.reached(MANEUVERING)

    # -- maneuver

    def offer_maneuver(self) -> None:
        """One maneuver may follow (S-49)."""
        self.phase = LEAVING
        if i64(len(self.sources())) == 1:
            self.end_maneuver()

    def skip_lone_goal(self) -> None:
        goals = self.goals()
        if i64(len(goals)) == 1:
            self.target = goals[0] - TO
            self.march_to()

    def march_to(self) -> None:
        self.phase = MARCHING
        if self.most() == 1:
            self.march(1)

    def march(self, armies: i64) -> None:
        self.shift(self.source, self.target, armies)
        self.marched()

    def marched(self) -> None:
        self.end_maneuver()

    def end_maneuver(self) -> None:
        self.source = -1
        self.target = -1
        self.stage += 1
        self.after_maneuver()

    def after_maneuver(self) -> None:
        self.reached(DRAW_BEGUN)

    def offer_card(self) -> None:
        """Who conquered may draw a card, but never a sixth (S-52, A-11)."""
        if self.conquests > 0 and self.hand_size(self.turn) < HAND_LIMIT:
            self.phase = TAKING
        else:
            self.end_turn()

    # -- draw

    def begin_draw(self) -> None:
        self.phase = DRAWING

    def draw(self, card: i64) -> None:
        """The End Game card stops the game at once (S-53)."""
        if card == END_GAME:
            self.end(BY_CARD)
        else:
            self.give(self.turn, card)
            self.drawn()

    def drawn(self) -> None:
        self.end_turn()

    def end_turn(self) -> None:
        """On to the next seat; a round is over when the first one's place is passed."""
        seat = self.turn
        while True:
            seat = self.beside(seat)
            if seat == self.first:
                self.round += 1
            if not self.is_out(seat):
                break
        if self.round >= self.rounds:
            self.end(BY_ROUNDS)
            return
        self.turn = seat
        self.start_turn()

    def end(self, how: i64) -> None:
        self.ended = how
        self.phase = OVER

    # -- chance

    def chances(self) -> vec[i64]:
        odds = empty()
        if self.phase == ROLLING or self.phase == OPENING:
            for face in range(self.sides()):
                odds = pair(odds, ROLL + face, 1)
        elif self.phase == DEALING:
            for t in range(self.land.low, self.land.high):
                if self.owner[t] == FREE:
                    odds = pair(odds, DEAL + t, 1)
        elif self.phase == DRAWING:
            for card in self.cards.all_in(DECK):
                odds = pair(odds, DRAW + card, 1)
            if self.end_card_due():
                odds = pair(odds, DRAW + END_GAME, 1)
        elif self.phase == LOOTING:
            odds = pair(odds, DRAW + self.next_loot(), 1)
        elif self.phase == TIED:
            for seat in range(self.seats):
                if (self.rivals >> seat) & 1 != 0:
                    odds = pair(odds, SEAT + seat, 1)
        return odds

    def chance(self, rng: Rng) -> i64:
        if self.phase == ROLLING or self.phase == OPENING:
            return ROLL + rng.below(self.sides())
        if self.phase == DRAWING:
            left = self.cards.size[DECK]
            k = rng.below(left + 1 if self.end_card_due() else left)
            return DRAW + (END_GAME if k == left else self.cards.nth_in(DECK, k))
        if self.phase == LOOTING:
            return DRAW + self.next_loot()
        if self.phase == TIED:
            return SEAT + nth(self.rivals, rng.below(popcount(self.rivals)))
        return self.nth_free(rng.below(self.free_left()))

    def free_left(self) -> i64:
        count = self.land.high - self.land.low
        for seat in range(self.seats):
            count -= self.held[seat]
        return count

    def nth_free(self, n: i64) -> i64:
        t = self.land.low
        while True:
            if self.owner[t] == FREE:
                if n == 0:
                    return DEAL + t
                n -= 1
            t += 1

    # -- the score

    def value(self, seat: i64) -> float:
        return self.won(seat) if self.phase == OVER else self.outlook(seat)
