"""The deal of the day on a server: one try counts, and all get the same game."""

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from server.kit import Browser, Clock, Json, Server, play_out, propose, timed

from council.core.log import read
from council.core.play import rng_for

TODAY, YESTERDAY, TOMORROW = "2026-11-18", "2026-11-17", "2026-11-19"
HOUR = 3600


class Noon(Clock):
    """It is noon."""

    def __init__(self) -> None:
        self.time = 1_795_003_200.0


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with timed(tmp_path, now=Noon()) as server:
        yield server


def begin(browser: Browser, game: str = "intrigue", day: str = TODAY, **body: Json) -> str:
    return str(browser.post(f"/api/daily/{day}/{game}", {"name": "Ann", **body})["table"])


def finished(browser: Browser, table: str, seed: int = 0) -> Json:
    """Play a try to its end with moves at random."""
    with browser.at(table) as person:
        return play_out({0: person}, rng_for("daily moves", seed))


def moves_of(server: Server, table: str) -> list[tuple[Json, str]]:
    log = read("".join(line + "\n" for line in server.lines(table)), ours=True)
    return [(line.who, line.text) for line in log.lines]


def compared(browser: Browser, day: str = TODAY, game: str = "intrigue") -> Json:
    return browser.get(f"/api/daily/{day}/{game}")


def test_there_is_a_deal_of_each_game(ann: Browser) -> None:
    found = ann.get("/api/daily")
    assert (found["today"], found["day"]) == (TODAY, TODAY)
    assert found["left"] == 12 * HOUR
    assert [deal["game"] for deal in found["deals"]] == ["intrigue", "risk", "cardgame"]
    assert {deal["code"] for deal in found["deals"]} == {"daily-2026-11-18"}
    assert all(deal["mine"] is None for deal in found["deals"])
    assert found["days"] == []


@pytest.mark.slow
def test_two_people_with_the_same_moves_get_the_same_game(
    server: Server, ann: Browser, bob: Browser
) -> None:
    tables = [begin(ann), begin(bob, name="Bob")]
    for browser, table in zip((ann, bob), tables, strict=True):
        assert finished(browser, table)["over"]
    games = [moves_of(server, table) for table in tables]
    assert games[0] == games[1]


@pytest.mark.slow
def test_the_first_try_counts_and_the_next_ones_are_practice(server: Server, ann: Browser) -> None:
    path = f"/api/daily/{TODAY}/intrigue"
    assert ann.refused("POST", path, 409, json={"practice": True}) == "daily_unfinished"
    table = begin(ann)
    assert begin(ann) == table, "a try that has begun goes on"
    assert ann.refused("POST", path, 409, json={"practice": True}) == "daily_unfinished"
    finished(ann, table)
    assert ann.refused("POST", path, 409, json={}) == "daily_done"
    practice = begin(ann, practice=True)
    assert practice != table
    finished(ann, practice, seed=1)
    mine = ann.get("/api/daily")["deals"][0]["mine"]
    assert mine["table"] == table
    assert mine["result"]["rank"] in (1, 2, 3, 4)
    assert ann.get("/api/daily")["days"] == [TODAY]


def test_whoever_takes_it_off_the_list_has_tried_all_the_same(ann: Browser) -> None:
    table = begin(ann)
    finished(ann, table)
    ann.post(f"/api/tables/{table}/forget")
    assert ann.refused("POST", f"/api/daily/{TODAY}/intrigue", 409, json={}) == "daily_done"


def test_whoever_gives_up_has_no_result_and_no_second_try(ann: Browser) -> None:
    with ann.at(begin(ann)) as person:
        assert person.code("resign") == "daily_fixed"
        assert propose(person, "end") == "done"
        assert person.table["ended"]
    assert ann.refused("POST", f"/api/daily/{TODAY}/intrigue", 409, json={}) == "daily_done"
    found = ann.get("/api/daily")
    assert found["days"] == []
    assert found["deals"][0]["mine"]["over"]
    assert found["deals"][0]["mine"]["result"] is None


def test_in_a_counted_try_nothing_is_taken_back_and_nobody_helps(ann: Browser) -> None:
    with ann.at(begin(ann)) as person:
        person.until(lambda table: table["moves"])
        shown = person.table
        assert shown["daily"] == {"day": TODAY, "counted": True}
        assert "daily" in person.told()
        assert not shown["can_close"]
        person.move()
        person.until(lambda table: table["moves"])
        assert not person.table["can_undo"]
        assert person.code("undo", v=person.table["v"]) == "cannot_undo"
        assert person.code("hint") == "no_hints"
        settings = {"hints": "on"}
        v = person.table["v"]
        assert person.code("propose", what="settings", settings=settings, v=v) == "daily_fixed"
        clock = {"kind": "move", "seconds": 10}
        assert person.code("propose", what="clock", clock=clock, v=v) == "daily_fixed"
        assert propose(person, "undo") == "daily_fixed"


def test_in_practice_one_may(ann: Browser) -> None:
    with ann.at(begin(ann, day=YESTERDAY, practice=True)) as person:
        person.until(lambda table: table["moves"])
        assert person.table["daily"] == {"day": YESTERDAY, "counted": False}
        person.move()
        person.until(lambda table: table["moves"])
        assert person.code("hint") == "hint"


