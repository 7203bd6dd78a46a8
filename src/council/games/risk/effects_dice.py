"""Effects on dice: those of a battle, and the d6 of a card."""

from librt.vecs import append, vec
from mypy_extensions import i64

from council.core.bits import lowest, popcount, shl
from council.core.state import CHANCE
from council.games.risk.box.card_codes import (
    AMOUNT,
    ANY,
    D6,
    D6_HALF_UP,
    DICE,
    DIE_BONUS,
    DIE_REROLL,
    DIE_SET_MAX,
    DIE_UPGRADE,
    EVERY,
    HALF_DOWN,
    HIGHEST,
    KIND,
    WIN_TIES,
)
from council.games.risk.box.moments import CARD_ROLLED
from council.games.risk.machine import (
    D6_ROLL,
    DIE_AGAIN,
    F_CARD,
    F_COUNT,
    F_FACE,
    F_FACES,
    F_LAST,
    F_ROW,
    F_SEAT,
    F_STEP,
    F_WHO,
    MORE_DICE,
    ONE_DIE,
    REROLL,
)
from council.games.risk.moves import DICE as A_DIE
from council.games.risk.moves import (
    DONE,
)
from council.games.risk.siege import least
from council.games.risk.windows import Windows
from council.kit.dice import put


class DiceEffects(Windows):
    """Each effect works until it asks or is done; `next_row` goes on to the one after it."""

    def next_row(self) -> None:
        self.put_top(F_ROW, self.top(F_ROW) + 1)
        self.put_top(F_STEP, 0)
        self.put_top(F_COUNT, 0)
        self.put_top(F_LAST, -1)
        self.put_top(F_FACES, 0)
        self.put_top(F_WHO, self.top(F_SEAT))

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
