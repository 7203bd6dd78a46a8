"""Without luck, results differ less."""

from dataclasses import replace

import pytest
from report.bias import parts_of
from report.study import Kind, Row, game_of
from report.variance import KINDS, SEED, factor, interval, luck_of, rows_for
from sizes import COMPILED, full

from council.kit.review import Pace


@pytest.mark.slow
def test_without_luck_results_differ_less() -> None:
    """In Skirmish few games are enough to see it."""
    games = full(1000, 40) if COMPILED else 12
    rows = rows_for(replace(KINDS["risk-skirmish-2"], bot="easy"), range(1, games + 1))
    assert factor(rows) < 1


@pytest.mark.slow
@pytest.mark.parametrize("name", ["intrigue-2", "risk-skirmish-2", "cardgame"])
def test_luck_alone_is_that_of_the_account(name: str) -> None:
    """Though most positions are not measured."""
    usual = KINDS[name]
    kind = Kind(usual.game, usual.seats, usual.options, pace=Pace(2, 4, outcomes=6))
    parts = parts_of(kind, game_of(kind, SEED, 1))
    luck = [dice + draws for dice, draws in zip(parts["dice"], parts["draws"], strict=True)]
    assert luck_of(kind, 1)["luck"] == pytest.approx(luck, abs=1e-9)


def row(luck: float, result: float) -> Row:
    """A game of two in which the first player had so much luck."""
    return {"luck": [luck, -luck], "result": [result, 1 - result]}


def test_half_of_the_distance_is_luck() -> None:
    rows = [row(0.25, 1.0), row(-0.25, 0.0)] * 20
    assert factor(rows) == pytest.approx(0.25)
    assert interval(rows, 200) == pytest.approx((0.25, 0.25), abs=0.02)


def test_luck_that_has_nothing_to_do_with_results_adds_to_them() -> None:
    rows = [row(luck, result) for luck in (0.5, -0.5) for result in (1.0, 0.0)] * 25
    low, high = interval(rows, 200)
    assert factor(rows) == pytest.approx(2)
    assert 1 < low < 2 < high
