"""Pictures share parts. What a view shows hangs on that view alone, whatever was shown before."""

import json

from conformance.kit import random_play, states_of
from conformance.tables import Table, every_table

MOST = 80  # positions


@every_table
def test_a_view_shows_the_same_in_any_order(table: Table) -> None:
    views = [
        state.mask(viewer)
        for state in states_of(random_play(table, "shared"))[-MOST:]
        for viewer in table.viewers
    ]
    shown = [json.dumps(table.game.describe(view)) for view in views]
    backwards = [json.dumps(table.game.describe(view)) for view in reversed(views)]
    assert shown == backwards[::-1]


@every_table
def test_a_view_that_goes_on_shows_how_it_stands_then(table: Table) -> None:
    """A state is changed in place: what it showed before is not shown again."""
    play = random_play(table, "in place")
    states = states_of(play)
    first = max(0, len(play.history) - MOST)
    going_on = states[first].copy()
    for (_, move), after in zip(play.history[first:], states[first + 1 :], strict=False):
        going_on.apply(move)
        assert table.game.picture(going_on) == table.game.picture(after)
