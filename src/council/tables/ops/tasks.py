"""Ends background tasks."""

import asyncio
from collections.abc import Collection

AGAIN = 0.1  # seconds


async def cancel_all(tasks: Collection["asyncio.Task[object]"]) -> None:
    """A cancellation that comes while a task waits for a thread may be lost: it is sent again."""
    left = set(tasks)
    while left:
        for task in left:
            task.cancel()
        _, left = await asyncio.wait(left, timeout=AGAIN)
    await asyncio.gather(*tasks, return_exceptions=True)  # what they died of has been told
