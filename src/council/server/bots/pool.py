"""Bots think in processes of their own, so that no search ever keeps people waiting."""

import asyncio
import logging
import multiprocessing
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool

from council import bots, compiled
from council.core.play import Play
from council.lab.guest import Forfeit, Guest
from council.server.ops.processes import Pool, pool_of
from council.tables.bots import job as jobs
from council.tables.bots.job import Job, any_move
from council.tables.settings import fresh_rng

MOST_WAITING = 64
OWN_PATIENCE = 10.0  # seconds for an answer of the operator's own bot

log = logging.getLogger("council.bots")


def think(job: Job) -> str:
    """The move of a bot of ours or of the operator's, as text; "" when it fails."""
    if job.file:
        return ask_own(jobs.memory.recall(job.lines, fresh_rng), job)
    return jobs.think(job)


def ask_own(play: Play, job: Job) -> str:
    """The move of the operator's own bot, in a process of its own that gets this view and nothing
    else. Should it fail, any legal move is made: the game goes on."""
    game = play.game
    guest = Guest(job.file, game, play.log.setup, str(job.seed), OWN_PATIENCE)
    try:
        text = game.text(guest.choose(play.view(job.seat), bots.Budget()))
        guest.finish([])
    except Forfeit as lost:
        log.warning("the bot %s failed: %s", job.level, lost.message.key)
        return any_move(job)
    finally:
        guest.leave()
    return text


class BotPool:
    """A few workers, started when first needed, replaced when they die.

    They are also replaced when the engine has been compiled since they started: the compiled files
    play the same moves, only sooner.
    """

    def __init__(self, workers: int, patience: float) -> None:
        self.workers = workers
        self.patience = patience
        self.waiting = 0
        self.compiled = compiled.status() == "compiled"  # as far as the workers are concerned
        self.on_compiled: Callable[[], None] = lambda: None
        self._turn = asyncio.Semaphore(max(1, workers))
        self._pool: Pool | None = None

    async def think(self, job: Job) -> str:
        """The bot's move; after two failures any legal one: the game goes on."""
        self.waiting += 1
        try:
            async with self._turn:
                return await self._ask(job) or await self._ask(job) or any_move(job)
        finally:
            self.waiting -= 1

    def overrun(self) -> bool:
        """Whether so many bots wait that hints should not be asked for."""
        return self.waiting >= MOST_WAITING

    async def _ask(self, job: Job) -> str | None:
        """The answer of a worker; None when it died or hangs."""
        if self.workers and not self.compiled and compiled.available():
            self._use_compiled()
        if self._pool is None:
            self._pool = pool_of(self.workers)
        pool = self._pool
        try:
            asked = asyncio.get_running_loop().run_in_executor(pool, think, job)
            return await asyncio.wait_for(asked, self.patience)
        except (BrokenProcessPool, TimeoutError):
            log.warning("a bot worker failed and is replaced")
            if self._pool is pool:
                self.close()
            return None

    def _use_compiled(self) -> None:
        """New workers find the compiled files; the old ones finish their thoughts and leave."""
        self.compiled = True
        pool, self._pool = self._pool, None
        if pool is not None:
            pool.shutdown(wait=False)
        self.on_compiled()
        # Also in a quiet log: whoever started the server was told that bots would be slow.
        log.warning("the compiled engine is ready: bots think at full speed from now on")

    def close(self) -> None:
        """End the workers at once: what they think about is in the log anyway."""
        pool, self._pool = self._pool, None
        if pool is None:
            return
        workers = multiprocessing.active_children() if self.workers else []
        pool.shutdown(wait=False, cancel_futures=True)
        for process in workers:
            process.kill()
