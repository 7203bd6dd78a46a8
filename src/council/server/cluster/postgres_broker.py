"""The broker of workers that share a PostgreSQL: heartbeats, presence, and locks to act for a
table, which end with their worker."""

import asyncio
import logging
import secrets
from collections.abc import Mapping
from contextlib import suppress
from typing import Any

from sqlalchemy import ColumnElement, bindparam, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from council.server.cluster.listener import Listener
from council.server.cluster.locks import Locks
from council.server.settings import Settings
from council.server.storage.database import STALE
from council.server.storage.schema import presences, server_state, workers
from council.server.storage.store import Store
from council.server.storage.threads import run_in_thread
from council.tables.broker import Broker, Heard
from council.tables.ops.tasks import cancel_all
from council.tables.storage.store import StoreFailed
from council.tables.uptime import SLACK, Uptime

LONGEST_WAIT = 10.0  # seconds for the listener to listen
AT_ONCE = 100  # tables announced in one notification: PostgreSQL's limit is 8000 bytes
GATHER = 0.02  # seconds for which those who come are gathered
LEADER = "house"  # the name of that lock; workers of older versions take it too
UNSURE = {-1}  # what the others know of a table, when a change broke off
TURN, LEAD = 1, 2  # kinds of locks: to act for a table; to lead
AGE, SEEN = "uptime", "uptime-noted"  # the uptime, and when it was noted

# The queries for everybody who comes or goes, put together once.
ME: Any = bindparam("me")
THIS: Any = presences.c.game_id == bindparam("table")
HERE = insert(presences)
GONE = delete(presences).where(THIS, presences.c.worker == ME)
ELSEWHERE = select(presences.c.seat).where(THIS, presences.c.worker != ME)

log = logging.getLogger("council.workers")


