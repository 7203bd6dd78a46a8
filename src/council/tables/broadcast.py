"""Sends the table to its visitors."""

from collections.abc import Iterable, Sequence

from council.protocol.errors import Denied
from council.protocol.messages import ChatIs
from council.tables.state.room import Room, barred, reader_of
from council.tables.state.visitor import Visitor
from council.tables.table_view import TableShow


def show(room: Room, visitors: Iterable[Visitor]) -> None:
    """Send the table as it stands. Nobody is shown what is half done, such as a card that was drawn
    for a move that could not be stored."""
    room.count_missing()
    if not room.sound:
        return
    table = TableShow(room)
    for visitor in visitors:
        if barred(room, visitor):
            if not visitor.barred:
                visitor.tell(Denied("no_watching").wrong())
            visitor.barred = True
            visitor.forget()
            continue
        visitor.barred = False
        visitor.read_as(reader_of(room, visitor))
        visitor.put(table.text(visitor))
        visitor.told, visitor.noted = len(room.play.history), room.noted()


def show_all(room: Room) -> None:
    """The table has changed: show it to everybody, and wake its bots."""
    show(room, room.visitors)
    room.on_change(room)


def show_people(room: Room, know: Sequence[Visitor] = ()) -> None:
    """Show all others that somebody has come or gone. If people come and go all the time, it is
    shown at the next heartbeat: the others would be sent more than their connections carry."""
    room.count_missing()
    if room.presence.shows.allows():
        show(room, [visitor for visitor in room.visitors if visitor not in know])
    else:
        room.presence.unshown = True


def pass_on_chat(room: Room, heard: int) -> None:
    """Everybody is told what was said elsewhere after that number."""
    lines = room.chat.since(heard)
    for visitor in room.visitors if lines else ():
        if not barred(room, visitor):
            visitor.tell(ChatIs(lines))
