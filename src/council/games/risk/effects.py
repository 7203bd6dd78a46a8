"""What cards do: one effect after the other, with questions and dice in the middle."""

from mypy_extensions import i64

from council.games.risk.box.card_codes import (
    AMOUNT,
    BATTLE,
    CANCEL_CARD,
    CHARACTER_REMOVE,
    DRAW_CHOOSE,
    DRAW_EXTRA,
    DRAW_GRANT,
    GOLD_GIVE,
    GOLD_STEAL,
    INCOME_MULTIPLY,
    INVASION_CANCEL,
    KIND,
    LASTS,
    MAESTER,
    MAESTER_DISCARD,
    MAESTER_TAKE,
    UNIT_ADD,
    VP_LOSE,
    WIN_TIES,
)
from council.games.risk.box.moments import CARD_PLAYED
from council.games.risk.effects_hands import HandEffects
from council.games.risk.machine import (
    CARD,
    DOWN,
    F_CANCELLED,
    F_CARD,
    F_LAST,
    F_ROW,
    F_SAID,
    F_SEAT,
    F_WHO,
    PLAYED,
    SAY_LAND,
    SAY_PERSON,
    SAY_SEAT,
    SAYING,
)
from council.games.risk.moves import (
    CHARACTERS,
    PICK,
    SEAT,
    TO,
)
from council.games.risk.siege import least


class Effects(HandEffects):
    """A card from the announcement to its end."""

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
        self.lay_down(user, u)
        self.put_top(F_ROW, PLAYED)
        if self.anybody(CARD_PLAYED):
            self.open_window(CARD_PLAYED)

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
