"""Reports of games in the database."""

from dataclasses import asdict
from typing import Any

from sqlalchemy import Engine, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from council.server.storage.database import for_glances, for_writing
from council.server.storage.schema import reports
from council.tables.storage.reports import ReportRow


class ReportShelf:
    """One row for each game that has a report or gets one; it goes with the game."""

    def __init__(self, engine: Engine) -> None:
        self.writer = for_writing(engine)
        self.glance = for_glances(engine)

    def report(self, table: str) -> ReportRow | None:
        """What is kept of a game's report."""
        with self.glance.connect() as connection:
            found = connection.execute(select(reports).where(reports.c.game_id == table)).first()
        if found is None:
            return None
        values = (found.v, found.worker, found.beat, found.done, found.of, found.text)
        return ReportRow(*values, found.program)

    def put_report(self, table: str, row: ReportRow, before: ReportRow | None) -> bool:
        """Put a row where there is none, or in place of this one; whether that was so."""
        values = asdict(row)
        try:
            with self.writer.begin() as connection:
                if before is None:
                    connection.execute(insert(reports).values(game_id=table, **values))
                    return True
                changed = update(reports).where(_is(table, before)).values(**values)
                return connection.execute(changed).rowcount == 1
        except IntegrityError:  # somebody was quicker, or the game is gone
            return False

    def forget_begun(self) -> None:
        """Nobody makes a report now: a server that was killed may have left some half made."""
        with self.writer.begin() as connection:
            connection.execute(delete(reports).where(reports.c.text == ""))

    def drop_report(self, table: str, row: ReportRow) -> None:
        """Take the row away if it is still this one."""
        with self.writer.begin() as connection:
            connection.execute(delete(reports).where(_is(table, row)))


def _is(table: str, row: ReportRow) -> Any:
    """Whether it is this row: nobody else signs with this name at this time."""
    mine = (reports.c.worker == row.worker) & (reports.c.beat == row.beat)
    return (reports.c.game_id == table) & mine & (reports.c.text == row.text)
