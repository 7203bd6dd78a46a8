"""The empty chair: shown to all, taken by a bot after the grace time, given back at once."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from server.kit import FRIEND, ME, Browser, Founded, Json, Server, bot, timed

from council.tables.bot_turns import move_bot, next_job
from council.tables.state.presence import MOST_COMINGS, PERIOD
from council.tables.state.room import MOST_SITTERS

pytestmark = pytest.mark.usefixtures("each_database")

LIVE = {"grace": 60, "stand_in": "random"}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with timed(tmp_path) as server:
        yield server


def grace(table: Json) -> list[int | None]:
    return [seat["grace"] for seat in table["seats"]]


def away(table: Json) -> list[bool]:
    return [seat["away"] for seat in table["seats"]]


def pair(ann: Browser, bob: Browser, **customs: Json) -> Founded:
    """Two people at a table."""
    new = ann.found(ME, FRIEND, customs={**LIVE, **customs})
    bob.post(f"/api/tables/{new.table}/sit", {"key": new.keys[1], "name": "Bob"})
    return new


def test_a_bot_stands_in_after_the_grace_time_and_gets_up_at_once(
    server: Server, ann: Browser, bob: Browser
) -> None:
    new = pair(ann, bob)
    with ann.at(new.table) as a:
        assert grace(a.table) == [None, 60]  # others see at once how long they wait
        with bob.at(new.table):
            a.settle()
            assert grace(a.table) == [None, None]
        a.until(lambda table: not table["seats"][1]["online"])
        assert a.move()["is"] == "done"
        server.later(59)
        a.settle()
        assert grace(a.table) == [None, 60]  # nothing was sent: the browser counts by itself
        assert a.table["asked"] == 1
        server.later(1)
        a.until(lambda table: table["asked"] == 0)
        assert away(a.table) == [False, True]
        assert grace(a.table) == [None, None]
        assert a.told() == ["away"]
        assert a.story[-2]["facts"] == {"who": {"who": 1}, "level": "random"}
        with bob.at(new.table) as b:
            assert away(b.table) == [False, False]
            assert b.told() == ["away", "back"]
            assert a.told() == ["away", "back"]
            a.move()
            b.settle()
            assert b.table["asked"] == 1  # his own move again
            assert b.move()["is"] == "done"


def test_nobody_plays_on_for_people_who_all_left(
    server: Server, ann: Browser, bob: Browser
) -> None:
    """A game that rests over night is found as it was left."""
    new = pair(ann, bob)
    with ann.at(new.table) as a:
        a.move()
    before = server.lines(new.table)
    server.later(10_000)
    with server.browser().at(new.table) as watcher:
        assert away(watcher.table) == [False, False]
        assert grace(watcher.table) == [None, None]  # a spectator does not count as waiting
    with ann.at(new.table) as a:
        assert grace(a.table) == [None, 60]  # it begins when somebody waits
    server.later(60)
    assert server.lines(new.table) == before


def test_alone_among_bots_one_may_leave(server: Server, ann: Browser) -> None:
    new = ann.found(ME, bot(), customs=LIVE)
    with ann.at(new.table):
        pass
    server.later(10_000)
    with ann.at(new.table) as a:
        assert away(a.table) == [False, False]


def test_a_chair_may_wait_for_ever_and_one_not_taken_yet_always_does(
    server: Server, ann: Browser, bob: Browser
) -> None:
    slow, early = pair(ann, bob, grace=0), ann.found(ME, FRIEND, customs=LIVE)
    for new in (slow, early):
        with ann.at(new.table) as a:
            a.move()
            server.later(10_000)
            a.settle()
            assert grace(a.table) == [None, None]
            assert away(a.table) == [False, False]
            assert a.table["asked"] == 1


def test_who_returns_in_the_middle_of_a_bots_thought_moves_himself(tmp_path: Path) -> None:
    """What the bot was about to do is not done: no half-made action."""
    with timed(tmp_path, bot_wait=600.0) as server:
        ann, bob = server.browser(), server.browser()
        return_in_the_middle(server, ann, bob, pair(ann, bob))


def return_in_the_middle(server: Server, ann: Browser, bob: Browser, new: Founded) -> None:
    table = server.services.tables.rooms[new.table]
    portal = server.client.portal
    assert portal is not None
    with ann.at(new.table) as a:
        a.move()
        server.later(60)
        asked = portal.call(next_job, table)
        assert asked is not None
        assert asked.level == "random"
        with bob.at(new.table) as b:
            before = server.lines(new.table)
            portal.call(move_bot, table, asked, "")
            b.settle()
            assert server.lines(new.table) == before
            assert b.table["asked"] == 1
            assert b.move()["is"] == "done"


def test_a_stand_in_is_remembered_by_the_store(tmp_path: Path) -> None:
    with timed(tmp_path) as server:
        ann, bob = server.browser(), server.browser()
        new = pair(ann, bob)
        with ann.at(new.table) as a:
            server.later(60)
            assert a.told() == ["away"]
    with timed(tmp_path) as server:
        ann.server = bob.server = server
        with ann.at(new.table) as a:
            assert away(a.table) == [False, True]
            assert a.told() == ["away"]
            a.move()
            a.until(lambda table: table["asked"] == 0)
            bob.post(f"/api/tables/{new.table}/sit", {"key": new.keys[1], "name": "Bobby"})
            a.settle()
            assert away(a.table) == [False, True]  # a key alone is not a player who is here
            with bob.at(new.table) as b:
                assert b.told() == ["away", "back"]
                assert b.table["seats"][1]["name"] == "Bobby"


def test_a_program_that_comes_back_with_its_key_has_its_seat_back(
    server: Server, ann: Browser
) -> None:
    new, friend = ann.found(ME, FRIEND, customs=LIVE), server.browser()
    friend.me = "the-program-of-a-friend"
    with ann.at(new.table) as a:
        with friend.at(new.table, new.keys[1]):
            pass
        a.until(lambda table: table["seats"][1]["grace"] == 60)
        server.later(60)
        with friend.at(new.table, new.keys[1]) as program:
            assert away(program.table) == [False, False]
            assert a.told() == ["away", "back"]


def test_two_chairs_are_counted_apart(server: Server, ann: Browser, bob: Browser) -> None:
    new = ann.found(ME, FRIEND, FRIEND, customs=LIVE)
    with ann.at(new.table) as a:
        with bob.at(new.table, new.keys[1]):
            with server.browser().at(new.table, new.keys[2]):
                a.settle()
            a.until(lambda table: table["seats"][2]["grace"] == 60)
            server.later(40)
        a.until(lambda table: table["seats"][1]["grace"] == 60)
        assert grace(a.table) == [None, 60, 20]
        server.later(20)
        a.settle()
        assert grace(a.table) == [None, 40, None]
        assert away(a.table) == [False, False, True]


CUSTOMS: list[tuple[str, Json]] = [
    ("bad_customs", {"grace": 29}),
    ("bad_customs", {"grace": -1}),
    ("bad_customs", {"grace": 3601}),
    ("bad_level", {"stand_in": "nobody"}),
    ("bad_customs", {"clock": {"kind": "move", "seconds": 9}}),
    ("bad_customs", {"clock": {"kind": "move", "seconds": 60, "more": 1}}),
    ("bad_customs", {"clock": {"kind": "none", "seconds": 60}}),
    ("bad_customs", {"clock": {"kind": "bank", "seconds": 59}}),
    ("bad_customs", {"clock": {"kind": "bank", "seconds": 60, "more": 301}}),
    ("bad_customs", {"clock": {"kind": "days", "seconds": 86_401}}),
    ("bad_customs", {"clock": {"kind": "days", "seconds": 15 * 86_400}}),
]


@pytest.mark.parametrize(("code", "customs"), CUSTOMS)
def test_customs_that_cannot_be(ann: Browser, code: str, customs: Json) -> None:
    body = {"game": "intrigue", "seats": [ME, ME], "customs": customs}
    assert ann.refused("POST", "/api/tables", 422, json=body) == code
    assert ann.get("/api/tables") == []


def arms(seats: list[Json]) -> list[tuple[str, str]]:
    return [(seat["crest"], seat["colour"]) for seat in seats]


def test_a_crest_and_a_colour_follow_their_player(ann: Browser, bob: Browser) -> None:
    new = ann.found({"kind": "me", "crest": "raven3", "colour": "blue"}, FRIEND)
    path = f"/api/tables/{new.table}/sit"
    bob.post(path, {"key": new.keys[1], "crest": "bear", "colour": "red"})
    bob.post(path, {"key": new.keys[1]})  # comes back, and says nothing new
    both = [("raven3", "blue"), ("bear", "red")]
    with ann.at(new.table) as a:
        assert arms(a.table["seats"]) == both
        with bob.at(new.table) as b:
            b.ask("resign")
        a.until(lambda table: table["seats"][1]["kind"] == "bot")
        assert arms(a.table["seats"]) == both  # the bot plays on under them
    assert arms(ann.get("/api/tables")[0]["seats"]) == both


def test_customs_are_shown_and_kept_for_the_rematch(ann: Browser) -> None:
    body = {"game": "intrigue", "seats": [ME, ME], "customs": {"more": 1}}
    assert ann.refused("POST", "/api/tables", 400, json=body) == "bad_message"
    customs = {"grace": 0, "stand_in": "hard", "watch": "public", "deal": "at_once"}
    new = ann.found({**ME, "crest": "egg", "colour": "red"}, ME, customs=customs)
    with ann.at(new.table) as a:
        clock = {"kind": "none", "seconds": 0, "more": 0}
        shown = {**customs, "clock": clock, "window": 0, "hints": "off"}
        assert a.table["customs"] == shown
        a.send(do="look", seat=0)
        a.settle()
        assert a.code("propose", what="end", v=a.table["v"]) == "done"
        again = ann.post(f"/api/tables/{new.table}/rematch")
    with ann.at(again["table"]) as a:
        assert a.table["customs"] == shown
        assert arms(a.table["seats"]) == [("egg", "red"), ("", "")]


def test_who_comes_and_goes_all_the_time_floods_nobody(
    server: Server, ann: Browser, bob: Browser
) -> None:
    """The others are shown it at once a few times, then with the next beat: they lost their lines
    when they were sent more than these could carry."""
    new = ann.found(ME, FRIEND)
    bob.post(f"/api/tables/{new.table}/sit", {"key": new.keys[1]})
    with ann.at(new.table) as a:
        a.settle()
        before = len(a.heard)
        for _ in range(5 * MOST_COMINGS):
            with bob.at(new.table) as b:
                b.settle()
        a.settle()
        assert len(a.heard) - before < 2 * MOST_COMINGS
        with bob.at(new.table):
            server.later(1)
            a.settle()
            assert a.table["seats"][1]["online"]
        server.later(1)
        a.settle()
        assert not a.table["seats"][1]["online"]
        server.later(PERIOD)
        with bob.at(new.table):
            a.settle()
            assert a.table["seats"][1]["online"]  # at once again


def test_who_sits_down_all_the_time_floods_nobody(
    server: Server, ann: Browser, bob: Browser
) -> None:
    """To sit where one sits changes nothing; another name, or browser, does so at a pace."""
    new = ann.found(ME, FRIEND)
    path, key = f"/api/tables/{new.table}/sit", new.keys[1]
    bob.post(path, {"key": key, "name": "Bob"})
    with ann.at(new.table) as a:
        a.settle()
        before, rev = len(a.heard), server.services.tables.rooms[new.table].rev
        for _ in range(50):
            bob.post(path, {"key": key, "name": "Bob"})
        assert a.settle() == []
        assert server.services.tables.rooms[new.table].rev == rev
        names = [{"key": key, "name": f"Bob {n}"} for n in range(MOST_SITTERS)]
        codes = [bob.call("POST", path, json=name).status_code for name in names]
        assert codes == [200] * (MOST_SITTERS - 1) + [429]
        body = {"key": key}
        assert server.browser().refused("POST", path, 429, json=body) == "slow_down"
        a.settle()
        assert len(a.heard) - before < MOST_SITTERS + 5
        server.later(60)
        bob.post(path, {"key": key, "name": "Robert"})
        a.settle()
        assert a.table["seats"][1]["name"] == "Robert"


def test_a_seat_taken_a_second_time_is_told(server: Server, ann: Browser, bob: Browser) -> None:
    """Whoever made the table has every key: nobody looks into a hand with it in silence."""
    new = ann.found(ME, FRIEND, FRIEND)
    path, body = f"/api/tables/{new.table}/sit", {"key": new.keys[1]}
    bob.post(path, body)
    with bob.at(new.table) as b:
        assert b.told() == []
        bob.post(path, body)  # he himself
        assert b.told() == []
        ann.post(path, body)
        assert b.told() == ["also"]
        for _ in range(3):  # a program without a word of its own may be another each time
            with server.browser().at(new.table, new.keys[1]):
                pass
        assert b.told() == ["also"] * 4
        alone = server.browser()
        alone.me = "a-program-by-itself"
        for _ in range(2):  # it holds the seat alone, and is known again
            with alone.at(new.table, new.keys[2]):
                pass
        assert b.told() == ["also"] * 4
        with server.browser().at(new.table, new.keys[2]):  # this one may be anybody
            pass
        assert b.told() == ["also"] * 5
