"""Who wants to be forgotten, or not to be watched, is in no list; nobody is taken for another, and
no try counts twice."""

from pathlib import Path
from typing import Any

import pytest
from server.kit import ME, Browser, bot, running, timed
from server.test_daily import TODAY, Noon, finished
from server.test_persons import ANN, BEN, ask, mine, play, table
from sqlalchemy import text

from council.core.log import Log
from council.protocol.record import RecordPlayer
from council.record.tally import key_of
from council.server.storage.exports import logs

Json = Any
DAILY = f"/api/daily/{TODAY}/intrigue"


def chronicle(server: Any) -> Json:
    return server.browser().post("/api/chronicle", {})


def test_who_was_forgotten_is_not_named_again(tmp_path: Path) -> None:
    with running(tmp_path, chronicle=True) as server:
        ben = server.browser()
        id_, _ = table(ben, BEN, {**ME, "name": "Ben"}, bot())
        play(ben, id_)
        ask(ben, BEN, "POST", "/api/me", {"name": "Ben", "listed": False})
        ask(ben, BEN, "POST", "/api/me/forget")
        told = server.browser().call("POST", "/api/chronicle", json={})
        assert "ben" not in told.text.casefold()
        assert told.json()["count"] == 1
        # Whoever still holds the seat in their browser may take the game over again.
        ask(ben, ANN, "POST", "/api/me", {"name": "Ben", "adopt": True})
        assert [game["table"] for game in mine(server, ANN)] == [id_]
        assert {row["name"] for row in chronicle(server)["players"]} == {"Ben", ""}


def test_a_seat_that_was_given_up_does_not_tell_whose_it_was(tmp_path: Path) -> None:
    with running(tmp_path, chronicle=True) as server:
        ann, ben = server.browser(), server.browser()
        id_, keys = table(ann, ANN, {**ME, "name": "Ann"}, {"kind": "friend"})
        ask(ben, BEN, "POST", f"/api/tables/{id_}/sit", {"key": keys[1], "name": "Ben"})
        ask(ben, BEN, "POST", "/api/me", {"name": "Ben", "listed": False})
        with ben.at(id_) as person:
            person.ask("resign")
        play(ann, id_)
        told = server.browser().call("POST", "/api/chronicle", json={})
        assert told.json()["count"] == 1
        assert "ben" not in told.text.casefold()
        ((_, log),) = logs(server.services.store)
        assert isinstance(log, Log)
        assert log.players == ["Ann", "medium"]


def test_games_that_nobody_may_watch_are_in_no_list(tmp_path: Path) -> None:
    with running(tmp_path, chronicle=True) as server:
        ann = server.browser()
        id_, _ = table(ann, ANN, {**ME, "name": "Ann"}, bot(), customs={"watch": "none"})
        play(ann, id_)
        found = chronicle(server)
        assert (found["count"], found["players"]) == (0, [])
        assert len(mine(server, ANN)) == 1
        assert ask(ann, ANN, "POST", "/api/me/statistics", {})["tally"]["games"] == 1
        store = server.services.store
        assert [record.id for record, _ in logs(store)] == []
        assert [record.id for record, _ in logs(store, everything=True)] == [id_]


@pytest.mark.parametrize("name", ["bot:hard", "Bot:hard", "  BOT:hard "])
def test_a_person_is_not_taken_for_a_bot(name: str) -> None:
    person, machine = RecordPlayer(name), RecordPlayer("Mira", "hard")
    assert key_of(machine) == "bot:hard"
    assert key_of(person) != key_of(machine)
    assert key_of(person) == key_of(RecordPlayer(name.upper()))


def ask_daily(who: Browser, key: str, **body: Json) -> Json:
    return ask(who, key, "POST", DAILY, {"name": "Ann", **body})


def refused_daily(who: Browser, key: str, **body: Json) -> str:
    return who.refused("POST", DAILY, 409, headers={"Council-Person": key}, json=body)


def test_a_try_counts_once_on_all_devices_of_a_person(tmp_path: Path) -> None:
    with timed(tmp_path, now=Noon()) as server:
        desk, phone = server.browser(), server.browser()
        id_ = ask_daily(desk, ANN)["table"]
        # The other device goes on with it, and has the seat then.
        assert ask(phone, ANN, "GET", "/api/daily")["deals"][0]["mine"]["table"] == id_
        assert refused_daily(phone, ANN, practice=True) == "daily_unfinished"
        assert ask_daily(phone, ANN)["table"] == id_
        finished(phone, id_)
        for device in (desk, phone):
            found = ask(device, ANN, "GET", "/api/daily")
            assert found["deals"][0]["mine"]["result"] is not None
            assert found["days"] == [TODAY]
            assert refused_daily(device, ANN) == "daily_done"
            assert ask(device, ANN, "GET", DAILY)["shown"]
            assert ask_daily(device, ANN, practice=True)["table"] != id_
        # A stranger sees nothing of it.
        assert server.browser().get("/api/daily")["deals"][0]["mine"] is None


