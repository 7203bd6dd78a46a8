"""Who is connected to a worker is known to all: whatever breaks, nobody is lost, nobody stays."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Event, get_ident
from typing import Any

import pytest
from anyio import to_thread
from server.kit import Server, sql
from server.several import call, deaf, later, pair, several, wait_for
from sqlalchemy import Connection
from sqlalchemy.exc import OperationalError
from starlette.websockets import WebSocketDisconnect

from council.server.cluster import postgres_broker
from council.server.cluster.postgres_broker import PostgresBroker
from council.server.storage.database import STALE
from council.tables import registry
from council.tables.state.room import Room
from council.tables.storage.store import StoreFailed
from council.tables.sync import refresh
from council.tables.visits import meet

pytestmark = pytest.mark.usefixtures("on_postgresql")


@pytest.fixture
def servers(tmp_path: Path) -> Iterator[list[Server]]:
    with several(tmp_path) as servers:
        yield servers


def hub_of(server: Server) -> PostgresBroker:
    broker = server.services.broker
    assert isinstance(broker, PostgresBroker)
    return broker


def here(server: Server, table: str) -> dict[str, set[int]]:
    """As the database knows it."""
    found = server.services.store.load(table)
    assert found is not None
    return found.here


def told(broker: PostgresBroker) -> None:
    """Whatever there was to tell has been told, or tried."""
    wait_for(lambda: not broker._news and (broker._teller is None or broker._teller.done()))


def broken(*_: object) -> Any:
    raise OperationalError("", {}, Exception())


@pytest.mark.parametrize("kept", [False, True])
def test_a_line_that_broke_loses_nobody_and_keeps_nobody(
    servers: list[Server], monkeypatch: pytest.MonkeyPatch, kept: bool
) -> None:
    ann, _, new = pair(servers)
    broker = hub_of(servers[0])
    begin = broker.store.writer.begin

    @contextmanager
    def breaks() -> Iterator[Connection]:
        if not kept:
            broken()
        with begin() as connection:
            yield connection
        broken()

    with ann.at(new.table):
        monkeypatch.setattr(broker.store.writer, "begin", breaks)
        call(servers[0], broker.seated, new.table, {0, 1})
        told(broker)
        monkeypatch.undo()
        call(servers[0], broker.seated, new.table, {0})
        told(broker)
        assert here(servers[1], new.table) == {broker.me: {0}}
        monkeypatch.setattr(broker.store.writer, "begin", breaks)
        call(servers[0], broker.seated, new.table, set())
        told(broker)
        monkeypatch.undo()
        later(servers, 0)
        assert here(servers[1], new.table) == {}


def test_a_worker_that_was_buried_while_it_wrote_comes_back_with_everybody(
    servers: list[Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It stood still when its words had been kept, and the others did not wait for it."""
    ann, _, new = pair(servers)
    first, broker = servers[0], hub_of(servers[0])
    begin, keep = broker.store.writer.begin, broker._keep
    kept, goes_on, writers = Event(), Event(), set()

    @contextmanager
    def stands() -> Iterator[Connection]:
        with begin() as connection:
            yield connection
        if get_ident() in writers:
            kept.set()
            assert goes_on.wait(120)

    def stand(news: dict[str, set[int]]) -> None:
        writers.add(get_ident())
        keep(news)
        writers.clear()

    later(servers, 0)
    monkeypatch.setattr(broker.store.writer, "begin", stands)
    monkeypatch.setattr(broker, "_keep", stand)
    with ann.at(new.table):
        assert kept.wait(120)
        later(servers[1:], STALE + 1)
        assert here(servers[1], new.table) == {}
        assert first.client.portal is not None
        beat = first.client.portal.start_task_soon(broker.beat, first.services.uptime)
        wait_for(lambda: bool(broker._telling._waiters))  # for those who write
        goes_on.set()
        beat.result()
        assert here(servers[1], new.table) == {broker.me: {0}}


