"""What chance may bring for a card, and who sees it."""

from librt.vecs import vec
from mypy_extensions import i64

from council.core.state import REFEREE, Rng, empty, pair
from council.games.risk.moves import CHARACTERS, DRAW, END_GAME, REVEAL, ROLL, UNSEEN_DRAW
from council.games.risk.rules.cards.dice import again_sides
from council.games.risk.rules.cards.titles import by_title, scrolls_of
from council.games.risk.state.cards import end_card_due
from council.games.risk.state.dominion import DominionBoard
from council.games.risk.state.frames import F_ROW, F_SEAT, F_WHO, top
from council.games.risk.state.phases import (
    D6_ROLL,
    DIE_AGAIN,
    LOOK,
    LOSE_MAESTER,
    TAKE_MAESTER,
    TURN_UP,
)
from council.games.risk.state.places import DECK, M_DECK, M_HAND


def card_chances(s: DominionBoard) -> vec[i64]:
    """Outcome, weight, outcome, weight ..."""
    ask = s.ask
    odds = empty()
    if ask == D6_ROLL or ask == DIE_AGAIN:
        for face in range(i64(6) if ask == D6_ROLL else again_sides(s)):
            odds = pair(odds, ROLL + face, 1)
    elif ask == LOSE_MAESTER:
        return by_title(s, scrolls_of(s, REVEAL, M_HAND + top(s, F_WHO)))
    elif ask == TAKE_MAESTER:
        return by_title(s, scrolls_of(s, DRAW, M_HAND + top(s, F_WHO)))
    elif ask == LOOK and looks_at_maesters(s):
        return by_title(s, scrolls_of(s, DRAW, M_DECK))
    else:
        first = REVEAL if ask == TURN_UP else DRAW
        for card in s.cards.all_in(DECK):
            odds = pair(odds, first + card, 1)
        if end_card_due(s):
            odds = pair(odds, first + END_GAME, 1)
    return odds


def looks_at_maesters(s: DominionBoard) -> bool:
    """Whether the card looks at maesters, not at territory cards."""
    return s.programs.part(top(s, F_ROW), 8) != 0


def card_chance(s: DominionBoard, rng: Rng) -> i64:
    """A fair outcome."""
    if s.ask == D6_ROLL:
        return ROLL + rng.below(6)
    if s.ask == DIE_AGAIN:
        return ROLL + rng.below(again_sides(s))
    return weighted(card_chances(s), rng)


def weighted(odds: vec[i64], rng: Rng) -> i64:
    """One outcome by its weight."""
    total: i64 = 0
    for i in range(1, len(odds), 2):
        total += odds[i]
    n = rng.below(total)
    k: i64 = 0
    while n >= odds[k + 1]:
        n -= odds[k + 1]
        k += 2
    return odds[k]


def card_seen(s: DominionBoard, move: i64, seat: i64) -> i64:
    """The move as a seat sees it."""
    ask = s.ask
    if seat == REFEREE or not DRAW <= move < DRAW + END_GAME:
        return move
    if ask == LOOK and s.open_hands != 0 and move < DRAW + CHARACTERS:
        return move
    if seat == top(s, F_SEAT) or (ask == TAKE_MAESTER and seat == top(s, F_WHO)):
        return move
    return UNSEEN_DRAW