def test_a_browser_that_gets_a_person_later_has_tried_already(tmp_path: Path) -> None:
    with timed(tmp_path, now=Noon()) as server:
        desk, phone = server.browser(), server.browser()
        id_ = desk.post(DAILY, {"name": "Ann"})["table"]
        finished(desk, id_)
        ask(desk, ANN, "POST", "/api/me", {"name": "Ann", "adopt": True})
        assert refused_daily(desk, ANN) == "daily_done"
        assert refused_daily(phone, ANN) == "daily_done"


def test_who_was_forgotten_is_not_on_the_list_of_a_deal(tmp_path: Path) -> None:
    with timed(tmp_path, now=Noon()) as server:
        ann, ben = server.browser(), server.browser()
        for who, key, name in ((ann, ANN, "Ann"), (ben, BEN, "Ben")):
            finished(who, ask(who, key, "POST", DAILY, {"name": name})["table"])
        assert {row["name"] for row in ann.get(DAILY)["others"]} == {"Ann", "Ben"}
        ask(ben, BEN, "POST", "/api/me/forget")
        assert {row["name"] for row in ann.get(DAILY)["others"]} == {"Ann"}
        assert ben.refused("POST", DAILY, 409, json={}) == "daily_done", "nor is it a new try"


def test_a_try_that_is_cut_off_leaves_neither_half(tmp_path: Path) -> None:
    """The game and its try are kept together: a claim that is taken leaves no game behind."""
    with timed(tmp_path, now=Noon()) as server:
        ann = server.browser()
        ask_daily(ann, ANN)
        shelf = server.services.daily.store
        (row, record), *_ = shelf.tries_of("", _print(ANN), 9)
        taken = _claim(server)
        from dataclasses import replace

        again = replace(record, id="another")
        assert not shelf.begin_try(replace(row, table="another"), taken, again, {}, "holder", "")
        with server.services.store.engine.connect() as connection:
            for name in ("games", "daily"):
                assert connection.execute(text(f"SELECT count(*) FROM {name}")).scalar() == 1


def test_of_two_workers_that_are_asked_at_once_one_begins_a_try(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with timed(tmp_path, now=Noon()) as server:
        desk, phone = server.browser(), server.browser()
        id_ = ask_daily(desk, ANN)["table"]
        store = server.services.daily.store
        answers = iter([[], *[store.tries_of("", _print(ANN), 9)] * 3])  # at first as before
        monkeypatch.setattr(store, "tries_of", lambda *_: next(answers))
        assert ask_daily(phone, ANN)["table"] == id_


def test_who_helps_with_a_try_has_their_own_still(tmp_path: Path) -> None:
    with timed(tmp_path, now=Noon()) as server:
        ann, ben = server.browser(), server.browser()
        opened_ = ask_daily(ann, ANN)
        key = {"key": opened_["keys"][0]["key"]}
        ask(ben, BEN, "POST", f"/api/tables/{opened_['table']}/sit", key)
        assert ask(ben, BEN, "GET", "/api/daily")["deals"][0]["mine"] is None
        own = ask_daily(ben, BEN)["table"]
        assert own != opened_["table"]
        finished(ben, own)
        assert [row["mine"] for row in ask(ben, BEN, "GET", DAILY)["others"]] == [True]
        assert ask_daily(ann, ANN)["table"] == opened_["table"]


def test_a_try_is_kept_together_with_its_person(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server that is killed before it answers leaves no claim without a try."""
    with timed(tmp_path, now=Noon()) as server:
        with monkeypatch.context() as patched:
            patched.setattr(server.services.people, "link", lambda *_: None)
            id_ = ask_daily(server.browser(), ANN)["table"]
        assert [game["table"] for game in mine(server, ANN)] == [id_]
        assert ask_daily(server.browser(), ANN)["table"] == id_, "on any device"


def _print(key: str) -> str:
    from council.tables.people.person import print_of

    return print_of(key) or ""


def _claim(server: Any) -> str:
    with server.services.store.engine.connect() as connection:
        return str(connection.execute(text("SELECT claim FROM daily")).scalar())
