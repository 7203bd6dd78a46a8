"""Tries of the deal of the day in the database."""

from typing import Any

from sqlalchemy import Engine, insert, select
from sqlalchemy.exc import IntegrityError

from council.daily.calendar import SEAT
from council.server.storage.database import for_glances, for_writing
from council.server.storage.people import link_seat
from council.server.storage.rows import insert_game, insert_hold, insert_keys, record_of
from council.server.storage.schema import daily, daily_rivals, games, holds, sitters
from council.server.storage.writer import despite_others
from council.tables.storage.daily import TryRow
from council.tables.storage.records import Record


class DailyShelf:
    """One row for each try, which goes with its game, and one for each rival."""

    def __init__(self, engine: Engine) -> None:
        self.writer = for_writing(engine)
        self.glance = for_glances(engine)

    def begin_try(
        self,
        row: TryRow,
        claim: str,
        record: Record,
        prints: dict[int, str],
        holder: str,
        person: str,
    ) -> bool:
        """A new game and the try that it is, or nothing at all; False if the claim is taken."""

        def begin() -> None:
            with self.writer.begin() as connection:
                insert_game(connection, record)
                insert_keys(connection, record.id, prints)
                insert_hold(connection, holder, record.id, SEAT)
                values = {"day": row.day, "game": row.game, "name": row.name}
                new = insert(daily).values(game_id=row.table, **values)
                connection.execute(new.values(counted=row.counted, claim=claim))
                if person:
                    link_seat(connection, record.id, SEAT, person)

        try:
            despite_others(begin)  # the person may have been new to another worker, too
        except IntegrityError:
            return False
        return True

    def tries_of(self, holder: str, person: str, most: int) -> list[tuple[TryRow, Record]]:
        """The tries that a browser began, and those of a person on other devices; the last day
        first. Whoever got the key of somebody else's try has not tried themselves."""
        held = select(holds.c.game_id).where(holds.c.sha256 == holder)
        theirs = daily.c.game_id.in_(select(sitters.c.game_id).where(sitters.c.person == person))
        own = self._found(theirs, most)
        begun = self._found(daily.c.game_id.in_(held) & ~theirs, most)
        mine = [one for one in begun if one[1].summary.status.founder == holder]
        return sorted([*own, *mine], key=lambda one: one[0].day, reverse=True)[:most]

    def tries(self, day: str, game: str, most: int) -> list[tuple[TryRow, Record]]:
        """The finished counted tries of all who gave a name: those that nobody finishes take no
        place in the list."""
        named = daily.c.counted & (daily.c.name != "") & (games.c.results != "[]")
        return self._found((daily.c.day == day) & (daily.c.game == game) & named, most)

    def _found(self, which: Any, most: int) -> list[tuple[TryRow, Record]]:
        about = (daily.c.day, daily.c.counted, daily.c.name.label("listed"))
        joined = select(games, *about).join(daily, daily.c.game_id == games.c.id)
        chosen = joined.where(which).order_by(daily.c.day.desc(), games.c.changed).limit(most)
        with self.glance.connect() as connection:
            return [
                (TryRow(row.id, row.day, row.game, row.counted, row.listed), record_of(row))
                for row in connection.execute(chosen)
            ]

    def rival(self, day: str, game: str, level: str) -> str | None:
        """What is kept of a bot's game on a deal."""
        which = {"day": day, "game": game, "level": level}
        with self.glance.connect() as connection:
            return connection.scalar(select(daily_rivals.c.result).filter_by(**which))

    def put_rival(self, day: str, game: str, level: str, result: str) -> None:
        """Keep it; another worker may have been quicker, with the same result."""
        row = {"day": day, "game": game, "level": level, "result": result}
        try:
            with self.writer.begin() as connection:
                connection.execute(insert(daily_rivals).values(row))
        except IntegrityError:
            return
