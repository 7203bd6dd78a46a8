"""Settings of a table: hints between people, days nobody takes away, changes by consent."""

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from server.kit import FRIEND, ME, Browser, Json, Person, Server, answer, bot, timed

from council.protocol.table_settings import Clock, Customs, NewCustoms
from council.tables.settings import new_id
from council.tables.state.room import with_customs
from council.tables.storage.records import Chair, Record, Summary
from council.tables.storage.status import TableStatus

pytestmark = pytest.mark.usefixtures("each_database")
DAY = 86_400
DAYS = {"kind": "days", "seconds": 2 * DAY}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with timed(tmp_path) as server:
        yield server


def wish(person: Person, **settings: Json) -> str:
    return person.code("propose", what="settings", v=person.table["v"], settings=settings)


def away(table: Json) -> list[bool]:
    return [seat["away"] for seat in table["seats"]]


# -- hints


def test_hints_are_off_where_people_play_each_other(server: Server, ann: Browser) -> None:
    for seats, hints in (
        ((ME, bot()), "on"),
        ((ME, bot(), bot()), "on"),
        ((ME, FRIEND), "off"),
        ((ME, ME, bot()), "off"),  # at one screen they play each other too
        ((bot(), bot()), "on"),
    ):
        with ann.at(ann.found(*seats).table) as person:
            assert person.table["customs"]["hints"] == hints
    asked = ann.found(ME, FRIEND, customs={"hints": "on"})
    with ann.at(asked.table) as person:
        assert person.table["customs"]["hints"] == "on"


def test_an_older_table_has_hints_by_who_sits_there() -> None:
    def table(*kinds: str) -> Record:
        chairs = [msgspec.convert({"name": "x", "kind": kind}, Chair) for kind in kinds]
        return Record("t", "intrigue", "", chairs, 0, Summary(0, [], 0.0, TableStatus()))

    assert with_customs(table("person", "bot")).customs.hints == "on"
    assert with_customs(table("person", "open")).customs.hints == "off"


def test_a_hint_is_refused_where_there_are_none_and_noted_where_people_play(
    server: Server, ann: Browser, bob: Browser
) -> None:
    new = ann.found(ME, FRIEND)
    with ann.at(new.table) as a, bob.at(new.table, new.keys[1]) as b:
        assert a.code("hint") == "no_hints"
        assert wish(a, hints="on") == "done"
        assert answer(b, True) == "done"
        a.settle()
        assert a.code("hint") == "hint"
        assert a.code("hint") == "hint"
        assert b.told() == ["set-hints", "hint"]  # once for a question
        assert b.story[-1]["facts"]["who"] == {"who": 0}


def test_alone_among_bots_a_hint_is_nobodys_business(server: Server, ann: Browser) -> None:
    with ann.at(ann.found(ME, bot()).table) as a:
        assert a.code("hint") == "hint"
        assert a.told() == []


# -- days


def test_nobody_is_replaced_while_they_have_days(
    server: Server, ann: Browser, bob: Browser
) -> None:
    new = ann.found(ME, FRIEND, customs={"grace": 300, "stand_in": "random", "clock": DAYS})
    with ann.at(new.table) as a:
        with bob.at(new.table, new.keys[1]):
            pass
        a.settle()
        assert [seat["grace"] for seat in a.table["seats"]] == [None, None]
        a.move()
        server.later(2 * DAY - 60)
        a.settle()
        assert away(a.table) == [False, False]
        assert a.told() == []
        server.later(3600)
        server.later(3600)
        assert "time-up" in a.told()  # the time itself still counts


def test_a_live_game_becomes_a_slow_one_and_back(
    server: Server, ann: Browser, bob: Browser
) -> None:
    new = ann.found(ME, FRIEND, customs={"grace": 60, "stand_in": "random"})
    with ann.at(new.table) as a:
        with bob.at(new.table, new.keys[1]):
            pass
        server.later(61)
        a.settle()
        assert away(a.table) == [False, True]
        assert wish(a, clock=DAYS, grace=0) == "done"  # who is away is not asked
        a.settle()
        assert away(a.table) == [False, False]  # and has their days again
        assert a.table["customs"]["clock"]["kind"] == "days"
        assert a.told() == ["away", "set-grace", "clock-days", "waits-for"]
        with bob.at(new.table, new.keys[1]) as b:
            b.settle()
            assert wish(b, clock={"kind": "none"}, grace=60, watch="public") == "done"
            a.settle()
            assert a.table["proposal"]["settings"]["grace"] == 60
            assert answer(a, True) == "done"
            b.settle()
            assert b.table["customs"]["grace"] == 60
            assert b.table["customs"]["watch"] == "public"
            assert b.table["clock"] is None


# -- consent


def test_one_no_leaves_all_as_it_is(server: Server, ann: Browser, bob: Browser) -> None:
    new = ann.found(ME, FRIEND)
    with ann.at(new.table) as a, bob.at(new.table, new.keys[1]) as b:
        before = a.table["customs"]
        assert wish(a, hints="on", stand_in="hard") == "done"
        assert answer(b, False) == "done"
        a.settle()
        assert a.table["customs"] == before
        assert a.told() == ["declined"]


def test_what_cannot_be_is_not_asked(server: Server, ann: Browser) -> None:
    with ann.at(ann.found(ME, FRIEND).table) as a:
        assert wish(a) == "bad_customs"
        assert wish(a, hints="off") == "bad_customs"  # as it is
        assert wish(a, grace=7) == "bad_customs"
        assert wish(a, clock={"kind": "days", "seconds": 5}) == "bad_customs"
        assert wish(a, stand_in="nobody") == "bad_level"
        assert a.code("propose", what="settings", v=a.table["v"]) == "bad_customs"
        a.send(do="propose", what="settings", v=a.table["v"], settings={"deal": "at_once"}, n=77)
        assert any(one.get("code") == "bad_message" for one in a.settle())


def test_a_proposal_outlives_a_restart(tmp_path: Path) -> None:
    with timed(tmp_path) as server:
        ann, bob = server.browser(), server.browser()
        new = ann.found(ME, FRIEND)
        with ann.at(new.table) as a, bob.at(new.table, new.keys[1]):
            assert wish(a, clock=DAYS, hints="on") == "done"
    with timed(tmp_path) as server:
        for browser in (ann, bob):
            browser.server = server
        with bob.at(new.table, new.keys[1]) as b:
            assert b.table["proposal"]["settings"]["clock"]["kind"] == "days"
            assert answer(b, True) == "done"
            assert b.table["customs"]["hints"] == "on"


def test_only_what_differs_is_changed() -> None:
    customs = Customs(hints="off")
    assert NewCustoms().changes(customs) == {}
    assert NewCustoms(grace=300, hints="off", clock=Clock()).changes(customs) == {}
    assert NewCustoms(hints="on", grace=60).changes(customs) == {"hints": "on", "grace": 60}


def test_a_table_is_never_taken_for_an_option_of_a_command() -> None:
    names = [new_id() for _ in range(2000)]
    assert all(name[0].isalpha() for name in names)
    assert len(set(names)) == len(names)
