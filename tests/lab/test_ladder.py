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
from council.lab.tournament import Tournament, play_rest, table_of

SMALL = Tournament("intrigue", ["random", "greedy"], 12, ladder.SEED, 2, {"rounds": 1})
LONG = {"hard"} if FULL else {"hard", "medium"}  # who thinks too long to play here


def small_table() -> dict[str, object]:
    return entry("", SMALL, table_of(SMALL, list(play_rest(SMALL, []))))


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
    assert row["holds"]
    assert row["found"] == row["published"]
    wrong = json.loads(json.dumps(table))
    wrong["pairings"][0]["win_rate"] = 0.99
    assert not next(check(wrong, 12, "serial", 1))["holds"]
    assert not next(check({**table, "version": 99}, 12, "serial", 1))["holds"]


@pytest.mark.slow
def test_the_command(council: Council, monkeypatch: pytest.MonkeyPatch) -> None:
    table = small_table()
    monkeypatch.setattr(ladder, "published", lambda: [table])
    for lang, told in (("en", "holds"), ("de", "stimmt")):
        done = council("--lang", lang, "ladder", "--check", "--games", "4", "--executor", "serial")
        assert done.code == 0
        assert told in done.out
    table["pairings"][0]["win_rate"] = 0.99  # type: ignore[index]
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
    pairings = [p for p in table["pairings"] if not LONG & {p["one"], p["two"]}]
    rows = [row for row in table["results"] if row["player"] not in LONG]
    found = list(check({**table, "pairings": pairings, "results": rows}, 2, "serial", 1))
    assert len(found) == len(pairings) >= 3
    assert [row for row in found if not row["holds"]] == []


@pytest.mark.parametrize("words", ["--check --play x", "--markdown --json", "--check --markdown"])
def test_not_together(council: Council, words: str) -> None:
    done = council("ladder", *words.split())
    assert (done.code, done.out) == (2, "")
    assert list(Path().iterdir()) == []
