"""PostgreSQL: how to reach it, and the error if that fails. SQLite needs none of this."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DisconnectionError, SQLAlchemyError

from council.core.game import Invalid

SCHEMES = ("postgresql", "postgres", "postgresql+psycopg")
CONNECTIONS = 8  # of one process
PATIENCE = 10  # seconds to connect
RESTED = 1.0  # seconds after which a line is tried before it is used
MIGRATING = 4_200_742  # the advisory lock of who brings the tables up to date


def address(url: str) -> URL:
    """A URL as it was typed; Invalid says what is wrong without saying the password."""
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError):
        raise Invalid("server-database-url") from None
    if parsed.drivername not in SCHEMES or not parsed.database:
        raise Invalid("server-database-url")
    try:
        import psycopg  # noqa: PLC0415
    except ImportError:
        raise Invalid("server-database-driver") from None
    query = {"connect_timeout": str(PATIENCE), **parsed.query}
    del psycopg
    return parsed.set(drivername="postgresql+psycopg", query=query)


def name_of(url: str) -> str:
    """The database for a reader: where it is and what it is called, never its password."""
    parsed = address(url)
    return f"{parsed.host or parsed.query.get('host', 'localhost')}/{parsed.database}"


def connect(url: str) -> Engine:
    """An engine; nothing is asked of the database yet. A reader sees one moment."""
    engine = create_engine(
        address(url),
        pool_size=CONNECTIONS,
        max_overflow=CONNECTIONS,
        isolation_level="REPEATABLE READ",
        hide_parameters=True,  # an error in the log would show hands
    )
    errors = engine.dialect.loaded_dbapi.Error

    def try_line(line: Any, record: Any, _: object) -> None:
        """The database may have been restarted since a line was used last. To ask every time, as
        the pool would, takes as long as many a question."""
        now = time.monotonic()
        if now - record.info.get("used", now) > RESTED:
            try:
                line.execute("")
                line.rollback()
            except errors:
                raise DisconnectionError from None
        record.info["used"] = now

    event.listen(engine, "checkout", try_line)
    return engine


def is_it(engine: Engine) -> bool:
    """Whether a database is a PostgreSQL."""
    return engine.dialect.name == "postgresql"


@contextmanager
def connected(url: str) -> Iterator[Engine]:
    """An engine that works; errors at the start become a sentence."""
    engine = connect(url)
    try:
        yield engine
    except Invalid:
        engine.dispose()
        raise
    except SQLAlchemyError as error:
        engine.dispose()
        detail = str(getattr(error, "orig", None) or error).strip().split("\n")[0][:200]
        raise Invalid("server-database-unusable", database=name_of(url), detail=detail) from None


def in_turn(connection: Connection) -> None:
    """Only one at a time brings the tables up to date."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATING})
