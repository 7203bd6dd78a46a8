"""A seat that was given up is read by nobody who held it: not a log, not a hint, not one frame."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from server.kit import FRIEND, ME, Json, Person, bot, propose, running
from server.several import call, deaf, pair, several, wait_for
from sqlalchemy.exc import OperationalError

from council.protocol.requests import Resign
from council.server.storage.store import Store
from council.tables.dispatch import dispatch
from council.tables.handlers.seats import take_seat
from council.tables.ops.tokens import fingerprint
from council.tables.replays.downloads import log_of, replay_of
from council.tables.state.room import Room
from council.tables.sync import attempt

TOGETHER = {"deal": "together"}


def waiting(table: Room) -> int:
    """How many wait for the table."""
    return len(table.lock._waiters or ())


async def in_turn(table: Room, *asks: Callable[[], Awaitable[object]]) -> list[object]:
    """All of them wait for the table in this order when it becomes free."""
    async with table.lock:
        tasks = []
        for number, ask in enumerate(asks, 1):
            tasks.append(asyncio.ensure_future(ask()))
            while waiting(table) < number:
                await asyncio.sleep(0)
    return await asyncio.gather(*tasks)


@pytest.mark.slow
@pytest.mark.parametrize("way", ["log", "replay"])
def test_who_asks_for_a_log_and_gives_up_reads_nothing_of_afterwards(
    tmp_path: Path, way: str
) -> None:
    """The cards are dealt when the last who was waited for has gone: he never held these."""
    with running(tmp_path, bot_wait=60.0) as server:
        ann, services = server.browser(), server.services
        new = ann.found(ME, bot(), bot(), customs=TOGETHER, first="0")
        holder = fingerprint(ann.cookie)

        async def read() -> bytes:
            if way == "log":
                found = await log_of(services.tables, services.notes, new.table, holder, None)
                return found[1].encode()
            made = (services.tables, services.replays, services.notes)
            return await replay_of(*made, new.table, holder, None, "")

        with ann.at(new.table):
            table = services.tables.rooms[new.table]
            (visitor,) = table.visitors
            path = f"/api/tables/{new.table}/{way}"
            before = ann.call("GET", path).content
            give_up = lambda: dispatch(table, visitor, Resign(1))  # noqa: E731
            found, _ = call(server, in_turn, table, read, give_up)
            assert table.status.deal == "done"
            assert found in (before, server.browser().call("GET", path).content)


def test_who_asks_for_a_hint_and_gives_up_gets_none(tmp_path: Path) -> None:
    with running(tmp_path, bot_wait=60.0) as server:
        ann, services = server.browser(), server.services
        new = ann.found(ME, bot(), bot(), customs=TOGETHER, first="0")
        with ann.at(new.table) as a, ann.at(new.table) as other:
            table = services.tables.rooms[new.table]

            call(server, table.lock.acquire)
            for number, (person, ask) in enumerate(((other, "resign"), (a, "hint")), 1):
                person.send(do=ask, n=7)
                wait_for(lambda number=number: waiting(table) == number)  # type: ignore[misc]
            call(server, table.lock.release)
            while (answer := a.next()).get("n") != 7:
                pass
            assert answer.get("code") == "not_your_seat"


def seen_from(person: Person, seat: int) -> list[Json]:
    """The tables that somebody was shown from a seat."""
    heard = [json.loads(text) for text in person.heard]
    return [table for table in heard if table["is"] == "table" and table["looking"] == seat]


@pytest.mark.usefixtures("on_postgresql")
def test_what_is_given_up_at_one_worker_is_lost_at_the_other_before_anything_is_shown(
    tmp_path: Path,
) -> None:
    with several(tmp_path) as servers:
        ann, bob, new = pair(servers, bot())
        elsewhere = servers[1].browser()
        elsewhere.cookie = ann.cookie
        with ann.at(new.table) as a, elsewhere.at(new.table) as there, bob.at(new.table):
            v = a.table["v"]
            assert a.code("resign") == "done"
            there.until(lambda table: table["v"] > v)  # the bot has moved
            assert there.table["held"] == []
            assert {table["v"] for table in seen_from(there, 0)} == {v}
            there.send(do="look", seat=0)
            assert there.settle()[-1]["code"] == "not_your_seat"
        path = f"/api/tables/{new.table}"
        assert elsewhere.refused("GET", f"{path}/log?seat=0", 403) == "not_your_seat"
        assert elsewhere.refused("GET", f"{path}/replay?seat=0", 403) == "not_your_seat"
        assert elsewhere.refused("POST", f"{path}/rematch", 403) == "not_your_seat"
        with elsewhere.at(new.table) as there:
            assert (there.table["held"], there.table["looking"]) == ([], None)


@pytest.mark.usefixtures("on_postgresql")
def test_a_worker_that_has_not_heard_asks_before_it_lets_anybody_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with several(tmp_path) as servers:
        ann, bob, new = pair(servers, bot())
        elsewhere = servers[1].browser()
        elsewhere.cookie = ann.cookie
        with bob.at(new.table), ann.at(new.table) as a:
            deaf(servers[1], monkeypatch)
            assert a.code("resign") == "done"
            path = f"/api/tables/{new.table}/log?seat=0"
            assert elsewhere.refused("GET", path, 403) == "not_your_seat"


def failing(store: Store, what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The next change of this kind is kept, but the line breaks before that is heard."""
    change = getattr(store, what)

    def broken(*given: object) -> None:
        monkeypatch.setattr(store, what, change)
        change(*given)
        raise OperationalError("", {}, Exception())

    monkeypatch.setattr(store, what, broken)


