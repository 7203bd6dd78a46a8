"""Many games at once on one server: how long a move takes until the last screen shows it.

Every game has its players and some spectators, each on a socket of its own. A player thinks for a
while and moves at random. The time runs from the moment the move is sent until every socket of the
game has the new table. When a game is over the next one is created. Options should keep long games
short. After a while, as many games begin as end. If memory still grows then, it leaks.
"""

import asyncio
import json
import os
import random
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass, field
from urllib.request import Request, urlopen

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

Kind = tuple[str, int, dict[str, object]]  # a game, its players, its options
LEVEL = "medium"
OPENING = 40  # games that are created at the same time
LATE = 30.0  # seconds after which a move that nobody shows is given up


class Seen(msgspec.Struct):
    """What the test reads of a message; all else is skipped."""

    kind: str = msgspec.field(name="is")
    v: int = 0
    n: int = 0
    looking: int | None = None
    asked: int | None = None
    moves: list[str] = []
    over: bool = False
    code: str = ""


read = msgspec.json.Decoder(Seen).decode


@dataclass
class Figures:
    """What was measured."""

    done: list[float] = field(default_factory=list)  # seconds until a move was acknowledged
    shown: list[float] = field(default_factory=list)  # seconds until all screens showed it
    games: int = 0  # played to the end
    lost: int = 0  # moves that did not come through
    closed: int = 0  # games given up because a connection was closed
    codes: dict[str, int] = field(default_factory=dict)  # what the server could not take
    on: bool = False


class LoadGame:
    """One game: the last table of each socket, and the move on its way."""

    def __init__(self, name: str, sockets: int, figures: Figures, thought: float) -> None:
        self.name = name
        self.figures = figures
        self.thought = thought
        self.versions = [-1] * sockets
        self.sent = 0.0
        self.waiting = -1  # the version that is answered; -1: none is on its way
        self.shown = asyncio.Event()
        self.rng = random.Random(name)

    def hear(self, number: int, seen: Seen) -> None:
        """A socket has got a message."""
        if seen.kind == "done":
            self._note(self.figures.done)
        elif seen.kind in ("wrong", "refused"):
            code = seen.code or seen.kind
            self.figures.codes[code] = self.figures.codes.get(code, 0) + 1
        elif seen.kind == "table":
            self._see(number, seen)

    def _see(self, number: int, seen: Seen) -> None:
        self.versions[number] = max(self.versions[number], seen.v)
        if self.waiting >= 0 and min(self.versions) > self.waiting:
            self._note(self.figures.shown)
            self.waiting = -1
            self.shown.set()

    def _note(self, times: list[float]) -> None:
        if self.figures.on:
            times.append(time.perf_counter() - self.sent)

    async def move(self, socket: ClientConnection, seen: Seen) -> None:
        """Think, move, and wait until everybody has seen it."""
        await asyncio.sleep(self.rng.expovariate(1 / self.thought) if self.thought else 0)
        self.shown.clear()
        self.waiting = seen.v
        text = self.rng.choice(seen.moves)
        self.sent = time.perf_counter()
        message = {"do": "move", "v": seen.v, "move": text, "n": seen.v + 1}
        try:
            await socket.send(json.dumps(message))
            await asyncio.wait_for(self.shown.wait(), LATE)
        except (TimeoutError, ConnectionClosed):
            self.figures.lost += self.figures.on
            self.waiting = -1


async def visit(game: LoadGame, url: str, number: int, key: str) -> None:
    """One socket from its first table to the end of the game."""
    async with connect(f"{url}/ws/{game.name}", compression=None, max_size=None) as socket:
        if key:
            await socket.send(json.dumps({"do": "sit", "key": key}))
        answered = -1
        moving: asyncio.Task[None] | None = None
        try:
            async for text in socket:
                seen = read(text)
                game.hear(number, seen)
                if seen.over:
                    return
                mine = seen.looking is not None and seen.looking == seen.asked
                if mine and seen.moves and seen.v > answered:
                    answered = seen.v
                    moving = asyncio.create_task(game.move(socket, seen))
        finally:
            if moving is not None:
                moving.cancel()


async def play_on(url: str, kind: Kind, sockets: int, test: "LoadTest") -> None:
    """One game after the other."""
    game, seats, options = kind
    while True:
        async with test.opening:
            name, keys = await create(url, game, [{"kind": "friend"}] * seats, options)
        keys += [""] * (sockets - seats)
        here = LoadGame(name, len(keys), test.figures, test.thought)
        ws = url.replace("http", "ws", 1)
        visits = [asyncio.create_task(visit(here, ws, k, key)) for k, key in enumerate(keys)]
        try:
            await asyncio.gather(*visits)
            test.figures.games += 1
        except (ConnectionClosed, OSError):
            test.figures.closed += 1
        finally:
            for task in visits:
                task.cancel()


