"""All that lives as long as the server: the store, the tables in memory, and the bots."""

import asyncio
import logging
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field

from anyio import CapacityLimiter, to_thread
from sqlalchemy.exc import SQLAlchemyError

from council.server.denied import Denied
from council.server.door import Door, household
from council.server.driver import Driver
from council.server.ends import end
from council.server.hints import Hints
from council.server.hub import Hub
from council.server.keeper import Keeper
from council.server.mailbox import Mailbox
from council.server.metrics import Meter
from council.server.pace import Pace
from council.server.post import Post
from council.server.reader import Reader
from council.server.schema import open_database
from council.server.settings import Settings
from council.server.store import Store
from council.server.table import Table
from council.server.uptime import Uptime
from council.server.worker import Crew
from council.server.workers import Workers

MOST_TABLES = 100  # in memory, apart from those in use
MOST_ADDRESSES = 10_000
HANDS = 4  # threads for first letters: the others are needed for the games
READERS = 4  # threads that read tables back: one long game keeps nobody waiting, forty not the loop
AGAIN = 1.0  # seconds until what could not be read is tried again

log = logging.getLogger("council.workers")


@dataclass
class Use:
    """A table that somebody uses; only one reads it back."""

    count: int = 0
    reading: asyncio.Lock = field(default_factory=asyncio.Lock)


