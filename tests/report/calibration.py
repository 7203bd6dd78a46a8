"""Whether win shares are true: of the moments in which a seat had a share between 60 and 70 %, how
often did it win?

    PYTHONPATH=tests python -m report.calibration 500                   # every kind of game
    PYTHONPATH=tests python -m report.calibration 500 intrigue-2        # one of them
    PYTHONPATH=tests python -m report.calibration 500 --keep shares     # can be stopped and goes on
    PYTHONPATH=tests python -m report.calibration 500 --fit             # which sharpness fits best

Equal bots play. A few moments of every game are taken at random and measured as a report does it,
only with fewer rollouts where they take long.
Ten bins of the share stand against the part of the win that the seat then got. The seats and
moments of one game depend on each other, so the interval is taken over games.

With `--fit`, the games have other seeds and the estimate is taken as it is. The slope is then the
sharpness that suits it; so the numbers in the `report.py` of each game were found.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from math import log, sqrt
from pathlib import Path

from report.study import INTERVAL, Kind, Row, file_in, game_of, parser_of, rows_of, say

from council.core.play import rng_for
from council.kit.review import Pace
from council.report.luck import measured
from council.report.making import plan_of

SEED = 5  # of the games that test, chosen before any of them was played
SEED_TO_FIT = 6
MOMENTS = 4  # of a game
BINS = 10
SURE = 0.001  # nothing is foretold more surely than this

KINDS = {
    "intrigue-2": Kind("intrigue", 2, bot="medium", pace=Pace(200, 40)),
    "intrigue-3": Kind("intrigue", 3, bot="medium"),
    "intrigue-4": Kind("intrigue", 4, bot="medium"),
    "risk-skirmish-2": Kind("risk", 2, {"mode": "skirmish"}, bot="medium"),
    "risk-skirmish-4": Kind("risk", 4, {"mode": "skirmish"}, bot="medium"),
    "risk-dominion-2": Kind("risk", 2, {"mode": "dominion"}, bot="medium"),
    "risk-dominion-4": Kind("risk", 4, {"mode": "dominion"}, bot="easy"),
    "cardgame": Kind("cardgame", 2, bot="medium", pace=Pace(100, 200)),
    "cardgame-easy": Kind("cardgame", 2, pace=Pace(100, 200)),
}


@dataclass(frozen=True)
class Bin:
    """Moments with a share in one tenth: how often they are there, what was foretold, and what
    came of it, with half of its 95 % interval."""

    low: float
    count: int
    games: int
    foretold: float
    came: float
    half: float


@dataclass(frozen=True)
class Fit:
    """What was foretold against what came, over all moments; the interval is over games."""

    slope: float  # of the outcome in log odds of the share: 1 is true, less is too sure
    half: float
    loss: float  # mean log loss of the foretold shares
    apart: float  # mean gap between foretold and came in the bins, by how many moments they have


def moments_of(kind: Kind, number: int, fit: bool = False) -> Row:
    """The shares at some moments of a game, and its result."""
    seed = SEED_TO_FIT if fit else SEED
    play = game_of(kind, seed, number)
    plan = plan_of(play, kind.pace)
    gauge = replace(plan.gauge, sharpness=1.0) if fit else plan.gauge
    luck = rng_for("calibration", seed, number)
    chosen = [plan.positions[int(luck.below(len(plan.positions)))] for _ in range(MOMENTS)]
    shares = [measured(gauge, plan.steps, plan.seed, k).shares for k in chosen]
    at = [k / len(plan.steps) for k in chosen]
    return {"at": at, "shares": shares, "result": play.log.result}


def rows_for(
    kind: Kind, numbers: Iterable[int], file: Path | None = None, fit: bool = False
) -> list[Row]:
    """A row for each game."""
    return list(rows_of(file, numbers, lambda number: moments_of(kind, number, fit)))


def pairs_of(row: Row) -> list[tuple[float, float]]:
    """The share of every seat at every moment of a game, and what the seat got."""
    return [pair for shares in row["shares"] for pair in zip(shares, row["result"], strict=True)]


def bin_of(share: float) -> int:
    """Which tenth; 1 belongs to the last."""
    return min(BINS - 1, int(share * BINS))


def bins_of(rows: Sequence[Row]) -> list[Bin]:
    """The ten bins; of those without a moment there is none."""
    found = []
    for number in range(BINS):
        games = [[p for p in pairs_of(row) if bin_of(p[0]) == number] for row in rows]
        games = [pairs for pairs in games if pairs]
        count = sum(map(len, games))
        if count:
            foretold = sum(share for pairs in games for share, _ in pairs) / count
            came = sum(result for pairs in games for _, result in pairs) / count
            gaps = [sum(result - came for _, result in pairs) for pairs in games]
            half = INTERVAL * sqrt(sum(gap**2 for gap in gaps)) / count
            found.append(Bin(number / BINS, count, len(games), foretold, came, half))
    return found


def loss_of(rows: Sequence[Row]) -> float:
    """The mean log loss of a moment: what came is the part of the win of each seat."""
    losses = [
        -result * log(max(SURE, share)) for row in rows for share, result in pairs_of(row) if result
    ]
    return sum(losses) / sum(len(row["shares"]) for row in rows)


def fit_of(rows: Sequence[Row]) -> Fit:
    """How sure the shares are against how sure they may be: softmax of slope x log share."""
    slope, half = best_slope(rows)
    bins = bins_of(rows)
    gap = sum(one.count * abs(one.foretold - one.came) for one in bins)
    return Fit(slope, half, loss_of(rows), gap / sum(one.count for one in bins))


def best_slope(rows: Sequence[Row]) -> tuple[float, float]:
    """By Newton's method, and half of its interval, from the scores of whole games."""
    slope = 1.0
    for _ in range(50):
        scores, curve = scores_of(rows, slope)
        step = sum(scores) / curve if curve else 0.0
        slope += max(-0.5, min(0.5, step))
        if abs(step) < 1e-9:
            break
    scores, curve = scores_of(rows, slope)
    return slope, INTERVAL * sqrt(sum(score**2 for score in scores)) / curve if curve else 0.0


