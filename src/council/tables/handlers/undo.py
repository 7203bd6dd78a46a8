"""Take a move back: alone while nothing new was shown, or when all have agreed."""

from council.protocol.errors import Denied
from council.protocol.messages import Said
from council.protocol.requests import Undo
from council.tables.handlers.moves import check_open, check_version
from council.tables.handlers.outcome import HandlerOutcome
from council.tables.state import clocks, windows
from council.tables.state.room import Room, own_seat
from council.tables.state.undo import kept_notes, line_to_take_back
from council.tables.state.visitor import Visitor
from council.tables.storage.rebuild import rebuild
from council.tables.storage.records import Row
from council.tables.storage.status import Clocks
from council.tables.sync import changed, notes_of, save, summary_of


async def undo(room: Room, visitor: Visitor, request: Undo) -> HandlerOutcome:
    """Take back the last move of the seat the visitor looks from."""
    seat = own_seat(visitor)
    check_version(room, visitor, request.v)
    check_open(room)
    cut = line_to_take_back(room, seat)
    if cut is None:
        raise Denied("cannot_undo")
    after = clocks.back(room.status.clocks, seat, room.time())
    await take_back(room, cut, seat, after)
    return HandlerOutcome.CHANGED


async def take_back(
    room: Room, cut: int, seat: int, after: Clocks, *told: Said, **changes: object
) -> None:
    """The game as it stood before a line. What was drawn is not drawn again."""
    lines, secret = room.play.written[: cut + 1], room.status.secret
    play = await room.settings.run(rebuild, lines, room.settings.chance, secret)
    for note in kept_notes(room.play, play, cut, seat):
        play.note(note)
    views = room.views.back(play)
    status = changed(room.status, proposal=None, clocks=after, **changes)
    free = windows.free(views, room.chairs, status, None)
    status = clocks.run(status, room.chairs, views.asked, room.time(), free=free)
    summary = summary_of(room, views, status)
    kept = [Row(text, room.v) for text in play.written[cut + 1 :]]
    notes = notes_of(room, told, play)
    room.v = await save(room, room.store.cut, room.v, cut + 1, summary, kept, notes)
    room.rows, room.status = [*room.rows[:cut], *kept], status
    room.notes += notes
    room.renew(play, views)
    for visitor in room.visitors:
        visitor.forget()
