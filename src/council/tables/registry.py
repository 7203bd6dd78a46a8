"""All tables a worker has in memory: opened from the store, kept while used, told of changes."""

import asyncio
import logging
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field

from council.protocol.errors import Denied
from council.tables.bot_driver import BotDriver
from council.tables.broker import Broker
from council.tables.ops.tasks import cancel_all
from council.tables.settings import TableSettings
from council.tables.state.room import Room
from council.tables.storage.store import StoreFailed, TableStore
from council.tables.sync import dismiss_all, refresh
from council.tables.uptime import Uptime
from council.tables.visits import meet

MOST_TABLES = 100  # in memory, apart from those in use
READERS = 4  # tables read back at once: one long game keeps nobody waiting, forty not the loop
AGAIN = 1.0  # seconds until what could not be read is tried again

log = logging.getLogger("council.workers")


@dataclass
class Use:
    """A table that somebody uses; only one reads it back."""

    count: int = 0
    reading: asyncio.Lock = field(default_factory=asyncio.Lock)


class TableRegistry:
    """Opens tables: from memory, or from the store, as after a restart."""

    def __init__(
        self,
        settings: TableSettings,
        store: TableStore,
        broker: Broker,
        uptime: Uptime,
        driver: BotDriver,
    ) -> None:
        self.settings = settings
        self.store = store
        self.broker = broker
        self.uptime = uptime
        self.driver = driver
        self.rooms: dict[str, Room] = {}
        self.met: set[tuple[int, str]] = set()  # as in every room, also if it is read anew
        self._uses: dict[str, Use] = {}
        self._readers = asyncio.Semaphore(READERS)
        self._opening: set[str] = set()  # tables being read, with no change announced since
        self._news: set[tuple[str, str]] = set()  # announced, and not looked at yet
        self._looks: set[asyncio.Task[None]] = set()

    @asynccontextmanager
    async def open(self, name: str) -> AsyncIterator[Room]:
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

    async def _open(self, name: str, reading: asyncio.Lock) -> Room:
        async with reading:
            known, missed = name in self.rooms, False
            if not known:
                self._make_room()
                self._opening.add(name)
                try:
                    self.rooms[name] = await self._load(name)
                finally:
                    missed = name not in self._opening
                    self._opening.discard(name)
            room = self.rooms[name]
        try:
            if (known or missed) and self.broker.shared:
                await refresh(room)
            if missed:
                await meet(room)
        except BaseException:
            if missed:
                self._soon("here", name)  # nobody else would ask for what was missed
            raise
        self.driver.wake(room)
        return room

    async def _load(self, name: str) -> Room:
        async with self._readers:
            room = await self.settings.run(self._read, name)
        room.on_change = self.driver.wake  # a room that referred to itself would stay for long
        room.broker = self.broker
        room.met = self.met
        return room

    def _read(self, name: str) -> Room:
        record = self.store.load(name)
        if record is None:
            raise Denied("no_such_table")
        room = Room(record, self.store, self.settings, self.uptime)
        room.presence.elsewhere = self.broker.others(record.here)
        return room

    def announced(self, what: str, name: str, rev: int) -> None:
        """Something has happened at another worker, or was done here a moment ago."""
        self._opening -= {name} if name else set(self._opening)
        for known in [name] if name else list(self.rooms):
            room = self.rooms.get(known)
            if room is None or (what == "table" and 0 <= rev <= room.rev):
                continue
            if self._idle(known) and not room.visitors:
                del self.rooms[known]
                continue
            if what in ("table", "all"):
                self._soon("table", known)
            if what in ("here", "all"):
                self._soon("here", known)

    def _soon(self, what: str, name: str) -> None:
        """Look once for all that is announced until then."""
        if (what, name) not in self._news:
            self._news.add((what, name))
            task = asyncio.create_task(self._look(what, name))
            self._looks.add(task)
            task.add_done_callback(self._looks.discard)

    async def _look(self, what: str, name: str) -> None:
        await asyncio.sleep(0)
        self._news.discard((what, name))  # what is announced from now on may be newer
        try:
            with self._use(name):
                if (room := self.rooms.get(name)) is not None:
                    await (refresh(room) if what == "table" else meet(room))
        except Denied:
            log.warning("what another worker changed cannot be read")
        except StoreFailed:
            log.warning("what another worker changed could not be read yet")
            await asyncio.sleep(AGAIN)
            self._soon(what, name)

    def drop(self, room: Room) -> None:
        """A table that was removed: nobody finds it here any more."""
        room.sound = False
        dismiss_all(room)
        self.rooms.pop(room.id, None)

    async def compare(self) -> None:
        """Look for what another program has done to the tables in memory: to a file nobody
        announces it."""
        known = list(self.rooms)
        there = await self.settings.run(self.store.revs, known) if known else {}
        for name in known:
            room = self.rooms.get(name)
            if room is None or room.rev == there.get(name):
                continue
            if name in there:
                self._soon("table", name)
            else:
                self.drop(room)

    def _make_room(self) -> None:
        """Forget the longest known tables that nobody uses."""
        idle = [name for name in self.rooms if self._idle(name)]
        for name in idle[: max(0, len(self.rooms) - MOST_TABLES)]:
            del self.rooms[name]

    def _idle(self, name: str) -> bool:
        return name not in self._uses and name not in self.driver.tasks

    async def close(self) -> None:
        await cancel_all(list(self._looks))
