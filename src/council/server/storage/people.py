"""People and their seats in the database."""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import asdict
from typing import Any

from sqlalchemy import Connection, Engine, delete, exists, insert, select, update
from sqlalchemy.exc import IntegrityError

from council.daily.calendar import SEAT
from council.server.storage.database import for_glances, for_writing
from council.server.storage.rows import record_of
from council.server.storage.schema import daily, games, holds, people, reports, sitters
from council.server.storage.writer import despite_others
from council.tables.storage.people import Judged, PersonGame, PersonRow, judged_in

FORGOTTEN = "forgotten"  # whose seats are those of people who were forgotten: no fingerprint
NOBODY = PersonRow(listed=False)
FEW = 20  # reports in the memory at the same time


class PeopleShelf:
    """One row for each person and for each seat that is theirs."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.writer = for_writing(engine)
        self.glance = for_glances(engine)

    def person(self, print_: str) -> PersonRow | None:
        """What is kept of a person."""
        with self.glance.connect() as connection:
            found = connection.execute(select(people).where(people.c.sha256 == print_)).first()
        return PersonRow(found.name, found.crest, found.colour, found.listed) if found else None

    def put_person(self, print_: str, row: PersonRow, holder: str | None) -> None:
        """Keep a person, who takes over the games of this holder: all of it or nothing."""
        despite_others(lambda: self._put(print_, row, holder))

    def _put(self, print_: str, row: PersonRow, holder: str | None) -> None:
        with self.writer.begin() as connection:
            _keep(connection, print_, row)
            if holder:
                _take_over(connection, print_, holder)

    def forget_person(self, print_: str) -> None:
        """Delete a person, and which seats were theirs. Nothing of the server names those seats in
        lists any more."""
        despite_others(lambda: self._forget(print_))

    def _forget(self, print_: str) -> None:
        theirs = sitters.c.person == print_
        with self.writer.begin() as connection:
            games_ = select(sitters.c.game_id).where(theirs)
            if connection.execute(games_.limit(1)).first():
                _keep(connection, FORGOTTEN, NOBODY)
                mine = (daily.c.game_id == sitters.c.game_id) & (sitters.c.seat == SEAT) & theirs
                tried = update(daily).where(exists().where(mine))
                connection.execute(tried.values(name=""))
                connection.execute(update(sitters).where(theirs).values(person=FORGOTTEN))
            connection.execute(delete(people).where(people.c.sha256 == print_))

    def link(self, table: str, seat: int, print_: str) -> None:
        """A seat belongs to a person, who is kept if they are new."""
        with suppress(IntegrityError):  # the table was closed meanwhile
            despite_others(lambda: self._link(table, seat, print_))

    def _link(self, table: str, seat: int, print_: str) -> None:
        with self.writer.begin() as connection:
            link_seat(connection, table, seat, print_)

    def seat_of(self, table: str, print_: str) -> int | None:
        """The seat of a person at a table."""
        theirs = (sitters.c.game_id == table) & (sitters.c.person == print_)
        with self.glance.connect() as connection:
            return connection.execute(select(sitters.c.seat).where(theirs)).scalar()

    def hide_game(self, table: str, print_: str) -> bool:
        """Take a game off a person's list; False when they have no seat there."""
        if "\0" in table:  # from a stranger, and nothing PostgreSQL can be asked
            return False
        with self.writer.begin() as connection:
            theirs = (sitters.c.game_id == table) & (sitters.c.person == print_)
            gone = update(sitters).where(theirs).values(hidden=True)
            return connection.execute(gone).rowcount > 0

    def games_of(self, print_: str, most: int) -> Sequence[PersonGame]:
        """The games of a person, the last changed first."""
        theirs = (sitters.c.person == print_) & ~sitters.c.hidden
        mine = select(sitters.c.game_id, sitters.c.seat).where(theirs)
        chosen = games.c.id.in_(select(sitters.c.game_id).where(theirs))
        with self.engine.connect() as connection:
            seats = _by_game(connection, mine)
            rows, told = _rows(connection, chosen, most)
        return [PersonGame(record_of(row), seats[row.id], told.get(row.id)) for row in rows]

    def finished(self, most: int) -> Sequence[PersonGame]:
        """All finished games, the last changed first."""
        shy = select(people.c.sha256).where(~people.c.listed)
        theirs = select(sitters.c.game_id, sitters.c.seat).where(sitters.c.person.in_(shy))
        with self.engine.connect() as connection:
            unnamed = _by_game(connection, theirs)
            rows, told = _rows(connection, games.c.results != "[]", most)
        return [
            PersonGame(record_of(row), [], told.get(row.id), unnamed.get(row.id, []))
            for row in rows
        ]

    def unlisted(self) -> frozenset[str]:
        """The names, in small letters, of people who do not want to be named."""
        with self.glance.connect() as connection:
            names = connection.execute(select(people.c.name).where(~people.c.listed)).scalars()
            return frozenset(name.casefold() for name in names if name)


