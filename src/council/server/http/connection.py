"""One WebSocket around the session of a visitor."""

import logging
from contextlib import suppress

from anyio import CancelScope, create_task_group, sleep
from starlette.websockets import WebSocket, WebSocketDisconnect

from council.protocol.errors import Denied
from council.server.http.endpoint import recognise
from council.server.services import Services
from council.tables.session import Session, arrive, farewell
from council.tables.state.visitor import TRY_AGAIN, encode
from council.tables.storage.store import StoreFailed

GOODBYE = 5.0  # seconds to take leave

log = logging.getLogger("council.socket")


async def serve_socket(socket: WebSocket, services: Services, table_id: str) -> None:
    """Serve a socket from its first message to its last."""
    await socket.accept()
    try:
        async with services.tables.open(table_id) as room:
            known = await recognise(services, socket)
            holder = known.holder if known else None
            address = socket.client.host if socket.client else ""
            session = await arrive(services, room, holder, socket.query_params, address)
            await Connection(socket, session).run()
    except StoreFailed as error:
        log.error("the store failed", exc_info=error)
        await socket.close(TRY_AGAIN)
    except Denied as denied:
        await socket.send_text(encode(denied.wrong()).decode())
        await socket.close(farewell(denied))
    except WebSocketDisconnect:
        pass


class Connection:
    """The socket of a visitor at a table: requests are read, messages are sent in order."""

    def __init__(self, socket: WebSocket, session: Session) -> None:
        self.socket = socket
        self.session = session

    async def run(self) -> None:
        await self.session.enter()
        try:
            async with create_task_group() as self.tasks:
                self.tasks.start_soon(self._send)
                self.tasks.start_soon(self._listen)
        finally:
            with CancelScope(shield=True):
                await self.session.leave()

    def end(self) -> None:
        self.tasks.cancel_scope.cancel()

    async def _send(self) -> None:
        # uvicorn closes a socket that no longer answers pings, and then raises RuntimeError for
        # each message to it.
        with suppress(WebSocketDisconnect, RuntimeError):
            while not isinstance(item := await self.session.visitor.next(), int):
                await self.socket.send_text(item.decode())
            await self.socket.close(item)
        self.end()

    async def _listen(self) -> None:
        while (message := await self.socket.receive())["type"] != "websocket.disconnect":
            text = message.get("text")
            if not await self.session.hear(text if isinstance(text, str) else ""):
                await sleep(GOODBYE)
                break
        self.end()
