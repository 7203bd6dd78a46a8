"""What is published about the bots is what they still do."""

import json
from pathlib import Path
from typing import Any

import pytest
from cli.kit import ROOT, Council
from sizes import FULL

from council.games import GAMES
from council.lab import ladder
from council.lab.ladder import BOTS, check, entry, plan_of, plans
from council.lab.stats import wilson
from council.lab.tournament import Tournament, play_rest, table_of

SMALL = Tournament("intrigue", ["random", "greedy"], 12, ladder.SEED, 2, {"rounds": 1})
# Who thinks too long to play here, in the wide world most of all.
LONG = {"hard"} if FULL else {"hard", "medium"}
IN_THE_WORLD = LONG if FULL else {*LONG, "easy"}


def small_table() -> dict[str, Any]:
    played = list(play_rest(SMALL, []))
    return entry("", SMALL, table_of(SMALL, played), played)


def test_the_published_games_are_kept() -> None:
    """Each as its score and checksum; the shares follow from them where all are there."""
    for table in ladder.published():
        for row in table["pairings"]:
            games = [one.partition(":") for one in row["played"].split()]
            players = {row["one"], row["two"]}
            long = "hard" in players or (table["mode"] == "world_dominion" and "medium" in players)
            assert (0 if long else 1) <= len(games) <= row["games"]  # long games: not all yet
            assert all(len(check) == 8 for _, _, check in games)
            if len(games) == row["games"]:
                won = sum(float(score) for score, _, _ in games)
                assert won / len(games) == pytest.approx(row["win_rate"], abs=1e-6)


def test_every_game_and_mode_has_its_table() -> None:
    for game in GAMES.values():
        found = plans(game, 3)
        assert set(found) == {trial.name for trial in game.trials}
        for plan in found.values():
            assert plan.setup().seats == plan.seats
            assert plan.bots == list(BOTS)


def test_a_sample_is_part_of_the_same_games() -> None:
    plan = plan_of(json.loads(json.dumps(small_table())), 5)
    assert (plan.games, plan.seed, plan.bots) == (6, SMALL.seed, SMALL.bots)
    assert set(plan.fixtures()) <= set(SMALL.fixtures())


def test_a_check_holds_and_fails_when_it_should() -> None:
    table = small_table()
    (row,) = check(table, 12, "serial", 1)
    assert (row["holds"], row["compared"], row["first_different"]) == (True, 12, None)
    (part,) = check(table, 5, "serial", 1)
    assert (part["holds"], part["compared"], part["published"]) == (True, 6, 12)
    for number in range(1, 13):
        (row,) = check(with_another(table, number), 12, "serial", 1)
        assert (row["holds"], row["first_different"]) == (False, number)
    assert not next(check({**table, "version": 99}, 12, "serial", 1))["holds"]
    (row,) = check(with_games(table, ""), 12, "serial", 1)
    assert (row["holds"], row["compared"]) == (None, 0)


def with_games(table: dict[str, Any], played: str) -> dict[str, Any]:
    return {**table, "pairings": [{**table["pairings"][0], "played": played}]}


def with_another(table: dict[str, Any], number: int) -> dict[str, Any]:
    """The same winner, another game: one digit of a checksum."""
    games = table["pairings"][0]["played"].split()
    last = "0" if games[number - 1][-1] != "0" else "1"
    games[number - 1] = games[number - 1][:-1] + last
    return with_games(table, " ".join(games))


def test_neighbours_are_told_apart_or_named() -> None:
    def rated(*shares: float, games: int = 80) -> dict[str, Any]:
        rows = [
            {"player": f"bot{k}", "win_rate": share, "win_interval": wilson(share, games)}
            for k, share in enumerate(shares)
        ]
        return {"results": rows}

    assert ladder.neighbours(rated(0.1, 0.5, 0.9)) == []
    assert ladder.games_for(rated(0.1, 0.5, 0.9)) == ladder.GAMES_EACH
    (close,) = ladder.neighbours(rated(0.5, 0.6, 0.9))
    assert close[:2] == ("bot1", "bot0")
    assert ladder.apart(0.6, 0.5, 2 * close[2])
    assert not ladder.apart(0.6, 0.5, 2 * (close[2] - 10))
    assert ladder.games_for(rated(0.5, 0.6, 0.9)) == close[2] > ladder.GAMES_EACH
    assert ladder.neighbours(rated(0.5, 0.51, 0.9)) == [("bot1", "bot0", 0)]
    assert ladder.games_for(rated(0.5, 0.51, 0.9)) == ladder.MOST_EACH


def test_help_and_numbers_agree(council: Council) -> None:
    for lang, told in (("en", "{} to {}), or {} with"), ("de", "{} bis {}), mit --check {}.")):
        shown = " ".join(council("--lang", lang, "ladder", "--help").out.split())
        assert told.format(ladder.GAMES_EACH, ladder.MOST_EACH, ladder.SAMPLE) in shown


@pytest.mark.slow
def test_the_command(council: Council, monkeypatch: pytest.MonkeyPatch) -> None:
    table = small_table()
    monkeypatch.setattr(ladder, "published", lambda: [table])
    for lang, told in (("en", "holds"), ("de", "stimmt")):
        done = council("--lang", lang, "ladder", "--check", "--games", "4", "--executor", "serial")
        assert done.code == 0
        assert told in done.out
    table["pairings"][0] = with_another(table, 1)["pairings"][0]
    done = council("ladder", "intrigue", "--check", "--games", "12", "--executor", "serial")
    assert done.code == 1
    assert "ladder --play" in done.err
    assert council("ladder", "risk", "--json").out == "[]\n"
    assert "greedy" in council("ladder").out


def test_measured_anew_and_gone_on_with(council: Council, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladder, "plans", lambda game, games: {"": SMALL})
    words = ("ladder", "intrigue", "--play", "here", "--executor", "serial", "--json")
    first = council(*words)
    assert first.code == 0
    assert json.loads(first.out) == json.loads(Path("here/ladder.json").read_text())
    assert council(*words).out == first.out


def test_the_page_is_fresh(council: Council) -> None:
    shown = council("--lang", "en", "ladder", "--markdown").out
    page = (ROOT / "docs" / "ladder.md").read_text()
    assert page == shown, "make it anew: council ladder --markdown"


def name_of(table: dict[str, Any]) -> str:
    return f"{table['game']} {table['mode']}".strip()


@pytest.mark.slow
@pytest.mark.parametrize("table", ladder.published(), ids=name_of)
def test_what_is_published_holds_for_the_quick_ones(table: dict[str, Any]) -> None:
    """Two games of each pairing of quick bots: a change of a bot shows itself in more."""
    long = IN_THE_WORLD if table["mode"].startswith("world") else LONG
    pairings = [p for p in table["pairings"] if not long & {p["one"], p["two"]}]
    rows = [row for row in table["results"] if row["player"] not in long]
    found = list(check({**table, "pairings": pairings, "results": rows}, 2, "serial", 1))
    assert len(found) == len(pairings) >= (3 if "easy" not in long else 1)
    assert [row for row in found if row["holds"] is False] == []
    assert sum(row["compared"] for row in found) >= len(found) - 1


@pytest.mark.parametrize("words", ["--check --play x", "--markdown --json", "--check --markdown"])
def test_not_together(council: Council, words: str) -> None:
    done = council("ladder", *words.split())
    assert (done.code, done.out) == (2, "")
    assert list(Path().iterdir()) == []
