"""What is kept of every table: its log, its people, and fingerprints of who may sit there."""

import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import msgspec
from sqlalchemy import (
    Connection,
    Engine,
    bindparam,
    delete,
    func,
    insert,
    literal,
    literal_column,
    select,
    union_all,
    update,
)
from sqlalchemy.exc import IntegrityError
from sqlalchemy.pool import QueuePool

from council.server.protocol.messages import ChatLine, Said
from council.server.storage.database import for_glances, for_writing
from council.server.storage.postgres import is_it
from council.server.storage.records import Chair, Note, People, Record, Row, Summary
from council.server.storage.schema import (
    chat,
    chronicle,
    games,
    holds,
    keys,
    lines,
    presences,
    server_state,
)
from council.server.storage.status import TableStatus

MOST_NOTES = 200  # of a table's chronicle and of its chat, that are read back
LAST_WORDS = 2.0  # seconds
CHANNEL = "council"  # on which PostgreSQL tells the other workers what has changed


def _of(table: Any, game: Any) -> Any:
    return select(table).where(table.c.game_id == game)


# What is often asked of the database, put together once: that takes as long as the answer.
THIS: Any = bindparam("table")
GAME = select(games).where(games.c.id == THIS)
REV = select(games.c.rev).where(games.c.id == THIS)
STEP = update(games).where(games.c.id == THIS, games.c.rev == bindparam("here"))
MORE_LINES = insert(lines)
TELL = select(func.pg_notify(CHANNEL, bindparam("what")))
NONE: Any = literal_column("0")
NOTHING: Any = literal_column("''")


def _part(kind: str, table: Any, n: Any, number: Any, text: Any, **more: Any) -> Any:
    return select(
        literal(kind).label("kind"),
        n.label("n"),
        number.label("number"),
        text.label("text"),
        more.get("said", NOTHING).label("said"),
        more.get("at", NONE).label("at"),
    ).where((table.c.id if table is games else table.c.game_id) == THIS)


def _last(part: Any) -> Any:
    return select(part.order_by(part.selected_columns.n.desc()).limit(MOST_NOTES).subquery())


# Of a game all that has rows of its own, and which revision that is. In one question: what is short
# or empty, as most of it is, takes as long to ask for as what is long, and it is all of one moment.
PARTS = union_all(
    _part("line", lines, lines.c.n, lines.c.v, lines.c.text, said=lines.c.said).where(
        lines.c.n >= bindparam("first")
    ),
    _last(_part("note", chronicle, chronicle.c.n, chronicle.c.moves, chronicle.c.said)),
    _last(_part("chat", chat, chat.c.n, chat.c.seat, chat.c.text, at=chat.c.at)),
    _part("hold", holds, NONE, holds.c.seat, holds.c.sha256),
    _part("here", presences, NONE, presences.c.seat, presences.c.worker),
    _part("rev", games, NONE, games.c.rev, NOTHING),
)


class Conflict(Exception):
    """Somebody else changed the game in between."""


