"""A view is a state with holes, and dealing the holes gives a state that fits it."""

import pytest
from conformance.kit import fields, play_on, positions, random_play, states_of
from conformance.tables import Table, every_table
from sizes import full, sized

from council.core.play import rng_for
from council.core.state import PUBLIC, REFEREE


@every_table
def test_a_view_knows_whose_it_is(table: Table) -> None:
    for state in positions(table, 12, "viewer"):
        assert state.viewer == REFEREE
        for viewer in table.viewers:
            view = state.mask(viewer)
            assert view.viewer == viewer
            assert view.copy().viewer == viewer
            assert fields(view.mask(viewer)) == fields(view)


@every_table
def test_a_filled_view_fits_the_view_and_all_that_is_public(table: Table) -> None:
    for number, state in enumerate(positions(table, 40, "fill")):
        rng = rng_for("fill", table.id, number)
        public = fields(state.mask(PUBLIC))
        for viewer in table.viewers:
            view = state.mask(viewer)
            world = view.copy()
            world.fill(rng)
            assert world.viewer == REFEREE
            assert fields(world.mask(viewer)) == fields(view)
            assert fields(world.mask(PUBLIC)) == public
            table.sound(world)


MOST = 4_000  # positions, however long the games are


def check_worlds(table: Table, games: range) -> None:
    """Everywhere, for everybody: what is known to all holds, and who is asked can answer."""
    rng = rng_for("worlds", table.id)
    looked = 0
    for number in games:
        if looked > MOST:
            break
        for state in states_of(random_play(table, "worlds", number)):
            looked += 1
            for viewer in table.viewers:
                world = state.mask(viewer)
                world.fill(rng)
                table.sound(world)
                assert world.seat() == state.seat()
                if state.seat() >= 0:
                    assert len(world.legal_moves()) > 0, f"seat {state.seat()}, viewer {viewer}"


@every_table
def test_a_filled_view_is_sound_everywhere(table: Table) -> None:
    check_worlds(table, range(3))


@pytest.mark.slow
@every_table
def test_a_filled_view_is_sound_everywhere_in_many_games(table: Table) -> None:
    check_worlds(table, range(3, 3 + sized(full(60, 3))))


@every_table
def test_a_filled_view_can_be_played_to_the_end(table: Table) -> None:
    rng = rng_for("play filled", table.id)
    for state in positions(table, 40, "play filled"):
        for viewer in table.viewers:
            world = state.mask(viewer)
            world.fill(rng)
            play_on(table.game, world, rng)
            table.sound(world)


@pytest.mark.slow
@every_table
def test_nothing_is_hidden_from_fill_by_chance_alone(table: Table) -> None:
    """Dealt again and again, a view with holes becomes many worlds."""
    states = [state for state in positions(table, 40, "worlds") if state.seat() >= 0]
    rng = rng_for("worlds", table.id)
    several = 0
    for state in states:
        worlds = set()
        for _ in range(8):
            world = state.mask(PUBLIC)
            world.fill(rng)
            worlds.add(repr(fields(world)))
        several += len(worlds) > 1
    assert several >= len(states) // 2


@every_table
def test_the_true_state_is_not_described(table: Table) -> None:
    for state in positions(table, 12, "referee")[:-1]:
        with pytest.raises(AssertionError):
            table.game.describe(state)
