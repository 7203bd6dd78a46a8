"""Refresh, second tab, second device, restart: one code path, and nothing is lost or doubled."""

import json
import threading
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from server.kit import FRIEND, ME, Browser, Server, bot, running, sql
from sqlalchemy.exc import OperationalError

from council.core.play import rng_for
from council.server.storage.store import Store
from council.tables.state.room import Room
from council.tables.storage.store import Conflict

pytestmark = pytest.mark.usefixtures("each_database")


def test_who_comes_back_finds_the_same_question(ann: Browser) -> None:
    new = ann.found(ME, FRIEND)
    with ann.at(new.table) as a:
        first = a.table
    with ann.at(new.table) as a:
        assert a.table == first


def test_a_second_tab_and_a_second_device_hold_the_same_seat(
    server: Server, ann: Browser, bob: Browser
) -> None:
    new = ann.found(ME, FRIEND)
    phone = server.browser()
    phone.post(f"/api/tables/{new.table}/sit", {"key": new.keys[0]})
    with ann.at(new.table) as tab, ann.at(new.table) as other, phone.at(new.table) as mobile:
        assert tab.table["held"] == other.table["held"] == mobile.table["held"] == [0]
        assert mobile.move()["is"] == "done"
        for person in (tab, other):
            person.settle()
            assert person.table["asked"] == 1
            assert person.table["view"] == mobile.table["view"]
    with bob.at(new.table) as b:
        assert not b.table["seats"][0]["online"]


def test_a_watcher_who_sits_down_sees_his_hand_at_once(ann: Browser, bob: Browser) -> None:
    new = ann.found(ME, FRIEND)
    with bob.at(new.table) as b:
        assert b.table["view"]["hand"] == []
        bob.cookie = ""
    bob.get("/api/games")
    body = {"key": new.keys[1], "name": "Bob"}
    bob.post(f"/api/tables/{new.table}/sit", body)
    with bob.at(new.table) as b, ann.at(new.table) as a:
        assert b.table["looking"] == 1
        bob.post(f"/api/tables/{new.table}/sit", {"key": new.keys[0], "name": "Both"})
        a.settle()
        b.settle()
        assert b.table["held"] == [0, 1]
        assert b.table["looking"] == 1
        assert a.table["seats"][0]["name"] == "Both"


def test_presence_is_shown_to_the_others(ann: Browser, bob: Browser) -> None:
    new = ann.found(ME, FRIEND)
    with ann.at(new.table) as a:
        with bob.at(new.table, new.keys[1]):
            a.settle()
            assert a.table["seats"][1]["online"]
        a.until(lambda table: not table["seats"][1]["online"])


