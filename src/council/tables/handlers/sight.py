"""What spectators see: a player shows them their hand, and hides it again."""

from council.protocol.errors import Denied
from council.protocol.requests import ShowHand
from council.tables.handlers.outcome import HandlerOutcome
from council.tables.state.room import Room, own_seat, spectators_see
from council.tables.state.visitor import Visitor
from council.tables.sync import save_people, told_of


async def show_hand(room: Room, visitor: Visitor, request: ShowHand) -> HandlerOutcome:
    """Let spectators see what one's own seat sees, or no longer. One seat at a time, and only where
    the table settings allow it; it can be taken back at any time. All are told of each change, so a
    hand is not shown again and again."""
    seat, shown = own_seat(visitor), spectators_see(room)
    if request.yes == (shown == seat):
        return HandlerOutcome.DONE
    if not request.yes:
        await save_people(room, told_of("hides", seat), shown=None)
        return HandlerOutcome.CHANGED
    if room.status.customs.watch != "seat" or shown >= 0:
        raise Denied("no_showing")
    if not room.limits.show.allows(seat):
        raise Denied("slow_down")
    await save_people(room, told_of("shows", seat), shown=seat)
    return HandlerOutcome.CHANGED
