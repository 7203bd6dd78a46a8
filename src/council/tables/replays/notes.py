"""Notes about moments of finished games: who may read and write them."""

from council.core.log import LONGEST_NOTE, MOST_NOTES, Log, LogNote, is_note
from council.protocol.api import NewNote, NoteIs, NotesAre
from council.protocol.errors import Denied
from council.tables.registry import TableRegistry
from council.tables.settings import TableSettings
from council.tables.state.chat import clean
from council.tables.state.room import Room, reads_everything
from council.tables.storage.notes import MomentNote, NoteStore
from council.tables.sync import current


class GameNotes:
    """The notes of all games."""

    def __init__(self, settings: TableSettings, store: NoteStore) -> None:
        self.settings = settings
        self.store = store

    async def look(self, tables: TableRegistry, table: str, holder: str | None) -> NotesAre:
        """The notes of a game, for those who may read its whole log; others see none."""
        async with tables.open(table) as room, current(room):
            return await self._shown(room, holder)

    async def write(
        self, tables: TableRegistry, table: str, holder: str | None, new: NewNote
    ) -> NotesAre:
        """Write one more; all notes then. What is sent again because the answer was lost is there
        already."""
        async with tables.open(table) as room, current(room):
            seat = _own_seat(room, holder, new.seat)
            if not 2 <= new.line <= len(room.play.log.lines) + 2:
                raise Denied("bad_note", most=LONGEST_NOTE)
            text = _tidy(new.text)
            notes = await self.settings.run(self.store.moment_notes, table)
            if any((note.line, note.seat, note.text) == (new.line, seat, text) for note in notes):
                return await self._shown(room, holder)
            given = (table, new.line, seat, text, MOST_NOTES)
            if not await self.settings.run(self.store.add_moment_note, *given):
                raise Denied("many_notes", most=MOST_NOTES)
            return await self._shown(room, holder)

    async def change(
        self, tables: TableRegistry, table: str, holder: str | None, n: str, text: str
    ) -> NotesAre:
        """Put another text in place of one's own; none deletes it. All notes then."""
        async with tables.open(table) as room, current(room):
            notes = await self.settings.run(self.store.moment_notes, table)
            found = next((note for note in notes if str(note.n) == n), None)
            if found is None or not reads_everything(room, holder):
                raise Denied("not_found")
            _own_seat(room, holder, found.seat)
            text = _tidy(text) if text.strip() else ""
            await self.settings.run(self.store.change_moment_note, table, found.n, text)
            return await self._shown(room, holder)

    async def in_log(self, room: Room, log: Log) -> Log:
        """The log with the notes of its game."""
        notes = await self.settings.run(self.store.moment_notes, room.id)
        log.notes = [LogNote(note.line, _author(room, note), note.text) for note in notes]
        return log

    async def _shown(self, room: Room, holder: str | None) -> NotesAre:
        if not reads_everything(room, holder):
            return NotesAre([], False)
        held = room.held_by(holder)
        notes = await self.settings.run(self.store.moment_notes, room.id)
        shown = [
            NoteIs(note.n, note.line, note.seat, _author(room, note), note.text, note.seat in held)
            for note in notes
        ]
        return NotesAre(shown, bool(held) and room.status.lesson is None)


def _author(room: Room, note: MomentNote) -> str:
    return room.chairs[note.seat].name


def _own_seat(room: Room, holder: str | None, seat: int | None) -> int:
    """The seat that writes; Denied while the game runs, and for everybody else."""
    held = room.held_by(holder)
    if not held or (seat is not None and seat not in held):
        raise Denied("not_your_seat")
    if not room.views.over or room.status.lesson is not None:
        raise Denied("not_over")
    return held[0] if seat is None else seat


def _tidy(text: str) -> str:
    """The text as it is kept; Denied when there is none or too much of it."""
    tidy = clean(text)
    if not is_note(tidy):
        raise Denied("bad_note", most=LONGEST_NOTE)
    return tidy