def link_seat(connection: Connection, table: str, seat: int, print_: str) -> None:
    """A seat belongs to a person, if it is nobody's and they have none at the table."""
    known = select(people.c.sha256).where(people.c.sha256 == print_)
    if connection.execute(known).first() is None:
        connection.execute(insert(people).values(sha256=print_, **asdict(PersonRow())))
    here = (sitters.c.game_id == table) & (sitters.c.person != FORGOTTEN)
    mine = (sitters.c.seat == seat) | (sitters.c.person == print_)
    if connection.execute(select(sitters.c.seat).where(here & mine)).first():
        again = update(sitters).where(here & (sitters.c.person == print_))
        connection.execute(again.values(hidden=False))
        return
    _seat(connection, table, seat, print_)


def _keep(connection: Connection, print_: str, row: PersonRow) -> None:
    """A person as they are now."""
    there = update(people).where(people.c.sha256 == print_).values(**asdict(row))
    if not connection.execute(there).rowcount:
        connection.execute(insert(people).values(sha256=print_, **asdict(row)))


def _take_over(connection: Connection, print_: str, holder: str) -> None:
    """The first seat that a browser holds in each game is the person's, if it is nobody's yet."""
    held = _by_game(
        connection, select(holds.c.game_id, holds.c.seat).where(holds.c.sha256 == holder)
    )
    if not held:
        return
    here = sitters.c.game_id.in_(held)
    somebody = here & (sitters.c.person != FORGOTTEN)
    taken = _by_game(connection, select(sitters.c.game_id, sitters.c.seat).where(somebody))
    mine = _by_game(
        connection,
        select(sitters.c.game_id, sitters.c.seat).where(here & (sitters.c.person == print_)),
    )
    for table, seats in held.items():
        free = [seat for seat in seats if seat not in taken.get(table, [])]
        if free and table not in mine:
            _seat(connection, table, free[0], print_)


def _seat(connection: Connection, table: str, seat: int, print_: str) -> None:
    """A free seat is a person's."""
    _free(connection, table, seat)
    new = {"game_id": table, "seat": seat, "person": print_, "hidden": False}
    connection.execute(insert(sitters).values(new))


def _free(connection: Connection, table: str, seat: int) -> None:
    """A seat of somebody who was forgotten is whoever's takes it."""
    here = (sitters.c.game_id == table) & (sitters.c.seat == seat)
    connection.execute(delete(sitters).where(here & (sitters.c.person == FORGOTTEN)))


def _by_game(connection: Connection, query: Any) -> dict[str, list[int]]:
    """Seats by game, in order."""
    found: dict[str, list[int]] = {}
    for table, seat in connection.execute(query.order_by("game_id", "seat")):
        found.setdefault(table, []).append(int(seat))
    return found


def _rows(connection: Connection, chosen: Any, most: int) -> tuple[list[Any], dict[str, Judged]]:
    """Games, the last changed first, and what reports say of them: a few at a time, for all of them
    together may be longer than the memory."""
    last = games.c.changed.desc()
    rows = list(connection.execute(select(games).where(chosen).order_by(last).limit(most)))
    listed = select(games.c.id).where(chosen).order_by(last).limit(most).subquery()
    texts = select(reports.c.game_id, reports.c.text).join(listed, listed.c.id == reports.c.game_id)
    ready = texts.where(reports.c.text != "").execution_options(yield_per=FEW)
    judged = ((row.game_id, judged_in(row.text)) for row in connection.execute(ready))
    return rows, {table: found for table, found in judged if found}
