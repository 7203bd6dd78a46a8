"""Fixtures of the server tests."""

import logging
from collections.abc import Iterator
from functools import cache
from inspect import signature
from pathlib import Path
from zlib import crc32

import pytest
from server import postgres
from server.kit import Browser, Server, running, use
from sizes import full
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


# What is stored, and how it is found again, is tested on both databases in `make test`.
ABOUT_STORING = ("backup", "bookmarks", "given_up", "live", "soak", "store")
SHARES = full(1, 3)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Tests for each database run on SQLite and on PostgreSQL in `make soak`; in `make test` some
    of those that are not about storing, and do not ask which it is, run on SQLite alone, and in
    `make check` all of them."""
    if "each_database" not in metafunc.fixturenames:
        return
    test = metafunc.function
    both = metafunc.module.__name__.rpartition("test_")[2] in ABOUT_STORING
    both |= "each_database" in signature(test).parameters
    both |= crc32(test.__name__.encode()) % SHARES == 0
    kinds = ["sqlite", *[pytest.param("postgresql", marks=pytest.mark.slow)] * both]
    metafunc.parametrize("each_database", kinds, indirect=True)


@pytest.fixture
def each_database(request: pytest.FixtureRequest) -> Iterator[str]:
    """The database that the test runs on."""
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
