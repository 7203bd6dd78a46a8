"""Everybody against everybody: the same deals for every pairing, every deal from every seat.

A game is determined by its pairing and its number alone. So the results do not depend on where, in
which order, or in how many sessions the games were played.
"""

import json
import re
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, field
from hashlib import sha256
from itertools import combinations
from pathlib import Path
from typing import Any

from council.core.game import Game, Json, Message, Setup
from council.games import GAMES
from council.lab.elo import Pairing, ratings
from council.lab.executors import spread
from council.lab.guest import PATIENCE, is_own
from council.lab.match import MatchTable, labels
from council.lab.stats import METHOD, wilson

ANCHOR = "random"  # rated 0 when it takes part
BATCHES = 40  # for each worker, so that the last ones end together
LARGEST_BATCH = 10
UNSAFE = re.compile(r"[:/\\]")  # in the name of a log


@dataclass(frozen=True)
class Tournament:
    """What is played. Plain values only: it is kept in a file and crosses to other processes."""

    game: str
    bots: list[str]
    games: int  # of each pairing; a whole number of cycles
    seed: int
    seats: int
    options: dict[str, Json] = field(default_factory=dict)
    data: dict[str, Json] = field(default_factory=dict)
    patience: float = PATIENCE

    def rules(self) -> Game:
        game = GAMES[self.game]
        return game.with_data(self.data, "data") if self.data else game

    def setup(self) -> Setup:
        return self.rules().setup(self.seats, self.options)

    def pairings(self) -> list[tuple[int, int]]:
        return list(combinations(range(len(self.bots)), 2))

    def fixtures(self) -> list[tuple[int, int]]:
        """Every game: which pairing, which number (from 1)."""
        return [(p, n) for n in range(1, self.games + 1) for p in range(len(self.pairings()))]


def seatings(seats: int) -> list[tuple[int, ...]]:
    """Which of two bots sits where: in turns, begun by either, turned by every seat."""
    found: list[tuple[int, ...]] = []
    for start in (0, 1):
        row = [(start + seat) % 2 for seat in range(seats)]
        for shift in range(seats):
            turned = tuple(row[shift:] + row[:shift])
            if turned not in found:
                found.append(turned)
    return found


