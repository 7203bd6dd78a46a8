"""Nobody gains time: not by moving and taking back, and not because the machine's clock is set."""

import time
from pathlib import Path
from typing import Any

import httpx2
import pytest
from msgspec.structs import replace
from server.kit import FRIEND, ME, Clock, bot, timed
from server.live import START, Live, ask, hear, live
from server.test_clock import BANK, MOVE, founded, left
from sizes import full

from council.protocol.table_settings import Clock as Rule
from council.protocol.table_settings import Customs
from council.tables.state.clocks import back, run, turn, wound
from council.tables.storage.records import Chair
from council.tables.storage.status import TableStatus

Json = Any
STORM = full(4, 0)  # seconds, and as long as it takes to have undone so many moves
UNDOS = 6
EXACT = 0.1  # seconds: clocks are told in hundredths
RULES = {
    "bank": {"kind": "bank", "seconds": 600, "more": 30},
    "move": {"kind": "move", "seconds": 600},
}


def created(server: Live, seats: Json, **customs: Json) -> tuple[str, dict[str, str]]:
    body = {"game": "intrigue", "seats": seats, "options": {"first": "0"}, "customs": customs}
    answer = httpx2.post(f"{server.address}/api/tables", json=body)
    return answer.json()["table"], {"Cookie": f"council={answer.cookies['council']}"}


@pytest.mark.slow
@pytest.mark.parametrize("rule", RULES)
@pytest.mark.parametrize("others", [[bot("easy"), FRIEND], [bot("easy")], [FRIEND]])
def test_moving_and_taking_back_costs_the_time_it_takes(
    tmp_path: Path, rule: str, others: Json
) -> None:
    """Whoever is next: a bot, which thinks meanwhile, or a friend who has not sat down yet."""
    with live(tmp_path) as server:
        table, cookie = created(server, [ME, *others], grace=0, clock=RULES[rule])
        with server.connect(table, additional_headers=cookie) as socket:
            shown = hear(socket, "table")
            start, had, undos = time.monotonic(), shown["clock"]["left"][0], 0
            while undos < UNDOS or time.monotonic() < start + STORM:
                if shown["asked"] == 0:
                    ask(socket, do="move", v=shown["v"], move=shown["moves"][0])
                elif shown["can_undo"]:
                    time.sleep(0.4)  # just before the bot has made up its mind
                    ask(socket, do="undo", v=shown["v"])
                    undos += 1
                shown = hear(socket, "table")
            while not (shown["asked"] == 0 and not shown["can_undo"]):
                if shown["can_undo"]:
                    ask(socket, do="undo", v=shown["v"])
                shown = hear(socket, "table")
            ask(socket, do="look", seat=0)
            passed, has = time.monotonic() - start, hear(socket, "table")["clock"]["left"][0]
    assert had - has > 0.9 * passed - 0.2


def test_a_pause_between_a_move_and_its_undo_costs_nothing() -> None:
    rule = Rule("bank", 100, 30)
    chairs = [Chair("a", "person"), Chair("b", "bot", "easy")]
    status = TableStatus(Customs(clock=rule), turn(rule, wound(rule, 2), 0, 0.0, None))
    status = run(status, chairs, 1, 10.0, 0)  # ninety seconds left, and a bot is next
    assert status.clocks.seat is None
    status = run(replace(status, paused=True), chairs, 1, 15.0)
    status = run(replace(status, paused=False), chairs, 1, 5000.0)
    assert back(status.clocks, 0, 5002.0).left == [90 - 5 - 2, 100]


def test_alone_among_bots_an_undo_gives_no_time_back(tmp_path: Path) -> None:
    """Behind the answers of the bots, too: neither the increment nor the time of a move."""
    for rule in (BANK, MOVE):
        with timed(tmp_path / rule["kind"]) as server:
            ann = server.browser()
            new = founded(ann, rule, ME, bot(), bot())
            with ann.at(new.table) as a:
                for _ in range(5):
                    server.later(4)
                    assert a.move()["is"] == "done"
                    a.until(lambda table: table["asked"] == 0)
                    server.later(3)
                    assert a.ask("undo", v=a.table["v"])["is"] == "done"
                    assert a.table["asked"] == 0
                assert left(a)[0] == rule["seconds"] - 5 * (4 + 3)


# -- the machine's clock


class SetClock(Live):
    """A server on a machine whose clock can be set: it is off by what a file says."""

    start = (
        "import os, time; at, real = os.environ['OFF'], time.time;"
        "time.time = lambda: real() + float(open(at).read());" + START
    )


def time_left(socket: Any) -> tuple[float, float, float]:
    """What the clock of the first seat says, and when that was asked for and told: on a busy
    machine there is time between the two."""
    asked = time.monotonic()
    ask(socket, do="look", seat=0)
    left_now = hear(socket, "table")["clock"]["left"][0]
    return left_now, asked, time.monotonic()


@pytest.fixture
def off(tmp_path: Path) -> Path:
    file = tmp_path / "off"
    file.write_text("0")
    return file


@pytest.mark.slow
def test_a_clock_set_back_or_forward_changes_nothing(tmp_path: Path, off: Path) -> None:
    """By an hour back, by less than a minute forward, which could have passed, and by a year:
    nobody pays for it, nobody gets time, and everybody may talk and send as before."""
    server = SetClock(tmp_path / "data", OFF=str(off), COUNCIL_LIMITS="messages=100")
    try:
        table, cookie = created(server, [ME, ME], grace=0, clock=RULES["bank"])
        for step in (0.0, -3600.0, 45.0, 31e6, -31e6):
            with server.connect(table, additional_headers=cookie) as socket:
                hear(socket, "table")
                had, asked, told = time_left(socket)
                for n in range(60):
                    ask(socket, do="ping", n=n)
                    hear(socket, "pong")
                off.write_text(str(float(off.read_text()) + step))
                time.sleep(1.5)
                has, asked_again, told_again = time_left(socket)
                least, most = asked_again - told, told_again - asked
                assert least - EXACT <= had - has <= most + EXACT, step
    finally:
        server.kill()


def test_limits_do_not_care_about_a_clock_that_is_set(tmp_path: Path) -> None:
    wall, steady = Clock(), Clock()
    limits = {"messages": 30, "tables_a_minute": 3}
    with timed(tmp_path, now=wall, steady=steady, **limits) as server:
        ann = server.browser()
        new = ann.found(ME, FRIEND)
        body = {"game": "intrigue", "seats": [ME, FRIEND]}
        for day, step in enumerate((0.0, -3600.0, 3600.0, -1e7, 1e7)):
            with ann.at(new.table) as a:
                said = [a.code("say", text=f"{day} {word}") for word in "abcdefghij"]
                assert said[:6] == ["done"] * 5 + ["slow_down"], step
                wall.time += step
                assert a.code("say", text=f"{day} too fast") == "slow_down"
                steady.time, wall.time = steady.time + 61, wall.time + 61
                assert a.code("say", text=f"{day} a") == "done"
                assert a.chat[-1]["text"] == f"{day} a"  # long enough ago to say it again
                assert a.code("say", text=f"{day} a!") == "done"
                assert a.chat[-1]["text"] == f"{day} a"
                for _ in range(10):
                    a.settle()
            codes = [ann.call("POST", "/api/tables", json=body).status_code for _ in range(4)]
            assert codes == [201] * 3 + [429], step
            steady.time += 61
