"""A table that goes on from a moment of another game."""

import json
from pathlib import Path

import pytest
from core.test_branch import finished
from server.kit import Browser, Json, Server, play_out, running

from council.core.play import Play, rng_for
from council.games import GAMES

ME, FRIEND = {"kind": "me", "name": "Ann"}, {"kind": "friend", "name": "Bob"}
BOT = {"kind": "bot", "level": "random"}


@pytest.fixture(scope="module")
def log() -> str:
    return finished("intrigue").log.dump()


def body(log: str, line: int, **rest: Json) -> Json:
    return {"log": log, "line": line, "seats": [ME, BOT, FRIEND, BOT], **rest}


def test_a_moment_becomes_a_table(ann: Browser, log: str) -> None:
    opened = ann.post("/api/play-on", body(log, 9))
    assert [key["seat"] for key in opened["keys"]] == [0, 2]
    with ann.at(opened["table"]) as person:
        shown = person.table
        assert shown["fair"] is None, "nothing here can be proved"
        assert [seat["kind"] for seat in shown["seats"]] == ["person", "bot", "open", "bot"]
    text = ann.call("GET", f"/api/tables/{opened['table']}/log").text
    head = json.loads(text.splitlines()[0])
    assert head["from"] == {"line": 9, "until": 8}, "the checksum is over cards of others"
    assert head["players"][0] == "Ann"


def test_it_is_played_to_the_end_and_read_back(server: Server, ann: Browser, log: str) -> None:
    table = ann.post("/api/play-on", body(log, 12, seats=[ME, BOT, BOT, BOT]))["table"]
    with ann.at(table) as person:
        assert play_out({0: person}, rng_for("on"))["over"]
    server.services.tables.rooms.clear()
    text = ann.call("GET", f"/api/tables/{table}/log").text
    assert len(json.loads(text.splitlines()[0])["from"]["check"]) == 8
    again = ann.post("/api/play-on", body(text, 20))
    assert again["table"] != table


@pytest.mark.parametrize(
    ("change", "status", "code"),
    [
        ({"line": 1}, 422, "bad_log"),
        ({"line": 10**6}, 422, "bad_log"),
        ({"log": "no log"}, 422, "bad_log"),
        ({"log": ""}, 422, "bad_log"),
        ({"seats": [ME, BOT]}, 422, "bad_log"),
        ({"seats": [ME, BOT, FRIEND, {"kind": "bot", "level": "god"}]}, 422, "bad_level"),
        ({"line": "9"}, 400, "bad_message"),
        ({"game": "risk"}, 400, "bad_message"),
        ({"log": "x" * 2_100_000}, 413, "too_large"),
    ],
)
def test_what_is_no_moment_is_refused(
    ann: Browser, log: str, change: Json, status: int, code: str
) -> None:
    asked = {**body(log, 9), **change}
    assert ann.refused("POST", "/api/play-on", status, json=asked) == code
    assert ann.get("/api/tables") == []


def test_a_log_of_too_many_lines_is_not_read(
    ann: Browser, log: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It would take seconds, in the process in which all tables are."""
    monkeypatch.delattr("council.tables.lobby.read")
    long = log + '[0, "pass", 0, "00000000"]\n' * 6000
    answer = ann.call("POST", "/api/play-on", json=body(long, 9))
    assert (answer.status_code, answer.json()["said"]["key"]) == (422, "branch-long")


def test_playing_on_all_the_time_is_slowed_down(tmp_path: Path, log: str) -> None:
    with running(tmp_path, tables_a_minute=6) as server:
        ann = server.browser()
        for _ in range(2):
            ann.post("/api/play-on", body(log, 9))
        assert ann.refused("POST", "/api/play-on", 429, json=body(log, 9)) == "slow_down"
        ann.found(ME, BOT)  # other tables can still be created


def test_a_log_for_one_reader_is_no_start(ann: Browser) -> None:
    text = finished("intrigue").log_for(0).dump()
    assert ann.refused("POST", "/api/play-on", 422, json=body(text, 9)) == "bad_log"


def test_a_log_with_own_cards_is_no_start(ann: Browser) -> None:
    text = own_cards().log.dump()
    answer = ann.call("POST", "/api/play-on", json=body(text, 3))
    assert answer.json()["said"]["key"] == "branch-own-data"


def own_cards() -> Play:
    mine = {"iron_throne": [{"id": "throne_1", "value": 3}]}
    game = GAMES["intrigue"].with_data(mine, "own.toml")
    play = Play(game, game.setup(4, {}), ["A", "B", "C", "D"], rng_for("own"))
    play.settle()
    return play
