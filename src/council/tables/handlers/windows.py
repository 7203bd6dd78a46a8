"""A window passes by itself, or waits for somebody who thinks."""

from council.core.state import PUBLIC
from council.protocol.errors import Denied
from council.protocol.requests import Wait
from council.tables.handlers.moves import check_open, check_version, try_move
from council.tables.handlers.outcome import HandlerOutcome
from council.tables.state import windows
from council.tables.state.room import Room, own_seat
from council.tables.state.visitor import Visitor
from council.tables.sync import save_people


async def wait(room: Room, visitor: Visitor, request: Wait) -> HandlerOutcome:
    """The seat asked wants to think: the window stays open until it answers."""
    seat = own_seat(visitor)
    check_version(room, visitor, request.v)
    check_open(room)
    if seat != room.views.asked:
        raise Denied("not_asked")
    if room.status.waits == room.v:
        return HandlerOutcome.DONE
    await save_people(room, waits=room.v)
    return HandlerOutcome.CHANGED


async def lapse(room: Room) -> None:
    """Give the answer of a seat that has let its window pass, if it is time."""
    when, asked = windows.due(room), room.views.asked
    window = room.views.of(int(PUBLIC)).window
    if when is None or room.time() < when or asked is None or window is None:
        return
    refused = await try_move(room, asked, room.game.text(window.move), 0)
    assert refused is None, "nobody could let this pass"
