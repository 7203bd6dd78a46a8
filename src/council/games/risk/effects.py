"""What cards do: one effect after the other, with questions and dice in the middle."""

from librt.vecs import append, vec
from mypy_extensions import i64

from council.core.bits import lowest, popcount, shl
from council.core.state import CHANCE
from council.games.risk.board import BY_CARD, LOOKED, WAITING
from council.games.risk.effects_words import (
    AMOUNT,
    ANY,
    ARMIES_ADD,
    ARMIES_DESTROY,
    ARMIES_IN_WAITING,
    ARMIES_RELOCATE,
    BATTLE,
    CANCEL_CARD,
    CHARACTER_REMOVE,
    CHOICE_OF_EACH_OPPONENT,
    CHOICE_OF_USER,
    COMMITTED_ATTACKERS,
    D6,
    D6_HALF_UP,
    DICE,
    DIE_BONUS,
    DIE_REROLL,
    DIE_SET_MAX,
    DIE_UPGRADE,
    DRAW_CHOOSE,
    DRAW_EXTRA,
    DRAW_GRANT,
    EACH_OPPONENT,
    EVERY,
    EXTRA,
    GOLD_GIVE,
    GOLD_STEAL,
    HALF_DOWN,
    HIGHEST,
    INCOME_MULTIPLY,
    INVASION_CANCEL,
    KIND,
    LASTS,
    LEAVE,
    LOWEST_ROLLERS,
    MAESTER,
    MAESTER_DISCARD,
    MAESTER_TAKE,
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
    VP_LOSE,
    WIN_TIES,
)
from council.games.risk.estate import M_DECK, M_HAND, M_LOOKED
from council.games.risk.machine import (
    CARD,
    D6_ROLL,
    DIE_AGAIN,
    DOWN,
    DRAW_WAITING,
    F_CANCELLED,
    F_CARD,
    F_COUNT,
    F_FACE,
    F_FACES,
    F_LAST,
    F_ROW,
    F_SAID,
    F_SEAT,
    F_STEP,
    F_WHO,
    GONE,
    HOW_MANY,
    LET_GO,
    LOOK,
    LOSE_MAESTER,
    LOSE_ONE,
    MORE_DICE,
    ONE_DIE,
    PLACE_ARMY,
    PLACE_UNIT,
    PLAYED,
    REROLL,
    SAY_LAND,
    SAY_PERSON,
    SAY_SEAT,
    SAYING,
    TAKE_MAESTER,
    TURN_UP,
    WITHDRAW,
)
from council.games.risk.moves import (
    ARMIES,
    CHARACTERS,
    DEPLOY,
    DONE,
    END_GAME,
    FROM,
    MAESTERS,
    NONE,
    PICK,
    SEAT,
    TO,
    UNIT,
)
from council.games.risk.moves import DICE as A_DIE
from council.games.risk.points import CARD_PLAYED, CARD_ROLLED
from council.games.risk.siege import least
from council.games.risk.windows import Windows
from council.kit.cards import EVERYBODY, bit_of
from council.kit.dice import die, put