class PostgresBroker(Broker):
    """This worker among the others. The truth is in the database; what could not be written there
    is written at the next heartbeat."""

    shared = True

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.now = settings.now  # the clock that workers on several machines share
        self.steady = settings.steady
        self._ahead = self.now() - self.steady()  # it changes when somebody sets that clock
        self._set = float("-inf")  # when that was noticed
        self.me = secrets.token_hex(8)
        self.locks = Locks(store.engine)
        self.leads = False
        self.seats: dict[str, set[int]] = {}  # as it is here,
        self.written: dict[str, set[int]] = {}  # and as the others know it
        self._news: set[str] = set()  # tables of which the others are yet to be told
        self._telling = asyncio.Lock()
        self._teller: asyncio.Task[None] | None = None
        self._closed = False
        self._listener: Listener | None = None

    async def open(self, heard: Heard) -> None:
        loop = asyncio.get_running_loop()

        def pass_on(payload: str) -> None:
            what, *rest = payload.split() or ["all"]
            if what == "here" and rest[0] == self.me:
                return
            names = [""] if what == "all" else rest[1:] if what == "here" else rest[:1]
            rev = int(rest[1]) if what == "table" and len(rest) > 1 else -1
            with suppress(RuntimeError):  # the loop has ended before the listener
                for name in names:
                    loop.call_soon_threadsafe(heard, what, name, rev)

        await run_in_thread(self._live)
        self._listener = Listener(self.store.engine, pass_on)
        await run_in_thread(self._listener.ready.wait, LONGEST_WAIT)

    async def close(self) -> None:
        """Leave the cluster: the visitors are gone at once."""
        self._closed = True
        await cancel_all([self._teller] if self._teller is not None else [])
        if self._listener is not None:
            self._listener.end()
        with suppress(StoreFailed):
            await run_in_thread(self._remove, workers.c.id == self.me)
        if self._listener is not None:
            await run_in_thread(self._listener.join)
        await run_in_thread(self.locks.close)

    # -- heartbeats

    async def beat(self, uptime: Uptime) -> bool:
        async with self._telling:  # what was kept before a removal is not known after it
            await run_in_thread(self._live)
        self._news.update(self.seats, self.written)
        await self._tell()
        if not self.leads:
            self.leads = await run_in_thread(self.locks.take, LEAD, LEADER)
        else:
            self.leads = await run_in_thread(self.locks.lasts)
        if self.leads:
            await run_in_thread(self._keep_time, uptime.beat(), self.now())
        else:
            age = await run_in_thread(self._time)
            if age is not None:
                uptime.follow(age)
        return self.leads

    def _live(self) -> None:
        """One more heartbeat; a worker taken for dead comes back; dead ones are removed."""
        with self.store.writer.begin() as connection:
            alive = update(workers).where(workers.c.id == self.me).values(beat=self.now())
            if not connection.execute(alive).rowcount:
                connection.execute(insert(workers).values(id=self.me, beat=self.now()))
                self.written.clear()
        now = self.now()
        self._remove(~workers.c.beat.between(now - STALE, now + STALE))

    def _remove(self, dead: ColumnElement[bool]) -> None:
        with self.store.writer.begin() as connection:
            if connection.execute(delete(workers).where(dead)).rowcount:
                self.store.tell(connection, "all")

    # -- whose turn it is

    async def claim(self, table: str) -> bool:
        return await run_in_thread(self.locks.take, TURN, table)

    async def release(self, table: str) -> None:
        await run_in_thread(self.locks.give, TURN, table)

    # -- presence

    async def seated(self, table: str, seats: set[int]) -> None:
        if seats:
            self.seats[table] = seats
        else:
            self.seats.pop(table, None)
        self._news.add(table)
        if not self._closed and (self._teller is None or self._teller.done()):
            self._teller = asyncio.create_task(self._tell_soon())

    async def _tell_soon(self) -> None:
        """Many come at once, as after a restart: they are announced together."""
        while self._news:
            await asyncio.sleep(GATHER)
            try:
                await self._tell()
            except StoreFailed:
                log.warning("who is at a table will be told later")

    async def _tell(self) -> None:
        """Tell the others who is connected here, as far as they do not know."""
        async with self._telling:
            tables, self._news = self._news, set()
            news = {
                table: seats
                for table in tables
                if (seats := self.seats.get(table, set())) != self.written.get(table, set())
            }
            await self._write(news)

    async def _write(self, news: dict[str, set[int]]) -> None:
        """All in one; a table that has been removed meanwhile keeps none of the others back."""
        if news and not await run_in_thread(self._kept, news):
            for table, seats in news.items() if len(news) > 1 else ():
                await self._write({table: seats})

    def _kept(self, news: dict[str, set[int]]) -> bool:
        try:
            self._keep(news)
        except IntegrityError:
            return False
        return True

    def _keep(self, news: dict[str, set[int]]) -> None:
        known = [table for table in news if self.written.get(table)]
        self.written.update(dict.fromkeys(news, UNSURE))  # until it is known that it was kept
        with self.store.writer.begin() as connection:
            if known:
                connection.execute(GONE, [{"me": self.me, "table": table} for table in known])
            rows = [
                {"worker": self.me, "game_id": table, "seat": seat}
                for table, seats in news.items()
                for seat in seats
            ]
            if rows:
                connection.execute(HERE, rows)
            tables = list(news)
            for first in range(0, len(tables), AT_ONCE):
                some = " ".join(tables[first : first + AT_ONCE])
                self.store.tell(connection, f"here {self.me} {some}")
        for table, seats in news.items():
            if seats:
                self.written[table] = seats
            else:
                self.written.pop(table, None)

    def others(self, here: Mapping[str, set[int]]) -> set[int]:
        return set().union(*(seats for worker, seats in here.items() if worker != self.me))

    async def elsewhere(self, table: str) -> set[int]:
        return await run_in_thread(self._elsewhere, table)

    def _elsewhere(self, table: str) -> set[int]:
        with self.store.glance.connect() as connection:
            return set(connection.execute(ELSEWHERE, {"me": self.me, "table": table}).scalars())

    # -- the uptime all workers share

    def _time(self) -> float | None:
        """As the leader noted it last, plus what has passed since; None: not noted lately, or the
        clock that tells how much has passed was set meanwhile."""
        ahead = self.now() - self.steady()
        if abs(ahead - self._ahead) > SLACK:
            self._set = self.steady()
        self._ahead = ahead
        if self.steady() < self._set + STALE:
            return None
        with self.store.glance.connect() as connection:
            kept = {row.name: row.value for row in connection.execute(select(server_state))}
        since = self.now() - kept.get(SEEN, 0.0)
        return kept[AGE] + since if AGE in kept and 0.0 <= since < STALE else None

    def _keep_time(self, age: float, seen: float) -> None:
        """Both of one moment, however long it takes to keep them."""
        self.store.keep(**{AGE: age, SEEN: seen})
