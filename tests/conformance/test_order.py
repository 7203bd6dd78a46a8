"""HI-3 at the size of a test; `make soak` runs it at full size."""

from typing import Any

import pytest
from conformance.order import ENOUGH, GAMES, draws, least, payload
from conformance.tables import BY_ID, Table
from sizes import full, sized

from council.core.state import State

DRAWS = 1_000


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_hi_3_no_order_goes_with_what_was_drawn_face_down(name: str) -> None:
    found = draws(BY_ID[name], sized(full(DRAWS, 500)))
    assert any(len({row for row, _ in counts}) > 1 for counts in found.values())
    assert least(found) > ENOUGH


def telling(table: Table, state: State, viewer: int, drawn: int) -> Any:
    """The moves the other way round, now and then, after a card of the second half."""
    shown = payload(table, state, viewer, drawn)
    ids = ["a", "b"] if drawn % 36 < 18 or drawn % 3 else ["b", "a"]
    return {**shown, "last": ids}


def test_hi_3_an_order_that_tells_is_found() -> None:
    assert least(draws(BY_ID["intrigue-3"], sized(DRAWS), telling)) < ENOUGH
