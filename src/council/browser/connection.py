"""A connection of the page to one of its tables, in place of a socket."""

import asyncio
import logging
from collections.abc import Callable, Mapping

from council.protocol.errors import Denied
from council.tables.backend import Backend
from council.tables.session import Session, arrive, farewell
from council.tables.state.visitor import TRY_AGAIN, encode

log = logging.getLogger("council.page")


class PageConnection:
    """Texts come in and go out in order."""

    def __init__(
        self,
        backend: Backend,
        table: str,
        holder: str,
        query: Mapping[str, str],
        send: Callable[[str], object],
        closed: Callable[[int], object],
    ) -> None:
        self.backend = backend
        self.table = table
        self.holder = holder
        self.query = query
        self._send = send
        self._closed = closed
        self._session: Session | None = None
        self._entered = asyncio.Event()
        self._turn = asyncio.Lock()
        self.task = asyncio.create_task(self._run())

    async def receive(self, text: str) -> None:
        """Answer one message, once those before it are answered."""
        async with self._turn:
            await self._entered.wait()
            if self._session is not None:
                await self._session.hear(text)

    def close(self) -> None:
        """The page has left the table."""
        self.task.cancel()

    async def _run(self) -> None:
        code = TRY_AGAIN
        try:
            async with self.backend.tables.open(self.table) as room:
                arrived = await arrive(self.backend, room, self.holder, self.query, "")
                code = await self._stay(arrived)
        except Denied as denied:
            self._send(encode(denied.wrong()).decode())
            code = farewell(denied)
        except Exception:
            log.exception("a connection failed")
        finally:
            self._entered.set()
        self._closed(code)

    async def _stay(self, session: Session) -> int:
        """Until the table closes the connection; the code with which it does."""
        await session.enter()
        self._session = session
        self._entered.set()
        try:
            while not isinstance(item := await session.visitor.next(), int):
                self._send(item.decode())
            return item
        finally:
            self._session = None
            await session.leave()
