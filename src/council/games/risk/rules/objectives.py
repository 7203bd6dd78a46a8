"""Objectives: what each asks for, and how far a seat is. An objective is a number, counted from 0
(D-44..D-46).
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from council.core.bits import popcount, shl, zeros
from council.games.risk.box.dominion import (
    ALIKE,
    CASTLE,
    COASTS,
    CONQUERED,
    CONTROL,
    GOLD,
    NO_FEATURE,
    OF_EACH,
    PROGRAM,
    SPREAD,
)
from council.games.risk.moves import REGIONS
from council.games.risk.state.counts import castles_of, least, ports_of, regions_of, units_of
from council.games.risk.state.dominion import DominionBoard
from council.games.risk.state.places import ENGINE, FIRST_OBJECTIVE, FORT, KNIGHT, O_HAND

DONE_ALL: Final[i64] = 100  # per cent


def fulfilled(s: DominionBoard, objective: i64, seat: i64) -> bool:
    """Whether a seat has all that an objective asks for."""
    return progress(s, objective, seat) == DONE_ALL


def progress(s: DominionBoard, objective: i64, seat: i64) -> i64:
    """How much of an objective a seat has, in per cent."""
    tests = s.land.dominion.tests
    row = PROGRAM * objective
    kind = tests[row]
    a = tests[row + 1]
    b = tests[row + 2]
    c = tests[row + 3]
    if kind == CONTROL:
        return control_progress(s, seat, a, b, c)
    if kind == SPREAD:
        return percent(regions_spread(s, seat, a), b)
    if kind == COASTS:
        return percent(shores_of(s, seat), popcount(s.land.dominion.shores))
    if kind == ALIKE:
        return percent(most_alike(s, seat), a)
    if kind == OF_EACH:
        return percent(kinds_of_units(s, seat), 3)
    if kind == GOLD:
        return percent(s.gold[seat], a)
    if seat != s.turn:  # what follows is about the turn going on
        return 0
    if kind == CONQUERED:
        return conquest_progress(s, a, b, c)
    return percent(s.destroyed, a)


def control_progress(s: DominionBoard, seat: i64, castles: i64, ports: i64, regions: i64) -> i64:
    """Castles, ports and whole regions that are held."""
    have: i64 = 0
    if castles > 0:
        have += least(castles_of(s, seat), castles)
    if ports > 0:
        have += least(ports_of(s, seat), ports)
    if regions > 0:
        have += least(regions_of(s, seat), regions)
    return percent(have, castles + ports + regions)


def regions_spread(s: DominionBoard, seat: i64, each: i64) -> i64:
    """Regions in which a seat holds so many territories."""
    counts = zeros(REGIONS)
    found: i64 = 0
    for t in range(s.land.low, s.land.high):
        if s.owner[t] == seat:
            region = s.land.region[t]
            counts[region] += 1
            if counts[region] == each:
                found += 1
    return found


def shores_of(s: DominionBoard, seat: i64) -> i64:
    """Coasts on which a seat holds a port (A-34)."""
    sheet = s.land.dominion
    found: i64 = 0
    for t in range(s.land.low, s.land.high):
        if s.owner[t] == seat and sheet.coasts[t] > 0:
            found |= shl(1, sheet.coasts[t])
    return popcount(found)


def most_alike(s: DominionBoard, seat: i64) -> i64:
    """Units of the commonest kind (A-35)."""
    most = units_of(s, seat, KNIGHT)
    engines = units_of(s, seat, ENGINE)
    forts = units_of(s, seat, FORT)
    if engines > most:
        most = engines
    return forts if forts > most else most


def kinds_of_units(s: DominionBoard, seat: i64) -> i64:
    """How many of the three kinds a seat has."""
    count: i64 = 0
    for kind in range(i64(3)):
        if units_of(s, seat, kind) > 0:
            count += 1
    return count


def conquest_progress(s: DominionBoard, count: i64, from_one: i64, feature: i64) -> i64:
    """Territories taken in this turn, neutral ones too (A-18); from one seat; with a castle or
    port, each of them or by option one (A-33)."""
    if from_one != 0:
        most: i64 = 0
        for seat in range(s.seats):
            taken = (s.took_from >> (8 * seat)) & 255
            if taken > most:
                most = taken
        return percent(most, count)
    if feature == NO_FEATURE:
        return percent(s.conquests, count)
    taken = s.took_castles if feature == CASTLE else s.took_ports
    if s.feature_any != 0:
        return percent(least(s.conquests, count) + least(taken, 1), count + 1)
    return percent(taken, count)


def done_objectives(s: DominionBoard, seat: i64) -> vec[i64]:
    """The objectives in a hand that are fulfilled, as scrolls."""
    found = vec[i64](capacity=i64(8))
    for scroll in s.scrolls.all_in(O_HAND + seat):
        if fulfilled(s, scroll - FIRST_OBJECTIVE, seat):
            found = append(found, scroll)
    return found


def percent(have: i64, need: i64) -> i64:
    """At most 100."""
    return DONE_ALL if have >= need else DONE_ALL * have // need
