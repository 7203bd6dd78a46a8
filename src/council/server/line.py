"""A worker's own lines to PostgreSQL: on one it holds advisory locks, which end with the worker,
even if that is killed; on the other it hears what is told."""

import logging
import threading
import time
from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import SQLAlchemyError

from council.server.store import CHANNEL

PAUSE = 1.0  # seconds between tries to reach the database again
STEP = 0.5  # seconds in which the listener sees that it is to end

log = logging.getLogger("council.workers")


class Locks:
    """Advisory locks, held as long as the connection lasts. Synchronous: called in threads."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine.execution_options(isolation_level="AUTOCOMMIT")
        self._line: Connection | None = None
        self._one = threading.Lock()

    def take(self, kind: int, name: str) -> bool:
        """Whether it is now this worker's. It may take it twice, and then gives it back twice."""
        return bool(self._ask("SELECT pg_try_advisory_lock(:kind, hashtext(:name))", kind, name))

    def give(self, kind: int, name: str) -> None:
        self._ask("SELECT pg_advisory_unlock(:kind, hashtext(:name))", kind, name)

    def lasts(self) -> bool:
        """Whether what was taken is still held."""
        if self._line is None:
            return False
        try:
            self._ask("SELECT 1", 0, "")
        except SQLAlchemyError:
            return False
        return True

    def _ask(self, query: str, kind: int, name: str) -> Any:
        with self._one:
            try:
                if self._line is None:
                    self._line = self.engine.connect()
                return self._line.execute(text(query), {"kind": kind, "name": name}).scalar()
            except SQLAlchemyError:
                self._drop()
                raise

    def _drop(self) -> None:
        """Close it for good: back in the pool it would keep its locks."""
        line, self._line = self._line, None
        if line is not None:
            line.invalidate()
            line.close()

    def close(self) -> None:
        with self._one:
            self._drop()


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
