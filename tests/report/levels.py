"""What decisions of bots cost on average, level by level.

    PYTHONPATH=tests python -m report.levels 300                   # every kind of game
    PYTHONPATH=tests python -m report.levels 300 risk-skirmish-2   # one of them
    PYTHONPATH=tests python -m report.levels 300 --keep levels     # can be stopped and goes on
    PYTHONPATH=tests python -m report.levels 300 --levels easy medium

All levels answer the same questions: decisions spread over whole games between `medium` bots. The
judge is that of the report, and all answers to a question are compared in the same worlds. Bots
think as much as they do at a table, but no clock stops them. The interval is taken over games, of
which every one counts as one sample.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import sqrt
from pathlib import Path
from statistics import mean, stdev

from report.study import INTERVAL, Kind, Row, file_in, game_of, parser_of, rows_of, say

from council.lab.match import seat_bot
from council.report.decisions import judge_each
from council.report.path import is_open, steps_of

SEED = 3  # of all games, chosen before any of them was played
SEED_OF_BOTS = 4  # who answer
LEVELS = ("random", "easy", "medium", "hard")
QUESTIONS = 40  # of a game, spread over all of it
KINDS = {
    "intrigue-2": Kind("intrigue", 2, bot="medium"),
    "intrigue-4": Kind("intrigue", 4, bot="medium"),
    "risk-skirmish-2": Kind("risk", 2, {"mode": "skirmish"}, bot="medium"),
    "risk-skirmish-4": Kind("risk", 4, {"mode": "skirmish"}, bot="medium"),
    "cardgame": Kind("cardgame", 2, bot="medium"),
}


@dataclass(frozen=True)
class Cost:
    """A mean over games, and half of its 95 % interval."""

    mean: float
    half: float

    @property
    def low(self) -> float:
        return self.mean - self.half

    @property
    def high(self) -> float:
        return self.mean + self.half


def costs_of(
    kind: Kind, number: int, levels: Sequence[str] = LEVELS, questions: int = QUESTIONS
) -> Row:
    """What the decisions of each level cost on average at some questions of one game."""
    play = game_of(kind, SEED, number)
    steps = [step for step in steps_of(play) if is_open(step.before)]
    asked = steps[:: -(-len(steps) // questions)]
    costs: dict[str, list[float]] = {level: [] for level in levels}
    bots = {
        (level, seat): seat_bot(kind.rules, level, SEED_OF_BOTS, number, seat)
        for level in levels
        for seat in range(kind.seats)
    }
    for step in asked:
        view = step.before.mask(step.who)
        moves = []
        for level in levels:
            bot, budget = bots[level, step.who]
            moves.append(bot.choose(view, budget))
        judged = judge_each(kind.rules, view, moves, 0, kind.thought())
        for level, found in zip(levels, judged, strict=True):
            costs[level].append(found.cost.value)
    return {"questions": len(asked), **{level: mean(costs[level]) for level in levels}}


def cost_of(values: Sequence[float]) -> Cost:
    """The mean of games, and its interval."""
    return Cost(mean(values), INTERVAL * stdev(values) / sqrt(len(values)))


def difference(rows: Sequence[Row], worse: str, better: str) -> Cost:
    """By how much one level loses more than another at the same questions."""
    return cost_of([row[worse] - row[better] for row in rows])


def rows_for(
    kind: Kind, numbers: Iterable[int], file: Path | None, levels: Sequence[str]
) -> list[Row]:
    """A row for each game."""
    return list(rows_of(file, numbers, lambda number: costs_of(kind, number, levels)))


def main() -> None:
    parser = parser_of("the cost of decisions by level", KINDS)
    parser.add_argument("--levels", nargs="+", choices=LEVELS, default=list(LEVELS))
    given = parser.parse_args()
    for name in given.kinds or KINDS:
        file = file_in(given.keep, "-".join([name, *given.levels]))
        rows = rows_for(KINDS[name], range(given.first, given.games + 1), file, given.levels)
        questions = sum(row["questions"] for row in rows)
        say(f"{name}: {questions} questions in {len(rows)} games, points a decision (95 %)")
        for level in given.levels:
            say(f"  {level:16} {said(cost_of([row[level] for row in rows]))}")
        for worse, better in pairwise(given.levels):
            say(f"  {worse + ' - ' + better:16} {said(difference(rows, worse, better))}")


def said(cost: Cost) -> str:
    """In points."""
    return f"{100 * cost.mean:.2f} ({100 * cost.low:.2f} to {100 * cost.high:.2f})"


if __name__ == "__main__":
    main()