class House:
    """Opens tables: from memory, or from the store, as after a restart."""

    def __init__(self, settings: Settings, meter: Meter | None = None) -> None:
        self.settings = settings
        self.meter = meter or Meter()
        self.door = Door(settings.sockets, settings.sockets_an_address)
        self.store = Store(open_database(settings.data, settings.database))
        self.hub = Workers(self.store, settings) if self.store.shared else Hub()
        self.crew = Crew(settings.thinkers, settings.patience)
        self.hints = Hints(self.crew)
        self.reader = Reader(settings.thinkers > 0, settings.file_patience)
        self.teller = Reader(settings.thinkers > 0, settings.file_patience)  # strangers wait apart
        self.driver = Driver(self.crew, settings.bot_wait, self.hub)
        self.uptime = Uptime(self.store.uptime(), settings.now, settings.asleep)
        self.tables: dict[str, Table] = {}
        mailbox = Mailbox(self.store.engine)
        self.post = Post(self.store, mailbox, settings.mail, settings.now)
        self.hands = CapacityLimiter(HANDS)
        self.keeper = Keeper(self, self.post)
        self._uses: dict[str, Use] = {}
        self._readers = CapacityLimiter(READERS)
        self._opening: set[str] = set()  # tables that are read, and nothing was heard of them since
        self._news: set[tuple[str, str]] = set()  # heard, and not looked at yet
        self._looks: set[asyncio.Task[None]] = set()
        self._paces: dict[tuple[str, str], Pace] = {}

    async def open(self) -> None:
        """From now on other workers are heard, and the clocks are looked after."""
        await self.hub.open(self._heard)
        await self.hub.beat(self.uptime)
        if self.settings.beat:
            self.keeper.start(self.settings.beat)

    @asynccontextmanager
    async def table(self, name: str) -> AsyncIterator[Table]:
        """The table of a name, kept in memory while it is used; Denied when there is none."""
        with self._use(name) as use:
            yield await self._open(name, use.reading)

    @contextmanager
    def _use(self, name: str) -> Iterator[Use]:
        """Nobody forgets the table meanwhile: of two by one name the older would tell the others of
        an empty room."""
        use = self._uses.setdefault(name, Use())
        use.count += 1
        try:
            yield use
        finally:
            use.count -= 1
            if not use.count:
                del self._uses[name]

    async def _open(self, name: str, reading: asyncio.Lock) -> Table:
        async with reading:
            known, missed = name in self.tables, False
            if not known:
                self._make_room()
                self._opening.add(name)
                try:
                    self.tables[name] = await self._load(name)
                finally:
                    missed = name not in self._opening
                    self._opening.discard(name)
            table = self.tables[name]
        try:
            if (known or missed) and self.hub.shared:
                await table.refresh()
            if missed:
                await table.meet()
        except BaseException:
            if missed:
                self._soon("here", name)  # nobody else would ask for what was missed
            raise
        self.driver.wake(table)
        return table

    async def _load(self, name: str) -> Table:
        table = await to_thread.run_sync(self._read, name, limiter=self._readers)
        table.changed = self.driver.wake  # a table that referred to itself would stay for long
        table.hub = self.hub
        return table

    def _read(self, name: str) -> Table:
        record = self.store.load(name)
        if record is None:
            raise Denied("no_such_table")
        table = Table(record, self.store, self.settings, self.uptime)
        table.elsewhere = self.hub.others(record.here)
        return table

    def _heard(self, what: str, name: str, rev: int) -> None:
        """Something has happened at another worker, or was done here a moment ago."""
        self._opening -= {name} if name else set(self._opening)
        for known in [name] if name else list(self.tables):
            table = self.tables.get(known)
            if table is None or (what == "table" and 0 <= rev <= table.rev):
                continue
            if self._idle(known) and not table.visitors:
                del self.tables[known]
                continue
            if what in ("table", "all"):
                self._soon("table", known)
            if what in ("here", "all"):
                self._soon("here", known)

    def _soon(self, what: str, name: str) -> None:
        """Look once for all that is heard until then."""
        if (what, name) not in self._news:
            self._news.add((what, name))
            task = asyncio.create_task(self._look(what, name))
            self._looks.add(task)
            task.add_done_callback(self._looks.discard)

    async def _look(self, what: str, name: str) -> None:
        await asyncio.sleep(0)
        self._news.discard((what, name))  # what is heard from now on may be newer than what is read
        try:
            with self._use(name):
                if (table := self.tables.get(name)) is not None:
                    await (table.refresh() if what == "table" else table.meet())
        except Denied:
            log.warning("what another worker changed cannot be read")
        except SQLAlchemyError:
            log.warning("what another worker changed could not be read yet")
            await asyncio.sleep(AGAIN)
            self._soon(what, name)

    def _make_room(self) -> None:
        """Forget the longest known tables that nobody uses."""
        idle = [name for name in self.tables if self._idle(name)]
        for name in idle[: max(0, len(self.tables) - MOST_TABLES)]:
            del self.tables[name]

    def _idle(self, name: str) -> bool:
        return name not in self._uses and name not in self.driver.tasks

    def may_open(self, address: str) -> bool:
        """Whether this address has not founded too many tables lately."""
        return self._may("open", address, self.settings.tables_a_minute)

    def may_write(self, address: str) -> bool:
        """Whether this address has not asked for too many letters lately."""
        return self._may("write", address, self.settings.letters_a_minute)

    def may_read(self, address: str) -> bool:
        """Whether this address has not brought too many files lately."""
        return self._may("read", address, self.settings.files_a_minute)

    def may_watch(self, address: str) -> bool:
        """Whether this address has not asked for too many replays lately."""
        return self._may("watch", address, self.settings.files_a_minute)

    def may_take(self, address: str) -> bool:
        """Whether this address has not taken too many logs of games lately."""
        return self._may("take", address, self.settings.files_a_minute)

    def _may(self, what: str, address: str, most: int) -> bool:
        if len(self._paces) >= MOST_ADDRESSES:
            self._paces.clear()
        who = (what, household(address))
        pace = self._paces.setdefault(who, Pace(most, 60.0, self.settings.now))
        return pace.allows()

    def announce(self) -> None:
        """Tell everybody that the server will be back in a moment (RC-7)."""
        for table in self.tables.values():
            for visitor in table.visitors:
                visitor.tell(Denied("restarting").wrong())

    async def close(self) -> None:
        await self.keeper.close()
        await self.driver.close()
        await self.hub.close()
        await end(list(self._looks))
        await self.hints.close()
        self.crew.close()
        self.reader.close()
        self.teller.close()
        self.store.close()
