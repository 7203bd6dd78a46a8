"""Looks at the clocks: what is due at a table happens by itself, also when nobody is there."""

import asyncio
import logging
from contextlib import AbstractAsyncContextManager
from typing import Protocol

from anyio import to_thread
from sqlalchemy.exc import SQLAlchemyError

from council.server.denied import Denied
from council.server.driver import Driver
from council.server.ends import end
from council.server.hub import Hub
from council.server.post import Post
from council.server.store import Store
from council.server.table import Table
from council.server.uptime import Uptime

LOOK = 30.0  # seconds between looks at tables that are not in memory
DELIVER = 600.0  # seconds between looks for people to write to
SAVE = 5.0  # seconds that a killed server may forget of its age, in favour of all clocks

log = logging.getLogger("council.keeper")


class Kept(Protocol):
    """What the keeper has to know of the house."""

    store: Store
    uptime: Uptime
    hub: Hub
    driver: Driver
    tables: dict[str, Table]

    def table(self, name: str, /) -> AbstractAsyncContextManager[Table]: ...


class Keeper:
    """One task for the whole house."""

    def __init__(self, house: Kept, post: Post) -> None:
        self.house = house
        self.post = post
        self.store = house.store
        self.uptime = house.uptime
        self._looked = self._saved = self.uptime() - LOOK
        self._delivered = self._good = self.uptime()
        self._task: asyncio.Task[None] | None = None
        self.letters: asyncio.Task[None] | None = None  # that are being sent

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
        """Whatever is due. Tables in memory are looked after by every worker, the rest of the house
        by the one that leads."""
        now = self.uptime.beat()
        leads = await self.house.hub.beat(self.uptime)
        dues = {name: table.due() for name, table in self.house.tables.items()}
        late = [name for name, due in dues.items() if due is not None and due <= now]
        if leads and now >= self._looked + LOOK:
            self._looked = now
            late += [n for n in await to_thread.run_sync(self.store.due, now) if n not in late]
        for name in late:
            await self._tick(name)
        for table in list(self.house.tables.values()):
            self.house.driver.wake(table)  # its driver may have been killed
        if leads:
            await self._look_after_the_house(now)
        self._good = now

    async def _tick(self, name: str) -> None:
        hub = self.house.hub
        if not await hub.claim(name):
            return  # another worker does it
        try:
            async with self.house.table(name) as table:
                await table.tick()
        except Denied:  # a game of other rules has no clock any more
            pass
        except Exception:  # whatever is wrong with one table, the others' clocks are looked at
            log.exception("the clock of a table could not be kept")
        finally:
            await hub.release(name)

    async def _look_after_the_house(self, now: float) -> None:
        if now >= self._delivered + DELIVER:
            self._delivered = now
            if self.letters is None or self.letters.done():
                self.letters = asyncio.create_task(self._deliver())
        if now >= self._saved + SAVE:
            self._saved = now
            if await to_thread.run_sync(self.store.clocks_run):
                await to_thread.run_sync(self.store.keep_uptime, now)

    async def _deliver(self) -> None:
        """Beside the beat: a mail server may take minutes, and what does not beat is dead."""
        try:
            await to_thread.run_sync(self.post.deliver, abandon_on_cancel=True)
        except SQLAlchemyError:
            log.exception("letters could not be written")

    async def close(self) -> None:
        self.post.closed = True
        await end([task for task in (self._task, self.letters) if task is not None])
        try:
            await to_thread.run_sync(self.store.keep_uptime, self.uptime.beat())
        except SQLAlchemyError:  # the rest of the house is closed all the same
            log.exception("how late it is could not be kept")