@pytest.mark.parametrize("way", ["overtaken", "broken off"])
def test_who_is_here_sits_on_his_chair_however_his_worker_learns_that_it_was_taken(
    servers: list[Server], monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    """The others had not been told yet that he had come."""
    ann, bob, new = pair(servers)
    first, second = (server.services for server in servers)
    with ann.at(new.table) as a, bob.at(new.table) as b:
        a.until(lambda table: table["seats"][1]["online"])
        deaf(servers[1], monkeypatch)
        monkeypatch.setattr(first.broker, "_elsewhere", lambda _: set())
        call(servers[0], meet, first.tables.rooms[new.table])
        assert servers[0].clock is not None
        servers[0].clock.time += 61
        call(servers[0], first.scheduler.beat)
        assert first.tables.rooms[new.table].chairs[1].away
        if way == "overtaken":
            assert b.code("say", text="hello") == "done"
        else:
            second.tables.rooms[new.table].sound = False
            call(servers[1], refresh, second.tables.rooms[new.table])
        b.settle()
        assert not b.table["seats"][1]["away"]
        a.until(lambda table: "server-told-back" in str(a.story))
        assert not a.table["seats"][1]["away"]
        assert a.told() == b.told() == ["away", "back"]


def test_news_of_a_table_that_was_left_do_not_send_away_who_has_come_back(
    servers: list[Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob, new = pair(servers)
    services, broker = servers[0].services, hub_of(servers[0])
    begun, goes_on = Event(), Event()
    refresh = registry.refresh

    async def slowly(table: Room) -> bool:
        if begun.is_set():
            return await refresh(table)
        begun.set()
        assert await to_thread.run_sync(goes_on.wait, 120)
        return await refresh(table)

    with bob.at(new.table) as b:
        with ann.at(new.table):
            told(broker)
            monkeypatch.setattr(registry, "refresh", slowly)
            assert b.code("say", text="hello") == "done"
            assert begun.wait(120)
        wait_for(lambda: not services.connections.inside)
        call(servers[0], services.tables.announced, "table", new.table, -1)
        with ann.at(new.table):
            goes_on.set()
            wait_for(lambda: not services.tables._looks)
            told(broker)
            assert here(servers[1], new.table) == {broker.me: {0}, hub_of(servers[1]).me: {1}}


def test_who_left_while_a_table_was_read_is_not_taken_for_there_for_ever(
    servers: list[Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The line breaks just when the worker asks what it has missed."""
    ann, bob, new = pair(servers)
    services, broker = servers[0].services, hub_of(servers[1])
    services.tables.rooms.clear()
    read, refresh = services.tables._read, registry.refresh
    with bob.at(new.table) as b:
        told(broker)

        def slowly(name: str) -> Room:
            monkeypatch.setattr(services.tables, "_read", read)
            monkeypatch.setattr(registry, "refresh", broken_once)
            table = read(name)
            b.socket.close()
            wait_for(lambda: name not in broker.written)
            wait_for(lambda: name not in services.tables._opening)
            return table

        async def broken_once(_: Room) -> bool:
            monkeypatch.setattr(registry, "refresh", refresh)
            raise StoreFailed

        monkeypatch.setattr(services.tables, "_read", slowly)
        with pytest.raises(WebSocketDisconnect), ann.at(new.table):
            pass
        with ann.at(new.table):
            wait_for(lambda: not services.tables.rooms[new.table].presence.elsewhere)


def test_who_goes_and_comes_in_one_breath_is_where_he_came_to(
    servers: list[Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob, new = pair(servers)
    first, second = (hub_of(server) for server in servers)
    monkeypatch.setattr(postgres_broker, "GATHER", 0.2)
    elsewhere = servers[0].browser()
    elsewhere.cookie = bob.cookie
    with ann.at(new.table) as a:
        with bob.at(new.table):
            told(second)
        with bob.at(new.table):
            told(second)
            assert here(servers[0], new.table)[second.me] == {1}
        with elsewhere.at(new.table):
            told(first)
            told(second)
            assert here(servers[1], new.table) == {first.me: {0, 1}}
            a.settle()
            assert a.table["seats"][1]["online"]


def test_a_worker_that_ends_leaves_nothing_behind_of_what_it_was_about_to_tell(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with several(tmp_path) as servers:
        ann, _, new = pair(servers)
        monkeypatch.setattr(postgres_broker, "GATHER", 3600.0)
        with several(tmp_path, 1, now=servers[0].clock) as (third,):
            ann.server, broker = third, hub_of(third)
            with ann.at(new.table):
                wait_for(lambda: broker._teller is not None)
                call(third, broker.beat, third.services.uptime)
                assert here(servers[0], new.table) == {broker.me: {0}}
        assert broker._teller is not None
        assert broker._teller.cancelled()
        assert here(servers[0], new.table) == {}
    assert "destroyed" not in caplog.text


def test_people_at_a_table_that_is_removed_are_told_and_hold_nobody_up(
    servers: list[Server], tmp_path: Path
) -> None:
    ann, bob, new = pair(servers)
    _, _, other = pair(servers)
    broker = hub_of(servers[0])
    with ann.at(new.table) as a, bob.at(new.table) as b:
        told(broker)
        sql(tmp_path, f"DELETE FROM games WHERE id = '{new.table}'")
        for person in (a, b):
            assert person.code("say", text="hello") == "no_such_table"
        with servers[0].browser().at(other.table, other.keys[1]):
            later(servers, 1)
            assert here(servers[1], other.table) == {broker.me: {1}}
    told(broker)
    later(servers, 1)
    assert (broker.seats, broker.written) == ({}, {})
