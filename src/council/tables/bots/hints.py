"""Hints are computed in the processes of the bots, but bots come first: a bot waits for at most one
hint, and hints never use more than half of the processes.
"""

import asyncio
from collections import Counter

from council.core.game import Invalid
from council.protocol.errors import Denied
from council.tables.bots.job import Job, Thinkers
from council.tables.ops.rate_limit import network_of
from council.tables.ops.tasks import cancel_all

MOST = 8  # asked for and not answered yet
MOST_OF_ONE = 3  # of these from one address


class Hints:
    """Counts the hints that are asked for, in all and by address."""

    def __init__(self, bot_pool: Thinkers) -> None:
        self.bot_pool = bot_pool
        self.asked: Counter[str] = Counter()
        self._turn = asyncio.Semaphore(max(1, bot_pool.workers // 2))
        self._thoughts: set[asyncio.Task[str]] = set()

    async def find(self, job: Job, address: str) -> str:
        """What a bot would do; Denied when too many ask."""
        who = network_of(address)
        if self.asked.total() >= MOST or self.asked[who] >= MOST_OF_ONE or self.bot_pool.overrun():
            raise too_many()
        self.asked[who] += 1
        try:
            await self._turn.acquire()
        except asyncio.CancelledError:
            self._forget(who)
            raise
        # A thought cannot be interrupted: it counts to its end, though who asked has hung up.
        thought = asyncio.create_task(self.bot_pool.think(job))
        self._thoughts.add(thought)
        thought.add_done_callback(lambda _: self._over(who, thought))
        return await asyncio.shield(thought)

    def _over(self, who: str, thought: asyncio.Task[str]) -> None:
        self._thoughts.discard(thought)
        self._turn.release()
        self._forget(who)

    def _forget(self, who: str) -> None:
        self.asked[who] -= 1
        if not self.asked[who]:
            del self.asked[who]

    async def close(self) -> None:
        await cancel_all(list(self._thoughts))


def too_many() -> Denied:
    """Others, or one's own last question, are still being thought about."""
    return Denied.because("busy", Invalid("server-busy-hints"))
