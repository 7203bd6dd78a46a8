"""The reports that are being made: one at a time for each game, however many people ask.

A worker does the work in slices (`slices.py`), one slice at a time for all reports, so that bots
and replays wait for one slice at most. A report that somebody stopped goes on from there if it is
asked for again.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import cast

import msgspec

from council.core.game import Message
from council.protocol.errors import Denied, said
from council.protocol.report import ReportIs, ReportState
from council.tables.ops.rate_limit import network_of
from council.tables.ops.tasks import cancel_all
from council.tables.reports.parts import ReportParts, SliceMaker

MOST_MADE = 3  # reports at the same time; the others wait
MOST = 8  # asked for and not finished yet
MOST_OF_ONE = 3  # of these from one address
MOST_STOPPED = 8  # that are remembered, so that they can go on
LONGEST = 1800.0  # seconds, waiting for others included

log = logging.getLogger("council.reports")


@dataclass(frozen=True)
class Order:
    """A report to make: of which log, by whom, and what to do with it. `beat` hears how far it is;
    False: somebody else took it over."""

    text: str
    ours: bool  # a game that was played here, not a stranger's file
    maker: SliceMaker
    keep: Callable[[bytes], Awaitable[bool]]
    beat: Callable[[int, int], Awaitable[bool]]
    drop: Callable[[], Awaitable[None]]


@dataclass
class ReportJob:
    """A report in the making."""

    order: Order
    address: str
    parts: ReportParts = field(default_factory=ReportParts)
    watchers: set[str] = field(default_factory=set)  # browsers that want it
    begun: bool = False
    task: asyncio.Task[None] | None = None


class ReportDesk:
    """All reports in the making here, by name: that of the table, or of a file."""

    def __init__(self, steady: Callable[[], float]) -> None:
        self.steady = steady
        self.jobs: dict[str, ReportJob] = {}
        self.stopped: dict[str, ReportParts] = {}
        self.failed: dict[str, Message] = {}
        self._made = asyncio.Semaphore(MOST_MADE)
        self._turn = asyncio.Semaphore(1)

    # -- asking

    def begin(self, name: str, order: Order, watcher: str, address: str) -> None:
        """Begin a report, or go on with it, or join those who wait for it; Denied if too many wait
        already."""
        job = self.jobs.get(name)
        if job is not None and job.task and job.task.cancelling():
            raise Denied("busy")
        if job is None:
            self.check_room(address)
            self.failed.pop(name, None)
            parts = self.stopped.pop(name, None) or ReportParts()
            job = self.jobs[name] = ReportJob(order, network_of(address), parts)
            job.task = asyncio.create_task(self._make(name, job))
        job.watchers.add(watcher)

    def check_room(self, address: str) -> None:
        """Denied if too many wait already, in all or from this address."""
        waiting = Counter(job.address for job in self.jobs.values())
        if waiting.total() >= MOST or waiting[network_of(address)] >= MOST_OF_ONE:
            raise Denied("busy")

    def state(self, name: str) -> ReportState | None:
        """How far a report is that is made here; None: it is not."""
        if job := self.jobs.get(name):
            return ReportState("making" if job.begun else "waiting", job.parts.done, job.parts.of)
        if name in self.failed:
            return ReportState("failed", why=said(self.failed[name]))
        return None

    async def stop(self, name: str, watcher: str) -> None:
        """A browser wants it no more; the last one ends the work on it."""
        job = self.jobs.get(name)
        if job is None:
            return
        job.watchers.discard(watcher)
        if not job.watchers and job.task:
            await cancel_all([job.task])

    async def close(self) -> None:
        await cancel_all([job.task for job in self.jobs.values() if job.task])

    # -- making

    async def _make(self, name: str, job: ReportJob) -> None:
        order, begun = job.order, self.steady()
        try:
            async with self._made:
                job.begun = True
                await self._work(job, begun + LONGEST)
                content = await order.maker.whole(order.text, _packed(job.parts), order.ours)
                await order.keep(content)
        except asyncio.CancelledError:
            self._remember(name, job.parts)
            await order.drop()
            raise
        except Denied as denied:
            await self._fail(name, job, denied)
        except Exception:
            log.exception("a report failed")
            await self._fail(name, job, Denied("broken"))
        finally:
            del self.jobs[name]

    async def _work(self, job: ReportJob, until: float) -> None:
        """Slice after slice, until all parts are there."""
        order, parts = job.order, job.parts
        while not parts.of or parts.done < parts.of:
            async with self._turn:
                made = await order.maker.slice(order.text, parts.done, order.ours)
            parts.add(msgspec.json.decode(made, type=ReportParts))
            if self.steady() > until:
                raise Denied("too_long", seconds=round(LONGEST))
            if not await order.beat(parts.done, parts.of):
                raise Denied("no_such_table")

    async def _fail(self, name: str, job: ReportJob, denied: Denied) -> None:
        """Say why there is none; who asks again goes on from what is there."""
        self._remember(name, job.parts)
        self._forget_old(self.failed)
        self.failed[name] = denied.message
        await job.order.drop()

    def _remember(self, name: str, parts: ReportParts) -> None:
        self._forget_old(self.stopped)
        if parts.done:
            self.stopped[name] = parts

    def _forget_old(self, known: dict[str, ReportParts] | dict[str, Message]) -> None:
        while len(known) >= MOST_STOPPED:
            del known[next(iter(known))]


def _packed(parts: ReportParts) -> bytes:
    return msgspec.json.encode(parts)


def ready(content: bytes | str, name: str = "") -> ReportState:
    """A whole report, as it is kept."""
    raw = content.encode() if isinstance(content, str) else content
    return ReportState("ready", id=name, report=cast(ReportIs, msgspec.Raw(raw)))
