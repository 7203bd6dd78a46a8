"""People without accounts: a key in the browser, its fingerprint on the server, and their games."""

import json
from pathlib import Path
from typing import Any

import pytest
from server.kit import FRIEND, ME, Browser, Server, bot, opened, running
from sqlalchemy import text

from council.server.storage.people import PeopleShelf
from council.tables.people.person import print_of
from council.tables.storage.people import PersonRow

ANN, BEN = "A" * 21 + "w", "B" * 21 + "w"
Json = Any


def ask(who: Browser, key: str, method: str, path: str, body: Json = None) -> Json:
    answer = who.call(method, path, headers={"Council-Person": key}, json=body)
    assert answer.status_code in (200, 201), answer.text
    return answer.json()


def table(who: Browser, key: str, *seats: Json, **more: Json) -> tuple[str, dict[int, str]]:
    body = {"game": "intrigue", "seats": list(seats), "options": {"rounds": 1}, **more}
    made = ask(who, key, "POST", "/api/tables", body)
    return made["table"], {one["seat"]: one["key"] for one in made["keys"]}


def play(who: Browser, table_id: str) -> None:
    """To the end, the first move each time."""
    with who.at(table_id) as person:
        while not person.table["over"]:
            if person.table["moves"]:
                person.ask("move", v=person.table["v"], move=person.table["moves"][0])
            person.settle()


def mine(server: Server, key: str) -> list[Json]:
    found: list[Json] = ask(server.browser(), key, "GET", "/api/me/games")
    return found


