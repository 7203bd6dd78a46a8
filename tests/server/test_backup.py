"""`council backup` and `council restore`: with games that run, from one kind of database to the
other, and nothing half."""

import errno
import gzip
import json
import time
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from server.kit import FRIEND, ME, bot, opened, play_out, running, sql
from sqlalchemy import delete, insert, inspect, select, text

from council.cli.run import run as council
from council.core.game import Invalid
from council.core.play import rng_for
from council.server.storage import backup
from council.server.storage.database import FILE, NEWEST, STEPS, connect, for_writing, step_of
from council.server.storage.schema import games, meta, workers


def rows(folder: Path) -> dict[str, list[object]]:
    engine = opened(folder)
    with engine.connect() as connection:
        found = {t.name: sorted(map(repr, connection.execute(select(t)))) for t in backup.kept()}
    engine.dispose()
    return found


def saved(folder: Path) -> Path:
    """A backup with some games."""
    with running(folder) as server:
        ann = server.browser()
        ann.found(ME, FRIEND)
        ann.found(ME, bot(), rounds=1)
    engine, file = opened(folder), folder / "a.backup"
    assert backup.back_up(engine, file) == 2
    engine.dispose()
    return file


def unpacked(file: Path) -> list[bytes]:
    return gzip.decompress(file.read_bytes()).splitlines()


@pytest.mark.usefixtures("each_database")
def test_running_games_go_on_from_a_backup(tmp_path: Path) -> None:
    """Taken between two moves of a game; what came later is not in it, all else is."""
    file = tmp_path / "games.backup"
    with running(tmp_path / "a") as server:
        ann, bob = server.browser(), server.browser()
        new = ann.found(ME, FRIEND, rounds=1)
        bob.post(f"/api/tables/{new.table}/sit", {"key": new.keys[1], "name": "Bob"})
        with ann.at(new.table) as a, bob.at(new.table) as b:
            a.move()
            a.ask("say", text="Well?")
            assert backup.back_up(server.services.store.engine, file) == 1
            lines = server.lines(new.table)
            b.settle()
            b.move()
            b.settle()
        cookies = ann.cookie, bob.cookie
    engine = opened(tmp_path / "b")
    assert backup.restore(engine, file) == 1
    engine.dispose()
    with running(tmp_path / "b") as server:
        ann, bob = server.browser(), server.browser()
        ann.cookie, bob.cookie = cookies
        assert server.services.store.load(new.table) is not None
        assert server.lines(new.table) == lines
        with ann.at(new.table) as a, bob.at(new.table) as b:
            a.settle(), b.settle()
            assert a.table["asked"] == 1
            assert a.table["seats"][1]["name"] == "Bob"
            assert [line["text"] for line in b.chat] == ["Well?"]
            assert play_out({0: a, 1: b}, rng_for("on"))["over"]


def test_both_ways_give_the_same(tmp_path: Path) -> None:
    first = saved(tmp_path / "a")
    assert first.stat().st_mode & 0o777 == 0o600
    before = rows(tmp_path / "a")
    assert council(["restore", str(first), "--data", str(tmp_path / "b")]) == 0
    assert rows(tmp_path / "b") == before
    second = tmp_path / "b.backup"
    assert council(["backup", str(second), "--data", str(tmp_path / "b")]) == 0
    assert unpacked(second)[1:-1] == unpacked(first)[1:-1]


