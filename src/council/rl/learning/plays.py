"""A quick policy and a value, learned together.

The search plays lessons against itself, with what the last cycle learned. The policy learns from
all lessons so far which moves the search made. Then the policy plays against itself, and the value
learns how the positions of these games end. The exam: the search with both against the same search
without.
"""

import numpy as np

from council.core.bots import Kept
from council.core.heuristics import Heuristics
from council.core.play import rng_for
from council.core.state import CHANCE, NOBODY, members
from council.rl.learning.course import Course, Tell
from council.rl.learning.fitting import Choices, Outcomes, teach_value, teach_weights
from council.rl.learning.values import played, think

PASSES = 30  # over all lessons
GAMES = 3  # of the policy against itself, for each lesson of a cycle
VALUE_PASSES = 3  # over the positions of these games


def lessons(course: Course, cycle: int, known: Kept | None, tell: Tell) -> Choices:
    """Games of the search against itself: what it chose between, and what it chose."""
    judge = course.learner().judgement(known)
    advice: Heuristics = judge if known else course.rules().heuristics
    rows: list[bytes] = []
    counts: list[int] = []
    made: list[int] = []
    game = 0
    while len(counts) < course.lessons:
        luck = rng_for("train", course.seed, cycle, game)
        state = course.begin()
        while (seat := int(state.seat())) != NOBODY:
            if seat == CHANCE:
                state.apply(state.chance(luck))
                continue
            view = state.mask(seat)
            moves = members(judge.candidates(view))
            move = think(view, advice, course.iterations, luck)
            if len(moves) > 1:
                rows.append(judge.policy_rows(view))
                counts.append(len(moves))
                made.append(moves.index(move))
            state.apply(move)
        game += 1
        tell("lessons", min(1.0, len(counts) / course.lessons))
    places = np.frombuffer(b"".join(rows), "<u2").astype(np.int64).reshape(sum(counts), -1)
    return Choices(places, np.array(counts), np.array(made))


def teach(course: Course, found: Choices, seed: int, tell: Tell) -> Kept:
    """A policy for all lessons so far, and a value for games of it."""
    learner = course.learner()
    policy = teach_weights(found, learner.weights, PASSES, seed, lambda part: tell("policy", part))
    judge = learner.judgement({"policy": policy})
    rows: list[bytes] = []
    won: list[float] = []
    games = GAMES * course.lessons
    for game in range(games):
        luck = rng_for("play", seed, game)
        played(course, judge, lambda state, luck: int(judge.guess(state, luck)), luck, rows, won)
        tell("games", (game + 1) / games)
    table = np.frombuffer(b"".join(rows), np.int8).reshape(len(rows), -1)
    outcomes = Outcomes(table, np.array(won, np.float32))
    value = teach_value(outcomes, VALUE_PASSES, seed, lambda part: tell("value", part)).kept()
    return {"policy": policy, "value": value}
