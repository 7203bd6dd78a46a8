"""Effects on armies and units: more, fewer, elsewhere, in waiting."""

from librt.vecs import append, vec
from mypy_extensions import i64

from council.core.state import CHANCE
from council.games.risk.board import BY_CARD, LOOKED, WAITING
from council.games.risk.box.card_codes import (
    AMOUNT,
    ARMIES_ADD,
    ARMIES_DESTROY,
    ARMIES_IN_WAITING,
    ARMIES_RELOCATE,
    CHOICE_OF_EACH_OPPONENT,
    CHOICE_OF_USER,
    COMMITTED_ATTACKERS,
    EXTRA,
    LEAVE,
    MANEUVER_EXTRA,
    ONE_ADJACENT_OPPONENT,
    OWN_CASTLE,
    OWN_DISTINCT,
    OWN_POOL,
    PLACE,
    REGION_OF_DRAWN_CARD,
    TARGET_TERRITORY,
    TWO_REVEALED_CARDS,
    UNIT_ADD,
)
from council.games.risk.box.moments import COMMITTED
from council.games.risk.effects_dice import DiceEffects
from council.games.risk.estate import ENGINE, KNIGHT
from council.games.risk.machine import (
    DRAW_WAITING,
    F_COUNT,
    F_FACES,
    F_LAST,
    F_ROW,
    F_SAID,
    F_SEAT,
    F_STEP,
    F_WHO,
    HOW_MANY,
    LOSE_ONE,
    PLACE_ARMY,
    PLACE_UNIT,
    TURN_UP,
    WITHDRAW,
)
from council.games.risk.moves import (
    ARMIES,
    DEPLOY,
    END_GAME,
    FROM,
    NONE,
    TO,
    UNIT,
)
from council.games.risk.siege import least
from council.kit.cards import EVERYBODY, bit_of


