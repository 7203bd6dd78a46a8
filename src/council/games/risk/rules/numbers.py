"""Numbers of armies, as moves: how many are placed, move in or march."""

from librt.vecs import append, vec
from mypy_extensions import i64

from council.games.risk.moves import ALL, ARMIES, LEAVE, MOST_COUNTED
from council.games.risk.state.board import Board
from council.games.risk.state.phases import COUNTING, MOVING_IN


def armies_at_hand(s: Board) -> i64:
    """The armies a number is taken from."""
    if s.phase == COUNTING:
        return s.bonus if s.bonus > 0 else s.pool
    if s.phase == MOVING_IN:
        return s.armies[s.source] + s.committed
    return s.armies[s.source]


def least_armies(s: Board) -> i64:
    """The fewest that must move: after a conquest the surviving committed armies move in, without
    cards one for each attack die rolled (S-41, A-17); anywhere else one."""
    return s.committed if s.phase == MOVING_IN else i64(1)


def most_armies(s: Board) -> i64:
    """One army stays where armies come from (S-31)."""
    return armies_at_hand(s) if s.phase == COUNTING else armies_at_hand(s) - 1


def army_moves(s: Board) -> vec[i64]:
    """Numbers up to 127; above that all, or all but 1 to 128."""
    stock = armies_at_hand(s)
    most = most_armies(s)
    top = most if most < MOST_COUNTED else MOST_COUNTED
    moves = vec[i64](capacity=top + 1)
    for n in range(least_armies(s), top + 1):
        moves = append(moves, ARMIES + n - 1)
    if most > MOST_COUNTED:
        moves = append(moves, ALL)
        for left in range(i64(1), i64(129)):
            if MOST_COUNTED < stock - left < most:
                moves = append(moves, LEAVE + left - 1)
    return moves


def armies_meant(s: Board, move: i64) -> i64:
    """The number a move stands for."""
    if move < ALL:
        return move - ARMIES + 1
    if move == ALL:
        return most_armies(s)
    return armies_at_hand(s) - (move - LEAVE + 1)