def whole_cycles(games: int, seats: int) -> int:
    """So many games, and no deal without all its seatings."""
    cycle = len(seatings(seats))
    return -(-games // cycle) * cycle


@dataclass(frozen=True)
class Fixture:
    """A game that was played: what each of the two bots scored (1 in all), and how it went."""

    pairing: int
    number: int
    scores: list[float]
    seated: list[int]
    forfeits: list[dict[str, Any]]
    log: str = ""
    check: str = ""  # the last checksum of its log: equal games have equal ones

    def line(self) -> dict[str, Json]:
        """As it is kept: its log has a file of its own."""
        return {**asdict(self), "log": ""}


def read_fixture(tournament: Tournament, line: Json) -> Fixture:
    """A game that was kept; ValueError or its like when it is none of this tournament."""
    fixture = Fixture(**line)
    pairings = len(tournament.pairings())
    if not (0 <= fixture.pairing < pairings and 1 <= fixture.number <= tournament.games):
        raise ValueError("no such game")
    one, two = map(float, fixture.scores)
    if min(one, two) < 0 or one + two > 1 + 1e-6:
        raise ValueError("no such scores")
    for lost in fixture.forfeits:
        Message(lost["key"], dict(lost["facts"]))
    return fixture


def made_of(tournament: Tournament) -> dict[str, str]:
    """What its games depend on beside the plan: the rules, and a person's own files."""
    own = [name for name in tournament.bots if is_own(name)]
    digests = {name: sha256(Path(name).read_bytes()).hexdigest() for name in own}
    return {tournament.game: str(tournament.rules().version), **digests}


def in_order(played: Sequence[Fixture]) -> list[Fixture]:
    """As one process alone would have played them."""
    return sorted(played, key=lambda fixture: (fixture.number, fixture.pairing))


def play_fixture(tournament: Tournament, pairing: int, number: int) -> Fixture:
    """One game. Numbers of one cycle have one deal, from every seat."""
    cycle = seatings(tournament.seats)
    deal, turn = divmod(number - 1, len(cycle))
    pair = tournament.pairings()[pairing]
    names = [tournament.bots[pair[side]] for side in cycle[turn]]
    table = MatchTable(tournament.rules(), tournament.setup(), names)
    play = table.play(tournament.seed, deal, tournament.patience)
    scores = [0.0, 0.0]
    for side, row in zip(cycle[turn], table.rows(play), strict=True):
        scores[side] += row["won"]
    forfeits = [{"bot": names[seat], **lost} for seat, lost in table.forfeits.items()]
    log = play.log.dump()
    check = json.loads(log.splitlines()[-1])["check"]
    return Fixture(pairing, number, scores, list(cycle[turn]), forfeits, log, check)


def play_batch(text: str) -> str:
    """Some games, as text, for another process."""
    job = json.loads(text)
    tournament = Tournament(**job["tournament"])
    return json.dumps([asdict(play_fixture(tournament, p, n)) for p, n in job["fixtures"]])


def play_rest(
    tournament: Tournament,
    done: Sequence[Fixture],
    executor: str = "serial",
    workers: int = 1,
    address: str | None = None,
) -> Iterator[Fixture]:
    """All games that are not done yet, in any order."""
    over = {(fixture.pairing, fixture.number) for fixture in done}
    left = [fixture for fixture in tournament.fixtures() if fixture not in over]
    size = max(1, min(LARGEST_BATCH, len(left) // (BATCHES * max(1, workers))))
    plan = asdict(tournament)
    jobs = [
        json.dumps({"tournament": plan, "fixtures": left[at : at + size]})
        for at in range(0, len(left), size)
    ]
    for answer in spread(play_batch, jobs, executor, workers, address):
        for fixture in json.loads(answer):
            yield Fixture(**fixture)


# -- what it says


@dataclass(frozen=True)
class Result:
    """Two bots by number, what each won, and of how many games. Nobody wins where all forfeit."""

    one: int
    two: int
    won_by_one: float
    won_by_two: float
    games: int

    def won(self, player: int) -> float:
        return {self.one: self.won_by_one, self.two: self.won_by_two}.get(player, 0.0)

    def rated(self) -> Pairing:
        """For ratings a game that nobody won is a tie."""
        nobodys = self.games - self.won_by_one - self.won_by_two
        return Pairing(self.one, self.two, self.won_by_one + nobodys / 2, self.games)


def table_of(tournament: Tournament, played: Sequence[Fixture]) -> Json:
    """The tournament as one object, whatever the order of its games."""
    pairs = tournament.pairings()
    fixtures = sorted(played, key=lambda fixture: (fixture.pairing, fixture.number))
    scores: list[list[Sequence[float]]] = [[] for _ in pairs]
    for fixture in fixtures:
        scores[fixture.pairing].append(fixture.scores)
    results = [
        Result(*pairs[p], sum(row[0] for row in rows), sum(row[1] for row in rows), len(rows))
        for p, rows in enumerate(scores)
    ]
    anchor = tournament.bots.index(ANCHOR) if ANCHOR in tournament.bots else 0
    rated = ratings(len(tournament.bots), [result.rated() for result in results], anchor)
    rows = [
        _row(name, player, results, rated[player]) for player, name in enumerate(tournament.bots)
    ]
    return {
        "game": tournament.game,
        "version": tournament.rules().version,
        "bots": tournament.bots,
        "games_each_pairing": tournament.games,
        "seats": tournament.seats,
        "seed": tournament.seed,
        "options": dict(tournament.setup().options),
        "interval": METHOD,
        "anchor": tournament.bots[anchor],
        "results": rows,
        "pairings": [_pairing(tournament, result) for result in results],
        "forfeits": [
            {"pairing": fixture.pairing, "number": fixture.number, **lost}
            for fixture in fixtures
            for lost in fixture.forfeits
        ],
    }


def _row(
    name: str, player: int, results: Sequence[Result], rated: tuple[float, float]
) -> dict[str, Json]:
    games = sum(result.games for result in results if player in (result.one, result.two))
    won = sum(result.won(player) for result in results)
    share = min(1.0, max(0.0, won / games)) if games else 0.0
    return {
        "player": name,
        "games": games,
        "wins": round(won, 6),
        "win_rate": round(share, 6),
        "win_interval": [round(x, 6) for x in wilson(share, games)] if games else [0.0, 1.0],
        "elo": round(rated[0], 1),
        "elo_interval": [round(rated[0] - rated[1], 1), round(rated[0] + rated[1], 1)],
    }


def _pairing(tournament: Tournament, result: Result) -> dict[str, Json]:
    share, other = (
        min(1.0, max(0.0, won / result.games)) if result.games else 0.0
        for won in (result.won_by_one, result.won_by_two)
    )
    interval = wilson(share, result.games) if result.games else (0.0, 1.0)
    return {
        "one": tournament.bots[result.one],
        "two": tournament.bots[result.two],
        "games": result.games,
        "win_rate": round(share, 6),
        "win_interval": [round(x, 6) for x in interval],
        "win_rate_of_two": round(other, 6),
    }


def log_name(tournament: Tournament, fixture: Fixture) -> str:
    """The file name of a game's log."""
    called = labels(tournament.bots)
    one, two = (
        UNSAFE.sub("-", called[tournament.bots[k]]) for k in tournament.pairings()[fixture.pairing]
    )
    return f"{tournament.game}-{one}-{two}-{fixture.number}.council.jsonl"
