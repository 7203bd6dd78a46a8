"""Several workers at one PostgreSQL: whoever is connected where, it is one table."""

import asyncio
import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from server.kit import FRIEND, ME, Clock, Server, bot, sql, timed
from server.postoffice import opened as post_office
from server.several import call, deaf, later, later_until, pair, several

from council.core.play import rng_for
from council.server.cluster.postgres_broker import STALE
from council.server.mail.smtp import SmtpServer

pytestmark = pytest.mark.usefixtures("on_postgresql")
OTHERS = "datname = current_database() AND pid <> pg_backend_pid()"


@pytest.fixture
def servers(tmp_path: Path) -> Iterator[list[Server]]:
    with several(tmp_path) as servers:
        yield servers


# -- one game


def test_people_at_different_workers_play_a_whole_game_with_a_bot(servers: list[Server]) -> None:
    ann, bob, new = pair(servers, bot())
    pick = rng_for("several")
    made = []
    with ann.at(new.table) as a, bob.at(new.table) as b:
        people = {0: a, 1: b}
        while not a.table["over"]:
            seat = a.table["asked"]
            person, v = people.get(seat, a), a.table["v"]
            person.until(lambda table, v=v: table["v"] >= v)
            if seat in people and person.table["v"] == v:
                moves = person.table["moves"]
                move = moves[int(pick.below(len(moves)))]
                assert person.move(move)["is"] == "done"
                made.append([seat, move])
            a.until(lambda table, v=v: table["v"] > v)
        b.until(lambda table: table["over"])
        assert a.table["results"] == b.table["results"] != []
        assert a.table["v"] == b.table["v"]
        for browser, person in ((ann, a), (bob, b)):
            with browser.at(new.table) as newcomer:  # nothing was left out, nothing told twice
                newcomer.settle()
                assert person.story == newcomer.story
    lines = [line.split(",")[:2] for line in servers[0].lines(new.table) if line[1] in "01"]
    assert [[int(who[1:]), text[2:-1]] for who, text in lines] == made


