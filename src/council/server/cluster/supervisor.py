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

from council.server.ops.processes import leave_with_parent, no_interrupts

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
        self.workers: dict[SpawnProcess, Connection] = {}
        self.up: set[SpawnProcess] = set()
        self.ends = threading.Event()

    def run(self, ready: Callable[[], None]) -> bool:
        """Serve until a signal; whether all workers came up."""
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, lambda *_: self.ends.set())
        if hasattr(signal, "SIGUSR1"):
            signal.signal(signal.SIGUSR1, lambda *_: self._announce())
        for _ in range(self.count):
            self._start()
        served = all(self._is_up(worker) for worker in self.workers)
        if served:
            ready()
            self._watch()
        self._stop()
        return served

    def _start(self) -> None:
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe(duplex=False)
        worker = context.Process(target=_work, args=(self.work, self.listener, theirs))
        with no_interrupts():  # it ends by the signal that we send it
            worker.start()
        theirs.close()
        self.workers[worker] = ours

    def _is_up(self, worker: SpawnProcess) -> bool:
        """Wait until a worker serves, or has died before."""
        while not self.ends.is_set():
            if self.workers[worker].poll(LOOK):
                return self._serves(worker)
        return False

    def _serves(self, worker: SpawnProcess) -> bool:
        """Whether a worker has said that it serves."""
        line = self.workers[worker]
        if worker not in self.up and line.poll():
            with suppress(EOFError):
                line.recv()
                self.up.add(worker)
        return worker in self.up

    def _announce(self) -> None:
        """There will be a restart: those who serve tell it on every screen (RC-7). The signal
        would kill a worker that does not listen yet."""
        for worker in self.workers:
            if self._serves(worker) and worker.is_alive() and worker.pid is not None:
                os.kill(worker.pid, signal.SIGUSR1)

    def _watch(self) -> None:
        while not self.ends.is_set():
            wait([worker.sentinel for worker in self.workers], LOOK)
            dead = [worker for worker in self.workers if not worker.is_alive()]
            if not dead or self.ends.is_set():
                continue
            log.warning("%d worker(s) died and are replaced", len(dead))
            self.ends.wait(PAUSE)
            for worker in dead:
                self.up.discard(worker)
                self.workers.pop(worker).close()
                worker.close()
                if not self.ends.is_set():
                    self._start()

    def _stop(self) -> None:
        for worker in self.workers:
            worker.terminate()
        end = time.monotonic() + LAST_WORDS
        for worker, line in self.workers.items():
            worker.join(max(0.0, end - time.monotonic()))
            worker.kill()
            worker.join()
            line.close()


def _work(work: Work, listener: socket.socket, line: Connection) -> None:
    threading.Thread(target=leave_with_parent, daemon=True).start()
    with suppress(KeyboardInterrupt):
        work(listener, line)
