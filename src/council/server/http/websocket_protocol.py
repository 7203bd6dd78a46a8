"""A WebSocket whose reader must keep up. Otherwise the server would keep unread messages as long as
the reader likes, and their seat would look taken all the while."""

import asyncio

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

PARTING = 15.0  # seconds to read the last words; longer than the server waits for a goodbye
MOST_PINGS = 200  # a second, to all sockets,
SELDOM = 20.0  # seconds between two to the same, but never more
MOST_UNREAD = 262_144  # bytes of answers to pings


class ReadTimeoutWebSocket(WebSocketsSansIOProtocol):
    """A socket that is cut, not closed, when its reader does not keep up: a connection that is
    closed lasts until all is read, which may be never. Pings tell who keeps up, for they come
    after everything that was sent before."""

    _last: asyncio.TimerHandle | None = None

    def schedule_ping(self) -> None:
        """Every few seconds; of very many sockets each is pinged less often, because all pings
        together would take more time than the games."""
        usual = self.ping_interval or 0.0
        wait = max(usual, min(SELDOM, len(self.connections) / MOST_PINGS)) - self.last_ping_rtt
        self.ping_timer = self.loop.call_later(max(0.0, wait), self.send_keepalive_ping)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        if self.transport.get_write_buffer_size():
            self.transport.abort()

    def handle_ping(self) -> None:
        super().handle_ping()
        if self.transport.get_write_buffer_size() > MOST_UNREAD:
            self.transport.abort()

    async def run_asgi(self) -> None:
        await super().run_asgi()
        if not self.disconnected:
            self._last = self.loop.call_later(PARTING, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        if self._last is not None:
            self._last.cancel()
        super().connection_lost(exc)
