"""Readers who read nothing, or a byte now and then, over real sockets: little is kept for them,
they are cut soon, and nobody waits for them."""

import asyncio
import base64
import json
import os
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any
from unittest.mock import MagicMock

import httpx2
import psutil
import pytest
import uvicorn
from server.live import Live, ask, hear
from uvicorn.server import ServerState

from council.server.http import websocket_protocol
from council.server.http.websocket_protocol import ReadTimeoutWebSocket

SOON = 30.0  # seconds; two heartbeats, but a machine may be busy
QUICK = 2.0  # seconds for a move; who waited for a reader would wait two heartbeats
READERS = 6
SERVE = """
import socket, sys
from council.cli.commands import serve

listen = serve.listen


def small(host, port):
    listener = listen(host, port)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
    return listener


serve.listen, serve.HEARTBEAT = small, 2.0
sys.exit(serve.run(*{words!r}))
"""


class Served(Live):
    """A server whose lines hold little by themselves, as over a long way."""

    start = SERVE

    def holds(self, readers: "list[Idle]") -> int:
        """How many of these lines it still has; what was sent may be on its way much longer."""
        ports = {reader.line.getsockname()[1] for reader in readers}
        lines = psutil.Process(self.process.pid).net_connections("tcp")
        return sum(1 for line in lines if line.raddr and line.raddr.port in ports)

    def figure(self, name: str) -> float:
        text = httpx2.get(f"{self.address}/metrics").text
        line = next(line for line in text.splitlines() if line.startswith(f"council_{name} "))
        return float(line.split()[1])


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    server = Served(tmp_path, COUNCIL_LIMITS="messages=100000")
    try:
        yield server
    finally:
        server.kill()


def hello(table: str, host: str) -> bytes:
    key = base64.b64encode(os.urandom(16)).decode()
    head = f"GET /ws/{table} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\n"
    head += f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
    return head.encode() + b"\r\n"


class Idle:
    """A socket by hand: its reader decides when to read."""

    def __init__(self, server: Served, table: str) -> None:
        host, port = server.address.removeprefix("http://").split(":")
        self.line = socket.socket()
        self.line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        self.line.setsockopt(socket.IPPROTO_TCP, socket.TCP_MAXSEG, 536)
        self.line.settimeout(60)
        self.line.connect((host, int(port)))
        self.line.sendall(hello(table, f"{host}:{port}"))
        assert self.line.recv(12) == b"HTTP/1.1 101"

    def send(self, payload: bytes, opcode: int = 1) -> bool:
        """One short frame, not hidden by its mask; whether the line still took it."""
        try:
            self.line.sendall(bytes([128 + opcode, 128 + len(payload), 0, 0, 0, 0]) + payload)
        except OSError:
            return False
        return True

    def ask(self, **message: Any) -> bool:
        return self.send(json.dumps(message).encode())


@contextmanager
def idle(server: Served, table: str, count: int, key: str = "") -> Iterator[list[Idle]]:
    readers = [Idle(server, table) for _ in range(count)]
    try:
        for reader in readers if key else ():
            assert reader.ask(do="sit", key=key)
        yield readers
    finally:
        for reader in readers:
            reader.line.close()


def clamour(readers: list[Idle]) -> None:
    """Ask for the whole table again and again, and read nothing of it."""
    for _ in range(40):
        for reader in readers:
            reader.ask(do="look", seat=None)


@pytest.mark.slow
def test_who_reads_nothing_is_cut_and_nobody_waits_for_him(served: Served) -> None:
    table, keys = served.found("friend", "friend")
    with served.connect(table) as one, served.connect(table) as two:
        for person, key in ((one, keys[0]), (two, keys[1])):
            ask(person, do="sit", key=key)
        seen = [now_of(one, 0), now_of(two, 1)]
        before = served.figure("memory_bytes")
        with idle(served, table, READERS) as readers:
            threading.Thread(target=clamour, args=(readers,), daemon=True).start()
            start = time.monotonic()
            took = []
            while served.holds(readers):
                assert time.monotonic() < start + SOON, "somebody who reads nothing is kept"
                if seen[0]["asked"] is not None:
                    took.append(play(one, two, seen))
                time.sleep(0.1)
            assert len(took) > 3
            assert max(took) < QUICK
            assert served.figure("sockets") == 2
        grown = served.figure("memory_bytes") - before
        assert grown < 2_000_000 * READERS


