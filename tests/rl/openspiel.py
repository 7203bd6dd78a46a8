"""OpenSpiel's own test over every game, mode and number of seats; a command, for an environment
that has it: `make openspiel`."""

import sys
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter

sys.path.insert(0, str(Path(__file__).parents[1]))

import pyspiel
from rl.offered import offered

from council.games import GAMES
from council.rl import openspiel

SHORT = ",options=rounds:1"  # OpenSpiel copies and compares at every step


def tables() -> Iterator[str]:
    """Every table by its name."""
    for game, trial, seats in offered():
        mode = f"mode={trial.name}," if trial.name else ""
        short = SHORT * any(option.name == "rounds" for option in game.options)
        yield f"council_{game.name}({mode}seats={seats}{short})"


def main(words: list[str]) -> None:
    """All tables, or those whose name holds one of the words."""
    assert set(openspiel.NAMES) == {f"council_{name}" for name in GAMES}
    for name in (name for name in tables() if not words or any(word in name for word in words)):
        begun = perf_counter()
        game = pyspiel.load_game(name)
        pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)
        sys.stdout.write(f"ok {name} {perf_counter() - begun:.1f} s\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1:])
