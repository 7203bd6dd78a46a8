"""Maester and objective cards, both called scrolls: hands, decks and discards (D-27, D-31)."""

from mypy_extensions import i64

from council.games.risk.box.card_codes import MAESTER
from council.games.risk.state.dominion import DominionBoard
from council.games.risk.state.places import G_DISCARDS, G_HAND, GOALS, M_DISCARDS, M_HAND
from council.kit.cards import EVERYBODY, bit_of


def maesters_of(s: DominionBoard, seat: i64) -> i64:
    """Maester cards in a hand."""
    return s.scrolls.size[M_HAND + seat]


def objectives_of(s: DominionBoard, seat: i64) -> i64:
    """Objectives in a hand."""
    return s.scrolls.size[G_HAND + seat]


def throw_away(s: DominionBoard, scroll: i64) -> None:
    """Face up to the discards of its deck."""
    s.scrolls.move(scroll, M_DISCARDS if scroll < GOALS else G_DISCARDS, EVERYBODY)


def take_scroll(s: DominionBoard, seat: i64, scroll: i64) -> None:
    """Into a hidden hand (D-27, D-31)."""
    s.scrolls.move(scroll, (M_HAND if scroll < GOALS else G_HAND) + seat, bit_of(seat))


def refill_scrolls(s: DominionBoard, deck: i64) -> None:
    """An empty deck is made of its discards (A-04), which are its neighbours; all know which
    they are until somebody draws."""
    if s.scrolls.size[deck] == 0:
        for scroll in s.scrolls.all_in(deck + 1):
            s.scrolls.move(scroll, deck, EVERYBODY)


def scrolls_left(s: DominionBoard, deck: i64) -> i64:
    """Cards in a deck and in its discards."""
    return s.scrolls.size[deck] + s.scrolls.size[deck + 1]


def scroll_in(s: DominionBoard, place: i64, u: i64) -> i64:
    """The copy of a title in a place that most know of: to take it tells nothing of others."""
    scrolls = s.scrolls
    best: i64 = -1
    for scroll in range(GOALS):
        here = s.programs.title[scroll + MAESTER] == u and scrolls.place[scroll] == place
        if here and (best < 0 or scrolls.seen[scroll] > scrolls.seen[best]):
            best = scroll
    return best


def lay_down(s: DominionBoard, seat: i64, u: i64) -> None:
    """A copy of a title leaves a hand for the discards; who knew of one there cannot tell
    whether it was that one, so only the holder still knows of another (A-66)."""
    hand = M_HAND + seat
    throw_away(s, scroll_in(s, hand, u))
    for scroll in range(GOALS):
        if s.programs.title[scroll + MAESTER] == u and s.scrolls.place[scroll] == hand:
            s.scrolls.seen[scroll] &= bit_of(seat)
