"""Limits: of messages, sizes, tables and visitors."""

import asyncio
import threading
from pathlib import Path
from typing import Any, cast

import pytest
from server.kit import FRIEND, ME, Browser, Clock, Server, bot, running
from starlette.websockets import WebSocketDisconnect

from council.core.log import Log
from council.core.play import Play
from council.protocol.messages import ChatIs, ChatLine, Pong
from council.server.bots import replay_pool as pool
from council.server.ops.connection_limit import ConnectionLimit
from council.tables import session
from council.tables.handlers import undo
from council.tables.ops.rate_limit import RateLimit, network_of
from council.tables.state.visitor import MOST_BYTES, MOST_UNSENT, TRY_AGAIN, Visitor
from council.tables.storage import rebuild as rebuilding
from council.tables.storage.rebuild import rebuild


def test_who_says_too_much_is_warned_once_and_then_shown_out(tmp_path: Path) -> None:
    clock = Clock()
    with running(tmp_path, messages=100, now=clock) as server:
        ann = server.browser()
        with ann.at(ann.found(ME, FRIEND).table) as a:
            for n in range(100):
                a.send(do="ping", n=n)
                assert a.next() == {"is": "pong", "n": n}
            a.send(do="ping")
            assert a.next()["code"] == "slow_down"
            clock.time += 20
            a.send(do="ping", n=7)
            assert a.next() == {"is": "pong", "n": 7}
            for _ in range(100):
                a.send(do="ping")
            came, code = a.shown_out()
            assert [message["is"] for message in came] == ["pong"] * 99
            assert code == 1008
        with ann.at(server.services.tables.rooms.copy().popitem()[0]) as a:
            assert a.table["held"] == [0]  # the seat is kept


def test_a_pace_is_exact() -> None:
    clock = Clock()
    pace = RateLimit(3, 20.0, clock)
    allowed = []
    for second in range(60):
        clock.time = 1000.0 + second
        allowed.append(pace.allows())
    assert allowed == ([True] * 3 + [False] * 17) * 3


def test_who_does_not_read_is_let_go() -> None:
    visitor = Visitor(None, [])
    for n in range(MOST_UNSENT):
        visitor.tell(Pong(n))
    for _ in range(2 * MOST_UNSENT):
        visitor.tell(Pong(0))
    assert visitor.unsent.get_nowait() == 1013
    assert visitor.unsent.empty()  # and nothing is kept for him any more


