"""Pools of worker processes that end with the server."""

import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import contextmanager
from multiprocessing import resource_tracker

from council.server.ops.event_log import open_event_log, wanted_kind

NICE = 5  # a worker comes after the server, but is not out of reach

Pool = ProcessPoolExecutor | ThreadPoolExecutor


def pool_of(workers: int) -> Pool:
    """So many processes, or one thread."""
    if workers == 0:
        return ThreadPoolExecutor(1, thread_name_prefix="bots")
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(workers, mp_context=context, initializer=_start_worker)
    with no_interrupts():
        for _ in range(workers):
            pool.submit(os.getpid)  # each of the first questions starts a process
    return pool


@contextmanager
def no_interrupts() -> Iterator[None]:
    """Ctrl-C waits meanwhile. Processes that start now never get it, not even while they load."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()  # it starts with the first process, and lets Ctrl-C in
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _start_worker() -> None:
    """A worker leaves Ctrl-C to the server, writes into the same log, does not outlive it, and
    thinks when nobody else wants the processor: people do not wait for bots."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        os.nice(NICE)
    open_event_log(wanted_kind())
    threading.Thread(target=leave_with_parent, daemon=True).start()


def leave_with_parent() -> None:
    """No process outlives the one it works for."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
