"""`council match` as a command; what it plays is tested in tests/lab."""

import json
from pathlib import Path

import pytest
from cli.kit import Council

MATCH = ("match", "intrigue", "--seats", "random,greedy,ismcts:5", "--games", "4", "--seed", "9")


def test_json_says_all(council: Council) -> None:
    done = council(*MATCH, "--json")
    assert (done.code, done.err) == (0, "")
    assert len(done.out.splitlines()) == 1
    told = json.loads(done.out)
    assert told["game"] == "intrigue"
    assert told["seats"] == ["random", "greedy", "ismcts:5"]
    assert (told["games"], told["seed"]) == (4, 9)
    assert told["options"]["rounds"] == 3
    assert [row["player"] for row in told["results"]] == told["seats"]
    assert sum(row["wins"] for row in told["results"]) == pytest.approx(4)
    for row in told["results"]:
        low, high = row["win_interval"]
        assert 0 <= low <= row["win_rate"] <= high <= 1
        assert 1 <= row["mean_rank"] <= 3
    assert council(*MATCH, "--json").out == done.out


def test_the_table(council: Council) -> None:
    done = council(*MATCH)
    assert done.code == 0
    for name in ("random", "greedy", "ismcts:5"):
        assert f"\n{name}" in done.out
    assert max(map(len, done.out.splitlines())) <= 80
    assert "Siegquote" in council(*MATCH, "--lang", "de").out


def test_logs_are_equal_for_equal_seeds(council: Council) -> None:
    for folder in ("one", "two"):
        assert council(*MATCH, "--logs", folder).code == 0
    names = [f"intrigue-9-{number}.council.jsonl" for number in range(1, 5)]
    assert sorted(file.name for file in Path("one").iterdir()) == names
    for name in names:
        assert Path("one", name).read_bytes() == Path("two", name).read_bytes()
    assert council("replay", "--verify", "one").code == 0


def test_options_and_data(council: Council) -> None:
    Path("my.toml").write_text('[[iron_throne]]\nid = "throne_1"\nvalue = 9\n')
    words = (*MATCH, "--option", "rounds=1", "--data", "my.toml", "--logs", "logs", "--json")
    told = json.loads(council(*words).out)
    assert told["options"]["rounds"] == 1
    assert '"throne_1"' in next(Path("logs").iterdir()).read_text().splitlines()[0]
    assert council("replay", "--verify", "logs").code == 0
    again = council(*words, "--rotate")
    assert (again.code, again.out) == (2, "")  # no log is overwritten
    assert "logs" in again.err
    assert json.loads(council(*words, "--rotate", "--seed", "77").out)["rotate"] is True
