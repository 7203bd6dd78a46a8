"""What is kept of every table: its log, its people, and fingerprints of who may sit there."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, Literal

import msgspec
from sqlalchemy import Connection, Engine, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from council.core.game import Json
from council.server.manners import Manners
from council.server.schema import chat, chronicle, games, holds, house, keys, lines
from council.server.wire import ChatLine, Said

NO_MANNERS = Manners()
MOST_NOTES = 200  # of a table's chronicle and of its chat, that are read back


class Chair(msgspec.Struct):
    """Who sits on a seat."""

    name: str
    kind: Literal["person", "bot", "open"]
    level: str = ""
    away: bool = False  # the person is gone and a bot stands in


@dataclass(frozen=True)
class Note:
    """A line of a table's chronicle, and how many moves had been made before."""

    n: int
    moves: int
    said: Said


@dataclass(frozen=True)
class Row:
    """A line of a log, the version it answered and the move as it was sent."""

    text: str
    v: int = 0
    said: str = ""


@dataclass(frozen=True)
class Standing:
    """What a list of games shows of one, and how its people stand."""

    asked: int | None
    results: list[dict[str, Json]]
    changed: float
    manners: Manners = NO_MANNERS
    due: float | None = None  # when a clock has something to say


@dataclass
class Record:
    """One stored game."""

    id: str
    game: str
    head: str
    chairs: list[Chair]
    v: int
    standing: Standing
    rematch: str = ""
    rows: list[Row] = field(default_factory=list)
    notes: list[Note] = field(default_factory=list)
    chat: list[ChatLine] = field(default_factory=list)


@dataclass(frozen=True)
class People:
    """How the people of a table stand after a change, and what is noted of it."""

    chairs: list[Chair]
    standing: Standing
    notes: Sequence[Note] = ()


class Conflict(Exception):
    """Somebody else changed the game in between."""


class Store:
    """Synchronous and free of rules: called in threads by the server, or by any other program."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.writer = engine.execution_options(writes=True)

    def close(self) -> None:
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

    def load(self, table: str) -> Record | None:
        with self.engine.connect() as connection:
            found = connection.execute(select(games).where(games.c.id == table)).one_or_none()
            if found is None:
                return None
            chosen = select(lines.c.text, lines.c.v, lines.c.said)
            rows = connection.execute(chosen.where(lines.c.game_id == table).order_by(lines.c.n))
            record = _record(found, [Row(*row) for row in rows])
            record.notes = [_note(row) for row in _latest(connection, chronicle, table)]
            record.chat = [
                ChatLine(row.n, row.at, row.seat, row.text)
                for row in _latest(connection, chat, table)
            ]
            return record

    def append(
        self, table: str, v: int, first: int, rows: Sequence[Row], standing: Standing
    ) -> int:
        """Add lines to a game that stands at version v; the new version. All or nothing."""
        new = [
            {"game_id": table, "n": first + k, "v": row.v, "said": row.said, "text": row.text}
            for k, row in enumerate(rows)
        ]
        try:
            with self.writer.begin() as connection:
                _step(connection, table, v, v + len(rows), standing)
                connection.execute(insert(lines), new)
        except IntegrityError:
            raise Conflict(table) from None
        return v + len(rows)

    def cut(
        self, table: str, v: int, first: int, standing: Standing, notes: Sequence[str] = ()
    ) -> int:
        """Take the lines from `first` on back, and note it in their place; the new version."""
        new = [
            {"game_id": table, "n": n, "v": v, "said": "", "text": text}
            for n, text in enumerate(notes, first)
        ]
        with self.writer.begin() as connection:
            _step(connection, table, v, v + 1, standing)
            gone = (lines.c.game_id == table) & (lines.c.n >= first)
            connection.execute(delete(lines).where(gone))
            if new:
                connection.execute(insert(lines), new)
        return v + 1

    def follow(self, old: str, record: Record) -> str:
        """Store a rematch with the holders of the old game; the first one stored counts."""
        with self.writer.begin() as connection:
            there = connection.execute(select(games.c.rematch).where(games.c.id == old)).scalar()
            if there:
                return str(there)
            _insert(connection, record)
            for table in (keys, holds):
                copied = [row._asdict() for row in connection.execute(_of(table, old))]
                if copied:
                    connection.execute(
                        insert(table), [{**row, "game_id": record.id} for row in copied]
                    )
            connection.execute(update(games).where(games.c.id == old).values(rematch=record.id))
        return record.id

    # -- who sits where

    def people(self, table: str, people: People) -> None:
        """Keep how people stand, and what the chronicle says of it."""
        with self._people(table, people):
            pass

    @contextmanager
    def _people(self, table: str, people: People) -> Iterator[Connection]:
        new = [
            {"game_id": table, "n": note.n, "moves": note.moves, "said": _text(note.said)}
            for note in people.notes
        ]
        try:
            with self.writer.begin() as connection:
                values = {"seats": _text(people.chairs), **_columns(people.standing)}
                connection.execute(update(games).where(games.c.id == table).values(values))
                if new:
                    connection.execute(insert(chronicle), new)
                yield connection
        except IntegrityError:
            raise Conflict(table) from None

    def say(self, table: str, line: ChatLine) -> None:
        """Keep what was said; of old talk only as much as is read back."""
        with self.writer.begin() as connection:
            connection.execute(
                insert(chat).values(
                    game_id=table, n=line.n, at=line.at, seat=line.seat, text=line.text
                )
            )
            old = (chat.c.game_id == table) & (chat.c.n <= line.n - MOST_NOTES)
            connection.execute(delete(chat).where(old))

    def due(self, now: float) -> list[str]:
        """The tables at which a clock has something to say."""
        with self.engine.connect() as connection:
            return list(connection.execute(select(games.c.id).where(games.c.due <= now)).scalars())

    def clocks_run(self) -> bool:
        """Whether any clock runs at all."""
        with self.engine.connect() as connection:
            some = select(games.c.id).where(games.c.due.is_not(None)).limit(1)
            return connection.execute(some).first() is not None

    def uptime(self) -> float:
        """How long the house has been open in its life."""
        with self.engine.connect() as connection:
            kept = select(house.c.value).where(house.c.name == "uptime")
            return float(connection.execute(kept).scalar() or 0.0)

    def keep_uptime(self, value: float) -> None:
        with self.writer.begin() as connection:
            kept = connection.execute(
                update(house).where(house.c.name == "uptime").values(value=value)
            )
            if not kept.rowcount:
                connection.execute(insert(house).values(name="uptime", value=value))

    def seat(self, table: str, people: People, holder: str = "", seat: int = -1) -> None:
        """Keep who sits where; with a holder, that he holds a seat."""
        with self._people(table, people) as connection:
            if holder:
                _insert_hold(connection, holder, table, seat)

    def retire(self, table: str, people: People, seat: int) -> None:
        """A bot takes the seat: its keys and holders lose it."""
        with self._people(table, people) as connection:
            for owned in (keys, holds):
                gone = (owned.c.game_id == table) & (owned.c.seat == seat)
                connection.execute(delete(owned).where(gone))

    def prints(self, table: str) -> dict[int, str]:
        """The fingerprint of each seat's key."""
        with self.engine.connect() as connection:
            rows = connection.execute(_of(keys, table))
            return {int(row.seat): str(row.sha256) for row in rows}

    def held(self, holder: str, table: str) -> list[int]:
        """The seats of a browser at a table."""
        with self.engine.connect() as connection:
            mine = _of(holds, table).where(holds.c.sha256 == holder)
            return sorted(int(row.seat) for row in connection.execute(mine))

    def tables_of(self, holder: str, most: int) -> list[tuple[Record, list[int]]]:
        """The games of a browser, the last changed first, with its seats."""
        with self.engine.connect() as connection:
            ours = select(holds.c.game_id, holds.c.seat).where(holds.c.sha256 == holder)
            seats: dict[str, list[int]] = {}
            for table, seat in connection.execute(ours):
                seats.setdefault(table, []).append(int(seat))
            mine = games.c.id.in_(select(holds.c.game_id).where(holds.c.sha256 == holder))
            chosen = select(games).where(mine).order_by(games.c.changed.desc()).limit(most)
            return [(_record(row), sorted(seats[row.id])) for row in connection.execute(chosen)]


