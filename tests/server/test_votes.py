"""By consent of all people: undo that shows too much, pause, end. Bots are not asked."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from server.kit import (
    FRIEND,
    ME,
    Browser,
    Server,
    answer,
    bot,
    play_out,
    propose,
    timed,
)

from council.core.log import Line
from council.core.play import rng_for
from council.tables.state.room import MOST_PROPOSALS
from council.tables.state.undo import last_move
from council.tables.storage.status import Proposal

pytestmark = pytest.mark.usefixtures("each_database")


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with timed(tmp_path) as server:
        yield server


def test_whose_consent_is_missing() -> None:
    asked = Proposal(1, "pause", 0, [0])
    assert asked.missing([0, 2, 3]) == [2, 3]
    assert asked.agreed([3]).missing([0, 2, 3]) == [2]
    assert asked.missing([0, 2, 3], [2]) == [3]
    assert replace(asked, what="undo").missing([0, 2, 3], [2]) == [2, 3]
    assert asked.agreed([3]).agreed([3, 2]).missing([0, 2, 3]) == []
    lines = [Line(who, "x") for who in ("*", 0, 1, "*", 1, "#")]
    assert [last_move(lines, seat) for seat in range(3)] == [1, 4, None]


def test_a_move_that_another_has_answered_is_taken_back_by_consent(
    server: Server, ann: Browser, bob: Browser
) -> None:
    new = ann.found(ME, FRIEND, bot())
    start = server.lines(new.table)
    with ann.at(new.table) as a, bob.at(new.table, new.keys[1]) as b:
        a.settle()
        assert not a.table["can_ask"]
        assert propose(a, "undo") == "cannot_undo"
        a.move()
        b.settle()
        b.move()
        a.until(lambda table: table["asked"] == 0)  # the bot has moved too
        assert (a.table["can_undo"], a.table["can_ask"]) == (False, True)
        assert propose(a, "undo") == "done"
        assert a.table["proposal"]["missing"] == [1]
        assert propose(a, "pause") == "one_proposal"
        assert answer(b, False) == "done"
        assert b.table["proposal"] is None
        assert b.told() == ["declined"]
        assert propose(a, "undo") == "done"
        assert answer(b, True) == "done"
        assert server.lines(new.table) == start
        for person in (a, b):
            person.settle()
            assert person.table["asked"] == 0
            assert person.table["fresh"]
            assert person.told()[-1] == "undo"
        a.move(a.table["moves"][1])


def test_a_move_dissolves_the_question_of_an_undo(ann: Browser, bob: Browser) -> None:
    new = ann.found(ME, FRIEND)
    with ann.at(new.table) as a, bob.at(new.table, new.keys[1]) as b:
        a.move()
        b.settle()
        b.move()
        a.settle()
        assert propose(a, "undo") == "done"
        number = a.table["proposal"]["id"]
        a.move()
        b.settle()
        assert b.table["proposal"] is None
        assert b.code("agree", id=number, yes=True) == "no_proposal"
        assert b.code("propose", what="undo", v=0) == "stale"
        assert propose(b, "end") == "done"
        assert a.code("agree", id=number, yes=True) == "no_proposal"  # that was another question
        a.settle()
        assert not a.table["over"]


@pytest.mark.parametrize("what", ["end", "pause"])
def test_the_end_of_the_game_dissolves_every_question(
    server: Server, ann: Browser, bob: Browser, what: str
) -> None:
    """An answer that was on its way is late, however the question came to be kept."""
    new = ann.found(ME, FRIEND, rounds=1)
    with ann.at(new.table) as a, bob.at(new.table, new.keys[1]) as b:
        assert propose(a, what) == "done"
        b.settle()
        number = b.table["proposal"]["id"]
        play_out({0: a, 1: b}, rng_for("late"))
        lines = server.lines(new.table)
        for person in (a, b):
            person.settle()
            assert person.table["proposal"] is None
            assert person.code("agree", id=number, yes=True) == "no_proposal"
        table = server.services.tables.rooms[new.table]
        assert table.status.proposal is None
        table.status = replace(table.status, proposal=Proposal(number, "end", 0, [0]))
        assert b.code("agree", id=number, yes=True) == "no_proposal"
        assert server.lines(new.table) == lines
        assert (b.table["over"], b.table["ended"], b.table["paused"]) == (True, False, False)
    assert not ann.get("/api/tables")[0]["paused"]


def test_alone_among_bots_nobody_goes_back_behind_chance(ann: Browser) -> None:
    new = ann.found(ME, bot())
    with ann.at(new.table) as a:
        a.move()
        a.until(lambda table: table["asked"] == 0)
        assert not a.table["can_ask"]
        assert propose(a, "undo") == "cannot_undo"


def test_a_pause_needs_all_and_anybody_ends_it(server: Server, ann: Browser, bob: Browser) -> None:
    new = ann.found(ME, FRIEND, customs={"grace": 60, "clock": {"kind": "move", "seconds": 60}})
    with ann.at(new.table) as a:
        with bob.at(new.table, new.keys[1]) as b:
            server.later(10)
            assert b.code("go_on") == "not_paused"
            assert propose(b, "pause") == "done"
            a.settle()
            assert not a.table["paused"]
            assert a.move()["is"] == "done"  # until all agree the game goes on
            assert answer(a, True) == "done"
            assert a.table["paused"]
            assert a.table["moves"] == []
            assert a.table["clock"]["runs"] is None
            assert a.told() == ["pause"]
            assert b.code("move", v=a.table["v"], move="place jon_snow 1.1") == "paused"
            assert a.code("undo", v=a.table["v"]) == "paused"
            assert propose(a, "pause") == "paused"
        a.until(lambda table: not table["seats"][1]["online"])
        server.later(10_000)  # no clock, no grace
        assert a.told() == ["pause"]
        assert a.table["seats"][1]["grace"] is None
        assert a.code("go_on") == "done"
        assert a.told() == ["pause", "goes-on"]
        assert a.table["clock"]["runs"] == 1
        assert a.table["clock"]["left"] == [60, 60]
        assert a.table["seats"][1]["grace"] == 60


def test_bots_rest_while_the_game_is_paused(server: Server, ann: Browser, bob: Browser) -> None:
    new = ann.found(ME, bot(), FRIEND, customs={"grace": 60, "stand_in": "random"})
    with ann.at(new.table) as a:
        assert propose(a, "pause") == "done"  # the only person so far
        assert a.table["paused"]
        with bob.at(new.table, new.keys[2]):
            pass
        assert not server.services.driver.tasks
        assert a.code("go_on") == "done"
        a.move()
        a.until(lambda table: table["asked"] == 2)


def test_the_end_by_consent_opens_the_game(server: Server, ann: Browser, bob: Browser) -> None:
    new = ann.found(ME, FRIEND)
    with ann.at(new.table) as a, bob.at(new.table, new.keys[1]) as b:
        a.move()
        before = server.lines(new.table)
        assert propose(a, "end") == "done"
        assert bob.get(f"/api/tables/{new.table}/replay")["frames"]
        assert answer(b, True) == "done"
        for person in (a, b):
            person.settle()
            assert person.table["over"]
            assert person.table["ended"]
            assert person.table["asked"] is None
            assert person.table["moves"] == []
            assert person.table["results"] == []
            assert person.table["question"]["key"] == "server-told-ended"
        assert b.code("move", v=b.table["v"], move="place jon_snow 1.1") == "over"
        for what in ("undo", "pause", "end"):
            assert propose(b, what) == "over"
        assert b.code("resign") == "over"
        after = server.lines(new.table)
        assert after[: len(before)] == before
        assert '"result": [0.0, 0.0], "end": "agreed"' in after[-1]
    log = bob.call("GET", f"/api/tables/{new.table}/log").text
    assert log.splitlines() == after  # everything is open now
    assert [table["over"] for table in ann.get("/api/tables")] == [True]
    assert ann.post(f"/api/tables/{new.table}/rematch")["table"] != new.table


def test_what_was_agreed_outlives_the_server(tmp_path: Path) -> None:
    with timed(tmp_path) as server:
        ann, bob = server.browser(), server.browser()
        paused, ended, asked = (ann.found(ME, FRIEND) for _ in range(3))
        for new, what in ((paused, "pause"), (ended, "end"), (asked, "end")):
            bob.post(f"/api/tables/{new.table}/sit", {"key": new.keys[1]})
            with ann.at(new.table) as a, bob.at(new.table) as b:
                a.settle()
                assert propose(a, what) == "done"
                if new is not asked:
                    assert answer(b, True) == "done"
    with timed(tmp_path) as server:
        ann.server = bob.server = server
        with bob.at(paused.table) as b:
            assert b.table["paused"]
        with bob.at(ended.table) as b:
            assert b.table["ended"]
        waiting = {table["table"]: table["wanted"] for table in bob.get("/api/tables")}
        assert waiting == {paused.table: False, ended.table: False, asked.table: True}
        with bob.at(asked.table) as b:
            assert answer(b, True) == "done"
            assert b.table["ended"]


def test_who_asked_takes_it_back_and_nobody_nags(
    server: Server, ann: Browser, bob: Browser
) -> None:
    new = ann.found(ME, FRIEND)
    with ann.at(new.table) as a, bob.at(new.table, new.keys[1]) as b:
        a.settle()
        for _ in range(MOST_PROPOSALS):
            assert propose(a, "end") == "done"
            assert answer(a, False) == "done"
            assert a.table["proposal"] is None
        assert propose(a, "end") == "slow_down"
        assert a.told() == []
        server.later(61)
        assert propose(a, "end") == "done"
        with server.browser().at(new.table) as watcher:
            assert watcher.table["proposal"]["what"] == "end"
            assert watcher.code("agree", id=watcher.table["proposal"]["id"], yes=True) == (
                "not_your_seat"
            )
            for what in ("end", "undo", "pause"):
                assert watcher.code("propose", what=what, v=1) == "not_your_seat"
            assert watcher.code("go_on") == "not_your_seat"
            assert watcher.code("say", text="hello") == "not_your_seat"
        assert b.code("resign") == "done"
        a.settle()
        assert a.table["proposal"] is None  # those who are asked have changed
        assert a.told() == ["resigned"]
        assert a.table["seats"][1]["kind"] == "bot"


def test_one_who_holds_two_seats_answers_for_both(ann: Browser, bob: Browser) -> None:
    new = ann.found(ME, FRIEND, ME)
    with ann.at(new.table) as a, bob.at(new.table, new.keys[1]) as b:
        a.send(do="look", seat=0)
        a.settle()
        assert propose(a, "pause") == "done"
        assert a.table["proposal"]["missing"] == [1]
        assert answer(b, False) == "done"
        assert propose(b, "pause") == "done"
        assert b.table["proposal"]["missing"] == [0, 2]
        assert answer(a, True) == "done"
        assert a.table["paused"]
