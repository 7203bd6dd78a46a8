"""What decisions of bots cost on average, level by level.

    python tests/report/levels.py 20                  # so many games of each level and kind
    python tests/report/levels.py 20 risk-skirmish-2

The interval is taken over games, of which every one counts as one sample.
"""

import sys
from collections.abc import Mapping
from math import sqrt
from statistics import mean, stdev

from council.core.game import Game, Json
from council.games import GAMES
from council.kit.review import Pace
from council.lab.match import MatchTable
from council.report.decisions import judge
from council.report.games import review_of
from council.report.path import is_open, steps_of

LEVELS = ("random", "easy", "medium")
KINDS: dict[str, tuple[str, int, dict[str, Json]]] = {
    "intrigue-2": ("intrigue", 2, {}),
    "risk-skirmish-2": ("risk", 2, {"mode": "skirmish"}),
    "cardgame": ("cardgame", 2, {}),
}
MOST = 120  # decisions of a game that are judged, spread over all of it


def cost_of(
    game: Game, seats: int, options: Mapping[str, Json], bot: str, games: int, pace: Pace | None
) -> tuple[float, float]:
    """The mean cost of a decision and its standard error over games."""
    setup = game.setup(seats, options)
    thought = pace or review_of(game).pace(setup)
    costs = []
    for number in range(1, games + 1):
        play = MatchTable(game, setup, [bot] * seats).play(3, number)
        steps = [step for step in steps_of(play) if is_open(step.before)]
        judged = [
            judge(game, step.before.mask(step.who), step.moves[0], 0, thought).cost.value
            for step in steps[:: -(-len(steps) // MOST)]
        ]
        costs.append(mean(judged))
    return mean(costs), stdev(costs) / sqrt(games) if games > 1 else 0.0


def main(games: int, names: list[str]) -> None:
    for name in names or list(KINDS):
        kind, seats, options = KINDS[name]
        for bot in LEVELS:
            cost, error = cost_of(GAMES[kind], seats, options, bot, games, None)
            low, high = 100 * (cost - 1.96 * error), 100 * (cost + 1.96 * error)
            sys.stdout.write(
                f"{name:16} {bot:8} {games} games: {100 * cost:.2f} points a decision"
                f" (95 %: {low:.2f} to {high:.2f})\n"
            )
            sys.stdout.flush()


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2:])
