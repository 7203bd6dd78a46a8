"""The calls of the API as routes: a request is read, its browser recognised, the answer sent."""

from collections.abc import Callable, Mapping, Sequence

from anyio import fail_after
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from council.protocol.errors import Denied
from council.server.ops.cookies import AGE, Known
from council.server.services import Services
from council.tables.api.call import Call, Reply, Visit, allowed, paths

PERSON = "council-person"  # the header with the key of a person
PATIENCE = 20.0  # seconds for the whole of a request's body


class Browser:
    """The browser that asks, and a cookie for one that has none."""

    def __init__(self, request: Request, services: Services, known: Known | None) -> None:
        self.request = request
        self.services = services
        self.holder = known.holder if known else None
        self.cookie = known.cookie if known else ""
        self.person = request.headers.get(PERSON)

    @property
    def address(self) -> str:
        return self.request.client.host if self.request.client else ""

    async def identify(self) -> str:
        """The browser that asks; a new one gets a cookie. So does one that holds nothing yet: its
        cookie may be somebody else's, who planted it there."""
        cookies = self.services.cookies
        if self.holder is None or not await self.services.settings.run(cookies.holds, self.holder):
            issued = cookies.issue()
            self.holder, self.cookie = issued.holder, issued.cookie
        return self.holder


def routes(calls: Sequence[Call], services: Callable[[], Services]) -> list[Route]:
    """A route for each path."""
    return [Route(path, Endpoint(methods, services)) for path, methods in paths(calls).items()]


class Endpoint:
    """All methods of one path; those it has not are answered 405 with those it has."""

    def __init__(self, calls: Mapping[str, Call], services: Callable[[], Services]) -> None:
        self.calls = calls
        self.services = services
        self.allowed = allowed(calls)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        response = await self.respond(Request(scope, receive))
        await response(scope, receive, send)

    async def respond(self, request: Request) -> Response:
        if request.method not in self.allowed:
            raise HTTPException(405, headers={"Allow": ", ".join(self.allowed)})
        call = self.calls["GET" if request.method == "HEAD" else request.method]
        body = call.read(await _read_body(request, call.largest)) if call.body else None
        services = self.services()
        browser = Browser(request, services, await recognise(services, request))
        seats = request.query_params.getlist("seat")
        made = await call.carry_out(Visit(services, browser, body, request.path_params, seats))
        response = response_of(made)
        if browser.cookie:
            _set_cookie(response, browser)
        return response


async def recognise(services: Services, connection: HTTPConnection) -> Known | None:
    """Whose browser it is, by its cookie; None for one we have not met."""
    headers = connection.headers.getlist("cookie")
    return await services.settings.run(services.cookies.read, headers) if headers else None


def response_of(answer: Reply) -> Response:
    """An answer as it is sent."""
    return Response(answer.content, answer.status, answer.headers, answer.kind)


async def _all_of(request: Request, most: int) -> bytes:
    parts: list[bytes] = []
    size = 0
    async for part in request.stream():
        size += len(part)
        if size > most:
            raise Denied("too_large", most=most)
        parts.append(part)
    return b"".join(parts)


async def _read_body(request: Request, most: int) -> bytes:
    promised = request.headers.get("content-length", "0")
    if not promised.isdecimal() or int(promised[:12]) > most:
        raise Denied("too_large", most=most)
    try:
        with fail_after(PATIENCE):
            return await _all_of(request, most)
    except (TimeoutError, ClientDisconnect):
        raise Denied("bad_message") from None


def _set_cookie(response: Response, browser: Browser) -> None:
    services = browser.services
    response.set_cookie(
        services.cookies.name,
        browser.cookie,
        max_age=AGE,
        httponly=True,
        samesite="lax",
        secure=services.settings.site is not None or browser.request.url.scheme == "https",
    )
