"""The shipped bots of all games and modes, rated with fixed seeds; the published ratings.

`ladder.json` beside this file is what was published, with the score and the checksum of each game.
The games are deterministic, so a check plays some of them again and compares them one by one.
"""

import json
from collections.abc import Iterator, Sequence
from dataclasses import replace
from importlib.resources import files
from itertools import pairwise
from typing import Any

from council.bots import LEVELS
from council.core.game import Game, Json
from council.games import GAMES
from council.lab.stats import wilson
from council.lab.tournament import Fixture, Tournament, play_rest, whole_cycles

BOTS = ("random", "greedy", *LEVELS)
SEED = 1
GAMES_EACH = 100  # of a pairing, unless neighbours need more to be told apart
MOST_EACH = 200  # where that does not do, the levels are alike
SAMPLE = 4  # games of a pairing that a check plays again


def plans(game: Game, games: int | None = None) -> dict[str, Tournament]:
    """A tournament for each mode, at the smallest table that plays it. Unless told, as many games
    as keep neighbours apart."""
    found = {}
    shares = {table["mode"]: table for table in published() if table["game"] == game.name}
    for trial in game.trials:
        seats = min(trial.seats)
        each = games or (games_for(shares[trial.name]) if trial.name in shares else GAMES_EACH)
        found[trial.name] = Tournament(
            game.name, list(BOTS), whole_cycles(each, seats), SEED, seats, dict(trial.options)
        )
    return found


def published() -> list[dict[str, Any]]:
    """The tables that were published, each with the name of its mode."""
    text = (files("council.lab") / "ladder.json").read_text(encoding="utf-8")
    tables: list[dict[str, Any]] = json.loads(text)
    return [table for table in tables if table["game"] in GAMES]


def entry(
    mode: str, plan: Tournament, table: Json, played: Sequence[Fixture] = ()
) -> dict[str, Any]:
    """What is published of a table."""
    kept = ("game", "version", "seats", "games_each_pairing", "seed", "results")
    pairings = [
        {**row, "played": told([one for one in played if one.pairing == number])}
        for number, row in enumerate(table["pairings"])
    ]
    facts = {key: table[key] for key in kept}
    return {"mode": mode, "asked": plan.options, **facts, "pairings": pairings}


def told(fixtures: Sequence[Fixture]) -> str:
    """The games of a pairing in order, each as the score of the first bot and its checksum."""
    ordered = sorted(fixtures, key=lambda fixture: fixture.number)
    return " ".join(f"{fixture.scores[0]:g}:{fixture.check}" for fixture in ordered)


# -- neighbours


def neighbours(table: dict[str, Any]) -> list[tuple[str, str, int]]:
    """Neighbouring bots whose intervals of the win rate overlap; and how many games of each
    pairing would separate them if the shares stay as they are, 0 when more than MOST_EACH."""
    rows = sorted(table["results"], key=lambda row: -row["win_rate"])
    found = []
    for upper, lower in pairwise(rows):
        if upper["win_interval"][0] <= lower["win_interval"][1]:
            shares = upper["win_rate"], lower["win_rate"]
            counts = range(10, MOST_EACH + 1, 10)
            need = next((n for n in counts if apart(*shares, n * (len(rows) - 1))), 0)
            found.append((upper["player"], lower["player"], need))
    return found


def apart(upper: float, lower: float, games: int) -> bool:
    """Whether the intervals of two win rates of so many games do not overlap."""
    return wilson(upper, games)[0] > wilson(lower, games)[1]


def games_for(table: dict[str, Any]) -> int:
    """How many games of each pairing the next measurement needs."""
    return max([GAMES_EACH, *(need or MOST_EACH for _, _, need in neighbours(table))])


# -- the check


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
    """Games of each pairing played again, as far as they were kept: which is the first that is not
    the published one. `holds` is None where none was kept."""
    plan = plan_of(table, games)
    found = list(play_rest(plan, [], executor, workers))
    for number, then in enumerate(table["pairings"]):
        now = told([fixture for fixture in found if fixture.pairing == number]).split()
        pairs = list(zip(then["played"].split(), now, strict=False))
        same_rules = table["version"] == plan.rules().version
        differ = [place for place, (old, new) in enumerate(pairs, 1) if old != new]
        yield {
            "game": table["game"],
            "mode": table["mode"],
            "one": then["one"],
            "two": then["two"],
            "published": then["games"],
            "compared": len(pairs),
            "first_different": differ[0] if differ else None,
            "holds": same_rules and not differ if pairs else None,
        }
