"""Saves all games in one file while the server runs, and restores them into SQLite or PostgreSQL. A
backup changes nothing, so it also works beside an older server.

Gzipped JSON Lines: a head, then for each table its name and columns and its rows as lists, then an
end with the number of rows and the SHA-256 of all lines before it. All rows are read at one moment.
"""

import gzip
import json
import os
import time
import zlib
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, Engine, Table, delete, func, insert, inspect, select
from sqlalchemy.exc import (
    DataError,
    IntegrityError,
    InterfaceError,
    ProgrammingError,
    SQLAlchemyError,
)

from council.core.game import Invalid
from council.games import GAMES
from council.protocol.messages import Said
from council.server.storage.database import check_step, for_writing, served, step_of
from council.server.storage.schema import chronicle, games, meta
from council.tables.storage.records import Chair
from council.tables.storage.status import TableStatus

FORMAT = 1
AT_ONCE = 500  # rows
LONGEST = 50_000_000  # characters of a line
PASSING = ("workers", "presences")  # who serves and who is here now: gone with the moment
UNFIT = (IntegrityError, DataError, InterfaceError, ProgrammingError)


def kept() -> list[Table]:
    """The tables worth keeping, those that others refer to first."""
    return [table for table in meta.sorted_tables if table.name not in PASSING]


# -- out


def back_up(engine: Engine, file: Path) -> int:
    """Write all of a database to a new file, readable by its owner only; the number of games."""
    if file.exists():
        raise Invalid("server-backup-there", file=str(file))
    part = file.with_name(file.name + ".part")
    try:
        count = _write(engine, part)
        os.replace(part, file)
    except (OSError, SQLAlchemyError, Invalid) as error:
        with suppress(OSError):
            part.unlink()
        if isinstance(error, OSError):  # a full disk does not say of which file it speaks
            raise OSError(error.errno, error.strerror, str(file)) from None
        raise (unusable(error) if isinstance(error, SQLAlchemyError) else error) from None
    return count


def _write(engine: Engine, part: Path) -> int:
    with os.fdopen(os.open(part, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, 0o600), "wb") as raw:
        with gzip.GzipFile("", "wb", fileobj=raw) as packed, engine.connect() as connection:
            step, there = step_of(connection), str(engine.url.database)
            if step is None:
                raise Invalid("server-backup-nothing", folder=there)
            check_step(step, there)
            for line in _sealed(_all(connection, step)):
                packed.write(line)
            count = connection.execute(select(func.count()).select_from(games)).scalar() or 0
        raw.flush()
        os.fsync(raw.fileno())
    return int(count)


def _all(connection: Connection, step: str) -> Iterator[Any]:
    yield {"council_backup": FORMAT, "schema": step, "made": time.time()}
    there = inspect(connection)
    for table in [table for table in kept() if there.has_table(table.name)]:
        known = {column["name"] for column in there.get_columns(table.name)}
        columns = [column for column in table.columns if column.name in known]
        yield {"table": table.name, "columns": [column.name for column in columns]}
        rows = connection.execution_options(yield_per=AT_ONCE).execute(select(*columns))
        for row in rows:
            yield list(row)


def _sealed(entries: Iterable[Any]) -> Iterator[bytes]:
    total, rows = sha256(), 0
    for entry in entries:
        rows += isinstance(entry, list)
        line = json.dumps(entry, ensure_ascii=False, allow_nan=False).encode() + b"\n"
        total.update(line)
        yield line
    yield json.dumps({"rows": rows, "sha256": total.hexdigest()}).encode() + b"\n"


# -- and back


@dataclass
class Found:
    """One table of a backup."""

    table: Table
    columns: list[str]
    rows: list[list[Any]]

    def values(self) -> list[dict[str, Any]]:
        return [dict(zip(self.columns, row, strict=True)) for row in self.rows]


def restore(engine: Engine, file: Path, replace: bool = False) -> int:
    """All of a file into a database that holds no game, or, told so, in place of what it holds. All
    or nothing; Invalid says why nothing. The number of games."""
    found = read(file)
    _check_games(file, found)
    try:
        with for_writing(engine).begin() as connection:
            _bring_back(connection, found, replace)
    except UNFIT:  # whole, and yet not what a server has written
        raise Invalid("server-backup-short", file=str(file)) from None
    except SQLAlchemyError as error:
        raise unusable(error) from None
    return sum(len(one.rows) for one in found if one.table.name == "games")


def check_place(engine: Engine, replace: bool) -> None:
    """Whether games may be brought back here, before the tables are brought up to date for it."""
    try:
        with engine.connect() as connection:
            _check_place(connection, replace)
    except SQLAlchemyError as error:
        raise unusable(error) from None