class Effects(Windows):
    """Each effect works until it asks or is done; `next_row` goes on to the one after it."""

    # -- a card from the announcement to its end

    def begin_card(self, u: i64) -> None:
        user = self.who
        self.take_turn()
        self.push(CARD, u, user)
        self.put_top(F_ROW, SAYING)
        self.put_top(F_SAID, -1)
        self.put_top(F_LAST, -1)
        self.put_top(F_WHO, user)

    def work_card(self) -> None:
        u = self.top(F_CARD)
        row = self.top(F_ROW)
        if row == SAYING:
            if self.said_all(u):
                self.pay(u)
        elif row == PLAYED:
            if self.top(F_CANCELLED) != 0:
                self.pop()
            else:
                self.put_top(F_ROW, self.programs.starts[u])
        elif row == self.programs.stops[u]:
            self.pop()
        else:
            self.work_effect(row)

    def said_all(self, u: i64) -> bool:
        """Whom the card hits is said before it is paid (K-02); with one choice it is clear."""
        if self.programs.says[u] == 0 or self.top(F_SAID) >= 0:
            return True
        user = self.top(F_SEAT)
        choices = self.sayable(user, u)
        if i64(len(choices)) == 1:
            self.say(choices[0])
            return True
        ask = SAY_PERSON
        if choices[0] >= SEAT:
            ask = SAY_SEAT
        elif choices[0] < PICK:
            ask = SAY_LAND
        self.put_question(ask, user)
        return False

    def say(self, move: i64) -> None:
        if move >= SEAT:
            self.put_top(F_SAID, move - SEAT)
        elif move >= PICK:
            self.put_top(F_SAID, move - PICK - CHARACTERS)
        else:
            self.put_top(F_SAID, move - TO)

    def pay(self, u: i64) -> None:
        """To the bank; a character turns face down, a maester is discarded and may be cancelled."""
        user = self.top(F_SEAT)
        self.gold[user] -= self.price(user, u)
        if u < MAESTER:
            self.people[u] = DOWN
            self.put_top(F_ROW, self.programs.starts[u])
            return
        self.throw_away(self.scroll_in(M_HAND + user, u))
        self.put_top(F_ROW, PLAYED)
        if self.anybody(CARD_PLAYED):
            self.open_window(CARD_PLAYED)

    def next_row(self) -> None:
        self.put_top(F_ROW, self.top(F_ROW) + 1)
        self.put_top(F_STEP, 0)
        self.put_top(F_COUNT, 0)
        self.put_top(F_LAST, -1)
        self.put_top(F_FACES, 0)
        self.put_top(F_WHO, self.top(F_SEAT))

    def work_effect(self, row: i64) -> None:
        kind = self.programs.part(row, KIND)
        if self.programs.part(row, LASTS) > BATTLE:
            about = self.turn if kind == INCOME_MULTIPLY else self.target
            self.start_lasting(row, self.top(F_CARD), self.top(F_SEAT), about, self.top(F_SAID))
            self.next_row()
        elif kind <= WIN_TIES:
            self.work_dice(row, kind)
        elif kind <= UNIT_ADD:
            self.work_armies(row, kind)
        elif kind == DRAW_CHOOSE:
            self.work_look(row)
        elif kind == MAESTER_DISCARD or kind == MAESTER_TAKE:
            self.work_hands(row, kind)
        elif kind == CHARACTER_REMOVE:
            self.work_removal(row)
        elif kind == VP_LOSE:
            self.work_points(row)
        else:
            self.work_at_once(row, kind)

    def work_at_once(self, row: i64, kind: i64) -> None:
        """Effects that ask nothing."""
        user = self.top(F_SEAT)
        amount = self.programs.part(row, AMOUNT)
        if kind == GOLD_STEAL:
            for other in range(self.seats):
                if other != user and not self.is_out(other):
                    self.rob(other, user, amount)
        elif kind == GOLD_GIVE:
            self.rob(user, self.turn, amount)
        elif kind == DRAW_EXTRA:
            self.draws += amount
        elif kind == DRAW_GRANT:
            self.draws += 1
        elif kind == INVASION_CANCEL:
            self.called_off = 1
        else:
            assert kind == CANCEL_CARD
            self.stack[self.card_at(1) + F_CANCELLED] = 1
        self.next_row()

    def rob(self, victim: i64, to: i64, most: i64) -> None:
        """Gold goes from one seat to another, as far as there is any."""
        gold = least(self.gold[victim], most)
        self.gold[victim] -= gold
        self.gold[to] += gold

    # -- a d6 of a card

    def rolled(self) -> bool:
        """Whether the d6 of this effect lies and all cards about it were used."""
        step = self.top(F_STEP)
        if step == 0:
            self.put_question(D6_ROLL, CHANCE)
            return False
        if step == 1:
            self.put_top(F_STEP, 2)
            if self.anybody(CARD_ROLLED):
                self.open_window(CARD_ROLLED)
                return False
        return True

    def settled(self, row: i64) -> bool:
        """Whether the amount of an effect is known; if not, it is being rolled for."""
        amount = self.programs.part(row, AMOUNT)
        return (amount != D6 and amount != D6_HALF_UP) or self.rolled()

    def amount_of(self, row: i64, there: i64) -> i64:
        """How many armies an effect is about where so many stand."""
        amount = self.programs.part(row, AMOUNT)
        if amount == D6:
            return self.top(F_FACE)
        if amount == D6_HALF_UP:
            return (self.top(F_FACE) + 1) // 2
        if amount == HALF_DOWN:
            return there // 2
        return there if amount == EVERY else amount

    # -- dice of the battle

    def work_dice(self, row: i64, kind: i64) -> None:
        user = self.top(F_SEAT)
        if kind == DIE_SET_MAX:
            self.work_top_face(user)
        elif kind == DIE_REROLL:
            self.work_again(row, user)
        else:
            self.strengthen(row, kind, user)
            self.next_row()

    def strengthen(self, row: i64, kind: i64, user: i64) -> None:
        """What an effect is worth for its user in this battle (A-24)."""
        attacks = self.side_of(user) == 0
        if kind == DIE_BONUS:
            amount = self.programs.part(row, AMOUNT)
            top = self.programs.part(row, DICE) == HIGHEST
            if attacks and top:
                self.attack_top += amount
            elif attacks:
                self.attack_all += amount
            elif top:
                self.defence_top += amount
            else:
                self.defence_all += amount
        elif kind == DIE_UPGRADE:
            dice = self.programs.part(row, DICE)
            if attacks:
                more = self.attack_dice if dice == EVERY else dice
                self.attack_eights = least(self.attack_eights + more, self.attack_dice)
            else:
                more = self.defence_dice if dice == EVERY else dice
                self.defence_eights = least(self.defence_eights + more, self.defence_dice)
        elif kind == WIN_TIES and attacks:
            self.attacker_ties = 1

    def sides_of(self, side: i64, k: i64) -> i64:
        """Faces of a die: the first ones of a side are its d8."""
        eights = self.attack_eights if side == 0 else self.defence_eights
        return 8 if k < eights else 6

    def turn_die(self, side: i64, k: i64, face: i64) -> None:
        if side == 0:
            self.attack_faces = put(self.attack_faces, k, face)
        else:
            self.defence_faces = put(self.defence_faces, k, face)

    def work_top_face(self, user: i64) -> None:
        if self.point() == CARD_ROLLED:
            self.stack[self.card_at(1) + F_FACE] = 6
            self.next_row()
            return
        side = self.side_of(user)
        if self.dice_of(side) == 1:
            self.turn_die(side, 0, self.sides_of(side, 0))
            self.next_row()
        else:
            self.put_question(ONE_DIE, user)

    def work_again(self, row: i64, user: i64) -> None:
        """The dice are chosen, then they are rolled again in a frame above."""
        if self.top(F_STEP) == 1:
            self.next_row()
            return
        fresh = self.fresh_dice(self.side_rolled(user, row))
        if popcount(fresh) == 1:
            self.roll_again(row, fresh)
        else:
            several = self.programs.part(row, DICE) == ANY
            self.put_question(MORE_DICE if several else ONE_DIE, user)

    def roll_again(self, row: i64, dice: i64) -> None:
        self.put_top(F_STEP, 1)
        side = self.side_rolled(self.top(F_SEAT), row)
        self.push(REROLL, dice << (8 * side), -1)

    def work_reroll(self) -> None:
        if self.top(F_CARD) == 0:
            self.pop()
        else:
            self.put_question(DIE_AGAIN, CHANCE)

    def again_side(self) -> i64:
        """The side of the die that is rolled again next."""
        return 0 if self.top(F_CARD) & 255 != 0 else 1

    def again_sides(self) -> i64:
        side = self.again_side()
        return self.sides_of(side, lowest(self.top(F_CARD)) - 8 * side)

    def fall_again(self, face: i64) -> None:
        bit = lowest(self.top(F_CARD))
        side = self.again_side()
        self.turn_die(side, bit - 8 * side, face)
        self.rerolled |= shl(1, bit)
        self.put_top(F_CARD, self.top(F_CARD) & ~shl(1, bit))

    def pick_die(self, ask: i64, move: i64) -> None:
        """A die of the own side to its top face, or one of either side to roll again."""
        row = self.top(F_ROW)
        user = self.top(F_SEAT)
        if self.programs.part(row, KIND) == DIE_SET_MAX:
            side = self.side_of(user)
            self.turn_die(side, move - A_DIE, self.sides_of(side, move - A_DIE))
            self.next_row()
        elif ask == ONE_DIE:
            self.roll_again(row, shl(1, move - A_DIE))
        else:
            self.pick_more(row, user, move)

    def pick_more(self, row: i64, user: i64, move: i64) -> None:
        dice = self.top(F_COUNT)
        if move != DONE:
            dice |= shl(1, move - A_DIE)
            self.put_top(F_COUNT, dice)
            above = ~(shl(2, move - A_DIE) - 1)
            if self.fresh_dice(self.side_rolled(user, row)) & above != 0:
                return
        self.roll_again(row, dice)

    def die_moves(self) -> vec[i64]:
        """The dice that may be chosen; several are named from the first to the last."""
        row = self.top(F_ROW)
        user = self.top(F_SEAT)
        moves = vec[i64](capacity=i64(6))
        if self.programs.part(row, KIND) == DIE_SET_MAX:
            side = self.side_of(user)
            free = shl(1, self.dice_of(side)) - 1
        else:
            free = self.fresh_dice(self.side_rolled(user, row))
        chosen = self.top(F_COUNT)
        if chosen != 0:
            moves = append(moves, DONE)
        for k in range(i64(5)):
            if (free >> k) & 1 != 0 and chosen < shl(1, k):
                moves = append(moves, A_DIE + k)
        return moves

    # -- armies

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
                each = least(amount, self.held[user]) if place == OWN_DISTINCT else 1
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
        self.armies[t] += self.amount_of(row, 0) if castle else 1
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
        self.add_units(move - UNIT, self.programs.part(self.top(F_ROW), EXTRA), 1)
        self.next_row()

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

    # -- losses (K-07, A-31)

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
                there = self.armies[t] if t >= 0 else 0  # arrivals come from nowhere (K-09)
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
        for k in range(self.top(F_STEP)):
            t = (self.top(F_FACES) >> (8 * k)) & 255
            if cards == 1:
                self.strike_region(row, self.land.region[t])
            else:
                self.strike(row, t)
        self.next_row()

    def turn_up(self, card: i64) -> None:
        if card == END_GAME:
            self.stop_at_end_card()
            return
        self.discard(card)
        step = self.top(F_STEP)
        self.put_top(F_FACES, self.top(F_FACES) | card << (8 * step))
        self.put_top(F_STEP, step + 1)

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

    # -- cards

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

    def work_look(self, row: i64) -> None:
        """Look at cards, let some go, keep the rest instead of the card to be drawn."""
        maesters = self.programs.part(row, EXTRA) != 0
        left = self.scrolls_left(M_DECK) if maesters else self.cards_left()
        if self.top(F_STEP) < self.programs.part(row, AMOUNT) and left > 0:
            if maesters:
                self.refill_scrolls(M_DECK)
            else:
                self.refill_cards()
            self.put_question(LOOK, CHANCE)
            return
        self.put_top(F_STEP, 9)
        looked = self.scrolls.size[M_LOOKED] if maesters else self.cards.size[LOOKED]
        if looked > self.programs.part(row, DICE):
            self.put_question(LET_GO, self.top(F_SEAT))  # of two copies too: nobody else may know
            return
        self.keep_looked(maesters)
        self.served = 1
        self.next_row()

    def look_at(self, card: i64) -> None:
        if card == END_GAME:
            self.stop_at_end_card()
            return
        user = self.top(F_SEAT)
        if card >= MAESTERS:
            scroll = self.scroll_in(M_DECK, card - CHARACTERS)
            self.scrolls.move(scroll, M_LOOKED, bit_of(user))
        else:
            seers = EVERYBODY if self.open_hands != 0 else bit_of(user)
            self.cards.move(card, LOOKED, seers)
        self.put_top(F_STEP, self.top(F_STEP) + 1)

    def looked_moves(self) -> vec[i64]:
        moves = vec[i64](capacity=i64(4))
        for card in self.cards.all_in(LOOKED):
            moves = append(moves, PICK + card)
        last: i64 = -1
        for scroll in self.scrolls.all_in(M_LOOKED):
            u = self.programs.title[scroll + MAESTER]
            if u != last:
                moves = append(moves, PICK + CHARACTERS + u)
            last = u
        return moves

    def let_go(self, move: i64) -> None:
        card = move - PICK
        if card >= MAESTERS:
            self.throw_away(self.scroll_in(M_LOOKED, card - CHARACTERS))
        else:
            self.discard(card)

    def keep_looked(self, maesters: bool) -> None:
        user = self.top(F_SEAT)
        if maesters:
            for scroll in self.scrolls.all_in(M_LOOKED):
                self.take_scroll(user, scroll)
        else:
            for card in self.cards.all_in(LOOKED):
                self.give(user, card)

    def work_hands(self, row: i64, kind: i64) -> None:
        """Maester cards leave hands, picked blindly (K-13)."""
        user = self.top(F_SEAT)
        each = self.programs.part(row, PLACE) == EACH_OPPONENT
        if self.top(F_STEP) == 0:
            self.put_top(F_STEP, 1)
            self.put_top(F_WHO, self.beside(user) if each else self.top(F_SAID))
            self.put_top(F_COUNT, self.programs.part(row, AMOUNT))
        while True:
            who = self.top(F_WHO)
            if who == user:
                break
            if self.top(F_COUNT) > 0 and self.maesters_of(who) > 0:
                self.put_question(LOSE_MAESTER if kind == MAESTER_DISCARD else TAKE_MAESTER, CHANCE)
                return
            if not each:
                break
            self.put_top(F_WHO, self.beside(who))
            self.put_top(F_COUNT, self.programs.part(row, AMOUNT))
        self.next_row()

    def lose_maester(self, card: i64) -> None:
        self.throw_away(self.scroll_in(M_HAND + self.top(F_WHO), card - CHARACTERS))
        self.put_top(F_COUNT, self.top(F_COUNT) - 1)

    def take_maester(self, card: i64) -> None:
        """Seen by the old and the new owner."""
        user = self.top(F_SEAT)
        who = self.top(F_WHO)
        scroll = self.scroll_in(M_HAND + who, card - CHARACTERS)
        self.scrolls.move(scroll, M_HAND + user, bit_of(user) | bit_of(who))
        self.put_top(F_COUNT, self.top(F_COUNT) - 1)

    # -- characters and points

    def work_removal(self, row: i64) -> None:
        least_face = self.programs.part(row, AMOUNT)
        if least_face > 0 and not self.rolled():
            return
        if self.top(F_FACE) >= least_face:
            self.people[self.top(F_SAID)] = GONE
        self.next_row()

    def work_points(self, row: i64) -> None:
        """Opponents lose points, all of them or those who roll lowest."""
        user = self.top(F_SEAT)
        amount = self.programs.part(row, AMOUNT)
        if self.programs.part(row, PLACE) != LOWEST_ROLLERS:
            for other in range(self.seats):
                if other != user:
                    self.lose_points(other, amount)
            self.next_row()
            return
        if self.top(F_WHO) == user:
            self.put_top(F_WHO, self.after(user))
        while self.top(F_WHO) != user:
            if not self.rolled():
                return
            who = self.top(F_WHO)
            self.put_top(F_FACES, self.top(F_FACES) | self.top(F_FACE) << (4 * who))
            self.put_top(F_STEP, 0)
            self.put_top(F_WHO, self.after(who))
        lowest_face: i64 = 9
        for other in range(self.seats):
            face = die(self.top(F_FACES), other)
            if 0 < face < lowest_face:
                lowest_face = face
        for other in range(self.seats):
            if die(self.top(F_FACES), other) == lowest_face:
                self.lose_points(other, amount)
        self.next_row()

    def lose_points(self, seat: i64, amount: i64) -> None:
        self.points[seat] -= least(self.points[seat], amount)
