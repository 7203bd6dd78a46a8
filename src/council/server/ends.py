"""Tasks are told to end until they do."""

import asyncio
from collections.abc import Collection

AGAIN = 0.1  # seconds


async def end(tasks: Collection["asyncio.Task[object]"]) -> None:
    """A cancellation that comes while a task waits for a thread may be lost: it is said again."""
    left = set(tasks)
    while left:
        for task in left:
            task.cancel()
        _, left = await asyncio.wait(left, timeout=AGAIN)
    await asyncio.gather(*tasks, return_exceptions=True)  # what they died of has been told