def _check_place(connection: Connection, replace: bool) -> None:
    if served(connection):
        raise Invalid("server-restore-running")
    if replace or not inspect(connection).has_table(games.name):
        return
    there = connection.execute(select(func.count()).select_from(games)).scalar()
    if there:
        raise Invalid("server-restore-there", count=str(there))


def _check_games(file: Path, found: list[Found]) -> None:
    """A whole file may still tell of what only a newer program knows: other games or customs."""
    try:
        for one in found:
            for row in one.values() if one.table in (games, chronicle) else ():
                _check_row(row, str(file))
    except msgspec.ValidationError:
        raise Invalid("server-data-newer", file=str(file)) from None
    except (msgspec.DecodeError, TypeError):
        raise Invalid("server-backup-short", file=str(file)) from None


def _check_row(row: dict[str, Any], file: str) -> None:
    if "said" in row:
        msgspec.json.decode(row["said"], type=Said)
        return
    if row["game"] not in GAMES:
        raise Invalid("server-data-newer", file=file)
    msgspec.json.decode(row["seats"], type=list[Chair])
    msgspec.json.decode(row.get("manners", "{}"), type=TableStatus)
    msgspec.json.decode(row["results"], type=list[dict[str, Any]])


def _bring_back(connection: Connection, found: list[Found], replace: bool) -> None:
    _check_place(connection, replace)
    for table in reversed(meta.sorted_tables):
        connection.execute(delete(table))
    for one in found:
        values = one.values()
        for first in range(0, len(values), AT_ONCE):
            connection.execute(insert(one.table), values[first : first + AT_ONCE])


def unusable(error: SQLAlchemyError) -> Invalid:
    """What the database says of itself; nothing of what is in it."""
    detail = str(getattr(error, "orig", None) or type(error).__name__).split("\n")[0]
    return Invalid("server-database-failed", detail=detail[:200])


def read(file: Path) -> list[Found]:
    """A backup, checked to its last line before anything is done with it."""
    total, rows, found = sha256(), 0, list[Found]()
    ended = False
    for number, line in enumerate(_lines(file), 1):
        entry = _entry(file, number, line)
        if ended:
            raise Invalid("server-backup-bad", file=str(file), line=str(number))
        if number == 1:
            _check_head(file, entry)
        elif isinstance(entry, dict) and "sha256" in entry:
            if entry != {"rows": rows, "sha256": total.hexdigest()}:
                raise Invalid("server-backup-bad", file=str(file), line=str(number))
            ended = True
        elif isinstance(entry, dict):
            found.append(_table(file, number, entry))
        elif found and isinstance(entry, list) and len(entry) == len(found[-1].columns):
            found[-1].rows.append(entry)
            rows += 1
        else:
            raise Invalid("server-backup-bad", file=str(file), line=str(number))
        total.update(line)
    if not ended or not any(one.table is games for one in found):
        raise Invalid("server-backup-short", file=str(file))
    return found


def _lines(file: Path) -> Iterator[bytes]:
    try:
        with gzip.open(file, "rb") as packed:
            while line := packed.readline(LONGEST):
                yield line
    except (gzip.BadGzipFile, EOFError, zlib.error):
        raise Invalid("server-backup-short", file=str(file)) from None


def _entry(file: Path, number: int, line: bytes) -> Any:
    try:
        return json.loads(line)
    except (ValueError, RecursionError):
        raise Invalid("server-backup-bad", file=str(file), line=str(number)) from None


def _check_head(file: Path, head: Any) -> None:
    kind = head.get("council_backup") if isinstance(head, dict) else None
    if not isinstance(kind, int) or kind < FORMAT:
        raise Invalid("server-backup-none", file=str(file))
    check_step(head.get("schema") if kind == FORMAT else None, str(file))


def _table(file: Path, number: int, entry: Any) -> Found:
    """A table of today with all that it needs; an older backup may lack what has a default."""
    table = {table.name: table for table in kept()}.get(str(entry.get("table")))
    columns = entry.get("columns")
    if (
        table is None
        or not isinstance(columns, list)
        or len(set(map(str, columns))) != len(columns)
    ):
        raise Invalid("server-backup-bad", file=str(file), line=str(number))
    needed = {c.name for c in table.columns if not c.nullable and c.server_default is None}
    if not needed <= set(columns) <= {column.name for column in table.columns}:
        raise Invalid("server-backup-bad", file=str(file), line=str(number))
    return Found(table, columns, [])
