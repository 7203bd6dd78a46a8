"""Replays and slices of reports, of uploaded files and of games on this server, are made in a
separate process, so that they never hold up a table.
"""

import asyncio
import logging
import os
from collections import Counter
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress

from council import compiled
from council.core.game import Message
from council.protocol.errors import Denied
from council.server.ops.processes import Pool, pool_of
from council.tables.daily.slices import play_slice
from council.tables.frames.files import read_file, read_game
from council.tables.ops.rate_limit import network_of
from council.tables.reports.slices import put_down, work_on

MOST_WAITING = 8
MOST_OF_ONE = 3  # of these from one address: else nobody else would ever get one
MOST_FILES = 200  # of one process: it keeps a little of every file with cards of its own
KILL = 9

log = logging.getLogger("council.replays")


class ReplayPool:
    """One replay at a time, and each only so long."""

    def __init__(self, own_process: bool, patience: float) -> None:
        self.workers = 1 if own_process else 0
        self.patience = patience
        self.asked: Counter[str] = Counter()  # by address
        self.files = 0  # since the process began
        self._turn = asyncio.Semaphore(1)
        self._pool: Pool | None = None
        self._pid = 0
        self._compiled = False  # what the process runs

    @property
    def waiting(self) -> int:
        """How many wait."""
        return self.asked.total()

    async def replay(self, text: str, reader: int, address: str = "") -> bytes:
        """The replay of a game of ours, as JSON; Denied says why there is none."""
        return await self._answer(address, read_game, text, reader)

    async def read(self, text: str, address: str = "") -> bytes:
        """The replay of a stranger's log, as JSON; Denied says why there is none."""
        return await self._answer(address, read_file, text)

    async def slice(self, text: str, first: int, ours: bool) -> bytes:
        """The next parts of a report, as JSON; Denied says why there is none."""
        return await self._run(work_on, text, first, ours)

    async def whole(self, text: str, parts: bytes, ours: bool) -> bytes:
        """A report from all of its parts, as JSON."""
        return await self._run(put_down, text, parts, ours)

    async def rival(self, game: str, day: str, level: str, text: str) -> bytes:
        """The next moves of a rival on a deal of the day, as JSON."""
        return await self._run(play_slice, game, day, level, text)

    async def _answer(
        self, address: str, make: Callable[..., bytes | Message], *of: object
    ) -> bytes:
        who = network_of(address)
        if self.waiting >= MOST_WAITING or self.asked[who] >= MOST_OF_ONE:
            raise Denied("busy")
        self.asked[who] += 1
        try:
            return await self._run(make, *of)
        finally:
            self.asked[who] -= 1
            if not self.asked[who]:
                del self.asked[who]
            self.files += 1
            if self.files >= MOST_FILES:
                self.close()

    async def _run(self, make: Callable[..., bytes | Message], *of: object) -> bytes:
        """What the process makes, once it is free; if it dies, another gets one try."""
        async with self._turn:
            found = await self._ask(make, *of) or await self._ask(make, *of)
        if found is None:
            raise Denied("broken")
        if isinstance(found, bytes):
            return found
        denied = Denied("bad_log")
        denied.message = found
        raise denied

    async def _ask(
        self, make: Callable[..., bytes | Message], *of: object
    ) -> bytes | Message | None:
        """What the process says; None when it died."""
        loop = asyncio.get_running_loop()
        if self.workers and not self._compiled and compiled.available():
            self.close()  # it waits for us: the next one finds the compiled files
        try:
            if self._pool is None:
                self._compiled = compiled.available()
                self._pool = pool_of(self.workers)
                self._pid = await loop.run_in_executor(self._pool, os.getpid)
                self.files = 0
            asked = loop.run_in_executor(self._pool, make, *of)
            found = await asyncio.wait_for(asked, self.patience)
        except BrokenProcessPool:
            self.close()
            return None
        except TimeoutError:
            log.warning("a replay that took too long was given up")
            self.close()
            raise Denied("too_long", seconds=round(self.patience)) from None
        return found

    def close(self) -> None:
        """End the process at once."""
        pool, self._pool = self._pool, None
        if pool is not None:
            pool.shutdown(wait=False, cancel_futures=True)
            if self.workers and self._pid:
                with suppress(OSError):  # gone already: each system has its own word for it
                    os.kill(self._pid, KILL)
