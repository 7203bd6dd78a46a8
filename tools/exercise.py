"""Plays what a profile is made of: for tools/compile.py, with files that count what runs.

Random games and searches of every game and mode, for a few seconds each. The engine needs no
package for this beside those that compile it.
"""

import sys

from council import compiled
from council.games import GAMES
from council.lab.bench import PLAIN, Task, measure, prepared

SECONDS = 0.5  # of each kind
SIZES = 2  # numbers of seats of each mode
LAST = 4  # of the goes: the first are those that people measure


def main() -> int:
    """Play; the exit code."""
    if compiled.status() != "compiled":
        print(f"these files do not run: {compiled.status()}", file=sys.stderr)
        return 1
    for game in GAMES.values():
        for number, trial in enumerate(game.trials):
            for seats in trial.seats[:SIZES]:
                for kind in PLAIN:
                    measure(game, prepared(game, Task(number, seats, kind, LAST, SECONDS)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
