"""Sets that are named one card at a time, in rising order, so that each set is named once."""

from librt.vecs import append, vec
from mypy_extensions import i64

from council.core.bits import lowest, popcount, shl
from council.games.cardgame.moves import DECK_SIZE, PICK


def picks(stark: i64, lannister: i64, low: i64, need: i64) -> vec[i64]:
    """Moves that pick one of two sets, from a number on, and leave enough above it."""
    moves = vec[i64](capacity=i64(8))
    left = popcount(stark) + popcount(lannister)
    for d in range(i64(2)):
        rest = stark if d == 0 else lannister
        while rest != 0:
            card = DECK_SIZE * d + lowest(rest)
            rest &= rest - 1
            if card >= low and left >= need:
                moves = append(moves, PICK + card)
            left -= 1
    return moves


def above(cards: i64, d: i64, low: i64) -> i64:
    """The members of a set of one deck from a number on."""
    first = low - DECK_SIZE * d
    if first <= 0:
        return cards
    return i64(0) if first >= DECK_SIZE else cards & ~(shl(1, first) - 1)
