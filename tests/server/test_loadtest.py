"""`council loadtest` at the size of a test: it measures, and it measures only what is its own."""

import json

import pytest
from server.kit import sentences

from council.cli.run import run as council
from council.server.ops.loadtest import Figures, Load, quantile, report


@pytest.mark.slow
def test_some_games_are_measured(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--games", "3", "--sockets", "12", "--bots", "1", "--thought", "0.2", "--warm-up", "1"]
    assert council(["loadtest", *words, "--seconds", "3", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["games"], found["sockets"], found["bots"]) == (3, 12, 1)
    assert found["moves"] > 0
    assert found["lost"] == found["not_taken"] == 0
    assert 0 < found["shown_p50_ms"] <= found["shown_p95_ms"] <= found["shown_p99_ms"]


@pytest.mark.parametrize(
    "url",
    ["https://table.example.org", "http://192.0.2.1:8400", "http://127.0.0.1", "x", "http://["],
)
def test_nobody_elses_server_is_measured(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert council(["loadtest", "--url", url, "--lang", "en"]) == 2
    assert "http://127.0.0.1:8400" in capsys.readouterr().err


def test_a_quantile_is_one_of_the_times() -> None:
    times = [k / 100 for k in range(100)]
    assert [quantile(times, part) for part in (0.5, 0.95, 0.99)] == [0.5, 0.95, 0.99]
    assert quantile([], 0.5) == 0.0


def test_every_figure_has_words() -> None:
    load = Load([("intrigue", 3, {})], 2, 4, 0, 1.0, 1.0)
    found = report(Figures([0.1], [0.2]), load, 1.0, ((0, 1e6), (1, 2e6), (2, 5e6)))
    assert found["memory_mb_a_game"] == 2.0
    assert found["memory_mb_more"] == 3.0
    assert found["server_ms_a_move"] == 1000.0
    for lang in ("en", "de"):
        known = sentences(lang)
        assert not [name for name in found if f"server-load-{name.replace('_', '-')}" not in known]
