"""Games to read: logs and replays, as one reader may know them."""

from dataclasses import replace

from council.core.log import Log
from council.core.state import PUBLIC, REFEREE
from council.protocol.errors import Denied
from council.tables.frames.files import ReplayMaker
from council.tables.frames.replay import EVERYTHING
from council.tables.registry import TableRegistry
from council.tables.replays.notes import GameNotes
from council.tables.state.room import Room, reads_everything, spectators_see
from council.tables.sync import current


async def log_of(
    tables: TableRegistry, notes: GameNotes, table_id: str, holder: str | None, seat: int | None
) -> tuple[str, str]:
    """Name and text of the file: everything once the game is over, else what a seat may read."""
    async with tables.open(table_id) as room:
        name = f"{room.game.name}-{table_id}.council.jsonl"
        log, reader = await log_for(room, holder, seat)
        if reader == EVERYTHING:
            log = await notes.in_log(room, log)
        return name, await room.settings.run(log.dump)


async def replay_of(
    tables: TableRegistry,
    maker: ReplayMaker,
    notes: GameNotes,
    table_id: str,
    holder: str | None,
    seat: int | None,
    address: str,
) -> bytes:
    """The game so far from one's own seat, as JSON; once it is over, everything."""
    async with tables.open(table_id) as room:
        log, reader = await log_for(room, holder, seat, whole=True)
        if reads_everything(room, holder):
            log = await notes.in_log(room, log)
    return await maker.replay(await room.settings.run(log.dump), reader, address)


async def log_for(
    room: Room, holder: str | None, seat: int | None, whole: bool = False
) -> tuple[Log, int]:
    """The log as a browser may read it, or the whole one to make that of it; and whose view that
    is, looked up now: a seat may have been given up. The referee knows everything."""
    async with current(room):
        log, reader = _with_names(room), _reader(room, holder, seat)
        if whole or reader == REFEREE:
            return replace(log, lines=list(log.lines)), reader
        read = await room.settings.run(room.play.log_for, reader)  # that may take long
        return replace(read, players=log.players), reader


def _with_names(room: Room) -> Log:
    """The log with the people's own names: it was begun before they had sat down."""
    return replace(room.play.log, players=[chair.name for chair in room.chairs])


def _reader(room: Room, holder: str | None, seat: int | None) -> int:
    """Whose eyes a game is read with."""
    held = room.held_by(holder)
    if seat is not None and not 0 <= seat < len(room.chairs):
        raise Denied("not_your_seat")
    if room.status.customs.watch == "none" and not held:
        raise Denied("no_watching")
    if reads_everything(room, holder):
        return EVERYTHING if seat is None else seat
    shown = spectators_see(room)
    if not held and seat in (None, shown):
        return shown
    if seat is not None and seat not in held:
        raise Denied("not_your_seat")
    if seat is None and len(held) == 1:
        return held[0]
    return int(PUBLIC) if seat is None else seat
