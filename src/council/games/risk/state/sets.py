"""Sets of three territory cards (S-16, S-17)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from council.games.risk.state.board import Board
from council.games.risk.state.places import HAND


def set_of(s: Board, a: i64, b: i64, c: i64) -> i64:
    """Armies for three cards; 0: they are no set (S-16, S-17)."""
    land = s.land
    x = land.icons[a]
    y = land.icons[b]
    z = land.icons[c]
    if x == y and y == z:
        return land.sets[x]
    if x != y and y != z and x != z:
        return land.sets[3]
    return 0


def tradable(s: Board) -> vec[i64]:
    """Cards in hand that may come next in a set, each higher than the last (S-16)."""
    hand = s.cards.all_in(HAND + s.turn)
    found = vec[i64](capacity=i64(len(hand)) + 1)
    n = i64(len(hand))
    for i in range(n):
        card = hand[i]
        if s.trade2 >= 0:
            fits = card > s.trade2 and set_of(s, s.trade1, s.trade2, card) != 0
        elif s.trade1 >= 0:
            fits = card > s.trade1 and pair_fits(s, hand, s.trade1, i)
        else:
            fits = begins_set(s, hand, i)
        if fits:
            found = append(found, card)
    return found


def pair_fits(s: Board, hand: vec[i64], a: i64, i: i64) -> bool:
    """Whether a third card of the hand, after the i-th, makes a set with a and the i-th."""
    for j in range(i + 1, i64(len(hand))):
        if set_of(s, a, hand[i], hand[j]) != 0:
            return True
    return False


def begins_set(s: Board, hand: vec[i64], i: i64) -> bool:
    """Whether the i-th card of the hand is the lowest of some set."""
    for j in range(i + 1, i64(len(hand))):
        if pair_fits(s, hand, hand[i], j):
            return True
    return False
