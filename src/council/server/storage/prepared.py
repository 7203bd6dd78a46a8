"""Frequent changes as text for the database. SQLAlchemy takes longer to put a statement together
than SQLite to carry it out, so this is done once."""

from collections.abc import Mapping
from typing import Any

from sqlalchemy import Connection, CursorResult, Dialect
from sqlalchemy.sql.dml import UpdateBase

Values = Mapping[str, Any]
Text = tuple[str, list[str] | None]  # what is to be done, and the order of its values, if any


class Prepared:
    """A statement whose values need no conversion: numbers and texts."""

    def __init__(self, statement: UpdateBase) -> None:
        self.statement = statement
        self._texts: dict[tuple[str, tuple[str, ...]], Text] = {}

    def carry_out(self, connection: Connection, *rows: Values) -> CursorResult[Any]:
        """Carry it out for each of these rows, which have the same names."""
        text, order = self._text(connection.dialect, tuple(rows[0]))
        given = [tuple(row[name] for name in order) if order else dict(row) for row in rows]
        return connection.exec_driver_sql(text, given[0] if len(given) == 1 else given)

    def _text(self, dialect: Dialect, names: tuple[str, ...]) -> Text:
        if (dialect.name, names) not in self._texts:
            made = self.statement.compile(dialect=dialect, column_keys=list(names))
            self._texts[dialect.name, names] = (str(made), made.positiontup)
        return self._texts[dialect.name, names]
