"""Tables that go: off a browser's list, closed by who created them, closed or deleted by the
operator beside a running server."""

import json
from pathlib import Path

import pytest
from server.kit import FRIEND, ME, Browser, Json, Server, bot, opened, running, timed, where

from council.cli.run import run as council
from council.core.game import Invalid
from council.server.storage import housekeeping
from council.server.storage.store import Store
from council.tables.state.visitor import NO_TABLE

pytestmark = pytest.mark.usefixtures("each_database")


def listed(browser: Browser) -> list[str]:
    return [table["table"] for table in browser.get("/api/tables")]


def operate(folder: Path, capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str]:
    """What `council tables` says, and its exit code."""
    place = ["--database", where(folder)] if where(folder) else ["--data", str(folder)]
    code = council(["tables", *words, *place])
    printed = capsys.readouterr()
    return code, printed.out + printed.err


# -- a browser's list


def test_a_game_is_taken_off_the_list_and_the_seat_stays(
    server: Server, ann: Browser, bob: Browser
) -> None:
    kept, gone = ann.found(ME, bot()), ann.found(ME, FRIEND)
    bob.post(f"/api/tables/{gone.table}/sit", {"key": gone.keys[1]})
    ann.post(f"/api/tables/{gone.table}/forget")
    assert listed(ann) == [kept.table]
    assert listed(bob) == [gone.table]  # only one's own list
    with ann.at(gone.table) as a:
        assert a.table["held"] == [0]
        assert a.move()["is"] == "done"
    assert bob.refused("POST", f"/api/tables/{kept.table}/forget", 404) == "no_such_table"
    assert bob.refused("POST", "/api/tables/nowhere/forget", 404) == "no_such_table"
    ann.post(f"/api/tables/{gone.table}/sit", {"key": gone.keys[0]})  # with the link it is back
    assert set(listed(ann)) == {kept.table, gone.table}


# -- who created it


def test_the_founder_closes_a_table_that_has_not_begun(
    server: Server, ann: Browser, bob: Browser
) -> None:
    new = ann.found(ME, FRIEND)
    bob.post(f"/api/tables/{new.table}/sit", {"key": new.keys[1]})
    path = f"/api/tables/{new.table}/close"
    assert bob.refused("POST", path, 403) == "not_founder"
    assert server.browser().refused("POST", path, 403) == "not_founder"
    with ann.at(new.table) as a, bob.at(new.table) as b:
        assert (a.table["can_close"], b.table["can_close"]) == (True, False)
        assert [table["can_close"] for table in ann.get("/api/tables")] == [True]
        ann.post(path)
        for person in (a, b):
            came, code = person.shown_out()
            assert code == NO_TABLE
            assert came[-1]["said"]["key"] == "server-closed"
    assert (listed(ann), listed(bob)) == ([], [])
    assert ann.refused("POST", path, 404) == "no_such_table"


def test_a_table_that_has_begun_stays(server: Server, ann: Browser) -> None:
    new = ann.found(ME, bot())
    with ann.at(new.table) as a:
        a.until(lambda table: table["asked"] == 0)
        a.move()
        assert not a.table["can_close"]
    assert ann.refused("POST", f"/api/tables/{new.table}/close", 409) == "begun"
    assert listed(ann) == [new.table]


# -- the operator


def test_the_operator_lists_and_shows_tables(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with running(tmp_path) as server:
        ann = server.browser()
        new = ann.found({**ME, "name": "Anna"}, FRIEND)
        code, text = operate(tmp_path, capsys, "list", "--json")
        assert code == 0
        (facts,) = json.loads(text)
        assert (facts["table"], facts["state"], facts["game"]) == (new.table, "running", "intrigue")
        assert [player["kind"] for player in facts["players"]] == ["person", "open"]
        code, text = operate(tmp_path, capsys, "list")
        assert new.table in text
        assert "Anna" in text
        shown: Json = json.loads(operate(tmp_path, capsys, "show", new.table, "--json")[1])
        assert shown["settings"]["hints"] == "off"
        record = server.services.store.load(new.table)
        assert record is not None
        secret = record.summary.status.secret
        assert secret
        assert secret not in json.dumps(shown)
        assert "grace = 300" in operate(tmp_path, capsys, "show", new.table)[1]


def test_the_operator_closes_and_deletes_beside_a_server(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with timed(tmp_path) as server:
        ann, bob = server.browser(), server.browser()
        new, other = ann.found(ME, FRIEND), ann.found(ME, FRIEND)
        with ann.at(new.table) as a, bob.at(new.table, new.keys[1]) as b:
            a.move()
            b.settle()
            v, move = b.table["v"], b.table["moves"][0]
            assert operate(tmp_path, capsys, "close", new.table)[0] == 0
            assert b.code("move", v=v, move=move) in ("stale", "over")
            b.settle()
            assert (b.table["over"], b.table["ended"]) == (True, True)
            server.later(60)
            assert "closed" in a.told()
        log = ann.call("GET", f"/api/tables/{new.table}/log").text
        assert '"end":"agreed"' in log.replace(" ", "")
        assert operate(tmp_path, capsys, "close", new.table)[0] == 2  # it is over
        assert operate(tmp_path, capsys, "delete", other.table)[0] == 2  # not sure
        with ann.at(other.table) as a:
            assert operate(tmp_path, capsys, "delete", other.table, "--yes")[0] == 0
            server.later(60)
            _, code = a.shown_out()
            assert code == NO_TABLE
        assert listed(ann) == [new.table]
        assert operate(tmp_path, capsys, "show", other.table)[0] == 2
        assert operate(tmp_path, capsys, "show")[0] == 2
        assert operate(tmp_path, capsys, "list", other.table)[0] == 2


def test_a_table_before_the_deal_can_be_closed_too(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        new = server.browser().found(ME, FRIEND, customs={"deal": "together"})
    store = Store(opened(tmp_path))
    housekeeping.close(store, new.table)
    record = store.load(new.table)
    assert record is not None
    assert housekeeping.state_of(record) == "over"
    housekeeping.remove(store, new.table)
    with pytest.raises(Invalid) as invalid:
        housekeeping.remove(store, new.table)
    assert invalid.value.message.key == "server-tables-none"
    store.close()
