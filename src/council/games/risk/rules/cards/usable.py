"""When a card may be used, and by whom: its window, cost, conditions and choices (K-01..K-03)."""

from librt.vecs import append, vec
from mypy_extensions import i64

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
    COST_MULTIPLY,
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
from council.games.risk.box.card_codes import AMOUNT as HOW_MUCH
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
from council.games.risk.moves import CHARACTERS as FIRST_CHARACTER
from council.games.risk.moves import PICK, SEAT, TO
from council.games.risk.rules.cards.sides import fresh_dice, side_rolled
from council.games.risk.state.board import is_out
from council.games.risk.state.cards import maesters_of
from council.games.risk.state.characters import character_in_game
from council.games.risk.state.counts import castles_of, token_left
from council.games.risk.state.dominion import DominionBoard
from council.games.risk.state.frames import F_SEAT, F_WHO, card_frame
from council.games.risk.state.lasting import (
    E_ROW,
    E_USER,
    lasting_kind,
    lasting_part,
)
from council.games.risk.state.places import CAPTIVE, FIRST_OBJECTIVE, M_HAND, UP, WAITING
from council.kit.cards import EVERYBODY


def anybody_may_act(s: DominionBoard, moment: i64) -> bool:
    """Whether some seat may have something to do."""
    for seat in range(s.seats):
        if may_act(s, seat, moment) and (moment != CARD_PLAYED or seat != card_player(s)):
            return True
    return False


def may_act(s: DominionBoard, seat: i64, moment: i64) -> bool:
    """Whether a seat may have something to do at a moment, as far as all can see."""
    if (s.out >> seat) & 1 != 0 or no_cards_here(s, moment):
        return False
    if moment != CARD_PLAYED and s.cards.size[WAITING + seat] > 0:
        return True
    if s.gold[seat] == 0:
        return False
    if s.with_characters != 0 and moment != CARD_PLAYED:
        house = s.houses[seat]
        for u in range(4 * house, 4 * house + 4):
            if s.people[u] == UP and usable(s, seat, u, moment):
                return True
    if s.scrolls.size[M_HAND + seat] > 0:
        programs = s.programs
        for k in range(programs.lists[moment], programs.lists[moment + 1]):
            u = programs.listed[k]
            if at_large(s, u) and usable(s, seat, u, moment):
                return True
    return False


def no_cards_here(s: DominionBoard, moment: i64) -> bool:
    """Arrivals fight neutrals without any card: none is used for either (A-16, K-09)."""
    if s.arriving < 0 or moment < DECLARED or moment > ROLLED:
        return False
    return s.owner[s.target] < 0


def at_large(s: DominionBoard, u: i64) -> bool:
    """Whether a copy of a title may be in a hand, as far as all know."""
    first = u - MAESTER
    scroll = first
    while scroll < FIRST_OBJECTIVE and s.programs.title[scroll + MAESTER] == u:
        if s.scrolls.place[scroll] != -2 and s.scrolls.seen[scroll] != EVERYBODY:
            return True
        scroll += 1
    return False


def usable(s: DominionBoard, seat: i64, u: i64, moment: i64) -> bool:
    """K-01, as far as all can see: who holds the card is not asked here."""
    if not opens_at(s, seat, u, moment) or s.gold[seat] < gold_needed(s, seat, u):
        return False
    programs = s.programs
    for row in range(programs.tests_from[u], programs.tests_from[u + 1]):
        if not condition_holds(s, row):
            return False
    return choosable(s, seat, u)


def opens_at(s: DominionBoard, seat: i64, u: i64, moment: i64) -> bool:
    """Whether a moment is the window of a card for a seat."""
    window = s.programs.window[u]
    if window == ANY_TIME:
        return moment != CARD_PLAYED
    if moment == DECLARED:
        return declared_for(s, seat, window)
    if moment == ROLLED:
        if window != AFTER_BATTLE_ROLL and window != AFTER_OWN_ROLL:
            return False
        role = s.programs.role[u]
        if seat == s.turn and s.arriving < 0:
            return role != DEFENDER
        return seat == s.owner[s.target] and role != ATTACKER
    if moment == COMMITTED:
        attacked = seat == s.owner[s.target] and seat != s.turn
        return window == COMMIT_AGAINST_SELF and attacked
    if moment == CARD_PLAYED:
        return window == MAESTER_PLAYED_BY_OPPONENT and seat != card_player(s)
    if moment == CARD_ROLLED:
        return window == AFTER_OWN_ROLL and seat == s.frames.get(card_frame(s, 0), F_WHO)
    if seat != s.turn:
        return moment == TURN_STARTED and window == TURN_START_OPPONENT
    return window == own_window(s, moment) or (window == DEPLOY_SELF and moment == INCOME_COUNTED)


def own_window(s: DominionBoard, moment: i64) -> i64:
    """What a moment of your own turn is called on a card."""
    if moment == BEFORE_INVADING:
        return PRE_INVASION_SELF
    if moment == TURN_STARTED:
        return TURN_START_SELF
    if moment == INCOME_COUNTED:
        return INCOME_SELF
    if moment == DEPLOYED:
        return DEPLOY_SELF
    if moment == MAESTER_PAID:
        return BUY_MAESTER_SELF
    if moment == MANEUVERING:
        return MANEUVER_SELF
    if moment == DRAW_BEGUN:
        return DRAW_SELF
    return DRAWING_TERRITORY_SELF if moment == CARD_DUE else i64(-1)


