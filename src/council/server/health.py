"""Is it there, can it play, how does it fare: for the operator, not for players."""

import hmac
from collections.abc import Callable
from ipaddress import ip_address

from anyio import to_thread
from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from council.server.denied import Denied
from council.server.guard import PATHS
from council.server.house import House
from council.server.metrics import exposition
from council.server.settings import Settings

KEPT = {"Cache-Control": "no-store"}


def health_routes(settings: Settings, house: Callable[[], House]) -> list[Route]:
    """/healthz says nothing but that the process answers; the others are for the operator."""

    async def alive(request: Request) -> Response:
        return PlainTextResponse("ok\n", headers=KEPT)

    async def ready(request: Request) -> Response:
        _only_for_the_operator(request, settings)
        try:
            await to_thread.run_sync(house().store.uptime)
        except SQLAlchemyError:
            return PlainTextResponse("the database does not answer\n", 503, KEPT)
        return PlainTextResponse("ready\n", headers=KEPT)

    async def figures(request: Request) -> Response:
        _only_for_the_operator(request, settings)
        kind = "text/plain; version=0.0.4; charset=utf-8"
        return Response(exposition(house().meter, house()), 200, KEPT, kind)

    return [Route(path, run) for path, run in zip(PATHS, (alive, ready, figures), strict=True)]


def _only_for_the_operator(request: Request, settings: Settings) -> None:
    """Whoever has the token; without one, and not in public, whoever sits at the machine itself.
    Behind a proxy everybody may seem to: there the token is asked for."""
    given = request.headers.get("authorization", "").removeprefix("Bearer ").encode()
    if settings.token:
        if hmac.compare_digest(given, settings.token.encode()):
            return
    elif settings.site is None and _near(request) and "x-forwarded-for" not in request.headers:
        return
    raise Denied("not_found")


def _near(request: Request) -> bool:
    try:
        return request.client is not None and ip_address(request.client.host).is_loopback
    except ValueError:
        return False
