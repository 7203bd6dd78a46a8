"""`council games` and `council rules`."""

import json
from pathlib import Path

import pytest
from cli.kit import ROOT, Council

from council.cli.coverage import tests_by_rule as by_rule
from council.games import GAMES

GAME = GAMES["intrigue"]


def test_all_games(council: Council) -> None:
    assert council("games").out == (
        "intrigue  Westeros Intrigue, 2 to 6 players\nrisk  RISK: Game of Thrones, 2 to 7 players\n"
        "cardgame  Game of Thrones: the card game, 2 players\n"
    )
    assert [row["name"] for row in json.loads(council("games", "--json").out)] == list(GAMES)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_one_game_with_its_options(council: Council, lang: str) -> None:
    done = council("games", "intrigue", "--lang", lang)
    assert done.code == 0
    for option in GAME.options:
        assert f"  {option.name}=" in done.out
    facts = json.loads(council("games", "intrigue", "--json").out)
    assert [option["name"] for option in facts["options"]] == [o.name for o in GAME.options]
    assert facts["seats"] == [2, 6]


def test_what_is_not_as_printed(council: Council) -> None:
    done = council("games", "intrigue", "--data-report")
    assert "throne_7" in done.out
    assert "reconstructed" in done.out
    assert "--data FILE" in " ".join(done.out.split())
    Path("my.toml").write_text('[[iron_throne]]\nid = "throne_7"\ndaggers = 4\n')
    report = ("games", "intrigue", "--data-report", "--data", "my.toml")
    own = [line for line in council(*report).out.splitlines() if "throne_7" in line]
    assert any(line.split()[-1] == "yours" for line in own)
    rows = json.loads(council(*report, "--json").out)["data"]
    mine = {"item": "iron_throne throne_7", "key": "daggers", "value": "4", "provenance": "owner"}
    assert mine in rows


def test_the_rulebook(council: Council) -> None:
    done = council("rules", "intrigue")
    assert all(f"\n{rule_id} " in done.out for rule_id in GAME.rulebook.rules)
    assert max(map(len, done.out.splitlines())) <= 80
    assert GAME.rulebook.intro is not None
    assert done.out.index(GAME.rulebook.intro.title["en"]) < done.out.index("\nR01 ")
    assert len(json.loads(council("rules", "intrigue", "--json").out)) == len(GAME.rulebook.rules)


@pytest.mark.parametrize("rule_id", ["A04", "a04", "POS-GAP"])
def test_one_rule(council: Council, rule_id: str) -> None:
    done = council("rules", "intrigue", rule_id)
    rule = GAME.rulebook.rules[rule_id.upper()]
    assert done.out.startswith(f"{rule.id}  {rule.title['en']}\n")
    assert rule.text["en"].split()[-1] in done.out
    (told,) = json.loads(council("rules", "intrigue", rule_id, "--json").out)
    assert told["text"] == rule.text["en"]


@pytest.mark.parametrize(
    ("game", "rule_id", "source"),
    [
        ("risk", "S-13", "From the printed rules, page 6."),
        ("cardgame", "STD-01", "From the printed rules (“Phase 6”)."),
        ("risk", "S-39", "Follows from the printed rules."),
        ("risk", "M-01", "From the House Mitchell sheet."),
        ("risk", "M-06", "Our ruling A-47 settles what is left open."),
        ("risk", "S-18", "Our rulings A-08, A-09 settle what is left open."),
        ("risk", "W-03", "Our ruling A-69; the printed rules leave it open."),
        ("cardgame", "UNQ-05", "Our ruling AMB-49 settles what is left open."),
        ("cardgame", "CLM-05", "Follows from the printed rules."),
        ("risk", "S-47", "Our ruling A-10; the printed rules leave it open."),
        ("intrigue", "A04", "Our ruling A04; the printed rules leave it open."),
    ],
)
def test_a_rule_says_where_it_comes_from(
    council: Council, game: str, rule_id: str, source: str
) -> None:
    assert " ".join(council("rules", game, rule_id).out.split()).endswith(source)


def test_an_unknown_rule_names_its_neighbours(council: Council) -> None:
    done = council("rules", "intrigue", "POS-GAB")
    assert done.code == 2
    assert "POS-GAP" in done.err


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_page_for_the_documentation(council: Council, lang: str) -> None:
    page = council("rules", "intrigue", "--markdown", "--lang", lang).out
    assert page.startswith(f"# {GAME.title[lang]}\n")
    assert page.count("\n### ") == len(GAME.rulebook.rules)
    assert GAME.rulebook.intro is not None
    assert f"\n## {GAME.rulebook.intro.title[lang]}\n" in page
    assert not page.endswith("\n\n")


def test_coverage_finds_ids_as_whole_words() -> None:
    names = ["test_R1_a", "test_x_R12", "test_POS_GAP_y", "test_EX1_z", "test_EX1B"]
    found = by_rule(["R1", "R12", "R2", "POS-GAP", "EX1", "EX1B"], names)
    assert found == {
        "R1": ["test_R1_a"],
        "R12": ["test_x_R12"],
        "R2": [],
        "POS-GAP": ["test_POS_GAP_y"],
        "EX1": ["test_EX1_z"],
        "EX1B": ["test_EX1B"],
    }


def test_coverage(council: Council, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    tests = tmp_path / "tests" / "rules"
    tests.mkdir(parents=True)
    monkeypatch.setattr("council.__file__", str(tmp_path / "src" / "council" / "__init__.py"))
    done = council("rules", "intrigue", "--coverage")
    assert done.code == 1
    assert "no test" in done.out
    ids = [rule_id.replace("-", "_") for rule_id in GAME.rulebook.rules]
    (tests / "test_all.py").write_text("".join(f"def test_{i}() -> None: ...\n" for i in ids))
    assert council("rules", "intrigue", "--coverage").code == 0
    told = json.loads(council("rules", "intrigue", "--coverage", "--json").out)
    assert told["untested"] == []
    tests.joinpath("test_all.py").unlink()
    tests.rmdir()
    done = council("rules", "intrigue", "--coverage")
    assert (done.code, done.out) == (2, "")


def test_coverage_of_this_tree(council: Council) -> None:
    assert (ROOT / "tests" / "rules").is_dir()
    assert council("rules", "intrigue", "--coverage").code in (0, 1)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_example_of_own_data_can_be_copied(council: Council, lang: str) -> None:
    shown = council("games", "intrigue", "--data-report", "--lang", lang).out.splitlines()
    start = shown.index("  [[iron_throne]]")
    Path("my.toml").write_text("\n".join(shown[start : start + 3]))
    done = council("games", "intrigue", "--data", "my.toml", "--data-report", "--json")
    assert done.code == 0
    assert any(row["provenance"] == "owner" for row in json.loads(done.out)["data"])


@pytest.mark.parametrize("key", ["first", "last"])
def test_a_mistake_in_own_data_names_its_file(council: Council, key: str) -> None:
    Path("my.toml").write_text(f'[[skirmish]]\nplayers = 2\n{key} = "xyzzy"\n', encoding="utf-8")
    told = council("games", "risk", "--data", "my.toml").sentence()
    assert told.startswith(f"my.toml, skirmish 2, {key}: ")
