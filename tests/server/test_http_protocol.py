"""Lines on which nothing is asked are not held for ever."""

import asyncio
import resource
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest
import uvicorn
from server.live import live
from uvicorn.server import ServerState

from council.cli.commands.serve import more_lines
from council.server.http import http_protocol
from council.server.http.http_protocol import HeaderTimeoutHttp

ASK = b"GET / HTTP/1.1\r\nHost: x\r\n\r\n"
HUNG = 60.0  # seconds


async def app(scope: object, receive: object, send: object) -> None:
    start = {"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]}
    await send(start)  # type: ignore[operator]
    await send({"type": "http.response.body", "body": b"ok"})  # type: ignore[operator]


@asynccontextmanager
async def line() -> AsyncIterator[
    tuple[asyncio.StreamReader, asyncio.StreamWriter, HeaderTimeoutHttp]
]:
    """A connection, and the server's end of it."""
    config = uvicorn.Config(app, http=HeaderTimeoutHttp, timeout_keep_alive=3600, log_config=None)
    config.load()
    made: list[HeaderTimeoutHttp] = []

    def make() -> HeaderTimeoutHttp:
        made.append(HeaderTimeoutHttp(config, ServerState(), {}))
        return made[-1]

    server = await asyncio.get_running_loop().create_server(make, "127.0.0.1", 0)
    async with server:
        reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
        while not made:
            await asyncio.sleep(0)
        try:
            yield reader, writer, made[0]
        finally:
            writer.close()
            with suppress(ConnectionError):
                await writer.wait_closed()


@pytest.mark.parametrize("before", [b"", ASK])
@pytest.mark.parametrize("said", [b"", b"GET / HTTP/1.1\r\nHost: x\r\n"])
def test_who_asks_nothing_is_shown_out(
    before: bytes, said: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(http_protocol, "PATIENCE", 0.05)

    async def stay() -> bytes:
        async with line() as (reader, writer, _):
            if before:
                writer.write(before)
                await asyncio.wait_for(reader.readuntil(b"ok"), HUNG)
            writer.write(said or before[:3])  # after an answer silence is uvicorn's to end
            return await asyncio.wait_for(reader.read(), HUNG)

    assert asyncio.run(stay()) == b""


def test_a_head_without_end_is_shown_out() -> None:
    async def talk() -> bytes:
        async with line() as (reader, writer, _):
            writer.write(b"GET / HTTP/1.1\r\n")
            for number in range(3000):
                writer.write(b"x-%d: %s\r\n" % (number, b"y" * 40))
            return await asyncio.wait_for(reader.read(), HUNG)

    with suppress(ConnectionError):  # shown out before all of it was read
        assert b"ok" not in asyncio.run(talk())


def test_who_asks_is_not_hurried() -> None:
    async def ask() -> None:
        async with line() as (reader, writer, protocol):
            assert protocol._late is not None
            for part in (ASK[:9], ASK[9:], ASK):
                writer.write(part)
                if part.endswith(b"\r\n\r\n"):
                    await asyncio.wait_for(reader.readuntil(b"ok"), HUNG)
                    assert protocol._late is None

    asyncio.run(ask())


@pytest.mark.slow
def test_there_is_room_for_as_many_sockets_as_the_system_allows(tmp_path: Path) -> None:
    """A shell's first limit is far below what a public server promises."""
    few, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(256, most), most))
    try:
        with live(tmp_path) as server:
            found = Path(f"/proc/{server.process.pid}/limits").read_text()
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (few, most))
    row = next(row for row in found.splitlines() if row.startswith("Max open files"))
    assert row.split()[3] == str(most)


def test_a_system_that_only_says_unlimited_still_gives_more_files(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """macOS names no largest number, and refuses it when it is asked for."""
    asked: list[int] = []

    def setrlimit(_what: int, limits: tuple[int, int]) -> None:
        if limits[0] == resource.RLIM_INFINITY:
            raise ValueError("current limit exceeds maximum limit")
        asked.append(limits[0])

    monkeypatch.setattr(resource, "getrlimit", lambda _what: (256, resource.RLIM_INFINITY))
    monkeypatch.setattr(resource, "setrlimit", setrlimit)
    more_lines()
    assert asked == [10_240]
