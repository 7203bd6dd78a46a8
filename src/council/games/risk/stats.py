"""Numbers read off the table: income, points, and how strong a seat looks."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from council.core.bits import zeros
from council.games.risk.board import DECK, NEUTRAL, Board
from council.games.risk.moves import REGIONS

UNHELD: Final[i64] = -9
SHARED: Final[i64] = -8

# What things are worth in the estimate, in hundredths of a point.
POINT: Final[i64] = 100
FRONT_ARMY: Final[i64] = 40
REAR_ARMY: Final[i64] = 18
CARD: Final[i64] = 90
INCOME: Final[i64] = 28  # an army a turn, for each turn still expected
MOST_TURNS: Final[i64] = 7
DANGER: Final[i64] = 60  # per cent of a territory that may be lost to a much stronger neighbour


class Stats(Board):
    """Everything here only looks."""

    def castles_of(self, seat: i64) -> i64:
        count: i64 = 0
        for t in range(self.land.low, self.land.high):
            if self.owner[t] == seat:
                count += self.land.castles[t]
        return count

    def ports_of(self, seat: i64) -> i64:
        count: i64 = 0
        for t in range(self.land.low, self.land.high):
            if self.owner[t] == seat:
                count += self.land.ports[t]
        return count

    def armies_of(self, seat: i64) -> i64:
        count: i64 = 0
        for t in range(self.land.low, self.land.high):
            if self.owner[t] == seat:
                count += self.armies[t]
        return count

    def region_owners(self) -> vec[i64]:
        """Who holds each region as a whole; UNHELD or SHARED when nobody does."""
        land = self.land
        found = zeros(REGIONS)
        for region in range(REGIONS):
            found[region] = UNHELD
        for t in range(land.low, land.high):
            if land.needed[t] != 0:
                region = land.region[t]
                if found[region] == UNHELD:
                    found[region] = self.owner[t]
                elif found[region] != self.owner[t]:
                    found[region] = SHARED
        return found

    def region_income(self, seat: i64) -> i64:
        """The bonus of every region wholly held (S-15)."""
        owners = self.region_owners()
        total: i64 = 0
        for region in range(REGIONS):
            if owners[region] == seat:
                total += self.land.bonus[region]
        return total

    def base(self, seat: i64) -> i64:
        """A third of territories and castles, at least three (S-13, S-14)."""
        base = (self.held[seat] + self.castles_of(seat)) // 3
        return base if base > 3 else 3

    def income(self, seat: i64) -> i64:
        """The armies a seat would get now (A-07)."""
        return self.base(seat) + self.region_income(seat)

    # -- the score

    def score(self, seat: i64) -> i64:
        """Territories, castles and ports (S-54); nothing else counts (S-56)."""
        return self.held[seat] + self.castles_of(seat) + self.ports_of(seat)

    def ahead(self, one: i64, two: i64) -> bool:
        """Whether seat one stands before seat two: points, territories, armies (A-06)."""
        mine = self.score(one)
        theirs = self.score(two)
        if mine != theirs:
            return mine > theirs
        if self.held[one] != self.held[two]:
            return self.held[one] > self.held[two]
        return self.armies_of(one) > self.armies_of(two)

    def rank(self, seat: i64) -> i64:
        """How many seats stand before this one."""
        count: i64 = 0
        for other in range(self.seats):
            if other != seat and self.ahead(other, seat):
                count += 1
        return count

    def won(self, seat: i64) -> float:
        """The share of the victory, when the game is over."""
        if self.rank(seat) != 0:
            return 0.0
        winners: i64 = 0
        for other in range(self.seats):
            if self.rank(other) == 0:
                winners += 1
        return 1.0 / float(winners)

    # -- the estimate

    def turns_left(self) -> i64:
        """About how many turns each seat still has before the End Game card."""
        bottom = (self.land.high - self.land.low) // 2
        left = self.cards.size[DECK]
        draws = left - bottom // 2 if left > bottom else (left + 1) // 2
        playing: i64 = 0
        for seat in range(self.seats):
            if not self.is_out(seat):
                playing += 1
        turns = draws // playing
        rest = self.rounds - self.round
        if rest < turns:
            turns = rest
        return turns if turns < MOST_TURNS else MOST_TURNS

    def worths(self) -> vec[i64]:
        """How strong each seat looks: points, armies, income, cards, less what is in danger."""
        land = self.land
        owner = self.owner
        armies = self.armies
        found = vec[i64](capacity=self.seats)
        turns = self.turns_left()
        for seat in range(self.seats):
            cards = self.hand_size(seat)
            found = append(found, CARD * cards if self.held[seat] > 0 else 0)
        if self.conquests > 0:
            found[self.turn] += CARD
        for t in range(land.low, land.high):
            seat = owner[t]
            if seat < 0:
                continue
            mine = armies[t]
            threat: i64 = 0
            front = False
            for j in range(land.starts[t], land.starts[t + 1]):
                goal = land.goals[j]
                if owner[goal] != seat:
                    front = True
                    if owner[goal] != NEUTRAL and armies[goal] > threat:
                        threat = armies[goal]
            points = POINT * (1 + land.castles[t] + land.ports[t])
            points += INCOME * turns * (1 + land.castles[t]) // 3
            if threat > mine:
                points -= points * DANGER * (threat - mine) // (100 * threat)
            found[seat] += points + mine * (FRONT_ARMY if front else REAR_ARMY)
        owners = self.region_owners()
        for region in range(REGIONS):
            if owners[region] >= 0:
                found[owners[region]] += INCOME * turns * land.bonus[region]
        found[self.turn] += self.pool * FRONT_ARMY
        return found

    def prospect(self, seat: i64) -> float:
        """Before the end: the seat's share of all strength, the strong favoured."""
        worths = self.worths()
        total = 0.0
        mine = 0.0
        for other in range(self.seats):
            x = float(worths[other])
            x = x * x * x
            total += x
            if other == seat:
                mine = x
        if total == 0.0:
            return 1.0 / float(self.seats)
        return mine / total
