"""Seats: look from one, take one with its key, give one up."""

from msgspec.structs import astuple

from council.protocol.errors import Denied
from council.protocol.requests import Look, Resign, Sit
from council.tables.broadcast import show, show_people
from council.tables.handlers.fair_deal import stop_waiting
from council.tables.handlers.outcome import HandlerOutcome
from council.tables.ops.tokens import seat_of
from council.tables.state.holders import another, holders, program_of
from council.tables.state.room import Room, own_seat
from council.tables.state.visitor import Visitor
from council.tables.storage.records import Arms, Chair
from council.tables.sync import changed, save_people, tell_seated, told_of, welcome_back


async def look(room: Room, visitor: Visitor, request: Look) -> HandlerOutcome:
    """See the table from one of your own seats, or from outside."""
    if request.seat is not None and request.seat not in visitor.held:
        raise Denied("not_your_seat")
    visitor.look(request.seat)
    show(room, [visitor])
    return HandlerOutcome.SHOWN


async def sit(room: Room, visitor: Visitor, request: Sit) -> HandlerOutcome:
    """A program takes the seat its key belongs to."""
    seat = await seat_for(room, request.key)
    program = program_of(room, seat, visitor, request.me)
    await take_seat(room, seat, "", program.holder, visitor, doubtful=program.doubtful)
    if not request.me and not visitor.holder:  # all others are known by their names
        room.met.add((seat, program.holder))
    return HandlerOutcome.SHOWN


async def seat_for(room: Room, key: str) -> int:
    """The seat a key belongs to; Denied when it belongs to none."""
    seat = seat_of(key, await room.settings.run(room.store.prints, room.id))
    if seat is None:
        raise Denied("bad_key")
    return seat


async def take_seat(
    room: Room,
    seat: int,
    name: str,
    holder: str,
    visitor: Visitor | None = None,
    arms: Arms | None = None,
    doubtful: bool = False,
) -> None:
    """Somebody with the key takes the seat, in a browser or through a socket. Whoever created the
    table has all keys: everybody is told whenever a seat gets one more holder, or one of whom that
    is doubtful. A doubtful one that returns too often is not told each time, but keeps the seat."""
    chairs = list(room.chairs)
    if chairs[seat].kind == "bot":  # given up since the key was compared
        raise Denied("bad_key")
    before = chairs[seat]
    crest, colour = astuple(arms if arms and arms != Arms() else before.arms())
    name = name or before.name
    chairs[seat] = Chair(name, "person", away=before.away, crest=crest, colour=colour)
    known = holders(room, seat)
    first = holder not in known
    changes = first or chairs != room.chairs
    new = (changes or doubtful) and room.limits.sit.allows(seat)  # all are shown who sits down
    if changes and not new:
        raise Denied("slow_down")
    if new:
        told = [another(seat)] if known and (first or doubtful) else []
        keep, more = room.store.seat, (holder, seat)
        await save_people(room, *told, chairs=chairs, keep=keep, more=more)
    if first:
        room.holds.setdefault(holder, []).append(seat)
    if visitor is not None:
        visitor.sits[seat] = holder
    await _sit_down(room, seat, holder, visitor, new)


async def _sit_down(room: Room, seat: int, holder: str, visitor: Visitor | None, new: bool) -> None:
    """Show the table from the seat to whoever took it, and to all others what is new."""
    taken = [other for other in room.visitors if other is visitor or other.holder == holder]
    if taken:
        await welcome_back(room, [seat])
    came = bool(taken) and seat not in room.presence.present()
    for other in taken:
        other.take(seat)
    if visitor is not None:
        visitor.look(seat)
    show(room, room.visitors if new else taken)
    if came and not new:
        show_people(room, taken)
    await tell_seated(room)


async def resign(room: Room, visitor: Visitor, request: Resign) -> HandlerOutcome:
    """A bot plays on for the seat the visitor looks from."""
    seat = own_seat(visitor)
    if room.views.over:
        raise Denied("over")
    if room.status.counts():
        raise Denied("daily_fixed")
    chairs = list(room.chairs)
    chairs[seat] = changed(chairs[seat], kind="bot", level=room.status.customs.stand_in, away=False)
    told = told_of("resigned", seat, level=chairs[seat].level)
    keep = room.store.retire
    await save_people(room, told, chairs=chairs, keep=keep, more=(seat,), proposal=None)
    for seats in room.holds.values():
        if seat in seats:
            seats.remove(seat)
    for other in room.visitors:
        other.lose(seat)
    await stop_waiting(room)
    await tell_seated(room)
    return HandlerOutcome.CHANGED
