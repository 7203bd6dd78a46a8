"""Notes about moments of finished games: who may write and read them."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from server.kit import FRIEND, ME, Browser, Server, answer, bot, play_out, propose, running

from council.core.log import LONGEST_NOTE, MOST_NOTES, LogNote, read
from council.core.play import rng_for
from council.record.logs import summary


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with running(tmp_path, notes_a_minute=10_000) as found:
        yield found


def finished(server: Server, watch: str = "end") -> tuple[str, Browser, Browser]:
    """A table at which Ann and Ben have played; the path of its calls."""
    ann, ben = server.browser(), server.browser()
    new = ann.found(
        {**ME, "name": "Ann"}, {**FRIEND, "name": "Ben"}, customs={"watch": watch}, rounds=1
    )
    ben.post(f"/api/tables/{new.table}/sit", {"key": new.keys[1], "name": "Ben"})
    with ann.at(new.table) as a, ben.at(new.table) as b:
        play_out({0: a, 1: b}, rng_for("notes"))
    return f"/api/tables/{new.table}", ann, ben


def note(line: int = 5, text: str = "Here I lost.") -> Any:
    return {"line": line, "text": text}


def test_a_note_is_written_changed_and_deleted_by_its_author(server: Server) -> None:
    path, ann, ben = finished(server)
    (made,) = ann.post(f"{path}/notes", note(text="  Here I\n lost. "))["notes"]
    first = {"n": 0, "line": 5, "seat": 0, "by": "Ann", "text": "Here I lost."}
    assert made == {**first, "mine": True}
    (seen,) = ben.get(f"{path}/notes")["notes"]
    assert seen == {**first, "mine": False}
    assert ben.refused("POST", f"{path}/notes/0", 403, json={"text": "x"}) == "not_your_seat"
    assert ann.post(f"{path}/notes/0", {"text": "Here I won."})["notes"][0]["text"] == "Here I won."
    ben.post(f"{path}/notes", note(7, "Luck."))
    assert [one["by"] for one in ann.get(f"{path}/notes")["notes"]] == ["Ann", "Ben"]
    assert [one["by"] for one in ann.post(f"{path}/notes/0", {"text": " "})["notes"]] == ["Ben"]
    assert ann.refused("POST", f"{path}/notes/0", 404, json={"text": "again"}) == "not_found"


def test_notes_are_in_the_log_and_the_replay_of_those_who_may_read_it(server: Server) -> None:
    path, ann, ben = finished(server)
    plain = ann.call("GET", f"{path}/log").text
    ann.post(f"{path}/notes", note())
    text = ben.call("GET", f"{path}/log").text
    assert text.startswith(plain)
    assert read(text).notes == [LogNote(5, "Ann", "Here I lost.")]
    kept = [{"line": 5, "by": "Ann", "text": "Here I lost."}]
    for browser in (ann, ben, server.browser()):
        assert browser.get(f"{path}/replay")["notes"] == kept
    answer = server.browser().call("POST", "/api/replay", content=text)
    assert answer.json()["notes"] == kept


def test_who_may_not_read_the_log_sees_no_notes(server: Server) -> None:
    path, ann, _ = finished(server, watch="public")
    ann.post(f"{path}/notes", note())
    stranger = server.browser()
    assert stranger.get(f"{path}/notes") == {"notes": [], "writes": False}
    assert stranger.get(f"{path}/replay")["notes"] == []
    assert "Here I lost" not in stranger.call("GET", f"{path}/log").text
    assert stranger.refused("POST", f"{path}/notes", 403, json=note()) == "not_your_seat"
    assert stranger.refused("POST", f"{path}/notes/0", 404, json={"text": ""}) == "not_found"


def test_a_running_game_has_no_notes(server: Server) -> None:
    ann = server.browser()
    new = ann.found(ME, FRIEND)
    path = f"/api/tables/{new.table}/notes"
    assert ann.refused("POST", path, 409, json=note()) == "not_over"
    assert ann.get(path) == {"notes": [], "writes": False}


def test_a_game_left_by_agreement_takes_notes(server: Server) -> None:
    ann, ben = server.browser(), server.browser()
    new = ann.found(ME, FRIEND)
    with ann.at(new.table) as a, ben.at(new.table, new.keys[1]) as b:
        assert propose(a, "end") == "done"
        answer(b, True)
        path = f"/api/tables/{new.table}"
        ann.post(f"{path}/notes", note(2))
        assert len(read(ann.call("GET", f"{path}/log").text).notes) == 1


@pytest.mark.parametrize(
    "bad", [note(1), note(10**6), note(text=""), note(text=" \n"), note(text="x" * 281)]
)
def test_a_bad_note_gets_a_typed_error(server: Server, bad: Any) -> None:
    path, ann, _ = finished(server)
    assert LONGEST_NOTE == 280
    assert ann.refused("POST", f"{path}/notes", 422, json=bad) == "bad_note"
    assert ann.refused("POST", f"{path}/notes", 403, json={**note(), "seat": 1}) == "not_your_seat"
    assert ann.get(f"{path}/notes") == {"notes": [], "writes": True}


@pytest.mark.parametrize(
    ("written", "kept"),
    [
        ("<img src=x onerror=alert(1)>", "<img src=x onerror=alert(1)>"),
        ("</script><svg onload=x>&amp;", "</script><svg onload=x>&amp;"),
        ("=HYPERLINK(1)", "=HYPERLINK(1)"),
        ('"}\n{"result": [1.0, 0.0]}', '"} {"result": [1.0, 0.0]}'),
        ("one\u2028two\u2029three\x85four\x0bfive", "one two three four five"),
        ("\u202egnorw\u2066\ufeff\x00\x1b[31m", "gnorw[31m"),
        ("e" + "\u0301" * 200, "e" + "\u0301" * 3),
        ("🐺" * 280, "🐺" * 280),
    ],
)
def test_whatever_is_noted_stays_one_line_of_text(server: Server, written: str, kept: str) -> None:
    path, ann, _ = finished(server)
    assert [one["text"] for one in ann.post(f"{path}/notes", note(text=written))["notes"]] == [kept]
    text = ann.call("GET", f"{path}/log").text
    assert [one.text for one in read(text).notes] == [kept]
    assert summary(text, "game", 0.0) is not None, "the chronicle reads it, too"


def test_a_note_that_is_sent_twice_is_kept_once(server: Server) -> None:
    """The answer to the first request was lost."""
    path, ann, ben = finished(server)
    first = ann.post(f"{path}/notes", note())
    assert ann.post(f"{path}/notes", note(text=" Here  I lost. ")) == first
    assert len(ben.post(f"{path}/notes", note())["notes"]) == 2, "somebody else may say the same"
    assert len(ann.post(f"{path}/notes", note(line=6))["notes"]) == 3


def test_a_game_has_so_many_notes_and_no_more(server: Server) -> None:
    path, ann, _ = finished(server)
    store = server.services.notes.store
    table = path.rsplit("/", 1)[1]
    for _ in range(MOST_NOTES):
        assert store.add_moment_note(table, 5, 0, "again", MOST_NOTES)
    assert ann.refused("POST", f"{path}/notes", 409, json=note()) == "many_notes"


def test_notes_go_with_their_game_and_survive_a_restart(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        path, ann, _ = finished(server)
        ann.post(f"{path}/notes", note())
    with running(tmp_path) as server:
        again = server.browser()
        again.cookie = ann.cookie
        assert [one["mine"] for one in again.get(f"{path}/notes")["notes"]] == [True]
        store, table = server.services.store, path.rsplit("/", 1)[1]
        record = store.load(table)
        assert record
        store.remove(table, record.rev)
        assert server.services.notes.store.moment_notes(table) == []
        assert not server.services.notes.store.add_moment_note(table, 5, 0, "gone", 200)


def test_a_lone_player_of_a_table_with_bots_may_note(server: Server) -> None:
    ann = server.browser()
    new = ann.found(ME, bot(), rounds=1)
    with ann.at(new.table) as a:
        play_out({0: a}, rng_for("alone"))
    assert len(ann.post(f"/api/tables/{new.table}/notes", note(2))["notes"]) == 1
