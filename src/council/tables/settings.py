"""The settings of tables: limits and timeouts, sources of chance and time, and where slow work
runs."""

import secrets
import string
import time
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Protocol, TypeVar, TypeVarTuple, Unpack

from council.core.state import Rng

Arguments = TypeVarTuple("Arguments")
T = TypeVar("T")


class Run(Protocol):
    """Runs slow work, such as a change of the store, and gives its result."""

    def __call__(
        self, work: Callable[[Unpack[Arguments]], T], /, *args: *Arguments
    ) -> Awaitable[T]: ...


async def run_here(work: Callable[[Unpack[Arguments]], T], /, *args: *Arguments) -> T:
    """At once, where there are no threads."""
    return work(*args)


def fresh_rng() -> Rng:
    """A generator nobody can foresee."""
    return Rng(secrets.randbits(60))


def new_secret() -> str:
    """The secret of a table, from which all its chance comes: 256 bits nobody can foresee."""
    return secrets.token_hex(32)


def new_id() -> str:
    """The name of a table: whoever knows it may watch, so it cannot be guessed. It begins with a
    letter, because a command takes a word that begins with "-" for an option."""
    return secrets.choice(string.ascii_letters) + secrets.token_urlsafe(12)[1:]


@dataclass(frozen=True, kw_only=True)
class TableSettings:
    """All of it; the functions are there for tests, which want the same game twice."""

    bot_wait: float = 0.6  # seconds a bot takes at least, so that people can follow
    messages: int = 100  # of a socket in `period` seconds
    period: float = 20.0
    tables_a_minute: int = 30  # from one address
    emails_a_minute: int = 10  # asked for, or answered, from one address
    files_a_minute: int = 30  # to be replayed, from one address
    moments_a_minute: int = 120  # looks back, from one address
    notes_a_minute: int = 30  # about moments, from one address
    beat: float = 1.0  # seconds between heartbeats; 0: only when told
    bots: Mapping[str, str] = field(default_factory=dict)  # the operator's own: name and file
    chronicle: bool = False  # whether the server shows all its finished games, put together
    asleep: float = 60.0  # seconds without a beat that no clock pays for
    chance: Callable[[], Rng] = fresh_rng  # for bots
    secret: Callable[[], str] = new_secret
    table_id: Callable[[], str] = new_id
    now: Callable[[], float] = time.time  # for what is shown or kept with a date
    steady: Callable[[], float] = time.monotonic  # for limits and clocks: nobody can set it
    run: Run = run_here
