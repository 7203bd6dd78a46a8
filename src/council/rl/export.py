"""Finished games as arrays, one row for each decision, for learning from games that were played."""

import json
from collections.abc import Iterable
from dataclasses import asdict

import numpy as np
from numpy.typing import NDArray

from council.core.game import Invalid
from council.core.play import Play
from council.core.state import CHANCE
from council.rl.table import EnvTable


def kind_of(play: Play) -> tuple[str, list[str], int]:
    """Games of a kind have observations of one form."""
    table = play.game.feature_table(play.state)
    return play.game.name, list(table.names), play.game.actions


class ArrayExport:
    """Collects decisions: what the seat knew, which moves it had, what it did, what came of it."""

    def __init__(self) -> None:
        self.kind: tuple[str, list[str], int] | None = None
        self.setups: list[str] = []
        self.rows: dict[str, list[NDArray[np.generic]]] = {}

    def add(self, play: Play) -> int:
        """All decisions of a finished game; how many. Invalid: it is another kind of game."""
        if self.kind is None:
            self.kind = kind_of(play)
        if kind_of(play) != self.kind:
            raise Invalid("cli-export-mixed")
        setup, result = play.log.setup, play.log.result
        assert result is not None
        table = EnvTable(play.game, setup)
        state = play.game.begin(setup)
        found: dict[str, list[NDArray[np.generic]]] = {"observation": [], "mask": []}
        seats, actions = [], []
        for who, move in play.history:
            if who != CHANCE:
                table.state = state
                found["observation"].append(table.observe(who))
                found["mask"].append(table.mask(who))
                seats.append(who)
                actions.append(int(state.same(move)))
            state.apply(move)
        count = len(seats)
        if count:
            rows = {name: np.stack(values) for name, values in found.items()}
            rows["action"] = np.array(actions, np.int64)
            rows["reward"] = np.array([result[seat] for seat in seats], np.float32)
            rows["seat"] = np.array(seats, np.int8)
            rows["game"] = np.full(count, len(self.setups), np.int32)
            for name, values in rows.items():
                self.rows.setdefault(name, []).append(values)
        self.setups.append(json.dumps(asdict(setup), sort_keys=True))
        return count

    def arrays(self) -> dict[str, NDArray[np.generic]]:
        """All rows together, and what they are: names of the numbers, the setup of each game."""
        assert self.kind is not None
        found: dict[str, NDArray[np.generic]] = {
            name: np.concatenate(values) for name, values in self.rows.items()
        }
        found["names"] = np.array(self.kind[1])
        found["setups"] = np.array(self.setups)
        return found

    def write(self, file: str) -> None:
        """As a compressed .npz file."""
        with open(file, "wb") as out:
            np.savez_compressed(out, **self.arrays())  # type: ignore[arg-type]


def arrays_of(plays: Iterable[Play]) -> dict[str, NDArray[np.generic]]:
    """The arrays of finished games of one kind."""
    export = ArrayExport()
    for play in plays:
        export.add(play)
    return export.arrays()
