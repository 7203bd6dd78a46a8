"""Tables are read beside each other: each once, few at a time, and what fails leaves nothing."""

import asyncio
from collections.abc import Callable
from threading import Event, Lock

import pytest
from server.kit import FRIEND, ME, Server
from server.several import call, wait_for
from sqlalchemy.exc import OperationalError

from council.protocol.errors import Denied
from council.server.services import Services
from council.tables.registry import READERS
from council.tables.state.room import Room
from council.tables.storage.store import StoreFailed

MANY = 500


async def visit(services: Services, name: str) -> Room:
    async with services.tables.open(name) as table:
        return table


def nothing_left(services: Services) -> bool:
    return not (
        services.tables._uses
        or services.tables._opening
        or services.tables._readers._value < READERS
    )


def test_hundreds_of_tables_are_read_few_at_a_time_and_each_once(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    services = server.services
    some = call(server, visit, services, server.browser().found(ME, FRIEND).table)
    reads: list[str] = []
    inside, most, one, goes_on = [0], [0], Lock(), Event()

    def read(name: str) -> Room:
        with one:
            reads.append(name)
            inside[0] += 1
            most[0] = max(most[0], inside[0])
        assert goes_on.wait(120)
        with one:
            inside[0] -= 1
        return some

    async def come() -> None:
        names = [f"t{number}" for number in range(MANY)]
        await asyncio.gather(*(visit(services, name) for name in names + names))

    monkeypatch.setattr(services.tables, "_read", read)
    assert server.client.portal is not None
    everybody = server.client.portal.start_task_soon(come)
    try:
        wait_for(lambda: inside[0] == READERS)
        assert len(services.tables._uses) == MANY
        assert (
            call(server, visit, services, some.id) is some
        )  # who needs nothing read does not wait
    finally:
        goes_on.set()
    everybody.result()
    assert most == [READERS]
    assert sorted(reads) == sorted(set(reads))
    assert nothing_left(services)


def fail(error: Exception) -> Callable[[str], Room]:
    def read(_: str) -> Room:
        raise error

    return read


@pytest.mark.parametrize(
    "error", [Denied("unreadable"), OperationalError("", {}, Exception()), ValueError()]
)
def test_a_table_that_could_not_be_read_is_read_the_next_time(
    server: Server, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    services, name = server.services, server.browser().found(ME, FRIEND).table
    services.tables.rooms.clear()

    async def two() -> list[Room | BaseException]:
        both = (visit(services, name), visit(services, name))
        return await asyncio.gather(*both, return_exceptions=True)

    with monkeypatch.context() as patch:
        patch.setattr(services.tables, "_read", fail(error))
        found = call(server, two)
    told = [one.__cause__ if isinstance(one, StoreFailed) else one for one in found]
    assert told == [error, error]
    assert nothing_left(services)
    assert name not in services.tables.rooms
    assert call(server, visit, services, name).id == name
    assert nothing_left(services)


def test_who_gives_up_while_a_table_is_read_holds_nobody_up(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    services, name = server.services, server.browser().found(ME, FRIEND).table
    services.tables.rooms.clear()
    read, begun, goes_on = services.tables._read, Event(), Event()

    def slowly(table: str) -> Room:
        if not begun.is_set():
            begun.set()
            assert goes_on.wait(120)
        return read(table)

    async def two() -> Room:
        first = asyncio.create_task(visit(services, name))
        second = asyncio.create_task(visit(services, name))
        while not begun.is_set():
            await asyncio.sleep(0.001)
        first.cancel()
        table = await second
        assert first.cancelled()
        return table

    monkeypatch.setattr(services.tables, "_read", slowly)
    try:
        assert call(server, two) is services.tables.rooms[name]
    finally:
        goes_on.set()
    wait_for(lambda: nothing_left(services))
