"""The store of tables: their logs, their people, and fingerprints of who may sit there."""

import secrets
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any

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

from council.protocol.messages import ChatLine
from council.server.storage.database import for_glances, for_writing
from council.server.storage.postgres import is_it
from council.server.storage.prepared import Prepared
from council.server.storage.rows import (
    add_row,
    columns,
    find_present,
    insert_game,
    insert_hold,
    insert_keys,
    insert_notes,
    insert_rows,
    record_of,
    text_of,
)
from council.server.storage.schema import (
    chat,
    chronicle,
    games,
    holds,
    keys,
    lines,
    mail,
    presences,
    server_state,
    sitters,
)
from council.tables.storage.records import Note, People, Record, Row, Summary
from council.tables.storage.store import MOST_NOTES, Conflict

LAST_WORDS = 2.0  # seconds
KEY_BITS = 48  # of one number: all of them are kept exactly
KEY = tuple(f"cookies-{number}" for number in range(6))
CHANNEL = "council"  # on which PostgreSQL tells the other workers what has changed


def _of(table: Any, game: Any) -> Any:
    return select(table).where(table.c.game_id == game)


# Frequent queries, put together once: that takes as long as the answer.
THIS: Any = bindparam("table")
GAME = select(games).where(games.c.id == THIS)
REV = select(games.c.rev).where(games.c.id == THIS)
STEP = Prepared(update(games).where(games.c.id == THIS, games.c.rev == bindparam("here")))
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


# All parts of a game that have rows of their own, and its revision, in one query: a short or empty
# part, as most are, takes as long to ask for as a long one, and all is of one moment.
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