def test_what_is_kept_for_a_reader_is_bounded_by_its_size() -> None:
    async def story() -> None:
        visitor, large = Visitor(None, []), ChatIs([ChatLine(0, 0.0, 0, "x" * (MOST_BYTES // 3))])
        for _ in range(10):  # who reads gets as much as he likes
            visitor.tell(large)
            visitor.tell(large)
            assert await visitor.next() == await visitor.next()
        for _ in range(3):
            visitor.tell(large)
        assert visitor.unsent.qsize() == 1
        assert await visitor.next() == 1013
        other, huge = Visitor(None, []), ChatIs([ChatLine(0, 0.0, 0, "x" * (2 * MOST_BYTES))])
        other.tell(huge)  # a long story is told all the same
        assert len(cast(bytes, await other.next())) > MOST_BYTES

    asyncio.run(story())


def test_tables_are_founded_at_a_pace(tmp_path: Path) -> None:
    clock = Clock()
    with running(tmp_path, tables_a_minute=3, now=clock) as server:
        ann = server.browser()
        for _ in range(3):
            ann.found(ME, FRIEND)
        body = {"game": "intrigue", "seats": [ME, FRIEND]}
        assert ann.refused("POST", "/api/tables", 429, json=body) == "slow_down"
        clock.time += 61
        ann.found(ME, FRIEND)


def test_replays_have_a_limit(tmp_path: Path) -> None:
    """They take long: a stranger who asks for many keeps nobody but himself waiting."""
    with running(tmp_path, files_a_minute=2) as server:
        ann = server.browser()
        path = f"/api/tables/{ann.found(ME, FRIEND).table}/replay"
        for _ in range(2):
            ann.get(path)
        assert ann.refused("GET", path, 429) == "slow_down"
        server.services.replays.asked["others"] = pool.MOST_WAITING
        server.services.limits.limits.clear()
        assert ann.refused("GET", path, 503) == "busy"
        server.services.replays.asked.clear()
        assert ann.get(path)["frames"]


def test_logs_have_a_limit(tmp_path: Path) -> None:
    with running(tmp_path, files_a_minute=2) as server:
        ann = server.browser()
        path = f"/api/tables/{ann.found(ME, FRIEND).table}/log"
        for _ in range(2):
            assert ann.call("GET", path).status_code == 200
        assert ann.refused("GET", path, 429) == "slow_down"


def test_a_rematch_is_a_table_too(tmp_path: Path) -> None:
    """Games that are ended at once are no way around the limit."""
    clock = Clock()
    with running(tmp_path, tables_a_minute=3, now=clock) as server:
        ann = server.browser()
        table = ann.found(ME, bot()).table
        for left in (2, 1, 0):
            with ann.at(table) as a:
                assert a.ask("propose", what="end", v=a.table["v"])["is"] == "done"
            path = f"/api/tables/{table}/rematch"
            if left:
                table = ann.post(path)["table"]
        assert ann.refused("POST", path, 429) == "slow_down"
        clock.time += 61
        assert ann.post(path)["table"] != table


def test_what_takes_long_in_a_long_game_keeps_nobody_waiting(
    server: Server, ann: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To play a game again, for an undo, a log or a table that broke off, is for a thread."""
    assert server.client.portal is not None
    everybody = server.client.portal.call(threading.get_ident)
    seen: list[tuple[str, int]] = []
    dump = Log.dump

    def rebuilt(*of: Any) -> Play:
        seen.append(("rebuild", threading.get_ident()))
        return rebuild(*of)

    def dumped(log: Log) -> str:
        seen.append(("dump", threading.get_ident()))
        return dump(log)

    new = ann.found(ME, bot())
    with ann.at(new.table) as a:
        a.move()
        a.until(lambda table: table["asked"] == 0)
        for module in (undo, rebuilding):
            monkeypatch.setattr(module, "rebuild", rebuilt)
        monkeypatch.setattr(Log, "dump", dumped)
        assert a.ask("undo", v=a.table["v"])["is"] == "done"
        assert ann.call("GET", f"/api/tables/{new.table}/log").status_code == 200
        server.services.tables.rooms[new.table].sound = False
        a.ask("why", move="pass")
    assert [what for what, _ in seen] == ["rebuild", "dump", "rebuild"]
    assert all(thread != everybody for _, thread in seen)


def test_a_body_has_a_limit(ann: Browser) -> None:
    for path, size in (("/api/tables", 64_001), ("/api/replay", 1_000_001)):
        assert ann.refused("POST", path, 413, content="x" * size) == "too_large"
        assert ann.refused("POST", path, 413, content=iter([b"x" * 60_000] * 20)) == "too_large"


def test_a_house_with_many_addresses_is_one_house() -> None:
    door = ConnectionLimit(100, 2)
    with door.enter("2001:db8::1"), door.enter("2001:db8::ffff:2") as second:
        assert second
        with door.enter("2001:db8::3") as third, door.enter("2001:db8:0:1::3") as other:
            assert (third, other) == (False, True)
    assert not door.inside
    assert network_of("::ffff:10.0.0.1") == network_of("10.0.0.1") != network_of("10.0.0.2")
    assert network_of("fe80::1%eth0") == network_of("fe80::2")
    assert network_of("") == ""


def test_watchers_make_room_and_players_always_get_in(
    server: Server, ann: Browser, bob: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    new = ann.found(ME, FRIEND)
    monkeypatch.setattr(session, "MOST_WATCHERS", 2)
    with bob.at(new.table) as first, bob.at(new.table) as second, bob.at(new.table) as third:
        with pytest.raises(WebSocketDisconnect) as gone:
            first.settle()
        assert gone.value.code == TRY_AGAIN
        with ann.at(new.table) as player:
            assert player.table["looking"] == 0
        for watcher in (second, third):
            watcher.settle()
            assert watcher.table["looking"] is None


def test_idle_tables_are_forgotten_and_found_again(
    server: Server, ann: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("council.tables.registry.MOST_TABLES", 2)
    tables = [ann.found(ME, FRIEND).table for _ in range(6)]
    assert len(server.services.tables.rooms) <= 3
    with ann.at(tables[0]) as a:
        a.move()
        for _ in range(4):
            ann.found(ME, FRIEND)
        assert tables[0] in server.services.tables.rooms
        assert a.table["asked"] == 1
