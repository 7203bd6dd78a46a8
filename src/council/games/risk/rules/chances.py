"""What chance may bring, and what others see of it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from council.core.bits import nth, popcount
from council.core.state import REFEREE, Rng, empty, pair
from council.games.risk.moves import (
    DRAW,
    END_GAME,
    REVEAL,
    ROLL,
    SEAT,
    UNSEEN_DRAW,
)
from council.games.risk.rules.conquest import next_loot
from council.games.risk.rules.setup import free_count, free_houses, nth_free_territory, setup_lots
from council.games.risk.state.board import Board
from council.games.risk.state.cards import end_card_due
from council.games.risk.state.phases import (
    ALLOTTING,
    DRAWING,
    LOOTING,
    OPENING,
    ROLLING,
    TIED,
)
from council.games.risk.state.places import DECK

SIDES: Final[i64] = 6  # of a die (S-35)


def chances(s: Board) -> vec[i64]:
    """Outcome, weight, outcome, weight ... of the pending chance decision."""
    phase = s.phase
    odds = empty()
    if phase == ROLLING or phase == OPENING:
        for face in range(SIDES):
            odds = pair(odds, ROLL + face, 1)
    elif phase == DRAWING:
        for card in s.cards.all_in(DECK):
            odds = pair(odds, DRAW + card, 1)
        if end_card_due(s):
            odds = pair(odds, DRAW + END_GAME, 1)
    elif phase == LOOTING:
        odds = pair(odds, loot_move(s), 1)
    else:
        for move in setup_lots(s):
            odds = pair(odds, move, 1)
    return odds


def chance(s: Board, rng: Rng) -> i64:
    """A fair outcome."""
    phase = s.phase
    if phase == ROLLING or phase == OPENING:
        return ROLL + rng.below(SIDES)
    if phase == DRAWING:
        left = s.cards.size[DECK]
        k = rng.below(left + 1 if end_card_due(s) else left)
        return DRAW + (END_GAME if k == left else s.cards.nth_in(DECK, k))
    if phase == LOOTING:
        return loot_move(s)
    if phase == TIED:
        return SEAT + nth(s.rivals, rng.below(popcount(s.rivals)))
    if phase == ALLOTTING:
        houses = free_houses(s)
        return houses[rng.below(i64(len(houses)))]
    return nth_free_territory(s, rng.below(free_count(s)))


def loot_move(s: Board) -> i64:
    """Into another hand, or laid open by a caller who is out by their own call (A-56)."""
    return (REVEAL if s.victim == s.turn else DRAW) + next_loot(s)


def seen(s: Board, move: i64, seat: i64) -> i64:
    """The pending move as a seat sees it: what it may not know collapses to one number."""
    phase = s.phase
    if phase != DRAWING and phase != LOOTING:
        return move
    if not DRAW <= move < DRAW + END_GAME or seat == REFEREE or s.open_hands != 0:
        return move
    if seat == s.turn or (phase == LOOTING and seat == s.victim):
        return move
    return UNSEEN_DRAW