class Store:
    """Synchronous and free of rules: called in threads by the server, or by any other program."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.shared = is_it(engine)  # with other processes, which are told of every change
        self.writer = for_writing(engine)
        self.glance = for_glances(engine)

    def close(self) -> None:
        """Once those who are still writing, in threads nobody waits for any more, have done so."""
        end, pool = time.monotonic() + LAST_WORDS, self.engine.pool
        while isinstance(pool, QueuePool) and pool.checkedout() and time.monotonic() < end:
            time.sleep(0.005)
        self.engine.dispose()

    # -- a game

    def create(
        self, record: Record, prints: dict[int, str], holder: str, held: Sequence[int]
    ) -> None:
        """A new game, its seat keys, and the seats its founder holds."""
        with self.writer.begin() as connection:
            _insert(connection, record)
            _insert_keys(connection, record.id, prints)
            for seat in held:
                _insert_hold(connection, holder, record.id, seat)

    def load(self, table: str, first: int = 0, rev: int | None = None) -> Record | None:
        """The game, with its lines from one on; None when there is none, or nothing since `rev`."""
        if "\0" in table:  # a stranger's word, and more than PostgreSQL can be asked
            return None
        if rev is not None and self._rev(table) == rev:
            return None
        here = {"table": table, "first": first}
        for engine in (self.glance, self.glance, self.engine):  # the last sees one moment for sure
            with engine.connect() as connection:
                found = connection.execute(GAME, here).one_or_none()
                if found is None:
                    return None
                record = _record(found)
                record.rev = -1  # nor is it there if it was removed between the two questions
                for row in sorted(connection.execute(PARTS, here)):
                    _add(record, row)
            if record.rev == found.rev:
                return record  # else it was changed between them
        return None

    def _rev(self, table: str) -> int | None:
        with self.glance.connect() as connection:
            return connection.execute(REV, {"table": table}).scalar()

    def append(
        self,
        table: str,
        rev: int,
        v: int,
        first: int,
        rows: Sequence[Row],
        summary: Summary,
        notes: Sequence[Note] = (),
    ) -> int:
        """Add lines to a game of this revision and version, and note why; the new version. All or
        nothing."""
        try:
            with self._step(table, rev, v=v + len(rows), **_columns(summary)) as connection:
                _insert_rows(connection, table, first, rows)
                _insert_notes(connection, table, notes)
        except IntegrityError:
            raise Conflict(table) from None
        return v + len(rows)

    def cut(
        self,
        table: str,
        rev: int,
        v: int,
        first: int,
        summary: Summary,
        kept: Sequence[Row] = (),
        notes: Sequence[Note] = (),
    ) -> int:
        """Take the lines from `first` on back, but for what is kept of them, and note why; the new
        version."""
        with self._step(table, rev, v=v + 1, **_columns(summary)) as connection:
            gone = (lines.c.game_id == table) & (lines.c.n >= first)
            connection.execute(delete(lines).where(gone))
            _insert_rows(connection, table, first, kept)
            _insert_notes(connection, table, notes)
        return v + 1

    def follow(self, old: str, rev: int, record: Record) -> str:
        """Store a rematch with the holders of the old game; the first one stored counts. Conflict
        when others may sit there than in the rematch."""
        with self.writer.begin() as connection:
            free = (games.c.id == old) & (games.c.rematch == "") & (games.c.rev == rev)
            taken = update(games).where(free).values(rematch=record.id, rev=rev + 1)
            if not connection.execute(taken).rowcount:
                there = select(games.c.rematch).where(games.c.id == old)
                if not (first := connection.execute(there).scalar()):
                    raise Conflict(old)
                return str(first)
            _insert(connection, record)
            for table in (keys, holds):
                copied = [row._asdict() for row in connection.execute(_of(table, old))]
                if copied:
                    connection.execute(
                        insert(table), [{**row, "game_id": record.id} for row in copied]
                    )
            self.tell(connection, f"table {old}")
        return record.id

    @contextmanager
    def _step(self, table: str, rev: int, **values: Any) -> Iterator[Connection]:
        """From one revision to the next, and the other workers are told; Conflict when the game
        does not stand there."""
        with self.writer.begin() as connection:
            here = {"table": table, "here": rev}
            if connection.execute(STEP, {**here, "rev": rev + 1, **values}).rowcount != 1:
                raise Conflict(table)
            yield connection
            self.tell(connection, f"table {table} {rev + 1}")

    def tell(self, connection: Connection, what: str) -> None:
        """Tell the other workers, once this change is kept."""
        if self.shared:
            connection.execute(TELL, {"what": what})

    # -- who sits where

    def people(self, table: str, rev: int, people: People) -> None:
        """Keep how people stand, and what the chronicle says of it."""
        with self._people(table, rev, people):
            pass

    @contextmanager
    def _people(self, table: str, rev: int, people: People) -> Iterator[Connection]:
        try:
            values = {"seats": _text(people.chairs), **_columns(people.summary)}
            with self._step(table, rev, **values) as connection:
                _insert_notes(connection, table, people.notes)
                yield connection
        except IntegrityError:
            raise Conflict(table) from None

    def say(self, table: str, rev: int, line: ChatLine) -> None:
        """Keep what was said; of old talk only as much as is read back."""
        with self._step(table, rev) as connection:
            connection.execute(
                insert(chat).values(
                    game_id=table, n=line.n, at=line.at, seat=line.seat, text=line.text
                )
            )
            old = (chat.c.game_id == table) & (chat.c.n <= line.n - MOST_NOTES)
            connection.execute(delete(chat).where(old))

    def due(self, now: float) -> list[str]:
        """The tables at which a clock has something to say."""
        with self.glance.connect() as connection:
            return list(connection.execute(select(games.c.id).where(games.c.due <= now)).scalars())

    def clocks_run(self) -> bool:
        """Whether any clock runs at all."""
        with self.glance.connect() as connection:
            some = select(games.c.id).where(games.c.due.is_not(None)).limit(1)
            return connection.execute(some).first() is not None

    def uptime(self) -> float:
        """How long the house has been open in its life."""
        with self.glance.connect() as connection:
            kept = select(server_state.c.value).where(server_state.c.name == "uptime")
            return float(connection.execute(kept).scalar() or 0.0)

    def keep_uptime(self, value: float) -> None:
        self.keep(uptime=value)

    def keep(self, **values: float) -> None:
        """Something about the house; what belongs together is kept together."""
        with self.writer.begin() as connection:
            for name, value in values.items():
                there = update(server_state).where(server_state.c.name == name).values(value=value)
                if not connection.execute(there).rowcount:
                    connection.execute(insert(server_state).values(name=name, value=value))

    def seat(self, table: str, rev: int, people: People, holder: str = "", seat: int = -1) -> None:
        """Keep who sits where; with a holder, that he holds a seat."""
        with self._people(table, rev, people) as connection:
            if holder:
                _insert_hold(connection, holder, table, seat)

    def retire(self, table: str, rev: int, people: People, seat: int) -> None:
        """A bot takes the seat: its keys and holders lose it."""
        with self._people(table, rev, people) as connection:
            for owned in (keys, holds):
                gone = (owned.c.game_id == table) & (owned.c.seat == seat)
                connection.execute(delete(owned).where(gone))

    def prints(self, table: str) -> dict[int, str]:
        """The fingerprint of each seat's key."""
        with self.glance.connect() as connection:
            rows = connection.execute(_of(keys, table))
            return {int(row.seat): str(row.sha256) for row in rows}

    def tables_of(self, holder: str, most: int) -> list[tuple[Record, list[int]]]:
        """The games of a browser, the last changed first, with its seats."""
        with self.engine.connect() as connection:
            ours = select(holds.c.game_id, holds.c.seat).where(holds.c.sha256 == holder)
            seats: dict[str, list[int]] = {}
            for table, seat in connection.execute(ours):
                seats.setdefault(table, []).append(int(seat))
            mine = games.c.id.in_(select(holds.c.game_id).where(holds.c.sha256 == holder))
            chosen = select(games).where(mine).order_by(games.c.changed.desc()).limit(most)
            found = [(_record(row), sorted(seats[row.id])) for row in connection.execute(chosen)]
            if self.shared:
                _find_present(connection, [record for record, _ in found])
            return found


