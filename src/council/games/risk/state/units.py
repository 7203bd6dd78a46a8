"""Special units on the map: Knights, Siege Engines, Fortifications."""

from mypy_extensions import i64

from council.games.risk.state.dominion import DominionBoard
from council.games.risk.state.places import TOKENS


def unit_count(s: DominionBoard, t: i64, kind: i64) -> i64:
    """Units of a kind in a territory."""
    return (s.units[t] >> (8 * kind)) & 255


def knights_on(s: DominionBoard, t: i64) -> i64:
    """Knights in a territory."""
    return s.units[t] & 255


def engines_on(s: DominionBoard, t: i64) -> i64:
    """Siege Engines in a territory."""
    return (s.units[t] >> 8) & 255


def forts_on(s: DominionBoard, t: i64) -> i64:
    """Fortifications in a territory."""
    return (s.units[t] >> 16) & 255


def add_units(s: DominionBoard, t: i64, kind: i64, count: i64) -> None:
    """More units of a kind in a territory."""
    s.units[t] += count << (8 * kind)


def shift_units(s: DominionBoard, source: i64, target: i64, kind: i64, count: i64) -> None:
    """Units of a kind go from one territory to another."""
    add_units(s, source, kind, -count)
    add_units(s, target, kind, count)


def units_of(s: DominionBoard, seat: i64, kind: i64) -> i64:
    """Units of a kind that a seat has on the map."""
    count: i64 = 0
    for t in range(s.land.low, s.land.high):
        if s.owner[t] == seat:
            count += unit_count(s, t, kind)
    return count


def token_left(s: DominionBoard, kind: i64) -> bool:
    """Whether there is a piece of that kind; without the option there always is (A-13)."""
    if s.token_limit == 0:
        return True
    count: i64 = 0
    for t in range(s.land.low, s.land.high):
        count += unit_count(s, t, kind)
    return count < TOKENS
