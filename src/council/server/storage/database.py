"""Opens the database, with its settings, and brings an older one up to date."""

import os
import time
from pathlib import Path

from sqlalchemy import (
    URL,
    Connection,
    Engine,
    create_engine,
    event,
    inspect,
    select,
    text,
)
from sqlalchemy.exc import DatabaseError, OperationalError
from sqlalchemy.pool import ConnectionPoolEntry

from council.core.game import Invalid
from council.server.storage import postgres
from council.server.storage.schema import workers
from council.server.storage.writer import Writer

FILE = "council.sqlite3"
NEWEST = "0012"  # the last migration; a test compares it with the scripts
STEPS = tuple(f"{number:04}" for number in range(1, int(NEWEST) + 1))
STALE = 5.0  # seconds without a heartbeat after which a worker counts as dead
CONNECTIONS = 8
BUSY_MS = 5000
TRIES = 50
SYNCHRONOUS = "FULL"  # a move that was answered is on the disk: it outlives a power cut too


def make_folder(folder: Path) -> None:
    """Make the folder of the games, unless it is there; Invalid says why it cannot be one."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except (FileExistsError, NotADirectoryError):
        raise Invalid("server-data-file", folder=str(folder)) from None
    except OSError as error:
        raise unusable(folder, error) from None


def unusable(folder: Path, error: OSError) -> Invalid:
    """What the system says of a folder that does not do."""
    return Invalid("server-data-unusable", folder=str(folder), detail=error.strerror or str(error))


def open_database(folder: Path, url: str = "") -> Engine:
    """The database at a URL, or else of a folder, brought up to date; Invalid says why it cannot be
    used."""
    if url:
        with postgres.connected(url) as engine:
            _migrate(engine)
        return engine
    make_folder(folder)
    try:
        _keep_private(folder / FILE)
        engine = connect(folder / FILE)
        _patiently(engine)
    except (OSError, DatabaseError) as error:
        detail = str(getattr(error, "orig", None) or error)[:200]
        raise Invalid("server-data-unusable", folder=str(folder), detail=detail) from None
    return engine


def look_into(folder: Path, url: str = "") -> Engine:
    """The same as it is: a program of another version may be serving it."""
    if not url:
        return connect(folder / FILE)
    with postgres.connected(url) as engine, engine.connect():
        return engine


def _keep_private(file: Path) -> None:
    """Every hand is in it: for its owner only. SQLite gives its side files the same mode."""
    os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))
    file.chmod(0o600)


def connect(file: Path) -> Engine:
    """An engine for a file, with the settings every connection gets."""
    engine = create_engine(
        URL.create("sqlite", database=str(file)),  # as text, a "?" in it would end the name
        pool_size=CONNECTIONS,
        max_overflow=CONNECTIONS,
        hide_parameters=True,  # an error in the log would show hands
    )
    event.listen(engine, "connect", _set_up)
    event.listen(engine, "begin", _begin)
    return engine


def _set_up(connection: object, _entry: ConnectionPoolEntry) -> None:
    connection.isolation_level = None  # type: ignore[attr-defined]  # transactions begin in _begin
    cursor = connection.cursor()  # type: ignore[attr-defined]
    cursor.execute(f"PRAGMA busy_timeout={BUSY_MS}")
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute(f"PRAGMA synchronous={SYNCHRONOUS}")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


def for_writing(engine: Engine) -> Writer:
    """The same database for changes. In PostgreSQL the second of two writers sees what the first
    has written; a reader sees one moment."""
    level = {"isolation_level": "READ COMMITTED"} if postgres.is_it(engine) else {}
    return Writer(engine, engine.execution_options(writes=True, **level))


def for_glances(engine: Engine) -> Engine:
    """The same database for a single question: PostgreSQL needs no transaction around it."""
    level = {"isolation_level": "AUTOCOMMIT"} if postgres.is_it(engine) else {}
    return engine.execution_options(**level)


def _begin(connection: Connection) -> None:
    """A writer says so at once: two that read first and then write would block each other."""
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def _patiently(engine: Engine) -> None:
    """Migrate; another server may be doing the same to a new file at this moment."""
    for left in reversed(range(TRIES)):
        try:
            _migrate(engine)
            return
        except OperationalError as error:
            if left == 0 or "locked" not in str(error.orig):
                raise
        time.sleep(0.1)


def _migrate(engine: Engine) -> None:
    with for_writing(engine).begin() as connection:
        postgres.in_turn(connection)
        found = step_of(connection)
        if found == NEWEST:
            return
        if found is not None:
            check_step(found, str(engine.url.database))
        if served(connection):
            raise Invalid("server-data-served", file=str(engine.url.database))
        _upgrade(connection)


def step_of(connection: Connection) -> str | None:
    """The last migration that a database has seen; None: it is empty."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()


def check_step(found: object, file: str) -> None:
    """What this program does not know was written by a newer one."""
    if found not in STEPS:
        raise Invalid("server-data-newer", file=file)


def served(connection: Connection) -> bool:
    """Whether workers are using the database now. For a file, a lock shows this."""
    if not inspect(connection).has_table("workers"):
        return False
    now = time.time()  # a beat that is yet to come is from before somebody set the clock
    alive = select(workers.c.id).where(workers.c.beat.between(now - STALE, now + STALE))
    return connection.execute(alive).first() is not None


def _upgrade(connection: Connection) -> None:
    """Alembic takes a while to import: only a file that needs it pays."""
    from alembic import command  # noqa: PLC0415
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", "council.server.storage:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, NEWEST)
