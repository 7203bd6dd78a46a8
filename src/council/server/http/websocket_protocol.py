"""A WebSocket whose reader must keep up. Otherwise the server would keep unread messages as long as
the reader likes, and their seat would look taken all the while."""

import asyncio

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

PARTING = 15.0  # seconds to read the last words; longer than the server waits for a goodbye
MOST_UNREAD = 262_144  # bytes of answers to pings


class ReadTimeoutWebSocket(WebSocketsSansIOProtocol):
    """A socket that is cut, not closed, when its reader does not keep up: a connection that is
    closed lasts until all is read, which may be never. Pings tell who keeps up, for they come
    after everything that was sent before."""

    _last: asyncio.TimerHandle | None = None

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
