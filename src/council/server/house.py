"""All that lives as long as the server: the store, the tables in memory, and the bots."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from anyio import to_thread

from council.server.denied import Denied
from council.server.driver import Driver
from council.server.keeper import Keeper
from council.server.mailbox import Mailbox
from council.server.pace import Pace
from council.server.post import Post
from council.server.reader import Reader
from council.server.schema import open_database
from council.server.settings import Settings
from council.server.store import Store
from council.server.table import Table
from council.server.uptime import Uptime
from council.server.worker import Crew

MOST_TABLES = 500  # in memory, apart from those in use
MOST_ADDRESSES = 10_000


class House:
    """Opens tables: from memory, or from the store, as after a restart."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(open_database(settings.data))
        self.crew = Crew(settings.workers, settings.patience)
        self.reader = Reader(settings.workers > 0, settings.file_patience)
        self.driver = Driver(self.crew, settings.bot_wait)
        self.uptime = Uptime(self.store.uptime(), settings.now, settings.asleep)
        self.tables: dict[str, Table] = {}
        mailbox = Mailbox(self.store.engine)
        self.post = Post(self.store, mailbox, settings.mail, settings.now)
        self.keeper = Keeper(self.store, self.uptime, self.tables, self.table, self.post)
        self._uses: dict[str, int] = {}
        self._loading = asyncio.Lock()
        self._paces: dict[tuple[str, str], Pace] = {}

    def open(self) -> None:
        """From now on the clocks are looked after."""
        if self.settings.beat:
            self.keeper.start(self.settings.beat)

    @asynccontextmanager
    async def table(self, name: str) -> AsyncIterator[Table]:
        """The table of a name, kept in memory while it is used; Denied when there is none."""
        self._uses[name] = self._uses.get(name, 0) + 1
        try:
            yield await self._open(name)
        finally:
            self._uses[name] -= 1
            if not self._uses[name]:
                del self._uses[name]

    async def _open(self, name: str) -> Table:
        async with self._loading:
            if name not in self.tables:
                self._make_room()
                self.tables[name] = await self._load(name)
            table = self.tables[name]
        self.driver.wake(table)
        return table

    async def _load(self, name: str) -> Table:
        record = await to_thread.run_sync(self.store.load, name)
        if record is None:
            raise Denied("no_such_table")
        table = await to_thread.run_sync(Table, record, self.store, self.settings, self.uptime)
        table.changed = lambda _: self.driver.wake(table)
        return table

    def _make_room(self) -> None:
        """Forget the longest known tables that nobody uses."""
        idle = [n for n in self.tables if n not in self._uses and n not in self.driver.tasks]
        for name in idle[: max(0, len(self.tables) - MOST_TABLES)]:
            del self.tables[name]

    def may_open(self, address: str) -> bool:
        """Whether this address has not founded too many tables lately."""
        return self._may("open", address, self.settings.tables_a_minute)

    def may_write(self, address: str) -> bool:
        """Whether this address has not asked for too many letters lately."""
        return self._may("write", address, self.settings.letters_a_minute)

    def may_read(self, address: str) -> bool:
        """Whether this address has not brought too many files lately."""
        return self._may("read", address, self.settings.files_a_minute)

    def _may(self, what: str, address: str, most: int) -> bool:
        if len(self._paces) >= MOST_ADDRESSES:
            self._paces.clear()
        pace = self._paces.setdefault((what, address), Pace(most, 60.0, self.settings.now))
        return pace.allows()

    async def close(self) -> None:
        await self.keeper.close()
        await self.driver.close()
        self.crew.close()
        self.reader.close()
        self.store.close()
