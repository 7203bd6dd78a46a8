"""A conquest: the move-in, and what an eliminated seat leaves (S-40..S-48)."""

from mypy_extensions import i64

from council.core.bits import shl
from council.games.risk.box.moments import ASK, CONQUERED, INVASION_OVER, LANDING_OVER
from council.games.risk.rules.cards.characters import bury_seat
from council.games.risk.rules.cards.conquest import conquered_now
from council.games.risk.rules.units import conquer_with_units, take_knights
from council.games.risk.state.board import Board
from council.games.risk.state.cards import (
    discard_card,
    hand_size,
    maesters_of,
    objectives_of,
    take_card,
    throw_away,
)
from council.games.risk.state.changes import end_game, move_armies, take_over
from council.games.risk.state.dominion import DominionBoard
from council.games.risk.state.order import next_playing
from council.games.risk.state.phases import BY_ARMS, LOOTING, MOVING_IN, SPILLING
from council.games.risk.state.places import HAND, M_HAND, O_HAND


def conquer(s: Board) -> i64:
    """The territory changes hands and what was committed moves in at once (S-40, S-41)."""
    if isinstance(s, DominionBoard):
        conquer_with_units(s)
    s.loser = take_over(s, s.target, s.turn)
    move_armies(s, s.source, s.target, s.committed)
    s.conquests += 1
    return CONQUERED


def settle_conquest(s: Board) -> i64:
    """A seat without a territory is out. What cards wait for at a conquest happens first."""
    if isinstance(s, DominionBoard) and s.lasting.count > 0:
        conquered_now(s)
    if s.loser >= 0 and s.held[s.loser] == 0:
        return eliminate(s, s.loser)
    return occupy(s)


def occupy(s: Board) -> i64:
    """More armies may follow (S-42); nobody moves in after a landing."""
    if s.called != 0:
        return LANDING_OVER
    if s.armies[s.source] > 1:
        s.phase = MOVING_IN
        return ASK
    return moved_in(s)


def move_in(s: Board, armies: i64) -> i64:
    """After a conquest so many armies move in, in all. The surviving committed armies must, which
    without cards is one for each attack die rolled (S-41, A-17); they are there already, and
    `least_armies` of numbers.py allows no fewer."""
    move_armies(s, s.source, s.target, armies - s.committed)
    return moved_in(s)


def moved_in(s: Board) -> i64:
    """In Dominion units may go along."""
    if isinstance(s, DominionBoard):
        return take_knights(s, 0)
    return INVASION_OVER


def eliminate(s: Board, seat: i64) -> i64:
    """Out, and the cards go to the conqueror (S-45, S-46); the last one left wins (S-48)."""
    if s.mitchell != 0:
        s.exiled |= shl(1, s.houses[seat])
    s.out |= shl(1, seat)
    if next_playing(s, s.turn) == s.turn:
        end_game(s, BY_ARMS)
        return ASK
    s.victim = seat
    return plunder(s)


def plunder(s: Board) -> i64:
    """What the victim leaves: cards, and in Dominion gold (D-48)."""
    if isinstance(s, DominionBoard):
        s.gold[s.turn] += s.gold[s.victim]
        s.gold[s.victim] = 0
    if hand_size(s, s.victim) > 0:
        s.looted = 1
        s.phase = LOOTING
        return ASK
    return end_plunder(s)


def end_plunder(s: Board) -> i64:
    """Maesters and objectives go to their discards (A-29), then the conqueror moves in."""
    if isinstance(s, DominionBoard):
        if maesters_of(s, s.victim) + objectives_of(s, s.victim) > 0:
            s.phase = SPILLING
            return ASK
        bury_seat(s, s.victim)
    s.victim = -1
    return occupy(s)


def next_loot(s: Board) -> i64:
    """The card that is handed over next: all go, one after the other."""
    return s.cards.nth_in(HAND + s.victim, 0)


def hand_over(s: Board, card: i64) -> i64:
    """A card of the victim goes to the conqueror."""
    take_card(s, s.victim, card)
    return end_plunder(s) if hand_size(s, s.victim) == 0 else ASK


def lay_open(s: Board, card: i64) -> i64:
    """A card of a caller who is out (A-56)."""
    discard_card(s, card)
    return end_plunder(s) if hand_size(s, s.turn) == 0 else ASK


def next_spilt(s: DominionBoard) -> i64:
    """The victim's next maester or objective, maesters first."""
    if maesters_of(s, s.victim) > 0:
        return s.scrolls.nth_in(M_HAND + s.victim, 0)
    return s.scrolls.nth_in(O_HAND + s.victim, 0)


def spill_scroll(s: DominionBoard, scroll: i64) -> i64:
    """A maester or objective of the victim is laid open (A-29)."""
    throw_away(s, scroll)
    return end_plunder(s)
