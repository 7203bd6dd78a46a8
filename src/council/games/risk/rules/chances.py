"""What chance may bring, and what others see of it."""

from librt.vecs import vec
from mypy_extensions import i64

from council.core.bits import nth, popcount
from council.core.state import REFEREE, Rng, empty, pair
from council.games.risk.moves import (
    DEAL,
    DRAW,
    END_GAME,
    MAESTERS,
    REVEAL,
    ROLL,
    SEAT,
    UNSEEN_DRAW,
    UNSEEN_PICK,
)
from council.games.risk.rules.battle import sides
from council.games.risk.rules.cards.chances import card_chance, card_chances, card_seen, weighted
from council.games.risk.rules.cards.titles import by_title, scrolls_of
from council.games.risk.rules.conquest import next_loot, next_spilt
from council.games.risk.rules.objective_phase import SET_UP
from council.games.risk.rules.setup import free_count, free_houses, nth_free_territory, setup_lots
from council.games.risk.rules.setup_dominion import free_lands, lacks_card
from council.games.risk.state.board import Board
from council.games.risk.state.cards import end_card_due
from council.games.risk.state.dominion import DominionBoard
from council.games.risk.state.phases import (
    ALLOTTING,
    BUYING_MAESTER,
    DEALING_GOALS,
    DRAWING,
    DRAWING_GOALS,
    ENDOWING,
    GIVING_UP,
    LOOTING,
    NEUTRALIZING,
    NO_QUESTION,
    OPENING,
    ROLLING,
    SPILLING,
    TIED,
)
from council.games.risk.state.places import DECK, G_DECK, GOALS, M_DECK, SCROLLS


def chances(s: Board) -> vec[i64]:
    """Outcome, weight, outcome, weight ... of the pending chance decision."""
    phase = s.phase
    if isinstance(s, DominionBoard):
        if s.ask != NO_QUESTION:
            return card_chances(s)
        if phase >= DEALING_GOALS:
            return dominion_chances(s)
    odds = empty()
    if phase == ROLLING or phase == OPENING:
        for face in range(sides(s)):
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
    if isinstance(s, DominionBoard):
        if s.ask != NO_QUESTION:
            return card_chance(s, rng)
        if phase >= DEALING_GOALS:
            return dominion_chance(s, rng)
    if phase == ROLLING or phase == OPENING:
        return ROLL + rng.below(sides(s))
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


def dominion_chances(s: DominionBoard) -> vec[i64]:
    """What only Dominion leaves to chance; copies of a maester card are one outcome."""
    phase = s.phase
    if phase == SPILLING:
        return by_title(s, pair(empty(), REVEAL + MAESTERS + next_spilt(s), 1))
    if phase == BUYING_MAESTER:
        return by_title(s, scrolls_of(s, DRAW, M_DECK))
    if phase == ENDOWING and not lacks_card(s):
        return by_title(s, scrolls_of(s, DRAW, M_DECK))
    if phase == DRAWING_GOALS or phase == DEALING_GOALS:
        return scrolls_of(s, DRAW, G_DECK)
    odds = empty()
    if phase == NEUTRALIZING:
        for move in free_lands(s, DEAL):
            odds = pair(odds, move, 1)
    else:
        for card in s.cards.all_in(DECK):
            odds = pair(odds, DRAW + card, 1)
    return odds


def dominion_chance(s: DominionBoard, rng: Rng) -> i64:
    """A fair outcome of those."""
    phase = s.phase
    if phase == DRAWING_GOALS or phase == DEALING_GOALS:
        return random_scroll(s, rng, G_DECK)
    odds = dominion_chances(s)
    if phase == NEUTRALIZING:
        return odds[2 * rng.below(i64(len(odds)) // 2)]
    return weighted(odds, rng)


def random_scroll(s: DominionBoard, rng: Rng, place: i64) -> i64:
    """The move that draws one."""
    n = rng.below(s.scrolls.size[place])
    scroll = i64(0) if place < G_DECK else GOALS
    while scroll < SCROLLS:
        if s.scrolls.place[scroll] == place:
            if n == 0:
                break
            n -= 1
        scroll += 1
    return DRAW + MAESTERS + scroll


def seen(s: Board, move: i64, seat: i64) -> i64:
    """The pending move as a seat sees it: what it may not know collapses to one number."""
    phase = s.phase
    if isinstance(s, DominionBoard):
        if s.ask != NO_QUESTION:
            return card_seen(s, move, seat)
        if phase >= DEALING_GOALS:
            return dominion_seen(s, move, seat)
    if phase != DRAWING and phase != LOOTING:
        return move
    if not DRAW <= move < DRAW + END_GAME or seat == REFEREE or s.open_hands != 0:
        return move
    if seat == s.turn or (phase == LOOTING and seat == s.victim):
        return move
    return UNSEEN_DRAW


def dominion_seen(s: DominionBoard, move: i64, seat: i64) -> i64:
    """The same of what only Dominion asks."""
    phase = s.phase
    if seat == REFEREE or seat == s.turn or phase == NEUTRALIZING or phase == SPILLING:
        return move
    if phase < GIVING_UP:
        shown = phase == ENDOWING and move < DRAW + MAESTERS and s.open_hands != 0
        return move if shown else UNSEEN_DRAW
    return UNSEEN_PICK if phase == GIVING_UP and s.errand == SET_UP else move
