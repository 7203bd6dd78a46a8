"""Around every request: foreign pages are kept out, answers carry safety headers, one log line."""

import logging
import time
from urllib.parse import quote

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from council.server.http.endpoint import answer
from council.server.ops.metrics import Metrics
from council.server.ops.public_site import Site
from council.server.protocol.errors import Denied

SAFE = ("GET", "HEAD", "OPTIONS")
POLICY = "; ".join(
    [
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",  # positions of cards on the table
        "img-src 'self' data:",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
IN_PUBLIC = {"Strict-Transport-Security": "max-age=31536000"}
LONGEST_PATH = 200  # characters in the log: a stranger may ask for anything
PATHS = ("/healthz", "/readyz", "/metrics")  # asked by the machine itself, which knows no name

log = logging.getLogger("council.access")


class SecurityMiddleware:
    """Middleware. The log line has no query, no header and no body: no secret can be in it."""

    def __init__(self, app: ASGIApp, site: Site | None, metrics: Metrics) -> None:
        self.app = app
        self.site = site
        self.metrics = metrics
        self.headers = {**HEADERS, **(IN_PUBLIC if site else {})}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket" and (self._elsewhere(scope) or self._foreign(scope)):
            await receive()
            await send({"type": "websocket.close", "code": 1008})
            log.info("socket %s 403", quote(scope["path"])[:LONGEST_PATH])
        else:
            await self.app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        start = time.perf_counter()
        status = 500

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                MutableHeaders(scope=message).update(self.headers)
            await send(message)

        try:
            if self._elsewhere(scope):
                await _refuse("wrong_host", scope, receive, send_with_headers)
            elif scope["method"] not in SAFE and self._foreign(scope):
                await _refuse("foreign_origin", scope, receive, send_with_headers)
            else:
                await self.app(scope, receive, send_with_headers)
        finally:
            took = 1000 * (time.perf_counter() - start)
            path = quote(scope["path"])[:LONGEST_PATH]
            facts = {
                "method": scope["method"],
                "path": path,
                "status": status,
                "ms": round(took, 1),
            }
            told = (scope["method"], path, status, took)
            log.info("%s %s %d %.1f ms", *told, extra={"facts": facts})
            self.metrics.answered(status)

    def _elsewhere(self, scope: Scope) -> bool:
        """Whether somebody asks for another site: in public there is only one."""
        if self.site is None or scope["path"] in PATHS:
            return False
        return Headers(scope=scope).get("host", "").lower() != self.site.host

    def _foreign(self, scope: Scope) -> bool:
        """Whether a page of another site asks. Programs send no Origin; browsers always do."""
        headers = Headers(scope=scope)
        origin = headers.get("origin")
        if origin is None:
            return False
        if self.site is not None:
            return origin.lower() != self.site.origin
        return origin.lower().partition("://")[2] != headers.get("host", "").lower()


async def _refuse(code: str, scope: Scope, receive: Receive, send: Send) -> None:
    denied = Denied(code)
    await answer(denied.problem(), denied.status)(scope, receive, send)
