"""What a viewer may not know becomes a hole; a hole is dealt again (A-66)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from council.core.state import REFEREE, Rng
from council.games.risk.box.card_codes import MAESTER
from council.games.risk.moves import TERRITORIES
from council.games.risk.state.board import Board
from council.games.risk.state.dominion import DominionBoard
from council.games.risk.state.phases import TRADING
from council.games.risk.state.places import (
    DECK,
    FIRST_OBJECTIVE,
    HAND,
    LOOKED,
    M_DECK,
    M_HAND,
    M_LOOKED,
    O_DECK,
    O_HAND,
    O_LOOKED,
    PLACES,
    SCROLL_PLACES,
    SCROLLS,
    WAITING,
)
from council.games.risk.state.sets import set_of, tradable
from council.kit.cards import EVERYBODY, HOLE, Cards, bit_of

TRIES: Final[i64] = 60


def hide(s: Board, viewer: i64) -> None:
    """Make holes of all that the viewer may not know: hands and decks."""
    s.viewer = viewer
    s.cards.hide(viewer)
    if isinstance(s, DominionBoard):
        s.scrolls.hide(viewer)
        sort_copies(s)


def known_scrolls(s: DominionBoard, viewer: i64) -> vec[i64]:
    """Where each maester and objective lies in the view of a viewer."""
    place = s.scrolls.known_places(viewer)
    for scroll in range(FIRST_OBJECTIVE - 1):
        other = scroll + 1
        if place[scroll] > place[other] and s.programs.title[other + MAESTER] == scroll + MAESTER:
            lower = place[other]
            place[other] = place[scroll]
            place[scroll] = lower
    return place


def sort_copies(s: DominionBoard) -> None:
    """In a view the copies of a title cannot be told apart: the first lies lowest."""
    scrolls = s.scrolls
    for scroll in range(FIRST_OBJECTIVE - 1):
        other = scroll + 1
        if s.programs.title[other + MAESTER] == scroll + MAESTER:
            mine = scrolls.place[scroll] * 1048576 + scrolls.seen[scroll]
            theirs = scrolls.place[other] * 1048576 + scrolls.seen[other]
            if mine > theirs:
                place = scrolls.place[scroll]
                seen = scrolls.seen[scroll]
                scrolls.place[scroll] = scrolls.place[other]
                scrolls.seen[scroll] = scrolls.seen[other]
                scrolls.place[other] = place
                scrolls.seen[other] = seen


def fill(s: Board, rng: Rng) -> None:
    """Deal the holes."""
    s.viewer = REFEREE
    fill_cards(s, rng)
    if isinstance(s, DominionBoard):
        fill_scrolls(s, rng)


def fill_cards(s: Board, rng: Rng) -> None:
    """Territory cards; a seat in the middle of a trade holds what completes its set."""
    if s.phase != TRADING or s.trade1 < 0:
        deal_holes(s, rng)
        return
    view = s.cards
    for _step in range(TRIES):
        s.cards = Cards(TERRITORIES, PLACES, view)
        deal_holes(s, rng)
        if i64(len(tradable(s))) > 0:
            return
    s.cards = Cards(TERRITORIES, PLACES, view)
    complete_set(s, rng)
    deal_holes(s, rng)


def deal_holes(s: Board, rng: Rng) -> None:
    """Every card that is not located gets a place."""
    cards = s.cards
    cards.fill(rng, s.land.low, s.land.high, DECK, PLACES)
    for card in range(s.land.low, s.land.high):
        place = cards.place[card]
        if place >= HAND and cards.seen[card] != EVERYBODY:
            cards.seen[card] |= keeper_bit(s, place)


def keeper_bit(s: Board, place: i64) -> i64:
    """Who knows at least what lies in a place that is nobody else's."""
    if place == LOOKED:
        return bit_of(s.turn)
    return bit_of(place - HAND) if place < WAITING else bit_of(place - WAITING)


def complete_set(s: Board, rng: Rng) -> None:
    """Give the trader, from what is not located, one of the ways to complete the set."""
    hand = HAND + s.turn
    low = (s.trade1 if s.trade2 < 0 else s.trade2) + 1
    free = s.cards.missing(hand, s.land.low, s.land.high)
    ways = vec[i64](capacity=i64(64))
    for b in range(low, s.land.high):
        if unlocated(s, b, hand) <= free:
            if s.trade2 >= 0:
                if set_of(s, s.trade1, s.trade2, b) != 0:
                    ways = append(ways, 128 * b + b)
            else:
                for c in range(b + 1, s.land.high):
                    spots = unlocated(s, b, hand) + unlocated(s, c, hand)
                    if spots <= free and set_of(s, s.trade1, b, c) != 0:
                        ways = append(ways, 128 * b + c)
    way = ways[rng.below(i64(len(ways)))]
    s.cards.place[way // 128] = hand
    s.cards.place[way % 128] = hand


def unlocated(s: Board, card: i64, hand: i64) -> i64:
    """0: the card lies in this hand; 1: it may; 99: it does not."""
    place = s.cards.place[card]
    if place == hand:
        return 0
    return 1 if place == HOLE else 99


def fill_scrolls(s: DominionBoard, rng: Rng) -> None:
    """Maesters and objectives."""
    scrolls = s.scrolls
    scrolls.fill(rng, 0, FIRST_OBJECTIVE, M_DECK, O_DECK)
    scrolls.fill(rng, FIRST_OBJECTIVE, SCROLLS, O_DECK, SCROLL_PLACES)
    for scroll in range(SCROLLS):
        if scrolls.place[scroll] >= 0 and scrolls.seen[scroll] != EVERYBODY:
            scrolls.seen[scroll] |= reader_bit(s, scrolls.place[scroll])


def reader_bit(s: DominionBoard, place: i64) -> i64:
    """Who knows at least what lies in a place."""
    if M_HAND <= place < M_LOOKED:
        return bit_of(place - M_HAND)
    if O_HAND <= place < O_LOOKED:
        return bit_of(place - O_HAND)
    return bit_of(s.turn) if place == M_LOOKED or place == O_LOOKED else i64(0)
