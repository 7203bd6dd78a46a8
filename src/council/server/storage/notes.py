"""Notes about moments of games in the database."""

from sqlalchemy import Engine, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from council.server.storage.database import for_glances, for_writing
from council.server.storage.schema import moment_notes
from council.tables.storage.notes import MomentNote

TRIES = 5  # to get a number, where several workers share a database


class NoteShelf:
    """One row for each note; it goes with its game."""

    def __init__(self, engine: Engine) -> None:
        self.writer = for_writing(engine)
        self.glance = for_glances(engine)

    def moment_notes(self, table: str) -> list[MomentNote]:
        """The notes of a game, in the order in which they were written."""
        wanted = select(moment_notes).where(moment_notes.c.game_id == table)
        with self.glance.connect() as connection:
            rows = connection.execute(wanted.order_by(moment_notes.c.n)).all()
        return [MomentNote(row.n, row.line, row.seat, row.text) for row in rows]

    def add_moment_note(self, table: str, line: int, seat: int, text: str, most: int) -> bool:
        """Keep one more; False when the game has so many already, or is gone."""
        of_game = moment_notes.c.game_id == table
        count = select(func.count(), func.max(moment_notes.c.n)).where(of_game)
        for _ in range(TRIES):
            try:
                with self.writer.begin() as connection:
                    many, last = connection.execute(count).one()
                    if many >= most:
                        return False
                    row = {"line": line, "seat": seat, "text": text}
                    number = 0 if last is None else last + 1
                    new = insert(moment_notes).values(game_id=table, n=number, **row)
                    connection.execute(new)
                    return True
            except IntegrityError:  # somebody was quicker, or the game is gone
                continue
        return False

    def change_moment_note(self, table: str, n: int, text: str) -> None:
        """Keep another text in place of a note's; none deletes the note."""
        here = (moment_notes.c.game_id == table) & (moment_notes.c.n == n)
        with self.writer.begin() as connection:
            if text:
                connection.execute(update(moment_notes).where(here).values(text=text))
            else:
                connection.execute(delete(moment_notes).where(here))
