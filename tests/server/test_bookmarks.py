"""Who comes back is told what he missed, and not the whole story again (RC-2)."""

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace
from server.kit import FRIEND, ME, Browser, Person, Server, answer, bot, propose, running

from council.tables.state.bookmark import Bookmark, read

CLUMSY: list[dict[str, Any]] = [
    {"mark": "no"},
    {"mark": "0.1.0.0.x"},
    {"mark": "0.9999999.0.0.0"},
    {"mark": "0.99999999999999.0.0.0"},
    {"mark": "0.-1.0.0.0"},
    {"mark": "0.0.9.0.0"},
    {"mark": "0.0.0.9.0"},
    {"mark": "0.²0.0.0.0"},
    {"mark": "0.1.0.0.0"},
    {"mark": "-1.1.0.0.0"},
    {"mark": 5000 * "1"},
    {"look": "x"},
    {"look": 7},
    {"look": 9**30},
    {"heard": "x"},
    {"heard": -9},
    {"heard": 9**30},
    {"mask": 1, "look": "null"},
]


@given(st.builds(Bookmark, *(st.integers(0, 99) for _ in range(4)), st.integers(0, 2**32 - 1)))
def test_a_mark_can_be_read_as_it_was_written(mark: Bookmark) -> None:
    assert read(str(mark)) == mark


@pytest.mark.slow
@given(st.text())
def test_a_text_is_a_mark_or_none(text: str) -> None:
    mark = read(text)
    assert mark is None or str(mark) == text


def play_on(person: Person) -> None:
    """One's own move, and those of the bots."""
    person.move()
    person.until(lambda table: table["asked"] == 0 or table["over"])
    person.settle()


def told_all(before: Person, browser: Browser, table: str) -> None:
    """Who was there before is told the rest, and has the story as one who is new."""
    with browser.at(table) as new, browser.at(table, mark=before.table["mark"]) as back:
        assert (new.table["fresh"], back.table["fresh"]) == (True, False)
        assert [*before.story, *back.story] == new.story
        assert back.table["mark"] == new.table["mark"]


def test_rc_2_who_was_gone_for_some_moves_is_told_these(ann: Browser) -> None:
    new = ann.found(ME, bot(), rounds=1)
    with ann.at(new.table) as before:
        told_all(before, ann, new.table)  # nothing
    for _ in range(4):
        with ann.at(new.table) as person:
            play_on(person)
        told_all(before, ann, new.table)


@pytest.mark.usefixtures("each_database")
def test_rc_2_also_after_a_restart(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ann = server.browser()
        new = ann.found(ME, bot(), rounds=1)
        with ann.at(new.table) as before:
            play_on(before)
        with ann.at(new.table) as person:
            play_on(person)
    with running(tmp_path) as ann.server:
        told_all(before, ann, new.table)


def test_what_was_taken_back_is_told_from_the_start(ann: Browser, bob: Browser) -> None:
    new = ann.found(ME, FRIEND, rounds=1)
    bob.post(f"/api/tables/{new.table}/sit", {"key": new.keys[1], "name": "Bob"})
    with ann.at(new.table) as a, bob.at(new.table) as b:
        mover, other = (a, b) if a.table["asked"] == 0 else (b, a)
        mover.move()
        mark = mover.table["mark"]
        assert propose(mover, "undo") == "done"
        answer(other, True)
        with ann.at(new.table, mark=mark) as back:
            assert back.table["fresh"]
            mover.settle()
            assert back.story == mover.story


@pytest.mark.parametrize("clumsy", CLUMSY, ids=str)
def test_who_says_nonsense_is_new_here(ann: Browser, clumsy: dict[str, Any]) -> None:
    new = ann.found(ME, bot())
    with ann.at(new.table) as a, ann.at(new.table, **clumsy) as back:
        a.move()
        back.settle()
    with ann.at(new.table) as whole, ann.at(new.table, **clumsy) as back:
        assert back.table["fresh"]
        assert (back.table["looking"], back.story) == (0, whole.story)


def test_another_seats_mark_is_none(ann: Browser) -> None:
    new = ann.found(ME, ME, first="0")
    with ann.at(new.table, look=0) as one:
        one.move()
    with ann.at(new.table, look=1, mark=one.table["mark"]) as other:
        assert (other.table["looking"], other.table["fresh"]) == (1, True)


def test_another_story_of_the_same_length_is_noticed(ann: Browser) -> None:
    """As after a backup was restored, and the game went on in another way."""
    new = ann.found(ME, bot(), rounds=1)
    with ann.at(new.table) as before:
        play_on(before)
    mark = read(before.table["mark"])
    assert mark is not None
    other = replace(mark, sum=mark.sum ^ 1)
    with ann.at(new.table, mark=str(mark)) as back, ann.at(new.table, mark=str(other)) as late:
        assert (back.table["fresh"], late.table["fresh"]) == (False, True)
        assert back.table["mark"] == late.table["mark"] == str(mark)
        assert late.story == before.story


def test_who_is_back_at_a_long_game_is_told_a_little_of_it(ann: Browser, server: Server) -> None:
    """The server does not go through the whole story to tell its end."""
    new = ann.found(ME, bot(), rounds=1)
    with ann.at(new.table) as before:
        play_on(before)
    server.services.tables.rooms.clear()
    with ann.at(new.table, mark=before.table["mark"]) as back:
        assert not back.table["fresh"]
        assert not server.services.tables.rooms[new.table].views._stories


def test_a_device_of_several_looks_from_where_it_looked(ann: Browser, bob: Browser) -> None:
    new = ann.found(ME, ME, FRIEND)
    with ann.at(new.table) as device:
        assert device.table["looking"] is None
        device.send(do="look", seat=1)
        device.settle()
        mark = device.table["mark"]
    with ann.at(new.table, look=1, mark=mark) as back:
        assert (back.table["looking"], back.table["fresh"]) == (1, False)
        assert back.table["view"] == device.table["view"]
    for browser, seat in ((ann, 2), (bob, 1)):
        with browser.at(new.table, look=seat) as stranger:
            assert stranger.table["looking"] is None
            assert stranger.table["moves"] == []


def test_what_was_heard_is_not_said_again(ann: Browser) -> None:
    new = ann.found(ME, FRIEND)
    with ann.at(new.table) as a:
        for text in ("one", "two", "three"):
            a.ask("say", text=text)
        numbers = [line["n"] for line in a.chat]
    with ann.at(new.table, heard=numbers[0]) as back:
        back.settle()
        assert [line["text"] for line in back.chat] == ["two", "three"]
    with ann.at(new.table, heard=numbers[2]) as back:
        assert all(message["is"] != "chat" for message in back.settle())


def test_who_is_late_is_not_told_the_story_again(ann: Browser) -> None:
    """He has it; the table comes as it stands."""
    new = ann.found(ME, bot())
    with ann.at(new.table) as person:
        play_on(person)
        person.send(do="move", v=0, move="too late", n=99)
        table, wrong = person.settle()
        assert (table["is"], table["fresh"], table["news"]) == ("table", False, [])
        assert (wrong["n"], wrong["code"]) == (99, "stale")