def scores_of(rows: Sequence[Row], slope: float) -> tuple[list[float], float]:
    """The slope of the log likelihood of each game, and its curvature over all games."""
    scores, curve = [], 0.0
    for row in rows:
        score = 0.0
        for shares in row["shares"]:
            logs = [log(max(SURE, share)) for share in shares]
            weights = [share**slope for share in (max(SURE, share) for share in shares)]
            parts = [weight / sum(weights) for weight in weights]
            average = sum(part * x for part, x in zip(parts, logs, strict=True))
            score += sum(
                result * (x - average) for result, x in zip(row["result"], logs, strict=True)
            )
            curve += sum(part * (x - average) ** 2 for part, x in zip(parts, logs, strict=True))
        scores.append(score)
    return scores, curve


def main() -> None:
    parser = parser_of("the calibration of win shares", KINDS)
    parser.add_argument("--fit", action="store_true", help="games to fit, not to test")
    given = parser.parse_args()
    for name in given.kinds or KINDS:
        file = file_in(given.keep, f"fit-{name}" if given.fit else name)
        rows = rows_for(KINDS[name], range(given.first, given.games + 1), file, given.fit)
        told = fit_of(rows)
        say(
            f"{name}: {len(rows)} games, slope {told.slope:.2f} ± {told.half:.2f},"
            f" log loss {told.loss:.3f}, mean gap {100 * told.apart:.1f} points"
        )
        for one in bins_of(rows):
            say(
                f"  {100 * one.low:3.0f} to {100 * (one.low + 1 / BINS):3.0f} %:"
                f" {one.count:5} shares, foretold {100 * one.foretold:5.1f} %,"
                f" won {100 * one.came:5.1f} % ± {100 * one.half:.1f}"
            )


if __name__ == "__main__":
    main()
