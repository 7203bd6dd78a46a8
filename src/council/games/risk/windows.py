"""Windows: who may use which card at a point, and who is asked (A-25, K-01, K-05, K-06).

A window is opened by what all can see. Whoever holds a maester card is asked wherever some card
that has not come to light could be used: a pause tells nothing of a hand.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from council.core.bits import shl
from council.games.risk.board import WAITING
from council.games.risk.box.card_codes import (
    A_CHARACTER,
    A_TERRITORY,
    AFTER_BATTLE_ROLL,
    AFTER_OWN_ROLL,
    AN_OPPONENT,
    ANY_TIME,
    ARMIES_ADD,
    ARMIES_RELOCATE,
    ATTACKER,
    BUY_MAESTER_SELF,
    COMMIT_AGAINST_SELF,
    DECLARE_AGAINST_SELF,
    DECLARE_BETWEEN_OPPONENTS,
    DECLARE_INVOLVING_SELF,
    DECLARE_SELF,
    DEFENDER,
    DEPLOY_SELF,
    DICE,
    DIE_REROLL,
    DRAW_SELF,
    DRAWING_TERRITORY_SELF,
    EXTRA,
    FEATURES,
    INCOME_SELF,
    KIND,
    LEAST,
    MAESTER,
    MAESTER_PLAYED_BY_OPPONENT,
    MANEUVER_SELF,
    MOST,
    ONES,
    OWN_CASTLE,
    PLACE,
    PRE_INVASION_SELF,
    TARGET_ARMIES,
    TARGET_HAS_ANY,
    TARGET_HOLDER,
    TEST,
    TURN_START_OPPONENT,
    TURN_START_SELF,
    UNIT_ADD,
)
from council.games.risk.box.moments import (
    BEFORE_INVADING,
    CARD_DUE,
    CARD_PLAYED,
    CARD_ROLLED,
    COMMITTED,
    DECLARED,
    DEPLOYED,
    DRAW_BEGUN,
    INCOME_COUNTED,
    MAESTER_PAID,
    MANEUVERING,
    ROLLED,
    TURN_STARTED,
)
from council.games.risk.estate import GOALS, M_HAND
from council.games.risk.machine import (
    CAPTIVE,
    F_CARD,
    F_ROW,
    F_SEAT,
    F_WHO,
    IN_WINDOW,
    UP,
    WINDOW,
    Machine,
)
from council.games.risk.moves import CHARACTERS as FIRST_CHARACTER
from council.games.risk.moves import PASS, PICK, REVEAL, SEAT, TO, USE
from council.kit.cards import EVERYBODY, bit_of


class Windows(Machine):
    """Everything up to the answer `use`; what a card does is for the class above."""

    # -- when a card may be used

    def opens(self, seat: i64, u: i64, point: i64) -> bool:
        """Whether a point is the window of a card for a seat."""
        window = self.programs.window[u]
        if window == ANY_TIME:
            return point != CARD_PLAYED
        if point == DECLARED:
            return self.declared_for(seat, window)
        if point == ROLLED:
            if window != AFTER_BATTLE_ROLL and window != AFTER_OWN_ROLL:
                return False
            role = self.programs.role[u]
            if seat == self.turn and self.arriving < 0:
                return role != DEFENDER
            return seat == self.owner[self.target] and role != ATTACKER
        if point == COMMITTED:
            attacked = seat == self.owner[self.target] and seat != self.turn
            return window == COMMIT_AGAINST_SELF and attacked
        if point == CARD_PLAYED:
            return window == MAESTER_PLAYED_BY_OPPONENT and seat != self.player()
        if point == CARD_ROLLED:
            return window == AFTER_OWN_ROLL and seat == self.stack[self.card_at(0) + F_WHO]
        if seat != self.turn:
            return point == TURN_STARTED and window == TURN_START_OPPONENT
        return window == self.own_window(point) or (
            window == DEPLOY_SELF and point == INCOME_COUNTED
        )

    def own_window(self, point: i64) -> i64:
        """What a point in the own turn is called on a card."""
        if point == BEFORE_INVADING:
            return PRE_INVASION_SELF
        if point == TURN_STARTED:
            return TURN_START_SELF
        if point == INCOME_COUNTED:
            return INCOME_SELF
        if point == DEPLOYED:
            return DEPLOY_SELF
        if point == MAESTER_PAID:
            return BUY_MAESTER_SELF
        if point == MANEUVERING:
            return MANEUVER_SELF
        if point == DRAW_BEGUN:
            return DRAW_SELF
        return DRAWING_TERRITORY_SELF if point == CARD_DUE else i64(-1)

    def declared_for(self, seat: i64, window: i64) -> bool:
        """One and the same point for both sides and for those who look on (K-06). Who has called
        arrivals uses no card for them; to land at his own port is no attack on him (K-09)."""
        defender = self.owner[self.target]
        if self.arriving >= 0 and (seat == self.turn or defender == self.turn):
            return False
        if seat == self.turn:
            return window == DECLARE_SELF or window == DECLARE_INVOLVING_SELF
        if seat == defender:
            return window == DECLARE_AGAINST_SELF or window == DECLARE_INVOLVING_SELF
        return window == DECLARE_BETWEEN_OPPONENTS and defender >= 0

    def player(self) -> i64:
        """Who played the card that may be cancelled now."""
        return self.stack[self.card_at(0) + F_SEAT]

    def fits(self, seat: i64, u: i64, point: i64) -> bool:
        """K-01, as far as all can see: who holds the card is not asked here."""
        if not self.opens(seat, u, point) or self.gold[seat] < self.needed(seat, u):
            return False
        programs = self.programs
        for row in range(programs.tests_from[u], programs.tests_from[u + 1]):
            if not self.holds(row):
                return False
        return self.choosable(seat, u)

    def needed(self, seat: i64, u: i64) -> i64:
        """Gold to have: the cost, and what is handed over besides (K-01)."""
        return self.price(seat, u) + self.programs.gives[u]

    def holds(self, row: i64) -> bool:
        """Whether a condition is true now."""
        programs = self.programs
        test = programs.test(row, TEST)
        if test == TARGET_HAS_ANY:
            return self.features(self.target) & programs.test(row, FEATURES) != 0
        if test == TARGET_ARMIES:
            return self.armies[self.target] == programs.test(row, LEAST)
        if test == TARGET_HOLDER:
            return self.owner[self.target] >= 0
        taken = self.conquests if programs.test(row, FEATURES) == 0 else self.took_features
        return programs.test(row, LEAST) <= taken <= programs.test(row, MOST)

    def features(self, t: i64) -> i64:
        return self.land.castles[t] + 2 * self.land.ports[t]

    # -- what a card makes its user choose

    def choosable(self, seat: i64, u: i64) -> bool:
        """Whether every choice the card asks for has an answer (K-01)."""
        programs = self.programs
        if programs.says[u] != 0 and i64(len(self.sayable(seat, u))) == 0:
            return False
        for row in range(programs.starts[u], programs.stops[u]):
            kind = programs.part(row, KIND)
            if kind == ARMIES_ADD:
                if programs.part(row, PLACE) == OWN_CASTLE and self.castles_of(seat) == 0:
                    return False
            elif kind == ARMIES_RELOCATE:
                if self.held[seat] < 2:
                    return False
            elif kind == UNIT_ADD:
                if not self.token_left(programs.part(row, EXTRA)):
                    return False
            elif kind == DIE_REROLL and self.no_die_left(seat, row):
                return False
        return True

    def no_die_left(self, seat: i64, row: i64) -> bool:
        """Whether all dice it could be about were rolled again; ones are of battles to come."""
        if self.programs.part(row, DICE) == ONES:
            return False
        return self.fresh_dice(self.side_rolled(seat, row)) == 0

    def sayable(self, seat: i64, u: i64) -> vec[i64]:
        """What may be announced with the card, as moves (K-02)."""
        says = self.programs.says[u]
        moves = vec[i64](capacity=i64(28))
        if says == AN_OPPONENT:
            for other in range(self.seats):
                if other != seat and not self.is_out(other) and self.maesters_of(other) > 0:
                    moves = append(moves, SEAT + other)
        elif says == A_TERRITORY:
            for t in range(self.land.low, self.land.high):
                if self.owner[t] >= 0 and self.owner[t] != seat and self.touches(t, seat):
                    moves = append(moves, TO + t)
        else:
            for v in range(MAESTER):
                if self.in_game(v) and (says == A_CHARACTER or self.can_be_taken(v)):
                    moves = append(moves, PICK + FIRST_CHARACTER + v)
        return moves

    def can_be_taken(self, v: i64) -> bool:
        """A character of the defender that nobody holds captive."""
        defender = self.owner[self.target]
        if defender < 0 or self.people[v] >= CAPTIVE:
            return False
        return self.programs.house[v] == self.houses[defender]

    def touches(self, t: i64, seat: i64) -> bool:
        for j in range(self.land.starts[t], self.land.starts[t + 1]):
            if self.owner[self.land.goals[j]] == seat:
                return True
        return False

    # -- dice of the battle: side 0 attacks, side 1 defends

    def side_of(self, seat: i64) -> i64:
        """The side of who is in the battle; the caller of arrivals does not fight for them."""
        return 0 if seat == self.turn and self.arriving < 0 else 1

    def side_rolled(self, seat: i64, row: i64) -> i64:
        """Whose dice an effect is about."""
        return self.side_of(seat) ^ self.programs.part(row, EXTRA)

    def dice_of(self, side: i64) -> i64:
        return self.attack_dice if side == 0 else self.defence_dice

    def fresh_dice(self, side: i64) -> i64:
        """The dice of a side that were not rolled again in this battle, as a set (A-24)."""
        return (shl(1, self.dice_of(side)) - 1) & ~(self.rerolled >> (8 * side))

    # -- who is asked

    def able(self, seat: i64, point: i64) -> bool:
        """Whether a seat may have something to do at a point, as far as all can see."""
        if self.is_out(seat) or self.closed(point):
            return False
        if point != CARD_PLAYED and self.cards.size[WAITING + seat] > 0:
            return True
        if self.gold[seat] == 0:
            return False
        if self.with_characters != 0 and point != CARD_PLAYED:
            house = self.houses[seat]
            for u in range(4 * house, 4 * house + 4):
                if self.people[u] == UP and self.fits(seat, u, point):
                    return True
        if self.maesters_of(seat) > 0:
            programs = self.programs
            for k in range(programs.lists[point], programs.lists[point + 1]):
                u = programs.listed[k]
                if self.at_large(u) and self.fits(seat, u, point):
                    return True
        return False

    def closed(self, point: i64) -> bool:
        """Arrivals fight neutrals without any card: none is used for either (A-16, K-09)."""
        if self.arriving < 0 or point < DECLARED or point > ROLLED:
            return False
        return self.owner[self.target] < 0

    def at_large(self, u: i64) -> bool:
        """Whether a copy of a title may be in a hand, as far as all know."""
        first = u - MAESTER
        scroll = first
        while scroll < GOALS and self.programs.title[scroll + MAESTER] == u:
            if self.scrolls.place[scroll] != -2 and self.scrolls.seen[scroll] != EVERYBODY:
                return True
            scroll += 1
        return False

    def anybody(self, point: i64) -> bool:
        for seat in range(self.seats):
            if self.able(seat, point) and (point != CARD_PLAYED or seat != self.player()):
                return True
        return False

    def open_window(self, point: i64) -> None:
        """The seat on turn is asked first; about a card, who comes after its player (A-25)."""
        first = self.turn
        passed: i64 = 0
        if point == CARD_PLAYED:
            first = self.beside(self.player())
            passed = shl(1, self.player())
        self.push(WINDOW, point, first)
        self.put_top(F_ROW, passed)

    def work_window(self) -> None:
        """Ask the next seat; when all have passed in a row the window closes (K-05)."""
        point = self.top(F_CARD)
        if not (point == DECLARED and self.is_off()):
            seat = self.top(F_SEAT)
            passed = self.top(F_ROW)
            for _step in range(self.seats):
                if (passed >> seat) & 1 == 0 and self.able(seat, point):
                    self.put_top(F_SEAT, seat)
                    self.put_question(IN_WINDOW, seat)
                    return
                seat = self.beside(seat)
        self.pop()
        if self.depth == 0:
            self.finish(point)

    def is_off(self) -> bool:
        """The declared invasion comes to nothing (K-06)."""
        if self.called_off != 0:
            return True
        return self.arriving < 0 and self.armies[self.source] < 2

    def finish(self, point: i64) -> None:
        """What follows when the outermost window has closed."""
        raise NotImplementedError

    # -- the answers

    def answers(self) -> vec[i64]:
        """Pass, a card, or armies in waiting."""
        seat = self.who
        point = self.point()
        moves = vec[i64](capacity=i64(16))
        moves = append(moves, PASS)
        if self.with_characters != 0 and point != CARD_PLAYED:
            house = self.houses[seat]
            for u in range(4 * house, 4 * house + 4):
                if self.people[u] == UP and self.fits(seat, u, point):
                    moves = append(moves, USE + u)
        if self.maesters_of(seat) > 0:
            last: i64 = -1
            for scroll in self.scrolls.all_in(M_HAND + seat):
                u = self.programs.title[scroll + MAESTER]
                if u != last and self.fits(seat, u, point):
                    moves = append(moves, USE + u)
                last = u
        if point != CARD_PLAYED and self.cards.size[WAITING + seat] > 0:
            for t in self.cards.all_in(WAITING + seat):
                if self.owner[t] == seat:
                    moves = append(moves, REVEAL + t)
        return moves

    def scroll_in(self, place: i64, u: i64) -> i64:
        """The copy of a title in a place that most know of: to take it tells nothing of others."""
        scrolls = self.scrolls
        best: i64 = -1
        for scroll in range(GOALS):
            here = self.programs.title[scroll + MAESTER] == u and scrolls.place[scroll] == place
            if here and (best < 0 or scrolls.seen[scroll] > scrolls.seen[best]):
                best = scroll
        return best

    def lay_down(self, seat: i64, u: i64) -> None:
        """A copy of a title leaves a hand for the discards; who knew of one there cannot tell
        whether it was that one, so only the holder still knows of another (A-66)."""
        hand = M_HAND + seat
        self.throw_away(self.scroll_in(hand, u))
        for scroll in range(GOALS):
            if self.programs.title[scroll + MAESTER] == u and self.scrolls.place[scroll] == hand:
                self.scrolls.seen[scroll] &= bit_of(seat)

    def pass_on(self) -> None:
        seat = self.who
        self.put_top(F_ROW, self.top(F_ROW) | shl(1, seat))
        self.put_top(F_SEAT, self.beside(seat))

    def take_turn(self) -> None:
        """A card was used: all may answer again, the next seat first."""
        passed: i64 = 0
        if self.top(F_CARD) == CARD_PLAYED:
            passed = shl(1, self.player())
        self.put_top(F_ROW, passed)
        self.put_top(F_SEAT, self.beside(self.who))
