"""Is it fair? Equal players, many games: who wins by House, by seat and by who began.

An arm is one way to play: a mode, an option, a change of the data. All arms play with the same
seeds, so that only the change differs between them.
"""

import json
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, field
from math import sqrt

from council.core.game import Game, Invalid, Json
from council.lab.executors import spread
from council.lab.match import Match, play_game
from council.lab.observe import Start
from council.lab.stats import wilson

GROUPS = ("house", "start", "seat")
BATCH = 5  # games a job


@dataclass(frozen=True)
class Arm:
    """One way to play; `base` is the number of the arm it is compared with, or -1."""

    name: str
    match: Match
    base: int = -1


@dataclass(frozen=True)
class Share:
    """How often something won, of how many chances to win."""

    name: str
    wins: float
    games: int
    even: float  # what it would win if all were equal

    def rate(self) -> float:
        return min(1.0, self.wins / self.games)

    def interval(self) -> tuple[float, float]:
        return wilson(self.rate(), self.games)

    def stands_out(self) -> bool:
        low, high = self.interval()
        return not low <= self.even <= high


@dataclass
class Outcome:
    """What the games of an arm say."""

    games: int = 0
    moves: int = 0
    groups: dict[str, list[Share]] = field(default_factory=dict)


def read_changes(changes: Sequence[str], data: Json) -> Json:
    """`section.item.key=value` pairs on top of an owner's data."""
    changed = {section: [dict(item) for item in items] for section, items in data.items()}
    for change in changes:
        path, sign, text = change.partition("=")
        parts = path.split(".")
        if not sign or len(parts) != 3 or not all(parts) or not text:
            raise Invalid("lab-bad-change", got=change[:60])
        section, item, key = parts
        items = changed.setdefault(section, [])
        known = next((row for row in items if str(row.get("id")) == item), None)
        if known is None:
            known = {"id": item}
            items.append(known)
        known[key] = _value(text)
    return changed


def _value(text: str) -> Json:
    if text in ("true", "false"):
        return text == "true"
    digits = text.removeprefix("-")
    return int(text) if digits.isascii() and digits.isdecimal() and len(text) < 10 else text


def play_arms(
    arms: Sequence[Arm], executor: str, workers: int, address: str | None = None
) -> Iterator[tuple[int, Json]]:
    """Every game of every arm, in any order: the arm and what is worth knowing of the game."""
    jobs = [
        json.dumps({"arm": k, "match": asdict(arm.match), "first": first})
        for first in range(1, arms[0].match.games + 1, BATCH)
        for k, arm in enumerate(arms)
    ]
    for answer in spread(play_job, jobs, executor, workers, address):
        told = json.loads(answer)
        for game in told["games"]:
            yield told["arm"], game


def play_job(text: str) -> str:
    """A few games, as text, for another process."""
    job = json.loads(text)
    match = Match(**job["match"])
    last = min(match.games, job["first"] + BATCH - 1)
    games = [_game(match, number) for number in range(job["first"], last + 1)]
    return json.dumps({"arm": job["arm"], "games": games})


def _game(match: Match, number: int) -> Json:
    played = play_game(match, number)
    won = [row["won"] for row in played.rows]
    forfeits = [{"bot": match.seats[lost["player"]], **lost} for lost in played.forfeits]
    return {"number": number, "won": won, "forfeits": forfeits, **played.facts[Start.name]}


def outcome(games: Sequence[Json]) -> Outcome:
    """Shares of the wins by House, by place after the one who began, and by seat."""
    wins: dict[str, dict[str, float]] = {group: defaultdict(float) for group in GROUPS}
    counts: dict[str, dict[str, int]] = {group: defaultdict(int) for group in GROUPS}
    even = 1.0
    found = Outcome()
    for game in sorted(games, key=lambda game: int(game["number"])):
        seats = len(game["won"])
        even = 1 / seats
        found.games += 1
        found.moves += game["moves"]
        for seat, won in enumerate(game["won"]):
            names = {"seat": str(seat + 1), "start": str((seat - game["first"]) % seats + 1)}
            if game["houses"][seat] is not None:
                names["house"] = game["houses"][seat]
            for group, name in names.items():
                wins[group][name] += won
                counts[group][name] += 1
    for group in GROUPS:
        shares = [Share(n, wins[group][n], counts[group][n], even) for n in counts[group]]
        by_name = sorted(shares, key=lambda share: share.name)
        found.groups[group] = (
            sorted(by_name, key=lambda share: -share.rate()) if group == "house" else by_name
        )
    return found


def difference(one: Share, two: Share) -> tuple[float, float, float]:
    """How much more often two won than one, with Newcombe's 95 % interval."""
    (low1, high1), (low2, high2) = one.interval(), two.interval()
    p1, p2 = one.rate(), two.rate()
    change = p2 - p1
    below = sqrt((p2 - low2) ** 2 + (high1 - p1) ** 2)
    above = sqrt((high2 - p2) ** 2 + (p1 - low1) ** 2)
    return change, change - below, change + above


def summary(game: Game, arms: Sequence[Arm], outcomes: Sequence[Outcome]) -> Json:
    """All of it as one object."""
    first = arms[0].match
    return {
        "game": game.name,
        "version": game.version,
        "bot": first.seats[0],
        "games": first.games,
        "seed": first.seed,
        "arms": [_arm(arm, found, outcomes) for arm, found in zip(arms, outcomes, strict=True)],
    }


def _arm(arm: Arm, found: Outcome, outcomes: Sequence[Outcome]) -> Json:
    told: dict[str, Json] = {
        "name": arm.name,
        "seats": len(arm.match.seats),
        "options": arm.match.options,
        "data": arm.match.data,
        "mean_moves": round(found.moves / found.games, 1),
    }
    for group in GROUPS:
        told[group] = [
            {
                "name": share.name,
                "games": share.games,
                "win_rate": round(share.rate(), 6),
                "win_interval": [round(bound, 6) for bound in share.interval()],
                "even": round(share.even, 6),
            }
            for share in found.groups[group]
        ]
    if arm.base >= 0:
        told["compared_with"] = arm.base
        told["changes"] = changes(outcomes[arm.base], found)
    return told


def changes(base: Outcome, found: Outcome) -> Json:
    """By group and name: how the share of the wins changed."""
    told = {}
    for group in GROUPS:
        before = {share.name: share for share in base.groups[group]}
        told[group] = [
            {"name": share.name, "change": round(d, 6), "interval": [round(a, 6), round(b, 6)]}
            for share in found.groups[group]
            if share.name in before
            for d, a, b in [difference(before[share.name], share)]
        ]
    return told
