"""The leak tests at full size: every game watched by each seat and a spectator. `make leaks`.

python tests/conformance/every_viewer.py 400            so many games for each number of seats
python tests/conformance/every_viewer.py 100 cardgame   the same for other tables of the battery
"""

import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from conformance import leaks
from conformance.tables import BY_ID, PRINTED, TABLES, Table

CHUNK = 10


def watch_all(name: str, first: int) -> tuple[int, int]:
    """A few games of one table, each seen by everybody: steps compared, steps with a twin."""
    table = BY_ID[name]
    tally = leaks.Tally()
    for number in range(first, first + CHUNK):
        for viewer in table.viewers:
            leaks.Watch(table, viewer, tally, "every viewer", number).run()
    return tally.steps.total(), tally.differing.total()


def main(games: int, tables: list[Table]) -> None:
    """Print a line for each table; a leak ends it with the place where it was found."""
    with ProcessPoolExecutor() as pool:
        for table in tables:
            starts = range(0, games, CHUNK)
            found = list(pool.map(watch_all, [table.id] * len(starts), starts))
            steps, twins = (sum(column) for column in zip(*found, strict=True))
            count = len(starts) * CHUNK
            print(
                f"{table.id}: {count} games, {len(table.viewers)} viewers each, "
                f"{steps} steps compared, {twins} with other secrets: nothing differs",
                flush=True,
            )


if __name__ == "__main__":
    only = sys.argv[2] if len(sys.argv) > 2 else ""
    chosen = [table for table in TABLES if only and table.id.startswith(only)] or PRINTED
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 400, chosen)
