"""Effects that add armies and units, move them, or let them wait."""

from librt.vecs import append, vec
from mypy_extensions import i64

from council.core.state import CHANCE
from council.games.risk.box.card_codes import (
    AMOUNT,
    ARMIES_ADD,
    ARMIES_DESTROY,
    ARMIES_IN_WAITING,
    ARMIES_RELOCATE,
    EXTRA,
    LEAVE,
    MANEUVER_EXTRA,
    OWN_CASTLE,
    OWN_DISTINCT,
    OWN_POOL,
    PLACE,
    TARGET_TERRITORY,
    UNIT_ADD,
)
from council.games.risk.box.moments import COMMITTED
from council.games.risk.moves import DEPLOY, END_GAME, TO, UNIT
from council.games.risk.rules.cards.effect import (
    amount_known,
    amount_of,
    next_row,
    stop_at_end_card,
)
from council.games.risk.rules.cards.losses import work_destroy
from council.games.risk.state.cards import cards_left, refill_cards
from council.games.risk.state.changes import add_units, move_armies
from council.games.risk.state.counts import least
from council.games.risk.state.dominion import DominionBoard
from council.games.risk.state.frames import (
    F_COUNT,
    F_LAST,
    F_ROW,
    F_SEAT,
    outermost_moment,
    put_question,
    put_top,
    top,
)
from council.games.risk.state.phases import DRAW_WAITING, PLACE_ARMY, PLACE_UNIT, WITHDRAW
from council.games.risk.state.places import ENGINE, KNIGHT, WAITING
from council.kit.cards import bit_of


def work_armies(s: DominionBoard, row: i64, kind: i64) -> None:
    """An effect on armies or units, by its kind."""
    if kind == ARMIES_ADD:
        work_add(s, row)
    elif kind == ARMIES_DESTROY:
        work_destroy(s, row)
    elif kind == ARMIES_RELOCATE:
        work_withdrawal(s, row)
    elif kind == ARMIES_IN_WAITING:
        if cards_left(s) > 0:
            refill_cards(s)
            put_question(s, DRAW_WAITING, CHANCE)
        else:
            next_row(s)
    elif kind == UNIT_ADD:
        if s.held[top(s, F_SEAT)] == 1:
            place_unit(s, unit_lands(s)[0])
        else:
            put_question(s, PLACE_UNIT, top(s, F_SEAT))
    else:
        assert kind == MANEUVER_EXTRA
        s.marches += s.programs.part(row, AMOUNT)
        next_row(s)


def work_add(s: DominionBoard, row: i64) -> None:
    """New armies: at once where the place is clear, else where the user says."""
    if not amount_known(s, row):
        return
    place = s.programs.part(row, PLACE)
    amount = amount_of(s, row, 0)
    if place == TARGET_TERRITORY:
        s.armies[s.target] += amount
        next_row(s)
    elif place == OWN_POOL:
        s.pool += amount
        next_row(s)
    else:
        user = top(s, F_SEAT)
        if top(s, F_LAST) < 0:
            each = least(amount, s.held[user]) if place == OWN_DISTINCT else i64(1)
            put_top(s, F_COUNT, each)
        place_on(s, row)


def place_on(s: DominionBoard, row: i64) -> None:
    """Ask for the next territory; where there is no choice none is asked for."""
    while top(s, F_COUNT) > 0:
        moves = army_lands(s)
        if i64(len(moves)) > 1:
            put_question(s, PLACE_ARMY, top(s, F_SEAT))
            return
        place_army(s, row, moves[0])
    next_row(s)


def place_army(s: DominionBoard, row: i64, move: i64) -> None:
    """One army, or all of them in a castle."""
    t = move - DEPLOY
    castle = s.programs.part(row, PLACE) == OWN_CASTLE
    s.armies[t] += amount_of(s, row, 0) if castle else i64(1)
    put_top(s, F_LAST, t)
    put_top(s, F_COUNT, top(s, F_COUNT) - 1)


def army_lands(s: DominionBoard) -> vec[i64]:
    """Own territories; different ones are named in the order of the map, so that as many as
    possible are left for the rest."""
    row = top(s, F_ROW)
    user = top(s, F_SEAT)
    castles = s.programs.part(row, PLACE) == OWN_CASTLE
    left = s.held[user]
    moves = vec[i64](capacity=left + 1)
    for t in range(s.land.low, s.land.high):
        if s.owner[t] == user:
            left -= 1
            if castles:
                if s.land.castles[t] != 0:
                    moves = append(moves, DEPLOY + t)
            elif t > top(s, F_LAST) and left >= top(s, F_COUNT) - 1:
                moves = append(moves, DEPLOY + t)
    return moves


def unit_lands(s: DominionBoard) -> vec[i64]:
    """Where a new unit may go: any own territory."""
    user = top(s, F_SEAT)
    moves = vec[i64](capacity=s.held[user] + 1)
    for t in range(s.land.low, s.land.high):
        if s.owner[t] == user:
            moves = append(moves, UNIT + t)
    return moves


def place_unit(s: DominionBoard, move: i64) -> None:
    """A new unit; it fights at once where the attack comes from (K-10)."""
    t = move - UNIT
    kind = s.programs.part(top(s, F_ROW), EXTRA)
    add_units(s, t, kind, 1)
    if t == s.source and outermost_moment(s) == COMMITTED:
        join_battle(s, kind)
    next_row(s)


def join_battle(s: DominionBoard, kind: i64) -> None:
    """Units are read when the window on the commitment has closed (K-10): what the attacker
    places before fights with the units named."""
    if kind == KNIGHT:
        s.knights_used += 1
    elif kind == ENGINE:
        s.engines_used += 1


def work_withdrawal(s: DominionBoard, row: i64) -> None:
    """All but those that have to stay; with no more nothing moves."""
    if s.armies[s.target] <= s.programs.part(row, LEAVE):
        next_row(s)
        return
    moves = other_lands(s)
    if i64(len(moves)) == 1:
        withdraw(s, moves[0])
    else:
        put_question(s, WITHDRAW, top(s, F_SEAT))


def other_lands(s: DominionBoard) -> vec[i64]:
    """Own territories other than the target."""
    user = top(s, F_SEAT)
    moves = vec[i64](capacity=s.held[user] + 1)
    for t in range(s.land.low, s.land.high):
        if s.owner[t] == user and t != s.target:
            moves = append(moves, TO + t)
    return moves


def withdraw(s: DominionBoard, move: i64) -> None:
    """All but those that have to stay leave the target."""
    leave = s.programs.part(top(s, F_ROW), LEAVE)
    move_armies(s, s.target, move - TO, s.armies[s.target] - leave)
    next_row(s)


def put_in_waiting(s: DominionBoard, card: i64) -> None:
    """A card face down with armies that wait for its territory."""
    if card == END_GAME:
        stop_at_end_card(s)
        return
    user = top(s, F_SEAT)
    s.cards.move(card, WAITING + user, bit_of(user))
    next_row(s)
