"""No viewer gets anything that depends on what is hidden (ADR 0002)."""

import pytest
from conformance import leaks
from conformance.kit import asked_positions
from conformance.tables import PRINTED, QUICK, TOYS, Table, every_table
from sizes import full, sized

from council.core.play import rng_for

CHUNK = sized(full(20, 7), least=7)  # games a test, so that two workers share them evenly
CHUNKS = full(20, 1)


# In `make check` one number of players.
EACH_STEP = [
    pytest.param(table, marks=[] if table.id in QUICK or table in TOYS else pytest.mark.slow)
    for table in [*PRINTED, *TOYS]
]


@pytest.mark.parametrize("table", EACH_STEP, ids=lambda table: table.id)
def test_twins_look_alike_at_every_step(table: Table) -> None:
    tally = leaks.watch(table, len(table.viewers), "quick", thorough=table.seats < 4)
    assert set(tally.steps) == set(table.viewers)
    assert tally.logs


@pytest.mark.slow
@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("table", PRINTED, ids=lambda table: table.id)
def test_twins_look_alike_in_many_games(table: Table, chunk: int) -> None:
    leaks.worlds_differ(table, leaks.watch(table, CHUNK, chunk))


@pytest.mark.slow
@every_table
def test_twins_look_alike_with_every_option(table: Table) -> None:
    leaks.watch_until_worlds_differ(table, 1, 12, "options")


@every_table
def test_advice_does_not_depend_on_what_is_hidden(table: Table) -> None:
    made = leaks.advice(table, full(2 * table.seats, 2), 3)
    assert made or table.id not in QUICK or table in TOYS


@every_table
def test_every_unseen_move_occurs(table: Table) -> None:
    leaks.every_unseen_occurs(table, 12)


@every_table
def test_copies_cannot_be_told_apart(table: Table) -> None:
    rng = rng_for("copies", table.id)
    states = [s for number in range(4) for s in asked_positions(table, 12, number)]
    made = sum(leaks.copies(table, state, rng) for state in states)
    assert made >= len(states) // 2 or table.exchange is None
    alike = sum(leaks.aliases(table, state, rng) for state in states)
    assert alike >= len(states) // 2 or table.game.numbers == table.game.actions


@every_table
def test_a_plain_move_is_dressed_at_random(table: Table) -> None:
    leaks.dressing(table, 12)
