"""A table whose chance follows from a public code."""

import json
from pathlib import Path

import pytest
from server.kit import ME, Browser, Json, Server, bot, play_out, running, seeded

from council.core.play import rng_for


def body(code: str, **rest: Json) -> Json:
    return {"game": "intrigue", "seats": [ME, bot()], "deal_code": code, **rest}


def log_of(browser: Browser, table: str) -> list[Json]:
    text = browser.call("GET", f"/api/tables/{table}/log").text
    return [json.loads(line) for line in text.splitlines()]


@pytest.mark.slow
def test_the_same_code_gives_the_same_game_on_every_server(tmp_path: Path) -> None:
    found = []
    for folder in ("one", "two"):
        (tmp_path / folder).mkdir()
        with running(tmp_path / folder, chance=seeded(folder)) as server:
            ann = server.browser()
            table = ann.post("/api/tables", body("Red Wedding"))["table"]
            with ann.at(table) as person:
                assert person.table["deal_code"] == "red-wedding"
                assert person.table["fair"] is None
                assert any(said["key"] == "server-told-deal-code" for said in person.table["news"])
                assert play_out({0: person}, rng_for("moves"))["over"]
            found.append([line[:2] for line in log_of(ann, table) if isinstance(line, list)])
    assert found[0] == found[1], "bots, too, answer the same moves with the same moves"


def test_it_is_dealt_at_once_and_the_log_says_so(ann: Browser) -> None:
    customs = {"deal": "together"}
    table = ann.post("/api/tables", body("7", customs=customs))["table"]
    with ann.at(table) as person:
        assert person.table["moves"]
    head = log_of(ann, table)[0]
    assert head["deal"] == "7"
    assert "fair" not in head


def test_a_table_without_a_code_is_as_before(ann: Browser) -> None:
    table = ann.post("/api/tables", {"game": "intrigue", "seats": [ME, bot()]})["table"]
    with ann.at(table) as person:
        assert person.table["deal_code"] == ""
        assert person.table["fair"] is not None


def test_a_rematch_has_no_code(server: Server, ann: Browser) -> None:
    table = ann.post("/api/tables", body("once"))["table"]
    with ann.at(table) as person:
        play_out({0: person}, rng_for("moves"))
    again = ann.post(f"/api/tables/{table}/rematch")["table"]
    with ann.at(again) as person:
        assert person.table["deal_code"] == ""


@pytest.mark.parametrize("code", ["x" * 41, "x" * 60_000, "a_b", "-", "ä", "a\u0000", "  "])
def test_what_is_no_code_is_refused(ann: Browser, code: str) -> None:
    assert ann.refused("POST", "/api/tables", 422, json=body(code)) == "bad_deal_code"
    assert ann.get("/api/tables") == []


def test_a_code_that_is_no_text_is_refused(ann: Browser) -> None:
    assert ann.refused("POST", "/api/tables", 400, json=body(7)) == "bad_message"  # type: ignore[arg-type]
