"""The database: old files, new files, two servers at once, and what may be in it."""

import sqlite3
import threading
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from server.kit import FRIEND, ME, running
from sqlalchemy import text

from council.core.game import Invalid
from council.server.schema import CONNECTIONS, FILE, NEWEST, connect, meta, open_database
from council.server.settings import user_data
from council.server.store import Chair, Conflict, People, Record, Row, Standing, Store

STANDING = Standing(0, [], 1.0)


def record(name: str = "t") -> Record:
    return Record(name, "intrigue", "{}", [Chair("A", "person")], 1, STANDING, "", [Row("l1")])


@pytest.fixture
def store(tmp_path: Path) -> "object":
    store = Store(open_database(tmp_path))
    yield store
    store.close()


def test_the_newest_step_is_known() -> None:
    config = Config()
    config.set_main_option("script_location", "council.server:migrations")
    assert ScriptDirectory.from_config(config).get_current_head() == NEWEST


def test_the_steps_lead_to_the_tables_in_use(tmp_path: Path) -> None:
    engine = open_database(tmp_path)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), meta) == []
    engine.dispose()


def test_a_game_of_the_first_file_goes_on(tmp_path: Path) -> None:
    """It has no clock, and an empty chair waits for ever."""
    with running(tmp_path) as server:
        ann = server.browser()
        new = ann.found(ME, FRIEND)
        before = server.lines(new.table)
    with sqlite3.connect(tmp_path / FILE) as raw:
        raw.execute("DROP INDEX games_due")
        for column in ("manners", "due"):
            raw.execute(f"ALTER TABLE games DROP COLUMN {column}")
        for table in set(meta.tables) - {"games", "lines", "keys", "holds"}:
            raw.execute(f"DROP TABLE {table}")
        raw.execute("UPDATE alembic_version SET version_num = '0001'")
    raw.close()
    with running(tmp_path) as server:
        ann.server = server
        assert server.lines(new.table) == before
        with ann.at(new.table) as a, server.browser().at(new.table, new.keys[1]) as b:
            a.settle()
            assert a.table["customs"]["grace"] == 0
            assert a.table["clock"] is None
            assert a.move()["is"] == "done"
            assert b.code("say", text="hello") == "done"


def test_an_empty_file_and_a_finished_one_are_taken(tmp_path: Path) -> None:
    (tmp_path / FILE).touch()
    for _ in range(2):
        store = Store(open_database(tmp_path))
        if store.load("t") is None:
            store.create(record(), {0: "p"}, "h", [0])
        store.close()
    store = Store(open_database(tmp_path))
    assert store.load("t") == record()
    store.close()


def test_two_servers_may_start_at_once(tmp_path: Path) -> None:
    for turn in range(3):
        folder = tmp_path / str(turn)
        start = threading.Barrier(4)
        failed: list[BaseException] = []

        def go(folder: Path, start: threading.Barrier, failed: list[BaseException]) -> None:
            start.wait()
            try:
                open_database(folder).dispose()
            except Invalid as error:
                failed.append(error)

        threads = [threading.Thread(target=go, args=(folder, start, failed)) for _ in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert failed == []


def test_a_newer_file_is_left_alone(tmp_path: Path) -> None:
    open_database(tmp_path).dispose()
    with sqlite3.connect(tmp_path / FILE) as raw:
        raw.execute("UPDATE alembic_version SET version_num = '9999'")
    raw.close()
    with pytest.raises(Invalid) as told:
        open_database(tmp_path)
    assert told.value.message.key == "server-data-newer"


def test_every_connection_has_its_settings(tmp_path: Path) -> None:
    engine = connect(tmp_path / FILE)
    opened = [engine.connect() for _ in range(CONNECTIONS)]
    for connection in opened:
        values = [
            connection.execute(text(f"PRAGMA {name}")).scalar()
            for name in ("busy_timeout", "journal_mode", "synchronous", "foreign_keys")
        ]
        assert values == [5000, "wal", 1, 1]
        connection.close()
    engine.dispose()


def test_lines_are_added_all_or_none(store: Store) -> None:
    store.create(record(), {}, "", [])
    assert store.append("t", 1, 2, [Row("l2", 1, "m"), Row("l3", 1)], STANDING) == 3
    for v, first in ((1, 2), (2, 4), (4, 4)):
        with pytest.raises(Conflict):
            store.append("t", v, first, [Row("x")], STANDING)
    with pytest.raises(Conflict):
        store.append("t", 3, 3, [Row("new"), Row("clash")], STANDING)
    with pytest.raises(Conflict):
        store.append("nowhere", 1, 2, [Row("x")], STANDING)
    found = store.load("t")
    assert found is not None
    assert [row.text for row in found.rows] == ["l1", "l2", "l3"]
    assert found.v == 3
    assert store.cut("t", 3, 2, STANDING) == 4
    with pytest.raises(Conflict):
        store.cut("t", 3, 2, STANDING)
    with pytest.raises(Conflict):
        store.append("t", 3, 2, [Row("x")], STANDING)
    assert store.append("t", 4, 2, [Row("l2")], STANDING) == 5


def test_the_first_rematch_counts(store: Store) -> None:
    store.create(record(), {0: "p"}, "h", [0])
    assert store.follow("t", record("second")) == "second"
    assert store.follow("t", record("third")) == "second"
    assert store.load("third") is None
    assert store.held("h", "second") == [0]
    assert store.prints("second") == {0: "p"}
    found = store.load("t")
    assert found is not None
    assert found.rematch == "second"


def test_seats_are_held_once_and_lost_together(store: Store) -> None:
    store.create(record(), {0: "p"}, "h", [0])
    people = People([Chair("B", "person")], STANDING)
    for _ in range(2):
        store.seat("t", people, "h2", 0)
    assert [held for _, held in store.tables_of("h2", 5)] == [[0]]
    store.retire("t", People([Chair("B", "bot", "easy")], STANDING), 0)
    assert store.prints("t") == {}
    assert store.held("h", "t") == store.held("h2", "t") == []
    with pytest.raises(Conflict):
        store.seat("nowhere", people, "h", 0)


def test_the_folder_for_data(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert user_data() == tmp_path / "small-council"
    monkeypatch.delenv("XDG_DATA_HOME")
    assert user_data() == Path.home() / ".local/share/small-council"
    monkeypatch.setattr("sys.platform", "darwin")
    assert user_data() == Path.home() / "Library/Application Support/small-council"
    monkeypatch.setattr("sys.platform", "win32")
    monkeypatch.setenv("APPDATA", str(tmp_path))
    assert user_data() == tmp_path / "small-council"
