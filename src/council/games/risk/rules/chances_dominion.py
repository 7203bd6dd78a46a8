"""What chance may bring in Dominion, and what others see of it: cards first, then the rest."""

from librt.vecs import vec
from mypy_extensions import i64

from council.core.state import REFEREE, Rng, empty, pair
from council.games.risk.moves import (
    DEAL,
    DRAW,
    MAESTERS,
    REVEAL,
    ROLL,
    UNSEEN_DRAW,
    UNSEEN_PICK,
)
from council.games.risk.rules.cards.chances import card_chance, card_chances, card_seen, weighted
from council.games.risk.rules.cards.titles import by_title, scrolls_of
from council.games.risk.rules.chances import chance, chances, seen
from council.games.risk.rules.conquest import next_spilt
from council.games.risk.rules.objective_phase import SET_UP
from council.games.risk.rules.setup_dominion import free_lands, lacks_card
from council.games.risk.rules.units import next_sides
from council.games.risk.state.dominion import DominionBoard
from council.games.risk.state.phases import (
    BUYING_MAESTER,
    DEALING_OBJECTIVES,
    DRAWING_OBJECTIVES,
    ENDOWING,
    GIVING_UP,
    NEUTRALIZING,
    NO_QUESTION,
    ROLLING,
    SPILLING,
)
from council.games.risk.state.places import DECK, FIRST_OBJECTIVE, M_DECK, O_DECK, SCROLLS


def chances_in_dominion(s: DominionBoard) -> vec[i64]:
    """Outcome, weight, outcome, weight ... of the pending chance decision."""
    if s.ask != NO_QUESTION:
        return card_chances(s)
    if s.phase >= DEALING_OBJECTIVES:
        return dominion_chances(s)
    if s.phase != ROLLING:
        return chances(s)
    odds = empty()
    for face in range(next_sides(s)):
        odds = pair(odds, ROLL + face, 1)
    return odds


def chance_in_dominion(s: DominionBoard, rng: Rng) -> i64:
    """A fair outcome."""
    if s.ask != NO_QUESTION:
        return card_chance(s, rng)
    if s.phase >= DEALING_OBJECTIVES:
        return dominion_chance(s, rng)
    return ROLL + rng.below(next_sides(s)) if s.phase == ROLLING else chance(s, rng)


def seen_in_dominion(s: DominionBoard, move: i64, seat: i64) -> i64:
    """The pending move as a seat sees it."""
    if s.ask != NO_QUESTION:
        return card_seen(s, move, seat)
    return dominion_seen(s, move, seat) if s.phase >= DEALING_OBJECTIVES else seen(s, move, seat)


def dominion_chances(s: DominionBoard) -> vec[i64]:
    """What only Dominion leaves to chance; copies of a maester card are one outcome."""
    phase = s.phase
    if phase == SPILLING:
        return by_title(s, pair(empty(), REVEAL + MAESTERS + next_spilt(s), 1))
    if phase == BUYING_MAESTER:
        return by_title(s, scrolls_of(s, DRAW, M_DECK))
    if phase == ENDOWING and not lacks_card(s):
        return by_title(s, scrolls_of(s, DRAW, M_DECK))
    if phase == DRAWING_OBJECTIVES or phase == DEALING_OBJECTIVES:
        return scrolls_of(s, DRAW, O_DECK)
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
    if phase == DRAWING_OBJECTIVES or phase == DEALING_OBJECTIVES:
        return random_scroll(s, rng, O_DECK)
    odds = dominion_chances(s)
    if phase == NEUTRALIZING:
        return odds[2 * rng.below(i64(len(odds)) // 2)]
    return weighted(odds, rng)


def random_scroll(s: DominionBoard, rng: Rng, place: i64) -> i64:
    """The move that draws one."""
    n = rng.below(s.scrolls.size[place])
    scroll = i64(0) if place < O_DECK else FIRST_OBJECTIVE
    while scroll < SCROLLS:
        if s.scrolls.place[scroll] == place:
            if n == 0:
                break
            n -= 1
        scroll += 1
    return DRAW + MAESTERS + scroll


def dominion_seen(s: DominionBoard, move: i64, seat: i64) -> i64:
    """The same of what only Dominion asks."""
    phase = s.phase
    if seat == REFEREE or seat == s.turn or phase == NEUTRALIZING or phase == SPILLING:
        return move
    if phase < GIVING_UP:
        shown = phase == ENDOWING and move < DRAW + MAESTERS and s.open_hands != 0
        return move if shown else UNSEEN_DRAW
    return UNSEEN_PICK if phase == GIVING_UP and s.errand == SET_UP else move
