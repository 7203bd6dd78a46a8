"""Reports of games that were played here: who may read them, and where they are kept."""

import asyncio
import secrets
from dataclasses import replace

from council import __version__
from council.core.game import Invalid
from council.protocol.errors import Denied
from council.protocol.report import ReportState
from council.tables.frames.replay import EVERYTHING
from council.tables.registry import TableRegistry
from council.tables.replays.downloads import log_for
from council.tables.reports.desk import Order, ReportDesk, ready
from council.tables.reports.parts import SliceMaker
from council.tables.settings import TableSettings
from council.tables.state.room import Room
from council.tables.storage.reports import ReportRow, ReportStore

STALE = 60.0  # seconds without a sign of whoever makes a report, until another may
BEAT = 5.0  # seconds between two signs


class GameReports:
    """Makes reports of games, one of each, and keeps them in the store."""

    def __init__(
        self, settings: TableSettings, store: ReportStore, desk: ReportDesk, maker: SliceMaker
    ) -> None:
        self.settings = settings
        self.store = store
        self.desk = desk
        self.maker = maker
        self._asking = asyncio.Lock()
        self.me = secrets.token_hex(8)  # other workers may use the same store

    async def look(self, tables: TableRegistry, table: str, holder: str | None) -> ReportState:
        """The report of a game, or how far it is."""
        async with tables.open(table) as room:
            _, v = await finished_log(room, holder)
        return await self._state(table, v)

    async def make(
        self, tables: TableRegistry, table: str, holder: str | None, address: str
    ) -> ReportState:
        """Make it, unless it is there or somebody makes it."""
        async with tables.open(table) as room:
            text, v = await finished_log(room, holder, dump=True)
        async with self._asking:
            self.desk.failed.pop(table, None)
            if table in self.desk.jobs:
                self.desk.begin(table, self.desk.jobs[table].order, holder or address, address)
            elif (await self._state(table, v)).state == "none":
                self.desk.check_room(address)
                if row := await self._claim(table, v):
                    order = self._order(table, text, row)
                    self.desk.begin(table, order, holder or address, address)
            return await self._state(table, v)

    async def stop(
        self, tables: TableRegistry, table: str, holder: str | None, address: str
    ) -> ReportState:
        """Want it no more."""
        async with tables.open(table) as room:
            _, v = await finished_log(room, holder)
        await self.desk.stop(table, holder or address)
        return await self._state(table, v)

    async def _state(self, table: str, v: int) -> ReportState:
        if found := self.desk.state(table):
            return found
        row = await self.settings.run(self.store.report, table)
        if row is None or not _fits(row, v):
            return ReportState("none")
        if row.text:
            return ready(row.text)
        if self._abandoned(row):
            return ReportState("none")
        return ReportState("making", row.done, row.of)

    def _abandoned(self, row: ReportRow) -> bool:
        """Whether nobody makes what was begun."""
        return row.worker == self.me or abs(self.settings.now() - row.beat) > STALE

    async def _claim(self, table: str, v: int) -> ReportRow | None:
        """Say that we make it; None: another worker does, or has."""
        before = await self.settings.run(self.store.report, table)
        if before and _fits(before, v) and (before.text or not self._abandoned(before)):
            return None
        row = ReportRow(v, self.me, self.settings.now())
        if not await self.settings.run(self.store.put_report, table, row, before):
            return None
        return row

    def _order(self, table: str, text: str, claimed: ReportRow) -> Order:
        """What to make, with our claim in the store renewed now and then."""
        row, run = claimed, self.settings.run

        async def put(new: ReportRow) -> bool:
            nonlocal row
            done = await run(self.store.put_report, table, new, row)
            row = new if done else row
            return done

        async def beat(done: int, of: int) -> bool:
            now = self.settings.now()
            if abs(now - row.beat) < BEAT:
                return True
            return await put(replace(row, beat=now, done=done, of=of))

        async def keep(content: bytes) -> bool:
            return await put(replace(row, done=row.of, text=content.decode()))

        async def drop() -> None:
            await run(self.store.drop_report, table, row)

        return Order(text, True, self.maker, keep, beat, drop)


def _fits(row: ReportRow, v: int) -> bool:
    """Whether it is of this log, in messages of this version of the program."""
    return row.v == v and row.program == __version__


async def finished_log(room: Room, holder: str | None, dump: bool = False) -> tuple[str, int]:
    """The log of a game of which this browser may know everything, and its version; Denied says why
    there is no report for it."""
    log, reader = await log_for(room, holder, None, whole=True)
    if not room.views.over or room.status.lesson is not None:
        raise Denied.because("not_over", Invalid("server-report-running"))
    if room.views.ended:
        raise Denied.because("no_report", Invalid("server-report-agreed"))
    if reader != EVERYTHING:
        raise Denied("no_report")
    return (await room.settings.run(log.dump) if dump else ""), room.v
