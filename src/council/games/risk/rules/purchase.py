"""Purchase and Refresh (D-27..D-33)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from council.games.risk.box.moments import ASK, BEFORE_INVADING, MAESTER_PAID
from council.games.risk.moves import DONE, MAESTER, OBJECTIVE, RANSOM
from council.games.risk.rules.cards.characters import can_ransom, ransom, turn_up_characters
from council.games.risk.rules.objective_phase import BOUGHT, look_at_objectives
from council.games.risk.state.cards import refill_scrolls, scrolls_left, take_scroll
from council.games.risk.state.dominion import DominionBoard
from council.games.risk.state.phases import BUYING, BUYING_MAESTER
from council.games.risk.state.places import M_DECK, O_DECK


def offer_purchases(s: DominionBoard) -> i64:
    """Asked while there is anything to buy."""
    s.stage += 1
    s.phase = BUYING
    if i64(len(purchase_moves(s))) == 1:
        return refresh(s)
    return ASK


def purchase_moves(s: DominionBoard) -> vec[i64]:
    """Any number of maesters (D-27), one objective a turn (D-30, A-27), a ransom."""
    moves = vec[i64](capacity=i64(4))
    moves = append(moves, DONE)
    sheet = s.land.dominion
    gold = s.gold[s.turn]
    if gold >= sheet.maester_price and scrolls_left(s, M_DECK) > 0:
        moves = append(moves, MAESTER)
    if gold >= sheet.objective_price and s.bought == 0 and scrolls_left(s, O_DECK) > 0:
        moves = append(moves, OBJECTIVE)
    if can_ransom(s):
        moves = append(moves, RANSOM)
    return moves


def buy(s: DominionBoard, move: i64) -> i64:
    """A maester, an objective, a captive back, or nothing more."""
    if move == DONE:
        return refresh(s)
    if move == RANSOM:
        return ransom(s)
    if move == MAESTER:
        s.gold[s.turn] -= s.land.dominion.maester_price
        return MAESTER_PAID
    s.gold[s.turn] -= s.land.dominion.objective_price
    s.bought = 1
    return look_at_objectives(s, BOUGHT)


def draw_maester(s: DominionBoard) -> i64:
    """A card may already have taken the place of the draw."""
    if s.served != 0:
        s.served = 0
        return offer_purchases(s)
    refill_scrolls(s, M_DECK)
    s.phase = BUYING_MAESTER
    return ASK


def take_maester_bought(s: DominionBoard, scroll: i64) -> i64:
    """Into the hand of the buyer."""
    take_scroll(s, s.turn, scroll)
    return offer_purchases(s)


def refresh(s: DominionBoard) -> i64:
    """Own characters turn face up."""
    turn_up_characters(s)
    s.stage += 1
    return BEFORE_INVADING
