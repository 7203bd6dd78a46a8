"""Counts: castles, ports, armies, special units, and who holds whole regions."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from council.core.bits import zeros
from council.games.risk.moves import REGIONS
from council.games.risk.state.board import Board
from council.games.risk.state.dominion import DominionBoard
from council.games.risk.state.places import TOKENS

UNHELD: Final[i64] = -9
SHARED: Final[i64] = -8


def castles_of(s: Board, seat: i64) -> i64:
    """How many castles a seat holds."""
    owner = s.owner
    castles = s.land.castles
    count: i64 = 0
    for t in range(s.land.low, s.land.high):
        if owner[t] == seat:
            count += castles[t]
    return count


def ports_of(s: Board, seat: i64) -> i64:
    """How many ports a seat holds."""
    count: i64 = 0
    for t in range(s.land.low, s.land.high):
        if s.owner[t] == seat:
            count += s.land.ports[t]
    return count


def armies_of(s: Board, seat: i64) -> i64:
    """All armies of a seat on the map."""
    count: i64 = 0
    for t in range(s.land.low, s.land.high):
        if s.owner[t] == seat:
            count += s.armies[t]
    return count


def region_owners(s: Board) -> vec[i64]:
    """Who holds each region as a whole; UNHELD or SHARED when nobody does."""
    land = s.land
    owner = s.owner
    needed = land.needed
    regions = land.region
    found = zeros(REGIONS)
    for region in range(REGIONS):
        found[region] = UNHELD
    for t in range(land.low, land.high):
        if needed[t] != 0:
            region = regions[t]
            holder = found[region]
            if holder == UNHELD:
                found[region] = owner[t]
            elif holder != SHARED and holder != owner[t]:
                found[region] = SHARED
    return found


def regions_of(s: Board, seat: i64) -> i64:
    """How many regions a seat holds as a whole."""
    count: i64 = 0
    for owner in region_owners(s):
        if owner == seat:
            count += 1
    return count


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


def least(a: i64, b: i64) -> i64:
    """The smaller one."""
    return a if a < b else b
