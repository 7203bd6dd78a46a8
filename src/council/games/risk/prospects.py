"""How a table of Dominion looks to each seat: the estimate that search plays for."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from council.core.bits import zeros
from council.games.risk.board import GIVING_UP, NAMING_ENGINES, NAMING_KNIGHTS
from council.games.risk.estate import G_HAND, GOALS
from council.games.risk.goals import Goals
from council.games.risk.siege import least
from council.games.risk.stats import MOST_TURNS

# In thousandths, as in stats.py; all but the last three for the seat's share
VICTORY_POINTS: Final[i64] = 6000
NEAR_GOAL: Final[i64] = 1100  # points of the objective most nearly done, times progress
GOLD: Final[i64] = 1000
UNITS: Final[i64] = 1400
MAESTER_CARDS: Final[i64] = 400
HOME: Final[i64] = 200  # the own Seat of Power
HOME_A_POINT: Final[i64] = 100  # more, the more points wait for it
AT_THE_GOAL: Final[i64] = 3000  # won at the next check, if the seat is still held


class Prospects(Goals):
    """Points and what leads to them, besides armies and income."""

    def turns_left(self) -> i64:
        if self.with_objectives == 0:
            return super().turns_left()
        rest = self.rounds - self.round
        return rest if rest < MOST_TURNS else MOST_TURNS

    def worths(self) -> vec[i64]:
        worths = super().worths()
        gold = zeros(self.seats)
        maesters = zeros(self.seats)
        units = zeros(self.seats)
        for seat in range(self.seats):
            if self.held[seat] > 0:
                gold[seat] = self.gold[seat] // 100
                maesters[seat] = self.maesters_of(seat)
        for t in range(self.land.low, self.land.high):
            if self.owner[t] >= 0 and self.units[t] != 0:
                units[self.owner[t]] += self.all_units(t)
        self.weigh(worths, gold, GOLD, 5)
        self.weigh(worths, maesters, MAESTER_CARDS, 2)
        self.weigh(worths, units, UNITS, 2)
        if self.with_objectives != 0:
            self.weigh_goals(worths)
        return worths

    def all_units(self, t: i64) -> i64:
        return self.knights(t) + self.engines(t) + self.forts(t)

    def weigh_goals(self, worths: vec[i64]) -> None:
        """Points, objectives under way, and the seat without which nobody wins."""
        goal = self.land.lore.goal
        points = zeros(self.seats)
        near = zeros(self.seats)
        for seat in range(self.seats):
            if self.held[seat] > 0:
                points[seat] = least(self.points[seat], goal)  # more do not help
                near[seat] = self.best_goal(seat)
                if self.holds_home(seat):
                    worths[seat] += HOME + HOME_A_POINT * points[seat]
                    if points[seat] == goal:
                        worths[seat] += AT_THE_GOAL
        self.weigh(worths, points, VICTORY_POINTS, 2)
        self.weigh(worths, near, NEAR_GOAL, 100)

    def best_goal(self, seat: i64) -> i64:
        """Points of the objective most nearly done, by its progress (one may be scored a turn)."""
        best: i64 = 0
        points = self.land.lore.points
        for scroll in self.scrolls.all_in(G_HAND + seat):
            near = self.progress(scroll - GOALS, seat) * points[scroll - GOALS]
            if near > best:
                best = near
        return best

    def outlook(self, seat: i64) -> float:
        """Units are named in the middle of an invasion."""
        if self.phase == NAMING_KNIGHTS or self.phase == NAMING_ENGINES:
            return self.gamble(seat)
        if self.source < 0 and not self.ashore():
            return self.share(seat)  # a window after an invasion
        return self.share(seat) if self.phase >= GIVING_UP else super().outlook(seat)
