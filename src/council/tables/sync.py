"""Keeps a room and the store the same: a change is stored before anybody is shown it, what failed
half-way is read back, and what another worker changed is taken over."""

from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Concatenate, ParamSpec, TypeVar

import msgspec

from council.core.log import BadLog
from council.core.play import Play
from council.protocol.errors import Denied, closed
from council.protocol.messages import Json, Said
from council.tables.broadcast import pass_on_chat, show, show_all
from council.tables.state import clocks, windows
from council.tables.state.room import Room
from council.tables.state.views import Views
from council.tables.state.visitor import NO_TABLE, Visitor
from council.tables.storage.rebuild import play_on, rebuild_record
from council.tables.storage.records import Chair, Note, People, Record, Row, Summary
from council.tables.storage.status import TableStatus
from council.tables.storage.store import Conflict

MOST_TRIES = 20  # of a change, when others are always quicker

P = ParamSpec("P")
T = TypeVar("T")
changed = msgspec.structs.replace


class Overtaken(Denied):
    """Another worker changed the table first; here it is as it now stands."""

    def __init__(self) -> None:
        super().__init__("stale")


# -- around every change


@asynccontextmanager
async def current(room: Room) -> AsyncIterator[None]:
    """Hold the lock of a room that is as the store has it."""
    async with room.lock:
        await mend(room)
        yield


async def attempt(
    room: Room,
    action: Callable[Concatenate[Room, P], Awaitable[T]],
    *args: P.args,
    **kwargs: P.kwargs,
) -> T:
    """Act on a current room. If another worker was quicker, or a room that has not heard of
    everything refused, act once more on the room as it stands then: what was meant for another
    position is refused as stale, everything else is done."""
    for _ in range(MOST_TRIES - 1):
        try:
            async with current(room):
                return await action(room, *args, **kwargs)
        except Overtaken:
            continue
        except Denied:
            if not (room.broker.shared and await refresh(room)):
                raise
    async with current(room):
        return await action(room, *args, **kwargs)


# -- storing


async def save(room: Room, change: Callable[..., T], *arguments: object) -> T:
    """Change the store first; whatever goes wrong, the room is then read back."""
    room.sound = False
    try:
        done = await room.settings.run(change, room.id, room.rev, *arguments)
    except Conflict:
        await mend(room)
        show_all(room)
        raise Overtaken from None
    room.rev += 1
    room.sound = True
    return done


async def save_people(
    room: Room,
    *told: Said,
    chairs: list[Chair] | None = None,
    keep: Callable[..., None] | None = None,
    more: Sequence[object] = (),
    **changes: object,
) -> None:
    """Store a change of the seats or the status, with what the history says of it."""
    chairs = room.chairs if chairs is None else chairs
    status = changed(room.status, **changes)
    views = Views(room.play, True, room.views) if status.ended else room.views
    free = windows.free(views, chairs, status, room.v)
    status = clocks.run(status, chairs, views.asked, room.time(), free=free)
    notes = notes_of(room, told, room.play)
    people = People(chairs, summary_of(room, views, status), notes)
    await save(room, keep or room.store.people, people, *more)
    room.chairs, room.status, room.views = chairs, status, views
    room.notes += notes
    room.cuts = {}


async def save_lines(
    room: Room,
    before: int,
    status: TableStatus,
    *told: Said,
    said: str = "",
    moved: int | None = None,
) -> None:
    """Store the lines the game has got since there were so many, and what is noted of them."""
    first, *more = room.play.written[before:]
    new = [Row(first, room.v, said), *(Row(text, room.v) for text in more)]
    views = Views(room.play, status.ended, room.views)
    if views.over:  # nobody can be asked for anything any more
        status = changed(status, proposal=None)
    free = windows.free(views, room.chairs, status, None)
    status = clocks.run(status, room.chairs, views.asked, room.time(), moved, free)
    summary = summary_of(room, views, status)
    notes = notes_of(room, told, room.play)
    room.v = await save(room, room.store.append, room.v, before, new, summary, notes)
    room.rows += new
    room.notes += notes
    room.views, room.status = views, status
    room.cuts = {}


