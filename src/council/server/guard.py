"""Around every request: foreign pages are kept out, answers carry safety headers, one log line."""

import logging
import time
from urllib.parse import quote, urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from council.server.denied import Denied
from council.server.http import answer

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

log = logging.getLogger("council.access")


class Guard:
    """Middleware. The log line has no query, no header and no body: no secret can be in it."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket" and _foreign(scope):
            await receive()
            await send({"type": "websocket.close", "code": 1008})
            log.info("socket %s 403", quote(scope["path"]))
        else:
            await self.app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        start = time.perf_counter()
        status = 500

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                MutableHeaders(scope=message).update(HEADERS)
            await send(message)

        try:
            if scope["method"] not in SAFE and _foreign(scope):
                denied = Denied("foreign_origin")
                refusal = answer(denied.problem(), denied.status)
                await refusal(scope, receive, send_with_headers)
            else:
                await self.app(scope, receive, send_with_headers)
        finally:
            took = 1000 * (time.perf_counter() - start)
            log.info("%s %s %d %.1f ms", scope["method"], quote(scope["path"]), status, took)


def _foreign(scope: Scope) -> bool:
    """Whether a page of another site asks. Programs send no Origin; browsers always do."""
    headers = Headers(scope=scope)
    origin = headers.get("origin")
    if origin is None:
        return False
    return urlsplit(origin).netloc.lower() != headers.get("host", "").lower()
