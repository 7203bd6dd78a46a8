"""Many who come at once, as after a restart: nobody waits for another's table, nobody is missed."""

import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from threading import Event

import pytest
from server.kit import FRIEND, ME, Server
from server.several import GRACE, pair, several, wait_for

from council.server import workers
from council.server.table import Table
from council.server.workers import Workers


def test_nobody_waits_until_a_long_game_is_read(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, house = server.browser(), server.house
    long, short = ann.found(ME, FRIEND).table, ann.found(ME, FRIEND).table
    house.tables.clear()
    read, seen, begun = house._read, Event(), Event()

    def slowly(name: str) -> Table:
        begun.set()
        assert name == short or seen.wait(30)
        return read(name)

    monkeypatch.setattr(house, "_read", slowly)
    with ThreadPoolExecutor(1) as beside:
        waits = beside.submit(lambda: server.browser().call("GET", f"/api/tables/{long}/log"))
        assert begun.wait(30)
        with ann.at(short) as person:
            assert person.table["table"] == short
        seen.set()
        assert waits.result().status_code == 200


@pytest.mark.usefixtures("on_postgresql")
def test_those_who_come_together_are_told_of_together(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A table that is removed meanwhile keeps nobody else back."""
    monkeypatch.setattr(workers, "GATHER", 0.5)
    with several(tmp_path) as servers:
        ann, hub = servers[0].browser(), servers[0].house.hub
        assert isinstance(hub, Workers)
        tables = [ann.found(ME, FRIEND, customs=GRACE).table for _ in range(12)]
        kept: list[int] = []
        keep = hub._keep

        def count(news: dict[str, set[int]]) -> None:
            kept.append(len(news))
            keep(news)

        monkeypatch.setattr(hub, "_keep", count)
        hub.seats["gone"] = {0}
        hub._news.add("gone")
        with ExitStack() as everybody:
            for table in tables:
                everybody.enter_context(ann.at(table))
            wait_for(lambda: all(hub.written.get(table) == {0} for table in tables))
            assert kept[0] > 2
            for table in tables:
                found = servers[1].house.store.load(table)
                assert found is not None
                assert found.here == {hub.me: {0}}
        wait_for(lambda: not any(table in hub.written for table in tables))


@pytest.mark.usefixtures("on_postgresql")
def test_who_comes_to_another_worker_while_a_table_is_read_is_seen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with several(tmp_path) as servers, ExitStack() as everybody:
        ann, bob, new = pair(servers)
        house = servers[0].house
        house.tables.clear()
        read = house._read

        def slowly(name: str) -> Table:
            table = read(name)
            everybody.enter_context(bob.at(name))
            hub = servers[1].house.hub
            assert isinstance(hub, Workers)
            wait_for(lambda: hub.written.get(name) == {1})
            wait_for(lambda: name not in house._opening)
            time.sleep(0.2)  # all that is told has been heard
            return table

        monkeypatch.setattr(house, "_read", slowly)
        with ann.at(new.table) as a:
            assert a.table["seats"][1]["online"]
