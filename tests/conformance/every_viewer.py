"""The leak tests at full size: every game watched by each seat and a spectator. `make leaks`.

python tests/conformance/every_viewer.py 1000000            comparisons of each game and mode
python tests/conformance/every_viewer.py 100000 cardgame    the same for that game
python tests/conformance/every_viewer.py 100000 "risk world_dominion"    or that mode
"""

import sys
from concurrent.futures import ProcessPoolExecutor
from itertools import count
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from conformance import leaks
from conformance.tables import BY_ID, TABLES, TOYS

Sums = tuple[int, int, int]  # steps, steps with a twin, things compared


def kind(name: str) -> str:
    """The game and mode of a table."""
    table = BY_ID[name]
    options = table.setup.options
    return " ".join(filter(None, (table.game.name, options.get("mode"), options.get("plots"))))


def watch_all(name: str, number: int) -> Sums:
    """One game of a table, seen by everybody."""
    table = BY_ID[name]
    tally = leaks.Tally()
    for viewer in table.viewers:
        leaks.Watch(table, viewer, tally, "every viewer", number).run()
    return tally.steps.total(), tally.differing.total(), tally.compared


def main(least: int, names: list[str]) -> None:
    """Print a line for each game and mode; a leak ends it with the place where it was found."""
    with ProcessPoolExecutor() as pool:
        for mode in dict.fromkeys(map(kind, names)):
            tables = [name for name in names if kind(name) == mode]
            found: list[Sums] = []
            for number in count():
                found += pool.map(watch_all, tables, [number] * len(tables))
                steps, twins, compared = (sum(column) for column in zip(*found, strict=True))
                if compared >= least:
                    break
            print(
                f"{mode}: {len(found)} games of {len(tables)} tables, seen by everybody, "
                f"{steps} steps, {twins} with other secrets, {compared} things compared: "
                "nothing differs",
                flush=True,
            )


if __name__ == "__main__":
    only = sys.argv[2] if len(sys.argv) > 2 else ""
    every = [t.id for t in TABLES if t not in TOYS]
    main(int(sys.argv[1]), [name for name in every if kind(name).startswith(only)])
