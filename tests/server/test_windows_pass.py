"""A window among people: it passes by itself after the same few seconds for everybody, and waits
for whoever wants to think."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from server.kit import FRIEND, ME, Browser, Founded, Json, Person, Server, bot, timed

SECONDS = 6
CUSTOMS = {"grace": 0, "window": SECONDS}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with timed(tmp_path) as server:
        yield server


def found(browser: Browser, *seats: Json, customs: Json = CUSTOMS, **options: Json) -> Founded:
    body = {"game": "cardgame", "seats": list(seats), "options": options, "customs": customs}
    opened = browser.post("/api/tables", body)
    return Founded(opened["table"], {key["seat"]: key["key"] for key in opened["keys"]})


def to_a_window(*people: Person) -> Person:
    """Play on until somebody is asked in a window; they are who is asked."""
    while True:
        for person in people:
            person.settle()
            table = person.table
            if table["asked"] == table["looking"]:
                if table["window"] and table["window"]["kind"] != "only":
                    return person
                person.move(table["moves"][-1])


@contextmanager
def two(server: Server, customs: Json = CUSTOMS) -> Iterator[tuple[Founded, Person, Person]]:
    """Two people in a window of the card game."""
    ann, bob = server.browser(), server.browser()
    new = found(ann, ME, FRIEND, customs=customs)
    bob.post(f"/api/tables/{new.table}/sit", {"key": new.keys[1]})
    with ann.at(new.table) as a, bob.at(new.table) as b:
        yield new, a, b


def test_it_passes_by_itself_for_who_has_an_answer_and_for_who_has_none(server: Server) -> None:
    with two(server) as (new, a, b):
        lengths = {True: 0, False: 0}
        while min(lengths.values()) < 3:
            asked = to_a_window(a, b)
            other = b if asked is a else a
            other.settle()
            assert asked.table["window"]["left"] == other.table["window"]["left"] == SECONDS
            lines = server.lines(new.table)
            lengths[asked.table["moves"] == ["pass"]] += 1
            v = asked.table["v"]
            server.later(SECONDS - 0.1)
            assert server.lines(new.table) == lines
            server.later(0.1)
            asked.settle()
            assert asked.table["v"] > v
            made = server.lines(new.table)[len(lines)]
            assert made.startswith(f'[{asked.table["looking"]}, "pass"')


def test_who_wants_to_think_is_waited_for(server: Server) -> None:
    with two(server) as (_, a, b):
        asked = to_a_window(a, b)
        other = b if asked is a else a
        v = asked.table["v"]
        assert other.code("wait", v=v) == "not_asked"
        assert asked.code("wait", v=v - 1) == "stale"
        server.later(SECONDS - 1)
        assert asked.code("wait", v=v) == "done"
        assert asked.code("wait", v=v) == "done"
        other.settle()
        assert (other.table["window"]["left"], other.table["window"]["waits"]) == (None, True)
        server.later(1000)
        asked.settle()
        assert asked.table["v"] == v
        assert asked.move("pass")["is"] == "done"
        assert asked.table["window"] is None or not asked.table["window"]["waits"]


def test_alone_among_bots_and_without_the_setting_it_waits(server: Server, ann: Browser) -> None:
    new = found(ann, ME, bot("random"))
    with ann.at(new.table) as a:
        to_a_window(a)
        assert a.table["window"]["left"] is None
        v = a.table["v"]
        server.later(1000)
        a.settle()
        assert a.table["v"] == v
    with two(server, {"grace": 0}) as (_, a, b):
        assert to_a_window(a, b).table["window"]["left"] is None


def test_in_a_pause_it_does_not_run_and_then_begins_anew(server: Server) -> None:
    with two(server) as (_, a, b):
        asked = to_a_window(a, b)
        other = b if asked is a else a
        v = asked.table["v"]
        server.later(SECONDS - 1)
        assert asked.code("propose", what="pause", v=v) == "done"
        other.settle()
        assert other.code("agree", id=other.table["proposal"]["id"], yes=True) == "done"
        assert other.table["window"] is None
        server.later(1000)
        asked.settle()
        assert (asked.table["v"], asked.table["paused"]) == (v, True)
        assert asked.code("go_on") == "done"
        assert asked.table["window"]["left"] == SECONDS


def test_after_a_restart_it_begins_anew_and_who_thinks_is_still_waited_for(tmp_path: Path) -> None:
    with timed(tmp_path) as server:
        ann, bob = server.browser(), server.browser()
        new = found(ann, ME, FRIEND)
        bob.post(f"/api/tables/{new.table}/sit", {"key": new.keys[1]})
        with ann.at(new.table) as a, bob.at(new.table) as b:
            to_a_window(a, b)
            server.later(SECONDS - 1)
    with timed(tmp_path) as server:
        ann.server = bob.server = server
        with ann.at(new.table) as a, bob.at(new.table) as b:
            asked = to_a_window(a, b)
            assert asked.table["window"]["left"] == SECONDS
            assert asked.code("wait", v=asked.table["v"]) == "done"
            v = asked.table["v"]
    with timed(tmp_path) as server:
        ann.server = bob.server = server
        with ann.at(new.table) as a, bob.at(new.table) as b:
            asked = to_a_window(a, b)
            assert (asked.table["v"], asked.table["window"]["waits"]) == (v, True)


def test_a_pass_that_was_taken_back_opens_it_anew(server: Server) -> None:
    with two(server) as (_, a, b):
        for _ in range(40):
            asked = to_a_window(a, b)
            server.later(SECONDS)
            asked.settle()
            if asked.table["can_undo"]:
                break
        assert asked.code("undo", v=asked.table["v"]) == "done"
        assert asked.table["window"]["left"] == SECONDS


def test_nobody_here_no_window_runs(server: Server) -> None:
    with two(server) as (new, a, b):
        to_a_window(a, b)
        lines = server.lines(new.table)
    server.later(1000)
    assert server.lines(new.table) == lines


@pytest.mark.parametrize("kind", ["move", "bank"])
def test_its_seconds_are_on_nobodys_clock_until_somebody_thinks(server: Server, kind: str) -> None:
    clock = {"kind": kind, "seconds": 600, "more": 10 if kind == "bank" else 0}
    with two(server, {**CUSTOMS, "clock": clock}) as (_, a, b):
        asked = to_a_window(a, b)
        seat, before = asked.table["looking"], asked.table["clock"]
        assert before["runs"] is None
        server.later(SECONDS - 1)
        assert asked.code("wait", v=asked.table["v"]) == "done"
        assert asked.table["clock"]["runs"] == seat
        assert asked.table["clock"]["left"] == before["left"]
        server.later(5)
        asked.settle()
        assert asked.move("pass")["is"] == "done"
        if kind == "bank":
            assert asked.table["clock"]["left"][seat] <= before["left"][seat] + 10 - 5


@pytest.mark.parametrize("window", [1, 2, 61, -1])
def test_a_window_lasts_a_few_seconds_or_waits(ann: Browser, window: int) -> None:
    body = {"game": "cardgame", "seats": [ME, FRIEND], "customs": {"window": window}}
    assert ann.refused("POST", "/api/tables", 422, json=body) == "bad_customs"