class Store:
    """Synchronous and free of rules: called in threads by the server, or by any other program."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.shared = is_it(engine)  # with other processes, which are told of every change
        self.writer = for_writing(engine)
        self.glance = for_glances(engine)

    def close(self) -> None:
        """Once those who are still writing, in threads nobody waits for any more, have done so."""
        self.writer.close()
        end, pool = time.monotonic() + LAST_WORDS, self.engine.pool
        while isinstance(pool, QueuePool) and pool.checkedout() and time.monotonic() < end:
            time.sleep(0.005)
        self.engine.dispose()

    # -- a game

    def create(
        self, record: Record, prints: dict[int, str], holder: str, held: Sequence[int]
    ) -> None:
        """A new game, its seat keys, and the seats held by whoever created it."""
        with self.writer.begin() as connection:
            insert_game(connection, record)
            insert_keys(connection, record.id, prints)
            for seat in held:
                insert_hold(connection, holder, record.id, seat)

    def load(self, table: str, first: int = 0, rev: int | None = None) -> Record | None:
        """The game, with its lines from one on; None when there is none, or nothing since `rev`."""
        if "\0" in table:  # from a stranger, and nothing PostgreSQL can be asked
            return None
        if rev is not None and self._rev(table) == rev:
            return None
        here = {"table": table, "first": first}
        for engine in (self.glance, self.glance, self.engine):  # the last sees one moment for sure
            with engine.connect() as connection:
                found = connection.execute(GAME, here).one_or_none()
                if found is None:
                    return None
                record = record_of(found)
                record.rev = -1  # nor is it there if it was removed between the two questions
                for row in sorted(connection.execute(PARTS, here)):
                    add_row(record, row)
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

        def work(connection: Connection) -> None:
            self._advance(connection, table, rev, v=v + len(rows), **values)
            insert_rows(connection, table, first, rows)
            insert_notes(connection, table, notes)

        values = columns(summary)
        try:
            self.writer.make(work)
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
        with self._step(table, rev, v=v + 1, **columns(summary)) as connection:
            gone = (lines.c.game_id == table) & (lines.c.n >= first)
            connection.execute(delete(lines).where(gone))
            insert_rows(connection, table, first, kept)
            insert_notes(connection, table, notes)
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
            insert_game(connection, record)
            for table in (keys, holds, sitters):
                anew = {} if table is keys else {"hidden": False}
                copied = [row._asdict() for row in connection.execute(_of(table, old))]
                if copied:
                    connection.execute(
                        insert(table), [{**row, **anew, "game_id": record.id} for row in copied]
                    )
            self.tell(connection, f"table {old}")
        return record.id

    @contextmanager
    def _step(self, table: str, rev: int, **values: Any) -> Iterator[Connection]:
        """The same as a transaction of its own, in which more is changed."""
        with self.writer.begin() as connection:
            self._advance(connection, table, rev, **values)
            yield connection

    def _advance(self, connection: Connection, table: str, rev: int, **values: Any) -> None:
        """From one revision to the next, and the other workers are told; Conflict when the game
        does not stand there."""
        step = {"table": table, "here": rev, "rev": rev + 1, **values}
        if STEP.carry_out(connection, step).rowcount != 1:
            raise Conflict(table)
        self.tell(connection, f"table {table} {rev + 1}")

    def tell(self, connection: Connection, what: str) -> None:
        """Tell the other workers, once this change is kept."""
        if self.shared:
            connection.execute(TELL, {"what": what})

    def remove(self, table: str, rev: int) -> None:
        """Remove a game of this revision for good, with all that belongs to it."""
        with self.writer.begin() as connection:
            here = (games.c.id == table) & (games.c.rev == rev)
            if connection.execute(delete(games).where(here)).rowcount != 1:
                raise Conflict(table)
            self.tell(connection, f"table {table}")

    def revs(self, tables: Sequence[str]) -> dict[str, int]:
        """The revisions of those of these games that there are."""
        with self.glance.connect() as connection:
            asked = select(games.c.id, games.c.rev).where(games.c.id.in_(tables))
            return {str(row.id): int(row.rev) for row in connection.execute(asked)}

    def every(self, most: int, game: str = "") -> list[Record]:
        """All games, the last changed first, without what has rows of its own."""
        with self.glance.connect() as connection:
            chosen = select(games).order_by(games.c.changed.desc()).limit(most)
            if game:
                chosen = chosen.where(games.c.game == game)
            return [record_of(row) for row in connection.execute(chosen)]

    # -- who sits where

    def people(self, table: str, rev: int, people: People) -> None:
        """Keep the seats and the status, and what the history says of it."""
        with self._people(table, rev, people):
            pass

    @contextmanager
    def _people(self, table: str, rev: int, people: People) -> Iterator[Connection]:
        try:
            values = {"seats": text_of(people.chairs), **columns(people.summary)}
            with self._step(table, rev, **values) as connection:
                insert_notes(connection, table, people.notes)
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
        """How long the server has been up in its life."""
        with self.glance.connect() as connection:
            kept = select(server_state.c.value).where(server_state.c.name == "uptime")
            return float(connection.execute(kept).scalar() or 0.0)

    def keep_uptime(self, value: float) -> None:
        self.keep(uptime=value)

    def keep(self, **values: float) -> None:
        """Numbers about the server; what belongs together is kept together."""
        with self.writer.begin() as connection:
            for name, value in values.items():
                there = update(server_state).where(server_state.c.name == name).values(value=value)
                if not connection.execute(there).rowcount:
                    connection.execute(insert(server_state).values(name=name, value=value))

    def signing_key(self) -> bytes:
        """The key that signs cookies, made once for all workers. It is kept as numbers, for which
        there is room in databases of every version."""
        with suppress(IntegrityError), self.writer.begin() as connection:
            rows = connection.execute(select(server_state).where(server_state.c.name.in_(KEY)))
            found = {str(row.name): int(row.value) for row in rows}
            if len(found) < len(KEY):
                found = {name: secrets.randbits(KEY_BITS) for name in KEY}
                connection.execute(delete(server_state).where(server_state.c.name.in_(KEY)))
                rows_ = [{"name": name, "value": value} for name, value in found.items()]
                connection.execute(insert(server_state), rows_)
            return b"".join(found[name].to_bytes(KEY_BITS // 8) for name in KEY)
        return self.signing_key()  # another worker was quicker

    def holds_anything(self, holder: str) -> bool:
        """Whether a browser holds any seat, or has asked for reminders."""
        with self.glance.connect() as connection:
            seats = select(holds.c.seat).where(holds.c.sha256 == holder).limit(1)
            asked = select(mail.c.lang).where(mail.c.sha256 == holder).limit(1)
            return any(connection.execute(query).first() is not None for query in (seats, asked))

    def seat(self, table: str, rev: int, people: People, holder: str = "", seat: int = -1) -> None:
        """Keep who sits where; with a holder, that their browser holds a seat."""
        with self._people(table, rev, people) as connection:
            if holder:
                insert_hold(connection, holder, table, seat)

    def retire(self, table: str, rev: int, people: People, seat: int) -> None:
        """A bot takes the seat: its keys, its holders and its person lose it."""
        with self._people(table, rev, people) as connection:
            for owned in (keys, holds, sitters):
                gone = (owned.c.game_id == table) & (owned.c.seat == seat)
                connection.execute(delete(owned).where(gone))

    def hide(self, table: str, holder: str, hidden: bool) -> bool:
        """Take a game off a browser's list, or put it back; False when it has no seat there."""
        if "\0" in table:  # from a stranger, and nothing PostgreSQL can be asked
            return False
        with self.writer.begin() as connection:
            ours = (holds.c.sha256 == holder) & (holds.c.game_id == table)
            return connection.execute(update(holds).where(ours).values(hidden=hidden)).rowcount > 0

    def prints(self, table: str) -> dict[int, str]:
        """The fingerprint of each seat's key."""
        with self.glance.connect() as connection:
            rows = connection.execute(_of(keys, table))
            return {int(row.seat): str(row.sha256) for row in rows}

    def tables_of(self, holder: str, most: int) -> list[tuple[Record, list[int]]]:
        """The games of a browser, the last changed first, with its seats."""
        with self.engine.connect() as connection:
            listed = (holds.c.sha256 == holder) & ~holds.c.hidden
            ours = select(holds.c.game_id, holds.c.seat).where(listed)
            seats: dict[str, list[int]] = {}
            for table, seat in connection.execute(ours):
                seats.setdefault(table, []).append(int(seat))
            mine = games.c.id.in_(select(holds.c.game_id).where(listed))
            chosen = select(games).where(mine).order_by(games.c.changed.desc()).limit(most)
            found = [(record_of(row), sorted(seats[row.id])) for row in connection.execute(chosen)]
            if self.shared:
                find_present(connection, [record for record, _ in found])
            return found
