"""The primitive ways to change the table."""

from mypy_extensions import i64

from council.games.risk.state.banners import lower_banner
from council.games.risk.state.board import Board
from council.games.risk.state.dominion import DominionBoard
from council.games.risk.state.phases import OVER


def settle(s: Board, seat: i64, t: i64, armies: i64) -> None:
    """Armies of a seat on a free territory."""
    s.owner[t] = seat
    s.armies[t] = armies
    if seat >= 0:
        s.held[seat] += 1


def take_over(s: Board, t: i64, seat: i64) -> i64:
    """The territory changes hands; returns who held it."""
    if s.mitchell != 0:
        lower_banner(s, t)
    loser = s.owner[t]
    s.owner[t] = seat
    s.held[seat] += 1
    if loser >= 0:
        s.held[loser] -= 1
    return loser


def move_armies(s: Board, source: i64, target: i64, armies: i64) -> None:
    """From one territory to another."""
    s.armies[source] -= armies
    s.armies[target] += armies


def attacker_falls(s: Board) -> None:
    """One army of the attacker is lost; arrivals come from nowhere (A-55)."""
    if s.arriving < 0:
        s.armies[s.source] -= 1
    else:
        s.arrivals -= 1
    s.committed -= 1


def clear_dice(s: Board) -> None:
    """Nothing is committed or rolled any more."""
    s.committed = 0
    s.attack_dice = 0
    s.defence_dice = 0
    s.thrown = 0
    s.attack_faces = 0
    s.defence_faces = 0
    if isinstance(s, DominionBoard):
        s.knights_used = 0
        s.engines_used = 0
        s.attack_eights = 0
        s.attack_top = 0
        s.attack_all = 0
        s.defence_eights = 0
        s.defence_top = 0
        s.defence_all = 0
        s.attacker_ties = 0
        s.rerolled = 0


def end_game(s: Board, how: i64) -> None:
    """Nothing is asked any more."""
    s.ended = how
    s.phase = OVER


def add_units(s: DominionBoard, t: i64, kind: i64, count: i64) -> None:
    """More units of a kind in a territory."""
    s.units[t] += count << (8 * kind)


def shift_units(s: DominionBoard, source: i64, target: i64, kind: i64, count: i64) -> None:
    """Units of a kind go from one territory to another."""
    add_units(s, source, kind, -count)
    add_units(s, target, kind, count)
