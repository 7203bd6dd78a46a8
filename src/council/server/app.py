"""The server as one application: its calls, its socket, its pages."""

import asyncio
import signal
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from council.protocol.errors import Denied
from council.server.http import openapi
from council.server.http.connection import serve_socket
from council.server.http.endpoint import response_of, routes
from council.server.http.health import health_routes
from council.server.http.middleware import SecurityMiddleware
from council.server.http.pages import BUNDLE, Pages
from council.server.services import Services
from council.server.settings import Settings
from council.tables.api.call import answer, refusal
from council.tables.api.calls import CALLS
from council.tables.ops.metrics import Metrics
from council.tables.state.visitor import TRY_AGAIN
from council.tables.storage.store import StoreFailed


def build(settings: Settings, bundle: Path = BUNDLE) -> Starlette:
    """The application; its services open with the server and close with it."""
    metrics = Metrics()

    @asynccontextmanager
    async def open_services(app: Starlette) -> AsyncIterator[None]:
        app.state.services = Services(settings, metrics)
        await app.state.services.open()
        _hear_of_restarts(app.state.services)
        yield
        # A task of its own: what it waits for could not be seen from outside (ops/last_resort.py).
        await asyncio.create_task(app.state.services.close(), name="close")

    async def socket(visitor: WebSocket) -> None:
        services: Services = app.state.services
        address = visitor.client.host if visitor.client else ""
        with services.connections.enter(address) as entered:
            if not entered:
                await visitor.close(TRY_AGAIN)
                return
            await serve_socket(visitor, services, visitor.path_params["table"])

    async def api_document(request: Request) -> Response:
        return response_of(answer(openapi.document(CALLS)))

    app = Starlette(
        routes=[
            *routes(CALLS, lambda: app.state.services),
            Route("/api/openapi.json", api_document),
            *health_routes(settings, lambda: app.state.services),
            Route("/api/{rest:path}", _nothing_here),
            WebSocketRoute("/ws/{table}", socket),
            Route("/{path:path}", Pages(bundle).show),
        ],
        middleware=[Middleware(SecurityMiddleware, settings=settings, metrics=metrics)],
        exception_handlers=ERRORS,
        lifespan=open_services,
    )
    return app


def _hear_of_restarts(services: Services) -> None:
    """`kill -USR1` a minute before a restart puts a banner on every screen. Only a process of its
    own can be sent signals: not a thread, and not on every system."""
    if hasattr(signal, "SIGUSR1") and threading.current_thread() is threading.main_thread():
        asyncio.get_running_loop().add_signal_handler(signal.SIGUSR1, services.announce_restart)


async def _nothing_here(request: Request) -> Response:
    raise Denied("not_found")


async def _denied(request: Request, error: Exception) -> Response:
    assert isinstance(error, Denied)
    return response_of(refusal(error))


async def _http_error(request: Request, error: Exception) -> Response:
    """What Starlette itself refuses, in our words."""
    assert isinstance(error, HTTPException)
    denied = Denied("not_allowed" if error.status_code == 405 else "not_found")
    response = response_of(answer(denied.problem(), error.status_code))
    response.headers.update(error.headers or {})
    return response


async def _broken(request: Request, error: Exception) -> Response:
    return await _denied(request, Denied("broken"))


ERRORS: dict[Any, Any] = {
    Denied: _denied,
    HTTPException: _http_error,
    StoreFailed: _broken,
    Exception: _broken,
}
