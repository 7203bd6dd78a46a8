"""Everybody against everybody: the same deals for every pairing, every deal from every seat.

A game is known by its pairing and its number, and nothing else has a part in it: so the results do
not depend on where, in which order, or in how many goes the games were played.
"""

import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, field
from itertools import combinations
from typing import Any

from council.core.game import Game, Json, Setup
from council.games import GAMES
from council.lab.elo import Pairing, ratings
from council.lab.executors import spread
from council.lab.guest import PATIENCE
from council.lab.match import Table, shown_name
from council.lab.stats import METHOD, wilson

ANCHOR = "random"  # rated 0 when it takes part
BATCHES = 40  # for each worker, so that the last ones end together
LARGEST_BATCH = 10


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


def play_fixture(tournament: Tournament, pairing: int, number: int) -> Fixture:
    """One game. Numbers of one cycle have one deal, from every seat."""
    cycle = seatings(tournament.seats)
    deal, turn = divmod(number - 1, len(cycle))
    pair = tournament.pairings()[pairing]
    names = [tournament.bots[pair[side]] for side in cycle[turn]]
    table = Table(tournament.rules(), tournament.setup(), names)
    play = table.play(tournament.seed, deal, tournament.patience)
    scores = [0.0, 0.0]
    for side, row in zip(cycle[turn], table.rows(play), strict=True):
        scores[side] += row["won"]
    forfeits = [{"bot": names[seat], **lost} for seat, lost in table.forfeits.items()]
    return Fixture(pairing, number, scores, list(cycle[turn]), forfeits, play.log.dump())


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


def table_of(tournament: Tournament, played: Sequence[Fixture]) -> Json:
    """The tournament as one object, whatever the order of its games."""
    pairs = tournament.pairings()
    fixtures = sorted(played, key=lambda fixture: (fixture.pairing, fixture.number))
    results = [
        Pairing(
            *pairs[p],
            sum(fixture.scores[0] for fixture in fixtures if fixture.pairing == p),
            sum(fixture.pairing == p for fixture in fixtures),
        )
        for p in range(len(pairs))
    ]
    anchor = tournament.bots.index(ANCHOR) if ANCHOR in tournament.bots else 0
    rated = ratings(len(tournament.bots), results, anchor)
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
    name: str, player: int, results: Sequence[Pairing], rated: tuple[float, float]
) -> dict[str, Json]:
    games = sum(result.games for result in results if player in (result.one, result.two))
    won = sum(
        result.score if player == result.one else result.games - result.score
        for result in results
        if player in (result.one, result.two)
    )
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


def _pairing(tournament: Tournament, result: Pairing) -> dict[str, Json]:
    share = min(1.0, max(0.0, result.score / result.games)) if result.games else 0.0
    interval = wilson(share, result.games) if result.games else (0.0, 1.0)
    return {
        "one": tournament.bots[result.one],
        "two": tournament.bots[result.two],
        "games": result.games,
        "win_rate": round(share, 6),
        "win_interval": [round(x, 6) for x in interval],
    }


def log_name(tournament: Tournament, fixture: Fixture) -> str:
    """The file name of a game's log."""
    one, two = (
        shown_name(tournament.bots[k]).replace(":", "-")
        for k in tournament.pairings()[fixture.pairing]
    )
    return f"{tournament.game}-{one}-{two}-{fixture.number}.council.jsonl"
