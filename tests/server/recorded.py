"""All messages of games whose chance and time come out the same every time, without sockets. The
digests of two versions are the same exactly if all their messages are:

    PYTHONPATH=tests python -m server.recorded
"""

import asyncio
import itertools
import json
import random
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack
from hashlib import sha256
from typing import Any

from browser_host.page import Page

from council.tables.session import Session, arrive
from council.tables.state.room import Room

Json = Any
Kind = tuple[str, int, Json]  # a game, its players, its options
KINDS: dict[str, Kind] = {
    "intrigue": ("intrigue", 3, {}),
    "skirmish": ("risk", 3, {"mode": "skirmish", "rounds": 3}),
    "dominion": ("risk", 4, {"mode": "dominion"}),
    "cardgame": ("cardgame", 2, {}),
}
WATCHERS = 2
MOVES = 120
CHAT, UNDO, RETURN = 37, 23, 41  # one after so many moves


def steps() -> Callable[[], float]:
    """Time that goes on by a millisecond whenever somebody looks."""
    count = itertools.count()
    return lambda: 1000.0 + next(count) / 1000


class Recorded:
    """A table and everything that its visitors were sent."""

    def __init__(self, page: Page, room: Room, keys: list[str]) -> None:
        self.page = page
        self.room = room
        self.keys = keys
        self.sessions: list[Session] = []
        self.sent: list[bytes] = []
        self.tables: dict[int, Json] = {}  # the last of each visitor

    async def come(self, number: int, mark: str = "") -> Session:
        """A visitor comes, or comes back; with a key they sit down."""
        query = {"mark": mark} if mark else {}
        session = await arrive(self.page.host, self.room, f"browser-{number}", query, "192.0.2.1")
        await session.enter()
        self.sessions[number : number + 1] = [session]
        for key in self.keys[number : number + 1]:
            await self.say(number, do="sit", key=key)
        return session

    async def say(self, number: int, **message: Json) -> None:
        """A visitor sends a message; whatever anybody is sent then is recorded."""
        await self.sessions[number].hear(json.dumps(message))
        for k, session in enumerate(self.sessions):
            while not session.visitor.unsent.empty():
                item = await session.visitor.next()
                assert isinstance(item, bytes)
                self.sent.append(b"%d %s" % (k, item))
                if item.startswith(b'{"is":"table"'):
                    self.tables[k] = json.loads(item)

    async def play(self, moves: int, rng: random.Random) -> None:
        """Random moves, with some chat, undo and visitors who come back."""
        for n in range(1, moves + 1):
            asked = self.room.views.asked
            if asked is None:
                break
            table = self.tables[asked]
            await self.say(asked, do="move", v=table["v"], move=rng.choice(table["moves"]), n=n)
            if n % CHAT == 0:
                await self.say(0, do="say", text=f"hello {n}", n=n)
            if n % UNDO == 0:
                await self._undo()
            if n % RETURN == 0:
                await self.sessions[0].leave()
                await self.come(0, self.tables[0]["mark"])

    async def _undo(self) -> None:
        for seat in range(len(self.keys)):
            if self.tables[seat]["can_undo"]:
                await self.say(seat, do="undo", v=self.room.v)
                return


async def record(name: str, seed: int = 0, moves: int = MOVES) -> list[bytes]:
    """Every message of one game, with the number of the visitor it was sent to."""
    game, seats, options = KINDS[name]
    clock = steps()
    ids: Iterator[str] = (f"table-{n}" for n in itertools.count())
    page = Page(table_id=lambda: next(ids), now=clock, steady=clock)
    wanted = {"game": game, "seats": [{"kind": "friend"}] * seats, "options": options}
    made = await page.call("POST", "/api/tables", wanted)
    async with AsyncExitStack() as stack:
        stack.push_async_callback(page.host.close)
        room = await stack.enter_async_context(page.host.tables.open(made["table"]))
        table = Recorded(page, room, [key["key"] for key in made["keys"]])
        for number in range(seats + WATCHERS):
            await table.come(number)
        await table.play(moves, random.Random(f"{name} {seed}"))
        for session in table.sessions:
            await session.leave()
    return table.sent


def digest(messages: list[bytes]) -> str:
    """A short checksum of them all."""
    return sha256(b"\n".join(messages)).hexdigest()[:16]


if __name__ == "__main__":
    for kind in KINDS:
        for number in range(3):
            told = asyncio.run(record(kind, number))
            print(f"{kind:10} {number} {len(told):6} messages  {digest(told)}")  # noqa: T201
