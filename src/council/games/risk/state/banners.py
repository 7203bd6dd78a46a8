"""Banners over neutral territories (M-11, M-12)."""

from mypy_extensions import i64

from council.core.bits import shl
from council.games.risk.state.board import Board
from council.games.risk.state.forces import FREE_FOLK, NO_BANNER, WATCH, WATCH_GONE


def flies(s: Board, t: i64, houses: i64) -> bool:
    """Whether the banner of one of these Houses flies over a territory."""
    banner = s.banners[t]
    return banner >= 0 and (houses >> banner) & 1 != 0


def on_the_map(s: Board, houses: i64) -> bool:
    """Whether one of these Houses holds a territory."""
    for t in range(s.land.low, s.land.high):
        if flies(s, t, houses):
            return True
    return False


def lower_banner(s: Board, t: i64) -> None:
    """A neutral territory is lost; a House without any goes into exile (M-12)."""
    banner = s.banners[t]
    s.banners[t] = NO_BANNER
    if banner == WATCH:
        s.watch = WATCH_GONE  # unless it was the Wildlings' doing (A-59)
    elif banner == FREE_FOLK:
        s.siege = 0
    elif banner >= 0 and not on_the_map(s, shl(1, banner)):
        s.exiled |= shl(1, banner)