def test_nothing_is_overwritten_untold(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = saved(tmp_path / "a")
    before = rows(tmp_path / "a")
    assert council(["backup", str(file), "--data", str(tmp_path / "a"), "--lang", "en"]) == 2
    assert "already exists" in capsys.readouterr().err
    words = ["restore", str(file), "--data", str(tmp_path / "a"), "--lang", "de"]
    with running(tmp_path / "a") as server:
        server.browser().found(ME, FRIEND)
    more = rows(tmp_path / "a")
    assert council(words) == 2
    assert "--replace" in capsys.readouterr().err
    assert rows(tmp_path / "a") == more
    assert council([*words, "--replace"]) == 0
    assert "2 Partien sind wiederhergestellt." in capsys.readouterr().out
    assert rows(tmp_path / "a") == before


def test_a_server_that_runs_is_not_restored_into(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    from council.cli.commands.serve import alone_in

    file = saved(tmp_path / "a")
    (tmp_path / "b").mkdir()
    with alone_in(tmp_path / "b"):
        words = ["restore", str(file), "--data", str(tmp_path / "b"), "--lang", "en"]
        assert council(words) == 2
    assert "Another server" in capsys.readouterr().err


def test_a_database_in_use_is_not_restored_into(tmp_path: Path) -> None:
    """Of a PostgreSQL no folder tells; its workers do."""
    file = saved(tmp_path / "a")
    for age, key in ((1.0, "server-restore-running"), (60.0, "server-restore-there")):
        engine = opened(tmp_path / "a")
        with for_writing(engine).begin() as connection:
            connection.execute(delete(workers))
            connection.execute(insert(workers).values(id="w", beat=time.time() - age))
        with pytest.raises(Invalid) as invalid:
            backup.restore(engine, file)
        assert invalid.value.message.key == key
        engine.dispose()


def test_a_server_that_runs_keeps_its_tables(tmp_path: Path) -> None:
    """A newer program does not bring them up to date under its hands."""
    from council.cli.commands.serve import alone_in

    file = saved(tmp_path / "a")
    engine = connect(tmp_path / "a" / FILE)
    with for_writing(engine).begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '0003'"))
        connection.execute(text("ALTER TABLE games DROP COLUMN rev"))
    with alone_in(tmp_path / "a"):
        for words in (["serve", "--port", "0"], ["restore", str(file), "--replace"]):
            assert council([*words, "--data", str(tmp_path / "a")]) == 2
    with engine.connect() as connection:
        version = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    engine.dispose()
    assert version == "0003"


def test_a_full_disk_leaves_no_half_backup(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    saved(tmp_path / "a")
    file = tmp_path / "b.backup"
    monkeypatch.setattr("council.server.storage.backup.os.fsync", full)
    assert council(["backup", str(file), "--data", str(tmp_path / "a"), "--lang", "en"]) == 2
    assert str(file) in capsys.readouterr().err
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a"]


def test_there_has_to_be_something(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "nothing"
    assert council(["backup", str(tmp_path / "x"), "--data", str(folder), "--lang", "en"]) == 2
    assert "no games" in capsys.readouterr().err
    assert not folder.exists()
    assert council(["restore", str(tmp_path / "x"), "--data", str(folder), "--lang", "en"]) == 2
    assert "cannot be read" in capsys.readouterr().err or not folder.exists()
    assert not (folder / FILE).exists()


def rewritten(file: Path, lines: list[bytes]) -> Path:
    bad = file.with_name("bad.backup")
    bad.write_bytes(gzip.compress(b"".join(line + b"\n" for line in lines)))
    return bad


def forged(lines: list[bytes]) -> Iterator[list[bytes]]:
    """With a sum that fits, and rows that no server writes."""
    row = next(number for number, line in enumerate(lines) if line.startswith(b"["))
    game = json.loads(lines[row])
    for rows in (
        [game, game],  # twice the same
        [[None, *game[1:]]],
        [[*game[:6], {"a": 1}, *game[7:]]],
    ):
        yield sealed(
            [*lines[:row], *(json.dumps(one).encode() for one in rows), *lines[row + 1 : -1]]
        )
    yield sealed(lines[:1])


def sealed(lines: list[bytes]) -> list[bytes]:
    total = sha256(b"".join(line + b"\n" for line in lines)).hexdigest()
    count = sum(line.startswith(b"[") for line in lines)
    return [*lines, json.dumps({"rows": count, "sha256": total}).encode()]


@pytest.mark.slow
def test_a_bad_file_restores_nothing(tmp_path: Path) -> None:
    """Cut anywhere, changed anywhere, of another kind, of a newer program."""
    file = saved(tmp_path / "a")
    packed, lines = file.read_bytes(), unpacked(file)
    bad: list[Path] = []

    def refused(path: Path, key: str) -> None:
        engine = opened(tmp_path / "b")
        with pytest.raises(Invalid) as invalid:
            backup.restore(engine, path)
        assert invalid.value.message.key == key
        with engine.connect() as connection:
            assert connection.execute(select(games)).first() is None
        engine.dispose()
        bad.append(path)

    rng = rng_for("bad files")
    for at in [0, 1, 10, *(int(rng.below(len(packed))) for _ in range(20))]:
        cut = file.with_name("cut.backup")
        cut.write_bytes(packed[:at])
        refused(cut, "server-backup-short")
    for number in range(1, len(lines) - 1):
        refused(rewritten(file, lines[:number] + lines[number + 1 :]), "server-backup-bad")
    refused(rewritten(file, lines[:-1]), "server-backup-short")
    refused(rewritten(file, [*lines, lines[-2]]), "server-backup-bad")
    for _ in range(40):
        number = 1 + int(rng.below(len(lines) - 1))
        at = int(rng.below(len(lines[number])))
        changed = lines[number][:at] + b"7" + lines[number][at + 1 :]
        if changed != lines[number]:
            lines_ = [*lines[:number], changed, *lines[number + 1 :]]
            refused(rewritten(file, lines_), "server-backup-bad")
    for head, key in (
        (b'{"log": 1}', "server-backup-none"),
        (b"[]", "server-backup-none"),
        (b"?", "server-backup-bad"),
        (b'{"council_backup": 0, "schema": "0001"}', "server-backup-none"),
        (b'{"council_backup": "1", "schema": "0001"}', "server-backup-none"),
        (b'{"council_backup": 2, "schema": "0001"}', "server-data-newer"),
        (b'{"council_backup": 1, "schema": "0000"}', "server-data-newer"),
        (b'{"council_backup": 1, "schema": "0003b"}', "server-data-newer"),
        (b'{"council_backup": 1}', "server-data-newer"),
        (b'{"council_backup": 1, "schema": "9999"}', "server-data-newer"),
    ):
        refused(rewritten(file, [head, *lines[1:]]), key)
    for found in forged(lines):
        refused(rewritten(file, found), "server-backup-short")
    other = file.with_name("text")
    other.write_text("no backup at all")
    refused(other, "server-backup-short")
    assert len(bad) > 60


NEWER = [
    ("game", "chess"),
    ("manners", '{"customs": {"mood": "dark"}}'),
    ("manners", '{"customs": {"clock": {"kind": "hourglass"}}}'),
    ("seats", '[{"name": "A", "kind": "ghost"}]'),
]


@pytest.mark.parametrize(("column", "value"), NEWER)
def test_what_only_a_newer_program_knows_is_not_brought_back(
    tmp_path: Path, column: str, value: str
) -> None:
    """Not even the games beside it: all or nothing."""
    file = saved(tmp_path / "a")
    lines = unpacked(file)
    heads = [number for number, line in enumerate(lines) if line.startswith(b"{")]
    head = next(number for number in heads if json.loads(lines[number]).get("table") == "games")
    row = head + 1
    game = json.loads(lines[row])
    game[json.loads(lines[head])["columns"].index(column)] = value
    bad = rewritten(file, sealed([*lines[:row], json.dumps(game).encode(), *lines[row + 1 : -1]]))
    words = ["restore", str(bad), "--data", str(tmp_path / "b"), "--lang", "en"]
    assert council(words) == 2
    assert set(map(tuple, rows(tmp_path / "b").values())) == {()}


OLDER = STEPS[:-1]


def older(folder: Path, step: str) -> None:
    """The database of a program that knew only so many steps, with a game."""
    folder.mkdir()
    engine, config = connect(folder / FILE), Config()
    config.set_main_option("script_location", "council.server.storage:migrations")
    with for_writing(engine).begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, step)
        there = {column["name"] for column in inspect(connection).get_columns("games")}
        given = {"id": "t", "created": 1.0, "changed": 2.0, "game": "intrigue", "head": "{}"}
        given |= {"seats": "[]", "v": 3, "asked": 0, "results": "[]", "rematch": ""}
        given |= {"manners": '{"paused":true}', "due": 5.0}
        row = {name: value for name, value in given.items() if name in there}
        names = ", ".join(row)
        asked = ", ".join(f":{name}" for name in row)
        connection.execute(text(f"INSERT INTO games ({names}) VALUES ({asked})"), row)
        connection.execute(text("INSERT INTO keys VALUES ('t', 0, 'k')"))
        connection.execute(text("INSERT INTO lines VALUES ('t', 1, 0, '', 'deal')"))
    engine.dispose()


def step(folder: Path) -> str | None:
    engine = connect(folder / FILE)
    with engine.connect() as connection:
        found = step_of(connection)
    engine.dispose()
    return found


@pytest.mark.parametrize("known", OLDER)
def test_a_backup_leaves_an_older_database_as_it_is(tmp_path: Path, known: str) -> None:
    """A server of that version may be using it. What comes back is what it would have become."""
    older(tmp_path / "a", known)
    file, data = tmp_path / "a.backup", ["--data", str(tmp_path / "a")]
    assert council(["backup", str(file), *data]) == 0
    assert step(tmp_path / "a") == known
    assert json.loads(unpacked(file)[0])["schema"] == known
    assert council(["restore", str(file), "--data", str(tmp_path / "b")]) == 0
    assert rows(tmp_path / "b") == rows(tmp_path / "a")
    assert step(tmp_path / "a") == step(tmp_path / "b") == NEWEST


def test_what_is_refused_changes_no_older_database(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = saved(tmp_path / "a")
    older(tmp_path / "b", OLDER[-1])
    words = ["restore", str(file), "--data", str(tmp_path / "b"), "--lang", "en"]
    assert council(words) == 2
    assert "--replace" in capsys.readouterr().err
    assert step(tmp_path / "b") == OLDER[-1]
    assert council([*words, "--replace"]) == 0
    assert rows(tmp_path / "b") == rows(tmp_path / "a")


@pytest.mark.parametrize("found", ["0000", "0003b", "9999"])
def test_a_database_of_an_unknown_version_is_neither_kept_nor_replaced(
    tmp_path: Path, found: str, capsys: pytest.CaptureFixture[str]
) -> None:
    file = saved(tmp_path / "a")
    sql(tmp_path / "a", f"UPDATE alembic_version SET version_num = '{found}'")
    for words in (["backup", str(tmp_path / "x")], ["restore", str(file), "--replace"], ["serve"]):
        assert council([*words, "--data", str(tmp_path / "a"), "--lang", "en"]) == 2
        assert "newer version" in capsys.readouterr().err
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a"]
    sql(tmp_path / "a", f"UPDATE alembic_version SET version_num = '{NEWEST}'")
    assert len(rows(tmp_path / "a")["games"]) == 2


def test_an_empty_database_has_nothing_to_keep(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / FILE).touch()
    assert council(["backup", str(tmp_path / "x"), "--data", str(tmp_path), "--lang", "en"]) == 2
    assert "no games" in capsys.readouterr().err
    assert not (tmp_path / "x").exists()


@pytest.mark.usefixtures("each_database")
def test_tables_that_an_older_server_uses_are_not_brought_up_to_date(tmp_path: Path) -> None:
    opened(tmp_path).dispose()
    beat = f"INSERT INTO workers VALUES ('w', {time.time()})"
    sql(tmp_path, beat, f"UPDATE alembic_version SET version_num = '{OLDER[-1]}'")
    with pytest.raises(Invalid) as invalid:
        opened(tmp_path)
    assert invalid.value.message.key == "server-data-served"
    sql(tmp_path, "DELETE FROM workers", f"UPDATE alembic_version SET version_num = '{NEWEST}'")


def test_every_table_is_kept_or_passing() -> None:
    assert {table.name for table in backup.kept()} | set(backup.PASSING) == set(meta.tables)
    assert json.dumps(NEWEST)
