"""Visitors come to a table and leave it, here or at another worker."""

from council.protocol.messages import ChatIs
from council.tables.broadcast import show, show_people
from council.tables.state.room import Room, barred
from council.tables.state.visitor import Visitor
from council.tables.sync import attempt, know, tell_seated, welcome_back
from council.tables.table_view import recall


async def join(room: Room, visitor: Visitor) -> None:
    """Somebody comes in; a bot that stood in for them gets up at once."""
    await attempt(room, _join, visitor)


async def _join(room: Room, visitor: Visitor) -> None:
    know(room, visitor)  # seats may have been taken or given up since they were looked up
    await welcome_back(room, visitor.held)
    news = not set(visitor.held) <= room.presence.present()
    room.visitors.append(visitor)
    recall(room, visitor)
    show(room, [visitor])
    if news:
        show_people(room, [visitor])
    if not barred(room, visitor) and (lines := room.chat.since(visitor.back.heard)):
        visitor.tell(ChatIs(lines))
    await tell_seated(room)


async def leave(room: Room, visitor: Visitor) -> None:
    """A visitor's socket is closed. A room that is not valid is not read back for this."""
    async with room.lock:
        room.visitors.remove(visitor)
        if not set(visitor.held) <= room.presence.present():
            show_people(room)
        await tell_seated(room)


async def meet(room: Room) -> None:
    """Somebody may have come to another worker, or gone from it."""
    async with room.lock:
        before = room.presence.present()
        await look_elsewhere(room)
        if room.presence.present() != before:
            show_people(room)


async def look_elsewhere(room: Room) -> None:
    """Ask who is connected to other workers."""
    room.presence.elsewhere = await room.broker.elsewhere(room.id)
    room.count_missing()
