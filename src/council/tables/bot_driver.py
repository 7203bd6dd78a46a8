"""Lets bots move: one task for each table at which a bot is asked."""

import asyncio
import logging
import time
from contextlib import AbstractAsyncContextManager, nullcontext

from council.protocol.errors import Denied
from council.tables.bot_turns import move_bot, next_job
from council.tables.bots.job import Job, Thinkers
from council.tables.broker import Broker
from council.tables.ops.tasks import cancel_all
from council.tables.state.room import Room
from council.tables.storage.store import StoreFailed

log = logging.getLogger("council.bots")
Place = AbstractAsyncContextManager[None]  # where there is room to think

QUICKER = 4  # times as fast is a bot that moves on after its first move: turns can be long
MARGIN = 1.5  # of a thought: the next ones, which may be a little longer, look the same
FADES = 0.99  # a thought that took longer than others is forgotten, but slowly
LONGEST = 4  # times the wait a bot pretends to think
ANYWHERE = nullcontext()
LOOK = 0.5  # seconds until a bot that nobody sees looks whether it is its turn to think


class BotDriver:
    """Wakes when a table changes, sleeps when people are asked. With several workers, one drives.

    A bot that has only one answer needs no thought. It still takes its time: a quick pass
    would reveal what it does not hold (HI-5). The time is fixed before it thinks, by what
    is public: how much thought such a question deserves, and how long such ones took at any table
    before, so that not even the first thought of a game shows.

    Bots that somebody sees think first: of all tables nobody looks at, however many somebody has
    founded and left, one bot thinks at a time.
    """

    def __init__(self, bot_pool: Thinkers, wait: float, broker: Broker | None = None) -> None:
        self.bot_pool = bot_pool
        self.broker = broker or Broker()
        self.wait = wait
        self.closed = False
        self.turn = asyncio.Lock()  # of all bots: people stand behind one at most, or behind none
        self.unseen = asyncio.Lock()  # to think where nobody looks
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.thoughts: dict[tuple[str, str, int], float] = {}  # seconds, by game, level and weight

    def wake(self, room: Room) -> None:
        if room.bots_turn() and room.id not in self.tasks and not self.closed:
            self.tasks[room.id] = asyncio.create_task(self._drive(room))

    async def _drive(self, room: Room) -> None:
        led = False
        try:
            if await self.broker.claim(room.id):
                try:
                    await self._lead(room)
                finally:
                    await self.broker.release(room.id)
                led = True
        except Denied:
            log.warning("a bot could not move at a table that had changed")
        except StoreFailed:
            log.exception("a bot's move could not be stored")
        finally:
            del self.tasks[room.id]
        if led:
            self.wake(room)  # it may have changed while the others could not take their turn yet

    async def _lead(self, room: Room) -> None:
        last = -1
        while (asked := await next_job(room)) is not None:
            wait = self.wait / QUICKER if asked.seat == last else self.wait
            last = asked.seat
            while not room.presence.anybody() and self.unseen.locked():
                await asyncio.sleep(LOOK)
            place = ANYWHERE if room.presence.anybody() else self.unseen
            text = await self._think(asked, room.game.name, wait, place)
            async with self.turn:
                start = time.perf_counter()
                await move_bot(room, asked, text)
                await asyncio.sleep(time.perf_counter() - start)

    async def _think(self, job: Job, game: str, wait: float, place: Place = ANYWHERE) -> str:
        """The bot's move, when it seems to have been thought about."""
        key = (game, job.level, job.effort)
        async with place:
            start, pause = time.perf_counter(), max(wait, self.thoughts.get(key, 0.0))
            text = await self.bot_pool.think(job)
            took = time.perf_counter() - start
        felt = max(MARGIN * took, FADES * self.thoughts.get(key, 0.0))
        self.thoughts[key] = min(LONGEST * self.wait, felt)
        await asyncio.sleep(pause - took)
        return text

    def forget_thoughts(self) -> None:
        """Bots think faster from now on: they need not seem as slow as before."""
        self.thoughts.clear()

    async def close(self) -> None:
        self.closed = True
        await cancel_all(list(self.tasks.values()))