def _find_present(connection: Connection, records: Sequence[Record]) -> None:
    named = {record.id: record for record in records}
    for row in connection.execute(select(presences).where(presences.c.game_id.in_(named))):
        named[row.game_id].here.setdefault(row.worker, set()).add(int(row.seat))


def _record(row: Any) -> Record:
    chairs = msgspec.json.decode(row.seats, type=list[Chair])
    status = msgspec.json.decode(row.manners, type=TableStatus)
    results = msgspec.json.decode(row.results)
    summary = Summary(row.asked, results, row.changed, status, row.due)
    about = (row.id, row.game, row.head, chairs, row.v, summary, row.rematch)
    return Record(*about, rev=row.rev)


def _add(record: Record, row: Any) -> None:
    """One row of all that belongs to a game."""
    match row.kind:
        case "line":
            record.rows.append(Row(row.text, row.number, row.said))
        case "note":
            said = msgspec.json.decode(row.text, type=Said)
            record.notes.append(Note(row.n, row.number, said))
        case "chat":
            record.chat.append(ChatLine(row.n, row.at, row.number, row.text))
        case "hold":
            record.holds.setdefault(row.text, []).append(row.number)
        case "here":
            record.here.setdefault(row.text, set()).add(row.number)
        case "rev":
            record.rev = row.number


def _insert(connection: Connection, record: Record) -> None:
    connection.execute(
        insert(games).values(
            id=record.id,
            created=record.summary.changed,
            game=record.game,
            head=record.head,
            seats=_text(record.chairs),
            v=record.v,
            rematch="",
            rev=record.rev,
            **_columns(record.summary),
        )
    )
    _insert_rows(connection, record.id, 1, record.rows)


def _insert_keys(connection: Connection, table: str, prints: dict[int, str]) -> None:
    for seat, print_ in prints.items():
        connection.execute(insert(keys).values(game_id=table, seat=seat, sha256=print_))


def _insert_rows(connection: Connection, table: str, first: int, rows: Sequence[Row]) -> None:
    new = [
        {"game_id": table, "n": n, "v": row.v, "said": row.said, "text": row.text}
        for n, row in enumerate(rows, first)
    ]
    if new:
        connection.execute(MORE_LINES, new)


def _insert_notes(connection: Connection, table: str, notes: Sequence[Note]) -> None:
    new = [
        {"game_id": table, "n": note.n, "moves": note.moves, "said": _text(note.said)}
        for note in notes
    ]
    if new:
        connection.execute(insert(chronicle), new)


def _insert_hold(connection: Connection, holder: str, table: str, seat: int) -> None:
    row = {"sha256": holder, "game_id": table, "seat": seat}
    there = select(holds).filter_by(**row)
    if connection.execute(there).one_or_none() is None:
        connection.execute(insert(holds).values(row))


def _columns(summary: Summary) -> dict[str, Any]:
    return {
        "asked": summary.asked,
        "results": _text(summary.results),
        "changed": summary.changed,
        "manners": _text(summary.status),
        "due": summary.due,
    }


def _text(value: object) -> str:
    return msgspec.json.encode(value).decode()
