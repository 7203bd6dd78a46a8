"""The cost of decisions tells levels apart."""

from dataclasses import replace
from statistics import mean

import pytest
from report.levels import KINDS, LEVELS, Row, cost_of, costs_of, difference
from sizes import COMPILED, full

from council.kit.review import Pace


@pytest.mark.slow
def test_who_thinks_more_loses_less() -> None:
    """Interpreted, `hard` takes minutes: there it is left out."""
    kind = replace(KINDS["intrigue-2"], pace=Pace(0, iterations=1500, worlds=120))
    levels = LEVELS if COMPILED else LEVELS[:3]
    numbers = range(1, 1 + full(100, 4)) if COMPILED else range(1, 2)
    rows = [costs_of(kind, number, levels, 40 if COMPILED else 12) for number in numbers]
    costs = [mean(row[level] for row in rows) for level in levels]
    assert costs == sorted(costs, reverse=True)
    assert costs[0] > 0


def test_levels_are_compared_question_by_question() -> None:
    """Both have the same ups and downs: the difference is much surer than either mean."""
    rows: list[Row] = [{"easy": 0.02 + x, "medium": 0.01 + x} for x in (0.0, 0.05, 0.1, 0.15)]
    apart = difference(rows, "easy", "medium")
    assert apart.mean == pytest.approx(0.01)
    assert apart.low == pytest.approx(apart.high)
    easy, medium = (cost_of([row[level] for row in rows]) for level in ("easy", "medium"))
    assert easy.low < medium.high, "the intervals of the means overlap"


def test_the_same_questions_for_every_level() -> None:
    kind = replace(
        KINDS["intrigue-2"], bot="random", pace=Pace(0, iterations=20, least=6, worlds=3)
    )
    alone, both = (costs_of(kind, 1, levels, 6) for levels in (["easy"], ["random", "easy"]))
    assert alone["easy"] == both["easy"]
    assert alone["questions"] == both["questions"] <= 6
