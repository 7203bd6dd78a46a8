"""A page without a browser: what JavaScript would keep, and people at its tables."""

import asyncio
import itertools
import json
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import replace
from hashlib import sha256
from typing import Any, TypeVar

from council.browser.host import SETTINGS, Host
from council.browser.thoughts import Think
from council.core.play import rng_for
from council.core.state import Rng
from council.tables.settings import TableSettings

Json = Any
T = TypeVar("T")
ME, FRIEND = {"kind": "me"}, {"kind": "friend"}


def bot(level: str = "random") -> Json:
    return {"kind": "bot", "level": level}


def settings(*words: object, **changes: Any) -> TableSettings:
    """Quick bots, and chance that can be repeated."""
    count, secrets = itertools.count(), itertools.count()
    given: Json = {
        "bot_wait": 0.0,
        "beat": 0.0,
        "asleep": float("inf"),
        "chance": lambda: rng_for(*words, "chance", next(count)),
        "secret": lambda: sha256(f"{words} {next(secrets)}".encode()).hexdigest(),
    }
    return replace(SETTINGS, **{**given, **changes})


class Page:
    """A browser's storage, and the host that is open now."""

    def __init__(self, think: Think | None = None, **changes: Any) -> None:
        self.records: dict[str, str] = {}
        self.saved: list[str] = []  # keys, in order
        self.think = think
        self.settings = settings("page", **changes)
        self.host = self.open()

    def open(self) -> Host:
        """Open the page, or open it again."""
        self.host = Host(dict(self.records), self.save, self.think, self.settings)
        return self.host

    def save(self, key: str, value: str | None) -> None:
        self.saved.append(key)
        if value is None:
            self.records.pop(key, None)
        else:
            self.records[key] = value

    async def reload(self) -> None:
        """The tab is closed and opened again."""
        await self.host.close()
        self.open()

    async def call(self, method: str, path: str, body: Json = None) -> Json:
        text = body if isinstance(body, str) else "" if body is None else json.dumps(body)
        reply = await self.host.call(method, path, text)
        assert reply.status in (200, 201), reply.content
        return (
            json.loads(reply.content)
            if reply.kind == "application/json"
            else reply.content.decode()
        )

    async def refused(self, method: str, path: str, body: Json = None) -> str:
        reply = await self.host.call(method, path, "" if body is None else json.dumps(body))
        assert reply.status >= 400, reply.content
        return str(json.loads(reply.content)["code"])

    async def found(self, game: str, *seats: Json, customs: Json = None, **options: Json) -> str:
        body = {"game": game, "seats": list(seats), "options": options, "customs": customs or {}}
        return str((await self.call("POST", "/api/tables", body))["table"])

    def at(self, table: str, query: str = "") -> "Visitor":
        return Visitor(self.host, table, query)


class Visitor:
    """Somebody at a table through the page; `table` is the last that was shown."""

    def __init__(self, host: Host, table: str, query: str = "") -> None:
        self.heard: list[str] = []
        self.code: int | None = None
        self.came = asyncio.Event()
        self.table: Json = None
        self.numbers = itertools.count(1)
        self.line = host.connect(table, query, self._hear, self._closed)

    def _hear(self, text: str) -> None:
        self.heard.append(text)
        message = json.loads(text)
        if message["is"] == "table":
            self.table = message
        self.came.set()

    def _closed(self, code: int) -> None:
        self.code = code
        self.came.set()

    async def until(self, done: Callable[["Visitor"], object]) -> Json:
        while not done(self):
            self.came.clear()
            await asyncio.wait_for(self.came.wait(), 60)
        return self.table

    async def ask(self, do: str, **rest: Json) -> Json:
        """The answer to one request."""
        n = next(self.numbers)
        seen = len(self.heard)
        await self.line.receive(json.dumps({"do": do, "n": n, **rest}))
        found: list[Json] = []

        def answered(_: Visitor) -> bool:
            found[:] = [m for m in map(json.loads, self.heard[seen:]) if m.get("n") == n]
            return bool(found)

        await self.until(answered)
        return found[0]

    async def look(self, seat: int) -> None:
        await self.line.receive(json.dumps({"do": "look", "seat": seat}))
        await self.until(lambda person: person.table["looking"] == seat)

    async def move(self, text: str = "") -> Json:
        answer = await self.ask("move", v=self.table["v"], move=text or self.table["moves"][0])
        if answer["is"] == "done":
            await self.until(lambda person: person.table["v"] >= answer["v"])
        return answer

    async def play_out(self, pick: Rng, stop: Callable[[Json], bool] = lambda table: False) -> Json:
        """Play all of one's seats at random, to the end or until it is time to stop."""
        await self.until(lambda person: person.table)
        while not self.table["over"] and not stop(self.table):
            table = self.table
            if table["asked"] in table["held"]:
                if table["looking"] != table["asked"]:
                    await self.look(table["asked"])
                moves = self.table["moves"]
                answer = await self.move(moves[int(pick.below(len(moves)))])
                assert answer["is"] == "done", answer
            else:
                v = table["v"]
                await self.until(lambda person, v=v: person.table["v"] != v)  # type: ignore[misc]
        return self.table

    def close(self) -> None:
        self.line.close()


def run(story: Callable[[], Coroutine[Any, Any, T]]) -> T:
    """A story in a loop of its own."""
    return asyncio.run(story())


def counted(think: Callable[[str], str], tasks: list[str]) -> Callable[[str], Awaitable[str]]:
    """A second worker, which notes what it is asked."""

    async def ask(text: str) -> str:
        tasks.append(text)
        await asyncio.sleep(0)
        return think(text)

    return ask
