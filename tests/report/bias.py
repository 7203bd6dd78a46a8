"""Whether luck is fair: its mean over many bot games, which must be zero whatever the estimate.

    python tests/report/bias.py 2000                  # every kind of game
    python tests/report/bias.py 2000 intrigue-2       # one of them

Every row has the mean luck of the first seat with its standard error, and how much smaller the
variance of the result is without luck. Positions are measured with few rollouts: that makes luck
noisier, never biased.
"""

import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from math import sqrt
from statistics import mean, stdev, variance

from council.core.game import Json
from council.core.play import Play
from council.games import GAMES
from council.kit.review import Pace
from council.lab.match import MatchTable
from council.report.luck import account, is_dice, is_luck, measured, part
from council.report.making import plan_of

ENOUGH = 2.0  # standard errors


@dataclass(frozen=True)
class Kind:
    """A kind of game, who plays it and how carefully it is measured."""

    game: str
    seats: int
    pace: Pace
    options: dict[str, Json] = field(default_factory=dict)
    bot: str = "easy"


KINDS = {
    "intrigue-2": Kind("intrigue", 2, Pace(60, 120)),
    "intrigue-4": Kind("intrigue", 4, Pace(30, 60)),
    "risk-skirmish-2": Kind("risk", 2, Pace(0, 60), {"mode": "skirmish"}),
    "risk-mitchell-4": Kind("risk", 4, Pace(0, 30), {"mode": "mitchell"}),
    "risk-dominion-2": Kind("risk", 2, Pace(0, 30), {"mode": "dominion"}),
    "cardgame": Kind("cardgame", 2, Pace(6, 12)),
}


@dataclass(frozen=True)
class Fairness:
    """What the luck of the first seat came to in many games."""

    games: int
    luck: float
    error: float
    dice: float
    dice_error: float
    spread: float  # standard deviation of luck
    factor: float  # variance of the result without luck, in parts of that of the result

    def fair(self) -> bool:
        return abs(self.luck) <= ENOUGH * self.error


def games_of(kind: Kind, count: int, seed: int) -> Iterator[Play]:
    """So many games between equal bots."""
    game = GAMES[kind.game]
    setup = game.setup(kind.seats, kind.options)
    for number in range(1, count + 1):
        yield MatchTable(game, setup, [kind.bot] * kind.seats).play(seed, number)


def luck_of(kind: Kind, play: Play) -> tuple[float, float]:
    """The luck of the first seat in a game, and how much of it was dice."""
    plan = plan_of(play, kind.pace)
    found = {k: measured(plan.gauge, plan.steps, plan.seed, k) for k in plan.positions}
    ledger = account(plan.steps, found, play.state)
    return part(ledger, 0, is_luck).value, part(ledger, 0, is_dice).value


def fairness(kind: Kind, count: int, seed: int = 1) -> Fairness:
    """The mean of luck over so many games."""
    lucks, dice, results = [], [], []
    for play in games_of(kind, count, seed):
        luck, of_dice = luck_of(kind, play)
        lucks.append(luck)
        dice.append(of_dice)
        results.append((play.log.result or [])[0])
    without = [result - luck for result, luck in zip(results, lucks, strict=True)]
    return Fairness(
        count,
        mean(lucks),
        stdev(lucks) / sqrt(count),
        mean(dice),
        stdev(dice) / sqrt(count),
        stdev(lucks),
        variance(without) / variance(results),
    )


def main(count: int, names: list[str]) -> None:
    for name in names or list(KINDS):
        found = fairness(KINDS[name], count)
        sys.stdout.write(
            f"{name:16} {found.games} games, luck {found.luck:+.4f} ± {found.error:.4f}"
            f" ({found.luck / found.error:+.2f} standard errors), dice {found.dice:+.4f} ±"
            f" {found.dice_error:.4f}, spread {found.spread:.3f},"
            f" variance without luck x {found.factor:.2f}\n"
        )
        sys.stdout.flush()


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2:])
