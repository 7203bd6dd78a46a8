"""Timers: what is due at a table happens by itself, also when nobody is there; reminders go out."""

import asyncio
import logging

from anyio import to_thread
from sqlalchemy.exc import SQLAlchemyError

from council.server.mail.reminders import Reminders
from council.server.ops.tasks import cancel_all
from council.server.protocol.errors import Denied
from council.server.tables.registry import TableRegistry
from council.server.tables.sync import attempt
from council.server.tables.timers import due, tick

LOOK = 30.0  # seconds between looks at tables that are not in memory
DELIVER = 600.0  # seconds between looks for people to write to
SAVE = 5.0  # seconds that a killed server may forget of its age, in favour of all clocks

log = logging.getLogger("council.timers")


class Scheduler:
    """One task for the whole server."""

    def __init__(self, tables: TableRegistry, reminders: Reminders) -> None:
        self.tables = tables
        self.reminders = reminders
        self.store = tables.store
        self.uptime = tables.uptime
        self._looked = self._saved = self._compared = self.uptime() - LOOK
        self._delivered = self._good = self.uptime()
        self._task: asyncio.Task[None] | None = None
        self.sending: asyncio.Task[None] | None = None  # of e-mails

    def start(self, every: float) -> None:
        self._task = asyncio.create_task(self._run(every))

    async def _run(self, every: float) -> None:
        while True:
            await asyncio.sleep(every)
            await self.try_beat()

    async def try_beat(self) -> None:
        """While the database does not answer nobody can move, so no clock runs."""
        try:
            await self.beat()
        except SQLAlchemyError:
            log.exception("the clocks could not be kept")
            self.uptime.stand_still(self._good)

    async def beat(self) -> None:
        """Do whatever is due. Every worker looks after the tables in its memory, the leader also
        after the rest."""
        now = self.uptime.beat()
        leads = await self.tables.broker.beat(self.uptime)
        dues = {name: due(room) for name, room in self.tables.rooms.items()}
        late = [name for name, when in dues.items() if when is not None and when <= now]
        if now >= self._compared + LOOK:
            self._compared = now
            await self.tables.compare()
        if leads and now >= self._looked + LOOK:
            self._looked = now
            late += [n for n in await to_thread.run_sync(self.store.due, now) if n not in late]
        for name in late:
            await self._tick(name)
        for room in list(self.tables.rooms.values()):
            self.tables.driver.wake(room)  # its driver may have been killed
        if leads:
            await self._look_after_the_server(now)
        self._good = now

    async def _tick(self, name: str) -> None:
        broker = self.tables.broker
        if not await broker.claim(name):
            return  # another worker does it
        try:
            async with self.tables.open(name) as room:
                await attempt(room, tick)
        except Denied:  # a game of other rules has no clock any more
            pass
        except Exception:  # whatever is wrong with one table, the others' clocks are looked at
            log.exception("the clock of a table could not be kept")
        finally:
            await broker.release(name)

    async def _look_after_the_server(self, now: float) -> None:
        if now >= self._delivered + DELIVER:
            self._delivered = now
            if self.sending is None or self.sending.done():
                self.sending = asyncio.create_task(self._deliver())
        if now >= self._saved + SAVE:
            self._saved = now
            if await to_thread.run_sync(self.store.clocks_run):
                await to_thread.run_sync(self.store.keep_uptime, now)

    async def _deliver(self) -> None:
        """Beside the beat: a mail server may take minutes, and what does not beat is dead."""
        try:
            await to_thread.run_sync(self.reminders.deliver, abandon_on_cancel=True)
        except SQLAlchemyError:
            log.exception("reminders could not be sent")

    async def close(self) -> None:
        self.reminders.closed = True
        await cancel_all([task for task in (self._task, self.sending) if task is not None])
        try:
            await to_thread.run_sync(self.store.keep_uptime, self.uptime.beat())
        except SQLAlchemyError:  # the rest of the server closes anyway
            log.exception("how late it is could not be kept")