def _of(table: Any, game: str) -> Any:
    return select(table).where(table.c.game_id == game)


def _record(row: Any, rows: list[Row] | None = None) -> Record:
    chairs = msgspec.json.decode(row.seats, type=list[Chair])
    manners = msgspec.json.decode(row.manners, type=Manners)
    results = msgspec.json.decode(row.results)
    standing = Standing(row.asked, results, row.changed, manners, row.due)
    return Record(row.id, row.game, row.head, chairs, row.v, standing, row.rematch, rows or [])


def _latest(connection: Connection, table: Any, game: str) -> list[Any]:
    """The last lines of a chronicle or a chat, oldest first."""
    chosen = _of(table, game).order_by(table.c.n.desc()).limit(MOST_NOTES)
    return list(connection.execute(chosen))[::-1]


def _note(row: Any) -> Note:
    return Note(row.n, row.moves, msgspec.json.decode(row.said, type=Said))


def _insert(connection: Connection, record: Record) -> None:
    connection.execute(
        insert(games).values(
            id=record.id,
            created=record.standing.changed,
            game=record.game,
            head=record.head,
            seats=_text(record.chairs),
            v=record.v,
            rematch="",
            **_columns(record.standing),
        )
    )
    rows = [
        {"game_id": record.id, "n": n, "v": row.v, "said": row.said, "text": row.text}
        for n, row in enumerate(record.rows, 1)
    ]
    if rows:
        connection.execute(insert(lines), rows)


def _insert_keys(connection: Connection, table: str, prints: dict[int, str]) -> None:
    for seat, print_ in prints.items():
        connection.execute(insert(keys).values(game_id=table, seat=seat, sha256=print_))


def _insert_hold(connection: Connection, holder: str, table: str, seat: int) -> None:
    row = {"sha256": holder, "game_id": table, "seat": seat}
    there = select(holds).filter_by(**row)
    if connection.execute(there).one_or_none() is None:
        connection.execute(insert(holds).values(row))


def _step(connection: Connection, table: str, old: int, new: int, standing: Standing) -> None:
    """From one version to the next; Conflict when the game does not stand there."""
    here = (games.c.id == table) & (games.c.v == old)
    stepped = connection.execute(update(games).where(here).values(v=new, **_columns(standing)))
    if stepped.rowcount != 1:
        raise Conflict(table)


def _columns(standing: Standing) -> dict[str, Any]:
    return {
        "asked": standing.asked,
        "results": _text(standing.results),
        "changed": standing.changed,
        "manners": _text(standing.manners),
        "due": standing.due,
    }


def _text(value: object) -> str:
    return msgspec.json.encode(value).decode()
