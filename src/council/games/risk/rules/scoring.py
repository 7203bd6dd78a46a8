"""The score, the ranking, and who has won."""

from typing import Final

from mypy_extensions import i64

from council.games.risk.state.board import Board, is_out
from council.games.risk.state.counts import armies_of, castles_of, ports_of
from council.games.risk.state.dominion import DominionBoard
from council.games.risk.state.order import holds_home
from council.games.risk.state.phases import BY_ARMS, BY_POINTS

UNDECIDED: Final[i64] = 0
BEFORE: Final[i64] = 1
BEHIND: Final[i64] = 2


def score(s: Board, seat: i64) -> i64:
    """Territories, castles and ports (S-54); nothing else counts (S-56)."""
    return s.held[seat] + castles_of(s, seat) + ports_of(s, seat)


def stands_before(s: Board, one: i64, two: i64) -> bool:
    """Whether seat one stands before seat two: points, territories, armies (A-06)."""
    if isinstance(s, DominionBoard):
        placed = placed_before(s, one, two)
        if placed != UNDECIDED:
            return placed == BEFORE
    mine = score(s, one)
    theirs = score(s, two)
    if mine != theirs:
        return mine > theirs
    if s.held[one] != s.held[two]:
        return s.held[one] > s.held[two]
    return armies_of(s, one) > armies_of(s, two)


def placed_before(s: DominionBoard, one: i64, two: i64) -> i64:
    """The same by what only Dominion counts: who won at once is first; then victory points."""
    at_once = s.ended == BY_POINTS or s.ended == BY_ARMS
    if is_out(s, s.turn):
        at_once = False  # a caller who ended their own game
    if at_once and (one == s.turn or two == s.turn):
        return BEFORE if one == s.turn else BEHIND
    if is_out(s, one) != is_out(s, two):
        return BEFORE if is_out(s, two) else BEHIND
    if s.points[one] != s.points[two]:
        return BEFORE if s.points[one] > s.points[two] else BEHIND
    return UNDECIDED


def rank(s: Board, seat: i64) -> i64:
    """How many seats stand before this one."""
    count: i64 = 0
    for other in range(s.seats):
        if other != seat and stands_before(s, other, seat):
            count += 1
    return count


def won(s: Board, seat: i64) -> float:
    """The share of the victory, when the game is over."""
    if rank(s, seat) != 0:
        return 0.0
    winners: i64 = 0
    for other in range(s.seats):
        if rank(s, other) == 0:
            winners += 1
    return 1.0 / float(winners)


def has_won(s: DominionBoard, seat: i64) -> bool:
    """Ten points and their own Seat of Power (D-46, A-42)."""
    if s.with_objectives == 0 or s.points[seat] < s.land.dominion.points_to_win:
        return False
    return s.needs_seat == 0 or holds_home(s, seat)
