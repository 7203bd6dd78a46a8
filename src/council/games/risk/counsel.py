"""What a player of Dominion does at first sight: objectives, claims, gold, units and cards."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from council.core.state import Rng
from council.games.risk.board import (
    BASING,
    BUYING,
    CLAIMING,
    GIVING_UP,
    NAMING_KNIGHTS,
    SCORING,
    STARTING,
    SWAPPING,
    TAKING_ENGINES,
)
from council.games.risk.box.dominion import (
    CASTLE,
    COASTS,
    CONQUERED,
    CONTROL,
    DESTROYED,
    GOLD,
    NO_FEATURE,
    PROGRAM,
    SPREAD,
)
from council.games.risk.effects_worth import Weighing
from council.games.risk.estate import G_HAND, GOALS
from council.games.risk.goals import DONE_ALL
from council.games.risk.instinct import ANY, CASTLES, JITTER, NEVER, PORTS
from council.games.risk.machine import HOW_MANY, IN_WINDOW, NO_QUESTION
from council.games.risk.moves import (
    CLAIM,
    DEPLOY,
    DONE,
    MAESTERS,
    OBJECTIVE,
    PICK,
    REGIONS,
    REVEAL,
    UNIT,
)
from council.games.risk.stats import MOST_TURNS

RICH: Final[i64] = 800  # gold at which an objective is bought
MANY_GOALS: Final[i64] = 9  # objectives in hand with which no other one is bought
CARD_IN: Final[i64] = 4  # a window in so many sees a card used at first sight
NEAR_OWN: Final[i64] = 40  # of a claim, for each own territory beside it
A_POINT: Final[i64] = 300  # of an objective, in hundredths of an army, if it were done
HOMECOMING: Final[i64] = 100  # the lost Seat of Power, for each point and three more
AT_HOME: Final[i64] = 3  # armies that a Seat of Power wants more than another front


class Counsel(Weighing):
    """Hunches for what Skirmish does not ask."""

    def weight(self) -> i64:
        if self.ask != NO_QUESTION or self.phase == CLAIMING or self.phase == STARTING:
            return 2
        return super().weight()

    def promising(self) -> vec[i64]:
        phase = self.phase
        if self.ask == HOW_MANY:
            return self.few(self.legal_moves())
        if self.ask != NO_QUESTION:
            return self.legal_moves()
        if NAMING_KNIGHTS <= phase <= TAKING_ENGINES:
            return self.few(self.legal_moves())
        if phase == STARTING:
            return self.to_front(self.legal_moves(), DEPLOY)
        if phase == BASING:
            return self.to_front(self.legal_moves(), UNIT)
        return super().promising()

    def hunch(self, rng: Rng) -> i64:
        if self.ask == NO_QUESTION:
            return self.realm_hunch(rng) if self.phase >= GIVING_UP else super().hunch(rng)
        moves = self.legal_moves()
        n = i64(len(moves))
        if self.ask == IN_WINDOW:
            return moves[0] if rng.below(CARD_IN) > 0 else moves[rng.below(n)]
        return moves[n - 1] if self.ask == HOW_MANY else moves[rng.below(n)]

    def realm_hunch(self, rng: Rng) -> i64:
        """What the rules of Dominion ask, without cards."""
        phase = self.phase
        if phase == BUYING:
            return self.buy_hunch()
        moves = self.legal_moves()
        if phase == GIVING_UP:
            return self.goal_to_go(moves)
        if phase == SCORING:
            return self.goal_to_score(moves)
        if phase == CLAIMING:
            return self.claim_hunch(moves, rng)
        if phase == STARTING:
            return self.post_hunch(moves, rng)
        if phase == BASING:
            return self.base_hunch(moves)
        if phase == SWAPPING:
            return moves[0]
        return moves[i64(len(moves)) - 1]

    def goal_to_go(self, moves: vec[i64]) -> i64:
        """The objective that is farthest from done, for its points."""
        best = moves[0]
        least: i64 = -NEVER
        for move in moves:
            goal = move - PICK - MAESTERS - GOALS
            near = (20 + self.progress(goal, self.turn)) * self.land.lore.points[goal]
            if near < least:
                least = near
                best = move
        return best

    def goal_to_score(self, moves: vec[i64]) -> i64:
        """The one with most points."""
        best = moves[0]
        most: i64 = 0
        for move in moves:
            if move != DONE and self.land.lore.points[move - REVEAL - MAESTERS - GOALS] > most:
                most = self.land.lore.points[move - REVEAL - MAESTERS - GOALS]
                best = move
        return best

    def claim_hunch(self, moves: vec[i64], rng: Rng) -> i64:
        """What is worth most, beside what is held already."""
        best = moves[0]
        most = NEVER
        for move in moves:
            t = move - CLAIM
            worth = self.worth_of(t, MOST_TURNS) + rng.below(JITTER)
            for j in range(self.land.starts[t], self.land.starts[t + 1]):
                if self.owner[self.land.goals[j]] == self.turn:
                    worth += NEAR_OWN
            if worth > most:
                most = worth
                best = move
        return best

    def post_hunch(self, moves: vec[i64], rng: Rng) -> i64:
        """To the front where it is weakest, the own seat before others."""
        best = moves[0]
        most = NEVER
        for move in moves:
            t = move - DEPLOY
            need = self.threat(t) - self.armies[t]
            if t == self.home(self.turn):
                need += AT_HOME
            need = 100 * need + rng.below(200)
            if need > most and self.faces_others(t):
                most = need
                best = move
        return best

    def base_hunch(self, moves: vec[i64]) -> i64:
        """To the largest army at a front."""
        best = moves[0]
        most: i64 = 0
        for move in moves:
            t = move - UNIT
            if self.armies[t] > most and self.faces_others(t):
                most = self.armies[t]
                best = move
        return best

    def worth_of(self, t: i64, turns: i64) -> i64:
        """Without the own Seat of Power nobody wins (D-46)."""
        worth = super().worth_of(t, turns)
        if self.with_objectives != 0 and t == self.home(self.turn):
            worth += HOMECOMING * (3 + self.points[self.turn])
        return worth

    def region_gains(self) -> vec[i64]:
        """With what the own objectives still want."""
        gains = super().region_gains()
        if self.with_objectives != 0:
            for scroll in self.scrolls.all_in(G_HAND + self.turn):
                self.want(gains, scroll - GOALS)
        return gains

    def want(self, gains: vec[i64], goal: i64) -> None:
        """What an objective adds to each conquest that leads to it, more the nearer it is."""
        done = self.progress(goal, self.turn)
        if done == DONE_ALL:
            return
        lore = self.land.lore
        kind = lore.tests[PROGRAM * goal]
        a = lore.tests[PROGRAM * goal + 1]
        b = lore.tests[PROGRAM * goal + 2]
        c = lore.tests[PROGRAM * goal + 3]
        worth = A_POINT * lore.points[goal] * (50 + done) // 100
        if kind == CONTROL:
            self.want_control(gains, worth // (a + b + c), a, b, c)
        elif kind == COASTS:
            gains[PORTS] += worth // 3
        elif kind == SPREAD:
            gains[ANY] += worth // (2 * b)
        elif kind == DESTROYED:
            gains[ANY] += 2 * worth // a
        elif kind == CONQUERED:
            if b != 0 or c == NO_FEATURE:
                gains[ANY] += worth // a
            else:
                gains[CASTLES if c == CASTLE else PORTS] += worth // a

    def want_control(
        self, gains: vec[i64], each: i64, castles: i64, ports: i64, all_of: i64
    ) -> None:
        """Castles, ports and whole regions that are to be held together."""
        if self.castles_of(self.turn) < castles:
            gains[CASTLES] += each
        if self.ports_of(self.turn) < ports:
            gains[PORTS] += each
        if self.regions_of(self.turn) < all_of:
            for region in range(REGIONS):
                if gains[region] > 0:
                    gains[region] += each

    def buy_hunch(self) -> i64:
        """An objective when rich: they win the game. But gold that makes an objective is kept."""
        gold = self.gold[self.turn]
        if gold < RICH or self.goals_of(self.turn) >= MANY_GOALS:
            return DONE
        lore = self.land.lore
        for scroll in self.scrolls.all_in(G_HAND + self.turn):
            row = PROGRAM * (scroll - GOALS)
            if lore.tests[row] == GOLD and 0 <= gold - lore.tests[row + 1] < lore.objective_price:
                return DONE
        for move in self.legal_moves():
            if move == OBJECTIVE:
                return move
        return DONE