@pytest.mark.slow
def test_who_reads_a_byte_now_and_then_is_cut_too(served: Served) -> None:
    table, _ = served.found("friend", "friend")
    with idle(served, table, 2) as readers:
        threading.Thread(target=clamour, args=(readers,), daemon=True).start()
        start = time.monotonic()
        while served.holds(readers):
            assert time.monotonic() < start + SOON, "somebody who hardly reads is kept"
            for reader in readers:
                with suppress(OSError):
                    reader.line.recv(1)
            time.sleep(0.1)


@pytest.mark.slow
def test_the_chair_of_one_who_reads_nothing_is_empty(served: Served) -> None:
    """Others see that he is gone, and his time of grace begins."""
    table, keys = served.found("friend", "friend")
    with served.connect(table) as one:
        ask(one, do="sit", key=keys[0])
        with idle(served, table, 1, keys[1]) as readers:
            while not hear(one, "table")["seats"][1]["online"]:
                pass
            clamour(readers)
            start = time.monotonic()
            while hear(one, "table")["seats"][1]["online"]:
                assert time.monotonic() < start + SOON
            assert not served.holds(readers)


@pytest.mark.slow
def test_pings_that_are_not_waited_for_fill_nothing(served: Served) -> None:
    table, _ = served.found("friend", "friend")
    with idle(served, table, 1) as readers:
        before = served.figure("memory_bytes")
        start, sent = time.monotonic(), 0
        while readers[0].send(bytes(125), opcode=9) and time.monotonic() < start + SOON:
            sent += 125
        assert time.monotonic() < start + SOON, f"{sent} bytes of pings were taken"
        assert served.figure("memory_bytes") - before < 20_000_000


async def speech(scope: Any, receive: Any, send: Any) -> None:
    """More than any line holds, and goodbye."""
    await receive()
    await send({"type": "websocket.accept"})
    await send({"type": "websocket.send", "text": "x" * 20_000_000})


def test_last_words_that_are_not_read_do_not_keep_a_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(websocket_protocol, "PARTING", 0.1)
    config = uvicorn.Config(speech, ws=ReadTimeoutWebSocket, ws_ping_interval=None, log_config=None)
    config.load()
    made: list[ReadTimeoutWebSocket] = []

    def make() -> ReadTimeoutWebSocket:
        made.append(ReadTimeoutWebSocket(config, ServerState(), {}))
        return made[-1]

    async def story() -> None:
        server = await asyncio.get_running_loop().create_server(make, "127.0.0.1", 0)
        async with server, asyncio.timeout(60):
            _, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
            writer.write(hello("t", "x"))
            while not made or not made[0].disconnected:
                await asyncio.sleep(0.01)
            writer.transport.abort()

    asyncio.run(story())


@pytest.mark.parametrize(("sockets", "seconds"), [(1, 5), (1_000, 5), (2_000, 10), (90_000, 20)])
def test_of_very_many_sockets_each_is_pinged_less_often(sockets: int, seconds: float) -> None:
    config = uvicorn.Config(speech, ws=ReadTimeoutWebSocket, ws_ping_interval=5.0, log_config=None)
    config.load()
    state, loop = ServerState(), MagicMock()
    state.connections.update(range(sockets))  # type: ignore[arg-type]
    one = ReadTimeoutWebSocket(config, state, {}, loop)
    one.schedule_ping()
    loop.call_later.assert_called_once_with(seconds, one.send_keepalive_ping)


def now_of(person: Any, seat: int) -> Any:
    while (now := hear(person, "table"))["looking"] != seat:
        pass
    return now


def play(one: Any, two: Any, seen: list[Any]) -> float:
    """A move of whoever is asked, seen by the other; how long that took."""
    seat = seen[0]["asked"]
    mover, other = ((one, two), (two, one))[seat]
    start = time.monotonic()
    ask(mover, do="move", v=seen[seat]["v"], move=seen[seat]["moves"][0], n=1)
    v = seen[seat]["v"]
    for number, person in ((seat, mover), (1 - seat, other)):
        while seen[number]["v"] <= v:
            seen[number] = hear(person, "table")
    return time.monotonic() - start
