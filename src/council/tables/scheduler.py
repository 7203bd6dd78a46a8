"""Timers: what is due at a table happens by itself, even when nobody is there."""

import asyncio
import logging
from collections.abc import Callable

from council.protocol.errors import Denied
from council.tables.ops.tasks import cancel_all
from council.tables.registry import TableRegistry
from council.tables.storage.store import StoreFailed
from council.tables.sync import attempt
from council.tables.timers import due, tick

LOOK = 30.0  # seconds between looks at tables that are not in memory
SAVE = 5.0  # seconds that a killed server may forget of its age, in favour of all clocks

log = logging.getLogger("council.timers")


class Scheduler:
    """One task for all tables. `also` is called at every beat of the worker that leads."""

    def __init__(
        self, tables: TableRegistry, also: Callable[[float], None] = lambda now: None
    ) -> None:
        self.tables = tables
        self.also = also
        self.store = tables.store
        self.uptime = tables.uptime
        self._looked = self._saved = self._compared = self.uptime() - LOOK
        self._good = self.uptime()
        self._task: asyncio.Task[None] | None = None

    def start(self, every: float) -> None:
        self._task = asyncio.create_task(self._run(every))

    async def _run(self, every: float) -> None:
        while True:
            await asyncio.sleep(every)
            await self.try_beat()

    async def try_beat(self) -> None:
        """While the store does not answer nobody can move, so no clock runs."""
        try:
            await self.beat()
        except StoreFailed:
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
            late += [
                n for n in await self.tables.settings.run(self.store.due, now) if n not in late
            ]
        for name in late:
            await self._tick(name)
        for room in list(self.tables.rooms.values()):
            self.tables.driver.wake(room)  # its driver may have been killed
        if leads:
            self.also(now)
            await self._keep_uptime(now)
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

    async def _keep_uptime(self, now: float) -> None:
        run = self.tables.settings.run
        if now >= self._saved + SAVE:
            self._saved = now
            if await run(self.store.clocks_run):
                await run(self.store.keep_uptime, now)

    async def close(self) -> None:
        await cancel_all([self._task] if self._task is not None else [])
        try:
            await self.tables.settings.run(self.store.keep_uptime, self.uptime.beat())
        except StoreFailed:  # the rest of the server closes anyway
            log.exception("how late it is could not be kept")
