"""Games as small texts under keys, which the page keeps: a record for each game, and one for each
line, note and chat message, so that a move does not rewrite older texts.
"""

import logging
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import TypeVar

import msgspec

from council.core.game import Json
from council.protocol.messages import ChatLine, Said
from council.tables.storage.notes import MomentNote
from council.tables.storage.people import PersonRow
from council.tables.storage.records import Chair, Note, Record, Row, Summary
from council.tables.storage.reports import ReportRow
from council.tables.storage.status import TableStatus
from council.tables.storage.store import MOST_NOTES

UPTIME = "uptime"
GAME, LINE, NOTE, CHAT, REPORT = "game", "line", "note", "chat", "report"
REMARK = "remark"  # about a moment
PERSON = "person"
RIVAL = "rival"  # how a bot came out on a deal of the day
MOST_DIGITS = 9  # of the number of a line
# What reading a record raises that somebody else wrote: not even all texts are Unicode.
SENSELESS = (msgspec.DecodeError, ValueError, TypeError, RecursionError)

T = TypeVar("T")

log = logging.getLogger("council.page")


class KeptGame(msgspec.Struct):
    """All of a game that has no record of its own."""

    game: str
    head: str
    chairs: list[Chair]
    v: int
    rev: int
    lines: int  # so many have records; any after them were being written when the page ended
    changed: float
    status: TableStatus
    asked: int | None = None
    results: list[dict[str, Json]] = []
    due: float | None = None
    rematch: str = ""
    holds: dict[str, list[int]] = {}
    keys: dict[int, str] = {}
    hidden: list[str] = []  # holders and people who do not want it on their list
    people: dict[int, str] = {}  # fingerprints of the people whose seats these are


class KeptLine(msgspec.Struct, array_like=True):
    """A line of a log, the version it answered and the move as it was sent."""

    text: str
    v: int
    said: str = ""


class KeptNote(msgspec.Struct, array_like=True):
    """A note of the history, and how many moves had been made before."""

    moves: int
    said: Said


class KeptReport(msgspec.Struct, array_like=True):
    """The report of a game at a version of its log."""

    v: int
    text: str
    program: str


class KeptRemark(msgspec.Struct, array_like=True):
    """What a seat wrote about the moment before a line."""

    line: int
    seat: int
    text: str


@dataclass(frozen=True)
class StoredGame:
    """A game in memory; a change makes another one of it."""

    record: Record
    keys: Mapping[int, str] = field(default_factory=dict)
    hidden: frozenset[str] = frozenset()
    people: Mapping[int, str] = field(default_factory=dict)
    unreadable: bool = False  # a part of its log is missing


@dataclass
class Shelf:
    """What was read: games, the uptime, and how many games cannot even be listed."""

    games: dict[str, StoredGame] = field(default_factory=dict)
    reports: dict[str, ReportRow] = field(default_factory=dict)
    remarks: dict[str, list[MomentNote]] = field(default_factory=dict)  # about moments, by game
    people: dict[str, PersonRow] = field(default_factory=dict)
    rivals: dict[str, str] = field(default_factory=dict)  # by the key of their record
    uptime: float = 0.0
    lost: int = 0


def key(kind: str, table: str, n: int | None = None) -> str:
    """The key of a record."""
    return f"{kind}/{table}" if n is None else f"{kind}/{table}/{n}"


def game_text(game: StoredGame) -> str:
    """A game without what has records of its own."""
    record = game.record
    summary = record.summary
    kept = KeptGame(
        record.game,
        record.head,
        record.chairs,
        record.v,
        record.rev,
        len(record.rows),
        summary.changed,
        summary.status,
        summary.asked,
        summary.results,
        summary.due,
        record.rematch,
        record.holds,
        dict(game.keys),
        sorted(game.hidden),
        dict(game.people),
    )
    return _text(kept)


def line_text(row: Row) -> str:
    """A line of a log."""
    return _text(KeptLine(row.text, row.v, row.said))


