"""Objectives: what each asks for, how far a seat is, and who has won (D-44..D-46)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from council.core.bits import popcount, shl, zeros
from council.games.risk.board import BY_ARMS, BY_POINTS
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
from council.games.risk.estate import ENGINE, FORT, G_HAND, GOALS, KNIGHT
from council.games.risk.moves import REGIONS
from council.games.risk.siege import Siege, least

DONE_ALL: Final[i64] = 100


class Goals(Siege):
    """Everything here only looks. An objective is a number from 0; it is done at 100 per cent."""

    def fulfilled(self, goal: i64, seat: i64) -> bool:
        return self.progress(goal, seat) == DONE_ALL

    def progress(self, goal: i64, seat: i64) -> i64:
        """How much of an objective a seat has, in per cent."""
        tests = self.land.lore.tests
        row = PROGRAM * goal
        kind = tests[row]
        a = tests[row + 1]
        b = tests[row + 2]
        c = tests[row + 3]
        if kind == CONTROL:
            return self.control(seat, a, b, c)
        if kind == SPREAD:
            return percent(self.spread(seat, a), b)
        if kind == COASTS:
            return percent(self.shores_of(seat), popcount(self.land.lore.shores))
        if kind == ALIKE:
            return percent(self.most_alike(seat), a)
        if kind == OF_EACH:
            return percent(self.kinds_of_units(seat), 3)
        if kind == GOLD:
            return percent(self.gold[seat], a)
        if seat != self.turn:  # what follows is about the turn going on
            return 0
        if kind == CONQUERED:
            return self.conquered(a, b, c)
        return percent(self.destroyed, a)

    def control(self, seat: i64, castles: i64, ports: i64, regions: i64) -> i64:
        have: i64 = 0
        if castles > 0:
            have += least(self.castles_of(seat), castles)
        if ports > 0:
            have += least(self.ports_of(seat), ports)
        if regions > 0:
            have += least(self.regions_of(seat), regions)
        return percent(have, castles + ports + regions)

    def regions_of(self, seat: i64) -> i64:
        count: i64 = 0
        for owner in self.region_owners():
            if owner == seat:
                count += 1
        return count

    def spread(self, seat: i64, each: i64) -> i64:
        """Regions in which a seat holds so many territories."""
        counts = zeros(REGIONS)
        found: i64 = 0
        for t in range(self.land.low, self.land.high):
            if self.owner[t] == seat:
                region = self.land.region[t]
                counts[region] += 1
                if counts[region] == each:
                    found += 1
        return found

    def shores_of(self, seat: i64) -> i64:
        """Coasts on which a seat holds a port (A-34)."""
        lore = self.land.lore
        found: i64 = 0
        for t in range(self.land.low, self.land.high):
            if self.owner[t] == seat and lore.coasts[t] > 0:
                found |= shl(1, lore.coasts[t])
        return popcount(found)

    def most_alike(self, seat: i64) -> i64:
        """Units of the commonest kind (A-35)."""
        most = self.units_of(seat, KNIGHT)
        engines = self.units_of(seat, ENGINE)
        forts = self.units_of(seat, FORT)
        if engines > most:
            most = engines
        return forts if forts > most else most

    def kinds_of_units(self, seat: i64) -> i64:
        count: i64 = 0
        for kind in range(i64(3)):
            if self.units_of(seat, kind) > 0:
                count += 1
        return count

    def conquered(self, count: i64, from_one: i64, feature: i64) -> i64:
        """Territories taken in this turn, neutral ones too (A-18); from one seat; with a castle or
        port, each of them or by option one (A-33)."""
        if from_one != 0:
            most: i64 = 0
            for seat in range(self.seats):
                taken = (self.took_from >> (8 * seat)) & 255
                if taken > most:
                    most = taken
            return percent(most, count)
        if feature == NO_FEATURE:
            return percent(self.conquests, count)
        taken = self.took_castles if feature == CASTLE else self.took_ports
        if self.feature_any != 0:
            return percent(least(self.conquests, count) + least(taken, 1), count + 1)
        return percent(taken, count)

    def done_goals(self, seat: i64) -> vec[i64]:
        """The objectives in a hand that are fulfilled, as scrolls."""
        found = vec[i64](capacity=i64(8))
        for scroll in self.scrolls.all_in(G_HAND + seat):
            if self.fulfilled(scroll - GOALS, seat):
                found = append(found, scroll)
        return found

    # -- victory

    def has_won(self, seat: i64) -> bool:
        """Ten points and the own Seat of Power (D-46, A-42)."""
        if self.with_objectives == 0 or self.points[seat] < self.land.lore.goal:
            return False
        return self.needs_seat == 0 or self.holds_home(seat)

    def ahead(self, one: i64, two: i64) -> bool:
        """Who won at once is first; then points, then as in Skirmish."""
        at_once = self.ended == BY_POINTS or self.ended == BY_ARMS
        if self.is_out(self.turn):
            at_once = False  # a caller who ended himself
        if at_once and (one == self.turn or two == self.turn):
            return one == self.turn
        if self.is_out(one) != self.is_out(two):
            return self.is_out(two)
        if self.points[one] != self.points[two]:
            return self.points[one] > self.points[two]
        return super().ahead(one, two)

    # -- income

    def levy(self, seat: i64) -> i64:
        """Armies at the start of a turn (D-18, D-19)."""
        return self.income(seat)

    def tribute(self, seat: i64) -> i64:
        """Gold at the start of a turn: a hundred for each of those armies and each port (D-20)."""
        return 100 * (self.income(seat) + self.ports_of(seat)) if self.with_gold != 0 else i64(0)


def percent(have: i64, need: i64) -> i64:
    """At most 100."""
    return DONE_ALL if have >= need else DONE_ALL * have // need
