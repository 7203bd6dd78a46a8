"""Invade: which invasions may be declared, and what follows one (S-22..S-26)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from council.games.risk.box.card_codes import INVASION
from council.games.risk.box.moments import ASK, CARD_OFFERED, MANEUVERING, TRADING_BEGUN, TURN_OVER
from council.games.risk.moves import ATTACK, DONE
from council.games.risk.rules.cards.invasions import attacks_with_cards, can_invade_with_cards
from council.games.risk.rules.reinforce import HAND_LIMIT
from council.games.risk.state.board import Board
from council.games.risk.state.cards import hand_size
from council.games.risk.state.changes import clear_dice
from council.games.risk.state.dominion import DominionBoard
from council.games.risk.state.lasting import end_lasting, lasting_count
from council.games.risk.state.order import is_out
from council.games.risk.state.phases import INVADING


def invade(s: Board) -> i64:
    """Any number of invasions (S-26); without a possible one the phase is over."""
    if s.called != 0:
        return after_call(s)
    s.stage += 1
    if can_invade(s):
        s.phase = INVADING
        return ASK
    return end_invading(s)


def end_invading(s: Board) -> i64:
    """No more invasions in this turn."""
    s.stage += 1
    return MANEUVERING


def after_call(s: Board) -> i64:
    """Back from a landing in the Draw phase: it took the place of the card that was earned; what a
    card gave besides stays (A-53)."""
    if isinstance(s, DominionBoard):
        s.draws -= 1
        if not is_out(s, s.turn):
            return CARD_OFFERED
    return TURN_OVER


def end_invasion(s: Board) -> i64:
    """Conquered, stopped, or too weak to go on. Too many cards taken are traded first (S-47)."""
    if isinstance(s, DominionBoard):
        if lasting_count(s) > 0:
            end_lasting(s, INVASION, -1)
        s.called_off = 0
    clear_dice(s)
    s.source = -1
    s.target = -1
    if s.looted != 0:
        s.looted = 0
        if hand_size(s, s.turn) > HAND_LIMIT:
            s.midway = 1
            return TRADING_BEGUN
    return invade(s)


def attack_moves(s: Board) -> vec[i64]:
    """From an own territory with two armies or more to any adjacent one of others (S-22)."""
    owner = s.owner
    armies = s.armies
    starts = s.land.starts
    goals = s.land.goals
    ways = s.land.ways
    turn = s.turn
    moves = vec[i64](capacity=i64(64))
    moves = append(moves, DONE)
    for t in range(s.land.low, s.land.high):
        if owner[t] == turn and armies[t] > 1:
            for j in range(starts[t], starts[t + 1]):
                if owner[goals[j]] != turn:
                    moves = append(moves, ATTACK + ways[j])
    if isinstance(s, DominionBoard) and lasting_count(s) > 0:
        return attacks_with_cards(s, moves)
    return moves


def links_out(s: Board, source: i64) -> bool:
    """Whether a territory of the seat on turn may attack from here (S-22, S-30)."""
    if s.armies[source] < 2:
        return False
    owner = s.owner
    goals = s.land.goals
    turn = s.turn
    for j in range(s.land.starts[source], s.land.starts[source + 1]):
        if owner[goals[j]] != turn:
            return True
    return False


def can_invade(s: Board) -> bool:
    """Whether any invasion may be declared."""
    if isinstance(s, DominionBoard) and lasting_count(s) > 0:
        return can_invade_with_cards(s)
    owner = s.owner
    turn = s.turn
    for t in range(s.land.low, s.land.high):
        if owner[t] == turn and links_out(s, t):
            return True
    return False
