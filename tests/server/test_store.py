"""The database: old files, new files, two servers at once, and what may be in it."""

import itertools
import json
import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from hashlib import sha256
from pathlib import Path

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from server.kit import FRIEND, ME, opened, running, sql, where
from sqlalchemy import event, text

from council.core.game import Invalid
from council.protocol.messages import Said
from council.server.settings import user_data
from council.server.storage.database import CONNECTIONS, FILE, NEWEST, connect
from council.server.storage.schema import meta
from council.server.storage.store import Store
from council.tables.storage.records import Chair, People, Record, Row, Summary
from council.tables.storage.status import TableStatus
from council.tables.storage.store import Conflict

STANDING = Summary(0, [], 1.0)
FIRST = {"games", "lines", "keys", "holds"}  # the tables of the first step
each = pytest.mark.usefixtures("each_database")


def record(name: str = "t") -> Record:
    return Record(name, "intrigue", "{}", [Chair("A", "person")], 1, STANDING, "", [Row("l1")])


@pytest.fixture
def store(tmp_path: Path, each_database: str) -> "object":
    store = Store(opened(tmp_path))
    yield store
    store.close()


def test_the_newest_step_is_known() -> None:
    config = Config()
    config.set_main_option("script_location", "council.server.storage:migrations")
    assert ScriptDirectory.from_config(config).get_current_head() == NEWEST


SHAPE = ("0012", "1075ca9818e39bd4")


def test_what_is_kept_as_text_changes_only_with_a_step() -> None:
    """An older program would read it as if nothing had changed. Whoever changes what is kept makes
    a step, then writes here how it looks since."""

    def bare(value: object) -> object:
        if isinstance(value, dict):
            return {k: bare(v) for k, v in value.items() if k not in ("description", "title")}
        return [bare(one) for one in value] if isinstance(value, list) else value

    kept = [msgspec.json.schema(kind) for kind in (list[Chair], TableStatus, Said)]
    told = json.dumps(bare(kept), sort_keys=True).encode()
    assert (NEWEST, sha256(told).hexdigest()[:16]) == SHAPE


@each
def test_the_steps_lead_to_the_tables_in_use(tmp_path: Path) -> None:
    engine = opened(tmp_path)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), meta) == []
    engine.dispose()


@each
def test_a_game_of_the_first_file_goes_on(tmp_path: Path) -> None:
    """It has no clock, and an empty chair waits for ever."""
    with running(tmp_path) as server:
        ann = server.browser()
        new = ann.found(ME, FRIEND)
        before = server.lines(new.table)
    sql(
        tmp_path,
        "DROP INDEX games_due",
        *(f"ALTER TABLE games DROP COLUMN {name}" for name in ("manners", "due", "rev")),
        "ALTER TABLE holds DROP COLUMN hidden",
        *(f"DROP TABLE {one}" for one in reversed(meta.sorted_tables) if one.name not in FIRST),
        "UPDATE alembic_version SET version_num = '0001'",
    )
    with running(tmp_path) as server:
        ann.server = server
        assert server.lines(new.table) == before
        with ann.at(new.table) as a, server.browser().at(new.table, new.keys[1]) as b:
            a.settle()
            assert a.table["customs"]["grace"] == 0
            assert a.table["clock"] is None
            assert a.move()["is"] == "done"
            assert b.code("say", text="hello") == "done"


@each
def test_an_empty_file_and_a_finished_one_are_taken(tmp_path: Path) -> None:
    (tmp_path / FILE).touch()
    for _ in range(2):
        store = Store(opened(tmp_path))
        if store.load("t") is None:
            store.create(record(), {0: "p"}, "h", [0])
        store.close()
    store = Store(opened(tmp_path))
    assert store.load("t") == record()
    store.close()