def declared_for(s: DominionBoard, seat: i64, window: i64) -> bool:
    """One and the same moment for both sides and for those who look on (K-06). Who has called
    arrivals uses no card for them; a landing at their own port is not an attack on them (K-09)."""
    defender = s.owner[s.target]
    if s.arriving >= 0 and (seat == s.turn or defender == s.turn):
        return False
    if seat == s.turn:
        return window == DECLARE_SELF or window == DECLARE_INVOLVING_SELF
    if seat == defender:
        return window == DECLARE_AGAINST_SELF or window == DECLARE_INVOLVING_SELF
    return window == DECLARE_BETWEEN_OPPONENTS and defender >= 0


def card_player(s: DominionBoard) -> i64:
    """Who played the card that may be cancelled now."""
    return s.frames.get(card_frame(s, 0), F_SEAT)


def gold_needed(s: DominionBoard, seat: i64, u: i64) -> i64:
    """Gold to have: the cost, and what is handed over besides (K-01)."""
    return price_of(s, seat, u) + s.programs.gives[u]


def price_of(s: DominionBoard, seat: i64, u: i64) -> i64:
    """Gold to use a card now (K-03)."""
    cost = s.programs.cost[u]
    if s.bribe_is_cost != 0 and s.programs.gives[u] > 0:
        cost = 0  # what is handed over is all
    for k in range(s.lasting.count):
        if lasting_kind(s, k) == COST_MULTIPLY and lasting_part(s, k, E_USER) != seat:
            cost = cost * s.programs.part(lasting_part(s, k, E_ROW), HOW_MUCH) // 100
    return cost


def condition_holds(s: DominionBoard, row: i64) -> bool:
    """Whether a condition is true now."""
    programs = s.programs
    test = programs.test(row, TEST)
    if test == TARGET_HAS_ANY:
        return features_of(s, s.target) & programs.test(row, FEATURES) != 0
    if test == TARGET_ARMIES:
        return s.armies[s.target] == programs.test(row, LEAST)
    if test == TARGET_HOLDER:
        return s.owner[s.target] >= 0
    taken = s.conquests if programs.test(row, FEATURES) == 0 else s.took_features
    return programs.test(row, LEAST) <= taken <= programs.test(row, MOST)


def features_of(s: DominionBoard, t: i64) -> i64:
    """1 for a castle, 2 for a port, 3 for both."""
    return s.land.castles[t] + 2 * s.land.ports[t]


def choosable(s: DominionBoard, seat: i64, u: i64) -> bool:
    """Whether every choice the card asks for has an answer (K-01)."""
    programs = s.programs
    if programs.says[u] != 0 and i64(len(sayable(s, seat, u))) == 0:
        return False
    for row in range(programs.starts[u], programs.stops[u]):
        kind = programs.part(row, KIND)
        if kind == ARMIES_ADD:
            if programs.part(row, PLACE) == OWN_CASTLE and castles_of(s, seat) == 0:
                return False
        elif kind == ARMIES_RELOCATE:
            if s.held[seat] < 2:
                return False
        elif kind == UNIT_ADD:
            if not token_left(s, programs.part(row, EXTRA)):
                return False
        elif kind == DIE_REROLL and no_die_left(s, seat, row):
            return False
    return True


def no_die_left(s: DominionBoard, seat: i64, row: i64) -> bool:
    """Whether all dice it could be about were rolled again; ones are of battles to come."""
    if s.programs.part(row, DICE) == ONES:
        return False
    return fresh_dice(s, side_rolled(s, seat, row)) == 0


def sayable(s: DominionBoard, seat: i64, u: i64) -> vec[i64]:
    """What may be announced with the card, as moves (K-02)."""
    says = s.programs.says[u]
    moves = vec[i64](capacity=i64(28))
    if says == AN_OPPONENT:
        for other in range(s.seats):
            if other != seat and not is_out(s, other) and maesters_of(s, other) > 0:
                moves = append(moves, SEAT + other)
    elif says == A_TERRITORY:
        for t in range(s.land.low, s.land.high):
            if s.owner[t] >= 0 and s.owner[t] != seat and touches(s, t, seat):
                moves = append(moves, TO + t)
    else:
        for v in range(MAESTER):
            if character_in_game(s, v) and (says == A_CHARACTER or can_be_taken(s, v)):
                moves = append(moves, PICK + FIRST_CHARACTER + v)
    return moves


def can_be_taken(s: DominionBoard, v: i64) -> bool:
    """A character of the defender that nobody holds captive."""
    defender = s.owner[s.target]
    if defender < 0 or s.people[v] >= CAPTIVE:
        return False
    return s.programs.house[v] == s.houses[defender]


def touches(s: DominionBoard, t: i64, seat: i64) -> bool:
    """Whether a seat holds a territory beside this one."""
    for j in range(s.land.starts[t], s.land.starts[t + 1]):
        if s.owner[s.land.neighbours[j]] == seat:
            return True
    return False
