"""Fixtures of the server tests."""

import logging
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from server import postgres
from server.kit import Browser, Server, running, use
from sqlalchemy import Connection, create_engine

from council.server.ops.event_log import TextLines
from council.server.storage import database
from council.tables.session import UNFORESEEN

database.SYNCHRONOUS = "OFF"  # the machine does not lose power in a test
by_migrations = database._upgrade


@cache
def migrated() -> list[str]:
    """What all migrations make of an empty file, as statements."""
    with create_engine("sqlite://").begin() as connection:
        by_migrations(connection)
        made: list[str] = list(connection.connection.iterdump())  # type: ignore[attr-defined]
    return made[1:-1]  # they are part of a transaction already


def upgrade(connection: Connection) -> None:
    """The migrations run once; hundreds of new files take what came of it."""
    if connection.dialect.name != "sqlite" or database.step_of(connection) is not None:
        by_migrations(connection)
        return
    for statement in migrated():
        connection.exec_driver_sql(statement)


database._upgrade = upgrade


@pytest.fixture(autouse=True)
def unforeseen() -> Iterator[list[str]]:
    """What the server has no answer to: apologised for at a real table, it fails a test."""
    seen: list[str] = []

    def keep(record: logging.LogRecord) -> bool:
        if record.getMessage() == UNFORESEEN:
            seen.append(TextLines().format(record))
        return True

    logger = logging.getLogger("council.socket")
    logger.addFilter(keep)
    yield seen
    logger.removeFilter(keep)
    assert seen == []


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)])
def each_database(request: pytest.FixtureRequest) -> Iterator[str]:
    """The test runs on SQLite and on PostgreSQL; in `make check` PostgreSQL has its own tests."""
    yield from _kept_in(request.param)


@pytest.fixture
def on_postgresql() -> Iterator[str]:
    """The test is about PostgreSQL."""
    yield from _kept_in("postgresql")


def _kept_in(kind: str) -> Iterator[str]:
    use("" if kind == "sqlite" else kind)
    yield kind
    use("")
    postgres.forget()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with running(tmp_path) as server:
        yield server


@pytest.fixture
def ann(server: Server) -> Browser:
    return server.browser()


@pytest.fixture
def bob(server: Server) -> Browser:
    return server.browser()
