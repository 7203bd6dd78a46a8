"""Lets bots move: one task for each table at which a bot is asked."""

import asyncio
import logging

from sqlalchemy.exc import SQLAlchemyError

from council.server.board import Board
from council.server.denied import Denied
from council.server.hub import Hub
from council.server.worker import Crew

log = logging.getLogger("council.bots")


QUICKER = 4  # times as fast is a bot that moves on after its first move: turns can be long


class Driver:
    """Wakes when a table changes, sleeps when people are asked. Of several workers one drives."""

    def __init__(self, crew: Crew, wait: float, hub: Hub | None = None) -> None:
        self.crew = crew
        self.hub = hub or Hub()
        self.wait = wait
        self.tasks: dict[str, asyncio.Task[None]] = {}

    def wake(self, table: Board) -> None:
        if table.bots_turn() and table.id not in self.tasks:
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
            text, _ = await asyncio.gather(self.crew.think(job), asyncio.sleep(wait))
            await table.move_bot(job, text)

    async def close(self) -> None:
        tasks = list(self.tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
