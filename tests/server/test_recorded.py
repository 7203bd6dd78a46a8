"""What is made once and shared, or kept from the last move, is what would be made anew."""

import asyncio
from collections.abc import Callable

import pytest
from server.recorded import KINDS, MOVES, record
from sizes import full

from council.kit.again import Again
from council.tables import broadcast
from council.tables.state.room import Room
from council.tables.state.views import Views
from council.tables.state.visitor import Visitor, frame
from council.tables.table_view import common_is, table_is


class Anew:
    """The messages of a table, each made for one visitor alone, from nothing that is known."""

    def __init__(self, room: Room) -> None:
        self.room = room

    def text(self, visitor: Visitor) -> bytes:
        room = self.room
        room.views, room.cuts = Views(room.play, room.status.ended), {}
        return frame(table_is(room, visitor, common_is(room)))


def make_anew(self: Again[object], parts: object, make: Callable[[], object]) -> object:
    return make()


@pytest.mark.slow
@pytest.mark.parametrize("name", KINDS)
def test_every_message_is_as_if_it_were_made_for_one_visitor_alone(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    moves = full(MOVES, 30)
    shared = asyncio.run(record(name, moves=moves))
    monkeypatch.setattr(broadcast, "TableShow", Anew)
    monkeypatch.setattr(Again, "of", make_anew)
    assert asyncio.run(record(name, moves=moves)) == shared
    assert any(b'"can_undo":true' in message for message in shared)
