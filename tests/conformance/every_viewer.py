"""The leak tests at full size: every game watched by each seat and a spectator. `make leaks`.

python tests/conformance/every_viewer.py 400     so many games for each number of seats
"""

import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from conformance import leaks
from conformance.tables import PRINTED

CHUNK = 10


def watch_all(seats: int, first: int) -> tuple[int, int]:
    """A few games of one table, each seen by everybody: steps compared, steps with a twin."""
    table = next(table for table in PRINTED if table.seats == seats)
    tally = leaks.Tally()
    for number in range(first, first + CHUNK):
        for viewer in table.viewers:
            leaks.Watch(table, viewer, tally, "every viewer", number).run()
    return tally.steps.total(), tally.differing.total()


def main(games: int) -> None:
    """Print a line for each number of seats; a leak ends it with the place where it was found."""
    with ProcessPoolExecutor() as pool:
        for table in PRINTED:
            starts = range(0, games, CHUNK)
            found = list(pool.map(watch_all, [table.seats] * len(starts), starts))
            steps, twins = (sum(column) for column in zip(*found, strict=True))
            count = len(starts) * CHUNK
            print(
                f"{table.seats} seats: {count} games, {len(table.viewers)} viewers each, "
                f"{steps} steps compared, {twins} with other secrets: nothing differs",
                flush=True,
            )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 400)
