"""A connection must send a request soon, and a short one. Otherwise idle connections would use up
the limit.
"""

import asyncio

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

PATIENCE = 20.0  # seconds for the head of a request
LARGEST_HEAD = 65_536  # bytes of it


class HeaderTimeoutHttp(HttpToolsProtocol):
    """A connection with a timeout for the head of a request. The body and a socket's frames have
    their own limits elsewhere."""

    _late: asyncio.TimerHandle | None = None
    _read = 0  # bytes of a head that is not complete

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        asked = not getattr(self.cycle, "response_complete", True)  # there is none at first
        if asked or self.transport.get_protocol() is not self:  # a socket has its own
            self._stop()
            return
        self._wait()
        self._read += len(data)
        if self._read > LARGEST_HEAD:
            self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop()
        super().connection_lost(exc)

    def _wait(self) -> None:
        if self._late is None:
            self._late = self.loop.call_later(PATIENCE, self.transport.close)

    def _stop(self) -> None:
        if self._late is not None:
            self._late.cancel()
        self._late, self._read = None, 0
