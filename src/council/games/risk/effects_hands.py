"""Effects on hands, characters and points."""

from librt.vecs import append, vec
from mypy_extensions import i64

from council.core.state import CHANCE
from council.games.risk.board import LOOKED
from council.games.risk.box.card_codes import (
    AMOUNT,
    DICE,
    EACH_OPPONENT,
    EXTRA,
    LOWEST_ROLLERS,
    MAESTER,
    MAESTER_DISCARD,
    PLACE,
)
from council.games.risk.effects_armies import ArmyEffects
from council.games.risk.estate import M_DECK, M_HAND, M_LOOKED
from council.games.risk.machine import (
    F_COUNT,
    F_FACE,
    F_FACES,
    F_SAID,
    F_SEAT,
    F_STEP,
    F_WHO,
    GONE,
    LET_GO,
    LOOK,
    LOSE_MAESTER,
    TAKE_MAESTER,
)
from council.games.risk.moves import (
    CHARACTERS,
    END_GAME,
    MAESTERS,
    PICK,
)
from council.games.risk.siege import least
from council.kit.cards import EVERYBODY, bit_of
from council.kit.dice import die


class HandEffects(ArmyEffects):
    """Cards looked at, lost or taken; characters removed; points lost."""

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
        self.lay_down(self.top(F_WHO), card - CHARACTERS)
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
