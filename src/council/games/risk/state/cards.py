"""Cards: hands, decks and discards of territory cards, and of maester and objective cards, both
called scrolls (D-27, D-31).
"""

from mypy_extensions import i64

from council.games.risk.box.card_codes import MAESTER
from council.games.risk.state.board import Board
from council.games.risk.state.dominion import DominionBoard
from council.games.risk.state.places import (
    DECK,
    DISCARDS,
    FIRST_OBJECTIVE,
    HAND,
    M_DISCARDS,
    M_HAND,
    O_DISCARDS,
    O_HAND,
)
from council.kit.cards import EVERYBODY, bit_of


def hand_size(s: Board, seat: i64) -> i64:
    """Territory cards in a hand."""
    return s.cards.size[HAND + seat]


def give_card(s: Board, seat: i64, card: i64) -> None:
    """From the deck, unseen by the others unless hands are open (A-66)."""
    s.cards.move(card, HAND + seat, EVERYBODY if s.open_hands != 0 else bit_of(seat))


def take_card(s: Board, victim: i64, card: i64) -> None:
    """A card of an eliminated seat (S-46): the two of them know it."""
    seers = EVERYBODY if s.open_hands != 0 else bit_of(s.turn) | bit_of(victim)
    s.cards.move(card, HAND + s.turn, seers)


def discard_card(s: Board, card: i64) -> None:
    """Face up, out of the game (A-04)."""
    s.cards.move(card, DISCARDS, EVERYBODY)


def end_card_due(s: Board) -> bool:
    """Whether the End Game card may come next: only the bottom half is left (S-10, A-03). With
    objectives there is no such card (D-02)."""
    if isinstance(s, DominionBoard) and s.with_objectives != 0:
        return False
    return s.cards.size[DECK] <= s.land.cards // 2


def cards_left(s: DominionBoard) -> i64:
    """In the deck, and those it could be refilled with (A-04); without objectives the End Game
    card is still among them, or the game would be over (S-53)."""
    left = s.cards.size[DECK]
    return left + (s.cards.size[DISCARDS] if s.with_objectives != 0 else i64(1))


def refill_cards(s: DominionBoard) -> None:
    """Where no End Game card comes an empty deck is made of its discards (A-04)."""
    if s.cards.size[DECK] == 0 and s.with_objectives != 0:
        for card in s.cards.all_in(DISCARDS):
            s.cards.move(card, DECK, EVERYBODY)


def maesters_of(s: DominionBoard, seat: i64) -> i64:
    """Maester cards in a hand."""
    return s.scrolls.size[M_HAND + seat]


def objectives_of(s: DominionBoard, seat: i64) -> i64:
    """Objectives in a hand."""
    return s.scrolls.size[O_HAND + seat]


def throw_away(s: DominionBoard, scroll: i64) -> None:
    """Face up to the discards of its deck."""
    s.scrolls.move(scroll, M_DISCARDS if scroll < FIRST_OBJECTIVE else O_DISCARDS, EVERYBODY)


def take_scroll(s: DominionBoard, seat: i64, scroll: i64) -> None:
    """Into a hidden hand (D-27, D-31)."""
    s.scrolls.move(scroll, (M_HAND if scroll < FIRST_OBJECTIVE else O_HAND) + seat, bit_of(seat))


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
    for scroll in range(FIRST_OBJECTIVE):
        here = s.programs.title[scroll + MAESTER] == u and scrolls.place[scroll] == place
        if here and (best < 0 or scrolls.seen[scroll] > scrolls.seen[best]):
            best = scroll
    return best


def lay_down(s: DominionBoard, seat: i64, u: i64) -> None:
    """A copy of a title leaves a hand for the discards; who knew of one there cannot tell
    whether it was that one, so only the holder still knows of another (A-66)."""
    hand = M_HAND + seat
    throw_away(s, scroll_in(s, hand, u))
    for scroll in range(FIRST_OBJECTIVE):
        if s.programs.title[scroll + MAESTER] == u and s.scrolls.place[scroll] == hand:
            s.scrolls.seen[scroll] &= bit_of(seat)
