"""Numbers read off the table: income, points, and how strong a seat looks."""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from council.core.bits import zeros
from council.games.risk.board import (
    COMMITTING,
    DECK,
    DEFENDING,
    GOING_ON,
    INVADING,
    NEUTRAL,
    ROLLING,
    Board,
)
from council.games.risk.moves import REGIONS

UNHELD: Final[i64] = -9
SHARED: Final[i64] = -8
LARGEST: Final[i64] = 20  # armies of a side in the table of odds

# What search and greedy play for: the chance to win, estimated from a seat's share of these things.
# The weights, in thousandths, were fitted to the ends of thousands of games among bots; in every
# mode and for every number of seats armies that can fight decide.
AT_FRONT: Final[i64] = 8000  # armies with others beside them, and those to deploy
AT_REST: Final[i64] = 2500  # armies behind: they must march first
LANDS: Final[i64] = 3000  # territories and castles: the income to come
BONUS: Final[i64] = 500  # armies a turn for whole regions
CARDS: Final[i64] = 3000  # territory cards, that of this turn included
THIN: Final[i64] = -1000  # territories beside a stronger enemy
POINTS: Final[i64] = 12000  # at the end; before, the less the more turns are left
MOST_TURNS: Final[i64] = 7
EDGE: Final = 0.002  # of the whole, for each die


class Stats(Board):
    """Everything here only looks."""

    def castles_of(self, seat: i64) -> i64:
        owner = self.owner
        castles = self.land.castles
        count: i64 = 0
        for t in range(self.land.low, self.land.high):
            if owner[t] == seat:
                count += castles[t]
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
        owner = self.owner
        needed = land.needed
        regions = land.region
        found = zeros(REGIONS)
        for region in range(REGIONS):
            found[region] = UNHELD
        for t in range(land.low, land.high):
            if needed[t] != 0:
                region = regions[t]
                if found[region] == UNHELD:
                    found[region] = owner[t]
                elif found[region] != owner[t]:
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
        return base if base > 3 else i64(3)

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
        bottom = self.land.cards // 2
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
        """How strong each seat looks, in thousandths."""
        land = self.land
        owner = self.owner
        armies = self.armies
        front = zeros(self.seats)
        rest = zeros(self.seats)
        lands = zeros(self.seats)
        points = zeros(self.seats)
        thin = zeros(self.seats)
        for t in range(land.low, land.high):
            seat = owner[t]
            if seat < 0:
                continue
            mine = armies[t]
            threat: i64 = 0
            exposed = False
            for j in range(land.starts[t], land.starts[t + 1]):
                goal = land.goals[j]
                if owner[goal] != seat:
                    exposed = True
                    if owner[goal] != NEUTRAL and armies[goal] > threat:
                        threat = armies[goal]
            if exposed:
                front[seat] += mine
            else:
                rest[seat] += mine
            if threat > mine:
                thin[seat] += 1
            lands[seat] += 1 + land.castles[t]
            points[seat] += 1 + land.castles[t] + land.ports[t]
        front[self.turn] += self.pool
        turns = 1 + self.turns_left()
        worths = zeros(self.seats)
        self.weigh(worths, front, AT_FRONT, 0)
        self.weigh(worths, rest, AT_REST, 3)
        self.weigh(worths, lands, LANDS, 0)
        self.weigh(worths, points, POINTS // (turns * turns), 0)
        self.weigh(worths, thin, THIN, 1)
        self.weigh(worths, self.bonuses(), BONUS, 3)
        self.weigh(worths, self.card_counts(), CARDS, 2)
        return worths

    def bonuses(self) -> vec[i64]:
        """The armies a turn of each seat for whole regions."""
        found = zeros(self.seats)
        owners = self.region_owners()
        for region in range(REGIONS):
            if owners[region] >= 0:
                found[owners[region]] += self.land.bonus[region]
        return found

    def card_counts(self) -> vec[i64]:
        """Territory cards of each seat, with the one a conquest of this turn has earned."""
        found = zeros(self.seats)
        for seat in range(self.seats):
            found[seat] = self.hand_size(seat)
        if self.conquests > 0 and found[self.turn] < 5:
            found[self.turn] += 1
        return found

    def weigh(self, worths: vec[i64], things: vec[i64], weight: i64, few: i64) -> None:
        """Add what each seat's share of these things is worth; `few` of them a seat, had by nobody,
        keep the first one from counting too much."""
        total = few * self.seats
        for seat in range(self.seats):
            total += things[seat]
        if total > 0:
            for seat in range(self.seats):
                worths[seat] += weight * things[seat] // total

    def share(self, seat: i64) -> float:
        """The seat's chance to win; who holds nothing has none, once anybody does."""
        worths = self.worths()
        total = 0.0
        for other in range(self.seats):
            if self.held[other] > 0:
                total += exp(float(worths[other] - worths[seat]) / 1000.0)
        if total == 0.0:
            return 1.0 / float(self.seats)
        return 1.0 / total if self.held[seat] > 0 else 0.0

    # -- looking a little ahead

    def outlook(self, seat: i64) -> float:
        """How the table stands, with the invasion going on weighed by its odds."""
        phase = self.phase
        if phase == COMMITTING or phase == DEFENDING or phase == ROLLING or phase == GOING_ON:
            return self.gamble(seat)
        return self.share(seat)

    def gamble(self, seat: i64) -> float:
        """The fight to the end, won or lost; who may stop does when that is better."""
        odds = self.odds_of(self.armies[self.source] - 1, self.source, self.target)
        wins = float(self.land.wins[odds]) / 1000.0
        won = self.decided(True, self.land.losses[odds])
        lost = self.decided(False, 0)
        fought = wins * won.outlook(seat) + (1.0 - wins) * lost.outlook(seat)
        if self.phase == GOING_ON:
            mine = wins * won.outlook(self.turn) + (1.0 - wins) * lost.outlook(self.turn)
            stopped = self.stopped()
            if stopped.outlook(self.turn) > mine:
                return stopped.outlook(seat)
        fought = self.favour(fought, self.turn, self.attack_dice, seat)
        return self.favour(fought, self.owner[self.target], self.defence_dice, seat)

    def favour(self, value: float, side: i64, dice: i64, seat: i64) -> float:
        """More dice are a little better for who rolls them."""
        if side < 0:
            return value
        edge = EDGE * float(dice)
        return value * (1.0 - edge) + (edge if seat == side else 0.0)

    def stopped(self) -> "Stats":
        """The table when the attacker breaks off."""
        after = self.copy()
        assert isinstance(after, Stats)
        after.phase = INVADING
        return after

    def decided(self, won: bool, lost: i64) -> "Stats":
        """The table when the attacker has won with these losses (in hundredths), or lost all."""
        after = self.stopped()
        spare = after.armies[after.source] - 1
        after.armies[after.source] = 1
        if won:
            after.take_over(after.target, after.turn)
            left = spare - (lost + 50) // 100
            after.armies[after.target] = left if left > 1 else i64(1)
            after.conquests += 1
        else:
            after.armies[after.target] = (after.armies[after.target] + 1) // 2
        return after

    def odds_of(self, men: i64, source: i64, target: i64) -> i64:
        """Where the table of odds has a fight between two territories; Dominion has more that
        counts than armies."""
        return self.odds_index(men, self.armies[target])

    def odds_index(self, men: i64, foes: i64) -> i64:
        """Where the table of odds has a fight; large armies are scaled down."""
        if foes > LARGEST:
            men = men * LARGEST // foes
            foes = LARGEST
        if men > LARGEST:
            men = LARGEST
        return (LARGEST + 1) * men + foes
