"""A store of tables in memory; every change goes out as small texts for the page to keep."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from council.browser import journal
from council.browser.daily import DailyRecords
from council.browser.journal import CHAT, GAME, LINE, NOTE, REMARK, REPORT, StoredGame
from council.core.game import Invalid
from council.protocol.errors import Denied
from council.protocol.messages import ChatLine
from council.tables.storage.notes import MomentNote
from council.tables.storage.records import Note, People, Record, Row, Summary
from council.tables.storage.reports import ReportRow
from council.tables.storage.store import MOST_NOTES, Conflict, StoreFailed

Save = Callable[[str, str | None], object]  # None: forget it


class MemoryStore:
    """All games of a browser. A change is saved before it counts here."""

    def __init__(self, records: Mapping[str, str], save: Save) -> None:
        shelf = journal.read(records)
        self.games = shelf.games
        self.reports = shelf.reports
        self.remarks = shelf.remarks
        self.persons = shelf.people
        self.uptime = shelf.uptime
        self.lost = shelf.lost
        self._save = save
        self.daily = DailyRecords(self.games, shelf.rivals, self._write, self.create)

    # -- a game

    def create(
        self, record: Record, prints: dict[int, str], holder: str, held: Sequence[int]
    ) -> None:
        holds = {holder: list(held)} if held else {}
        self._keep(StoredGame(replace(record, holds=holds), dict(prints)), record.rows, 1)

    def load(self, table: str, first: int = 0, rev: int | None = None) -> Record | None:
        game = self.games.get(table)
        if game is None or game.record.rev == rev:
            return None
        if game.unreadable:
            raise Denied.because("unreadable", Invalid("server-damaged"))
        record = game.record
        return replace(
            record,
            rows=record.rows[max(0, first - 1) :],
            notes=record.notes[-MOST_NOTES:],
            chat=list(record.chat),
            holds={holder: list(seats) for holder, seats in record.holds.items()},
        )

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
        game = self._at(table, rev)
        if first != len(game.record.rows) + 1:
            raise Conflict(table)
        lines = [*game.record.rows, *rows]
        self._step(game, rows, first, notes, rows=lines, v=v + len(rows), summary=summary)
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
        game = self._at(table, rev)
        lines = [*game.record.rows[: first - 1], *kept]
        self._step(game, kept, first, notes, rows=lines, v=v + 1, summary=summary)
        for n in range(len(lines) + 1, len(game.record.rows) + 1):
            self._write(journal.key(LINE, table, n), None)
        return v + 1

    def follow(self, old: str, rev: int, record: Record) -> str:
        if old in self.games and self.games[old].record.rematch:
            return self.games[old].record.rematch
        game = self._at(old, rev)
        holds = {holder: list(seats) for holder, seats in game.record.holds.items()}
        people = dict(game.people)
        again = StoredGame(replace(record, holds=holds), dict(game.keys), people=people)
        self._keep(again, record.rows, 1)
        self._step(game, rematch=record.id)
        return record.id

    def remove(self, table: str, rev: int) -> None:
        record = self._at(table, rev).record
        self._write(journal.key(GAME, table), None)
        for n in range(1, len(record.rows) + 1):
            self._write(journal.key(LINE, table, n), None)
        for note in record.notes:
            self._write(journal.key(NOTE, table, note.n), None)
        for line in record.chat:
            self._write(journal.key(CHAT, table, line.n), None)
        if self.reports.pop(table, None):
            self._write(journal.key(REPORT, table), None)
        for remark in self.remarks.pop(table, []):
            self._write(journal.key(REMARK, table, remark.n), None)
        del self.games[table]

    def revs(self, tables: Sequence[str]) -> dict[str, int]:
        return {table: self.games[table].record.rev for table in tables if table in self.games}

    # -- who sits where

    def people(self, table: str, rev: int, people: People) -> None:
        self.seat(table, rev, people)

    def seat(self, table: str, rev: int, people: People, holder: str = "", seat: int = -1) -> None:
        game = self._at(table, rev)
        holds = game.record.holds
        if holder and seat not in holds.get(holder, []):
            holds = {**holds, holder: [*holds.get(holder, []), seat]}
        changes = {"chairs": people.chairs, "summary": people.summary, "holds": holds}
        self._step(game, (), 0, people.notes, **changes)

    def retire(self, table: str, rev: int, people: People, seat: int) -> None:
        game = self._at(table, rev)
        keys = {other: print_ for other, print_ in game.keys.items() if other != seat}
        holds = {
            holder: [other for other in seats if other != seat]
            for holder, seats in game.record.holds.items()
        }
        changes = {"chairs": people.chairs, "summary": people.summary, "holds": holds}
        sitters = {other: print_ for other, print_ in game.people.items() if other != seat}
        self._step(replace(game, keys=keys, people=sitters), (), 0, people.notes, **changes)

    def say(self, table: str, rev: int, line: ChatLine) -> None:
        game = self._at(table, rev)
        self._write(journal.key(CHAT, table, line.n), journal.chat_text(line))
        chat = [*game.record.chat, line]
        for old in chat[:-MOST_NOTES]:
            self._write(journal.key(CHAT, table, old.n), None)
        self._step(game, chat=chat[-MOST_NOTES:])

    def hide(self, table: str, holder: str, hidden: bool) -> bool:
        game = self.games.get(table)
        if game is None or not game.record.holds.get(holder):
            return False
        others = game.hidden - {holder}
        self._keep(replace(game, hidden=others | {holder} if hidden else others))
        return True

    def prints(self, table: str) -> dict[int, str]:
        return dict(self.games[table].keys) if table in self.games else {}

    def tables_of(self, holder: str, most: int) -> list[tuple[Record, list[int]]]:
        found = [
            (game.record, sorted(game.record.holds[holder]))
            for game in self.games.values()
            if game.record.holds.get(holder) and holder not in game.hidden
        ]
        return sorted(found, key=lambda one: one[0].summary.changed, reverse=True)[:most]

    # -- clocks

    def due(self, now: float) -> list[str]:
        dues = {table: game.record.summary.due for table, game in self.games.items()}
        return [table for table, due in dues.items() if due is not None and due <= now]

    def clocks_run(self) -> bool:
        return any(game.record.summary.due is not None for game in self.games.values())

    def keep_uptime(self, value: float) -> None:
        self._write(journal.UPTIME, str(value))
        self.uptime = value

    # -- reports

    def report(self, table: str) -> ReportRow | None:
        return self.reports.get(table)

    def put_report(self, table: str, row: ReportRow, before: ReportRow | None) -> bool:
        if table not in self.games or self.reports.get(table) != before:
            return False
        if row.text:
            self._write(journal.key(REPORT, table), journal.report_text(row))
        self.reports[table] = row
        return True

    def drop_report(self, table: str, row: ReportRow) -> None:
        if self.reports.get(table) == row:
            del self.reports[table]

    # -- notes about moments

    def moment_notes(self, table: str) -> list[MomentNote]:
        return list(self.remarks.get(table, []))

    def add_moment_note(self, table: str, line: int, seat: int, text: str, most: int) -> bool:
        notes = self.remarks.get(table, [])
        if table not in self.games or len(notes) >= most:
            return False
        note = MomentNote(notes[-1].n + 1 if notes else 0, line, seat, text)
        self._write(journal.key(REMARK, table, note.n), journal.remark_text(note))
        self.remarks[table] = [*notes, note]
        return True

    def change_moment_note(self, table: str, n: int, text: str) -> None:
        notes = self.remarks.get(table, [])
        new = {note.n: replace(note, text=text) for note in notes if note.n == n}
        kept = journal.remark_text(new[n]) if text and n in new else None
        self._write(journal.key(REMARK, table, n), kept)
        changed = [new.get(note.n, note) for note in notes]
        self.remarks[table] = [note for note in changed if note.text]

    # -- writing

    def _at(self, table: str, rev: int) -> StoredGame:
        """The game at this revision."""
        game = self.games.get(table)
        if game is None or game.record.rev != rev:
            raise Conflict(table)
        return game

    def _step(
        self,
        game: StoredGame,
        new: Sequence[Row] = (),
        first: int = 0,
        notes: Sequence[Note] = (),
        **changes: object,
    ) -> None:
        """From one revision to the next, with new lines from `first` on."""
        old = game.record
        record = replace(old, rev=old.rev + 1, notes=[*old.notes, *notes], **changes)  # type: ignore[arg-type]
        self._keep(replace(game, record=record), new, first, notes)

    def keep_game(self, game: StoredGame) -> None:
        """Keep a game whose lines and notes have not changed."""
        self._keep(game, (), 0, ())

    def keep_text(self, name: str, text: str | None) -> None:
        """Keep a text that is not of a game, or forget it."""
        self._write(name, text)

    def _keep(
        self,
        game: StoredGame,
        rows: Sequence[Row] = (),
        first: int = 0,
        notes: Sequence[Note] | None = None,
    ) -> None:
        """The game's own record comes last: until then its new lines do not count."""
        table = game.record.id
        for n, row in enumerate(rows, first):
            self._write(journal.key(LINE, table, n), journal.line_text(row))
        for note in game.record.notes if notes is None else notes:
            self._write(journal.key(NOTE, table, note.n), journal.note_text(note))
        self._write(journal.key(GAME, table), journal.game_text(game))
        self.games[table] = game

    def _write(self, name: str, text: str | None) -> None:
        try:
            self._save(name, text)
        except Exception as error:  # of the page, whatever it is
            raise StoreFailed from error
