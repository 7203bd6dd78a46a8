"""The shape of the figures, and that they are counted rightly. Speeds themselves are not tested."""

import json

import pytest

from council import compiled
from council.cli import main
from council.core.play import rng_for
from council.core.state import NOBODY
from council.games import GAMES
from council.lab import bench

GAME = GAMES["intrigue"]


@pytest.mark.slow
def test_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--json", "--seconds", "0.2"]) == 0
    out, err = capsys.readouterr()
    told = json.loads(out)
    assert list(told) == ["2", "4", "6"]
    kinds = {"decisions", "games", "simulations"}
    for row in told.values():
        assert set(row) == {"compiled", "interpreted"}
        assert set(row["interpreted"]) == kinds
        if compiled.status() == "compiled":
            assert set(row["compiled"]) == kinds
            assert all(row["compiled"][kind] > row["interpreted"][kind] > 0 for kind in kinds)
        else:
            assert row["compiled"] is None
    assert (err == "") == (compiled.status() == "compiled")


def test_positions_are_every_decision_of_the_first_round() -> None:
    for seats in (2, 4):
        views = bench.positions(GAME, seats)
        assert all(int(view.leg()) == 0 and view.viewer == view.seat() for view in views)
        assert 15 <= len(views) <= 36


def test_decisions_are_counted_rightly() -> None:
    """`playout` lays as many cards a game as the loop that counts: here they can be counted."""
    from council.games.intrigue.rules import Intrigue

    setup, rng, games, laid = GAME.setup(4), rng_for("test"), 400, 0
    for _ in range(games):
        state = GAME.new(setup)
        while state.seat() != NOBODY:
            state.playout(rng)
        assert isinstance(state, Intrigue)
        laid += 4 * 36 - sum(int(points) for points in state.points)
    assert laid / games == pytest.approx(bench.decisions_a_game(GAME, 4), rel=0.02)
