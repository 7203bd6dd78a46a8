"""RISK: Game of Thrones with all its cards: who decides, what is legal, what follows."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from council.core.state import REFEREE, Rng, State, empty, pair
from council.games.risk.board import (
    BUYING,
    BUYING_MAESTER,
    DECK,
    ENDOWING,
    GOING_ON,
    INVADING,
    SPILLING,
    Board,
)
from council.games.risk.box.card_codes import MAESTER, Programs
from council.games.risk.box.land import Land
from council.games.risk.box.moments import (
    CARD_DUE,
    CONQUERED,
    DECLARED,
    DRAW_BEGUN,
    MAESTER_PAID,
    MANEUVERING,
    ROLLED,
)
from council.games.risk.counsel import Counsel
from council.games.risk.estate import GOALS, M_DECK, M_HAND
from council.games.risk.machine import (
    CARD,
    D6_ROLL,
    DIE_AGAIN,
    DRAW_WAITING,
    F_CARD,
    F_FACE,
    F_ROW,
    F_SEAT,
    F_STEP,
    F_WHO,
    HOW_MANY,
    IN_WINDOW,
    LET_GO,
    LOOK,
    LOSE_MAESTER,
    LOSE_ONE,
    MORE_DICE,
    NO_QUESTION,
    PLACE_ARMY,
    PLACE_UNIT,
    REROLL,
    SAIL_TO,
    SAY_PERSON,
    TAKE_MAESTER,
    TURN_UP,
    WINDOW,
    WITHDRAW,
)
from council.games.risk.moves import (
    ARMIES,
    CHARACTERS,
    DRAW,
    END_GAME,
    FROM,
    MAESTERS,
    MANEUVER,
    NONE,
    OBJECTIVES,
    PASS,
    PICK,
    RANSOM,
    REVEAL,
    ROLL,
    TO,
    UNSEEN_DRAW,
    USE,
)


@final
class Court(Counsel):
    """Points become windows; the machine answers for the seats it asks."""

    def __init__(self, seats: i64, land: Land, programs: Programs, source: Board | None) -> None:
        super().__init__(seats, land, programs, source)

    def copy(self) -> State:
        return Court(self.seats, self.land, self.programs, self)

    def mask(self, seat: i64) -> State:
        view = Court(self.seats, self.land, self.programs, self)
        view.hide(seat)
        view.sort_copies()
        return view

    def sort_copies(self) -> None:
        """In a view the copies of a title cannot be told apart: the first lies lowest."""
        scrolls = self.scrolls
        for scroll in range(GOALS - 1):
            other = scroll + 1
            if self.programs.title[other + MAESTER] == scroll + MAESTER:
                mine = scrolls.place[scroll] * 1048576 + scrolls.seen[scroll]
                theirs = scrolls.place[other] * 1048576 + scrolls.seen[other]
                if mine > theirs:
                    place = scrolls.place[scroll]
                    seen = scrolls.seen[scroll]
                    scrolls.place[scroll] = scrolls.place[other]
                    scrolls.seen[scroll] = scrolls.seen[other]
                    scrolls.place[other] = place
                    scrolls.seen[other] = seen

    # -- points

    def reached(self, point: i64) -> None:
        """A window, if anybody could do anything; a conquest asks nobody."""
        if point == CONQUERED:
            self.conquered_now()
            self.proceed(point)
            return
        if point == ROLLED:
            ones = self.ones() if self.entries() > 0 else i64(0)
            if ones != 0:
                self.open_window(point)
                self.push(REROLL, ones, -1)
                self.work()
                return
        if self.anybody(point):
            self.open_window(point)
            self.work()
        else:
            self.finish(point)

    def finish(self, point: i64) -> None:
        if point == DECLARED and self.called_off != 0:
            self.break_off()
        elif point == MANEUVERING:
            self.start_maneuvers()
        elif point == DRAW_BEGUN:
            self.start_draws()
        elif self.served != 0 and point == CARD_DUE:
            self.served = 0
            self.drawn()
        elif self.served != 0 and point == MAESTER_PAID:
            self.served = 0
            self.purchase()
        else:
            self.proceed(point)

    def work(self) -> None:
        """The top frame works until something is asked or nothing is left to do."""
        while self.depth > 0 and self.ask == NO_QUESTION:
            kind = self.top(0)
            if kind == WINDOW:
                self.work_window()
            elif kind == CARD:
                self.work_card()
            else:
                self.work_reroll()

    # -- who decides, what is legal

    def seat(self) -> i64:
        return self.who if self.ask != NO_QUESTION else super().seat()

    def legal_moves(self) -> vec[i64]:
        if self.ask == NO_QUESTION:
            moves = super().legal_moves()
            if self.phase == GOING_ON and i64(len(moves)) > 0:
                return self.or_maneuver(moves)
            return moves
        if self.who < 0 or (self.viewer != REFEREE and self.viewer != self.who):
            return empty()
        return self.court_moves()

    def court_moves(self) -> vec[i64]:
        """The answers to what the machine asks."""
        ask = self.ask
        if ask == IN_WINDOW:
            return self.answers()
        if ask <= SAY_PERSON:
            return self.sayable(self.who, self.top(F_CARD))
        if ask <= MORE_DICE:
            return self.die_moves()
        if ask == PLACE_ARMY:
            return self.army_lands()
        if ask == PLACE_UNIT:
            return self.unit_lands()
        if ask == HOW_MANY:
            return self.number_moves()
        if ask == LOSE_ONE:
            return self.loss_lands()
        if ask == WITHDRAW:
            return self.other_lands()
        if ask == LET_GO:
            return self.looked_moves()
        if ask == SAIL_TO:
            return self.shores(self.top(F_CARD))
        return self.captive_moves()

    # -- what follows

    def apply(self, move: i64) -> None:
        ask = self.ask
        if ask == NO_QUESTION:
            self.apply_rules(move)
        else:
            self.ask = NO_QUESTION
            if ask >= D6_ROLL:
                self.fall(ask, move)
            else:
                self.answer_card(ask, move)
            if self.ask == NO_QUESTION:
                self.who = -1
        self.work()

    def apply_rules(self, move: i64) -> None:
        """What the rules of the turn ask, and the answers that cards add."""
        phase = self.phase
        if move == MANEUVER:
            self.march_early()
        elif phase == INVADING and FROM <= move < TO:
            self.sail(move - FROM)
        elif phase == BUYING and move == RANSOM:
            self.ransom()
        elif phase == BUYING_MAESTER or phase == SPILLING or phase == ENDOWING:
            super().apply(self.with_copy(move))
        else:
            super().apply(move)

    def answer_card(self, ask: i64, move: i64) -> None:
        if ask == IN_WINDOW:
            self.answer_window(move)
        elif ask <= SAY_PERSON:
            self.say(move)
        elif ask <= MORE_DICE:
            self.pick_die(ask, move)
        elif ask == PLACE_ARMY:
            self.place_army(self.top(F_ROW), move)
            self.place_on(self.top(F_ROW))
        elif ask == PLACE_UNIT:
            self.place_unit(move)
        elif ask == HOW_MANY:
            self.take_away(i64(0) if move == NONE else move - ARMIES + 1)
        elif ask == LOSE_ONE:
            self.lose_one(move)
        elif ask == WITHDRAW:
            self.withdraw(move)
        elif ask == LET_GO:
            self.let_go(move)
        elif ask == SAIL_TO:
            self.land_at(move - TO)
        else:
            self.pop()
            self.set_free(move - PICK - CHARACTERS)

    def answer_window(self, move: i64) -> None:
        if move == PASS:
            self.pass_on()
        elif move < REVEAL:
            self.begin_card(move - USE)
        else:
            self.show_waiting(move - REVEAL)

    def show_waiting(self, t: i64) -> None:
        """Armies in waiting join their owner in the territory that he holds."""
        self.armies[t] += self.programs.waiting
        self.discard(t)
        self.take_turn()

    def fall(self, ask: i64, move: i64) -> None:
        """What chance brings for a card."""
        if ask == D6_ROLL:
            self.put_top(F_FACE, move - ROLL + 1)
            self.put_top(F_STEP, 1)
        elif ask == DIE_AGAIN:
            self.fall_again(move - ROLL + 1)
        elif ask == DRAW_WAITING:
            self.wait(move - DRAW)
        elif ask == LOOK:
            self.look_at(move - DRAW)
        elif ask == TURN_UP:
            self.turn_up(move - REVEAL)
        elif ask == LOSE_MAESTER:
            self.lose_maester(move - REVEAL)
        else:
            self.take_maester(move - DRAW)

    # -- chance

    def chances(self) -> vec[i64]:
        ask = self.ask
        if ask == NO_QUESTION:
            phase = self.phase
            odds = super().chances()
            if phase == BUYING_MAESTER or phase == SPILLING or phase == ENDOWING:
                return self.by_title(odds)
            return odds
        odds = empty()
        if ask == D6_ROLL or ask == DIE_AGAIN:
            for face in range(i64(6) if ask == D6_ROLL else self.again_sides()):
                odds = pair(odds, ROLL + face, 1)
        elif ask == LOSE_MAESTER:
            return self.by_title(self.scrolls_of(REVEAL, M_HAND + self.top(F_WHO)))
        elif ask == TAKE_MAESTER:
            return self.by_title(self.scrolls_of(DRAW, M_HAND + self.top(F_WHO)))
        elif ask == LOOK and self.looks_at_maesters():
            return self.by_title(self.scrolls_of(DRAW, M_DECK))
        else:
            first = REVEAL if ask == TURN_UP else DRAW
            for card in self.cards.all_in(DECK):
                odds = pair(odds, first + card, 1)
            if self.end_card_due():
                odds = pair(odds, first + END_GAME, 1)
        return odds

    def looks_at_maesters(self) -> bool:
        return self.programs.part(self.top(F_ROW), 8) != 0

    def scrolls_of(self, first: i64, place: i64) -> vec[i64]:
        odds = empty()
        for scroll in self.scrolls.all_in(place):
            odds = pair(odds, first + MAESTERS + scroll, 1)
        return odds

    def chance(self, rng: Rng) -> i64:
        ask = self.ask
        if ask == D6_ROLL:
            return ROLL + rng.below(6)
        if ask == DIE_AGAIN:
            return ROLL + rng.below(self.again_sides())
        if ask == NO_QUESTION:
            phase = self.phase
            if phase != BUYING_MAESTER and phase != SPILLING and phase != ENDOWING:
                return super().chance(rng)
        odds = self.chances()
        total: i64 = 0
        for i in range(1, len(odds), 2):
            total += odds[i]
        n = rng.below(total)
        k: i64 = 0
        while n >= odds[k + 1]:
            n -= odds[k + 1]
            k += 2
        return odds[k]

    # -- copies of a title

    def titled(self, move: i64) -> i64:
        """A move that names a maester card, with the number of its title."""
        first = DRAW if move < PICK else REVEAL
        card = move - first
        if MAESTERS <= card < OBJECTIVES:
            return first + CHARACTERS + self.programs.title[card - CHARACTERS]
        return move

    def by_title(self, odds: vec[i64]) -> vec[i64]:
        """Copies are one outcome with the weight of both: which of them came cannot be told."""
        found = vec[i64](capacity=i64(len(odds)) + 1)
        for k in range(0, len(odds), 2):
            move = self.titled(odds[k])
            n = i64(len(found))
            if n > 0 and found[n - 2] == move:
                found[n - 1] += odds[k + 1]
            else:
                found = pair(found, move, odds[k + 1])
        return found

    def with_copy(self, move: i64) -> i64:
        """The same move with a copy that lies where it comes from."""
        first = DRAW if move < PICK else REVEAL
        card = move - first
        if not MAESTERS <= card < OBJECTIVES:
            return move
        place = M_HAND + self.victim if self.phase == SPILLING else M_DECK
        return first + MAESTERS + self.scroll_in(place, card - CHARACTERS)

    # -- what others see

    def seen(self, move: i64, seat: i64) -> i64:
        ask = self.ask
        if ask == NO_QUESTION:
            return super().seen(move, seat)
        if seat == REFEREE or not DRAW <= move < DRAW + END_GAME:
            return move
        if ask == LOOK and self.open_hands != 0 and move < DRAW + CHARACTERS:
            return move
        if seat == self.top(F_SEAT) or (ask == TAKE_MAESTER and seat == self.top(F_WHO)):
            return move
        return UNSEEN_DRAW
