"""The value of positions, learned from games of the search against itself. The exam: a search that
asks this value against the same search without it.

From the second cycle on, the search that plays the lessons asks the value as well.
"""

from collections.abc import Callable

import numpy as np

from council.bots import Budget
from council.bots.ismcts import Search
from council.bots.searcher import CURIOSITY
from council.core.bots import Kept
from council.core.heuristics import Heuristics, Judgement
from council.core.play import rng_for
from council.core.state import CHANCE, NOBODY, Rng, State
from council.rl.learning.course import Course, Tell, examined
from council.rl.learning.fitting import Outcomes, teach_value

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


def played(
    course: Course,
    judge: Judgement,
    choose: Callable[[State, Rng], int],
    luck: Rng,
    rows: list[bytes],
    won: list[float],
) -> None:
    """Play a game; add the positions that can be judged, and how it ended."""
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
        state.apply(choose(state, luck))
    won += [float(state.value(seat)) for seat in seats]


def lessons(course: Course, cycle: int, known: Kept | None, tell: Tell) -> Outcomes:
    """Games of the search against itself: the positions that can be judged, and who won."""
    judge = course.learner().judgement(known)
    advice: Heuristics = judge if known else course.rules().heuristics

    def choose(state: State, luck: Rng) -> int:
        return think(state.mask(state.seat()), advice, course.iterations, luck)

    rows: list[bytes] = []
    won: list[float] = []
    game = 0
    while len(rows) < course.lessons:
        played(course, judge, choose, rng_for("train", course.seed, cycle, game), rows, won)
        game += 1
        tell("lessons", min(1.0, len(rows) / course.lessons))
    table = np.frombuffer(b"".join(rows), np.int8).reshape(len(rows), -1)
    return Outcomes(table, np.array(won, np.float32))


def teach(course: Course, found: Outcomes, seed: int, tell: Tell) -> Kept:
    """A value for all lessons so far."""
    return teach_value(found, PASSES, seed, lambda part: tell("value", part)).kept()


def exam(course: Course, weights: Kept, tell: Tell) -> float:
    """How many games the search with what was learned wins against the search without it."""

    def chosen(view: State, luck: Rng) -> int:
        judge = course.learner().judgement(weights)
        return think(view, judge, course.iterations, luck)

    return examined(course, chosen, rival(course), tell)
