"""Tables are read beside each other: each once, few at a time, and what fails leaves nothing."""

import asyncio
from collections.abc import Callable
from threading import Event, Lock

import pytest
from server.kit import FRIEND, ME, Server
from server.several import call, wait_for
from sqlalchemy.exc import OperationalError

from council.server.denied import Denied
from council.server.house import READERS, House
from council.server.table import Table

MANY = 500


async def visit(house: House, name: str) -> Table:
    async with house.table(name) as table:
        return table


def nothing_left(house: House) -> bool:
    return not (house._uses or house._opening or house._readers.borrowed_tokens)


def test_hundreds_of_tables_are_read_few_at_a_time_and_each_once(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = server.house
    some = call(server, visit, house, server.browser().found(ME, FRIEND).table)
    reads: list[str] = []
    inside, most, one, goes_on = [0], [0], Lock(), Event()

    def read(name: str) -> Table:
        with one:
            reads.append(name)
            inside[0] += 1
            most[0] = max(most[0], inside[0])
        assert goes_on.wait(60)
        with one:
            inside[0] -= 1
        return some

    async def come() -> None:
        names = [f"t{number}" for number in range(MANY)]
        await asyncio.gather(*(visit(house, name) for name in names + names))

    monkeypatch.setattr(house, "_read", read)
    assert server.client.portal is not None
    everybody = server.client.portal.start_task_soon(come)
    try:
        wait_for(lambda: inside[0] == READERS)
        assert len(house._uses) == MANY
        assert call(server, visit, house, some.id) is some  # who needs nothing read does not wait
    finally:
        goes_on.set()
    everybody.result()
    assert most == [READERS]
    assert sorted(reads) == sorted(set(reads))
    assert nothing_left(house)


def fail(error: Exception) -> Callable[[str], Table]:
    def read(_: str) -> Table:
        raise error

    return read


@pytest.mark.parametrize(
    "error", [Denied("unreadable"), OperationalError("", {}, Exception()), ValueError()]
)
def test_a_table_that_could_not_be_read_is_read_the_next_time(
    server: Server, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    house, name = server.house, server.browser().found(ME, FRIEND).table
    house.tables.clear()

    async def two() -> list[Table | BaseException]:
        both = (visit(house, name), visit(house, name))
        return await asyncio.gather(*both, return_exceptions=True)

    with monkeypatch.context() as patch:
        patch.setattr(house, "_read", fail(error))
        assert call(server, two) == [error, error]
    assert nothing_left(house)
    assert name not in house.tables
    assert call(server, visit, house, name).id == name
    assert nothing_left(house)


def test_who_gives_up_while_a_table_is_read_holds_nobody_up(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    house, name = server.house, server.browser().found(ME, FRIEND).table
    house.tables.clear()
    read, begun, goes_on = house._read, Event(), Event()

    def slowly(table: str) -> Table:
        if not begun.is_set():
            begun.set()
            assert goes_on.wait(30)
        return read(table)

    async def two() -> Table:
        first = asyncio.create_task(visit(house, name))
        second = asyncio.create_task(visit(house, name))
        while not begun.is_set():
            await asyncio.sleep(0.001)
        first.cancel()
        table = await second
        assert first.cancelled()
        return table

    monkeypatch.setattr(house, "_read", slowly)
    try:
        assert call(server, two) is house.tables[name]
    finally:
        goes_on.set()
    wait_for(lambda: nothing_left(house))
