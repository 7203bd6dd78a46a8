"""`council odds` is exact."""

import json
from pathlib import Path

import pytest
from cli.kit import ROOT, Council

TABLE = json.loads(Path(ROOT, "tests/differential/battle_odds.json").read_text())
OPTIONS = {"ahigh": "--attack-knights", "dhigh": "--defend-knights"}


def words(modifiers: dict[str, int]) -> list[str]:
    """What a row of the table is called on the command line."""
    found: list[str] = []
    for key, value in modifiers.items():
        if key == "asides":
            found += ["--attack-d8", "3"]
        elif key == "dsides":
            found += ["--defend-d8", "2"]
        elif key == "dall":
            found.append("--fortified")
        else:
            found += [OPTIONS[key], str(value)]
    return found


def test_json_has_three_figures(council: Council) -> None:
    told = json.loads(council("odds", "10", "8", "--json").out)
    assert list(told) == ["conquest", "attacker_loss", "defender_loss"]
    assert told["conquest"] == pytest.approx(0.723969978466, abs=1e-9)
    # On average both sides together lose what is not left.
    assert 0 < told["attacker_loss"] < 10
    assert 0 < told["defender_loss"] < 8


def test_every_invasion_of_the_table(council: Council) -> None:
    for row in TABLE["invasion"]:
        armies = [str(row["attackers"]), str(row["defenders"])]
        done = council("odds", *armies, *words(row["modifiers"]), "--json")
        assert json.loads(done.out)["conquest"] == pytest.approx(row["p"], abs=1e-9)


@pytest.mark.parametrize(("men", "foes", "share"), [(1, 1, 5 / 12), (2, 1, 0.754243827)])
def test_small_armies(council: Council, men: int, foes: int, share: float) -> None:
    told = json.loads(council("odds", str(men), str(foes), "--json").out)
    assert told["conquest"] == pytest.approx(share, abs=1e-9)


def test_losses_of_one_against_one(council: Council) -> None:
    told = json.loads(council("odds", "1", "1", "--json").out)
    assert told["attacker_loss"] == pytest.approx(7 / 12, abs=1e-9)
    assert told["defender_loss"] == pytest.approx(5 / 12, abs=1e-9)


def test_in_words(council: Council) -> None:
    done = council("odds", "8", "5")
    assert done.code == 0
    assert done.out.splitlines() == [
        "The invasion succeeds with a probability of 81.8 %.",
        "On average, the attacker loses 3.85 armies and the defender 4.54.",
        "If it succeeds, 5.07 attacking armies are left on average.",
    ]
    assert "81,8 %" in council("odds", "8", "5", "--lang", "de").out


def test_large_armies(council: Council) -> None:
    told = json.loads(council("odds", "500", "500", "--json").out)
    assert 0.9 < told["conquest"] < 1.0


@pytest.mark.parametrize(
    "line",
    [
        *("odds", "odds 3", "odds 0 2", "odds 3 501", "odds x 2"),
        *("odds 3 2 --attack-d8 -1", "odds 3 2 --attack-knights 21", "odds 3 2 --fortified=1"),
    ],
)
@pytest.mark.parametrize("lang", ["en", "de"])
def test_mistakes(council: Council, line: str, lang: str) -> None:
    done = council("--lang", lang, *line.split())
    assert (done.code, done.out) == (2, "")
    assert done.err
