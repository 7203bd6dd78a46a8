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
from council.games.risk.effects_worth import Weighing
from council.games.risk.estate import GOALS
from council.games.risk.instinct import JITTER, NEVER
from council.games.risk.machine import HOW_MANY, IN_WINDOW, NO_QUESTION
from council.games.risk.moves import (
    CLAIM,
    DEPLOY,
    DONE,
    MAESTER,
    MAESTERS,
    OBJECTIVE,
    PICK,
    REVEAL,
    UNIT,
)
from council.games.risk.stats import MOST_TURNS

RICH: Final[i64] = 400  # gold at which something is bought
FEW_GOALS: Final[i64] = 3  # objectives in hand below which another one is bought
CARD_IN: Final[i64] = 4  # a window in so many sees a card used at first sight
NEAR_OWN: Final[i64] = 40  # of a claim, for each own territory beside it
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
            return self.buy_hunch(rng)
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

    def buy_hunch(self, rng: Rng) -> i64:
        """A maester or an objective when rich."""
        moves = self.legal_moves()
        if self.gold[self.turn] < RICH:
            return DONE
        wanted = MAESTER
        if self.goals_of(self.turn) < FEW_GOALS and rng.below(2) == 0:
            wanted = OBJECTIVE
        for move in moves:
            if move == wanted:
                return move
        return DONE
