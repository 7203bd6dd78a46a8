"""A server that is told to end does, whatever its tasks are doing."""

import asyncio
import time
from typing import Any

import pytest
from anyio import to_thread

from council.tables.bot_driver import BotDriver
from council.tables.broker import Broker
from council.tables.ops.tasks import cancel_all

PATIENCE = 20.0  # seconds: for a hang, not for a busy machine


def test_who_does_not_hear_is_told_again() -> None:
    told = []

    async def deaf() -> None:
        for _ in range(3):
            try:
                await asyncio.sleep(3600)
            except asyncio.CancelledError:
                told.append("once more")
        await asyncio.sleep(3600)

    async def story() -> None:
        task = asyncio.create_task(deaf())
        await asyncio.sleep(0)
        await asyncio.wait_for(cancel_all([task]), PATIENCE)
        assert task.done()

    asyncio.run(story())
    assert len(told) == 3


def test_a_bot_whose_turn_is_being_claimed_does_not_keep_a_server_open(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The cancellation comes while a thread asks the database: it is lost there."""

    class Slow(Broker):
        async def claim(self, table: str) -> bool:
            await to_thread.run_sync(time.sleep, 0.2)
            return True

    class BotPool:
        async def think(self, job: object) -> str:
            await asyncio.sleep(3600)
            return "pass"

    class Table:
        id = "t"
        views: Any = type("Views", (), {"over": False})

        def bots_turn(self) -> bool:
            return True

    async def job(room: object) -> Any:
        return type("Job", (), {"seat": 0, "effort": 1})

    async def story() -> None:
        monkeypatch.setattr("council.tables.bot_driver.next_job", job)
        driver = BotDriver(BotPool(), 3600.0, Slow())  # type: ignore[arg-type]
        for _ in range(3):
            driver.wake(Table())  # type: ignore[arg-type]
        await asyncio.sleep(0.05)
        await asyncio.wait_for(driver.close(), PATIENCE)
        assert not driver.tasks
        driver.wake(Table())  # type: ignore[arg-type]
        assert not driver.tasks

    asyncio.run(story())
