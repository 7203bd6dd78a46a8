"""The HTTP calls about people and their games."""

from council.protocol.api import Seated
from council.protocol.record import (
    ChronicleIs,
    MyGame,
    PersonIs,
    PersonWish,
    RecordWish,
    StatisticsAre,
)
from council.tables.api.call import Call, Visit
from council.tables.people import devices, person
from council.tables.people import games as played

RECORDS_A_MINUTE = 120  # questions about games, or changes of a person, from one address
CHRONICLES_A_MINUTE = 40  # each reads all games of the server


async def me(visit: Visit) -> PersonIs:
    """What this server keeps of you."""
    return await person.look(visit.backend.settings, visit.backend.people, visit.known_person())


async def put_me(visit: Visit) -> PersonIs:
    """Say how you want to be known."""
    print_, backend = visit.known_person(), visit.backend
    visit.limit("person", RECORDS_A_MINUTE)
    return await person.put(backend.settings, backend.people, print_, visit.body, visit.holder)


async def forget_me(visit: Visit) -> PersonIs:
    """Have this server forget you; your games stay, with the names of their seats."""
    print_ = visit.known_person()
    visit.limit("person", RECORDS_A_MINUTE)
    return await person.forget(visit.backend.settings, visit.backend.people, print_)


async def my_games(visit: Visit) -> list[MyGame]:
    """Your games, on all your devices."""
    print_ = visit.known_person()
    visit.limit("record", RECORDS_A_MINUTE)
    return await played.my_games(visit.backend.settings, visit.backend.people, print_)


async def take_own_seat(visit: Visit) -> Seated:
    """Take your seat at a table of yours in this browser."""
    print_, backend = visit.known_person(), visit.backend
    visit.limit("person", RECORDS_A_MINUTE)
    holder = await visit.caller.identify()
    return await devices.take_own_seat(backend.tables, backend.people, visit.table, print_, holder)


async def my_statistics(visit: Visit) -> StatisticsAre:
    """What your finished games come to."""
    print_, backend = visit.known_person(), visit.backend
    visit.limit("record", RECORDS_A_MINUTE)
    return await played.my_statistics(backend.settings, backend.people, print_, visit.body)


async def chronicle(visit: Visit) -> ChronicleIs:
    """What all finished games of this server come to."""
    visit.limit("chronicle", CHRONICLES_A_MINUTE)
    backend = visit.backend
    return await played.house_chronicle(backend.settings, backend.people, visit.body)


PEOPLE_CALLS = [
    Call("GET", "/api/me", me, PersonIs, person=True, needs=True),
    Call(
        "POST",
        "/api/me",
        put_me,
        PersonIs,
        PersonWish,
        ("bad_name", "bad_crest", "slow_down"),
        person=True,
        needs=True,
    ),
    Call(
        "POST",
        "/api/me/forget",
        forget_me,
        PersonIs,
        None,
        ("slow_down",),
        person=True,
        needs=True,
    ),
    Call(
        "GET",
        "/api/me/games",
        my_games,
        list[MyGame],
        None,
        ("slow_down",),
        person=True,
        needs=True,
    ),
    Call(
        "POST",
        "/api/tables/{table}/mine",
        take_own_seat,
        Seated,
        None,
        ("no_such_table", "unreadable", "not_your_seat", "slow_down"),
        person=True,
        needs=True,
    ),
    Call(
        "POST",
        "/api/me/statistics",
        my_statistics,
        StatisticsAre,
        RecordWish,
        ("slow_down",),
        person=True,
        needs=True,
    ),
    Call(
        "POST",
        "/api/chronicle",
        chronicle,
        ChronicleIs,
        RecordWish,
        ("no_chronicle", "slow_down"),
    ),
]
