# ruff: noqa: T201
"""How fast the table answers: many games at once on a real server. Run by hand:

    python tests/server/load.py [games] [seconds] [thinking bots]

Every game has two people on sockets of their own, who think for a moment and move. Measured is the
time from sending a move to its `done`, and to the new table on the other side. With thinking bots,
so many more games go on in which medium bots play each other.
"""

import asyncio
import json
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx2
from websockets.asyncio.client import ClientConnection, connect

sys.path.insert(0, str(Path(__file__).parents[1]))
from server.live import live

THOUGHT = 1.0  # seconds, on average
Json = Any


class Times:
    """What was measured, in milliseconds."""

    def __init__(self) -> None:
        self.done: list[float] = []
        self.seen: list[float] = []
        self.sent: dict[tuple[str, int], float] = {}  # table and version answered -> when
        self.games = 0


async def person(address: str, table: str, key: str, times: Times) -> None:
    """Sit down and play to the end, or until cancelled."""
    async with connect(f"{address}/ws/{table}") as socket:
        await socket.send(json.dumps({"do": "sit", "key": key}))
        v = -1
        while True:
            message = json.loads(await socket.recv())
            now = time.perf_counter()
            if message["is"] == "done":
                times.done.append(1000 * (now - times.sent[table, message["n"]]))
            elif message["is"] == "table" and message["looking"] is not None:
                if message["v"] != v and (table, v) in times.sent and message["asked"] is not None:
                    times.seen.append(1000 * (now - times.sent[table, v]))
                v = message["v"]
                if message["over"]:
                    return
                if message["moves"] and (table, v) not in times.sent:
                    await move(socket, table, message, times)


async def move(socket: ClientConnection, table: str, message: Json, times: Times) -> None:
    await asyncio.sleep(random.expovariate(1 / THOUGHT))
    text = random.choice(message["moves"])
    v = message["v"]
    times.sent[table, v] = time.perf_counter()
    await socket.send(json.dumps({"do": "move", "v": v, "move": text, "n": v}))


async def game(address: str, times: Times) -> None:
    """One game after the other."""
    while True:
        table, keys = await found(address, "friend", "friend")
        await asyncio.gather(*(person(ws(address), table, key, times) for key in keys))
        times.games += 1


async def bots(address: str) -> None:
    """Somebody looks on while bots play."""
    while True:
        table, _ = await found(address, "bot", "bot", "bot")
        async with connect(f"{ws(address)}/ws/{table}") as socket:
            while not json.loads(await socket.recv()).get("over"):
                pass


async def found(address: str, *kinds: str) -> tuple[str, list[str]]:
    body = {"game": "intrigue", "seats": [{"kind": kind} for kind in kinds]}
    while True:
        async with httpx2.AsyncClient() as web:
            # As through a proxy, so that not all games come from one address.
            client = {"X-Forwarded-For": f"10.0.{random.randrange(256)}.{random.randrange(256)}"}
            answer = await web.post(f"{address}/api/tables", json=body, headers=client)
        if answer.status_code == 201:
            opened = answer.json()
            return opened["table"], [key["key"] for key in opened["keys"]]
        await asyncio.sleep(1.0)


def ws(address: str) -> str:
    return address.replace("http", "ws", 1)


def cpu_and_memory(pid: int) -> tuple[float, float]:
    """Seconds of processor and megabytes of a process."""
    stat = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return (int(stat[11]) + int(stat[12])) / 100, pages * 4096 / 1e6


def shown(values: list[float]) -> str:
    values = sorted(values)
    points = [values[min(len(values) - 1, int(len(values) * p))] for p in (0.5, 0.95, 0.99)]
    p50, p95, p99 = points
    return (
        f"{len(values):6} p50 {p50:6.2f}  p95 {p95:6.2f}  p99 {p99:6.2f}  most {values[-1]:.1f} ms"
    )


async def measure(address: str, pid: int, games: int, seconds: float, thinking: int) -> None:
    times = Times()
    tasks = [asyncio.create_task(game(address, times)) for _ in range(games)]
    tasks += [asyncio.create_task(bots(address)) for _ in range(thinking)]
    await asyncio.sleep(5 + games / 25)
    times.done.clear()
    times.seen.clear()
    before, _ = cpu_and_memory(pid)
    await asyncio.sleep(seconds)
    after, memory = cpu_and_memory(pid)
    moves = len(times.done)
    print(f"{games} games, {thinking} of bots, {moves / seconds:.0f} moves/s, {times.games} over")
    print("move to done ", shown(times.done))
    print("move to table", shown(times.seen))
    share, each = (after - before) / seconds, 1000 * (after - before) / max(1, moves)
    print(f"server: {100 * share:.0f} % of a core, {each:.2f} ms a move, {memory:.0f} MB")
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


def main(words: list[str]) -> None:
    games, seconds, thinking = ([int(word) for word in words] + [50, 20, 0][len(words) :])[:3]
    with tempfile.TemporaryDirectory() as folder, live(Path(folder)) as server:
        asyncio.run(measure(server.address, server.process.pid, games, seconds, thinking))


if __name__ == "__main__":
    main(sys.argv[1:])
