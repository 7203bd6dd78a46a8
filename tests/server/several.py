"""Several workers at one database, and people who come to different ones."""

import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest
from server.kit import FRIEND, ME, Browser, Clock, Founded, Json, Person, Server, timed

GRACE = {"grace": 60, "stand_in": "random"}


@contextmanager
def several(folder: Path, count: int = 2, **changes: Any) -> Iterator[list[Server]]:
    """So many workers, each with threads and a memory of its own, at one database and one time."""
    clock = changes.pop("now", None) or Clock()
    with ExitStack() as stack:
        yield [stack.enter_context(timed(folder, now=clock, **changes)) for _ in range(count)]


def later(servers: list[Server], seconds: float) -> None:
    """Time passes; these workers live and look at their clocks."""
    clock = servers[0].clock
    assert clock is not None
    clock.time += seconds
    for server in servers:
        call(server, server.services.broker.beat, server.services.uptime)
    for server in servers:
        call(server, server.services.scheduler.beat)


def later_until(servers: list[Server], person: Person, done: Callable[[Json], bool]) -> None:
    """Time passes, second by second, until a person is shown this. What a worker has not heard yet
    it counts from the moment it hears of it, which on a busy machine may be later."""
    for _ in range(300):
        later(servers, 1)
        person.settle()
        if done(person.table):
            return
    raise AssertionError("it was never shown")


def call(server: Server, function: Any, *arguments: Any) -> Any:
    assert server.client.portal is not None
    return server.client.portal.call(function, *arguments)


def pair(servers: list[Server], *more: Json, **customs: Json) -> tuple[Browser, Browser, Founded]:
    """Two people who come to different workers."""
    ann, bob = servers[0].browser(), servers[1].browser()
    new = ann.found(ME, FRIEND, *more, customs={**GRACE, **customs}, first="0", rounds=1)
    bob.post(f"/api/tables/{new.table}/sit", {"key": new.keys[1], "name": "Bob"})
    return ann, bob, new


def deaf(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the others tell has not come here yet."""
    monkeypatch.setattr(server.services.tables, "_soon", lambda *_: None)


def wait_for(done: Callable[[], bool]) -> None:
    end = time.monotonic() + 120  # a hang, not a busy machine
    while not done():
        assert time.monotonic() < end
        time.sleep(0.01)
