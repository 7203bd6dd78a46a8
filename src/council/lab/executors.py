"""Where work is done: here, on all cores, or on a Ray cluster. Only text goes to and fro, and what
comes back does not depend on where it was done."""

import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor, as_completed
from importlib.util import find_spec
from multiprocessing import get_context, parent_process
from typing import Any

from council.core.game import Invalid
from council.lab import guest
from council.lab.host import die_with_parent

EXECUTORS = ("processes", "serial", "ray")

Work = Callable[[str], str]  # a function of a module, so that another process finds it


def spread(
    work: Work, jobs: Sequence[str], executor: str, workers: int, address: str | None = None
) -> Iterator[str]:
    """The answers to all jobs, in any order."""
    if executor == "serial" or (executor == "processes" and workers == 1):
        return map(work, jobs)
    if executor == "ray":
        return _ray(work, jobs, address)
    return _processes(work, jobs, workers)


def cores() -> int:
    """How many processes can work at once."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def die_quietly() -> None:
    """Ctrl-C reaches the workers too; the first process alone has something to say about it. They
    end with it, however it ends, and take along the bots they have started."""
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, guest.go)
    hold_back(False)
    die_with_parent(signal.SIGTERM)
    parent = parent_process()
    if parent is not None and os.getppid() != parent.pid:
        os._exit(1)  # it was gone before it could be told


def hold_back(blocked: bool) -> None:
    """Ctrl-C waits while workers are started: they are born with it blocked, and hear of it only
    when they can end quietly (where signals can be blocked)."""
    if hasattr(signal, "pthread_sigmask"):
        how = signal.SIG_BLOCK if blocked else signal.SIG_UNBLOCK
        signal.pthread_sigmask(how, [signal.SIGINT])


def submit(
    pool: ProcessPoolExecutor, work: Callable[..., str], jobs: Sequence[tuple[Any, ...]]
) -> list[Future[str]]:
    """All jobs at once, in order; the workers start now."""
    hold_back(True)
    try:
        return [pool.submit(work, *job) for job in jobs]
    finally:
        hold_back(False)


def _processes(work: Work, jobs: Sequence[str], workers: int) -> Iterator[str]:
    pool = ProcessPoolExecutor(workers, get_context("spawn"), die_quietly)
    try:
        for done in as_completed(submit(pool, work, [(job,) for job in jobs])):
            yield done.result()
    except BrokenExecutor:
        raise Invalid("lab-match-broken") from None
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def check_executor(executor: str) -> None:
    """Invalid when it cannot be used here."""
    if executor == "ray" and find_spec("ray") is None:
        raise Invalid("lab-no-ray")


def _ray(work: Work, jobs: Sequence[str], address: str | None) -> Iterator[str]:
    """On an existing cluster, or on one that lives as long as the work."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # it would report usage
    import ray  # noqa: PLC0415 - an extra; takes seconds to load

    own = {"include_dashboard": False, "_node_ip_address": "127.0.0.1"} if address is None else {}
    try:
        ray.init(address=address, log_to_driver=False, logging_level="error", **own)
    except Exception:  # noqa: BLE001 - Ray has no class of its own for a node that does not start
        raise Invalid("lab-ray-unreachable", address=address or "local") from None
    try:
        remote = ray.remote(work)
        waiting = [remote.remote(job) for job in jobs]
        while waiting:
            ready, waiting = ray.wait(waiting)
            for answer in ready:
                yield ray.get(answer)
    finally:
        ray.shutdown()