def summary_of(room: Room, views: Views, status: TableStatus) -> Summary:
    """What a list of games shows of this one."""
    due = clocks.due(status.customs.clock, status.clocks)
    asked = views.asked if status.deal == "done" else None
    return Summary(asked, views.results, room.settings.now(), status, due)


def notes_of(room: Room, told: Sequence[Said], play: Play) -> list[Note]:
    """The next notes of the history."""
    return [Note(n, len(play.history), said) for n, said in enumerate(told, room.noted())]


def told_of(what: str, seat: int, **facts: Json) -> Said:
    """A note of the history about a seat."""
    return Said(f"server-told-{what}", {"who": {"who": seat}, **facts})


# -- reading back


async def mend(room: Room) -> None:
    """Read the room back if the last change did not come to its end."""
    if room.sound:
        return
    record = await room.settings.run(room.store.load, room.id)
    if record is None:
        raise Denied("no_such_table")
    play = await room.settings.run(rebuild_record, record, room.settings.chance)
    heard = room.chat.last()
    room.adopt(record, play)
    pass_on_chat(room, heard)
    await know_again(room)
    for visitor in room.visitors:
        visitor.forget()
    show(room, room.visitors)  # nothing was shown while it was not valid
    with suppress(Overtaken):
        await welcome_back(room, room.presence.seated())  # they may have been missed elsewhere


async def refresh(room: Room) -> bool:
    """Take over what another worker has changed, and show it; whether there was anything."""
    async with current(room):
        news = await room.settings.run(room.store.load, room.id, len(room.rows), room.rev)
        if news is None:
            if not await room.settings.run(room.store.revs, [room.id]):
                room.sound = False  # it was removed: from now on there is no such table
                dismiss_all(room)
            return False
        await _take_over(room, news)
        show_all(room)
        with suppress(Overtaken):  # then there will be more news
            await welcome_back(room, room.presence.seated())
        return True


def dismiss_all(room: Room) -> None:
    """The table is gone: tell everybody who is still there."""
    for visitor in room.visitors:
        visitor.tell(closed())
        visitor.dismiss(NO_TABLE)


async def _take_over(room: Room, news: Record) -> None:
    """Lines that follow on ours are played; if a move was taken back, all lines are read again.
    The version that a line answered is never given to another line in its place."""
    room.sound = False
    rows = [*room.rows, *news.rows[1:]]
    if not _played_on(room, news, rows):
        await mend(room)
        return
    heard = room.chat.last()
    room.rows = rows
    room.take_over(news)
    room.renew(room.play)
    pass_on_chat(room, heard)
    await know_again(room)
    room.sound = True


def _played_on(room: Room, news: Record, rows: list[Row]) -> bool:
    """Whether the game now stands at the last of these lines."""
    if not room.rows or news.rows[:1] != room.rows[-1:] or news.head != room.play.written[0]:
        return False
    with suppress(BadLog):
        play_on(room.play, [row.text for row in rows[len(room.rows) :]])
        return True
    return False


# -- who holds which seat


async def know_again(room: Room) -> None:
    """Visitors may have won or lost seats meanwhile."""
    for visitor in room.visitors:
        know(room, visitor)
    await tell_seated(room)


def know(room: Room, visitor: Visitor) -> None:
    """A visitor holds the seats their browser holds."""
    for seat in [seat for seat in visitor.held if room.chairs[seat].kind == "bot"]:
        visitor.lose(seat)
    for seat in room.holds.get(visitor.holder or "", []):
        if seat not in visitor.held:
            visitor.take(seat)


async def tell_seated(room: Room) -> None:
    """Tell the other workers who is connected here."""
    await room.broker.seated(room.id, set(room.presence.seated()))


async def welcome_back(room: Room, seats: list[int]) -> None:
    """Players are back on seats on which bots stood in."""
    back = [seat for seat in seats if room.chairs[seat].away]
    if back:
        chairs = [
            changed(chair, away=chair.away and seat not in back)
            for seat, chair in enumerate(room.chairs)
        ]
        await save_people(room, *(told_of("back", seat) for seat in back), chairs=chairs)
        show_all(room)
