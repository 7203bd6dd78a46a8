"""The HTTP calls: one description each, from which routes, answers and OpenAPI are made."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
from anyio import fail_after, to_thread
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from council.server.ops.cookies import AGE, Known
from council.server.protocol.errors import Denied
from council.server.services import Services

LARGEST_BODY = 64_000
LARGEST_UPLOAD = 1_000_000
PATIENCE = 20.0  # seconds for the whole of a request's body


class Visit:
    """One request: its body, its browser, and a cookie for a browser that has none."""

    def __init__(
        self, request: Request, services: Services, body: Any, known: Known | None
    ) -> None:
        self.request = request
        self.services = services
        self.body = body
        self.holder = known.holder if known else None
        self.cookie = known.cookie if known else ""

    async def identify(self) -> str:
        """The browser that asks; a new one gets a cookie. So does one that holds nothing yet: its
        cookie may be somebody else's, who planted it there."""
        cookies = self.services.cookies
        if self.holder is None or not await to_thread.run_sync(cookies.holds, self.holder):
            issued = cookies.issue()
            self.holder, self.cookie = issued.holder, issued.cookie
        return self.holder

    @property
    def table(self) -> str:
        return str(self.request.path_params["table"])

    def seat(self) -> int | None:
        """The seat named in the query."""
        given = self.request.query_params.getlist("seat")
        if not given:
            return None
        text = given[0]
        if len(given) > 1 or not text.isascii() or not text.isdecimal() or len(text) > 9:
            raise Denied("bad_message")
        return int(text)

    def limit(self, what: str, most: int) -> None:
        """Count one more request of this kind from the visitor's address; Denied if too many."""
        if not self.services.limits.allow(what, self.address, most):
            raise Denied("slow_down")

    @property
    def address(self) -> str:
        return self.request.client.host if self.request.client else ""


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

    @property
    def summary(self) -> str:
        return (self.run.__doc__ or "").rstrip(".")


def routes(calls: Sequence[Call], services: Callable[[], Services]) -> list[Route]:
    """A route for each path."""
    paths: dict[str, dict[str, Call]] = {}
    for call in calls:
        paths.setdefault(call.path, {})[call.method] = call
    return [Route(path, Endpoint(methods, services)) for path, methods in paths.items()]


class Endpoint:
    """All methods of one path; those it has not are answered 405 with those it has."""

    def __init__(self, calls: dict[str, Call], services: Callable[[], Services]) -> None:
        self.calls = calls
        self.services = services
        self.allowed = sorted({*calls, *(["HEAD"] if "GET" in calls else [])})

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        response = await self.respond(Request(scope, receive))
        await response(scope, receive, send)

    async def respond(self, request: Request) -> Response:
        if request.method not in self.allowed:
            raise HTTPException(405, headers={"Allow": ", ".join(self.allowed)})
        call = self.calls["GET" if request.method == "HEAD" else request.method]
        body = await _read_body(request, call.body) if call.body else None
        services = self.services()
        visit = Visit(request, services, body, await recognise(services, request))
        made = await call.run(visit)
        response = made if isinstance(made, Response) else answer(made, call.status)
        if visit.cookie:
            _set_cookie(response, visit)
        return response


async def recognise(services: Services, connection: HTTPConnection) -> Known | None:
    """Whose browser it is, by its cookie; None for one we have not met."""
    headers = connection.headers.getlist("cookie")
    return await to_thread.run_sync(services.cookies.read, headers) if headers else None


def answer(value: object, status: int = 200) -> Response:
    """A value as JSON."""
    return json_answer(msgspec.json.encode(value), status)


def json_answer(content: bytes, status: int = 200) -> Response:
    """JSON as it is, never kept by a cache: it is one reader's."""
    return Response(content, status, {"Cache-Control": "no-store"}, "application/json")


async def _all_of(request: Request, most: int) -> bytes:
    parts: list[bytes] = []
    size = 0
    async for part in request.stream():
        size += len(part)
        if size > most:
            raise Denied("too_large", most=most)
        parts.append(part)
    return b"".join(parts)


async def _read_body(request: Request, kind: Any) -> Any:
    most = LARGEST_UPLOAD if kind is str else LARGEST_BODY
    promised = request.headers.get("content-length", "0")
    if not promised.isdecimal() or int(promised[:12]) > most:
        raise Denied("too_large", most=most)
    try:
        with fail_after(PATIENCE):
            content = await _all_of(request, most)
    except (TimeoutError, ClientDisconnect):
        raise Denied("bad_message") from None
    try:
        return content.decode() if kind is str else msgspec.json.decode(content, type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise Denied("bad_message") from None


def _set_cookie(response: Response, visit: Visit) -> None:
    response.set_cookie(
        visit.services.cookies.name,
        visit.cookie,
        max_age=AGE,
        httponly=True,
        samesite="lax",
        secure=visit.services.settings.site is not None or visit.request.url.scheme == "https",
    )