class ArmyEffects(DiceEffects):
    """New armies and losses; a card never takes the last army of a territory (K-07, A-31)."""

    def work_armies(self, row: i64, kind: i64) -> None:
        if kind == ARMIES_ADD:
            self.work_add(row)
        elif kind == ARMIES_DESTROY:
            self.work_destroy(row)
        elif kind == ARMIES_RELOCATE:
            self.work_withdrawal(row)
        elif kind == ARMIES_IN_WAITING:
            if self.cards_left() > 0:
                self.refill_cards()
                self.put_question(DRAW_WAITING, CHANCE)
            else:
                self.next_row()
        elif kind == UNIT_ADD:
            if self.held[self.top(F_SEAT)] == 1:
                self.place_unit(self.unit_lands()[0])
            else:
                self.put_question(PLACE_UNIT, self.top(F_SEAT))
        else:
            assert kind == MANEUVER_EXTRA
            self.marches += self.programs.part(row, AMOUNT)
            self.next_row()

    def work_add(self, row: i64) -> None:
        """New armies: at once where the place is clear, else where the user says."""
        if not self.settled(row):
            return
        place = self.programs.part(row, PLACE)
        amount = self.amount_of(row, 0)
        if place == TARGET_TERRITORY:
            self.armies[self.target] += amount
            self.next_row()
        elif place == OWN_POOL:
            self.pool += amount
            self.next_row()
        else:
            user = self.top(F_SEAT)
            if self.top(F_LAST) < 0:
                each = least(amount, self.held[user]) if place == OWN_DISTINCT else i64(1)
                self.put_top(F_COUNT, each)
            self.place_on(row)

    def place_on(self, row: i64) -> None:
        """Ask for the next territory; where there is no choice none is asked for."""
        while self.top(F_COUNT) > 0:
            moves = self.army_lands()
            if i64(len(moves)) > 1:
                self.put_question(PLACE_ARMY, self.top(F_SEAT))
                return
            self.place_army(row, moves[0])
        self.next_row()

    def place_army(self, row: i64, move: i64) -> None:
        t = move - DEPLOY
        castle = self.programs.part(row, PLACE) == OWN_CASTLE
        self.armies[t] += self.amount_of(row, 0) if castle else i64(1)
        self.put_top(F_LAST, t)
        self.put_top(F_COUNT, self.top(F_COUNT) - 1)

    def army_lands(self) -> vec[i64]:
        """Own territories; different ones are named in the order of the map, so that as many as
        possible are left for the rest."""
        row = self.top(F_ROW)
        user = self.top(F_SEAT)
        castles = self.programs.part(row, PLACE) == OWN_CASTLE
        left = self.held[user]
        moves = vec[i64](capacity=left + 1)
        for t in range(self.land.low, self.land.high):
            if self.owner[t] == user:
                left -= 1
                if castles:
                    if self.land.castles[t] != 0:
                        moves = append(moves, DEPLOY + t)
                elif t > self.top(F_LAST) and left >= self.top(F_COUNT) - 1:
                    moves = append(moves, DEPLOY + t)
        return moves

    def unit_lands(self) -> vec[i64]:
        user = self.top(F_SEAT)
        moves = vec[i64](capacity=self.held[user] + 1)
        for t in range(self.land.low, self.land.high):
            if self.owner[t] == user:
                moves = append(moves, UNIT + t)
        return moves

    def place_unit(self, move: i64) -> None:
        t = move - UNIT
        kind = self.programs.part(self.top(F_ROW), EXTRA)
        self.add_units(t, kind, 1)
        if t == self.source and self.outermost() == COMMITTED:
            self.join_battle(kind)
        self.next_row()

    def join_battle(self, kind: i64) -> None:
        """Units are read when the window on the commitment has closed (K-10): what the attacker
        places before fights with those he has named."""
        if kind == KNIGHT:
            self.knights_used += 1
        elif kind == ENGINE:
            self.engines_used += 1

    def work_withdrawal(self, row: i64) -> None:
        """All but those that have to stay; with no more nothing moves."""
        if self.armies[self.target] <= self.programs.part(row, LEAVE):
            self.next_row()
            return
        moves = self.other_lands()
        if i64(len(moves)) == 1:
            self.withdraw(moves[0])
        else:
            self.put_question(WITHDRAW, self.top(F_SEAT))

    def other_lands(self) -> vec[i64]:
        user = self.top(F_SEAT)
        moves = vec[i64](capacity=self.held[user] + 1)
        for t in range(self.land.low, self.land.high):
            if self.owner[t] == user and t != self.target:
                moves = append(moves, TO + t)
        return moves

    def withdraw(self, move: i64) -> None:
        leave = self.programs.part(self.top(F_ROW), LEAVE)
        self.shift(self.target, move - TO, self.armies[self.target] - leave)
        self.next_row()

    # -- losses

    def work_destroy(self, row: i64) -> None:
        place = self.programs.part(row, PLACE)
        if place == CHOICE_OF_EACH_OPPONENT or place == CHOICE_OF_USER:
            self.work_own_losses(row)
        elif place == REGION_OF_DRAWN_CARD or place == TWO_REVEALED_CARDS:
            self.work_turning_up(row, 1 if place == REGION_OF_DRAWN_CARD else 2)
        elif self.settled(row):
            there = self.committed
            if place != COMMITTED_ATTACKERS:
                t = self.hit(place)
                there = self.armies[t] if t >= 0 else i64(0)  # arrivals come from nowhere (K-09)
            most = least(self.amount_of(row, there), there - self.programs.part(row, LEAVE))
            if most > 0 and self.programs.part(row, EXTRA) != 0:
                self.put_top(F_COUNT, most)
                self.put_question(HOW_MANY, self.top(F_SEAT))
            else:
                self.take_away(most)

    def hit(self, place: i64) -> i64:
        """The territory an effect is about."""
        if place == TARGET_TERRITORY:
            return self.target
        if place == ONE_ADJACENT_OPPONENT:
            return self.top(F_SAID)
        return self.source

    def take_away(self, armies: i64) -> None:
        place = self.programs.part(self.top(F_ROW), PLACE)
        if armies > 0:
            if place == COMMITTED_ATTACKERS:
                self.committed -= armies
            if place == COMMITTED_ATTACKERS and self.arriving >= 0:
                self.arrivals -= armies
            else:
                self.destroy(self.hit(place), armies)
        self.next_row()

    def destroy(self, t: i64, armies: i64) -> None:
        """Armies of others that the seat on turn destroys count for objectives (K-14)."""
        self.armies[t] -= armies
        if self.top(F_SEAT) == self.turn and self.owner[t] != self.turn:
            self.destroyed += armies

    def number_moves(self) -> vec[i64]:
        """None up to as many as may."""
        moves = vec[i64](capacity=self.top(F_COUNT) + 1)
        moves = append(moves, NONE)
        for n in range(self.top(F_COUNT)):
            moves = append(moves, ARMIES + n)
        return moves

    def work_own_losses(self, row: i64) -> None:
        """Each in turn picks own armies one after another; who has only single ones loses none."""
        user = self.top(F_SEAT)
        amount = self.programs.part(row, AMOUNT)
        alone = self.programs.part(row, PLACE) == CHOICE_OF_USER
        if self.top(F_STEP) == 0:
            self.put_top(F_STEP, 1)
            self.put_top(F_WHO, user if alone else self.beside(user))
            self.put_top(F_COUNT, amount)
        while True:
            who = self.top(F_WHO)
            if who == user and not alone:
                break
            moves = self.loss_lands()
            if self.top(F_COUNT) == 0 or i64(len(moves)) == 0:
                if alone:
                    break
                self.put_top(F_WHO, self.beside(who))
                self.put_top(F_COUNT, amount)
            elif i64(len(moves)) == 1:
                self.lose_one(moves[0])
            else:
                self.put_question(LOSE_ONE, who)
                return
        self.next_row()

    def loss_lands(self) -> vec[i64]:
        who = self.top(F_WHO)
        leave = self.programs.part(self.top(F_ROW), LEAVE)
        moves = vec[i64](capacity=self.held[who] + 1)
        for t in range(self.land.low, self.land.high):
            if self.owner[t] == who and self.armies[t] > leave:
                moves = append(moves, FROM + t)
        return moves

    def lose_one(self, move: i64) -> None:
        self.destroy(move - FROM, 1)
        self.put_top(F_COUNT, self.top(F_COUNT) - 1)

    def work_turning_up(self, row: i64, cards: i64) -> None:
        """Territory cards are turned up and discarded, then those they name suffer."""
        if self.top(F_STEP) < cards and self.cards_left() > 0:
            self.refill_cards()
            self.put_question(TURN_UP, CHANCE)
            return
        self.lay_by()
        for k in range(self.top(F_STEP)):
            t = (self.top(F_FACES) >> (8 * k)) & 255
            if cards == 1:
                self.strike_region(row, self.land.region[t])
            else:
                self.strike(row, t)
        self.next_row()

    def turn_up(self, card: i64) -> None:
        """Face up beside the deck: it is not shuffled into a new one for the next card (A-04)."""
        if card == END_GAME:
            self.lay_by()
            self.stop_at_end_card()
            return
        self.cards.move(card, LOOKED, EVERYBODY)
        step = self.top(F_STEP)
        self.put_top(F_FACES, self.top(F_FACES) | card << (8 * step))
        self.put_top(F_STEP, step + 1)

    def lay_by(self) -> None:
        """The cards turned up go to the discards together."""
        for card in self.cards.all_in(LOOKED):
            self.discard(card)

    def strike_region(self, row: i64, region: i64) -> None:
        for t in range(self.land.low, self.land.high):
            if self.land.region[t] == region:
                self.strike(row, t)

    def strike(self, row: i64, t: i64) -> None:
        if self.owner[t] >= 0 and self.owner[t] != self.top(F_SEAT):
            spare = self.armies[t] - self.programs.part(row, LEAVE)
            armies = least(self.amount_of(row, self.armies[t]), spare)
            if armies > 0:
                self.destroy(t, armies)

    # -- cards that come up

    def stop_at_end_card(self) -> None:
        """The End Game card ends the game also when an effect turns it up (A-05)."""
        self.clear_stack()
        self.end(BY_CARD)

    def wait(self, card: i64) -> None:
        """A card face down with armies that wait for its territory."""
        if card == END_GAME:
            self.stop_at_end_card()
            return
        user = self.top(F_SEAT)
        self.cards.move(card, WAITING + user, bit_of(user))
        self.next_row()
