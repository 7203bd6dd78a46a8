"""How much of the result luck explains: the variance of the result without luck, divided by that of
the result. Below 1, games differ less when luck is taken away.

    PYTHONPATH=tests python -m report.variance 1000                   # every kind of game
    PYTHONPATH=tests python -m report.variance 1000 cardgame          # one of them
    PYTHONPATH=tests python -m report.variance 1000 --keep variance   # can be stopped and goes on

Equal bots play. Positions are measured as a report does it, because every error of a value makes
luck noisier. Only those are measured that luck depends on. The interval comes from drawing whole
games again (bootstrap).
"""

from collections.abc import Mapping, Sequence
from math import fsum
from pathlib import Path
from statistics import mean, stdev

from report.study import Kind, Row, file_in, game_of, parser_of, rows_of, say

from council.core.play import rng_for
from council.report.luck import is_luck, measured
from council.report.making import ReportPlan, plan_of

SEED = 8  # of all games, chosen before any of them was played
DRAWS = 2000  # of the bootstrap
KINDS = {
    "intrigue-2": Kind("intrigue", 2, bot="medium"),
    "risk-skirmish-2": Kind("risk", 2, {"mode": "skirmish"}, bot="medium"),
    "cardgame": Kind("cardgame", 2, bot="medium"),
    "cardgame-easy": Kind("cardgame", 2),
}


def weights_of(plan: ReportPlan) -> Mapping[int, int]:
    """How often the value of each position is part of luck: what chance ends with counts, what it
    begins with is taken off. A value in the middle of a row of chance cancels out."""
    last = len(plan.steps)
    known = {*plan.positions, last}
    source = list(range(last + 1))
    for k in reversed(range(last)):
        if k not in known:
            source[k] = source[k + 1]
    weights: dict[int, int] = {}
    for k, step in enumerate(plan.steps):
        if is_luck(step):
            for at, sign in ((source[k + 1], 1), (source[k], -1)):
                weights[at] = weights.get(at, 0) + sign
    return {at: weight for at, weight in weights.items() if weight}


def luck_of(kind: Kind, number: int) -> Row:
    """The luck of every seat in a game, and its result."""
    play = game_of(kind, SEED, number)
    plan = plan_of(play, kind.pace)
    result = play.log.result or []
    luck = [0.0] * kind.seats
    for at, weight in weights_of(plan).items():
        ended = at == len(plan.steps)
        shares = result if ended else measured(plan.gauge, plan.steps, plan.seed, at).shares
        luck = [old + weight * share for old, share in zip(luck, shares, strict=True)]
    return {"luck": luck, "result": result}


def factor(rows: Sequence[Row]) -> float:
    """The variance of the result without luck in parts of that of the result, over all seats."""
    results = list(zip(*(row["result"] for row in rows), strict=True))
    lucks = list(zip(*(row["luck"] for row in rows), strict=True))
    without = [
        [result - luck for result, luck in zip(*columns, strict=True)]
        for columns in zip(results, lucks, strict=True)
    ]
    return sum(map(spread, without)) / sum(map(spread, results))


def spread(values: Sequence[float]) -> float:
    """The sum of squares around the mean: the same multiple of the variance for equal counts."""
    middle = fsum(values) / len(values)
    return fsum((value - middle) ** 2 for value in values)


def interval(rows: Sequence[Row], draws: int = DRAWS) -> tuple[float, float]:
    """The middle 95 % of the factors of games drawn again, with replacement."""
    luck = rng_for("bootstrap", len(rows))
    found = sorted(factor([rows[int(luck.below(len(rows)))] for _ in rows]) for _ in range(draws))
    return found[draws // 40], found[-1 - draws // 40]


def rows_for(kind: Kind, numbers: range, file: Path | None = None) -> list[Row]:
    """A row for each game."""
    return list(rows_of(file, numbers, lambda number: luck_of(kind, number)))


def main() -> None:
    given = parser_of("how much of the result luck explains", KINDS).parse_args()
    for name in given.kinds or KINDS:
        numbers = range(given.first, given.games + 1)
        rows = rows_for(KINDS[name], numbers, file_in(given.keep, name))
        low, high = interval(rows)
        lucks = [row["luck"][0] for row in rows]
        say(
            f"{name:16} {len(rows)} games: variance without luck x {factor(rows):.3f}"
            f" ({low:.3f} to {high:.3f}); first seat: luck {100 * mean(lucks):+.2f},"
            f" spread {100 * stdev(lucks):.1f} points"
        )


if __name__ == "__main__":
    main()
