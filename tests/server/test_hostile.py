"""Programs at the table (RU-8): one that plays without any package, and those that crash, stall,
flood or cheat harm nobody."""

import json
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from socket import SHUT_RDWR
from typing import Any

import pytest
from server.kit import FRIEND, ME, Browser, Server, play_out
from server.live import Live, live
from starlette.websockets import WebSocketDisconnect
from websockets.sync.client import ClientConnection, connect

from council.core.play import rng_for

ROOT = Path(__file__).parents[2]
Json = Any


@pytest.mark.slow
def test_a_bot_of_the_standard_library_plays_a_whole_game(tmp_path: Path) -> None:
    """The example beside the protocol, over a real socket, against a bot of ours."""
    with live(tmp_path) as server:
        table, keys = found(server, "friend", "bot")
        link = f"{server.address}/t/{table}#{keys[0]}"
        done = subprocess.run(
            [sys.executable, ROOT / "docs/examples/plain_bot.py", link],
            capture_output=True,
            text=True,
            timeout=300,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        assert "'rank': 1" in done.stdout
        wrong = subprocess.run(
            [sys.executable, ROOT / "docs/examples/plain_bot.py", link.replace("/t/", "/t/x")],
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
        assert wrong.returncode == 1
        assert wrong.stderr == "The connection was closed.\n"


def found(server: Live, *kinds: str) -> tuple[str, list[str]]:
    import httpx2

    seats = [{"kind": kind, "level": "random" if kind == "bot" else ""} for kind in kinds]
    body = {"game": "intrigue", "seats": seats, "options": {"rounds": 1}}
    opened = httpx2.post(f"{server.address}/api/tables", json=body).json()
    return opened["table"], [key["key"] for key in opened["keys"]]


@pytest.mark.slow
def test_bots_that_crash_stall_flood_and_cheat_harm_nobody_on_real_sockets(tmp_path: Path) -> None:
    """Two honest programs play to the end while four others do their worst at the same table and
    at others."""
    with live(tmp_path) as server:
        where = f"{server.address.replace('http', 'ws')}/ws/"
        table, keys = found(server, "friend", "friend")
        other, other_keys = found(server, "friend", "friend")
        with connect(where + table) as crashed, connect(where + table) as stalled:
            crashed.socket.shutdown(SHUT_RDWR)  # without a goodbye
            flood(where + other, other_keys[0])
            cheat(where + table, other_keys[1])
            with connect(where + table) as a, connect(where + table) as b:
                results = honest_game([a, b], keys)
            assert sorted(row["rank"] for row in results)[0] == 1
            assert stalled.protocol is not None  # it has read nothing all the time
        with connect(where + other) as again:  # who flooded has kept his seat
            again.send(json.dumps({"do": "sit", "key": other_keys[0]}))
            while json.loads(again.recv(timeout=60)).get("looking") != 0:
                pass
        code, _, err = server.stop()
        assert code == 0
        assert "Traceback" not in err


def flood(where: str, key: str) -> None:
    """As fast as it goes, until one is shown out."""
    from websockets.exceptions import ConnectionClosed

    def pour(socket: ClientConnection) -> None:
        end = time.monotonic() + 60  # of a quick machine any number is sent before it is read
        while time.monotonic() < end:
            socket.send(json.dumps({"do": "why", "move": "x" * 90, "n": 1}))

    with connect(where) as socket:
        socket.send(json.dumps({"do": "sit", "key": key}))
        with pytest.raises(ConnectionClosed) as closed:
            pour(socket)
    told = closed.value.rcvd  # nothing, where it never listened and was cut at last
    assert told is None or told.code in (1008, 1013)  # too much said, or nothing read


def cheat(where: str, key: str) -> None:
    """Somebody else's key, somebody else's seat, moves that are none."""
    with connect(where) as socket:
        asks: list[Json] = [
            {"do": "sit", "key": key},
            {"do": "look", "seat": 0},
            {"do": "move", "v": 1, "move": "place jon_snow 1.1"},
            {"do": "move", "v": 2, "move": "deal jon_snow"},
            {"do": "resign"},
        ]
        for ask in asks:
            socket.send(json.dumps(ask))
        refused = 0
        while refused < len(asks):
            message = json.loads(socket.recv(timeout=60))
            assert message["is"] in ("table", "wrong")
            refused += message["is"] == "wrong"


def honest_game(lines: list[ClientConnection], keys: list[str]) -> list[Json]:
    for line, key in zip(lines, keys, strict=True):
        line.send(json.dumps({"do": "sit", "key": key}))
    end = time.monotonic() + 300
    while time.monotonic() < end:
        for line in lines:
            try:
                message = json.loads(line.recv(timeout=0.02))
            except TimeoutError:
                continue
            if message["is"] == "table" and message["over"]:
                return list(message["results"])
            if message["is"] == "table" and message["moves"]:
                answer = {"do": "move", "v": message["v"], "move": message["moves"][0]}
                line.send(json.dumps(answer))
    raise AssertionError("the game does not end")


def test_a_crash_in_the_middle_of_a_move_leaves_a_game_to_play(
    server: Server, ann: Browser, bob: Browser
) -> None:
    new = ann.found(ME, FRIEND, customs={"hints": "on"}, rounds=1)
    for _ in range(5):
        with bob.at(new.table, new.keys[1]) as crash:
            crash.send(do="move", v=crash.table["v"], move="place")
            crash.send(do="hint")
    with ann.at(new.table) as a, bob.at(new.table, new.keys[1]) as b:
        assert play_out({0: a, 1: b}, rng_for("after"))["over"]


def test_who_reads_nothing_is_let_go_and_the_others_play_on(
    server: Server, ann: Browser, bob: Browser
) -> None:
    new = ann.found(ME, FRIEND, rounds=1)
    with bob.at(new.table) as sleeper:
        with ann.at(new.table) as a, bob.at(new.table, new.keys[1]) as b:
            play_out({0: a, 1: b}, rng_for("sleeper"))
        came = 0
        with suppress(WebSocketDisconnect):  # what he would not read he is not kept for
            while not sleeper.table["over"]:
                sleeper.next()
                came += 1
        assert came


class Stuck:
    """A socket that uvicorn has closed because pings were not answered."""

    async def send_text(self, text: str) -> None:
        raise RuntimeError("Unexpected ASGI message 'websocket.send'")


def test_a_line_that_was_closed_for_silence_raises_nothing(server: Server, ann: Browser) -> None:
    from council.server.http.connection import Connection
    from council.tables.session import Session
    from council.tables.state.visitor import Visitor

    new = ann.found(ME, FRIEND)
    services = server.services
    assert server.client.portal is not None
    visitor = Visitor(None, [])
    session = Session(services, services.tables.rooms[new.table], visitor)
    conversation = Connection(Stuck(), session)  # type: ignore[arg-type]
    conversation.end = lambda: None  # type: ignore[method-assign]
    visitor.dismiss(1000)
    visitor.unsent.get_nowait()

    async def story() -> None:
        from council.protocol.messages import Pong

        visitor.tell(Pong(1))
        await conversation._send()

    server.client.portal.call(story)
