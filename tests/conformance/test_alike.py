"""Two states are alike exactly when all their fields are the same, and then they look the same."""

from itertools import pairwise

from conformance.kit import fields, positions, random_play, states_of
from conformance.tables import Table, every_table

from council.core.alike import alike
from council.core.play import rng_for
from council.core.state import CHANCE, NOBODY

MOST = 60  # pairs of neighbours


@every_table
def test_a_copy_is_alike_and_a_move_is_noticed(table: Table) -> None:
    states = states_of(random_play(table, "alike"))
    for one, other in list(pairwise(states))[-MOST:]:
        assert alike(one, one.copy())
        assert not alike(one, other)
        for viewer in table.viewers:
            mine, others = one.mask(viewer), other.mask(viewer)
            assert alike(mine, one.mask(viewer))
            assert alike(mine, others) == (fields(mine) == fields(others))


@every_table
def test_worlds_that_are_alike_to_a_viewer_look_the_same(table: Table) -> None:
    """The shortcut of an undo: pictures are not compared where the views are the same."""
    same = 0
    for number, state in enumerate(positions(table, 40, "alike")):
        if state.seat() in (CHANCE, NOBODY):
            continue
        mover, rng = int(state.seat()), rng_for("alike", table.id, number)
        move = int(state.legal_moves()[0])
        world, after = state.mask(mover), state.copy()
        world.fill(rng)
        after.apply(move)
        world.apply(move)
        for viewer in table.viewers:
            mine, others = after.mask(viewer), world.mask(viewer)
            if alike(mine, others):
                same += 1
                assert table.game.describe(mine) == table.game.describe(others)
    assert same
