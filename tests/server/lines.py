"""Sockets to the whole application inside one event loop: no threads, so tens of thousands of
frames take seconds. What a frame led to has come when a ping sent behind it is answered."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx2
from server.kit import settings
from starlette.applications import Starlette

from council.protocol.api import NewSeat, NewTable
from council.server.app import build
from council.server.services import Services
from council.tables.lobby import create_table
from council.tables.ops.tokens import fingerprint
from council.tables.state.room import Room

Json = Any
GONE = {"type": "websocket.close", "code": -1}  # the application has left the line
PATIENCE = 60.0  # seconds: what does not come at all fails, what comes late does not


@asynccontextmanager
async def hall(folder: Path, **changes: Any) -> AsyncIterator["Hall"]:
    """A running application."""
    app = build(settings(folder, messages=10**9, **changes), folder / "no-bundle")
    async with app.router.lifespan_context(app):
        yield Hall(app)


class Hall:
    """The application, its tables, and lines to them."""

    def __init__(self, app: Starlette) -> None:
        self.app = app

    @property
    def services(self) -> Services:
        services: Services = self.app.state.services
        return services

    async def found(
        self, game: str, kinds: list[str], cookie: str = "", **options: Json
    ) -> tuple[str, dict[int, str]]:
        """A new table and its keys."""
        seats = [NewSeat(kind, level="random" if kind == "bot" else "") for kind in kinds]  # type: ignore[arg-type]
        new = NewTable(game, seats, options)
        made = await create_table(self.services.tables, new, fingerprint(cookie))
        return made.table, {invite.seat: invite.key for invite in made.keys}

    def table(self, name: str) -> Room:
        return self.services.tables.rooms[name]

    def lines(self, table: str) -> list[str]:
        """The log as it is stored."""
        record = self.services.store.load(table)
        assert record is not None
        return [record.head, *(row.text for row in record.rows)]

    async def call(
        self, method: str, path: str, cookie: str = "", body: Json = None
    ) -> tuple[int, str]:
        """Status and text of an answer."""
        transport = httpx2.ASGITransport(app=self.app)
        headers = {"cookie": f"council={cookie}"} if cookie else {}
        async with httpx2.AsyncClient(transport=transport, base_url="http://testserver") as web:
            answer = await web.request(method, path, headers=headers, json=body)
        return answer.status_code, answer.text

    @asynccontextmanager
    async def line(self, table: str, key: str = "", cookie: str = "") -> AsyncIterator["Line"]:
        """Go to a table; with a key, sit down."""
        line = Line(self.app, f"/ws/{table}", cookie)
        await line.open()
        try:
            if key:
                line.send(json.dumps({"do": "sit", "key": key}))
                await line.settle()
            yield line
        finally:
            await line.close()


class Line:
    """One socket. `heard` is every frame as it came, `table` the last that was shown."""

    def __init__(self, app: Starlette, path: str, cookie: str = "") -> None:
        self.app = app
        headers = [(b"host", b"testserver")]
        if cookie:
            headers.append((b"cookie", f"council={cookie}".encode()))
        self.scope = {
            "type": "websocket",
            "path": path,
            "raw_path": path.encode(),
            "query_string": b"",
            "headers": headers,
            "subprotocols": [],
            "client": ("127.0.0.1", 1),
            "server": ("testserver", 80),
            "scheme": "ws",
        }
        self.heard: list[str] = []
        self.table: Json = None
        self.code: int | None = None
        self.n = 10**6
        self._in: asyncio.Queue[Json] = asyncio.Queue()
        self._out: asyncio.Queue[Json] = asyncio.Queue()

    async def open(self) -> None:
        self._in.put_nowait({"type": "websocket.connect"})
        self.task = asyncio.create_task(self.app(self.scope, self._in.get, self._out.put))
        self.task.add_done_callback(lambda _: self._out.put_nowait(GONE))
        assert (await self._next())["type"] == "websocket.accept"
        await self.hear()

    async def close(self) -> None:
        self._in.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self.task  # an exception that escaped fails the test here

    async def _next(self) -> Json:
        return await asyncio.wait_for(self._out.get(), PATIENCE)

    def send(self, text: str) -> None:
        self._in.put_nowait({"type": "websocket.receive", "text": text})

    def say(self, **message: Json) -> None:
        self.send(json.dumps(message))

    async def hear(self) -> Json:
        """The next message; None when the line was closed."""
        item = await self._next()
        if item["type"] == "websocket.close":
            self.code = item["code"]
            return None
        self.heard.append(item["text"])
        message = json.loads(item["text"])
        if message["is"] == "table":
            self.table = message
        return message

    async def settle(self) -> list[Json]:
        """All that came up to now; an own ping marks the end."""
        self.n += 1
        self.say(do="ping", n=self.n)
        came: list[Json] = []
        while (message := await self.hear()) is not None:
            if message == {"is": "pong", "n": self.n}:
                return came
            came.append(message)
        return came

    async def ask(self, **message: Json) -> list[Json]:
        self.say(**message)
        return await self.settle()

    async def catch_up(self) -> list[str]:
        """What came by itself; the frames as they are."""
        first = len(self.heard)
        while not self._out.empty():
            await self.hear()
        return self.heard[first:]
