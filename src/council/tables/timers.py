"""What happens at a table by itself: a bot stands in, a clock warns or runs down, a vote closes."""

from council.tables.broadcast import show_all
from council.tables.handlers.votes import decide
from council.tables.handlers.windows import lapse
from council.tables.state import clocks, windows
from council.tables.state.proposals import agreed
from council.tables.state.room import Room
from council.tables.sync import changed, save_people, told_of
from council.tables.visits import look_elsewhere


def due(room: Room) -> float | None:
    """The server's uptime at which something happens by itself."""
    grace, presence = room.status.customs.patience(), room.presence
    times = [since + grace for since in presence.missed.values()]
    if agreed(room) is not None or not room.sound or presence.unshown:
        times.append(0.0)
    strikes = clocks.due(room.status.customs.clock, room.status.clocks)
    return min([*times, *(t for t in (strikes, windows.due(room)) if t is not None)], default=None)


async def tick(room: Room) -> None:
    """Do what is due: a bot stands in, a clock warns, a clock has run down, a proposal that only
    people who have gone were asked is agreed, or a window passes."""
    if room.presence.missed:
        await look_elsewhere(room)
    when = due(room)
    if when is None or room.time() < when:
        return
    await _strike(room)
    if (proposal := agreed(room)) is not None:
        await decide(room, proposal)
    await lapse(room)
    room.presence.unshown = False
    show_all(room)


async def _strike(room: Room) -> None:
    """Clocks, and the patience with missing players, as late as it is."""
    customs, before, now = room.status.customs, room.status.clocks, room.time()
    struck = clocks.strike(customs.clock, before, now)
    missed = room.presence.missed
    late = [seat for seat, since in missed.items() if since + customs.patience() <= now]
    if struck == before and not late:
        return
    told = []
    if struck.up and not before.up and struck.seat is not None:
        told.append(told_of("time-up", struck.seat))
    told += [told_of("away", seat, level=customs.stand_in) for seat in late]
    chairs = [
        changed(chair, away=chair.away or seat in late) for seat, chair in enumerate(room.chairs)
    ]
    await save_people(room, *told, chairs=chairs, clocks=struck)
