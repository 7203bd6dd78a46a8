"""Territory cards: hands, deck and discards."""

from mypy_extensions import i64

from council.games.risk.state.board import Board
from council.games.risk.state.dominion import DominionBoard
from council.games.risk.state.places import DECK, DISCARDS, HAND
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
