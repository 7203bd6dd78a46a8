"""Whole games through sockets: two people, bots, hot-seat, spectators."""

import threading
from pathlib import Path

import pytest
from server.kit import FRIEND, ME, Browser, Server, bot, play_out, running

from council.core.log import read
from council.core.play import resume, rng_for
from council.games import GAMES
from council.server.bots import pool
from council.server.bots.pool import think
from council.tables.bots.job import Job


def test_two_people_play_a_whole_game(server: Server, ann: Browser, bob: Browser) -> None:
    new = ann.found({"kind": "me", "name": "Ann"}, FRIEND)
    seated = bob.post(f"/api/tables/{new.table}/sit", {"key": new.keys[1], "name": "Bob"})
    assert seated == {"table": new.table, "seat": 1}
    with ann.at(new.table) as a, bob.at(new.table) as b:
        a.settle()
        assert [(seat["name"], seat["online"]) for seat in a.table["seats"]] == [
            ("Ann", True),
            ("Bob", True),
        ]
        assert (a.table["looking"], b.table["looking"]) == (0, 1)
        last = play_out({0: a, 1: b}, rng_for("two"))
        assert a.ask("resign")["code"] == "over"
    assert last["over"]
    assert sum(row["won"] for row in last["results"]) == 1
    assert last["moves"] == []
    mine = ann.get("/api/tables")
    assert [(t["table"], t["over"], t["held"]) for t in mine] == [(new.table, True, [0])]
    assert mine[0]["results"] == last["results"]
    text = "".join(line + "\n" for line in server.lines(new.table))
    play = resume(GAMES["intrigue"], read(text), rng_for("check"))
    assert play.over()


def test_the_news_add_up_to_the_story(ann: Browser) -> None:
    new = ann.found(ME, bot())
    story = []
    with ann.at(new.table) as a:
        assert a.table["fresh"]
        story += a.table["news"]
        while not a.table["over"]:
            if a.table["moves"]:
                a.send(do="move", v=a.table["v"], move=a.table["moves"][0])
            if a.next()["is"] == "table":
                assert not a.table["fresh"]
                story += a.table["news"]
    with ann.at(new.table) as a:
        assert a.table["fresh"]
        assert a.table["news"] == story


def test_bots_play_on_by_themselves_and_fill_a_table(ann: Browser) -> None:
    new = ann.found(bot(), bot("greedy"), bot("easy"))
    assert new.keys == {}
    with ann.at(new.table) as watcher:
        watcher.until(lambda table: table["over"])
        assert watcher.table["looking"] is None


def test_a_game_begins_though_a_chair_is_empty(ann: Browser, bob: Browser) -> None:
    new = ann.found(ME, {"kind": "friend", "name": "Bob"})
    with ann.at(new.table) as a:
        seat = a.table["seats"][1]
        assert (seat["name"], seat["kind"], seat["online"]) == ("Bob", "open", False)
        assert a.move()["is"] == "done"
        assert a.table["asked"] == 1
        with bob.at(new.table, new.keys[1]) as b:
            assert b.table["looking"] == 1
            assert b.move()["is"] == "done"
            a.settle()
            assert a.table["asked"] == 0
            assert a.table["seats"][1]["kind"] == "person"


def test_hot_seat_shows_one_hand_at_a_time(ann: Browser) -> None:
    new = ann.found(ME, ME)
    with ann.at(new.table) as a:
        assert a.table["held"] == [0, 1]
        assert a.table["looking"] is None
        assert a.table["view"]["hand"] == []
        hands = {}
        for seat in (0, 1):
            a.send(do="look", seat=seat)
            a.settle()
            assert a.table["looking"] == seat
            assert a.table["fresh"]
            hands[seat] = [card["id"] for card in a.table["view"]["hand"]]
        for seat, other in ((0, 1), (1, 0)):
            start = len(a.heard)
            a.send(do="look", seat=seat)
            a.settle()
            sent = "".join(a.heard[start:])
            assert all(card in sent for card in hands[seat])
            assert not any(f'"{card}"' in sent or f" {card} " in sent for card in hands[other])
        assert a.ask("why", move="place nobody 1.1")["is"] == "refused"
        assert a.move("place jon_snow 1.1")["is"] == "refused"  # seat 1 is not asked
        a.send(do="look", seat=None)
        a.settle()
        assert a.table["view"]["hand"] == []


