"""A policy learned from the search: how often it tried each move.

The exam: the policy alone against `medium`.
"""

from typing import Any

import numpy as np

from council.bots.ismcts import Search
from council.bots.searcher import CURIOSITY
from council.bots.tree import ROOT
from council.core.bots import Kept
from council.core.play import rng_for
from council.core.state import CHANCE, NOBODY, Rng, members
from council.rl.learning.course import Course, Tell, examined
from council.rl.learning.fitting import Decisions, teach_policy

SHARPER = 8  # the power of the visits that the policy learns from
WILD = 30  # per cent: how often a lesson goes on with any move, in proportion to its visits
PASSES = 10  # over all examples
RIVAL = "medium"


def rival(course: Course) -> str:
    """The bot of the exam, by name."""
    return RIVAL


# -- lessons


def lessons(course: Course, cycle: int, known: Kept | None, tell: Tell) -> Decisions:
    """Games of the search against itself: what it looked at, and how often."""
    judge = course.learner().judgement(None)
    rows: list[bytes] = []
    counts: list[int] = []
    wanted: list[np.ndarray[Any, Any]] = []
    game = 0
    while len(counts) < course.lessons:
        luck = rng_for("train", course.seed, cycle, game)
        state = course.begin()
        while (seat := int(state.seat())) != NOBODY:
            moves = members(state.legal_moves())
            if seat == CHANCE or len(moves) == 1:
                state.apply(state.chance(luck) if seat == CHANCE else moves[0])
                continue
            view = state.mask(seat)
            search = Search(view, course.rules().heuristics, luck, CURIOSITY, ahead=True)
            search.think(course.iterations)
            visits = _visits(search, moves)
            likes = (visits / visits.max()) ** SHARPER
            rows.append(judge.policy_rows(view))
            counts.append(len(moves))
            wanted.append((likes / likes.sum()).astype(np.float32))
            state.apply(_next(search, moves, visits, luck))
        game += 1
        tell("lessons", min(1.0, len(counts) / course.lessons))
    table = np.frombuffer(b"".join(rows), np.int8).reshape(sum(counts), -1)
    return Decisions(table, np.array(counts), np.concatenate(wanted))


def _visits(search: Search, moves: list[int]) -> np.ndarray[Any, Any]:
    tree = search.tree
    tried = {int(tree.move[kid]): int(tree.visits[kid]) for kid in tree.children(ROOT)}
    return np.array([tried.get(move, 0) for move in moves], float)


def _next(search: Search, moves: list[int], visits: np.ndarray[Any, Any], luck: Rng) -> int:
    """How a lesson goes on: mostly as the search advises."""
    if int(luck.below(100)) >= WILD:
        return int(search.best())
    left = int(luck.below(int(visits.sum())))
    for move, count in zip(moves, visits, strict=True):
        left -= int(count)
        if left < 0:
            return move
    return moves[-1]


def teach(course: Course, found: Decisions, seed: int, tell: Tell) -> Kept:
    """A policy for all lessons so far."""
    orders = course.learner().orders
    return teach_policy(found, orders, PASSES, seed, lambda part: tell("policy", part)).kept()


def exam(course: Course, weights: Kept, tell: Tell) -> float:
    """How many games the policy alone wins against RIVAL."""
    judge = course.learner().judgement(weights)
    return examined(course, lambda view, luck: int(judge.preferred(view)), RIVAL, tell)