def test_a_restart_changes_nothing(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ann = server.browser()
        new = ann.found(ME, FRIEND, bot())
        with ann.at(new.table) as a:
            v, move = a.table["v"], a.table["moves"][0]
            a.move()
            table = a.table
    with running(tmp_path) as server:
        ann.server = server
        with ann.at(new.table) as a:
            told = {"fresh": False, "news": [], "told_at": []}
            assert {**a.table, **told} == {**table, **told}
            before = server.lines(new.table)
            assert a.move(move, v)["is"] == "done"  # sent again after the restart
            assert server.lines(new.table) == before
            with server.browser().at(new.table, new.keys[1]) as b:
                b.move()
                b.until(lambda table: table["asked"] == 0)  # the bot plays on


def test_bots_move_first_after_a_restart(tmp_path: Path) -> None:
    with running(tmp_path, bot_wait=60.0) as server:
        ann = server.browser()
        new = ann.found(ME, bot(), first="1")
    with running(tmp_path) as server:
        ann.server = server
        with ann.at(new.table) as a:
            a.until(lambda table: table["asked"] == 0)


def test_what_the_store_refuses_did_not_happen(
    server: Server, ann: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    new = ann.found(ME, FRIEND)
    with ann.at(new.table) as a:
        before, shown = server.lines(new.table), a.table

        def fail(*_: object, **__: object) -> None:
            raise OperationalError("insert", {}, OSError("disk full"))

        with monkeypatch.context() as patch:
            patch.setattr(Store, "_advance", fail)
            assert a.move()["code"] == "broken"
        assert server.lines(new.table) == before
        known = len(a.heard)
        assert a.move()["is"] == "done"
        assert json.loads(a.heard[known])["fresh"]  # how it really stands, before anything else
        assert a.table["asked"] == 1
        assert a.table["v"] == shown["v"] + 1


def test_what_did_not_happen_is_shown_to_nobody_when_somebody_leaves(
    server: Server, ann: Browser, bob: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who saw what a move would have drawn could choose another."""
    new = ann.found(ME, FRIEND)

    def fail(*_: object, **__: object) -> None:
        raise OperationalError("insert", {}, OSError("disk full"))

    with server.browser().at(new.table) as watcher, ann.at(new.table) as a:
        with bob.at(new.table, new.keys[1]) as b, monkeypatch.context() as patch:
            a.move()
            b.settle()
            b.move()
            a.settle()
            shown, known = a.table, len(a.heard)
            patch.setattr(Store, "_advance", fail)
            assert a.move()["code"] == "broken"
        for person in (watcher, a):
            person.settle()
        tables = [json.loads(text) for text in a.heard[known:]]
        for table in [table for table in tables if table["is"] == "table"]:
            assert (table["v"], table["view"]) == (shown["v"], shown["view"])
            assert table["fresh"] or table["news"] == []
        assert server.client.portal is not None
        server.client.portal.call(server.services.scheduler.beat)
        for person in (watcher, a):
            person.settle()
            assert not person.table["seats"][1]["online"]
        assert a.table["view"] == shown["view"]
        assert a.move()["is"] == "done"


def test_a_bot_whose_move_cannot_be_stored_tries_again_later(
    server: Server, ann: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    new = ann.found(ME, bot())
    real, failed = Store.append, []

    def fail_once(store: Store, *rest: Any) -> int:
        if not failed and rest[4][0].said and len(server.lines(new.table)) == 3:
            failed.append(1)
            raise OperationalError("insert", {}, OSError("disk full"))
        return real(store, *rest)

    monkeypatch.setattr(Store, "append", fail_once)
    with ann.at(new.table) as a:
        a.move()
        while server.services.driver.tasks:
            a.settle()
        assert failed
        assert a.table["asked"] == 1
    with ann.at(new.table) as a:
        a.until(lambda table: table["asked"] == 0)


def test_a_game_longer_than_any_file_a_stranger_may_bring_is_played_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(tmp_path) as server:
        ann = server.browser()
        new = ann.found(ME, bot(), first="1")
        with ann.at(new.table) as a:
            a.until(lambda table: table["asked"] == 0)
            v = a.table["v"]
    monkeypatch.setattr("council.core.log.LARGEST_FILE", 100)
    with running(tmp_path) as server:
        ann.server = server
        with ann.at(new.table) as a:
            a.move()
            a.until(lambda table: table["asked"] == 0 and table["v"] > v)
        assert ann.get(f"/api/tables/{new.table}/replay")["frames"]


def test_a_log_of_other_rules_is_told_in_a_sentence(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ann = server.browser()
        new = ann.found(ME, FRIEND)
    sql(tmp_path, "UPDATE lines SET text = replace(text, 'deal', 'dael')")
    with running(tmp_path) as server:
        ann.server = server
        with ann.at(new.table) as a:
            wrong = json.loads(a.heard[0])
            assert wrong["code"] == "unreadable"
            assert wrong["said"]["key"] == "log-changed"
            assert a.shown_out() == ([], 1013)
        assert ann.refused("GET", f"/api/tables/{new.table}/log", 500) == "unreadable"
        assert len(ann.get("/api/tables")) == 1


def test_another_process_changed_the_game(server: Server, ann: Browser) -> None:
    """The store is the truth: who is behind is told so and sees the table as it is."""
    new = ann.found(ME, ME)
    with ann.at(new.table) as a:
        a.send(do="look", seat=0)
        a.settle()
        record = server.services.store.load(new.table)
        assert record is not None
        other = Room(record, Store(server.services.store.engine), server.services.settings)
        number = other.game.number(a.table["moves"][1])
        other.play.move(0, number)
        rows = [type(record.rows[0])(text, 1) for text in other.play.written[2:]]
        server.services.store.append(new.table, record.rev, 1, 2, rows, record.summary)
        assert a.move(a.table["moves"][0])["code"] == "stale"
        assert a.table["asked"] == 1
        assert a.table["v"] == 2
        with ann.at(new.table, look=0) as late:
            assert a.story == late.story
        assert server.lines(new.table) == other.play.written


def test_of_eight_writers_one_wins(server: Server, ann: Browser) -> None:
    new = ann.found(ME, FRIEND)
    record = server.services.store.load(new.table)
    assert record is not None
    store, row = server.services.store, record.rows[0]
    for n in range(2, 12):
        won: list[int] = []
        start = threading.Barrier(8)

        def write(n: int, start: threading.Barrier, won: list[int]) -> None:
            start.wait()
            with suppress(Conflict):
                won.append(store.append(new.table, n - 2, n - 1, n, [row], record.summary))

        threads = [threading.Thread(target=write, args=(n, start, won)) for _ in range(8)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert won == [n]


def test_of_eight_sockets_on_one_seat_one_wins(server: Server, ann: Browser) -> None:
    new = ann.found(ME, FRIEND)
    opened = [ann.at(new.table) for _ in range(8)]
    people = [one.__enter__() for one in opened]
    try:
        for number, person in enumerate(people):
            move = person.table["moves"][number]
            person.send(do="move", v=person.table["v"], move=move, n=99)
        codes = []
        for person in people:
            (answer,) = [message for message in person.settle() if message.get("n") == 99]
            codes.append(answer.get("code", answer["is"]))
    finally:
        for one in reversed(opened):
            one.__exit__(None, None, None)
    assert sorted(codes) == ["done", *["stale"] * 7]
    assert len(server.lines(new.table)) == 3


@pytest.mark.slow
def test_a_line_cut_at_any_moment_loses_and_doubles_nothing(server: Server, ann: Browser) -> None:
    """The visitor goes away before, during or after a move, comes back and sends it again."""
    new = ann.found(ME, ME)
    rng = rng_for("cut")
    made = []
    over = False
    while not over:
        with ann.at(new.table) as a:
            a.send(do="look", seat=a.table["asked"])
            a.settle()
            v, moves = a.table["v"], a.table["moves"]
            seat, move = a.table["looking"], moves[int(rng.below(len(moves)))]
            for _ in range(int(rng.below(3))):
                a.send(do="move", v=v, move=move)
        with ann.at(new.table) as a:
            a.send(do="look", seat=seat)
            a.settle()
            assert a.move(move, v)["is"] == "done"
            over = a.table["over"]
        made.append([seat, move])
    lines = [line.split(",")[:2] for line in server.lines(new.table) if line[1].isdigit()]
    assert [[int(who[1:]), text[2:-1]] for who, text in lines] == made


def test_rc_7_a_restart_is_announced(server: Server, ann: Browser) -> None:
    new = ann.found(ME, FRIEND)
    with ann.at(new.table) as a, server.browser().at(new.table) as watcher:
        a.settle()
        assert server.client.portal is not None
        server.client.portal.call(server.services.announce_restart)
        for person in (a, watcher):
            (told,) = [message for message in person.settle() if message["is"] == "wrong"]
            assert (told["code"], told["said"]["key"]) == ("restarting", "server-restarting")
        assert a.move()["is"] == "done"
