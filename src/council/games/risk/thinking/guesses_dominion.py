"""What a player of Dominion does at first sight: objectives, claims, gold, units and cards."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from council.core.state import Rng
from council.games.risk.box.dominion import GOLD, PROGRAM
from council.games.risk.moves import CLAIM, DEPLOY, DONE, MAESTERS, OBJECTIVE, PICK, REVEAL, UNIT
from council.games.risk.rules.objectives import progress
from council.games.risk.state.cards import objectives_of
from council.games.risk.state.dominion import DominionBoard
from council.games.risk.state.order import home_of
from council.games.risk.state.phases import (
    BASING,
    BUYING,
    CLAIMING,
    GIVING_UP,
    HOW_MANY,
    IN_WINDOW,
    NO_QUESTION,
    SCORING,
    STARTING,
    SWAPPING,
)
from council.games.risk.state.places import FIRST_OBJECTIVE, O_HAND
from council.games.risk.thinking.candidates import faces_others, threat
from council.games.risk.thinking.gains import JITTER, NEVER, worth_of
from council.games.risk.thinking.worth import MOST_TURNS

RICH: Final[i64] = 800  # gold at which an objective is bought
MANY_OBJECTIVES: Final[i64] = 9  # objectives in hand with which no other one is bought
CARD_IN: Final[i64] = 4  # a window in so many sees a card used at first sight
NEAR_OWN: Final[i64] = 40  # of a claim, for each own territory beside it
AT_HOME: Final[i64] = 3  # armies that a Seat of Power wants more than another front


def card_guess(s: DominionBoard, rng: Rng) -> i64:
    """What cards ask."""
    moves = s.legal_moves()
    n = i64(len(moves))
    if s.ask == IN_WINDOW:
        return moves[0] if rng.below(CARD_IN) > 0 else moves[rng.below(n)]
    return moves[n - 1] if s.ask == HOW_MANY else moves[rng.below(n)]


def dominion_guess(s: DominionBoard, rng: Rng) -> i64:
    """What only Dominion and its cards ask."""
    phase = s.phase
    if s.ask != NO_QUESTION:
        return card_guess(s, rng)
    if phase == BUYING:
        return buy_guess(s)
    moves = s.legal_moves()
    if phase == GIVING_UP:
        return objective_to_give_up(s, moves)
    if phase == SCORING:
        return objective_to_score(s, moves)
    if phase == CLAIMING:
        return claim_guess(s, moves, rng)
    if phase == STARTING:
        return start_guess(s, moves, rng)
    if phase == BASING:
        return base_guess(s, moves)
    if phase == SWAPPING:
        return moves[0]
    return moves[i64(len(moves)) - 1]


def objective_to_give_up(s: DominionBoard, moves: vec[i64]) -> i64:
    """The objective that is farthest from done, for its points."""
    best = moves[0]
    least: i64 = -NEVER
    for move in moves:
        objective = move - PICK - MAESTERS - FIRST_OBJECTIVE
        near = (20 + progress(s, objective, s.turn)) * s.land.dominion.points[objective]
        if near < least:
            least = near
            best = move
    return best


def objective_to_score(s: DominionBoard, moves: vec[i64]) -> i64:
    """The one with most points."""
    best = moves[0]
    most: i64 = 0
    for move in moves:
        if (
            move != DONE
            and s.land.dominion.points[move - REVEAL - MAESTERS - FIRST_OBJECTIVE] > most
        ):
            most = s.land.dominion.points[move - REVEAL - MAESTERS - FIRST_OBJECTIVE]
            best = move
    return best


def claim_guess(s: DominionBoard, moves: vec[i64], rng: Rng) -> i64:
    """What is worth most, beside what is held already."""
    best = moves[0]
    most = NEVER
    for move in moves:
        t = move - CLAIM
        worth = worth_of(s, t, MOST_TURNS) + rng.below(JITTER)
        for j in range(s.land.starts[t], s.land.starts[t + 1]):
            if s.owner[s.land.neighbours[j]] == s.turn:
                worth += NEAR_OWN
        if worth > most:
            most = worth
            best = move
    return best


def start_guess(s: DominionBoard, moves: vec[i64], rng: Rng) -> i64:
    """To the front where it is weakest, the Seat of Power before others."""
    best = moves[0]
    most = NEVER
    for move in moves:
        t = move - DEPLOY
        need = threat(s, t) - s.armies[t]
        if t == home_of(s, s.turn):
            need += AT_HOME
        need = 100 * need + rng.below(200)
        if need > most and faces_others(s, t):
            most = need
            best = move
    return best


def base_guess(s: DominionBoard, moves: vec[i64]) -> i64:
    """To the largest army at a front."""
    best = moves[0]
    most: i64 = 0
    for move in moves:
        t = move - UNIT
        if s.armies[t] > most and faces_others(s, t):
            most = s.armies[t]
            best = move
    return best


def buy_guess(s: DominionBoard) -> i64:
    """An objective when rich: they win the game. But gold that makes an objective is kept."""
    gold = s.gold[s.turn]
    if gold < RICH or objectives_of(s, s.turn) >= MANY_OBJECTIVES:
        return DONE
    sheet = s.land.dominion
    for scroll in s.scrolls.all_in(O_HAND + s.turn):
        row = PROGRAM * (scroll - FIRST_OBJECTIVE)
        if sheet.tests[row] == GOLD and 0 <= gold - sheet.tests[row + 1] < sheet.objective_price:
            return DONE
    for move in s.legal_moves():
        if move == OBJECTIVE:
            return move
    return DONE
