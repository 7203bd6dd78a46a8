"""The value of positions, learned from games of the search against itself. The exam: a search that
asks this value against the same search without it.

From the second cycle on, the search that plays the lessons asks the value as well.
"""

import numpy as np

from council.bots import Budget
from council.bots.ismcts import Search
from council.bots.searcher import CURIOSITY
from council.core.bots import Kept
from council.core.heuristics import Heuristics
from council.core.play import rng_for
from council.core.state import CHANCE, NOBODY, Rng, State
from council.rl.learning.course import Course, Tell, examined
from council.rl.learning.fitting import Outcomes, Student, teach_value

PASSES = 10  # over all examples


def rival(course: Course) -> str:
    """The bot of the exam, by name."""
    return f"ismcts:{course.iterations}"


def think(view: State, heuristics: Heuristics, iterations: int, luck: Rng) -> int:
    """A move of the search with this advice."""
    moves = heuristics.candidates(view)
    if len(moves) == 1:
        return int(moves[0])
    left = Budget(iterations).part(int(heuristics.effort(view)))
    visits = heuristics.guess_visits(view, left)
    search = Search(view, heuristics, luck, CURIOSITY, ahead=True, guess_visits=visits)
    search.think(left)
    return int(search.best())


def lessons(course: Course, cycle: int, known: Kept | None, tell: Tell) -> Outcomes:
    """Games of the search against itself: the positions that can be judged, and who won."""
    learner = course.learner()
    judge = learner.judgement(known)
    advice = judge if known else course.rules().heuristics
    rows: list[bytes] = []
    won: list[float] = []
    game = 0
    while len(rows) < course.lessons:
        luck = rng_for("train", course.seed, cycle, game)
        state = course.begin()
        seats: list[int] = []
        while (seat := int(state.seat())) != NOBODY:
            if seat == CHANCE:
                state.apply(state.chance(luck))
                continue
            for other in range(course.seats):
                row = judge.value_row(state, other)
                if row:
                    rows.append(row)
                    seats.append(other)
            state.apply(think(state.mask(seat), advice, course.iterations, luck))
        won += [float(state.value(seat)) for seat in seats]
        game += 1
        tell("lessons", min(1.0, len(rows) / course.lessons))
    table = np.frombuffer(b"".join(rows), np.int8).reshape(len(rows), -1)
    return Outcomes(table, np.array(won, np.float32))


def teach(course: Course, found: Outcomes, seed: int, tell: Tell) -> Student:
    """A value for all lessons so far."""
    return teach_value(found, PASSES, seed, lambda part: tell("value", part))


def exam(course: Course, weights: Kept, tell: Tell) -> float:
    """How many games the search with the value wins against the search without it."""

    def chosen(view: State, luck: Rng) -> int:
        judge = course.learner().judgement(weights)
        return think(view, judge, course.iterations, luck)

    return examined(course, chosen, rival(course), tell)
