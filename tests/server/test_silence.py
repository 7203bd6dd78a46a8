"""Nobody waits for ever for the consent of one who has gone."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from server.kit import (
    FRIEND,
    ME,
    Browser,
    Founded,
    Json,
    Server,
    answer,
    propose,
    timed,
)

from council.protocol.table_settings import DAY
from council.tables.sync import save_people

pytestmark = pytest.mark.usefixtures("each_database")


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with timed(tmp_path) as server:
        yield server


LIVE = {"grace": 60, "stand_in": "random"}
SLOW = {"grace": 0, "stand_in": "random"}


def trio(
    server: Server, ann: Browser, bob: Browser, customs: Json = LIVE
) -> tuple[Founded, Browser]:
    """Three people at a table, of whom any may be missed."""
    new, cid = ann.found(ME, FRIEND, FRIEND, customs=customs), server.browser()
    for seat, other in ((1, bob), (2, cid)):
        other.post(f"/api/tables/{new.table}/sit", {"key": new.keys[seat]})
    return new, cid


WISHES: list[tuple[str, Json]] = [
    ("pause", None),
    ("end", None),
    ("clock", {"kind": "move", "seconds": 60, "more": 0}),
]


@pytest.mark.parametrize(("what", "clock"), WISHES)
def test_who_is_played_by_a_bot_is_not_asked(
    server: Server, ann: Browser, bob: Browser, what: str, clock: Json
) -> None:
    new = ann.found(ME, FRIEND, customs=LIVE)
    bob.post(f"/api/tables/{new.table}/sit", {"key": new.keys[1]})
    with ann.at(new.table) as a:
        server.later(60)
        a.settle()
        assert a.table["seats"][1]["away"]
        assert a.code("propose", what=what, v=a.table["v"], clock=clock) == "done"
        assert a.table["proposal"] is None
        assert a.told()[0] == "away"
        assert a.told()[1].startswith(what)
    assert [table["wanted"] for table in bob.get("/api/tables")] == [False]


@pytest.mark.parametrize(("what", "clock"), WISHES)
def test_what_waits_for_one_who_goes_away_is_settled_then(
    server: Server, ann: Browser, bob: Browser, what: str, clock: Json
) -> None:
    new, _ = trio(server, ann, bob)
    with ann.at(new.table) as a, bob.at(new.table) as b:
        assert a.code("propose", what=what, v=a.table["v"], clock=clock) == "done"
        assert a.table["proposal"]["missing"] == [1, 2]
        assert answer(b, True) == "done"
        server.later(59)
        b.settle()
        assert b.table["proposal"]["missing"] == [2]  # he may still come
        server.later(1)
        for person in (a, b):
            assert [word.partition("-")[0] for word in person.told()] == ["away", what]
            assert person.table["proposal"] is None
        assert (b.table["paused"], b.table["over"]) == (what == "pause", what == "end")
        assert (b.table["clock"] is None) == (clock is None)


@pytest.mark.parametrize(("what", "clock"), WISHES)
def test_where_chairs_wait_for_ever_silence_counts_in_the_end(
    server: Server, ann: Browser, bob: Browser, what: str, clock: Json
) -> None:
    """So a slow game can get a clock, and go on without one who has gone for good."""
    new, _ = trio(server, ann, bob, SLOW)
    with ann.at(new.table) as a:
        with bob.at(new.table):
            assert a.code("propose", what=what, v=a.table["v"], clock=clock) == "done"
            server.later(3 * DAY - 1)
            a.settle()
            assert a.table["proposal"]["missing"] == [1, 2]
            server.later(1)
            a.settle()
            assert a.table["proposal"] is not None  # who is here is waited for
        server.later(1)
        assert [word.partition("-")[0] for word in a.told()] == ["silent", "silent", what]
        assert a.table["proposal"] is None
        assert (a.table["paused"], a.table["over"]) == (what == "pause", what == "end")
        assert (a.table["clock"] is None) == (clock is None)


def test_silence_takes_no_move_back(server: Server, ann: Browser, bob: Browser) -> None:
    new = ann.found(ME, FRIEND, customs=SLOW)
    with ann.at(new.table) as a:
        with bob.at(new.table, new.keys[1]) as b:
            a.settle()
            a.move()
            b.settle()
            b.move()
        a.settle()
        assert propose(a, "undo") == "done"
        server.later(30 * DAY)
        a.settle()
        assert a.table["proposal"]["missing"] == [1]


def test_who_comes_back_is_asked_again(server: Server, ann: Browser, bob: Browser) -> None:
    new, cid = trio(server, ann, bob)
    with ann.at(new.table) as a, bob.at(new.table) as b:
        server.later(60)
        assert propose(a, "end") == "done"
        assert a.table["proposal"]["missing"] == [1]
        with cid.at(new.table) as c:
            assert c.table["proposal"]["missing"] == [1, 2]
            assert [table["wanted"] for table in cid.get("/api/tables")] == [True]
            assert answer(b, True) == "done"
            assert not b.table["over"]
            assert answer(c, False) == "done"
        assert a.told() == ["away", "back", "declined"]
        assert a.table["proposal"] is None
        assert not a.table["over"]


def test_a_move_is_taken_back_by_all_who_have_seen_it(
    server: Server, ann: Browser, bob: Browser
) -> None:
    new = ann.found(ME, FRIEND, customs=LIVE)
    with ann.at(new.table) as a:
        with bob.at(new.table, new.keys[1]) as b:
            a.settle()
            a.move()
            b.settle()
            b.move()
        a.until(lambda table: table["seats"][1]["grace"] == 60)
        assert propose(a, "undo") == "done"
        server.later(60)
        lines = server.lines(new.table)
        assert a.told() == ["away"]
        assert a.table["proposal"]["missing"] == [1]
        assert server.lines(new.table) == lines
        with bob.at(new.table, new.keys[1]) as b:
            assert answer(b, True) == "done"
            assert b.told() == [
                "away",
                "also",
                "back",
                "undo",
            ]  # a program without a name of its own


def test_a_server_that_died_before_it_settled_does_so_when_it_is_back(tmp_path: Path) -> None:
    """As does one that finds what a server of before has left waiting."""
    with timed(tmp_path) as server:
        ann, bob = server.browser(), server.browser()
        new, _ = trio(server, ann, bob)
        with ann.at(new.table) as a, bob.at(new.table):
            server.later(60)
            assert propose(a, "pause") == "done"
            table = server.services.tables.rooms[new.table]
            proposal = table.status.proposal
            assert proposal is not None
            changes = {"proposal": proposal.agreed([1])}
            portal = server.client.portal
            assert portal is not None
            portal.call(lambda: save_people(table, **changes))
    with timed(tmp_path) as server:
        ann.server = server
        with ann.at(new.table) as a:
            assert a.table["proposal"]["missing"] == []
            server.later(1)
            assert a.told() == ["away", "pause"]
            assert a.table["paused"]
