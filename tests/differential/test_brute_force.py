"""legal_moves, which plays, against refuse, which explains: all plain moves of all positions."""

import pytest
from conformance.kit import random_play, states_of
from conformance.tables import Table, every_table
from sizes import full

from council.core.state import members


def compare(table: Table, games: range, most: int) -> None:
    """Every move at every position, or as many positions as make `most` questions."""
    states = [
        state
        for number in games
        for step, state in enumerate(states_of(random_play(table, "brute force", number)))
        if state.seat() >= 0 or step % 9 == 0  # nothing is legal while chance decides
    ]
    for state in states[:: 1 + len(states) * table.game.actions // most]:
        allowed = [m for m in range(table.game.actions) if not table.game.refuse(state, m)]
        assert allowed == members(state.legal_moves())


@every_table
def test_what_is_not_refused_is_legal(table: Table) -> None:
    compare(table, range(1), full(30_000, 10_000))


@pytest.mark.slow
@every_table
def test_what_is_not_refused_is_legal_in_many_games(table: Table) -> None:
    compare(table, range(1, full(6, 2)), full(150_000, 30_000))
