"""What the server writes about itself: lines that programs can read, and no secret in any."""

import json
import logging
import subprocess
import sys
from pathlib import Path
from socket import create_connection

import httpx2
import pytest
from server.kit import FRIEND, ME, Browser, Server
from server.live import ask, live
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from council.games import GAMES
from council.server.ops.event_log import JsonLines, TextLines
from council.server.storage.database import open_database
from council.server.storage.store import Store

ROOT = Path(__file__).parents[2]


@pytest.mark.slow
def test_no_log_of_a_played_game_holds_a_secret(tmp_path: Path) -> None:
    """Everything said aloud, as JSON, while people and bots play to the end: no key, no cookie, no
    fingerprint of one, no card."""
    with (
        live(tmp_path, COUNCIL_LOG="json", COUNCIL_LIMITS="messages=100000") as server,
        httpx2.Client(base_url=server.address, timeout=120) as web,
    ):
        seats = [{"kind": "me"}, {"kind": "friend"}, {"kind": "bot", "level": "random"}]
        body = {"game": "intrigue", "seats": seats, "options": {"rounds": 1}}
        opened = web.post("/api/tables?key=in-a-query", json=body).json()
        table, keys = opened["table"], [key["key"] for key in opened["keys"]]
        web.post(f"/api/tables/{table}/sit", json={"key": "x" * 43})
        for what in ("log", "replay", "log?seat=1"):
            web.get(f"/api/tables/{table}/{what}")
        web.post("/api/replay", content="no log")
        with server.connect(table) as socket:
            for key in keys:
                ask(socket, do="sit", key=key)
            ask(socket, do="say", text="is jon_snow yours?")
            socket.send("?")
            play(socket)
        cookie = web.cookies["council"]
        code, out, err = server.stop()
    assert code == 0
    entries = [json.loads(line) for line in err.splitlines()]
    assert len(entries) >= 6
    for entry in entries:
        assert {"time", "level", "logger", "message"} <= set(entry)
    assert {"method", "path", "status", "ms"} <= set(entries[0])
    engine = open_database(tmp_path)
    prints = Store(engine).prints(table)
    with engine.connect() as connection:
        holders = connection.execute(text("SELECT sha256 FROM holds")).scalars().all()
    engine.dispose()
    written = out + err
    for secret in (*keys, cookie, *prints.values(), *holders, "x" * 43, "in-a-query", "yours?"):
        assert secret not in written
    for card in GAMES["intrigue"].words():
        if "_" in card:
            assert card not in written, card


def play(socket: object) -> None:
    """For both seats, to the end."""
    while True:
        ask(socket, do="look", seat=None)  # type: ignore[arg-type]
        table = latest(socket)
        if table["over"]:
            return
        if table["asked"] in table["held"]:
            ask(socket, do="look", seat=table["asked"])  # type: ignore[arg-type]
            table = latest(socket)
            if table["moves"]:
                ask(socket, do="move", v=table["v"], move=table["moves"][0])  # type: ignore[arg-type]
        else:
            socket.recv(timeout=60)  # type: ignore[attr-defined]  # until the bot has moved


def latest(socket: object) -> dict[str, object]:
    """The last table that comes before the answer to a ping."""
    ask(socket, do="ping", n=77)  # type: ignore[arg-type]
    shown = None
    while True:
        message = json.loads(socket.recv(timeout=60))  # type: ignore[attr-defined]
        if message["is"] == "table":
            shown = message
        elif message == {"is": "pong", "n": 77}:
            return shown or latest(socket)


def test_an_error_of_the_database_shows_no_values(
    server: Server, ann: Browser, caplog: pytest.LogCaptureFixture
) -> None:
    """What SQLAlchemy would tell of the statement is hands and holders."""
    new = ann.found(ME, FRIEND)
    with ann.at(new.table) as a:
        with server.services.store.engine.execution_options(writes=True).begin() as connection:
            connection.execute(text("ALTER TABLE lines RENAME TO gone"))
        move = a.table["moves"][0]
        assert a.move(move)["code"] == "broken"
        with server.services.store.engine.execution_options(writes=True).begin() as connection:
            connection.execute(text("ALTER TABLE gone RENAME TO lines"))
        assert a.move(move)["is"] == "done"
    formatted = [logging.Formatter().format(record) for record in caplog.records]
    formatted += [JsonLines().format(record) for record in caplog.records]
    assert any("lines" in line for line in formatted)
    assert not any(move.split()[1] in line for line in formatted)


def test_an_exception_is_one_line_without_its_values() -> None:
    try:
        raise SQLAlchemyError("jon_snow")
    except SQLAlchemyError:
        record = logging.LogRecord("x", 40, "", 0, "it broke", (), sys.exc_info())
    entry = json.loads(JsonLines().format(record))
    assert entry["error"] == "SQLAlchemyError"
    assert "jon_snow" not in json.dumps(entry)
    assert "test_event_log.py" in entry["trace"][0]


def test_text_shows_no_values_either() -> None:
    try:
        raise KeyError("jon_snow")
    except KeyError:
        record = logging.LogRecord("x", 40, "", 0, "it %s", ("broke\ncersei",), sys.exc_info())
    written = TextLines().format(record)
    assert written.splitlines()[0].endswith(" x: it broke: KeyError")
    assert "test_event_log.py" in written
    assert "jon_snow" not in written
    assert "cersei" not in written


@pytest.mark.slow
def test_what_the_libraries_complain_about_is_json_too(tmp_path: Path) -> None:
    with live(tmp_path, COUNCIL_LOG="json") as server:
        port = int(server.address.rsplit(":", 1)[1])
        with create_connection(("127.0.0.1", port)) as line:
            line.sendall(b"NO HTTP AT ALL\r\n\r\n")
            assert b"400" in line.recv(1000)
        httpx2.get(f"{server.address}/{'x' * 5000}")
        _, _, err = server.stop()
    first, second = [json.loads(line) for line in err.splitlines()]
    assert first["level"] == "warning"
    assert "Invalid HTTP" in first["message"]
    assert len(second["path"]) == 200


def test_the_kinds_of_log_are_explained() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "council", "serve", "--help"],
        capture_output=True,
        text=True,
        check=False,
        env={"COUNCIL_LANG": "en", "PATH": ""},
    )
    assert "quiet" in done.stdout
