"""Whether luck is fair: its mean over many bot games, which must be zero for every seat, whatever
the estimate.

    PYTHONPATH=tests python -m report.bias 2000                  # every kind of game
    PYTHONPATH=tests python -m report.bias 2000 intrigue-2       # one of them
    PYTHONPATH=tests python -m report.bias 2000 --keep bias      # can be stopped and goes on

Every row has the mean luck of a seat with its standard error, and how much smaller the variance of
the result is without luck. In every game start, luck and the moves of all seats must add up to the
result. Positions are measured with few rollouts: that makes luck noisier, never biased.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from statistics import mean, stdev, variance

from report.study import Kind, Row, file_in, game_of, parser_of, rows_of, say

from council.core.play import Play
from council.kit.review import Pace
from council.report.luck import account, measured
from council.report.making import balance, plan_of

ENOUGH = 2.0  # standard errors
NEAR = 1e-9
SEED = 2  # of all games, chosen before any of them was played

KINDS = {
    "intrigue-2": Kind("intrigue", 2, pace=Pace(20, 20)),
    "intrigue-4": Kind("intrigue", 4, pace=Pace(20, 20)),
    "risk-skirmish-2": Kind("risk", 2, {"mode": "skirmish"}, pace=Pace(0, 60)),
    "risk-skirmish-4": Kind("risk", 4, {"mode": "skirmish"}, pace=Pace(0, 60)),
    "risk-dominion-2": Kind("risk", 2, {"mode": "dominion"}, pace=Pace(0, 30)),
    "cardgame": Kind("cardgame", 2, pace=Pace(6, 12, outcomes=12)),
}


@dataclass(frozen=True)
class Fairness:
    """What luck came to in many games, by seat."""

    games: int
    luck: list[float]
    errors: list[float]
    spread: float  # standard deviation of luck
    factor: float  # variance of the result without luck, in parts of that of the result

    def gaps(self) -> list[float]:
        """The mean of each seat in standard errors."""
        return [mean / error for mean, error in zip(self.luck, self.errors, strict=True)]

    def fair(self) -> bool:
        return all(abs(gap) <= ENOUGH for gap in self.gaps())


def parts_of(kind: Kind, play: Play) -> Row:
    """Where the result of every seat came from."""
    plan = plan_of(play, kind.thought())
    found = {k: measured(plan.gauge, plan.steps, plan.seed, k) for k in plan.positions}
    ledger = account(plan.steps, found, play.state)
    balances = [balance(ledger, seat) for seat in range(kind.seats)]
    row: Row = {
        part: [getattr(one, part).value for one in balances]
        for part in ("start", "dice", "draws", "own", "others")
    }
    row["result"] = [one.result for one in balances]
    check_sum(row)
    return row


def check_sum(row: Row) -> None:
    """Start, luck and the moves of all seats are the result, for every seat; luck goes round."""
    for seat, result in enumerate(row["result"]):
        total = sum(row[part][seat] for part in ("start", "dice", "draws", "own", "others"))
        if abs(total - result) > NEAR:
            raise AssertionError(f"game {row.get('number')}, seat {seat}: {total} is not {result}")
    for part in ("dice", "draws"):
        if abs(sum(row[part])) > NEAR:
            raise AssertionError(f"game {row.get('number')}: {part} do not add up to nothing")


def luck_in(row: Row, seat: int) -> float:
    """Dice and draws of a seat."""
    return float(row["dice"][seat] + row["draws"][seat])


def summary(rows: Sequence[Row]) -> Fairness:
    """The means over games that were played."""
    for row in rows:
        check_sum(row)
    seats = range(len(rows[0]["result"]))
    lucks = [[luck_in(row, seat) for row in rows] for seat in seats]
    results = [[row["result"][seat] for row in rows] for seat in seats]
    without = [
        [result - luck for result, luck in zip(results[seat], lucks[seat], strict=True)]
        for seat in seats
    ]
    return Fairness(
        len(rows),
        [mean(column) for column in lucks],
        [stdev(column) / sqrt(len(rows)) for column in lucks],
        sqrt(mean(variance(column) for column in lucks)),
        sum(map(variance, without)) / sum(map(variance, results)),
    )


def fairness(
    kind: Kind, numbers: Iterable[int], file: Path | None = None, seed: int = SEED
) -> Fairness:
    """The mean of luck over these games."""
    rows = rows_of(file, numbers, lambda number: parts_of(kind, game_of(kind, seed, number)))
    return summary(list(rows))


def main() -> None:
    given = parser_of("the mean of luck", KINDS).parse_args()
    gaps: list[float] = []
    for name in given.kinds or KINDS:
        file = file_in(given.keep, name)
        found = fairness(KINDS[name], range(given.first, given.games + 1), file)
        for seat, gap in enumerate(found.gaps()):
            say(
                f"{name:16} seat {seat + 1} {found.games} games: luck {100 * found.luck[seat]:+.2f}"
                f" ± {100 * found.errors[seat]:.2f} points ({gap:+.2f} standard errors)"
            )
        say(f"{name:16} spread {found.spread:.3f}, variance without luck x {found.factor:.3f}")
        gaps += found.gaps()
    beyond = sum(abs(gap) > ENOUGH for gap in gaps)
    say(f"{len(gaps)} means, {beyond} of them beyond {ENOUGH:.0f} standard errors")


if __name__ == "__main__":
    main()
