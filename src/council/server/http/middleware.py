"""Around every request: foreign pages are kept out, answers carry safety headers, one log line."""

import logging
import time
from ipaddress import ip_address
from urllib.parse import quote

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from council.protocol.errors import Denied
from council.server.http.endpoint import response_of
from council.server.ops.public_site import host_name
from council.server.settings import Settings
from council.tables.api.call import refusal
from council.tables.ops.metrics import Metrics

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

    def __init__(self, app: ASGIApp, settings: Settings, metrics: Metrics) -> None:
        self.app = app
        self.site = settings.site
        self.names = settings.names
        self.token = settings.token
        self.metrics = metrics
        self.headers = {**HEADERS, **(IN_PUBLIC if self.site else {})}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket" and self._unwanted(scope):
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
            code = self._unwanted(scope)
            if code:
                await _refuse(code, scope, receive, send_with_headers)
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

    def _unwanted(self, scope: Scope) -> str:
        """Why a request is not taken; empty: it is."""
        hosts = Headers(scope=scope).getlist("host")
        if len(hosts) > 1:  # of two each reader may believe another one
            return "two_hosts"
        if self._elsewhere(scope, hosts[0].lower() if hosts else ""):
            return "wrong_host"
        if scope.get("method") not in SAFE and self._foreign(scope):
            return "foreign_origin"
        return ""

    def _elsewhere(self, scope: Scope, host: str) -> bool:
        """Whether somebody asks for another site: in public there is only one. At home the names it
        was started for and the address the request came to count: any other name may lead here
        too, but then a page of that name would pass for one of ours."""
        if scope["path"] in PATHS[:1] or (scope["path"] in PATHS and self.token):
            return False
        if self.site is not None:
            return host != self.site.host
        name, line = host_name(host), scope.get("server") or ("", None)
        return name not in self.names and name != _plain(line[0])

    def _foreign(self, scope: Scope) -> bool:
        """Whether a page of another site asks. Programs send no Origin; browsers always do."""
        headers = Headers(scope=scope)
        origin = headers.get("origin")
        if origin is None:
            return False
        if len(headers.getlist("origin")) > 1:
            return True
        if self.site is not None:
            return origin.lower() != self.site.origin
        return origin.lower().partition("://")[2] != headers.get("host", "").lower()


def _plain(address: str) -> str:
    """An address as browsers write it."""
    try:
        known = ip_address(address.partition("%")[0])
    except ValueError:
        return address.lower()
    return str(getattr(known, "ipv4_mapped", None) or known)


async def _refuse(code: str, scope: Scope, receive: Receive, send: Send) -> None:
    await response_of(refusal(Denied(code)))(scope, receive, send)
