"""Count the move sequences of a given length: the cheapest deep test of a move generator."""

from mypy_extensions import i64

from council.core.state import CHANCE, NOBODY, State


def perft(state: State, depth: i64) -> i64:
    """Move sequences of exactly `depth` decisions within this leg, over all outcomes of chance."""
    return _count(state, depth, state.leg())


def _count(state: State, depth: i64, leg: i64) -> i64:
    if depth == 0:
        return 1
    seat = state.seat()
    if seat == NOBODY or state.leg() != leg:
        return 0
    if seat == CHANCE:
        return _outcomes(state, depth, leg)
    moves = state.legal_moves()
    if depth == 1:
        return i64(len(moves))
    total: i64 = 0
    for move in moves:
        after = state.copy()
        after.apply(move)
        total += _count(after, depth - 1, leg)
    return total


def _outcomes(state: State, depth: i64, leg: i64) -> i64:
    total: i64 = 0
    odds = state.chances()
    for i in range(0, len(odds), 2):
        after = state.copy()
        after.apply(odds[i])
        total += _count(after, depth, leg)
    return total
