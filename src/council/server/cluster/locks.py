"""Advisory locks of PostgreSQL on a connection of their own: they end with the worker, even if it
is killed.
"""

import threading
from typing import Any

from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import SQLAlchemyError


class Locks:
    """Advisory locks, held as long as the connection lasts. Synchronous: called in threads."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine.execution_options(isolation_level="AUTOCOMMIT")
        self._line: Connection | None = None
        self._one = threading.Lock()

    def take(self, kind: int, name: str) -> bool:
        """Whether it is now this worker's. It may take it twice, and then gives it back twice."""
        query = "SELECT pg_try_advisory_lock(:kind, hashtext(:name))"
        try:
            return bool(self._ask(query, kind, name))
        except SQLAlchemyError:  # what was held is lost; from here on a new line serves
            return bool(self._ask(query, kind, name))

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
