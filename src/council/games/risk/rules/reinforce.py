"""Reinforce: income, sets of cards, a card for a unit, and where the armies go (S-13..S-21)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from council.games.risk.box.card_codes import UNTIL_OWN_NEXT_TURN
from council.games.risk.box.moments import ASK, DEPLOYED, INCOME_COUNTED, INVADE_BEGUN, TURN_STARTED
from council.games.risk.moves import DEPLOY, DONE, TRADE, UNIT
from council.games.risk.rules.income import army_income, gold_income, income, scaled_income
from council.games.risk.rules.maneuver import NOT_YET
from council.games.risk.rules.numbers import armies_at_hand
from council.games.risk.state.board import Board
from council.games.risk.state.cards import discard_card, hand_size
from council.games.risk.state.changes import add_units
from council.games.risk.state.counts import token_left
from council.games.risk.state.dominion import DominionBoard
from council.games.risk.state.lasting import end_lasting
from council.games.risk.state.phases import BASING, COUNTING, DEPLOYING, SWAPPING, TRADING
from council.games.risk.state.places import HAND
from council.games.risk.state.sets import set_of, tradable

HAND_LIMIT: Final[i64] = 5
SET_SIZE: Final[i64] = 3
MATCH_BONUS: Final[i64] = 2


def start_turn(s: Board) -> i64:
    """Forget the turn before."""
    s.stage += 1
    if isinstance(s, DominionBoard):
        forget_turn(s)
    s.conquests = 0
    s.called = 0
    s.drew = 0
    s.midway = 0
    return TURN_STARTED


def forget_turn(s: DominionBoard) -> None:
    """What only Dominion keeps of a turn. Effects until this seat's next turn end here."""
    end_lasting(s, UNTIL_OWN_NEXT_TURN, s.turn)
    s.stage += 1
    s.marches = 0
    s.draws = 0
    s.early = NOT_YET
    s.levied = 0
    s.taxed = 0
    s.swapped = 0
    s.bought = 0
    s.took_castles = 0
    s.took_ports = 0
    s.took_features = 0
    s.took_from = 0
    s.destroyed = 0


def collect_income(s: Board) -> i64:
    """Armies (S-13..S-15), and gold in Dominion (D-18..D-20)."""
    if isinstance(s, DominionBoard):
        collect_with_gold(s)
    else:
        s.pool = income(s, s.turn)
    return INCOME_COUNTED


def collect_with_gold(s: DominionBoard) -> None:
    """A card may have cut the income, armies and gold apart; gold to whole hundreds."""
    s.taxed = scaled_income(s, gold_income(s, s.turn)) // 100 * 100
    s.levied = scaled_income(s, army_income(s, s.turn))
    s.gold[s.turn] += s.taxed
    s.pool = s.levied


def offer_trade(s: Board) -> i64:
    """Asked with three cards or more, so that the question tells nothing of the hand."""
    s.trade1 = -1
    s.trade2 = -1
    s.trade3 = -1
    least = HAND_LIMIT + 1 if s.midway != 0 and s.may_trade == 0 else SET_SIZE
    if hand_size(s, s.turn) >= least:
        s.phase = TRADING
        return ASK
    return end_trading(s)


def trade_moves(s: Board) -> vec[i64]:
    """Cards that may be next in a set; `done` where none has to be traded."""
    moves = vec[i64](capacity=i64(12))
    if s.trade1 < 0 and not must_trade(s):
        moves = append(moves, DONE)
    for card in tradable(s):
        moves = append(moves, TRADE + card)
    return moves


def must_trade(s: Board) -> bool:
    """With five at the start of the turn (S-19); with more than five taken (S-47, A-10)."""
    if s.midway != 0:
        return s.may_trade == 0
    return hand_size(s, s.turn) >= HAND_LIMIT


def traded(s: Board) -> vec[i64]:
    """The cards of the set, rising."""
    cards = vec[i64](capacity=SET_SIZE)
    return append(append(append(cards, s.trade1), s.trade2), s.trade3)


def trade(s: Board, card: i64) -> i64:
    """Card by card; the third completes the set."""
    discard_card(s, card)
    if s.trade1 < 0:
        s.trade1 = card
        return ASK
    if s.trade2 < 0:
        s.trade2 = card
        return ASK
    s.trade3 = card
    s.pool += set_of(s, s.trade1, s.trade2, card)
    return match_territories(s)


