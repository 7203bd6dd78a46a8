"""An HTTP call: one description each, from which routes, answers and OpenAPI are made."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

import msgspec

from council.protocol.errors import Denied
from council.tables.backend import Backend
from council.tables.people.person import print_of

LARGEST_BODY = 64_000
LARGEST_UPLOAD = 1_000_000
LARGEST_QUOTED = 2_000_000  # a log inside JSON
NO_STORE = {"Cache-Control": "no-store"}  # it is one reader's
JSON = "application/json"


class Caller(Protocol):
    """Who asks: a browser, and where it is."""

    holder: str | None  # None: not met before
    person: str | None  # the key of the person who uses it; None: it sent none

    @property
    def address(self) -> str: ...

    async def identify(self) -> str:
        """The holder that this browser is from now on."""


@dataclass(frozen=True)
class Reply:
    """What a call gives."""

    content: bytes
    status: int = 200
    kind: str = JSON
    headers: Mapping[str, str] = field(default_factory=lambda: NO_STORE)


@dataclass(frozen=True)
class Visit:
    """One request: who asks for what."""

    backend: Backend
    caller: Caller
    body: Any
    path: Mapping[str, str]  # the names in it
    seats: Sequence[str]  # those named in the query

    @property
    def holder(self) -> str | None:
        return self.caller.holder

    @property
    def table(self) -> str:
        return self.path["table"]

    def seat(self) -> int | None:
        """The seat named in the query."""
        if not self.seats:
            return None
        text = self.seats[0]
        if len(self.seats) > 1 or not text.isascii() or not text.isdecimal() or len(text) > 9:
            raise Denied("bad_message")
        return int(text)

    def person(self) -> str | None:
        """The fingerprint of the person who asks, if their browser says so."""
        return print_of(self.caller.person)

    def known_person(self) -> str:
        """The same; Denied for a browser that does not say."""
        print_ = self.person()
        if print_ is None:
            raise Denied("bad_person")
        return print_

    def limit(self, what: str, most: int) -> None:
        """Count one more request of this kind from the visitor's address; Denied if too many."""
        if not self.backend.limits.allow(what, self.caller.address, most):
            raise Denied("slow_down")


@dataclass(frozen=True)
class Call:
    """One method of one path. `body` is a struct, or str for plain text; `answer` likewise."""

    method: str
    path: str
    run: Callable[[Visit], Awaitable[Any]]
    answer: Any
    body: Any = None
    denials: tuple[str, ...] = ()
    status: int = 200
    seat: bool = False  # takes ?seat=
    person: bool = False  # takes the header Council-Person,
    needs: bool = False  # and cannot do without
    quotes: bool = False  # the body contains a log

    @property
    def summary(self) -> str:
        return (self.run.__doc__ or "").rstrip(".")

    @property
    def largest(self) -> int:
        """Bytes of a body."""
        if self.quotes:
            return LARGEST_QUOTED
        return LARGEST_UPLOAD if self.body is str else LARGEST_BODY

    def read(self, content: bytes) -> Any:
        """The body of a request."""
        if len(content) > self.largest:
            raise Denied("too_large", most=self.largest)
        try:
            if self.body is str:
                return content.decode()
            return msgspec.json.decode(content, type=self.body)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            raise Denied("bad_message") from None

    async def carry_out(self, visit: Visit) -> Reply:
        """Do it; Denied when it cannot be done."""
        made = await self.run(visit)
        return made if isinstance(made, Reply) else answer(made, self.status)


def paths(calls: Sequence[Call]) -> dict[str, dict[str, Call]]:
    """All calls, by path and method."""
    found: dict[str, dict[str, Call]] = {}
    for call in calls:
        found.setdefault(call.path, {})[call.method] = call
    return found


def allowed(methods: Mapping[str, Call]) -> list[str]:
    """The methods of a path; whoever may get may also ask for the head."""
    return sorted({*methods, *(["HEAD"] if "GET" in methods else [])})


def answer(value: object, status: int = 200) -> Reply:
    """A value as JSON."""
    return Reply(msgspec.json.encode(value), status)


def refusal(denied: Denied) -> Reply:
    """Why a call cannot be carried out."""
    return answer(denied.problem(), denied.status)
