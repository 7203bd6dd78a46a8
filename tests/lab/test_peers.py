"""Goals are ratios: what is measured of others is compared rightly, and a missed goal is told."""

import json
from pathlib import Path

import pytest
from cli.kit import Council

from council.games import GAMES
from council.lab import bench, peer_rates, peers
from council.lab.peers import Goal

GOAL = Goal("G0", "intrigue", 4, "steps", "openspiel-hearts-steps", 6.0, 10.0)


def test_every_goal_can_be_measured() -> None:
    from council.rl.speed import KINDS

    for goal in peers.goals():
        assert goal.kind in {**bench.KINDS, **KINDS}
        assert goal.peer == "interpreted" or goal.peer in peer_rates.ROWS
        assert goal.seats in GAMES[goal.game].trials[0].seats
        assert 1 < goal.must <= goal.stretch


@pytest.mark.parametrize(
    ("theirs", "reached"), [(10.0, "stretch"), (15.0, "must"), (100.0, "missed")]
)
def test_a_ratio_is_compared_with_its_goal(theirs: float, reached: str) -> None:
    told = peers._told(GOAL, [90.0, 120.0, 100.0], [theirs, theirs, theirs])
    assert (told["ratio"], told["reached"]) == (round(100 / theirs, 2), reached)
    assert told["ours_range"] == [90, 120]


@pytest.mark.parametrize(("theirs", "code"), [(1.0, 0), (1e12, 1)])
def test_the_command_fails_on_ratios_only(
    council: Council, monkeypatch: pytest.MonkeyPatch, theirs: float, code: int
) -> None:
    monkeypatch.setattr(peers, "goals", lambda: [GOAL])
    monkeypatch.setattr(peers, "environment", lambda: "python")
    monkeypatch.setattr(peers, "peer_rate", lambda *asked: theirs)
    monkeypatch.setenv("XDG_CACHE_HOME", str(Path.cwd()))
    done = council("bench", "--peers", "--seconds", "0.1", "--json")
    assert done.code == code
    assert [row["id"] for row in json.loads(done.out)] == ["G0"]
    for lang, head in (("en", "Ratio"), ("de", "Verhältnis")):
        assert head in council("--lang", lang, "bench", "--peers", "--seconds", "0.1").out


def test_what_cannot_be_installed_is_one_sentence(
    council: Council, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(peers, "cache", lambda: Path("/dev/null/peers"))
    done = council("bench", "--peers")
    assert (done.code, done.out) == (2, "")
    assert len(done.err.splitlines()) == 2


def test_rates_are_counted_on_cpu_time() -> None:
    done: list[int] = []

    def work() -> int:
        done.append(sum(range(1000)))
        return 3

    assert peer_rates.rate(work, 0.01) > 0
    assert len(done) >= 2
