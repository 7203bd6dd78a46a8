"""Logs and replays: what one may read while the game runs, and everything after it."""

from itertools import accumulate
from typing import Any

from server.kit import FRIEND, ME, Browser, Server, bot, play_out

from council.core.log import read
from council.core.play import resume, rng_for
from council.games import GAMES
from council.tables.frames.json_diff import changed


def views(frames: list[Any]) -> list[Any]:
    """The view of each moment, from what each changes."""
    return list(accumulate((frame["change"] for frame in frames), changed, initial={}))[1:]


def test_a_running_game_is_read_from_ones_own_seat(
    server: Server, ann: Browser, bob: Browser
) -> None:
    new = ann.found(ME, FRIEND)
    path = f"/api/tables/{new.table}"
    with ann.at(new.table) as a:
        a.move()
        hand = {card["id"] for card in a.table["view"]["hand"]}
    answer = ann.call("GET", f"{path}/log")
    assert answer.headers["content-disposition"] == (
        f'attachment; filename="intrigue-{new.table}.council.jsonl"'
    )
    assert answer.headers["cache-control"] == "no-store"
    mine, public = read(answer.text), read(bob.call("GET", f"{path}/log").text)
    assert (mine.reader, public.reader) == (0, -3)
    assert all(card in mine.lines[0].text for card in hand)
    assert public.lines[0].text == "deal " + ", ".join("?" * 28)
    assert "digest" not in answer.text
    assert ann.call("GET", f"{path}/log?seat=0").text == answer.text
    frames = ann.get(f"{path}/replay")["frames"]
    assert frames[0]["text"] == ""
    assert [f["who"] for f in frames] == [None, None, 0]
    assert {card["id"] for card in views(frames)[-1]["hand"]} == hand
    assert "hands" not in views(frames)[-1]
    assert views(bob.get(f"{path}/replay")["frames"])[-1]["hand"] == []
    for query in ("seat=1", "seat=7"):
        assert ann.refused("GET", f"{path}/replay?{query}", 403) == "not_your_seat"
    for query in ("seat=x", "seat=", "seat=-3", "seat=0&seat=0", "seat=²", "seat=99999999999"):
        assert ann.refused("GET", f"{path}/log?{query}", 400) == "bad_message"


def test_a_hot_seat_names_the_seat(ann: Browser) -> None:
    new = ann.found(ME, ME)
    readers = {
        query: read(ann.call("GET", f"/api/tables/{new.table}/log{query}").text).reader
        for query in ("", "?seat=0", "?seat=1")
    }
    assert readers == {"": -3, "?seat=0": 0, "?seat=1": 1}


def test_a_log_has_the_names_of_the_people_who_sat_down(
    server: Server, ann: Browser, bob: Browser
) -> None:
    friend = {"kind": "friend", "name": "Friend 2"}
    new = ann.found({"kind": "me", "name": "Ann"}, friend, rounds=1)
    body = {"key": new.keys[1], "name": "Ben"}
    bob.post(f"/api/tables/{new.table}/sit", body)
    for browser in (ann, bob):
        text = browser.call("GET", f"/api/tables/{new.table}/log").text
        assert read(text).players == ["Ann", "Ben"]
        replay = browser.get(f"/api/tables/{new.table}/replay")
        assert replay["players"] == ["Ann", "Ben"]
    with ann.at(new.table) as a, bob.at(new.table) as b:
        play_out({0: a, 1: b}, rng_for("names"))
    text = bob.call("GET", f"/api/tables/{new.table}/log").text
    assert resume(GAMES["intrigue"], read(text), rng_for("again")).log.players == ["Ann", "Ben"]


def test_a_finished_game_is_open_to_all(server: Server, ann: Browser, bob: Browser) -> None:
    new = ann.found({"kind": "me", "name": "Änn"}, bot(), rounds=1)
    with ann.at(new.table) as a:
        play_out({0: a}, rng_for("open"))
        last = a.table
    text = bob.call("GET", f"/api/tables/{new.table}/log").text
    assert text == "".join(line + "\n" for line in server.lines(new.table))
    play = resume(GAMES["intrigue"], read(text), rng_for("again"))
    assert play.over()
    assert play.log.players == ["Änn", "Bot 2"]
    replay = bob.get(f"/api/tables/{new.table}/replay")
    assert replay["finished"]
    assert replay["players"] == ["Änn", "Bot 2"]
    frames = replay["frames"]
    assert [len(hand) for hand in views(frames)[1]["hands"]] == [14, 14]
    assert frames[1]["round"] == 1
    story = [said for frame in frames for said in frame["news"]]
    assert story[-1] == last["news"][-1]
    uploaded = ann.call("POST", "/api/replay", content=text.encode())
    assert uploaded.json() == replay
    seat = bob.get(f"/api/tables/{new.table}/replay?seat=0")["frames"]
    assert {card["id"] for card in views(seat)[1]["hand"]} == {
        card["id"] for card in views(frames)[1]["hands"][0]
    }


def test_a_strangers_file_is_checked(server: Server, ann: Browser) -> None:
    new = ann.found(ME, FRIEND)
    with ann.at(new.table) as a:
        a.move()
    sound = "".join(line + "\n" for line in server.lines(new.table))
    assert ann.call("POST", "/api/replay", content=sound).status_code == 200
    own = ann.call("GET", f"/api/tables/{new.table}/log").text
    files = {
        "log-of-one-reader": own,
        "log-changed": sound.replace("deal", "dael", 1),
        "log-cut-off": sound[:-1],
        "log-not-json": "[" * 5000 + "\n",
        "log-no-head": "[]\n".replace("[]", "{}"),
        "log-long-line": "x" * 30_000 + "\n",
    }
    for key, text in files.items():
        answer = ann.call("POST", "/api/replay", content=text.encode())
        assert answer.status_code == 422, key
        problem = answer.json()
        assert problem["code"] == "bad_log"
        if key not in ("log-no-head",):
            assert problem["said"]["key"] == key
        assert "line" in problem["said"]["facts"]
    assert ann.refused("POST", "/api/replay", 400, content=b"\xff\xfe") == "bad_message"


def test_mutated_files_are_refused_with_a_sentence(server: Server, ann: Browser) -> None:
    new = ann.found(ME, FRIEND)
    sound = "".join(line + "\n" for line in server.lines(new.table))
    rng = rng_for("files")
    for _ in range(150):
        at = int(rng.below(len(sound)))
        cut = sound[:at] + chr(33 + int(rng.below(90))) + sound[at + int(rng.below(3)) :]
        answer = ann.call("POST", "/api/replay", content=cut.encode())
        assert answer.status_code in ((200,) if cut == sound else (422,))
