"""Lets bots move: one task for each table at which a bot is asked."""

import asyncio
import logging
import time
from contextlib import AbstractAsyncContextManager, nullcontext

from sqlalchemy.exc import SQLAlchemyError

from council.server.board import Board
from council.server.denied import Denied
from council.server.ends import end
from council.server.hub import Hub
from council.server.worker import Crew, Job

log = logging.getLogger("council.bots")
Place = AbstractAsyncContextManager[None]  # where there is room to think

QUICKER = 4  # times as fast is a bot that moves on after its first move: turns can be long
MARGIN = 1.5  # of a thought: the next ones, which may be a little longer, look the same
FADES = 0.99  # a thought that took longer than others is forgotten, but slowly
LONGEST = 4  # times the wait a bot pretends to think
ANYWHERE = nullcontext()
LOOK = 0.5  # seconds until a bot that nobody sees looks whether it is its turn to think


class Driver:
    """Wakes when a table changes, sleeps when people are asked. Of several workers one drives.

    A bot that has only one answer needs no thought. It takes its time all the same: a quick pass
    would tell what it does not hold (HI-5). How long it takes is settled before it thinks, by what
    all know: how much thought such a question deserves, and how long such ones took at any table
    before, so that not even the first thought of a game shows.

    Bots that somebody sees think first: of all tables nobody looks at, however many somebody has
    founded and left, one bot thinks at a time.
    """

    def __init__(self, crew: Crew, wait: float, hub: Hub | None = None) -> None:
        self.crew = crew
        self.hub = hub or Hub()
        self.wait = wait
        self.closed = False
        self.turn = asyncio.Lock()  # of all bots: people stand behind one at most, or behind none
        self.unseen = asyncio.Lock()  # to think where nobody looks
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.thoughts: dict[tuple[str, str, int], float] = {}  # seconds, by game, level and weight

    def wake(self, table: Board) -> None:
        if table.bots_turn() and table.id not in self.tasks and not self.closed:
            self.tasks[table.id] = asyncio.create_task(self._drive(table))

    async def _drive(self, table: Board) -> None:
        led = False
        try:
            if await self.hub.claim(table.id):
                try:
                    await self._lead(table)
                finally:
                    await self.hub.release(table.id)
                led = True
        except Denied:
            log.warning("a bot could not move at a table that had changed")
        except SQLAlchemyError:
            log.exception("a bot's move could not be stored")
        finally:
            del self.tasks[table.id]
        if led:
            self.wake(table)  # it may have changed while the others could not take their turn yet

    async def _lead(self, table: Board) -> None:
        last = -1
        while (job := await table.job()) is not None:
            wait = self.wait / QUICKER if job.seat == last else self.wait
            last = job.seat
            while not table.seen() and self.unseen.locked():
                await asyncio.sleep(LOOK)
            place = ANYWHERE if table.seen() else self.unseen
            text = await self._think(job, table.game.name, wait, place)
            async with self.turn:
                start = time.perf_counter()
                await table.move_bot(job, text)
                await asyncio.sleep(time.perf_counter() - start)

    async def _think(self, job: Job, game: str, wait: float, place: Place = ANYWHERE) -> str:
        """The bot's move, when it seems to have been thought about."""
        key = (game, job.level, job.weight)
        async with place:
            start, pause = time.perf_counter(), max(wait, self.thoughts.get(key, 0.0))
            text = await self.crew.think(job)
            took = time.perf_counter() - start
        felt = max(MARGIN * took, FADES * self.thoughts.get(key, 0.0))
        self.thoughts[key] = min(LONGEST * self.wait, felt)
        await asyncio.sleep(pause - took)
        return text

    async def close(self) -> None:
        self.closed = True
        await end(list(self.tasks.values()))
