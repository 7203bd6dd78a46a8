"""A worker's connection to PostgreSQL on which it hears what other workers announce."""

import logging
import threading
import time
from collections.abc import Callable
from typing import Any

from sqlalchemy import Engine

from council.server.storage.store import CHANNEL

PAUSE = 1.0  # seconds between tries to reach the database again
STEP = 0.5  # seconds in which the listener sees that it is to end

log = logging.getLogger("council.workers")


class Listener:
    """A thread that hears what the workers tell each other."""

    def __init__(self, engine: Engine, heard: Callable[[str], None]) -> None:
        self.engine = engine.execution_options(isolation_level="AUTOCOMMIT")
        self.heard = heard
        self.ready = threading.Event()
        self._ends = threading.Event()
        self._thread = threading.Thread(target=self._run, name="listener", daemon=True)
        self._thread.start()

    def _run(self) -> None:
        while not self._ends.is_set():
            try:
                self._listen()
            except Exception as error:  # noqa: BLE001  # whatever the driver says: try again
                log.warning("the line to the database broke: %s", type(error).__name__)
                time.sleep(PAUSE)

    def _listen(self) -> None:
        with self.engine.connect() as connection:
            line: Any = connection.connection.driver_connection
            try:
                line.execute(f"LISTEN {CHANNEL}")
                self.heard("")  # nobody knows what was told before
                self.ready.set()
                while not self._ends.is_set():
                    for notice in line.notifies(timeout=STEP):
                        self.heard(notice.payload)
                        if self._ends.is_set():
                            break
            finally:
                connection.invalidate()  # never used for anything else

    def end(self) -> None:
        """With whatever is heard next."""
        self._ends.set()

    def join(self) -> None:
        """It has ended."""
        self._thread.join(2 * STEP)
