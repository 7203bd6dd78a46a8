"""A person: a key that only their browsers have, and how they want to be known."""

import re

from council.protocol.errors import Denied
from council.protocol.record import PersonIs, PersonWish
from council.tables.lobby import checked_arms, checked_name
from council.tables.ops.tokens import fingerprint
from council.tables.settings import TableSettings
from council.tables.storage.people import PeopleStore, PersonRow

KEY = re.compile(r"[A-Za-z0-9_-]{22}")  # 128 bits


def print_of(key: str | None) -> str | None:
    """The fingerprint of a person's key; None: the browser sent none. Denied: it is not one."""
    if key is None:
        return None
    if not KEY.fullmatch(key):
        raise Denied("bad_person")
    return fingerprint(f"person {key}")


async def look(settings: TableSettings, people: PeopleStore, print_: str) -> PersonIs:
    """What is kept of a person."""
    row = await settings.run(people.person, print_)
    if row is None:
        return PersonIs(False, chronicle=settings.chronicle)
    return PersonIs(True, row.name, row.crest, row.colour, row.listed, settings.chronicle)


async def put(
    settings: TableSettings,
    people: PeopleStore,
    print_: str,
    wish: PersonWish,
    holder: str | None,
) -> PersonIs:
    """Keep how a person wants to be known; they may take over the games of
    their browser."""
    arms = checked_arms(wish.crest, wish.colour)
    name = checked_name(wish.name)
    before = await settings.run(people.person, print_) or PersonRow()
    listed = before.listed if wish.listed is None else wish.listed
    row = PersonRow(name, arms.crest, arms.colour, listed)
    await settings.run(people.put_person, print_, row, holder if wish.adopt else None)
    return await look(settings, people, print_)


async def forget(settings: TableSettings, people: PeopleStore, print_: str) -> PersonIs:
    """Delete a person; their games stay, with the names that the seats had."""
    await settings.run(people.forget_person, print_)
    return await look(settings, people, print_)
