"""Ctrl-C always ends the server, even if something it waits for never comes."""

import asyncio
import logging
import os
import sys
import threading
from collections.abc import Iterator
from itertools import islice
from types import FrameType

PATIENCE = 20.0  # seconds; everything that was acknowledged is on the disk long before
DEPTH = 8  # places named of each stack

log = logging.getLogger("council.stop")


def end_in(seconds: float) -> None:
    """If the process still runs then, end it; the log says what it waited for. Call this while the
    event loop runs: its tasks are named, too."""
    timer = threading.Timer(seconds, _end, [asyncio.get_running_loop()])
    timer.daemon = True
    timer.start()


def _end(loop: asyncio.AbstractEventLoop) -> None:
    log.error("the server did not stop by itself and is ended; nothing is lost")
    try:
        _explain(loop)
    finally:
        os._exit(1)


def _explain(loop: asyncio.AbstractEventLoop) -> None:
    """What every other thread and every task waited for."""
    names = {thread.ident: thread.name for thread in threading.enumerate()}
    for ident, frame in sys._current_frames().items():
        if ident != threading.get_ident():
            log.error("thread %s waited in %s", names.get(ident, "?"), _places(_callers(frame)))
    for task in asyncio.all_tasks(loop):
        inwards = [*_awaited(task.get_coro())]
        log.error("task %s waited in %s", task.get_name(), _places(reversed(inwards)))


def _callers(frame: FrameType | None) -> Iterator[FrameType]:
    """The frame itself first."""
    while frame is not None:
        yield frame
        frame = frame.f_back


def _awaited(coroutine: object) -> Iterator[FrameType]:
    """The coroutine's frame, then that of what it waits for, and so on."""
    while (frame := getattr(coroutine, "cr_frame", None)) is not None:
        yield frame
        coroutine = getattr(coroutine, "cr_await", None)


def _places(frames: Iterator[FrameType]) -> str:
    """Where that is, without any values."""
    return " < ".join(
        f"{frame.f_code.co_name} {frame.f_code.co_filename}:{frame.f_lineno}"
        for frame in islice(frames, DEPTH)
    )
