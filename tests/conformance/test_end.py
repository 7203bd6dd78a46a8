"""Every game ends in time, and what it was worth adds up."""

from math import fsum

import pytest
from conformance.kit import random_play, states_of
from conformance.tables import Table, every_table

from council.core.state import NOBODY


@every_table
def test_no_game_is_longer_than_promised(table: Table) -> None:
    lengths = [len(random_play(table, "end", number).history) for number in range(10)]
    assert max(lengths) <= table.game.longest(table.setup)


@every_table
def test_values_add_up_to_one(table: Table) -> None:
    for number in range(3):
        for state in states_of(random_play(table, "values", number)):
            values = [table.game.heuristics.estimate(state, s) for s in range(table.seats)]
            assert all(0.0 <= value <= 1.0 for value in values)
            if state.seat() == NOBODY:
                assert values == [state.value(seat) for seat in range(table.seats)]
                assert fsum(values) == 1.0
            else:
                assert fsum(values) == pytest.approx(1.0)


@every_table
def test_evaluations_lie_between_nought_and_one(table: Table) -> None:
    for state in states_of(random_play(table, "evaluations")):
        for seat in range(table.seats):
            assert 0.0 <= table.game.evaluate(state.mask(seat), seat) <= 1.0


@every_table
def test_the_final_table_says_who_won(table: Table) -> None:
    for number in range(10):
        state = random_play(table, "results", number).state
        rows = table.game.results(state)
        assert [row["won"] for row in rows] == [state.value(s) for s in range(table.seats)]
        ranks = [row["rank"] for row in rows]
        assert [row["won"] > 0 for row in rows] == [rank == 1 for rank in ranks]
        # A shared rank is followed by a gap: 1, 1, 3.
        assert ranks == [1 + sum(other < rank for other in ranks) for rank in ranks]


@every_table
def test_legs_never_go_back(table: Table) -> None:
    legs = [state.leg() for state in states_of(random_play(table, "legs"))]
    assert legs == sorted(legs)
