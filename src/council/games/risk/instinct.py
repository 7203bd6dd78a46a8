"""What a player does at first sight: search plays on with it, and thinks only about what it likes.

All is judged by the estimates of stats.py. A sketch goes on by hunches until the turn comes round
again, so that the answer of the others is part of what a move is worth.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from council.core.bits import zeros
from council.core.state import CHANCE, NOBODY, Rng, State
from council.games.risk.board import (
    COMMITTING,
    COUNTING,
    DEFENDING,
    DEPLOYING,
    GOING,
    GOING_ON,
    INVADING,
    LANDING,
    LEAVING,
    MARCHING,
    MOVING_IN,
    NEUTRAL,
    TAKING,
    TRADING,
)
from council.games.risk.exiles import Exiles
from council.games.risk.moves import (
    ALL,
    ARMIES,
    ATTACK,
    DEPLOY,
    DICE,
    DONE,
    FIGHT,
    FROM,
    MOST_COUNTED,
    REGIONS,
    STOP,
    TO,
)

# What a conquest gains at first sight, in hundredths of an army
LAND: Final[i64] = 120  # a territory or a castle, among all seats: the more, the more others gain
POINT: Final[i64] = 400  # a point, at the end; before, the less the more turns are left
CARD: Final[i64] = 300
BONUS: Final[i64] = 200  # an army a turn for a region; half as much when an enemy loses it
KILL: Final[i64] = 100  # an army of the only enemy; far less where there are more of them
FAIR: Final[i64] = 400  # of a thousand: odds at which an invasion is declared and goes on
# Where more than two play, the others gain most from a war: better odds, dearer losses
SAFE: Final[i64] = 600
DEAR: Final[i64] = 140  # per cent
JITTER: Final[i64] = 10  # per cent by which a hunch may misjudge a gain
FORESIGHT: Final[i64] = 4  # turns
MOST_TRUST: Final[i64] = 30
NEVER: Final[i64] = -1000000
# After the regions in what a conquest adds: for any territory, for one with a castle, with a port
ANY: Final[i64] = REGIONS
CASTLES: Final[i64] = REGIONS + 1
PORTS: Final[i64] = REGIONS + 2


class Instinct(Exiles):
    """Hunches for every question of Skirmish; other modes add theirs."""

    # -- for search

    def sketch(self, rng: Rng, root: State) -> None:
        """By hunches until the turn comes round again, or four turns have gone by."""
        assert isinstance(root, Instinct)
        end = root.clock() + (self.seats if self.seats < FORESIGHT else FORESIGHT)
        while self.clock() < end:
            seat = self.seat()
            if seat == NOBODY:
                return
            self.apply(self.chance(rng) if seat == CHANCE else self.hunch(rng))

    def glance(self, rng: Rng, root: State) -> None:
        """The table is judged as it stands, a battle by its odds."""

    def clock(self) -> i64:
        """Turns since the beginning, those of eliminated seats counted too."""
        turns = self.round * self.seats
        seat = self.first
        while seat != self.turn:
            seat = self.beside(seat)
            turns += 1
        return turns

    def weight(self) -> i64:
        """A turn has many questions, so each gets a part only; less where less is at stake."""
        phase = self.phase
        if phase == INVADING or phase == DEPLOYING:
            return 4
        if phase == MOVING_IN or phase == TAKING or phase == MARCHING or phase < TRADING:
            return 1
        return 2

    def trust(self, iterations: i64) -> i64:
        """In a duel, and among six or seven, hunches alone would make a player: who thinks little
        about a move follows them less, so that thinking is what makes a level."""
        if 2 < self.seats < 6 or iterations > 5 * MOST_TRUST:
            return MOST_TRUST
        return iterations // 5

    def promising(self) -> vec[i64]:
        phase = self.phase
        if phase == INVADING:
            return self.fair_attacks()
        if phase == COMMITTING:
            return self.only(DICE + self.most_committed() - 1)
        if phase == DEFENDING:
            return self.only(DICE + self.most_defending() - 1)
        if phase == GOING_ON:
            return self.only(self.fight_hunch())
        moves = self.legal_moves()
        if phase == COUNTING or phase == MOVING_IN or phase == MARCHING:
            return self.few(moves)
        if phase == DEPLOYING and self.bonus == 0:
            return self.to_front(moves, DEPLOY)
        if phase == GOING:
            return self.to_front(moves, TO)
        return moves

    def only(self, move: i64) -> vec[i64]:
        return append(vec[i64](capacity=i64(1)), move)

    def few(self, moves: vec[i64]) -> vec[i64]:
        """The first, the middle and the last."""
        n = i64(len(moves))
        if n <= 3:
            return moves
        found = vec[i64](capacity=i64(3))
        return append(append(append(found, moves[0]), moves[n // 2]), moves[n - 1])

    def to_front(self, moves: vec[i64], first: i64) -> vec[i64]:
        """Those to where enemies are near; all when there are none."""
        found = vec[i64](capacity=i64(len(moves)))
        for move in moves:
            if self.faces_others(move - first):
                found = append(found, move)
        return found if i64(len(found)) > 0 else moves

    def fair_attacks(self) -> vec[i64]:
        """Only those that would go on: what was broken off is not declared again at once."""
        land = self.land
        moves = vec[i64](capacity=i64(64))
        for move in self.legal_moves():
            if ATTACK <= move < FROM:
                link = move - ATTACK
                if not self.fair(land.sources[link], land.targets[link]):
                    continue
            moves = append(moves, move)
        return moves

    def fair(self, source: i64, target: i64) -> bool:
        """Whether the odds of an invasion are good enough."""
        odds = self.odds_of(self.armies[source] - 1, source, target)
        return self.land.wins[odds] >= (FAIR if self.seats == 2 else SAFE)

    def faces_others(self, t: i64) -> bool:
        """Whether others are beside it."""
        seat = self.owner[t]
        for j in range(self.land.starts[t], self.land.starts[t + 1]):
            if self.owner[self.land.goals[j]] != seat:
                return True
        return False

    def threat(self, t: i64) -> i64:
        """The strongest army of another player beside it."""
        most: i64 = 0
        for j in range(self.land.starts[t], self.land.starts[t + 1]):
            goal = self.land.goals[j]
            other = self.owner[goal]
            if other >= 0 and other != self.owner[t] and self.armies[goal] > most:
                most = self.armies[goal]
        return most

    # -- hunches

    def hunch(self, rng: Rng) -> i64:
        """A sensible move, not always the same one."""
        phase = self.phase
        if phase == INVADING:
            return self.attack_hunch(rng)
        if phase == COMMITTING:
            return DICE + self.most_committed() - 1
        if phase == DEFENDING:
            return DICE + self.most_defending() - 1
        if phase == GOING_ON:
            return self.fight_hunch()
        if phase == DEPLOYING:
            return self.deploy_hunch(rng)
        if phase == COUNTING or phase == MARCHING or phase == MOVING_IN:
            return self.number_hunch(rng)
        if phase == LEAVING:
            return self.leave_hunch()
        if phase == GOING:
            return self.goal_hunch()
        if phase == LANDING:
            return self.landing_hunch(rng)
        moves = self.legal_moves()
        if phase == TAKING:
            return moves[1]  # a card; with a full hand an exile
        if phase == TRADING:
            return moves[i64(len(moves)) - 1]
        return moves[rng.below(i64(len(moves)))]

    def attack_hunch(self, rng: Rng) -> i64:
        """The invasion that gains most for what it costs; none when all cost more."""
        land = self.land
        best = DONE
        most: i64 = 0
        gains = self.region_gains()
        turns = self.turns_left()
        for move in self.legal_moves():
            if ATTACK <= move < FROM:
                t = land.sources[move - ATTACK]
                goal = land.targets[move - ATTACK]
                gain = self.gain(self.armies[t] - 1, t, goal, gains, turns, rng)
                if gain > most and self.fair(t, goal):
                    most = gain
                    best = move
        return best

    def fight_hunch(self) -> i64:
        """A battle goes on as long as it would be begun."""
        return FIGHT if self.fair(self.source, self.target) else STOP

    def deploy_hunch(self, rng: Rng) -> i64:
        """Where all the armies together would gain most."""
        if self.bonus > 0:
            moves = self.legal_moves()
            return moves[rng.below(i64(len(moves)))]
        land = self.land
        best: i64 = -1
        most = NEVER
        gains = self.region_gains()
        turns = self.turns_left()
        for t in range(land.low, land.high):
            if self.owner[t] == self.turn:
                if best < 0:
                    best = t
                for j in range(land.starts[t], land.starts[t + 1]):
                    goal = land.goals[j]
                    if self.owner[goal] != self.turn:
                        men = self.armies[t] + self.pool - 1
                        gain = self.gain(men, t, goal, gains, turns, rng)
                        if gain > most:
                            most = gain
                            best = t
        return DEPLOY + best

    def gain(self, men: i64, source: i64, goal: i64, gains: vec[i64], turns: i64, rng: Rng) -> i64:
        """What a fight to the end is worth: conquest and enemies killed, less what it costs."""
        land = self.land
        owner = self.owner[goal]
        odds = self.odds_of(men, source, goal)
        prize = self.worth_of(goal, turns)
        if land.needed[goal] != 0:
            prize += gains[land.region[goal]]
        prize += gains[ANY]
        if land.castles[goal] != 0:
            prize += gains[CASTLES]
        if land.ports[goal] != 0:
            prize += gains[PORTS]
        if self.conquests == 0:
            prize += CARD
        if owner >= 0:
            rivals = self.seats - 1
            prize += KILL * self.armies[goal] // (rivals * rivals)
            if self.held[owner] == 1:
                prize += CARD * self.hand_size(owner)
        prize = prize * (100 - JITTER + rng.below(2 * JITTER)) // 100
        cost = land.losses[odds] if self.seats == 2 else land.losses[odds] * DEAR // 100
        return prize * land.wins[odds] // 1000 - cost

    def worth_of(self, t: i64, turns: i64) -> i64:
        """A territory: its share of the income, and its points as the end comes near."""
        land = self.land
        points = 1 + land.castles[t] + land.ports[t]
        return LAND * (1 + land.castles[t]) // self.seats + POINT * points // (
            (1 + turns) * (1 + turns)
        )

    def region_gains(self) -> vec[i64]:
        """What taking a territory adds by region: the bonus won with the last one, or broken; and
        what is wanted for other reasons."""
        land = self.land
        lacking = zeros(REGIONS + 3)
        for t in range(land.low, land.high):
            if land.needed[t] != 0 and self.owner[t] != self.turn:
                lacking[land.region[t]] += 1
        owners = self.region_owners()
        for region in range(REGIONS):
            worth = BONUS * land.bonus[region]
            if lacking[region] == 1:
                lacking[region] = worth
            elif owners[region] >= 0 and owners[region] != self.turn:
                lacking[region] = worth // 2
            else:
                lacking[region] = 0
        return lacking

    def number_hunch(self, rng: Rng) -> i64:
        """All; but after a conquest some stay where others are near."""
        stock = self.armies[self.source] if self.phase != COUNTING else i64(0)
        if self.phase == COUNTING:
            most = self.bonus if self.bonus > 0 else self.pool
        elif self.phase == MARCHING:
            most = stock - 1
        else:
            most = stock + self.committed - 1
            if self.faces_others(self.source):
                if not self.faces_others(self.target):
                    most = self.committed
                elif self.seats > 2 or rng.below(3) == 0:
                    most = (most + self.committed) // 2
        return ARMIES + most - 1 if most <= MOST_COUNTED else ALL

    def landing_hunch(self, rng: Rng) -> i64:
        """The port whose loss hurts others most, by the odds of the exiles."""
        best: i64 = -1
        most = NEVER
        gains = self.region_gains()
        turns = self.turns_left()
        men = self.strength(self.arriving)
        for move in self.landings():
            t = move - TO
            owner = self.owner[t]
            if owner == self.turn:
                hurt = NEVER + 1
            elif owner == NEUTRAL:
                hurt = 0
            else:
                hurt = self.gain(men, -1, t, gains, turns, rng)
            if hurt > most:
                most = hurt
                best = move
        return best

    def leave_hunch(self) -> i64:
        """The largest army with no enemy beside it."""
        moves = self.legal_moves()
        best = moves[0]
        most: i64 = 1
        for move in moves:
            t = move - FROM
            if t >= 0 and self.armies[t] > most and not self.faces_others(t):
                most = self.armies[t]
                best = move
        return best

    def goal_hunch(self) -> i64:
        """To where the enemy is strongest compared with what stands there."""
        moves = self.legal_moves()
        best = moves[0]
        most = NEVER
        for move in moves:
            t = move - TO
            if self.faces_others(t):
                need = self.threat(t) - self.armies[t]
                if need > most:
                    most = need
                    best = move
        return best
