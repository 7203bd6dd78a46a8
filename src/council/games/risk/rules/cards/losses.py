"""Effects that destroy armies; a card never takes the last army of a territory (K-07, A-31)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from council.core.state import CHANCE
from council.games.risk.box.card_codes import (
    AMOUNT,
    CHOICE_OF_EACH_OPPONENT,
    CHOICE_OF_USER,
    COMMITTED_ATTACKERS,
    EXTRA,
    LEAVE,
    ONE_ADJACENT_OPPONENT,
    PLACE,
    REGION_OF_DRAWN_CARD,
    TARGET_TERRITORY,
    TWO_REVEALED_CARDS,
)
from council.games.risk.moves import ARMIES, END_GAME, FROM, NONE
from council.games.risk.rules.cards.effect import (
    amount_known,
    amount_of,
    next_row,
    stop_at_end_card,
)
from council.games.risk.state.cards import cards_left, discard_card, refill_cards
from council.games.risk.state.counts import least
from council.games.risk.state.dominion import DominionBoard
from council.games.risk.state.frames import (
    F_COUNT,
    F_FACES,
    F_ROW,
    F_SAID,
    F_SEAT,
    F_STEP,
    F_WHO,
    put_question,
    put_top,
    top,
)
from council.games.risk.state.order import next_place
from council.games.risk.state.phases import HOW_MANY, LOSE_ONE, TURN_UP
from council.games.risk.state.places import LOOKED
from council.kit.cards import EVERYBODY


def work_destroy(s: DominionBoard, row: i64) -> None:
    """Armies are destroyed: whose and where, the effect says."""
    place = s.programs.part(row, PLACE)
    if place == CHOICE_OF_EACH_OPPONENT or place == CHOICE_OF_USER:
        work_own_losses(s, row)
    elif place == REGION_OF_DRAWN_CARD or place == TWO_REVEALED_CARDS:
        work_turning_up(s, row, 1 if place == REGION_OF_DRAWN_CARD else 2)
    elif amount_known(s, row):
        there = s.committed
        if place != COMMITTED_ATTACKERS:
            t = place_hit(s, place)
            there = s.armies[t] if t >= 0 else i64(0)  # arrivals come from nowhere (K-09)
        most = least(amount_of(s, row, there), there - s.programs.part(row, LEAVE))
        if most > 0 and s.programs.part(row, EXTRA) != 0:
            put_top(s, F_COUNT, most)
            put_question(s, HOW_MANY, top(s, F_SEAT))
        else:
            take_away(s, most)


def place_hit(s: DominionBoard, place: i64) -> i64:
    """The territory an effect is about."""
    if place == TARGET_TERRITORY:
        return s.target
    if place == ONE_ADJACENT_OPPONENT:
        return top(s, F_SAID)
    return s.source


def take_away(s: DominionBoard, armies: i64) -> None:
    """So many armies are destroyed where the effect says."""
    place = s.programs.part(top(s, F_ROW), PLACE)
    if armies > 0:
        if place == COMMITTED_ATTACKERS:
            s.committed -= armies
        if place == COMMITTED_ATTACKERS and s.arriving >= 0:
            s.arrivals -= armies
        else:
            destroy(s, place_hit(s, place), armies)
    next_row(s)


def destroy(s: DominionBoard, t: i64, armies: i64) -> None:
    """Armies of others that the seat on turn destroys count for objectives (K-14)."""
    s.armies[t] -= armies
    if top(s, F_SEAT) == s.turn and s.owner[t] != s.turn:
        s.destroyed += armies


def number_moves(s: DominionBoard) -> vec[i64]:
    """None up to as many as may."""
    moves = vec[i64](capacity=top(s, F_COUNT) + 1)
    moves = append(moves, NONE)
    for n in range(top(s, F_COUNT)):
        moves = append(moves, ARMIES + n)
    return moves


def work_own_losses(s: DominionBoard, row: i64) -> None:
    """Each in turn picks own armies one after another; who has only single ones loses none."""
    user = top(s, F_SEAT)
    amount = s.programs.part(row, AMOUNT)
    alone = s.programs.part(row, PLACE) == CHOICE_OF_USER
    if top(s, F_STEP) == 0:
        put_top(s, F_STEP, 1)
        put_top(s, F_WHO, user if alone else next_place(s, user))
        put_top(s, F_COUNT, amount)
    while True:
        who = top(s, F_WHO)
        if who == user and not alone:
            break
        moves = loss_lands(s)
        if top(s, F_COUNT) == 0 or i64(len(moves)) == 0:
            if alone:
                break
            put_top(s, F_WHO, next_place(s, who))
            put_top(s, F_COUNT, amount)
        elif i64(len(moves)) == 1:
            lose_one(s, moves[0])
        else:
            put_question(s, LOSE_ONE, who)
            return
    next_row(s)


def loss_lands(s: DominionBoard) -> vec[i64]:
    """Where the seat asked may lose an army."""
    who = top(s, F_WHO)
    leave = s.programs.part(top(s, F_ROW), LEAVE)
    moves = vec[i64](capacity=s.held[who] + 1)
    for t in range(s.land.low, s.land.high):
        if s.owner[t] == who and s.armies[t] > leave:
            moves = append(moves, FROM + t)
    return moves


def lose_one(s: DominionBoard, move: i64) -> None:
    """One own army, where the seat asked says."""
    destroy(s, move - FROM, 1)
    put_top(s, F_COUNT, top(s, F_COUNT) - 1)


def work_turning_up(s: DominionBoard, row: i64, cards: i64) -> None:
    """Territory cards are turned up and discarded, then those they name suffer."""
    if top(s, F_STEP) < cards and cards_left(s) > 0:
        refill_cards(s)
        put_question(s, TURN_UP, CHANCE)
        return
    lay_by(s)
    for k in range(top(s, F_STEP)):
        t = (top(s, F_FACES) >> (8 * k)) & 255
        if cards == 1:
            strike_region(s, row, s.land.region[t])
        else:
            strike(s, row, t)
    next_row(s)


def turn_up(s: DominionBoard, card: i64) -> None:
    """Face up beside the deck: it is not shuffled into a new one for the next card (A-04)."""
    if card == END_GAME:
        lay_by(s)
        stop_at_end_card(s)
        return
    s.cards.move(card, LOOKED, EVERYBODY)
    step = top(s, F_STEP)
    put_top(s, F_FACES, top(s, F_FACES) | card << (8 * step))
    put_top(s, F_STEP, step + 1)


def lay_by(s: DominionBoard) -> None:
    """The cards turned up go to the discards together."""
    for card in s.cards.all_in(LOOKED):
        discard_card(s, card)


def strike_region(s: DominionBoard, row: i64, region: i64) -> None:
    """Every territory of a region is hit."""
    for t in range(s.land.low, s.land.high):
        if s.land.region[t] == region:
            strike(s, row, t)


def strike(s: DominionBoard, row: i64, t: i64) -> None:
    """Armies of an opponent are destroyed in a territory."""
    if s.owner[t] >= 0 and s.owner[t] != top(s, F_SEAT):
        spare = s.armies[t] - s.programs.part(row, LEAVE)
        armies = least(amount_of(s, row, s.armies[t]), spare)
        if armies > 0:
            destroy(s, t, armies)
