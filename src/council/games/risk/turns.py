"""The course of a turn: what follows from an answer, and what is asked next."""

from typing import Final

from mypy_extensions import i64

from council.games.risk.board import (
    BY_CARD,
    BY_ROUNDS,
    COUNTING,
    DEPLOYING,
    DRAWING,
    INVADING,
    LEAVING,
    MARCHING,
    OVER,
    TAKING,
    TRADING,
)
from council.games.risk.box.moments import DRAW_BEGUN, INCOME_COUNTED, MANEUVERING, TURN_STARTED
from council.games.risk.choices import HAND_LIMIT, SET_SIZE, Choices
from council.games.risk.moves import DEPLOY, END_GAME, TO

MATCH_BONUS: Final[i64] = 2


class Turns(Choices):
    """Reinforce, invade, maneuver, draw (S-12), and on to the next seat."""

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

    # -- reinforce

    def start_turn(self) -> None:
        self.stage += 1
        self.conquests = 0
        self.called = 0
        self.drew = 0
        self.midway = 0
        self.reached(TURN_STARTED)

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
        if self.called != 0:
            self.after_call()
            return
        self.stage += 1
        if self.can_invade():
            self.phase = INVADING
        else:
            self.end_invading()

    def after_call(self) -> None:
        """Back from a landing in the Draw phase."""
        self.end_turn()

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
        if not self.can_maneuver():
            self.end_maneuver()

    def skip_lone_goal(self) -> None:
        if self.own_neighbours(self.source) > 1:
            return
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

    # -- draw

    def offer_card(self) -> None:
        """Who conquered may draw a card, but never a sixth (S-52, A-11); or call (A-53)."""
        if self.conquests > 0 and (self.can_take() or self.can_call()):
            self.phase = TAKING
        else:
            self.end_turn()

    def begin_draw(self) -> None:
        self.phase = DRAWING

    def draw(self, card: i64) -> None:
        """The End Game card stops the game at once (S-53)."""
        if card == END_GAME:
            self.end(BY_CARD)
        else:
            self.give(self.turn, card)
            self.drew = 1
            self.drawn()

    def drawn(self) -> None:
        self.end_turn()

    def end_turn(self) -> None:
        if self.mitchell != 0:
            self.close_turn()
        else:
            self.next_seat()

    def next_seat(self) -> None:
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
