"""How long a report of a usual game takes on one core, and its first curve.

    PYTHONPATH=tests python -m report.timing          # three games of every kind
    PYTHONPATH=tests python -m report.timing cardgame

Seconds are those of the processor, so that other work on the machine does not count.
"""

import sys
from collections.abc import Callable
from dataclasses import replace
from time import process_time

from report.study import Kind, game_of, say

from council.core.play import Play
from council.report.making import reports

SEED = 7
GAMES = 3
KINDS = {
    "intrigue-2": Kind("intrigue", 2),
    "intrigue-4": Kind("intrigue", 4),
    "risk-skirmish-2": Kind("risk", 2, {"mode": "skirmish"}),
    "risk-skirmish-4": Kind("risk", 4, {"mode": "skirmish"}),
    "risk-dominion-2": Kind("risk", 2, {"mode": "dominion"}),
    "risk-dominion-4": Kind("risk", 4, {"mode": "dominion"}),
    "cardgame": Kind("cardgame", 2),
}


def timed(play: Play, clock: Callable[[], float] = process_time) -> tuple[float, float, int]:
    """Seconds to the first curve over the whole game, seconds to the whole report, and parts."""
    start = clock()
    first, last = 0.0, 0.0
    parts = 0
    for found in reports(play):
        last = clock() - start
        if not first and len(found.curve) > 1:
            first = last
        parts = found.of
    return first, last, parts


def main(names: list[str]) -> None:
    for name in names or KINDS:
        kind = replace(KINDS[name], bot="medium")
        for number in range(1, GAMES + 1):
            play = game_of(kind, SEED, number)
            first, last, parts = timed(play)
            say(
                f"{name:16} game {number}: {len(play.history):5} moves, {parts:5} parts,"
                f" curve {first:.2f} s, whole {last:.1f} s"
            )


if __name__ == "__main__":
    main(sys.argv[1:])
