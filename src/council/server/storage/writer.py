"""Changes of a database, one after the other where only one can be made at a time."""

from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from threading import Lock
from typing import Generic, TypeVar
from weakref import WeakKeyDictionary

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, IntegrityError

T = TypeVar("T")

TRIES = 5
DEADLOCK = "40P01"  # how PostgreSQL says that two writers waited for each other

_locks: WeakKeyDictionary[Engine, Lock] = WeakKeyDictionary()


class _Change(Generic[T]):
    """A change that waits for its turn, and what came of it."""

    def __init__(self, work: Callable[[Connection], T]) -> None:
        self.work = work
        self.done = False
        self.found: list[T] = []
        self.error: Exception | None = None

    def result(self) -> T:
        if self.error is not None:
            raise self.error
        return self.found[0]


def despite_others(change: Callable[[], T]) -> T:
    """What comes of a change that is made again if one of another worker came between: then it sees
    what that one wrote."""
    for _ in range(TRIES - 1):
        try:
            return change()
        except DBAPIError as error:
            if not came_between(error):
                raise
    return change()


def came_between(error: DBAPIError) -> bool:
    """Whether another writer may be the reason."""
    return isinstance(error, IntegrityError) or getattr(error.orig, "sqlstate", "") == DEADLOCK


class Writer:
    """SQLite lets one write at a time. A writer that finds it taken sleeps a while and looks again,
    ever longer, while others overtake it. So our own threads queue for it: under load that is the
    difference between milliseconds and seconds."""

    def __init__(self, engine: Engine, writing: Engine) -> None:
        self.engine = writing
        self.alone = engine.dialect.name == "sqlite"
        self.turn = _locks.setdefault(engine, Lock()) if self.alone else nullcontext()
        self.waiting: deque[_Change[object]] = deque()
        self._keeps = True
        self._kept: Connection | None = None  # of whoever has the turn: to open one takes long

    @contextmanager
    def begin(self) -> Iterator[Connection]:
        """A transaction, committed at the end."""
        with self.turn, self.engine.begin() as connection:
            yield connection

    def make(self, work: Callable[[Connection], T]) -> T:
        """Make a change; once it is committed, what came of it. To reach the disk takes longer than
        all else, so changes that wait for their turn are committed together. If one of them cannot
        be made, nothing of them is kept, and each is made again alone."""
        if not self.alone:
            with self.begin() as connection:
                return work(connection)
        mine = _Change(work)
        self.waiting.append(mine)  # type: ignore[arg-type]
        with self.turn:
            if not mine.done:
                self._make_waiting()
        return mine.result()

    def _make_waiting(self) -> None:
        changes = [self.waiting.popleft() for _ in range(len(self.waiting))]
        if len(changes) == 1 or not self._made_together(changes):
            for change in changes:
                self._make_alone(change)

    def _made_together(self, changes: list[_Change[object]]) -> bool:
        try:
            with self._transaction() as connection:
                found = [change.work(connection) for change in changes]
        except Exception:  # noqa: BLE001  # whose it is turns out when each is made alone
            return False
        for change, one in zip(changes, found, strict=True):
            change.found, change.done = [one], True
        return True

    def _make_alone(self, change: _Change[object]) -> None:
        try:
            with self._transaction() as connection:
                found = [change.work(connection)]
            change.found = found
        except Exception as error:  # noqa: BLE001  # it is raised to whoever asked for the change
            change.error = error
        change.done = True

    @contextmanager
    def _transaction(self) -> Iterator[Connection]:
        """On the connection that is kept; after an error on a new one."""
        connection, self._kept = self._kept or self.engine.connect(), None
        try:
            with connection.begin():
                yield connection
        except BaseException:
            connection.close()
            raise
        if self._keeps:
            self._kept = connection
        else:
            connection.close()

    def close(self) -> None:
        """From now on no connection is kept."""
        with self.turn:
            self._keeps = False
            if self._kept is not None:
                self._kept.close()
            self._kept = None
