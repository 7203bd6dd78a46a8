"""Several workers behind one listening socket: started together, replaced when they die, ended
together."""

import logging
import multiprocessing
import os
import signal
import socket
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess

LOOK = 0.5  # seconds between looks whether to end
PAUSE = 1.0  # seconds before a worker that died is replaced
LAST_WORDS = 10.0  # seconds for all workers to end by themselves

log = logging.getLogger("council.workers")
Work = Callable[[socket.socket, Connection], None]


class Supervisor:
    """`work` serves from a socket in a process of its own, and sends something when it does."""

    def __init__(self, count: int, work: Work, listener: socket.socket) -> None:
        self.count = count
        self.work = work
        self.listener = listener
        self.workers: list[SpawnProcess] = []
        self.ends = threading.Event()

    def run(self, ready: Callable[[], None]) -> bool:
        """Serve until a signal; whether all workers came up."""
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, lambda *_: self.ends.set())
        lines = [self._start() for _ in range(self.count)]
        served = all(self._is_up(line) for line in lines)
        if served:
            ready()
            self._watch()
        self._stop()
        return served

    def _start(self) -> Connection:
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe(duplex=False)
        worker = context.Process(target=_work, args=(self.work, self.listener, theirs))
        worker.start()
        theirs.close()
        self.workers.append(worker)
        return ours

    def _is_up(self, line: Connection) -> bool:
        """Wait until a worker serves, or has died before."""
        with line:
            while not self.ends.is_set():
                if line.poll(LOOK):
                    with suppress(EOFError):
                        return bool(line.recv())
                    return False
        return False

    def _watch(self) -> None:
        while not self.ends.is_set():
            wait([worker.sentinel for worker in self.workers], LOOK)
            dead = [worker for worker in self.workers if not worker.is_alive()]
            if not dead or self.ends.is_set():
                continue
            log.warning("%d worker(s) died and are replaced", len(dead))
            self.ends.wait(PAUSE)
            for worker in dead:
                self.workers.remove(worker)
                worker.close()
                if not self.ends.is_set():
                    self._start().close()

    def _stop(self) -> None:
        for worker in self.workers:
            worker.terminate()
        end = time.monotonic() + LAST_WORDS
        for worker in self.workers:
            worker.join(max(0.0, end - time.monotonic()))
            worker.kill()
            worker.join()


def _work(work: Work, listener: socket.socket, line: Connection) -> None:
    threading.Thread(target=leave_with_parent, daemon=True).start()
    with suppress(KeyboardInterrupt):
        work(listener, line)


def leave_with_parent() -> None:
    """No process outlives the one it works for."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
