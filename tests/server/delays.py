"""HI-5: how long the others wait for a bot that has an answer, and for one that can only pass.

The driver is the real one; its clock is turned by hand, so that what is compared is the wait it
chooses, and the noise of a machine hides nothing.
"""

import asyncio
from collections.abc import Callable
from types import SimpleNamespace

import pytest

from council.core.play import rng_for
from council.core.state import Rng
from council.tables import bot_driver
from council.tables.bots.job import Job

WAIT = 0.6  # seconds, as served
GLANCE = 0.0005  # seconds to see that there is only one answer
Thought = Callable[[Rng], float]


def share(rng: Rng) -> float:
    return int(rng.below(1_000_000)) / 1_000_000


def between(low: float, high: float) -> Thought:
    """Thoughts that take from `low` to `high` seconds, mostly neither."""
    return lambda rng: low + (high - low) * (share(rng) + share(rng)) / 2


class Scene:
    """A table at which bots are asked again and again; one in `of` times there is an answer."""

    id = "table"
    game = SimpleNamespace(name="cardgame")

    def __init__(self, count: int, thought: Thought, again: bool, of: int) -> None:
        self.count = count
        self.thought = thought
        self.again = again  # the same seat moves once more
        self.rng = rng_for("delays", count, again, of)
        self.of = of
        self.now = self.shown = 0.0
        self.has = False
        self.asked = 0
        self.seen_after: dict[bool, list[float]] = {True: [], False: []}

    @property
    def presence(self) -> SimpleNamespace:
        return SimpleNamespace(anybody=lambda: True)

    def bots_turn(self) -> bool:
        return True

    async def job(self) -> Job | None:
        self.has = not self.rng.below(self.of)
        self.asked += 1
        if min(len(found) for found in self.seen_after.values()) >= self.count:
            return None
        return Job(self.asked, (), 0 if self.again else self.asked % 2, "hard", 0, 30)

    async def think(self, job: Job) -> str:
        self.now += self.thought(self.rng) if self.has else GLANCE
        return "pass"

    async def sleep(self, seconds: float) -> None:
        self.now += max(0.0, seconds)

    async def move_bot(self, job: Job, text: str) -> None:
        """The others see it now."""
        self.seen_after[self.has].append(round(self.now - self.shown, 6))
        self.shown = self.now


def delays(
    patch: pytest.MonkeyPatch, count: int, thought: Thought, again: bool = False, of: int = 2
) -> tuple[list[float], list[float]]:
    """So many waits with an answer in hand, and so many without, from the same time; the first
    ones, in which the driver learns how long thoughts take, are left out."""
    scene = Scene(2 * count, thought, again, of)
    patch.setattr("council.tables.bot_driver.time.perf_counter", lambda: scene.now)
    patch.setattr("council.tables.bot_driver.asyncio.sleep", scene.sleep)
    patch.setattr(bot_driver, "next_job", Scene.job)
    patch.setattr(bot_driver, "move_bot", Scene.move_bot)
    bots = bot_driver.BotDriver(scene, WAIT)  # type: ignore[arg-type]
    asyncio.run(bots._lead(scene))  # type: ignore[arg-type]
    rng = rng_for("sample", count)
    with_answer, without = (drawn(rng, scene.seen_after[has][50:], count) for has in (True, False))
    return with_answer, without


def drawn(rng: Rng, found: list[float], count: int) -> list[float]:
    """So many of them, from everywhere."""
    left = list(found)
    return [left.pop(int(rng.below(len(left)))) for _ in range(count)]