@pytest.mark.parametrize(
    ("day", "game", "status", "code"),
    [
        (TOMORROW, "intrigue", 422, "bad_day"),
        ("2025-12-31", "intrigue", 422, "bad_day"),
        ("2026-13-01", "intrigue", 422, "bad_day"),
        ("2026-02-30", "risk", 422, "bad_day"),
        ("20261118", "intrigue", 422, "bad_day"),
        ("2026-W47-3", "intrigue", 422, "bad_day"),
        ("\uff12026-11-18", "intrigue", 422, "bad_day"),
        ("today", "intrigue", 422, "bad_day"),
        ("x" * 500, "intrigue", 422, "bad_day"),
        (TODAY, "chess", 404, "no_such_game"),
        (YESTERDAY, "intrigue", 409, "daily_past"),
    ],
)
def test_a_forged_day_is_refused(ann: Browser, day: str, game: str, status: int, code: str) -> None:
    assert ann.refused("POST", f"/api/daily/{day}/{game}", status, json={}) == code
    if code != "daily_past":
        assert ann.refused("GET", f"/api/daily/{day}/{game}", status) == code
    assert ann.get("/api/tables") == []


@pytest.mark.parametrize(
    "body", [{"counted": True}, {"day": TODAY}, {"practice": "no"}, {"result": {"rank": 1}}, []]
)
def test_what_only_the_server_decides_cannot_be_sent(ann: Browser, body: Json) -> None:
    path = f"/api/daily/{TODAY}/intrigue"
    assert ann.refused("POST", path, 400, json=body) == "bad_message"


def test_a_try_begun_before_midnight_counts_for_its_day(server: Server, ann: Browser) -> None:
    server.later(12 * HOUR - 1)
    table = begin(ann)
    server.later(2)
    assert ann.get("/api/daily")["today"] == TOMORROW
    finished(ann, table)
    found = ann.get(f"/api/daily/{TODAY}")
    assert found["deals"][0]["mine"]["result"] is not None
    assert found["days"] == [TODAY]


def test_a_try_that_is_open_after_midnight_gets_no_help(server: Server, ann: Browser) -> None:
    server.later(12 * HOUR - 1)
    table = begin(ann)
    server.later(2)
    path = f"/api/daily/{TODAY}/intrigue"
    assert ann.refused("POST", path, 409, json={"practice": True}) == "daily_unfinished"
    assert not compared(ann)["shown"]
    assert begin(ann) == table, "it can be gone on with from everywhere"
    finished(ann, table)
    assert compared(ann)["shown"]
    assert begin(ann, practice=True) != table
    assert ann.refused("POST", path, 409, json={}) == "daily_past"


@pytest.mark.slow
def test_the_others_and_the_rivals_are_shown_after_the_try(
    server: Server, ann: Browser, bob: Browser
) -> None:
    finished(bob, begin(bob, name="Bob"), seed=3)
    eve = server.browser()
    finished(eve, begin(eve, name=""), seed=4)
    assert compared(ann) == {
        **compared(ann),
        "shown": False,
        "rivals": [],
        "others": [],
        "mine": None,
    }
    table = begin(ann)
    assert not compared(ann)["shown"]
    finished(ann, table)
    found = wait_for_rivals(ann)
    assert {row["name"] for row in found["others"]} == {"Ann", "Bob"}, "who gave no name is not"
    assert [row["name"] for row in found["others"] if row["mine"]] == ["Ann"]
    levels = [one["level"] for one in found["rivals"]] + found["missing"]
    assert levels == ["easy", "medium", "hard"]
    assert all(one["result"]["rank"] in (1, 2, 3, 4) for one in found["rivals"])
    assert found["low_wins"]


def test_tries_that_nobody_finishes_take_no_place_in_the_list(
    server: Server, ann: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("council.tables.daily.tries.MOST_OTHERS", 2)
    for name in ("Bob", "Eve"):
        begin(server.browser(), name=name)
    server.later(60)
    finished(ann, begin(ann))
    assert [row["name"] for row in compared(ann)["others"]] == ["Ann"]


def wait_for_rivals(browser: Browser) -> Json:
    """What is compared, once all rivals have played."""
    while True:
        found = compared(browser)
        if all(one["state"] == "ready" for one in found["rivals"]):
            return found
        time.sleep(0.05)


def test_who_has_not_played_makes_no_work(server: Server, ann: Browser) -> None:
    found = compared(ann, YESTERDAY)
    assert found["shown"]
    assert {one["state"] for one in found["rivals"]} == {"none"}
    assert not server.services.daily.jobs


@pytest.mark.slow
def test_rivals_are_kept(server: Server, ann: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    finished(ann, begin(ann))
    before = wait_for_rivals(ann)
    server.services.daily.jobs.clear()
    monkeypatch.setattr(server.services.daily, "maker", None)
    assert wait_for_rivals(ann) == before


def test_the_report_of_yesterday_can_be_read(server: Server, ann: Browser) -> None:
    table = begin(ann)
    finished(ann, table)
    server.later(24 * HOUR)
    found = ann.get(f"/api/daily/{TODAY}")["deals"][0]["mine"]
    assert found["table"] == table
    assert ann.get(f"/api/tables/{table}/report")["state"] == "none"
