"""Looks at the clocks: what is due at a table happens by itself, also when nobody is there."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager, suppress

from anyio import to_thread
from sqlalchemy.exc import SQLAlchemyError

from council.server.denied import Denied
from council.server.post import Post
from council.server.store import Store
from council.server.table import Table
from council.server.uptime import Uptime

LOOK = 30.0  # seconds between looks at tables that are not in memory
DELIVER = 600.0  # seconds between looks for people to write to
SAVE = 5.0  # seconds that a killed server may forget of its age, in favour of all clocks

log = logging.getLogger("council.keeper")
Enter = Callable[[str], AbstractAsyncContextManager[Table]]


class Keeper:
    """One task for the whole house."""

    def __init__(
        self,
        store: Store,
        uptime: Uptime,
        tables: dict[str, Table],
        enter: Enter,
        post: Post,
    ) -> None:
        self.post = post
        self.store = store
        self.uptime = uptime
        self.tables = tables
        self.enter = enter
        self._looked = self._saved = uptime() - LOOK
        self._delivered = uptime()
        self._task: asyncio.Task[None] | None = None

    def start(self, every: float) -> None:
        self._task = asyncio.create_task(self._run(every))

    async def _run(self, every: float) -> None:
        while True:
            await asyncio.sleep(every)
            try:
                await self.beat()
            except SQLAlchemyError:
                log.exception("the clocks could not be kept")

    async def beat(self) -> None:
        """Whatever is due."""
        now = self.uptime.beat()
        dues = {name: table.due() for name, table in self.tables.items()}
        late = [name for name, due in dues.items() if due is not None and due <= now]
        if now >= self._looked + LOOK:
            self._looked = now
            late += [n for n in await to_thread.run_sync(self.store.due, now) if n not in late]
        for name in late:
            with suppress(Denied):  # a game of other rules has no clock any more
                async with self.enter(name) as table:
                    await table.tick()
        if now >= self._delivered + DELIVER:
            self._delivered = now
            await to_thread.run_sync(self.post.deliver)
        if now >= self._saved + SAVE:
            self._saved = now
            if await to_thread.run_sync(self.store.clocks_run):
                await to_thread.run_sync(self.store.keep_uptime, now)

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await to_thread.run_sync(self.store.keep_uptime, self.uptime.beat())
