"""Games of a match depend on seed and number only."""

import os
import subprocess
import sys

import pytest
from sizes import full

from council.games.risk.box.modes import KINDS
from council.lab.match import Match, Played, play_all, play_game, play_text
from council.lab.stats import summary, wilson

SEATS = ["random", "greedy", "ismcts:5", "easy"]


def match(**changes: object) -> Match:
    values = {"game": "intrigue", "seats": SEATS, "games": 3, "seed": 4, "keep_logs": True}
    return Match(**{**values, **changes})  # type: ignore[arg-type]


def test_a_game_depends_on_seed_and_number_only() -> None:
    alone = play_game(match(), 2)
    assert alone == list(play_all(match()))[1]
    assert alone.log != play_game(match(), 1).log
    assert alone.log != play_game(match(seed=5), 2).log


@pytest.mark.slow
def test_workers_change_nothing() -> None:
    assert list(play_all(match(), workers=2)) == list(play_all(match()))


def test_only_text_crosses_to_a_worker() -> None:
    import json
    from dataclasses import asdict

    answer = play_text(json.dumps(asdict(match())), 2)
    assert json.loads(answer) == asdict(play_game(match(), 2))


def test_no_clock_cuts_a_level_short(monkeypatch: pytest.MonkeyPatch) -> None:
    expected = play_game(match(), 1)
    monkeypatch.setattr("council.bots.base.perf_counter", iter(range(10**6)).__next__)
    assert play_game(match(), 1) == expected


def test_rotation_moves_players_round_the_table() -> None:
    turned = match(rotate=True)
    assert [turned.order(number) for number in (1, 2, 5)] == [
        [0, 1, 2, 3],
        [1, 2, 3, 0],
        [0, 1, 2, 3],
    ]
    second = play_game(turned, 2)
    same_table = play_game(match(seats=["greedy", "ismcts:5", "easy", "random"]), 2)
    assert second.log == same_table.log
    assert second.rows == [same_table.rows[3], *same_table.rows[:3]]


def test_a_shared_win_counts_as_its_share() -> None:
    rows = [{"score": 1, "rank": 1, "won": 0.5}, {"score": 1, "rank": 1, "won": 0.5}]
    told = summary(match(seats=["random", "greedy"], games=2), [Played(1, rows), Played(2, rows)])
    assert [row["wins"] for row in told["results"]] == [1.0, 1.0]
    assert [row["win_rate"] for row in told["results"]] == [0.5, 0.5]


def test_wilson_intervals() -> None:
    # Newcombe 1998, table I: 81 of 263 gives 0.2553 to 0.3662; 0 of 20 gives 0 to 0.1611.
    assert wilson(81 / 263, 263) == pytest.approx((0.2553, 0.3662), abs=5e-5)
    assert wilson(0.0, 20) == pytest.approx((0.0, 0.1611), abs=5e-5)
    assert wilson(1.0, 5)[1] == 1.0


def test_bots_rank_as_they_should() -> None:
    games = match(seats=["random", "easy", "random", "random"], games=12, keep_logs=False)
    told = summary(games, list(play_all(games)))
    assert told["results"][1]["win_rate"] > 0.6


TABLES = [(mode, n) for mode, kind in KINDS.items() for n in range(kind.fewest, kind.most + 1)]


@pytest.mark.parametrize(("mode", "seats"), TABLES, ids=str)
def test_every_mode_of_risk_for_every_number_of_players(mode: str, seats: int) -> None:
    names = (["random", "greedy"] * seats)[:seats]
    options = {"mode": mode, "rounds": full(2, 1)}
    games = match(game="risk", seats=names, options=options, games=2, keep_logs=False)
    told = summary(games, list(play_all(games)))
    assert told["options"]["mode"] == mode
    assert [row["player"] for row in told["results"]] == names
    assert sum(row["wins"] for row in told["results"]) == pytest.approx(2)
    for row in told["results"]:
        assert 1 <= row["mean_rank"] <= seats
        assert 0 <= row["win_interval"][0] <= row["win_rate"] <= row["win_interval"][1] <= 1


def test_matches_of_risk_depend_on_seed_and_number_only() -> None:
    risk = {"game": "risk", "seats": ["random", "greedy", "ismcts:5"], "options": {"rounds": 1}}
    alone = play_game(match(**risk), 2)
    assert alone == list(play_all(match(**risk)))[1]
    assert alone.log != play_game(match(**risk), 1).log


@pytest.mark.slow
def test_interpreted_and_compiled_play_the_same_games() -> None:
    words = ["match", "intrigue", "--seats", ",".join(SEATS), "--games", "2", "--json"]
    told = [
        subprocess.run(
            [sys.executable, "-m", "council", *words],
            env={**os.environ, "COUNCIL_PURE": pure},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for pure in ("", "1")
    ]
    assert told[0] == told[1]


@pytest.mark.slow
def test_the_share_of_games_that_the_cap_on_rounds_ended_is_told() -> None:
    short = match(game="cardgame", seats=["greedy", "random"], options={"rounds": 1})
    told = summary(short, list(play_all(short)))
    assert told["ends"] == {"rounds": 3}
    assert told["capped"] == 1.0
    long = match(game="cardgame", seats=["greedy", "greedy"])
    told = summary(long, list(play_all(long)))
    assert told["ends"] == {"power": 3}
    assert told["capped"] == 0.0
    assert "capped" not in summary(match(), list(play_all(match())))
