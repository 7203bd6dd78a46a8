"""How a table of Dominion looks to each seat: the estimate that search plays for."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from council.games.risk.board import GIVING_UP, NAMING_ENGINES, NAMING_KNIGHTS
from council.games.risk.estate import G_HAND, GOALS
from council.games.risk.goals import Goals
from council.games.risk.siege import least
from council.games.risk.stats import MOST_TURNS

# In hundredths of a point of Skirmish, as in stats.py.
VICTORY_POINT: Final[i64] = 500
NEAR_GOAL: Final[i64] = 220  # of an objective in hand, for each of its points, times progress
GOLD_PIECE: Final[i64] = 30  # a hundred gold
MOST_GOLD: Final[i64] = 20  # hundreds that are worth as much
MAESTER_CARD: Final[i64] = 70
UNIT_WORTH: Final[i64] = 120
HOME: Final[i64] = 250  # the own Seat of Power
HOME_A_POINT: Final[i64] = 60  # more, the more points wait for it
AT_THE_GOAL: Final[i64] = 3000  # won at the next check, if the seat is still held


class Prospects(Goals):
    """Points and what leads to them, besides armies and income."""

    def turns_left(self) -> i64:
        if self.with_objectives == 0:
            return super().turns_left()
        rest = self.rounds - self.round
        return rest if rest < MOST_TURNS else MOST_TURNS

    def worths(self) -> vec[i64]:
        found = super().worths()
        for seat in range(self.seats):
            if self.held[seat] > 0:
                found[seat] += self.estate_worth(seat)
        for t in range(self.land.low, self.land.high):
            if self.owner[t] >= 0 and self.units[t] != 0:
                found[self.owner[t]] += UNIT_WORTH * self.all_units(t)
        return found

    def all_units(self, t: i64) -> i64:
        return self.knights(t) + self.engines(t) + self.forts(t)

    def estate_worth(self, seat: i64) -> i64:
        """Points, objectives under way, gold and cards of a seat."""
        hundreds = self.gold[seat] // 100
        worth = GOLD_PIECE * (hundreds if hundreds < MOST_GOLD else MOST_GOLD)
        worth += MAESTER_CARD * self.maesters_of(seat)
        if self.with_objectives == 0:
            return worth
        points = least(self.points[seat], self.land.lore.goal)  # more do not help
        worth += VICTORY_POINT * points
        if self.holds_home(seat):
            worth += HOME + HOME_A_POINT * points
            if points == self.land.lore.goal:
                worth += AT_THE_GOAL
        return worth + NEAR_GOAL * self.best_goal(seat) // 100

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
        return self.share(seat) if self.phase >= GIVING_UP else super().outlook(seat)
