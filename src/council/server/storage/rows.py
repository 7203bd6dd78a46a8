"""Records of games as rows of the database, both ways."""

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, insert, select

from council.protocol.messages import ChatLine, Said
from council.server.storage.prepared import Prepared
from council.server.storage.schema import chronicle, games, holds, keys, lines, presences
from council.tables.storage.records import Chair, Note, Record, Row, Summary
from council.tables.storage.status import TableStatus

MORE_LINES = Prepared(insert(lines))


def find_present(connection: Connection, records: Sequence[Record]) -> None:
    """Which seats of these games are connected, and to which workers."""
    named = {record.id: record for record in records}
    for row in connection.execute(select(presences).where(presences.c.game_id.in_(named))):
        named[row.game_id].here.setdefault(row.worker, set()).add(int(row.seat))


def record_of(row: Any) -> Record:
    """A game without what has rows of its own."""
    chairs = msgspec.json.decode(row.seats, type=list[Chair])
    status = msgspec.json.decode(row.manners, type=TableStatus)
    results = msgspec.json.decode(row.results)
    summary = Summary(row.asked, results, row.changed, status, row.due)
    about = (row.id, row.game, row.head, chairs, row.v, summary, row.rematch)
    return Record(*about, rev=row.rev)


def add_row(record: Record, row: Any) -> None:
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


def insert_game(connection: Connection, record: Record) -> None:
    """A new game and its lines."""
    connection.execute(
        insert(games).values(
            id=record.id,
            created=record.summary.changed,
            game=record.game,
            head=record.head,
            seats=text_of(record.chairs),
            v=record.v,
            rematch="",
            rev=record.rev,
            **columns(record.summary),
        )
    )
    insert_rows(connection, record.id, 1, record.rows)
    insert_notes(connection, record.id, record.notes)


def insert_keys(connection: Connection, table: str, prints: dict[int, str]) -> None:
    """The fingerprints of a new game's seat keys."""
    for seat, print_ in prints.items():
        connection.execute(insert(keys).values(game_id=table, seat=seat, sha256=print_))


def insert_rows(connection: Connection, table: str, first: int, rows: Sequence[Row]) -> None:
    """Lines of a log, from a number on."""
    new = [
        {"game_id": table, "n": n, "v": row.v, "said": row.said, "text": row.text}
        for n, row in enumerate(rows, first)
    ]
    if new:
        MORE_LINES.carry_out(connection, *new)


def insert_notes(connection: Connection, table: str, notes: Sequence[Note]) -> None:
    """Notes of a game's history."""
    new = [
        {"game_id": table, "n": note.n, "moves": note.moves, "said": text_of(note.said)}
        for note in notes
    ]
    if new:
        connection.execute(insert(chronicle), new)


def insert_hold(connection: Connection, holder: str, table: str, seat: int) -> None:
    """A browser holds a seat, if it does not yet."""
    row = {"sha256": holder, "game_id": table, "seat": seat}
    there = select(holds).filter_by(**row)
    if connection.execute(there).one_or_none() is None:
        connection.execute(insert(holds).values(row))


def columns(summary: Summary) -> dict[str, Any]:
    """What a summary is in the columns of a game."""
    return {
        "asked": summary.asked,
        "results": text_of(summary.results),
        "changed": summary.changed,
        "manners": text_of(summary.status),
        "due": summary.due,
    }


def text_of(value: object) -> str:
    """A value as it is kept in a column of text."""
    return msgspec.json.encode(value).decode()