async def watch_bots(url: str, kind: Kind, test: "LoadTest") -> None:
    """Somebody looks on while bots play each other."""
    game, players, options = kind
    while True:
        seats = [{"kind": "bot", "level": LEVEL}] * players
        async with test.opening:
            name, _ = await create(url, game, seats, options)
        where = f"{url.replace('http', 'ws', 1)}/ws/{name}"
        with suppress(ConnectionClosed, OSError):
            async with connect(where, compression=None, max_size=None) as socket:
                async for text in socket:
                    if read(text).over:
                        break


async def create(
    url: str, game: str, seats: list[dict[str, str]], options: dict[str, object]
) -> tuple[str, list[str]]:
    """A new table and its keys; a server that is busy is asked again."""
    body = json.dumps({"game": game, "seats": seats, "options": options}).encode()

    def post() -> tuple[str, list[str]]:
        head = {"Content-Type": "application/json"}
        with urlopen(Request(f"{url}/api/tables", body, head), timeout=60) as answer:
            opened = json.load(answer)
        return opened["table"], [key["key"] for key in opened["keys"]]

    while True:
        try:
            return await asyncio.to_thread(post)
        except OSError:
            await asyncio.sleep(1.0)


@dataclass
class LoadTest:
    """All games together."""

    thought: float
    figures: Figures = field(default_factory=Figures)
    opening: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(OPENING))


@dataclass(frozen=True)
class Load:
    """What is asked of the server."""

    tables: Sequence[Kind]  # played in turn; bots play the last one
    games: int
    sockets: int
    bots: int
    thought: float
    seconds: float
    warm_up: float = 0.0  # seconds that are not measured, beside those in which all games begin


@asynccontextmanager
async def running(url: str, load: Load) -> AsyncIterator[LoadTest]:
    """All games, from the first move to the last."""
    test = LoadTest(load.thought)
    tasks = []
    for number in range(load.games):
        kind = load.tables[number % len(load.tables)]
        share = (number + 1) * load.sockets // load.games - number * load.sockets // load.games
        tasks.append(asyncio.create_task(play_on(url, kind, max(kind[1], share), test)))
    tasks += [asyncio.create_task(watch_bots(url, load.tables[-1], test)) for _ in range(load.bots)]
    try:
        async with AsyncExitStack():
            yield test
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def measure(url: str, load: Load, pid: int = 0) -> dict[str, float]:
    """The figures; with the number of the server's process also its memory and its share."""
    empty = usage(pid)
    async with running(url, load) as test:
        await asyncio.sleep(5 + load.games / 20 + load.thought + load.warm_up)
        before, test.figures.on = usage(pid), True
        start = time.perf_counter()
        await asyncio.sleep(load.seconds)
        test.figures.on, took, after = False, time.perf_counter() - start, usage(pid)
    return report(test.figures, load, took, (empty, before, after))


Usage = tuple[float, float]  # seconds of processor, bytes of memory


def usage(pid: int) -> Usage:
    """The usage of a process, where the system tells; else zeros."""
    try:
        with open(f"/proc/{pid}/stat") as file:
            stat = file.read().rsplit(")", 1)[1].split()
        ticks = os.sysconf("SC_CLK_TCK")
        memory = int(stat[21]) * os.sysconf("SC_PAGE_SIZE")
        return (int(stat[11]) + int(stat[12])) / ticks, float(memory)
    except (OSError, AttributeError, ValueError):
        return 0.0, 0.0


def report(
    figures: Figures, load: Load, took: float, used: tuple[Usage, Usage, Usage]
) -> dict[str, float]:
    """Times in milliseconds, memory in megabytes."""
    empty, before, after = used
    found: dict[str, float] = {"games": load.games, "sockets": load.sockets, "bots": load.bots}
    found |= {"moves": len(figures.shown), "moves_a_second": round(len(figures.shown) / took, 1)}
    for name, times in (("done", figures.done), ("shown", figures.shown)):
        for part in (50, 95, 99):
            found[f"{name}_p{part}_ms"] = round(1000 * quantile(times, part / 100), 1)
    found |= {"games_over": figures.games, "lost": figures.lost, "closed": figures.closed}
    found["not_taken"] = sum(figures.codes.values())
    if after[1]:
        cpu = after[0] - before[0]
        found["server_share_of_a_core"] = round(cpu / took, 2)
        found["server_ms_a_move"] = round(1000 * cpu / max(1, len(figures.shown)), 2)
        found["memory_mb"] = round(after[1] / 1e6, 1)
        found["memory_mb_more"] = round((after[1] - before[1]) / 1e6, 1)
        found["memory_mb_a_game"] = round((after[1] - empty[1]) / 1e6 / max(1, load.games), 2)
    return found


def quantile(times: list[float], part: float) -> float:
    """The time that so large a part of all stays below."""
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else 0.0
