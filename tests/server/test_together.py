"""Many who come at once, as after a restart: nobody waits for another's table, nobody is missed."""

import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from threading import Event

import pytest
from server.kit import FRIEND, ME, Server
from server.several import GRACE, pair, several, wait_for

from council.server.cluster import postgres_broker
from council.server.cluster.postgres_broker import PostgresBroker
from council.tables.state.room import Room


def test_nobody_waits_until_a_long_game_is_read(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, services = server.browser(), server.services
    long, short = ann.found(ME, FRIEND).table, ann.found(ME, FRIEND).table
    services.tables.rooms.clear()
    read, seen, begun = services.tables._read, Event(), Event()

    def slowly(name: str) -> Room:
        begun.set()
        assert name == short or seen.wait(120)
        return read(name)

    monkeypatch.setattr(services.tables, "_read", slowly)
    with ThreadPoolExecutor(1) as beside:
        waits = beside.submit(lambda: server.browser().call("GET", f"/api/tables/{long}/log"))
        assert begun.wait(120)
        with ann.at(short) as person:
            assert person.table["table"] == short
        seen.set()
        assert waits.result().status_code == 200


@pytest.mark.usefixtures("on_postgresql")
def test_those_who_come_together_are_told_of_together(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A table that is removed meanwhile keeps nobody else back."""
    monkeypatch.setattr(postgres_broker, "GATHER", 0.5)
    with several(tmp_path) as servers:
        ann, broker = servers[0].browser(), servers[0].services.broker
        assert isinstance(broker, PostgresBroker)
        tables = [ann.found(ME, FRIEND, customs=GRACE).table for _ in range(12)]
        kept: list[int] = []
        keep = broker._keep

        def count(news: dict[str, set[int]]) -> None:
            kept.append(len(news))
            keep(news)

        monkeypatch.setattr(broker, "_keep", count)
        broker.seats["gone"] = {0}
        broker._news.add("gone")
        with ExitStack() as everybody:
            for table in tables:
                everybody.enter_context(ann.at(table))
            wait_for(lambda: all(broker.written.get(table) == {0} for table in tables))
            assert kept[0] > 2
            for table in tables:
                found = servers[1].services.store.load(table)
                assert found is not None
                assert found.here == {broker.me: {0}}
        wait_for(lambda: not any(table in broker.written for table in tables))


@pytest.mark.usefixtures("on_postgresql")
def test_who_comes_to_another_worker_while_a_table_is_read_is_seen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with several(tmp_path) as servers, ExitStack() as everybody:
        ann, bob, new = pair(servers)
        services = servers[0].services
        services.tables.rooms.clear()
        read = services.tables._read

        def slowly(name: str) -> Room:
            table = read(name)
            everybody.enter_context(bob.at(name))
            broker = servers[1].services.broker
            assert isinstance(broker, PostgresBroker)
            wait_for(lambda: broker.written.get(name) == {1})
            wait_for(lambda: name not in services.tables._opening)
            time.sleep(0.2)  # all that is told has been heard
            return table

        monkeypatch.setattr(services.tables, "_read", slowly)
        with ann.at(new.table) as a:
            assert a.table["seats"][1]["online"]
