"""What people say: harmless, short, at a pace, not twice, kept; and what spectators see."""

from collections.abc import Iterator
from pathlib import Path
from time import process_time

import pytest
from server.kit import FRIEND, ME, Browser, Clock, Json, Server, timed

from council.core.play import rng_for
from council.tables.state.chat import LONGEST, Speaker, clean
from council.tables.storage.store import MOST_NOTES


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with timed(tmp_path) as server:
        yield server


TEXTS = [
    ("  good \t game \n\r\n thanks ", "good game thanks"),
    ("a\x00b\x07c\x1b[31m", "abc[31m"),
    ("\u202eevil\u202c \u2066x\u2069 \u200f\u061c", "evil x"),
    ("zero\u200bwidth\ufeff", "zerowidth"),
    ("half \ud800 of it", "half of it"),
    ("private \ue000\ue002 use", "private use"),
    ("Z" + "\u0300" * 50 + "algo", "Z" + "\u0300" * 3 + "algo"),
    ("e\u0301 é", "e\u0301 é"),
    ("👩\u200d🌾 ❤\ufe0f", "👩\u200d🌾 ❤\ufe0f"),
    ("<img src=x onerror=alert(1)>", "<img src=x onerror=alert(1)>"),
    ("\u2028\u2029\u00a0", ""),
]


@pytest.mark.parametrize(("said", "kept"), TEXTS)
def test_a_text_is_made_harmless(said: str, kept: str) -> None:
    assert clean(said) == kept
    assert clean(kept) == kept


def test_what_nobody_can_see_is_no_text() -> None:
    for said in ("\u200d", "\u200d \ufe0f", "\u3164 \u2800", ""):
        assert clean(said) == ""


def test_five_in_ten_seconds_and_nothing_twice() -> None:
    clock = Clock()
    speaker = Speaker(clock, clock)
    words = ["a4", "a5", "a6", "a7", "a8", "a9"]
    assert [not speaker.again(word) and speaker.allows(word) for word in words] == [True] * 5 + [
        False
    ]
    clock.time += 10
    assert speaker.allows("What a move!")
    for same in ("What a move!", "what a move", "WHAT A MOVE!!!", "What a movee"):
        assert speaker.again(same), same
    for other in ("What a mess", "no", "a6x"):
        assert not speaker.again(other), other
    clock.time += 61
    assert not speaker.again("What a move!")


def test_no_talk_keeps_the_table_waiting() -> None:
    """Letters that are eighteen when they are written out, or few and in any order, took seconds to
    compare, in which no table was served."""
    speaker, rng = Speaker(Clock(), Clock()), rng_for("talk")
    said: list[tuple[float, str]] = []
    for _ in range(10):
        text = clean("".join("ab\ufdfa\ufdfb"[int(rng.below(4))] for _ in range(LONGEST)))
        start = process_time()
        speaker.again(text, said[-5:])
        assert process_time() - start < 0.3
        speaker.allows(text)
        said.append((1000.0, text))


def test_people_talk_and_spectators_listen(server: Server, ann: Browser, bob: Browser) -> None:
    new = ann.found(ME, FRIEND)
    with (
        ann.at(new.table) as a,
        bob.at(new.table, new.keys[1]) as b,
        server.browser().at(new.table) as watcher,
    ):
        before = server.lines(new.table)
        assert a.code("say", text=" hello\u202e ") == "done"
        assert b.code("say", text="hello") == "done"  # somebody else may say the same
        assert a.code("say", text="Hello!") == "done"  # said already: dropped
        for person in (a, b, watcher):
            person.settle()
            assert [(line["seat"], line["text"]) for line in person.chat] == [
                (0, "hello"),
                (1, "hello"),
            ]
        for text in ("", " \u200b ", "x" * (LONGEST + 1)):
            assert a.code("say", text=text) == "bad_chat"
        assert a.code("say", text="x" * LONGEST) == "done"
        assert watcher.code("say", text="psst") == "not_your_seat"
        for k in range(3):
            assert a.code("say", text=f"m{k}") == "done"
        assert a.code("say", text="m9") == "slow_down"
        assert b.code("say", text="m9") == "done"
        assert server.lines(new.table) == before  # the game knows nothing of it


@pytest.mark.slow
def test_talk_is_kept(tmp_path: Path) -> None:
    with timed(tmp_path) as server:
        ann = server.browser()
        new = ann.found(ME, FRIEND)
        with ann.at(new.table) as a:
            for number in range(MOST_NOTES + 7):
                a.code("say", text=f"{number}")
                server.later(2)
    with timed(tmp_path) as server:
        ann.server = server
        for _ in range(2):
            with ann.at(new.table) as a:
                a.settle()
                texts = [line["text"] for line in a.chat]
                assert texts == [str(number) for number in range(7, MOST_NOTES + 7)]


def reads(browser: Browser, table: str, what: str, seat: int | None = None) -> Json:
    query = "" if seat is None else f"?seat={seat}"
    answer = browser.call("GET", f"/api/tables/{table}/{what}{query}")
    return answer.text if answer.status_code == 200 else answer.json()["code"]


@pytest.mark.parametrize("watch", ["public", "end"])
def test_the_founder_says_what_spectators_see(
    server: Server, ann: Browser, bob: Browser, watch: str
) -> None:
    new = ann.found(ME, ME, customs={"watch": watch})
    with ann.at(new.table) as a:
        a.send(do="look", seat=0)
        a.settle()
        a.move()
        running = reads(bob, new.table, "log")
        assert '"reader"' in running
        assert "?" in running
        assert a.code("propose", what="end", v=a.table["v"]) == "done"
    everything = "".join(line + "\n" for line in server.lines(new.table))
    assert reads(ann, new.table, "log") == everything
    if watch == "end":
        assert reads(bob, new.table, "log") == everything
        assert "hands" in reads(bob, new.table, "replay")
        assert reads(bob, new.table, "log", 1) != "not_your_seat"
    else:
        assert reads(bob, new.table, "log").startswith(running)
        assert '"agreed"' in reads(bob, new.table, "log").removeprefix(running)
        assert '"hands"' not in reads(bob, new.table, "replay")
        assert reads(bob, new.table, "log", 1) == "not_your_seat"
        assert reads(bob, new.table, "replay", 0) == "not_your_seat"