def note_text(note: Note) -> str:
    """A note of the history."""
    return _text(KeptNote(note.moves, note.said))


def chat_text(line: ChatLine) -> str:
    """What somebody said."""
    return _text(line)


def report_text(row: ReportRow) -> str:
    """A whole report."""
    return _text(KeptReport(row.v, row.text, row.program))


def remark_text(note: MomentNote) -> str:
    """What somebody wrote about a moment."""
    return _text(KeptRemark(note.line, note.seat, note.text))


def person_text(row: PersonRow) -> str:
    """A person."""
    return _text(row)


def _text(value: object) -> str:
    return msgspec.json.encode(value).decode()


# -- reading


def read(records: Mapping[str, str]) -> Shelf:
    """Every game that can be read. A record that makes no sense costs at most its own game, and
    stays where it is: another version may know it."""
    shelf = Shelf()
    parts: dict[tuple[str, str], dict[int, str]] = {}
    heads: dict[str, str] = {}
    for name, text in records.items():
        kind, _, rest = name.partition("/")
        table, _, number = rest.partition("/")
        if kind == GAME:
            heads[table] = text
        elif kind == PERSON:
            if person := decoded(text, PersonRow):  # else they are nobody yet
                shelf.people[rest] = person
        elif kind == REPORT:
            if row := _report(text):
                shelf.reports[table] = row
        elif kind == RIVAL:
            shelf.rivals[name] = text
        elif number.isdecimal() and len(number) <= MOST_DIGITS:
            parts.setdefault((kind, table), {})[int(number)] = text
        elif name == UPTIME:
            shelf.uptime = max(0.0, decoded(text, float) or 0.0)
    for table, text in heads.items():
        try:
            shelf.games[table] = _game(table, text, parts)
        except SENSELESS:
            log.warning("a saved game cannot be read")
            shelf.lost += 1
        for n, kept in _last(parts.get((REMARK, table), {}), KeptRemark):
            note = MomentNote(n, kept.line, kept.seat, kept.text)
            shelf.remarks.setdefault(table, []).append(note)
    return shelf


def _report(text: str) -> ReportRow | None:
    """A report that makes no sense can be made again."""
    kept = decoded(text, KeptReport)
    if kept is None:
        return None
    return ReportRow(kept.v, "", 0.0, text=kept.text, program=kept.program)


def decoded(text: str, kind: type[T]) -> T | None:
    """What a record says; None if it makes no sense."""
    try:
        return msgspec.json.decode(text, type=kind)
    except SENSELESS:
        return None


def _game(table: str, text: str, parts: Mapping[tuple[str, str], dict[int, str]]) -> StoredGame:
    kept = msgspec.json.decode(text, type=KeptGame)
    summary = Summary(kept.asked, kept.results, kept.changed, kept.status, kept.due)
    about = (table, kept.game, kept.head, kept.chairs, kept.v, summary, kept.rematch)
    record = Record(*about, rev=kept.rev, holds=kept.holds)
    lines = parts.get((LINE, table), {})
    try:
        found = [msgspec.json.decode(lines[n], type=KeptLine) for n in range(1, kept.lines + 1)]
    except (KeyError, *SENSELESS):
        return StoredGame(record, kept.keys, frozenset(kept.hidden), kept.people, unreadable=True)
    record.rows = [Row(line.text, line.v, line.said) for line in found]
    for n, note in _last(parts.get((NOTE, table), {}), KeptNote):
        record.notes.append(Note(n, note.moves, note.said))
    record.chat = [line for _, line in _last(parts.get((CHAT, table), {}), ChatLine)]
    return StoredGame(record, kept.keys, frozenset(kept.hidden), kept.people)


def _last(texts: Mapping[int, str], kind: type[T]) -> Iterator[tuple[int, T]]:
    """The last of these that make sense: a game can be played without the others."""
    for n in sorted(texts)[-MOST_NOTES:]:
        if (found := decoded(texts[n], kind)) is not None:
            yield n, found
