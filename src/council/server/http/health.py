"""Health and metrics, for the operator: whether the process answers, whether people can play, and
figures for Prometheus.
"""

import hmac
from collections.abc import Callable
from ipaddress import ip_address

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from council.protocol.errors import Denied
from council.server.http.middleware import PATHS
from council.server.ops.metrics import Gauge, exposition
from council.server.services import Services
from council.server.settings import Settings
from council.tables.storage.store import StoreFailed

KEPT = {"Cache-Control": "no-store"}


def health_routes(settings: Settings, services: Callable[[], Services]) -> list[Route]:
    """/healthz says nothing but that the process answers; the others are for the operator."""

    async def alive(request: Request) -> Response:
        return PlainTextResponse("ok\n", headers=KEPT)

    async def ready(request: Request) -> Response:
        _only_for_the_operator(request, settings)
        try:
            await settings.run(services().store.uptime)
        except StoreFailed:
            return PlainTextResponse("the database does not answer\n", 503, KEPT)
        return PlainTextResponse("ready\n", headers=KEPT)

    async def figures(request: Request) -> Response:
        _only_for_the_operator(request, settings)
        kind = "text/plain; version=0.0.4; charset=utf-8"
        return Response(exposition(services().metrics, gauges(services())), 200, KEPT, kind)

    return [Route(path, run) for path, run in zip(PATHS, (alive, ready, figures), strict=True)]


def gauges(services: Services) -> list[Gauge]:
    """The figures that are looked up when somebody asks."""
    tables = list(services.tables.rooms.values())
    visitors = [visitor for table in tables for visitor in table.visitors]
    running = sum(1 for table in tables if not table.views.over)
    seated = sum(1 for visitor in visitors if visitor.held)
    files = services.uploads.waiting + services.replays.waiting
    return [
        ("uptime_seconds", "Open so long in its life", services.uptime()),
        ("tables", "Tables in memory", len(tables)),
        ("games_running", "Of these not over", running),
        ("sockets", "Visitors on a socket", len(visitors)),
        ("sockets_seated", "Of these with a seat", seated),
        ("bots_waiting", "Questions to bots, not answered", services.bot_pool.waiting),
        ("files_waiting", "Replays being made", files),
    ]


def _only_for_the_operator(request: Request, settings: Settings) -> None:
    """The operator has the token; without one, and not in public, sits at the machine itself.
    Behind a proxy everybody may seem to: there the token is asked for."""
    given = request.headers.get("authorization", "").encode()
    if settings.token:
        if hmac.compare_digest(given, f"Bearer {settings.token}".encode()):
            return
    elif settings.site is None and _near(request) and "x-forwarded-for" not in request.headers:
        return
    raise Denied("not_found")


def _near(request: Request) -> bool:
    try:
        return request.client is not None and ip_address(request.client.host).is_loopback
    except ValueError:
        return False
