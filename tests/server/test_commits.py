"""Changes of a file that wait for each other are committed together, each whole or not at all."""

import threading
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path

import pytest
from sqlalchemy import Connection, event, text
from sqlalchemy.pool import QueuePool

from council.server.storage.database import FILE, connect, for_writing
from council.server.storage.writer import Writer
from council.tables.storage.store import Conflict

WORDS = ("arya", "bran", "cersei", "davos")


@pytest.fixture
def writer(tmp_path: Path) -> Iterator[Writer]:
    engine = connect(tmp_path / FILE)
    made = for_writing(engine)
    with made.begin() as connection:
        connection.execute(text("CREATE TABLE words (word TEXT UNIQUE)"))
    yield made
    made.close()
    engine.dispose()


def add(connection: Connection, word: str) -> str:
    connection.execute(text("INSERT INTO words VALUES (:word)"), {"word": word})
    if word == "refused":
        raise Conflict(word)
    return word.upper()


def kept(writer: Writer) -> list[str]:
    with writer.begin() as connection:
        return list(connection.execute(text("SELECT word FROM words ORDER BY word")).scalars())


def all_waiting(writer: Writer, words: tuple[str, ...]) -> tuple[list["Future[str]"], int]:
    """Changes that all wait while the turn is somebody else's, and how often was committed."""
    commits: list[Connection] = []
    event.listen(writer.engine, "commit", commits.append)
    with ThreadPoolExecutor(len(words)) as threads, writer.turn:
        waiting = [
            threads.submit(writer.make, lambda connection, word=word: add(connection, word))
            for word in words
        ]
        while len(writer.waiting) < len(words):
            threading.Event().wait(0.01)
    return waiting, len(commits)


def test_changes_that_wait_are_committed_together(writer: Writer) -> None:
    found, commits = all_waiting(writer, WORDS)
    assert [one.result() for one in found] == [word.upper() for word in WORDS]
    assert kept(writer) == sorted(WORDS)
    assert commits == 1


def test_a_change_that_cannot_be_made_takes_no_other_with_it(writer: Writer) -> None:
    found, commits = all_waiting(writer, ("arya", "refused", "bran"))
    assert [found[0].result(), found[2].result()] == ["ARYA", "BRAN"]
    with pytest.raises(Conflict):
        found[1].result()
    assert kept(writer) == ["arya", "bran"]  # and nothing of what was refused
    assert commits == 2


def test_one_change_is_made_as_it_is(writer: Writer) -> None:
    assert writer.make(lambda connection: add(connection, "arya")) == "ARYA"
    with pytest.raises(Conflict):
        writer.make(lambda connection: add(connection, "refused"))
    assert kept(writer) == ["arya"]


def test_a_connection_is_kept_until_the_end(writer: Writer) -> None:
    """Also one whose last change came too late to be waited for."""
    pool = writer.engine.pool
    assert isinstance(pool, QueuePool)
    writer.make(lambda connection: add(connection, "arya"))
    assert pool.checkedout() == 1
    with pytest.raises(Conflict):
        writer.make(lambda connection: add(connection, "refused"))
    assert pool.checkedout() == 0
    writer.close()
    writer.make(lambda connection: add(connection, "bran"))
    assert pool.checkedout() == 0
    assert kept(writer) == ["arya", "bran"]