def test_a_seat_belongs_to_the_person_who_takes_it(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ann, ben = server.browser(), server.browser()
        id_, keys = table(ann, ANN, {**ME, "name": "Ann"}, FRIEND)
        ask(ben, BEN, "POST", f"/api/tables/{id_}/sit", {"key": keys[1], "name": "Ben"})
        for key, me in ((ANN, 0), (BEN, 1)):
            (game,) = mine(server, key)
            assert game["table"] == id_
            assert [player["me"] for player in game["players"]] == [me == 0, me == 1]
        # Whoever has the key of a seat does not take its person's record.
        ask(server.browser(), ANN, "POST", f"/api/tables/{id_}/sit", {"key": keys[1]})
        assert [player["me"] for player in mine(server, BEN)[0]["players"]] == [False, True]


def test_a_person_plays_on_from_another_device(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ann, phone, ben = server.browser(), server.browser(), server.browser()
        id_, keys = table(ann, ANN, {**ME, "name": "Ann"}, FRIEND)
        ask(ben, BEN, "POST", f"/api/tables/{id_}/sit", {"key": keys[1], "name": "Ben"})
        path = f"/api/tables/{id_}/mine"
        with ben.at(id_) as person:
            assert ask(phone, ANN, "POST", path) == {"table": id_, "seat": 0}
            assert ask(phone, ANN, "POST", path) == {"table": id_, "seat": 0}  # nothing new
            person.until(lambda seen: "server-told-also" in json.dumps(seen["news"]))
        with phone.at(id_) as person:
            assert person.table["looking"] == 0
            assert person.table["view"]["hand"]
        with ann.at(id_) as person:
            assert person.table["looking"] == 0


def test_only_a_person_of_the_table_gets_a_seat(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ann, stranger = server.browser(), server.browser()
        id_, _ = table(ann, ANN, ME, bot())
        for key in (BEN, "C" * 21 + "w"):
            headers = {"Council-Person": key}
            assert stranger.refused("POST", f"/api/tables/{id_}/mine", 403, headers=headers) == (
                "not_your_seat"
            )
        for other in ("nowhere", "a%00b"):
            headers = {"Council-Person": ANN}
            assert stranger.refused("POST", f"/api/tables/{other}/mine", 404, headers=headers) == (
                "no_such_table"
            )
        with stranger.at(id_) as person:
            assert person.table["held"] == []
        ask(ann, ANN, "POST", "/api/me/forget")
        headers = {"Council-Person": ANN}
        stranger.refused("POST", f"/api/tables/{id_}/mine", 403, headers=headers)


def test_of_several_people_at_one_screen_the_first_is_meant(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        table(server.browser(), ANN, bot(), {**ME, "name": "Ann"}, {**ME, "name": "Ben"})
        assert [one["me"] for one in mine(server, ANN)[0]["players"]] == [False, True, False]


def test_a_browser_without_a_person_plays_as_before(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        server.browser().found(ME, bot())
        assert mine(server, ANN) == []


def test_a_person_takes_over_the_games_of_their_browser(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ann = server.browser()
        new = ann.found(ME, bot())
        assert not ask(ann, ANN, "GET", "/api/me")["known"]
        wish = {"name": "Ann", "crest": "wolf-howl", "colour": "red"}
        ask(ann, ANN, "POST", "/api/me", wish)
        assert mine(server, ANN) == []
        kept = ask(ann, ANN, "POST", "/api/me", {**wish, "adopt": True})
        assert {**kept, "known": True} | wish == kept
        assert [game["table"] for game in mine(server, ANN)] == [new.table]


def test_a_person_is_the_same_on_another_device(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ask(server.browser(), ANN, "POST", "/api/me", {"name": "Ann", "colour": "red"})
        table(server.browser(), ANN, ME, bot())
        phone = server.browser()
        assert ask(phone, ANN, "GET", "/api/me")["name"] == "Ann"
        table(phone, ANN, ME, bot())
        assert len(mine(server, ANN)) == 2


def test_a_person_can_be_forgotten(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ann = server.browser()
        id_, _ = table(ann, ANN, {**ME, "name": "Ann"}, bot())
        ask(ann, ANN, "POST", "/api/me", {"name": "Ann"})
        assert not ask(ann, ANN, "POST", "/api/me/forget")["known"]
        assert mine(server, ANN) == []
        with server.services.store.engine.connect() as connection:
            for name in ("people", "sitters"):
                kept = connection.execute(text(f"SELECT * FROM {name}")).all()
                assert print_of(ANN) not in str(kept)
                assert "Ann" not in str(kept)
        (game,) = ann.get("/api/tables")
        assert (game["table"], game["seats"][0]["name"]) == (id_, "Ann")


def test_a_game_goes_from_the_persons_list(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ann = server.browser()
        id_, keys = table(ann, ANN, ME, FRIEND)
        ask(server.browser(), ANN, "POST", f"/api/tables/{id_}/forget")
        assert mine(server, ANN) == []
        assert len(ann.get("/api/tables")) == 1  # the other device has its own list
        ask(ann, ANN, "POST", f"/api/tables/{id_}/forget")
        assert ann.get("/api/tables") == []
        ask(ann, ANN, "POST", f"/api/tables/{id_}/sit", {"key": keys[0]})
        assert len(mine(server, ANN)) == 1


def test_a_rematch_is_of_the_same_people(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ann = server.browser()
        id_, _ = table(ann, ANN, ME, bot())
        play(ann, id_)
        again = ann.post(f"/api/tables/{id_}/rematch")["table"]
        assert {game["table"] for game in mine(server, ANN)} == {id_, again}


def test_a_seat_that_is_given_up_is_nobodys(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ann = server.browser()
        id_, _ = table(ann, ANN, ME, bot())
        with ann.at(id_) as person:
            person.ask("resign")
        assert mine(server, ANN) == []


def test_finished_games_become_statistics(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ann = server.browser()
        id_, _ = table(ann, ANN, {**ME, "name": "Ann"}, bot(), bot())
        table(ann, ANN, {**ME, "name": "Ann"}, bot())  # still running
        play(ann, id_)
        found = ask(ann, ANN, "POST", "/api/me/statistics", {})
        rows = {game["table"]: game for game in mine(server, ANN)}
        me = rows[id_]["players"][0]
        assert found["tally"]["games"] == 1
        assert found["tally"]["place"] == me["place"]
        assert found["tally"]["wins"] == (me["won"] > 0)
        (against,) = found["against"]
        assert (against["key"], against["games"]) == ("bot:random", 2)
        assert found["choices"]["players"] == [3]
        none = ask(ann, ANN, "POST", "/api/me/statistics", {"players": 2})
        assert none["tally"]["games"] == 0


def test_a_running_game_shows_only_what_everybody_knows(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ann = server.browser()
        table(ann, ANN, ME, bot())
        (game,) = mine(server, ANN)
        assert set(game) == {"table", "game", "mode", "at", "over", "asked", "players"}
        for player in game["players"]:
            assert (player["place"], player["score"], player["won"]) == (None, None, 0.0)
            assert (player["luck"], player["cost"], player["house"]) == (None, None, "")


def test_the_key_stays_out_of_all_that_is_kept_and_sent(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    with running(tmp_path) as server:
        ann = server.browser()
        id_, _ = table(ann, ANN, ME, bot())
        ask(ann, ANN, "POST", "/api/me", {"name": "Ann", "adopt": True})
        play(ann, id_)
        with ann.at(id_) as person:
            person.settle()
            told = "".join(person.heard)
        for path in ("/api/me", "/api/me/games"):
            told += json.dumps(ask(ann, ANN, "GET", path))
        told += json.dumps(ask(ann, ANN, "POST", "/api/me/statistics", {}))
        told += ann.call("GET", f"/api/tables/{id_}/log").text
        told += ann.call("GET", "/api/tables").text
        print_ = print_of(ANN) or ""
        assert ANN not in told
        assert print_ not in told
    out, err = capfd.readouterr()
    assert ANN not in out + err
    for file in tmp_path.rglob("*"):
        assert not file.is_file() or ANN.encode() not in file.read_bytes()


@pytest.mark.parametrize("key", ["", "short", "A" * 23, "ä" * 22, "A" * 5000, "A" * 20 + "\n\n"])
def test_a_key_that_is_none_is_refused(tmp_path: Path, key: str) -> None:
    with running(tmp_path) as server:
        who = server.browser()
        headers = {"Council-Person": key.encode()}
        body = {"game": "intrigue", "seats": [ME, bot()]}
        calls = [("GET", "/api/me", None), ("POST", "/api/me", {}), ("POST", "/api/tables", body)]
        for method, path, sent in calls:
            assert who.refused(method, path, 400, headers=headers, json=sent) == "bad_person"
        assert who.get("/api/tables") == []


def test_calls_about_a_person_need_one(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        who = server.browser()
        for method, path in (
            ("GET", "/api/me"),
            ("POST", "/api/me"),
            ("POST", "/api/me/forget"),
            ("GET", "/api/me/games"),
            ("POST", "/api/tables/any/mine"),
            ("POST", "/api/me/statistics"),
        ):
            assert who.refused(method, path, 400, json={}) == "bad_person"


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"name": "x" * 41}, "bad_name"),
        ({"name": "a\0b"}, "bad_name"),
        ({"crest": "<svg>"}, "bad_crest"),
    ],
)
def test_a_bad_wish_changes_nothing(tmp_path: Path, wish: Json, code: str) -> None:
    with running(tmp_path) as server:
        ann = server.browser()
        ask(ann, ANN, "POST", "/api/me", {"name": "Ann"})
        headers = {"Council-Person": ANN}
        assert ann.refused("POST", "/api/me", 422, headers=headers, json=wish) == code
        assert ask(ann, ANN, "GET", "/api/me")["name"] == "Ann"


def test_the_chronicle_is_off_unless_the_operator_wants_it(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        assert server.browser().refused("POST", "/api/chronicle", 404, json={}) == "no_chronicle"
        assert not ask(server.browser(), ANN, "GET", "/api/me")["chronicle"]


def test_the_chronicle_names_nobody_who_does_not_want_it(tmp_path: Path) -> None:
    with running(tmp_path, chronicle=True) as server:
        ann, ben = server.browser(), server.browser()
        for who, key, name in ((ann, ANN, "Ann"), (ben, BEN, "Ben")):
            id_, _ = table(who, key, {**ME, "name": name}, bot())
            play(who, id_)
            ask(who, key, "POST", "/api/me", {"name": name})
        found = server.browser().post("/api/chronicle", {})
        assert {row["name"] for row in found["players"] if "bot" not in row["key"]} == {
            "Ann",
            "Ben",
        }
        assert found["count"] == 2
        ask(ben, BEN, "POST", "/api/me", {"name": "Ben", "listed": False})
        same = server.browser()
        id_, _ = table(same, "C" * 22, {**ME, "name": "ben "}, bot())
        play(same, id_)
        told = server.browser().call("POST", "/api/chronicle", json={})
        assert "ben" not in told.text.casefold()
        found = told.json()
        assert found["count"] == 3
        assert {row["key"] for row in found["players"]} == {"ann", "", "bot:random"}
        ask(ben, BEN, "POST", "/api/me", {"name": "Benedict"})  # says nothing about the list
        assert not ask(ben, BEN, "GET", "/api/me")["listed"]


def test_a_change_that_is_cut_off_leaves_nothing_half(tmp_path: Path) -> None:
    """A kill in the middle is a transaction that never ends: nobody sees any of it."""
    with running(tmp_path) as server:
        ann = server.browser()
        ann.found(ME, bot())
        ask(ann, ANN, "POST", "/api/me", {"name": "Ann", "adopt": True})
        print_ = print_of(ANN) or ""
        shelf = server.services.people

        class Killed(BaseException):
            pass

        class Dies:
            """The first change of a transaction is made, the second is not."""

            def __init__(self, connection: Any) -> None:
                self.connection, self.left = connection, 1

            def execute(self, *given: Any) -> Any:
                if self.left == 0:
                    raise Killed
                self.left -= 1
                return self.connection.execute(*given)

        begin = shelf.writer.begin

        def dying() -> Any:
            from contextlib import contextmanager

            @contextmanager
            def cut() -> Any:
                with begin() as connection:
                    yield Dies(connection)

            return cut()

        shelf.writer.begin = dying  # type: ignore[method-assign]
        with pytest.raises(Killed):
            shelf.forget_person(print_)
        shelf.writer.begin = begin  # type: ignore[method-assign]
    engine = opened(tmp_path)
    again = PeopleShelf(engine)
    assert again.person(print_) == PersonRow("Ann")
    assert len(again.games_of(print_, 10)) == 1
    engine.dispose()
