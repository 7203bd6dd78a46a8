"""Changes of a database, one after the other where only one can be made at a time."""

from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from threading import Lock
from weakref import WeakKeyDictionary

from sqlalchemy import Connection, Engine

_locks: WeakKeyDictionary[Engine, Lock] = WeakKeyDictionary()


class Writer:
    """SQLite lets one write at a time. A writer that finds it taken sleeps a while and looks again,
    ever longer, while others overtake it. So our own threads queue for it: under load that is the
    difference between milliseconds and seconds."""

    def __init__(self, engine: Engine, writing: Engine) -> None:
        self.engine = writing
        alone = engine.dialect.name == "sqlite"
        self.turn = _locks.setdefault(engine, Lock()) if alone else nullcontext()

    @contextmanager
    def begin(self) -> Iterator[Connection]:
        """A transaction, committed at the end."""
        with self.turn, self.engine.begin() as connection:
            yield connection
