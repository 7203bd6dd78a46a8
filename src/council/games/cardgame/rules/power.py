"""Gaining power, and winning the game with it."""

from mypy_extensions import i64

from council.games.cardgame.box.book import ON_POWER
from council.games.cardgame.state.board import BY_POWER, Board


def check_power(t: Board) -> None:
    """Whoever has enough has won; if both, the first player (POW-01, POW-02)."""
    if t.ended != 0:
        return
    goal = t.printed.power_to_win
    if t.total_power(t.first) >= goal:
        t.winner = t.first
        t.ended = BY_POWER
    elif t.total_power(1 - t.first) >= goal:
        t.winner = 1 - t.first
        t.ended = BY_POWER


def claim_power(t: Board, house: i64, amount: i64) -> None:
    """From the bank to the banner (POW-03)."""
    t.banner[house] += amount
    t.changed(ON_POWER)
    check_power(t)
