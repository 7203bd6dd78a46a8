"""HI-2 and HI-6: what goes over the wire, card by card and byte by byte."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from server.live import live
from server.scan import Watch, scan
from sizes import full, sized
from websockets.sync.client import ClientConnection, connect

from council.core.play import rng_for
from council.core.state import PUBLIC
from council.protocol.messages import Pong
from council.server.storage.database import open_database
from council.server.storage.store import Store
from council.tables.state.visitor import STEP, Visitor


@pytest.mark.slow
def test_hi_2_no_frame_of_whole_games_names_a_hidden_card(tmp_path: Path) -> None:
    frames, looked = asyncio.run(scan(tmp_path, sized(full(12, 3), 3)))
    assert frames > full(2_000, 600)
    assert looked > full(100_000, 30_000)


def test_hi_2_the_scan_is_awake(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With the eyes of another seat in the news, the first game is enough."""
    from council.tables.state.views import Views

    told = Views._told
    monkeypatch.setattr(Views, "_told", lambda self, reader, since: told(self, 0, since))
    with pytest.raises(AssertionError):
        asyncio.run(scan(tmp_path, 2))


@pytest.mark.slow
def test_hi_2_and_hi_6_over_real_sockets(tmp_path: Path) -> None:
    """A real server: nothing hidden in any frame, nothing compressed, all sizes in steps."""
    watch = Watch()
    with live(tmp_path) as server:
        for number in range(full(2, 1)):
            table, keys = server.found("friend", "friend", "friend")
            watch.frames.clear()
            play(server.address, table, keys, number, watch)
            engine = open_database(tmp_path)
            record = Store(engine).load(table)
            engine.dispose()
            assert record is not None
            frames, looked = watch.search([record.head, *(row.text for row in record.rows)])
            assert frames > 50
            assert looked > 500
    assert all(len(frame.encode()) % STEP == 0 for _, frame in watch.frames)


def play(address: str, table: str, keys: list[str], number: int, watch: Watch) -> None:
    """Three programs and somebody who looks on, to the end."""
    rng = rng_for("real", number)
    where = f"{address.replace('http', 'ws')}/ws/{table}"
    with connect(where) as a, connect(where) as b, connect(where) as c, connect(where) as watcher:
        lines = {0: a, 1: b, 2: c, int(PUBLIC): watcher}
        shown: dict[int, Any] = {}
        for seat, key in enumerate(keys):
            lines[seat].send(json.dumps({"do": "sit", "key": key}))
        assert a.protocol.extensions == []
        v = -1
        while not shown.get(0, {}).get("over"):
            for seat, line in lines.items():
                shown[seat] = read_up_to(line, seat, v, watch)
            asked = shown[0]["asked"]
            if asked is None:
                break
            moves = shown[asked]["moves"]
            v = shown[asked]["v"]
            move = moves[int(rng.below(len(moves)))]
            lines[asked].send(json.dumps({"do": "move", "v": v, "move": move}))


def read_up_to(line: ClientConnection, seat: int, v: int, watch: Watch) -> Any:
    """The next table after a version, from one's own seat."""
    while True:
        frame = str(line.recv(timeout=60))
        message = json.loads(frame)
        if message["is"] != "table":
            continue
        if not message["over"]:
            watch.note(seat, [frame])
        own = message["looking"] == (None if seat < 0 else seat)
        if own and message["v"] > v:
            return message


def test_hi_6_every_frame_is_a_multiple_of_the_step() -> None:
    visitor = Visitor(None, [])
    for n in (0, 1, 10**9, 10**300):
        visitor.tell(Pong(n))
        frame = visitor.unsent.get_nowait()
        assert isinstance(frame, bytes)
        assert len(frame) % STEP == 0
        assert json.loads(frame) == {"is": "pong", "n": n}
