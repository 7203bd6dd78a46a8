"""Rivals on the deals of the day: their games are played in the background and their results are
kept."""

import asyncio
import logging
from collections.abc import Sequence
from typing import Protocol

import msgspec

from council import compiled
from council.daily.calendar import DailyDeal
from council.daily.rivals import QUICK_RIVALS, RIVALS
from council.protocol.daily import DailyResult, RivalIs
from council.protocol.errors import Denied
from council.tables.daily.slices import RivalSlice
from council.tables.ops.tasks import cancel_all
from council.tables.settings import TableSettings
from council.tables.storage.daily import DailyStore
from council.tables.storage.store import StoreFailed

MOST = 12  # games of rivals that are played or wait

log = logging.getLogger("council.daily")
Key = tuple[str, str, str]  # day, game and level


class RivalMaker(Protocol):
    """Where games of rivals are played, apart from the tables."""

    async def rival(self, game: str, day: str, level: str, text: str) -> bytes:
        """The next moves of such a game, as a RivalSlice in JSON."""


class DailyDesk:
    """All games of rivals that are played here, one slice at a time."""

    def __init__(self, settings: TableSettings, store: DailyStore, maker: RivalMaker) -> None:
        self.settings = settings
        self.store = store
        self.maker = maker
        self.jobs: dict[Key, asyncio.Task[None]] = {}
        self.opening = asyncio.Lock()
        self._turn = asyncio.Lock()

    def levels(self) -> Sequence[str]:
        """The levels there are; where Python is interpreted, the strongest would take minutes."""
        return RIVALS if compiled.available() else QUICK_RIVALS

    async def rivals(self, deal: DailyDeal, make: bool) -> list[RivalIs]:
        """What is known of a deal's rivals; those that are missing are made, if wanted."""
        found = [await self._look(deal, level, make) for level in RIVALS]
        return [one for one in found if one.state == "ready" or one.level in self.levels()]

    async def _look(self, deal: DailyDeal, level: str, make: bool) -> RivalIs:
        key = (deal.day.isoformat(), deal.game, level)
        kept = await self.settings.run(self.store.rival, *key)
        if kept is not None:
            return RivalIs(level, "ready", msgspec.json.decode(kept, type=DailyResult))
        if make and key not in self.jobs and len(self.jobs) < MOST and level in self.levels():
            self.jobs[key] = asyncio.create_task(self._make(key))
        return RivalIs(level, "making" if key in self.jobs else "none")

    async def _make(self, key: Key) -> None:
        day, game, level = key
        text = ""
        try:
            while True:
                async with self._turn:
                    made = await self.maker.rival(game, day, level, text)
                found = msgspec.json.decode(made, type=RivalSlice)
                text = found.text
                if found.result is not None:
                    result = msgspec.json.encode(found.result).decode()
                    await self.settings.run(self.store.put_rival, *key, result)
                    return
        except (Denied, StoreFailed):
            log.warning("the game of a rival could not be played")
        except Exception:
            log.exception("the game of a rival failed")
        finally:
            del self.jobs[key]

    async def close(self) -> None:
        await cancel_all(list(self.jobs.values()))
