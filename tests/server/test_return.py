"""RC-4 and RC-6: who comes back, from wherever and after however long, has his chair at once."""

import asyncio
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from server.kit import FRIEND, ME, Browser, Founded, Person, Server, timed

from council.core.play import rng_for
from council.server.ops.loadtest import quantile
from council.tables.bots.job import Job, any_move
from council.tables.settings import fresh_rng
from council.tables.storage.rebuild import rebuild

AT_ONCE = 1.0  # seconds
SLEEP = 30 * 60.0
LIVE = {"grace": 60, "stand_in": "random"}
RETURNS = 30


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with timed(tmp_path) as server:
        yield server


def pair(ann: Browser, bob: Browser) -> Founded:
    """Ann and Bob at a table."""
    new = ann.found(ME, FRIEND, customs=LIVE, first="0")
    bob.post(f"/api/tables/{new.table}/sit", {"key": new.keys[1], "name": "Bob"})
    return new


@pytest.fixture
def new(ann: Browser, bob: Browser) -> Founded:
    return pair(ann, bob)


def chair(person: Person, seat: int = 1) -> Any:
    return person.table["seats"][seat]


class BotPool:
    """Bots that think as long as they are let, and then say what fitted when they were asked."""

    def __init__(self) -> None:
        self.stuck = True
        self.asked = 0

    async def think(self, job: Job) -> str:
        self.asked += 1
        while self.stuck:
            await asyncio.sleep(0.002)
        return any_move(job)


@pytest.mark.slow
def test_rc_4_a_chair_is_handed_back_within_a_second(
    server: Server, ann: Browser, bob: Browser
) -> None:
    """While the bot thinks, or has just moved: what was begun is not done, what was done is whole,
    and both are told."""
    bot_pool, rng, took = BotPool(), rng_for("returns"), list[float]()
    server.services.driver.bot_pool = bot_pool  # type: ignore[assignment]
    while len(took) < RETURNS:
        new = pair(ann, bob)
        with ann.at(new.table) as a:
            while not a.table["over"]:
                bot_pool.stuck = bool(rng.below(3))
                took.append(come_and_go(server, a, bob, new.table, bot_pool))
        written, secret = (
            server.lines(new.table),
            server.services.tables.rooms[new.table].status.secret,
        )
        assert rebuild(written, fresh_rng, secret).written == written
    assert bot_pool.asked > RETURNS // 2
    assert quantile(sorted(took), 0.5) < AT_ONCE  # all, but for a machine that does other things


def come_and_go(server: Server, a: Person, bob: Browser, table: str, bot_pool: BotPool) -> float:
    """Bob was gone, and comes back, and moves if he is asked; the seconds until all see him."""
    known = a.told().count("back")
    a.until(lambda table: not table["seats"][1]["online"])
    server.later(60)
    a.until(lambda table: table["seats"][1]["away"])
    if a.table["asked"] == 0:
        a.move()
    before = server.lines(table)
    start = time.perf_counter()
    with bob.at(table) as b:
        a.until(lambda table: table["over"] or not table["seats"][1]["away"])
        took = time.perf_counter() - start
        assert not chair(b)["away"]
        b.settle()
        lines = server.lines(table)
        assert lines[: len(before)] == before
        bot_pool.stuck = False
        while server.services.driver.tasks:
            b.settle()
        assert server.lines(table) == lines  # what the bot thought of meanwhile comes too late
        if b.table["asked"] == 1:
            assert b.move()["is"] == "done"
            assert len(server.lines(table)) > len(lines)
        assert a.told().count("away") == a.told().count("back") == known + 1
    return took


def lasting(person: Person) -> tuple[Any, ...]:
    """What must not depend on how often somebody has come."""
    names = ("v", "held", "looking", "view", "asked", "moves")
    return tuple(person.table[name] for name in names)


def test_rc_6_reload_tabs_and_devices_are_one_player(
    server: Server, ann: Browser, bob: Browser, new: Founded
) -> None:
    """Bob reloads, has two tabs, and a phone beside: one chair, one player, nothing told of it but
    that there is a second device."""
    phone = server.browser()
    with ann.at(new.table) as a, ExitStack() as screens:
        a.move()
        first = screens.enter_context(bob.at(new.table))
        a.settle()
        heard = len(a.heard)
        for _ in range(10):  # reloaded, while another tab is open
            with bob.at(new.table) as tab:
                assert lasting(tab) == lasting(first)
        a.settle()
        assert [text for text in a.heard[heard:] if '"is":"table"' in text] == []
        phone.post(f"/api/tables/{new.table}/sit", {"key": new.keys[1]})
        mobile = screens.enter_context(phone.at(new.table))
        assert lasting(mobile) == lasting(first)
        assert server.services.tables.rooms[new.table].presence.present() == {0, 1}
        seats = [(seat["name"], seat["online"]) for seat in a.table["seats"]]
        assert seats == [("Seat 1", True), ("Bob", True)]
        assert mobile.move()["is"] == "done"
        first.settle()
        assert lasting(first) == lasting(mobile)
        screens.close()  # both screens are gone: only now he is
        a.until(lambda table: not table["seats"][1]["online"])
        assert a.told() == ["also"]


def test_rc_6_a_phone_that_slept_for_half_an_hour(
    server: Server, ann: Browser, bob: Browser, new: Founded
) -> None:
    """Its line is long gone. With grace a bot has played; the chair is Bob's as before."""
    with ann.at(new.table) as a:
        with bob.at(new.table) as b:
            hand = b.table["view"]["hand"]
        a.until(lambda table: not table["seats"][1]["online"])
        for _ in range(int(SLEEP / 60)):
            server.later(60)
        a.settle()
        assert chair(a)["away"]
        with bob.at(new.table) as b, bob.at(new.table) as tab:
            for person in (b, tab):
                person.settle()
                assert person.table["held"] == [1]
                assert person.table["looking"] == 1
                assert person.table["view"]["hand"] == hand
            a.settle()
            assert [chair(a, seat)["online"] for seat in range(2)] == [True, True]
            assert a.told() == b.told() == ["away", "back"]
            a.move()
            b.settle()
            assert b.table["asked"] == 1
            assert b.move()["is"] == "done"
