"""What the tables ask of bots: tasks go out as text, to another worker if the page has one."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

import msgspec

from council.browser import thinker
from council.browser.thinker import (
    Task,
    ThinkFile,
    ThinkMove,
    ThinkReplay,
    ThinkReport,
    ThinkRival,
    ThinkSlice,
    Thought,
)
from council.core.game import Message
from council.protocol.errors import Denied
from council.tables.bots.job import Job, any_move

PATIENCE = 60.0  # seconds for a move: the budgets of the bots end long before
FILE_PATIENCE = 180.0  # seconds for a replay

Think = Callable[[str], Awaitable[str]]

log = logging.getLogger("council.page")


async def think_here(text: str) -> str:
    """Think in this worker: nothing else happens meanwhile."""
    await asyncio.sleep(0)
    return thinker.think(text)


class Thoughts:
    """Bots, hints and replays, for the tables."""

    workers = 1

    def __init__(self, think: Think | None) -> None:
        self._think = think or think_here

    async def think(self, job: Job) -> str:
        """The bot's move; should it fail, any legal one: the game goes on."""
        try:
            thought = await self._ask(ThinkMove(job), PATIENCE)
        except TimeoutError:
            thought = Thought()
        return thought.found or any_move(job)

    def overrun(self) -> bool:
        return False

    async def replay(self, text: str, reader: int, address: str = "") -> bytes:
        return await self._made(ThinkReplay(text, reader))

    async def read(self, text: str, address: str = "") -> bytes:
        return await self._made(ThinkFile(text))

    async def slice(self, text: str, first: int, ours: bool) -> bytes:
        return await self._made(ThinkSlice(text, first, ours))

    async def whole(self, text: str, parts: bytes, ours: bool) -> bytes:
        return await self._made(ThinkReport(text, parts.decode(), ours))

    async def rival(self, game: str, day: str, level: str, text: str) -> bytes:
        return await self._made(ThinkRival(game, day, level, text))

    async def _made(self, task: Task) -> bytes:
        try:
            thought = await self._ask(task, FILE_PATIENCE)
        except TimeoutError:
            raise Denied("too_long", seconds=round(FILE_PATIENCE)) from None
        if thought.bad is not None:
            denied = Denied("bad_log")
            denied.message = Message(thought.bad.key, thought.bad.facts)
            raise denied
        if not thought.found:
            raise Denied("broken")
        return thought.found.encode()

    async def _ask(self, task: Task, patience: float) -> Thought:
        """What comes back; nothing when the other worker broke."""
        text = msgspec.json.encode(task).decode()
        try:
            answer = await asyncio.wait_for(_awaited(self._think(text)), patience)
            return msgspec.json.decode(answer, type=Thought)
        except TimeoutError:
            log.warning("a thought took too long")
            raise
        except Exception:
            log.exception("a thought was lost")
            return Thought()


async def _awaited(promise: Awaitable[str]) -> str:
    """A promise of the page is awaited like anything else, but is no coroutine."""
    return await promise
