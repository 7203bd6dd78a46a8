"""Clocks: kept by the server, stored, stopped while it is down; a warning before every penalty."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from server.kit import FRIEND, ME, Browser, Clock, Founded, Json, Person, Server, bot, timed
from sqlalchemy.exc import OperationalError

from council.core.play import rng_for
from council.protocol.table_settings import DAY
from council.tables import scheduler
from council.tables.state.clocks import NOTICE
from council.tables.state.room import Room
from council.tables.storage.store import StoreFailed
from council.tables.timers import tick

pytestmark = pytest.mark.usefixtures("each_database")

MOVE = {"kind": "move", "seconds": 60}
BANK = {"kind": "bank", "seconds": 120, "more": 5}
DAYS = {"kind": "days", "seconds": 2 * DAY}
DRIFT = 0.05  # seconds


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with timed(tmp_path) as server:
        yield server


def founded(ann: Browser, rule: Json, *seats: Json, **customs: Json) -> Founded:
    given = {"grace": 0, "stand_in": "random", "clock": rule, **customs}
    return ann.found(*(seats or (ME, FRIEND)), customs=given, first="0")


def left(person: Person) -> list[float]:
    person.send(do="look", seat=person.table["looking"])  # the clocks are as fresh as the table
    person.settle()
    return list(person.table["clock"]["left"])


def test_the_clock_of_who_thinks_runs(server: Server, ann: Browser, bob: Browser) -> None:
    new = founded(ann, BANK)
    with ann.at(new.table) as a:
        server.later(7)
        assert left(a) == [113, 120]
        assert a.table["clock"]["runs"] == 0
        assert a.move()["is"] == "done"
        assert left(a) == [118, 120]
        assert a.table["clock"]["runs"] is None  # nobody has sat down yet
        server.later(500)
        assert left(a) == [118, 120]
        with bob.at(new.table, new.keys[1]) as b:
            assert b.table["clock"]["runs"] == 1
            server.later(8)
            assert left(b) == [118, 112]
            assert b.move()["is"] == "done"
            assert left(b) == [118, 117]


def test_after_the_warning_a_bot_moves_and_the_game_goes_on(
    server: Server, ann: Browser, bob: Browser
) -> None:
    new = founded(ann, MOVE)
    with ann.at(new.table) as a, bob.at(new.table, new.keys[1]) as b:
        server.later(49)
        left(a)
        assert not a.table["clock"]["warned"]
        server.later(1)
        for person in (a, b):
            person.settle()
            assert person.table["clock"]["warned"]
        server.later(9)
        assert a.told() == []
        server.later(1)
        a.until(lambda table: table["asked"] == 1)
        assert a.told() == ["time-up"]
        assert a.table["clock"]["left"] == [60, 60]
        assert not a.table["over"]
        b.settle()
        assert b.move()["is"] == "done"
        a.settle()
        assert a.move()["is"] == "done"  # the seat is still Ann's


def test_who_answers_after_the_warning_is_not_punished(server: Server, ann: Browser) -> None:
    new = founded(ann, MOVE, ME, bot())
    with ann.at(new.table) as a:
        server.later(55)
        a.settle()
        assert a.table["clock"]["warned"]
        a.move()
        a.until(lambda table: table["asked"] == 0)
        assert a.told() == []
        assert not a.table["clock"]["warned"]
        assert left(a)[0] == 60


def test_a_clock_that_nobody_looked_at_warns_first(server: Server, ann: Browser) -> None:
    new = founded(ann, MOVE, ME, bot())
    with ann.at(new.table) as a:
        server.later(5000)
        a.settle()
        assert a.table["clock"]["warned"]
        assert a.told() == []
        server.later(NOTICE)
        a.until(lambda table: table["v"] > 1)
        assert a.told()[0] == "time-up"


def test_a_move_of_days_ends_though_nobody_is_there(tmp_path: Path) -> None:
    with timed(tmp_path) as server:
        ann = server.browser()
        new = founded(ann, DAYS, ME, bot())
        server.services.tables.rooms.clear()  # long forgotten
        server.later(2 * DAY)
        before = server.lines(new.table)
        assert server.services.tables.rooms[new.table].status.clocks.warned is not None
        server.services.tables.rooms.clear()
        server.later(60)
        with ann.at(new.table) as a:
            a.until(lambda table: table["asked"] == 0 and table["v"] > 1)
            assert a.told()[0] == "time-up"
        assert len(server.lines(new.table)) > len(before)


def test_a_clock_stands_while_the_server_is_down(tmp_path: Path) -> None:
    clock = Clock()
    with timed(tmp_path, now=clock) as server:
        ann = server.browser()
        new = founded(ann, BANK)
        with ann.at(new.table) as a:
            server.later(20)
            assert left(a) == [100, 120]
    for _ in range(3):
        clock.time += 1_000_000
        with timed(tmp_path, now=clock) as server:
            ann.server = server
            with ann.at(new.table) as a:
                assert left(a) == [100, 120]
                server.later(0)
                assert a.told() == []
                assert ann.get("/api/tables")[0]["left"] == 100


def test_rc_5_clocks_do_not_drift(tmp_path: Path) -> None:
    """However unevenly the house beats, however often it is closed: each pays for what he thought,
    to fifty milliseconds, and for nothing else."""
    clock, rng, table, cookie, bank = Clock(), rng_for("drift"), "", "", 6 * 3600.0
    paid = [0.0, 0.0]
    for _ in range(4):
        with timed(tmp_path, now=clock) as server:
            ann = server.browser()
            ann.cookie = cookie
            rule = {"kind": "bank", "seconds": int(bank), "more": 0}
            table = table or founded(ann, rule, ME, ME).table
            cookie = ann.cookie
            with ann.at(table) as a:
                for _ in range(4):
                    seat = a.table["asked"]
                    a.send(do="look", seat=seat)
                    for _ in range(int(rng.below(20))):
                        step = int(rng.below(30_000)) / 1001
                        paid[seat] += step
                        server.later(step)
                    a.settle()
                    assert a.move()["is"] == "done"
                found = [bank - seconds for seconds in left(a)]
                assert a.told() == []
        assert found == pytest.approx(paid, abs=DRIFT)
        clock.time += 1_000_000.25


def test_a_house_is_closed_though_how_late_it_is_cannot_be_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OperationalError("", {}, OSError("disk full"))

    with timed(tmp_path) as server:
        monkeypatch.setattr(server.services.store, "keep_uptime", full)
    assert server.services.driver.closed


def test_no_clock_runs_while_the_database_is_away(
    server: Server, ann: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def away(_: object) -> bool:
        raise StoreFailed

    with ann.at(founded(ann, MOVE).table) as a:
        server.later(7)
        assert server.clock is not None
        assert server.client.portal is not None
        with monkeypatch.context() as patch:
            patch.setattr(server.services.broker, "beat", away)
            for _ in range(10):
                server.clock.time += 20
                server.client.portal.call(server.services.scheduler.try_beat)
        server.later(3)
        assert left(a)[0] == 50
        server.later(5)
        assert left(a)[0] == 45


def test_one_broken_table_stops_no_other_clock(
    server: Server, ann: Browser, bob: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(room: Room) -> None:
        assert room.id != broken_one
        await tick(room)

    broken_one, sound_one = founded(ann, MOVE).table, founded(bob, MOVE).table
    with ann.at(broken_one), bob.at(sound_one) as b:
        monkeypatch.setattr(scheduler, "tick", broken)
        server.later(50)
        b.settle()
        assert b.table["clock"]["warned"]


def test_a_killed_server_forgets_time_in_favour_of_the_players(
    tmp_path: Path, each_database: str
) -> None:
    forgets = 0 if each_database == "postgresql" else 3  # there every beat is kept
    clock = Clock()
    with timed(tmp_path, now=clock) as server:
        ann = server.browser()
        new = founded(ann, BANK)
        with ann.at(new.table) as a:
            server.later(20)
            server.later(3)
            assert left(a) == [97, 120]
        server.services.store.keep_uptime = lambda value: None  # type: ignore[method-assign]
    clock.time += 1_000_000
    with timed(tmp_path, now=clock) as server:
        ann.server = server
        with ann.at(new.table) as a:
            assert left(a) == [97 + forgets, 120]


def test_a_bots_thoughts_cost_its_player_nothing(
    server: Server, ann: Browser, bob: Browser
) -> None:
    new = founded(ann, BANK, grace=60)
    bob.post(f"/api/tables/{new.table}/sit", {"key": new.keys[1]})
    with ann.at(new.table) as a:
        server.later(60)
        a.settle()
        a.move()
        a.until(lambda table: table["asked"] == 0)
        assert left(a)[1] == 120


def test_any_seat_may_ask_for_a_clock(server: Server, ann: Browser, bob: Browser) -> None:
    new = ann.found(ME, FRIEND)
    with ann.at(new.table) as a, bob.at(new.table, new.keys[1]) as b:
        a.settle()
        assert a.table["clock"] is None
        v = b.table["v"]
        assert b.code("propose", what="clock", v=v) == "bad_customs"
        assert b.code("propose", what="clock", v=v, clock={"kind": "move"}) == "bad_customs"
        assert b.code("propose", what="clock", v=v, clock=MOVE) == "done"
        a.settle()
        asked = a.table["proposal"]
        assert (asked["what"], asked["by"], asked["missing"]) == ("clock", 1, [0])
        assert asked["clock"] == {**MOVE, "more": 0}
        assert a.table["clock"] is None
        assert a.code("agree", id=asked["id"], yes=True) == "done"
        assert a.told() == ["clock-move"]
        assert a.table["customs"]["clock"] == {**MOVE, "more": 0}
        assert a.table["clock"]["runs"] == 0
        server.later(10)
        assert left(a) == [50, 60]
        none = {"kind": "none"}
        assert a.code("propose", what="clock", v=v, clock=none) == "done"
        b.settle()
        assert b.code("agree", id=b.table["proposal"]["id"], yes=True) == "done"
        assert b.table["clock"] is None
        assert b.told() == ["clock-move", "clock-none"]


def test_a_clock_at_the_end_stands(server: Server, ann: Browser) -> None:
    new = founded(ann, MOVE, ME, ME)
    with ann.at(new.table) as a:
        a.send(do="look", seat=0)
        a.settle()
        assert a.code("propose", what="end", v=a.table["v"]) == "done"
        assert a.table["clock"]["runs"] is None
        server.later(10_000)
        assert a.told() == ["end"]


def test_nobody_thinks_for_ever_by_taking_back(server: Server, ann: Browser, bob: Browser) -> None:
    new = founded(ann, MOVE)
    with ann.at(new.table) as a, bob.at(new.table, new.keys[1]) as b:
        server.later(30)
        a.move()
        server.later(15)
        assert a.code("undo", v=a.table["v"]) == "done"
        assert left(a) == [15, 60]
        server.later(15)
        server.later(NOTICE)
        b.settle()
        a.until(lambda table: table["asked"] == 1)  # a bot has moved for her
        assert not a.table["can_undo"]
        assert a.code("undo", v=a.table["v"]) == "cannot_undo"


def test_a_move_that_a_bot_made_leaves_the_next_one_its_time(
    server: Server, ann: Browser, bob: Browser
) -> None:
    """Whoever comes back does not find what was left of a move that is made."""
    new = founded(ann, MOVE, grace=30)
    with bob.at(new.table, new.keys[1]) as b:
        b.settle()
        with ann.at(new.table) as a:
            server.later(45)
        server.later(1)
        server.later(31)
        b.until(lambda table: table["asked"] == 1)
        assert left(b) == [60, 60]
        del a
