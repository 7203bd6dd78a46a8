"""The shipped bots of all games and modes, rated with fixed seeds; the published ratings.

`ladder.json` beside this file is what was published. A check plays some of those games again.
"""

import json
from collections.abc import Iterator
from dataclasses import replace
from importlib.resources import files
from typing import Any

from council.bots import LEVELS
from council.core.game import Game, Json
from council.games import GAMES
from council.lab.stats import wilson
from council.lab.tournament import Tournament, play_rest, table_of, whole_cycles

BOTS = ("random", "greedy", *LEVELS)
SEED = 1
GAMES_EACH = 100
SURE = 3.29  # deviations: one pairing in a thousand fails by chance


def plans(game: Game, games: int = GAMES_EACH) -> dict[str, Tournament]:
    """A tournament for each mode, at the smallest table that plays it."""
    found = {}
    for trial in game.trials:
        seats = min(trial.seats)
        found[trial.name] = Tournament(
            game.name, list(BOTS), whole_cycles(games, seats), SEED, seats, dict(trial.options)
        )
    return found


def published() -> list[dict[str, Any]]:
    """The tables that were published, each with the name of its mode."""
    text = (files("council.lab") / "ladder.json").read_text(encoding="utf-8")
    tables: list[dict[str, Any]] = json.loads(text)
    return [table for table in tables if table["game"] in GAMES]


def entry(mode: str, plan: Tournament, table: Json) -> dict[str, Any]:
    """What is published of a table."""
    kept = ("game", "version", "seats", "games_each_pairing", "seed", "results", "pairings")
    return {"mode": mode, "asked": plan.options, **{key: table[key] for key in kept}}


def plan_of(table: dict[str, Any], games: int) -> Tournament:
    """The tournament of a published table, shortened to a sample."""
    names = [row["player"] for row in table["results"]]
    whole = Tournament(
        table["game"],
        names,
        table["games_each_pairing"],
        table["seed"],
        table["seats"],
        table["asked"],
    )
    return replace(whole, games=min(whole.games, whole_cycles(games, whole.seats)))


def check(
    table: dict[str, Any], games: int, executor: str, workers: int
) -> Iterator[dict[str, Any]]:
    """Each pairing played again in part: its share then and now, and whether they agree."""
    plan = plan_of(table, games)
    now = table_of(plan, list(play_rest(plan, [], executor, workers)))
    for then, found in zip(table["pairings"], now["pairings"], strict=True):
        low, high = wilson(found["win_rate"], found["games"], SURE)
        yield {
            "game": table["game"],
            "mode": table["mode"],
            "one": then["one"],
            "two": then["two"],
            "published": then["win_rate"],
            "found": found["win_rate"],
            "games": found["games"],
            "interval": [round(low, 6), round(high, 6)],
            "holds": table["version"] == now["version"]
            and low - 1e-9 <= then["win_rate"] <= high + 1e-9,
        }
