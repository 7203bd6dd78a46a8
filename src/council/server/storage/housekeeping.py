"""What the operator can do with tables, beside a running server: list, show, close and delete."""

import time
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from council.core.game import Invalid, Json
from council.core.play import rng_for
from council.protocol.errors import Denied
from council.protocol.messages import Said
from council.server.storage.backup import unusable
from council.server.storage.database import FILE, NEWEST, look_into, step_of
from council.server.storage.store import Store
from council.tables.storage.rebuild import rebuild_record
from council.tables.storage.records import Note, Record, Row, Summary
from council.tables.storage.store import Conflict

MOST_TRIES = 20  # when the server is always quicker

T = TypeVar("T")


def open_store(folder: Path, url: str) -> Store:
    """The games of a folder or a database as they are; Invalid when there are none, or they are of
    another version."""
    if not url and not (folder / FILE).is_file():
        raise Invalid("server-backup-nothing", folder=str(folder))
    engine = look_into(folder, url)
    with engine.connect() as connection:
        step = step_of(connection)
    if step != NEWEST:
        engine.dispose()
        raise Invalid("server-tables-other", file=str(engine.url.database))
    return Store(engine)


def listing(store: Store, most: int) -> list[Json]:
    """All games, the last changed first."""
    return [facts_of(record) for record in store.every(most)]


def facts_of(record: Record) -> Json:
    """What an operator may know of a game: no hand, no key."""
    summary = record.summary
    return {
        "table": record.id,
        "game": record.game,
        "state": state_of(record),
        "players": [
            {"name": chair.name, "kind": chair.kind, "level": chair.level, "away": chair.away}
            for chair in record.chairs
        ],
        "asked": summary.asked,
        "changed": round(summary.changed, 3),
        "lines": record.v,
        "settings": msgspec.to_builtins(summary.status.customs),
        "rematch": record.rematch,
    }


def state_of(record: Record) -> str:
    """Where a game stands, in a word."""
    status = record.summary.status
    if record.summary.results or status.ended:
        return "over"
    if status.deal != "done":
        return "waiting"
    return "paused" if status.paused else "running"


def show(store: Store, table: str) -> Json:
    """One game, with its history between people."""
    record = _load(store, table)
    notes = [msgspec.to_builtins(note.said) for note in record.notes]
    return {**facts_of(record), "history": notes, "chat": len(record.chat)}


def close(store: Store, table: str) -> None:
    """End a game where it stands: nobody wins, everybody keeps the log."""

    def end(record: Record) -> None:
        if state_of(record) == "over":
            raise Invalid("server-tables-over", table=table)
        try:
            play = rebuild_record(record, lambda: rng_for("closed"))
        except Denied as denied:
            raise Invalid(denied.message.key, **denied.message.facts) from None
        before = len(play.written)
        play.leave()
        old = record.summary.status
        status = msgspec.structs.replace(
            old,
            ended=True,
            paused=False,
            proposal=None,
            deal="done",
            clocks=msgspec.structs.replace(old.clocks, seat=None),
        )
        summary = Summary(None, [], time.time(), status)
        number = record.notes[-1].n + 1 if record.notes else 0
        note = Note(number, len(play.history), Said("server-told-closed"))
        rows = [Row(text, record.v) for text in play.written[before:]]
        store.append(table, record.rev, record.v, before, rows, summary, [note])

    _attempt(store, table, end)


def remove(store: Store, table: str) -> None:
    """Delete a game and all that belongs to it, for good."""
    _attempt(store, table, lambda record: store.remove(table, record.rev))


def _attempt(store: Store, table: str, change: Callable[[Record], T]) -> T:
    """Change a game as it stands; if the server was quicker, as it stands then."""
    for _ in range(MOST_TRIES):
        try:
            return change(_load(store, table))
        except Conflict:
            continue
        except SQLAlchemyError as error:
            raise unusable(error) from None
    raise Invalid("server-tables-busy", table=table)


def _load(store: Store, table: str) -> Record:
    record = store.load(table)
    if record is None:
        raise Invalid("server-tables-none", table=table[:40])
    return record