def test_a_move_sent_again_to_another_worker_is_made_once(
    servers: list[Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob, new = pair(servers)
    other = servers[1].browser()
    other.cookie = ann.cookie
    with bob.at(new.table), other.at(new.table) as there:
        deaf(servers[1], monkeypatch)
        with ann.at(new.table) as a:
            v, move = a.table["v"], a.table["moves"][0]
            assert a.move()["is"] == "done"
        before = servers[0].lines(new.table)
        assert there.table["v"] == v  # has not heard of it
        assert there.move(move, v)["is"] == "done"
        assert servers[0].lines(new.table) == before
        assert there.table["asked"] == 1


def test_who_has_not_heard_is_told_that_he_is_behind(
    servers: list[Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob, new = pair(servers)
    other = servers[1].browser()
    other.cookie = ann.cookie
    with other.at(new.table) as there, bob.at(new.table) as b:
        deaf(servers[1], monkeypatch)
        with ann.at(new.table) as a:
            a.move()
        assert there.move(there.table["moves"][1])["code"] == "stale"
        assert there.table["asked"] == 1
        with other.at(new.table) as late:
            assert there.story == late.story
        b.settle()
        assert b.table["asked"] == 1
        assert b.move()["is"] == "done"


def test_what_is_not_about_a_position_is_done_however_late_one_hears(
    servers: list[Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob, new = pair(servers)
    with ann.at(new.table) as a, bob.at(new.table) as b:
        for server in servers:
            deaf(server, monkeypatch)
        assert a.code("say", text="first") == "done"
        assert b.code("say", text="second") == "done"
        assert [line["text"] for line in b.chat] == ["first", "second"]
        assert b.code("propose", what="pause", v=0) == "done"
        assert a.code("agree", id=1, yes=True) == "done"
        assert b.code("go_on") == "done"
        assert a.code("say", text="third") == "done"
        assert a.move()["is"] == "done"
        assert b.code("say", text="fourth") == "done"
        assert b.table["asked"] == 1
    with bob.at(new.table) as b:
        b.settle()
        said = [(line["n"], line["seat"], line["text"]) for line in b.chat]
        assert said == [(0, 0, "first"), (1, 1, "second"), (2, 0, "third"), (3, 1, "fourth")]
        assert b.told() == ["pause", "goes-on"]


def test_everything_between_people_reaches_the_other_worker(servers: list[Server]) -> None:
    ann, bob, new = pair(servers)
    with ann.at(new.table) as a, bob.at(new.table) as b:
        assert b.code("say", text="hello") == "done"
        while not a.chat:
            a.next()
        assert [line["text"] for line in a.chat] == ["hello"]
        v = a.table["v"]
        assert a.move()["is"] == "done"
        b.until(lambda table: table["v"] > v)
        assert a.code("propose", what="undo", v=a.table["v"]) == "done"
        b.until(lambda table: table["proposal"] is not None)
        assert b.code("agree", id=b.table["proposal"]["id"], yes=True) == "done"
        a.until(lambda table: table["asked"] == 0 and table["fresh"])
        assert a.told() == b.told() == ["undo"]
        assert a.move()["is"] == "done"
        b.until(lambda table: table["asked"] == 1)
        assert b.code("resign") == "done"
        a.until(lambda table: table["asked"] == 0)
        assert a.table["seats"][1]["kind"] == "bot"
        assert a.told() == ["undo", "resigned"]


def test_a_seat_taken_through_one_worker_is_held_at_the_other(servers: list[Server]) -> None:
    ann, bob, new = pair(servers, FRIEND)
    elsewhere = servers[0].browser()
    elsewhere.cookie = bob.cookie
    with bob.at(new.table) as b:
        elsewhere.post(f"/api/tables/{new.table}/sit", {"key": new.keys[2]})
        b.until(lambda table: table["held"] == [1, 2])
        with ann.at(new.table) as a:
            a.until(lambda table: [seat["online"] for seat in table["seats"]] == [True] * 3)


def test_a_rematch_is_found_at_the_other_worker(servers: list[Server]) -> None:
    ann, bob, new = pair(servers)
    with ann.at(new.table) as a, bob.at(new.table) as b:
        a.code("propose", what="end", v=a.table["v"])
        b.until(lambda table: table["proposal"] is not None)
        b.code("agree", id=1, yes=True)
        path = f"/api/tables/{new.table}/rematch"
        assert ann.post(path)["table"] == bob.post(path)["table"]
        b.until(lambda table: table["rematch"])


# -- who is there


def test_nobody_at_another_worker_is_taken_for_gone(servers: list[Server]) -> None:
    ann, bob, new = pair(servers)
    with ann.at(new.table) as a:
        with bob.at(new.table) as b:
            a.until(lambda table: table["seats"][1]["online"])
            b.until(lambda table: table["seats"][0]["online"])
            for _ in range(3):
                later(servers, 61)
            a.settle()
            assert [seat["away"] for seat in a.table["seats"]] == [False, False]
        a.until(lambda table: not table["seats"][1]["online"])
        later(servers, 59)
        a.settle()
        assert not a.table["seats"][1]["away"]
        later_until(servers, a, lambda table: table["seats"][1]["away"])
        with bob.at(new.table) as b:
            assert not b.table["seats"][1]["away"]
            a.until(lambda table: not table["seats"][1]["away"])
            assert a.told() == b.told() == ["away", "back"]


def test_a_worker_that_has_not_heard_asks_before_it_takes_a_chair(
    servers: list[Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob, new = pair(servers)
    with ann.at(new.table) as a:
        deaf(servers[0], monkeypatch)
        with bob.at(new.table):
            assert not servers[0].services.tables.rooms[new.table].presence.elsewhere
            later(servers, 61)
            a.settle()
            assert [seat["away"] for seat in a.table["seats"]] == [False, False]


def test_visitors_of_a_dead_worker_are_gone_after_a_while(servers: list[Server]) -> None:
    """It says nothing any more, as if it had been killed."""
    ann, bob, new = pair(servers)
    with ann.at(new.table) as a, bob.at(new.table) as b:
        a.until(lambda table: table["seats"][1]["online"])
        later(servers, 1)
        later(servers[:1], STALE)
        a.settle()
        assert a.table["seats"][1]["online"]
        later(servers[:1], 1)
        a.until(lambda table: not table["seats"][1]["online"])
        later(servers[:1], 60)
        a.until(lambda table: table["seats"][1]["away"])
        later(servers, 1)  # it was only very slow
        b.until(lambda table: table["seats"][1]["away"] is False)
        a.until(lambda table: table["seats"][1]["online"] and not table["seats"][1]["away"])


def test_the_list_of_games_shows_who_is_at_any_worker(servers: list[Server]) -> None:
    ann, bob, new = pair(servers)
    stranger = servers[0].browser()
    stranger.cookie = ann.cookie
    with bob.at(new.table):
        later(servers, 0)
        servers[0].services.tables.rooms.clear()
        (mine,) = stranger.get("/api/tables")
        assert [seat["online"] for seat in mine["seats"]] == [False, True]


def test_all_lines_to_the_database_break_and_nothing_is_lost(
    servers: list[Server], tmp_path: Path
) -> None:
    ann, bob, new = pair(servers)
    with ann.at(new.table) as a, bob.at(new.table) as b:
        sql(tmp_path, "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE " + OTHERS)
        v, move = a.table["v"], a.table["moves"][0]
        answers = {a.move(move, v).get("code", "done") for _ in range(20)}
        assert answers <= {"broken", "done"}
        b.until(lambda table: table["v"] > v)  # the listener is back, and looks for itself
        assert b.move()["is"] == "done"
        a.until(lambda table: table["asked"] == 0)
        later(servers, 1)
        later(servers, 1)
        assert [server.services.broker.leads for server in servers].count(True) == 1
    lines = [json.loads(line) for line in servers[0].lines(new.table)]
    assert [line[0] for line in lines if isinstance(line, list)].count(0) == 1


# -- one does it


def test_a_clock_strikes_once(servers: list[Server]) -> None:
    rule = {"kind": "move", "seconds": 60}
    ann, bob, new = pair(servers, grace=0, clock=rule)
    with ann.at(new.table) as a, bob.at(new.table) as b:
        later(servers, 50)
        a.until(lambda table: table["clock"]["warned"])
        b.until(lambda table: table["clock"]["warned"])
        later(servers, 10)
        b.until(lambda table: table["asked"] == 1)
        assert a.told() == b.told() == ["time-up"]


def test_the_house_is_as_old_at_every_worker(tmp_path: Path) -> None:
    clock = Clock()
    with several(tmp_path, now=clock) as servers:
        later(servers, 40)
        assert [server.services.broker.leads for server in servers] == [True, False]
        with timed(tmp_path, now=clock) as third:
            assert third.services.uptime() == pytest.approx(40)
        servers[1].services.uptime.passed += 10  # a worker that was held up
        later(servers, 1)
        assert servers[1].services.uptime() == pytest.approx(41)
    clock.time += 1000  # nobody is open
    with several(tmp_path, now=clock) as servers:
        assert [server.services.uptime() for server in servers] == pytest.approx([41, 41])


def test_rc_5_no_worker_is_off_by_more_than_fifty_milliseconds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A move may be asked at one worker and made at another; a slow database changes nothing."""
    clock = Clock()
    with several(tmp_path, now=clock) as servers:
        first, second = (server.services for server in servers)
        later(servers, 10)
        assert first.broker.leads
        for off in (0.3, -0.3, 0.15, -0.15, 0.06, -0.06):
            second.uptime.passed += off
            later(servers, 1)
            assert abs(second.uptime() - first.uptime()) <= 0.05
        keep = first.store.keep

        def slow(*values: Any, **more: Any) -> None:
            clock.time += 0.2
            keep(*values, **more)

        monkeypatch.setattr(first.store, "keep", slow)
        for _ in range(5):
            later(servers, 1)
            assert abs(second.uptime() - first.uptime()) <= 0.05


def test_one_leads_and_another_takes_over(servers: list[Server]) -> None:
    first, second = servers
    later(servers, 1)
    assert first.services.broker.leads
    call(first, first.services.broker.locks.close)  # as when it is killed: its line breaks
    later([second, first], 1)
    assert second.services.broker.leads
    assert not first.services.broker.leads


def test_bots_go_on_when_their_worker_dies(
    servers: list[Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = servers
    ann, bob, new = pair(servers, bot())

    async def hang(_: object) -> str:
        await asyncio.sleep(3600)
        return ""

    with ann.at(new.table) as a, bob.at(new.table) as b:
        monkeypatch.setattr(first.services.bot_pool, "think", hang)
        monkeypatch.setattr(second.services.bot_pool, "think", hang)
        assert a.move()["is"] == "done"
        b.until(lambda table: table["asked"] == 1)
        assert b.move()["is"] == "done"
        a.until(lambda table: table["asked"] == 2)
        later(servers, 1)
        drivers: list[Server] = []
        while len(drivers) != 1:  # the other one only tries whether it is its turn
            drivers = [server for server in servers if server.services.driver.tasks]
            time.sleep(0.01)
        monkeypatch.undo()
        survivor = servers[1 - servers.index(drivers[0])]
        call(survivor, survivor.services.scheduler.beat)
        call(drivers[0], drivers[0].services.broker.locks.close)
        while {a.table["asked"], b.table["asked"]} != {0}:
            call(
                survivor, survivor.services.scheduler.beat
            )  # the database may notice a little later
            for person in (a, b):
                person.settle()


def test_of_two_workers_one_writes_the_letter(tmp_path: Path) -> None:
    clock = Clock()
    clock.time = 1e9
    with post_office() as office:
        port = office.server_address[1]
        mail = SmtpServer("127.0.0.1", port, "t@example.org", "https://table.example.org")
        with several(tmp_path, now=clock, mail=mail) as servers:
            ann = servers[0].browser()
            ann.post("/api/mail", {"address": "ann@example.org"})
            ann.post("/api/mail/answer", {"word": office.word(), "yes": True})
            ann.found(ME, FRIEND, first="0")
            clock.time += 3600
            readers = [server.services.reminders.subscriptions.confirmed() for server in servers]
            waiting = servers[0].services.store.tables_of(readers[0][0].holder, 1)
            for server, (reader,) in zip(servers, readers, strict=True):
                server.services.reminders._remind(reader, [record for record, _ in waiting])
            later(servers, 3600)
            assert len(office.letters) == 2  # the first one asked whether she wants any
