"""Unique cards: one of each title in play, and none beside a dead one."""

from mypy_extensions import i64

from council.games.cardgame.moves import DECK_SIZE
from council.games.cardgame.state.board import DEAD, Board, bit


def may_put(t: Board, card: i64) -> bool:
    """Whether its player has no copy of a unique card in play or dead (UNQ-01, AMB-49)."""
    from_book = t.printed
    if from_book.unique[card] == 0:
        return True
    d = card // DECK_SIZE
    for copy in range(from_book.low[card], from_book.high[card]):
        if copy != card and (t.in_play(copy) or is_dead(t, copy)):
            return False
    return not is_dead(t, card) and t.play[d] & bit(card) == 0


def is_dead(t: Board, card: i64) -> bool:
    """Whether a card lies in its dead pile."""
    return t.cards.lies(card, DEAD + card // DECK_SIZE)