def match_territories(s: Board) -> i64:
    """Two more armies for territories of the set that the trader holds (S-18, A-08, A-09)."""
    matching: i64 = 0
    last: i64 = -1
    for card in traded(s):
        if s.owner[card] == s.turn:
            matching += 1
            last = card
            if s.per_card != 0:
                s.armies[card] += MATCH_BONUS
    if matching == 1 and s.per_card == 0:
        s.armies[last] += MATCH_BONUS
    if matching > 1 and s.per_card == 0:
        s.bonus = MATCH_BONUS
        s.phase = DEPLOYING
        return ASK
    return offer_trade(s)


def end_trading(s: Board) -> i64:
    """Sets first, then one single card: so the duty to trade a set stands (D-23, D-51)."""
    if isinstance(s, DominionBoard):
        may_swap = s.midway == 0 and s.with_units != 0 and s.swapped == 0
        if may_swap and hand_size(s, s.turn) > 0:
            s.phase = SWAPPING
            return ASK
    return deploy(s)


def swap_moves(s: DominionBoard) -> vec[i64]:
    """Any card in hand for the unit of its icon (D-22)."""
    moves = vec[i64](capacity=i64(8))
    moves = append(moves, DONE)
    for card in s.cards.all_in(HAND + s.turn):
        if token_left(s, s.land.icons[card]):
            moves = append(moves, TRADE + card)
    return moves


def own_lands(s: DominionBoard, first: i64) -> vec[i64]:
    """Moves that name the territories of the seat on turn."""
    moves = vec[i64](capacity=s.held[s.turn])
    for t in range(s.land.low, s.land.high):
        if s.owner[t] == s.turn:
            moves = append(moves, first + t)
    return moves


def swap_card(s: DominionBoard, card: i64) -> i64:
    """Neither set armies nor the two of S-18 (D-24)."""
    discard_card(s, card)
    s.swapped = 1
    s.new_unit = s.land.icons[card]
    s.phase = BASING
    lands = own_lands(s, UNIT)
    if i64(len(lands)) == 1:
        return base_unit(s, lands[0] - UNIT)
    return ASK


def base_unit(s: DominionBoard, t: i64) -> i64:
    """In any own territory (D-25)."""
    add_units(s, t, s.new_unit, 1)
    s.new_unit = -1
    return deploy(s)


def deploy(s: Board) -> i64:
    """All armies have to go somewhere (S-21)."""
    if s.pool == 0:
        return end_deploying(s)
    s.phase = DEPLOYING
    if s.held[s.turn] > 1:
        return ASK
    s.target = deploy_moves(s)[0] - DEPLOY
    s.phase = COUNTING
    return place_armies(s, s.pool)


def deploy_moves(s: Board) -> vec[i64]:
    """Any own territory; the bonus of a set only those on its cards (S-18, S-21)."""
    if s.bonus > 0:
        moves = vec[i64](capacity=SET_SIZE)
        for card in traded(s):
            if s.owner[card] == s.turn:
                moves = append(moves, DEPLOY + card)
        return moves
    owner = s.owner
    turn = s.turn
    moves = vec[i64](capacity=s.held[turn])
    for t in range(s.land.low, s.land.high):
        if owner[t] == turn:
            moves = append(moves, DEPLOY + t)
    return moves


def deploy_to(s: Board, t: i64) -> i64:
    """Where; with one army there is no question how many."""
    s.target = t
    s.phase = COUNTING
    if armies_at_hand(s) == 1:
        return place_armies(s, 1)
    return ASK


def place_armies(s: Board, armies: i64) -> i64:
    """So many on the territory chosen."""
    s.armies[s.target] += armies
    s.target = -1
    if s.bonus > 0:
        s.bonus -= armies
        if s.bonus > 0:
            s.phase = DEPLOYING
            return ASK
        return offer_trade(s)
    s.pool -= armies
    s.stage += 1
    return deploy(s)


def end_deploying(s: Board) -> i64:
    """On to the purchases of Dominion, or to war; back to it after a trade in its middle (S-47)."""
    if isinstance(s, DominionBoard) and s.midway == 0:
        return DEPLOYED
    s.midway = 0
    return INVADE_BEGUN