def test_a_move_the_game_has_no_text_for_is_refused_with_its_rule(ann: Browser) -> None:
    seats = [ME, bot(), bot()]
    table = ann.post("/api/tables", {"game": "risk", "seats": seats, "options": {}})["table"]
    with ann.at(table) as a:
        refused = a.ask("why", move="attack pyke sunspear")
        assert refused["is"] == "refused"
        assert refused["said"]["key"] == "risk-why-not-adjacent"
        assert refused["rule"]["id"] == "S-23"


def test_a_rematch_has_the_same_people(ann: Browser, bob: Browser) -> None:
    new = ann.found({"kind": "me", "name": "Ann"}, FRIEND, rounds=1)
    bob.post(f"/api/tables/{new.table}/sit", {"key": new.keys[1], "name": "Bob"})
    again = f"/api/tables/{new.table}/rematch"
    assert ann.refused("POST", again, 409) == "not_over"
    with ann.at(new.table) as a, bob.at(new.table) as b:
        play_out({0: a, 1: b}, rng_for("rematch"))
        stranger = ann.server.browser()
        assert stranger.refused("POST", again, 403) == "not_your_seat"
        second = ann.post(again)["table"]
        assert bob.post(again)["table"] == second
        a.settle()
        assert a.table["rematch"] == second
    with ann.at(second) as a, bob.at(second) as b:
        assert (a.table["held"], b.table["held"]) == ([0], [1])
        assert b.table["options"]["rounds"] == 1
        assert [seat["name"] for seat in b.table["seats"]] == ["Ann", "Bob"]
        assert a.table["v"] == 1
    assert len(bob.get("/api/tables")) == 2
    with stranger.at(second, new.keys[1]) as program:  # the key is still good
        assert program.table["looking"] == 1


def test_who_resigns_leaves_the_seat_to_a_bot(ann: Browser, bob: Browser) -> None:
    new = ann.found(ME, FRIEND)
    with ann.at(new.table) as a, bob.at(new.table, new.keys[1]) as b:
        assert b.ask("resign")["is"] == "done"
        assert b.table["looking"] is None
        assert b.table["held"] == []
        assert b.table["view"]["hand"] == []
        assert b.ask("resign")["code"] == "not_your_seat"
        a.settle()
        assert a.table["seats"][1]["kind"] == "bot"
        a.move()
        a.until(lambda table: table["asked"] == 0)
    assert (
        bob.refused("POST", f"/api/tables/{new.table}/sit", 403, json={"key": new.keys[1]})
        == "bad_key"
    )
    with bob.at(new.table) as b:
        b.send(do="sit", key=new.keys[1])
        assert b.settle()[0]["code"] == "bad_key"


def test_a_hint_is_a_move_one_may_pick(ann: Browser) -> None:
    new = ann.found(ME, FRIEND, customs={"hints": "on"})
    with ann.at(new.table) as a:
        hint = a.ask("hint")
        assert hint["is"] == "hint"
        assert hint["move"] in a.table["moves"]
        a.move(hint["move"])
        assert a.ask("hint")["code"] == "not_asked"


def test_one_hint_at_a_time(ann: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    new = ann.found(ME, FRIEND, customs={"hints": "on"})
    asked = threading.Event()

    def ponder(job: Job) -> str:
        asked.wait(120)
        return think(job)

    monkeypatch.setattr(pool, "think", ponder)
    with ann.at(new.table) as a:
        a.send(do="hint", n=1)
        assert a.ask("hint")["code"] == "busy"
        assert a.move()["is"] == "done"  # nobody waits for a bot that thinks
        asked.set()
        while (answer := a.next()).get("n") != 1:
            pass
        assert answer["code"] == "stale"


def test_bots_think_in_processes_of_their_own(tmp_path: Path) -> None:
    with running(tmp_path, thinkers=1) as server:
        ann = server.browser()
        new = ann.found(ME, bot("easy"), rounds=1)
        with ann.at(new.table) as a:
            a.move()
            a.until(lambda table: table["asked"] == 0)
