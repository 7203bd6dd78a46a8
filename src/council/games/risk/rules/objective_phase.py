"""Objectives that are bought or scored: two are drawn, one is kept (D-30, D-44..D-46)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from council.core.bits import shl
from council.games.risk.box.moments import ASK, DRAW_BEGUN, PURCHASE_OFFERED
from council.games.risk.moves import DONE, MAESTERS, REVEAL
from council.games.risk.rules.objectives import done_objectives
from council.games.risk.rules.scoring import has_won
from council.games.risk.state.board import Board
from council.games.risk.state.cards import (
    objectives_of,
    refill_scrolls,
    scrolls_left,
    take_scroll,
    throw_away,
)
from council.games.risk.state.changes import end_game
from council.games.risk.state.dominion import DominionBoard
from council.games.risk.state.phases import BY_POINTS, DRAWING_OBJECTIVES, GIVING_UP, SCORING
from council.games.risk.state.places import FIRST_OBJECTIVE, O_DECK, O_LOOKED
from council.kit.cards import bit_of

# Why objectives are looked at
SET_UP: Final[i64] = 0
BOUGHT: Final[i64] = 1
SCORED: Final[i64] = 2


def offer_scoring(s: Board) -> i64:
    """One objective may be scored (D-44); the question tells nothing of the hand."""
    if not isinstance(s, DominionBoard):
        return DRAW_BEGUN
    if s.with_objectives != 0 and objectives_of(s, s.turn) > 0:
        s.phase = SCORING
        return ASK
    return check_victory(s)


def score_moves(s: DominionBoard) -> vec[i64]:
    """The objectives that are fulfilled, or none."""
    moves = vec[i64](capacity=i64(8))
    moves = append(moves, DONE)
    for scroll in done_objectives(s, s.turn):
        moves = append(moves, REVEAL + MAESTERS + scroll)
    return moves


def score_objective(s: DominionBoard, scroll: i64) -> i64:
    """Shown, its points added, discarded; two are drawn and one is kept (D-45)."""
    s.points[s.turn] += s.land.dominion.points[scroll - FIRST_OBJECTIVE]
    s.scored[s.turn] |= shl(1, scroll - FIRST_OBJECTIVE)
    throw_away(s, scroll)
    return look_at_objectives(s, SCORED)


def check_victory(s: DominionBoard) -> i64:
    """Only in your own Objective phase, scored or not (D-46, A-32)."""
    s.stage += 1
    if has_won(s, s.turn):
        end_game(s, BY_POINTS)
        return ASK
    return DRAW_BEGUN


def look_at_objectives(s: DominionBoard, errand: i64) -> i64:
    """Two are drawn, one is kept (D-30, D-45)."""
    s.errand = errand
    s.looking = s.land.dominion.looks
    return look_on(s)


def look_on(s: DominionBoard) -> i64:
    """The next draw, or the choice; with fewer than two there is none."""
    if s.looking > 0 and scrolls_left(s, O_DECK) > 0:
        refill_scrolls(s, O_DECK)
        s.phase = DRAWING_OBJECTIVES
        return ASK
    s.looking = 0
    if s.scrolls.size[O_LOOKED] > 1:
        s.phase = GIVING_UP
        return ASK
    return keep_objectives(s)


def look_at_objective(s: DominionBoard, scroll: i64) -> i64:
    """One more; only who looks knows it."""
    s.scrolls.move(scroll, O_LOOKED, bit_of(s.turn))
    s.looking -= 1
    return look_on(s)


def give_up_objective(s: DominionBoard, scroll: i64) -> i64:
    """Open to the discards."""
    throw_away(s, scroll)
    return keep_objectives(s)


def keep_objectives(s: DominionBoard) -> i64:
    """The rest goes into the hand; then the turn goes on where it was."""
    for scroll in s.scrolls.all_in(O_LOOKED):
        take_scroll(s, s.turn, scroll)
    if s.errand == BOUGHT:
        return PURCHASE_OFFERED
    return check_victory(s)
