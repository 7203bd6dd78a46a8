"""Copies of a maester card cannot be told apart: chance names the title, the table takes a copy."""

from librt.vecs import vec
from mypy_extensions import i64

from council.core.state import empty, pair
from council.games.risk.moves import CHARACTERS, DRAW, MAESTERS, OBJECTIVES, PICK, REVEAL
from council.games.risk.state.cards import scroll_in
from council.games.risk.state.dominion import DominionBoard
from council.games.risk.state.phases import SPILLING
from council.games.risk.state.places import M_DECK, M_HAND


def titled(s: DominionBoard, move: i64) -> i64:
    """A move that names a maester card, with the number of its title."""
    first = DRAW if move < PICK else REVEAL
    card = move - first
    if MAESTERS <= card < OBJECTIVES:
        return first + CHARACTERS + s.programs.title[card - CHARACTERS]
    return move


def by_title(s: DominionBoard, odds: vec[i64]) -> vec[i64]:
    """Copies are one outcome with the weight of both: which of them came cannot be told."""
    found = vec[i64](capacity=i64(len(odds)) + 1)
    for k in range(0, len(odds), 2):
        move = titled(s, odds[k])
        n = i64(len(found))
        if n > 0 and found[n - 2] == move:
            found[n - 1] += odds[k + 1]
        else:
            found = pair(found, move, odds[k + 1])
    return found


def with_copy(s: DominionBoard, move: i64) -> i64:
    """The same move with a copy that lies where it comes from."""
    first = DRAW if move < PICK else REVEAL
    card = move - first
    if not MAESTERS <= card < OBJECTIVES:
        return move
    place = M_HAND + s.victim if s.phase == SPILLING else M_DECK
    return first + MAESTERS + scroll_in(s, place, card - CHARACTERS)


def scrolls_of(s: DominionBoard, first: i64, place: i64) -> vec[i64]:
    """Outcomes of equal weight: the maesters or objectives of a place."""
    odds = empty()
    for scroll in s.scrolls.all_in(place):
        odds = pair(odds, first + MAESTERS + scroll, 1)
    return odds