@each
def test_two_servers_may_start_at_once(tmp_path: Path) -> None:
    for turn in range(3):
        folder = tmp_path / str(turn)
        start = threading.Barrier(4)
        failed: list[BaseException] = []
        where(folder)

        def go(folder: Path, start: threading.Barrier, failed: list[BaseException]) -> None:
            start.wait()
            try:
                opened(folder).dispose()
            except Invalid as error:
                failed.append(error)

        threads = [threading.Thread(target=go, args=(folder, start, failed)) for _ in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert failed == []


@each
def test_a_newer_file_is_left_alone(tmp_path: Path) -> None:
    opened(tmp_path).dispose()
    sql(tmp_path, "UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(Invalid) as told:
        opened(tmp_path)
    assert told.value.message.key == "server-data-newer"
    sql(tmp_path, f"UPDATE alembic_version SET version_num = '{NEWEST}'")


def test_any_name_of_a_folder_will_do(tmp_path: Path) -> None:
    """These letters mean something in an address, which a file's name is not."""
    folder = tmp_path / "what? 100% #1 & more"
    opened(folder).dispose()
    assert (folder / FILE).is_file()


def test_every_connection_has_its_settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """2 is FULL: what is committed is on the disk."""
    words = [
        sys.executable,
        "-c",
        "from council.server.storage.database import SYNCHRONOUS as s; print(s)",
    ]
    usual = subprocess.run(words, capture_output=True, text=True, check=True).stdout.strip()
    monkeypatch.setattr("council.server.storage.database.SYNCHRONOUS", usual)
    engine = connect(tmp_path / FILE)
    opened = [engine.connect() for _ in range(CONNECTIONS)]
    for connection in opened:
        values = [
            connection.execute(text(f"PRAGMA {name}")).scalar()
            for name in ("busy_timeout", "journal_mode", "synchronous", "foreign_keys")
        ]
        assert values == [5000, "wal", 2, 1]
        connection.close()
    engine.dispose()


@each
def test_lines_are_added_all_or_none(store: Store) -> None:
    store.create(record(), {}, "", [])
    assert store.append("t", 0, 1, 2, [Row("l2", 1, "m"), Row("l3", 1)], STANDING) == 3
    for rev, first in ((0, 2), (0, 4), (2, 4)):
        with pytest.raises(Conflict):
            store.append("t", rev, 3, first, [Row("x")], STANDING)
    with pytest.raises(Conflict):
        store.append("t", 1, 3, 3, [Row("new"), Row("clash")], STANDING)
    with pytest.raises(Conflict):
        store.append("nowhere", 0, 1, 2, [Row("x")], STANDING)
    found = store.load("t")
    assert found is not None
    assert [row.text for row in found.rows] == ["l1", "l2", "l3"]
    assert found.v == 3
    assert store.cut("t", 1, 3, 2, STANDING) == 4
    with pytest.raises(Conflict):
        store.cut("t", 1, 3, 2, STANDING)
    with pytest.raises(Conflict):
        store.append("t", 1, 3, 2, [Row("x")], STANDING)
    assert store.append("t", 2, 4, 2, [Row("l2")], STANDING) == 5


@each
def test_a_game_that_is_changed_while_it_is_read_is_of_one_moment(store: Store) -> None:
    """PostgreSQL is asked twice, without a transaction."""
    store.create(record(), {}, "h", [0])
    changed: list[int] = []

    def change(_c: object, _cursor: object, statement: str, *_rest: object) -> None:
        if "UNION" in statement and not changed:
            changed.append(store.append("t", 0, 1, 2, [Row("l2", 1)], STANDING))

    event.listen(store.engine, "before_cursor_execute", change)
    found = store.load("t")
    assert found is not None
    assert changed == [2]
    old = not store.shared
    assert (found.v, found.rev, len(found.rows)) == ((1, 0, 1) if old else (2, 1, 2))


@pytest.mark.usefixtures("on_postgresql")
def test_a_game_that_is_changed_all_the_time_is_read_all_the_same(tmp_path: Path) -> None:
    store = Store(opened(tmp_path))
    store.create(record(), {}, "h", [0])
    seats = itertools.count()

    def change(_c: object, _cursor: object, statement: str, *_rest: object) -> None:
        if "UNION" in statement:
            seat = next(seats)
            assert seat < 50, "it is asked again and again"
            store.seat("t", seat, People([Chair(str(seat), "person")], STANDING), "h2", seat)

    event.listen(store.engine, "before_cursor_execute", change)
    found = store.load("t")
    assert found is not None
    assert len(found.holds["h2"]) == found.rev > 0
    assert found.chairs[0].name == str(found.rev - 1)
    store.close()


@each
def test_a_game_that_is_removed_while_it_is_read_is_none(store: Store, tmp_path: Path) -> None:
    store.create(record(), {}, "h", [0])

    def remove(_c: object, _cursor: object, statement: str, *_rest: object) -> None:
        if "UNION" in statement:
            sql(tmp_path, "DELETE FROM games")

    event.listen(store.engine, "before_cursor_execute", remove)
    found = store.load("t")
    assert found == (None if store.shared else record())  # a file is read as it was


@each
def test_what_is_read_beside_somebody_who_writes_is_of_one_moment(store: Store) -> None:
    """With every revision there is one more line, one more holder and another name."""
    store.create(record(), {}, "h", [])
    done = threading.Event()

    def write() -> None:
        for n in range(0, 300, 3):
            if done.is_set():
                return
            store.append("t", n, n // 3 + 1, n // 3 + 2, [Row("l")], STANDING)
            for rev in (n + 1, n + 2):
                people = People([Chair(str(rev), "person")], STANDING)
                store.seat("t", rev, people, f"{rev}", 0)

    with ThreadPoolExecutor(1) as beside, ExitStack() as ends:
        ends.callback(done.set)
        writing, seen = beside.submit(write), set()
        while len(seen) < 40 and not writing.done():
            found = store.load("t")
            assert found is not None
            turns, more = divmod(found.rev, 3)
            lines = 1 + turns + (more > 0)
            assert (found.v, len(found.rows)) == (lines, lines)
            assert len(found.holds) == 2 * turns + max(0, more - 1)
            seated = [rev for rev in range(found.rev) if rev % 3]
            assert found.chairs[0].name == (str(seated[-1]) if seated else "A")
            seen.add(found.rev)
    writing.result()
    assert len(seen) > 1


@each
def test_the_first_rematch_counts(store: Store) -> None:
    store.create(record(), {0: "p"}, "h", [0])
    with pytest.raises(Conflict):
        store.follow("t", 1, record("third"))
    assert store.follow("t", 0, record("second")) == "second"
    for rev in range(2):
        assert store.follow("t", rev, record("third")) == "second"
    assert store.load("third") is None
    second = store.load("second")
    assert second is not None
    assert second.holds == {"h": [0]}
    assert store.prints("second") == {0: "p"}
    found = store.load("t")
    assert found is not None
    assert found.rematch == "second"


@each
def test_seats_are_held_once_and_lost_together(store: Store) -> None:
    store.create(record(), {0: "p"}, "h", [0])
    people = People([Chair("B", "person")], STANDING)
    for rev in range(2):
        store.seat("t", rev, people, "h2", 0)
    assert [held for _, held in store.tables_of("h2", 5)] == [[0]]
    store.retire("t", 2, People([Chair("B", "bot", "easy")], STANDING), 0)
    assert store.prints("t") == {}
    there = store.load("t")
    assert there is not None
    assert there.holds == {}
    with pytest.raises(Conflict):
        store.seat("nowhere", 0, people, "h", 0)


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