@pytest.mark.usefixtures("each_database")
def test_who_gives_up_one_of_two_seats_keeps_the_other_even_if_the_line_breaks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(tmp_path) as server:
        ann = server.browser()
        new = ann.found(ME, ME, FRIEND, first="2")
        with ann.at(new.table) as a:
            a.send(do="look", seat=0)
            a.settle()
            failing(server.services.store, "retire", monkeypatch)
            assert a.code("resign") == "broken"
            before = len(a.heard)
            assert a.code("why", move="pass") == "refused"
            a.settle()
            assert (a.table["held"], a.table["looking"]) == ([1], None)
            assert 'looking":0' not in "".join(a.heard[before:])
        path = f"/api/tables/{new.table}/log"
        assert ann.refused("GET", f"{path}?seat=0", 403) == "not_your_seat"
        assert ann.call("GET", f"{path}?seat=1").status_code == 200


@pytest.mark.usefixtures("on_postgresql")
def test_a_seat_is_held_at_both_workers_after_a_change_that_broke_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with several(tmp_path) as servers:
        ann, bob = servers[0].browser(), servers[1].browser()
        new = ann.found(ME, FRIEND, FRIEND, first="0")
        path = f"/api/tables/{new.table}"
        with ann.at(new.table) as a, bob.at(new.table) as b:
            failing(servers[0].services.store, "seat", monkeypatch)
            deaf(servers[0], monkeypatch)
            bob.server = servers[0]
            bob.found(ME, bot())  # now he has a cookie
            sit = {"key": new.keys[1], "name": "Bob"}
            assert bob.refused("POST", f"{path}/sit", 500, json=sit) == "broken"
            assert not servers[0].services.tables.rooms[new.table].sound
            bob.server = servers[1]
            bob.post(f"{path}/sit", {"key": new.keys[2], "name": "Bob"})
            for server in servers:
                bob.server = server
                with bob.at(new.table) as again:
                    assert again.table["held"] == [1, 2]
                assert bob.call("GET", f"{path}/log?seat=1").status_code == 200
            b.settle()
            assert b.table["held"] == []  # another browser
            a.settle()
            assert [seat["kind"] for seat in a.table["seats"]] == ["person"] * 3


@pytest.mark.usefixtures("on_postgresql")
def test_a_key_used_at_two_workers_at_once_is_told_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with several(tmp_path) as servers:
        browsers = [server.browser() for server in servers]
        new = browsers[0].found(ME, FRIEND, FRIEND, first="0")
        with browsers[0].at(new.table) as a, servers[1].browser().at(new.table):
            tables = [server.services.tables.rooms[new.table] for server in servers]
            holders = [fingerprint(f"{number}" * 43) for number in range(2)]
            deaf(servers[1], monkeypatch)

            async def sit(table: Room, holder: str) -> None:
                await attempt(table, take_seat, 1, "", holder)

            for server, table, holder in zip(servers, tables, holders, strict=True):
                call(server, sit, table, holder)
            monkeypatch.undo()
            wanted = {holder: [1] for holder in holders}
            for server in servers:
                found = server.services.store.load(new.table)
                assert found is not None
                assert {h: s for h, s in found.holds.items() if h in wanted} == wanted
            a.until(lambda table: "server-told-also" in str(a.story))
            assert a.told() == ["also"]


@pytest.mark.usefixtures("each_database")
def test_who_sits_down_while_a_rematch_is_founded_sits_there_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not on a chair of his that is nobody's."""
    with running(tmp_path) as server:
        ann, bob, store = server.browser(), server.browser(), server.services.store
        new = ann.found(ME, FRIEND, first="0")
        follow = store.follow

        def late(*given: Any) -> str:
            monkeypatch.setattr(store, "follow", follow)
            bob.post(f"/api/tables/{new.table}/sit", {"key": new.keys[1], "name": "Bob"})
            return follow(*given)

        with ann.at(new.table) as a:
            assert propose(a, "end") == "done"
            monkeypatch.setattr(store, "follow", late)
            again = ann.post(f"/api/tables/{new.table}/rematch")["table"]
        with bob.at(again) as b:
            assert b.table["held"] == [1]
            assert (b.table["seats"][1]["name"], b.table["seats"][1]["kind"]) == ("Bob", "person")
