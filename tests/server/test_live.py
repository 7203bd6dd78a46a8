"""The real server: killed in the middle of moves, stopped politely, and what it writes down."""

import json
import re
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import httpx2
import psutil
import pytest
from server.kit import opened
from server.live import Live, ask, hear, later, live
from sizes import full
from websockets.exceptions import ConnectionClosed, InvalidStatus

from council.cli.commands.serve import address_of, listen, read_port
from council.core.game import Invalid
from council.core.play import rng_for
from council.server.storage.database import FILE, open_database
from council.server.storage.store import Store
from council.verify import Check

ROOT = Path(__file__).parents[2]
BUSY = 15.0  # seconds for a machine that does other things


def moves_of(data: Path, table: str) -> list[str]:
    """The moves that are on the disk."""
    engine = opened(data)
    record = Store(engine).load(table)
    engine.dispose()
    assert record is not None
    lines = [json.loads(row.text) for row in record.rows]
    return [line[1] for line in lines if isinstance(line, list) and isinstance(line[0], int)]


@pytest.mark.slow
@pytest.mark.usefixtures("each_database")
def test_no_acknowledged_move_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    rng = rng_for("kill")
    table, keys, made, pending = "", ["", ""], [], None
    for turn in range(full(6, 3)):
        with live(tmp_path) as server:
            if not table:
                table, keys = server.found("friend", "friend")
            with server.connect(table) as socket:
                for key in keys:
                    ask(socket, do="sit", key=key)
                if pending:
                    seat, v, move = pending
                    ask(socket, do="look", seat=seat)
                    ask(socket, do="move", v=v, move=move, n=1000)
                    while hear(socket, "done")["n"] != 1000:
                        pass
                    made.append(move)
                    assert moves_of(tmp_path, table) == made
                for n in range(1, 4):
                    pending = next_move(socket, rng)
                    seat, v, move = pending
                    if n == 3:
                        break
                    ask(socket, do="move", v=v, move=move, n=n)
                    while hear(socket, "done")["n"] != n:
                        pass
                    made.append(move)
                timer = later(turn * 0.001, server.kill)
                with suppress(ConnectionClosed, OSError):
                    ask(socket, do="move", v=v, move=move)
                timer.join()
        there = moves_of(tmp_path, table)
        assert there in (made, [*made, move])


def next_move(socket: object, rng: object) -> tuple[int, int, str]:
    """Look from the seat that is asked, and pick."""
    ask(socket, do="look", seat=None)  # type: ignore[arg-type]
    table = hear(socket, "table")  # type: ignore[arg-type]
    while table["looking"] is not None or not table["fresh"] or len(table["held"]) < 2:
        table = hear(socket, "table")  # type: ignore[arg-type]
    ask(socket, do="look", seat=table["asked"])  # type: ignore[arg-type]
    while table["looking"] != table["asked"]:
        table = hear(socket, "table")  # type: ignore[arg-type]
    moves = table["moves"]
    return table["asked"], table["v"], moves[int(rng.below(len(moves)))]  # type: ignore[attr-defined]


@pytest.mark.slow
def test_bots_do_not_outlive_a_killed_server(tmp_path: Path) -> None:
    with live(tmp_path) as server:
        pid = server.process.pid
        table, _ = server.found("bot", "bot")
        with server.connect(table) as socket:
            while hear(socket, "table")["v"] < 2:
                pass
            children = psutil.Process(pid).children()
            server.kill()
    assert children
    _, left = psutil.wait_procs(children, timeout=120)
    assert not left, "a worker is still there"


@pytest.mark.slow
def test_a_visit_and_a_polite_end(tmp_path: Path) -> None:
    """Cookies, keys and headers on a real line; Ctrl-C; and no secret in any log or file."""
    with (
        live(tmp_path, COUNCIL_LOG="1") as server,
        httpx2.Client(base_url=server.address) as web,
    ):
        body = {"game": "intrigue", "seats": [{"kind": "me"}, {"kind": "friend"}, {"kind": "bot"}]}
        opened = web.post("/api/tables?secret=query", json=body).json()
        keys = [key["key"] for key in opened["keys"]]
        cookie = web.cookies["council"]
        table = opened["table"]
        web.get(f"/t/{table}")
        assert httpx2.post(f"{server.address}/api/tables/{table}/sit", json={"key": keys[1]})
        headers = {"Cookie": f"council={cookie}"}
        with server.connect(table, additional_headers=headers) as socket:
            first = hear(socket, "table")
            assert first["held"] == [0]
            ask(socket, do="sit", key=keys[1])
            ask(socket, do="sit", key="x" * 43)
            ask(socket, do="look", seat=0)
            ask(socket, do="move", v=first["v"], move=first["moves"][0], n=1)
        for origin in ("https://evil.example", "null"):
            with pytest.raises(InvalidStatus) as refused, server.connect(table, origin=origin):
                pass
            assert refused.value.response.status_code == 403
        with server.connect(table) as socket:
            hear(socket, "table")
            socket.send("x" * 20_000)
            with pytest.raises(ConnectionClosed) as closed:
                hear(socket, "answer to this")  # a bot's move may come first
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1009
        with server.connect(table):
            start = time.monotonic()
            code, out, err = server.stop()
    assert code == 0
    assert time.monotonic() - start < 8 + BUSY
    assert "The server has stopped" in out
    assert re.search(r"council.access: POST /api/tables 201", err)
    written = out + err
    files = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    for secret in (cookie, *keys, "secret=query", "x" * 43):
        assert secret not in written
        assert secret.encode() not in files
    assert "Traceback" not in err


class NeverClosed(Live):
    """A server that waits for ever when it is asked to stop."""

    start = (
        """
import asyncio
from council.server import services
from council.server.ops import last_resort
async def close(self):
    await asyncio.Event().wait()
services.Services.close = close
last_resort.PATIENCE = 0.5
"""
        + Live.start
    )


@pytest.mark.slow
def test_a_server_that_cannot_stop_is_ended_and_says_where_it_waited(tmp_path: Path) -> None:
    code, out, err = NeverClosed(tmp_path).stop()
    assert code == 1
    assert "The server has stopped" not in out
    assert "the server did not stop by itself" in err
    assert re.search("thread MainThread waited in .*serve.py:", err)
    assert re.search(r"task close waited in wait \S+ < close <string>:6", err)
    with live(tmp_path):  # nobody has the folder any more
        pass


@pytest.mark.slow
def test_the_example_plays_a_whole_game(tmp_path: Path) -> None:
    with live(tmp_path) as server:
        body = {
            "game": "intrigue",
            "seats": [{"kind": "friend"}, {"kind": "bot", "level": "random"}],
        }
        body["options"] = {"rounds": 1}
        body["customs"] = {"deal": "together"}
        opened = httpx2.post(f"{server.address}/api/tables", json=body).json()
        link = f"{server.address}/t/{opened['table']}#{opened['keys'][0]['key']}"
        done = subprocess.run(
            [sys.executable, ROOT / "docs/examples/socket_bot.py", link],
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        assert "score" in done.stdout
        log = httpx2.get(f"{server.address}/api/tables/{opened['table']}/log").text
        assert list(Check(log).seals) == list(Check(log).words) == [0]


@pytest.mark.slow
@pytest.mark.parametrize(("deal", "games"), [("at_once", (2, 2, 3)), ("together", (2, 2))])
def test_two_examples_play_whole_games_at_one_table(
    tmp_path: Path, deal: str, games: tuple[int, ...]
) -> None:
    """Each sees a table twice with one `v` when the other comes, and answers it once. A third with
    the same link as the second is sometimes quicker, and does not disturb them."""
    with live(tmp_path) as server:
        for copies in games:
            body = {"game": "intrigue", "seats": [{"kind": "friend"}] * 2}
            body |= {"options": {"rounds": 1}, "customs": {"deal": deal, "grace": 0}}
            opened = httpx2.post(f"{server.address}/api/tables", json=body).json()
            place = f"{server.address}/t/{opened['table']}#"
            links = [place + key["key"] for key in opened["keys"]]
            bots = [
                subprocess.Popen(
                    [sys.executable, ROOT / "docs/examples/socket_bot.py", link],
                    stdout=subprocess.PIPE,
                    stderr=subprocess.PIPE,
                    text=True,
                )
                for link in [*links, links[1]][:copies]
            ]
            ends = [(*bot.communicate(timeout=90), bot.returncode) for bot in bots]
            for out, err, code in ends:
                assert (code, err) == (0, "")
                assert out.count("score") == 2


def test_a_taken_port_is_told_in_a_sentence() -> None:
    with listen("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(Invalid) as told:
            listen("127.0.0.1", port)
    assert told.value.message.key == "server-port-taken"
    with pytest.raises(Invalid) as told:
        listen("192.0.2.1", 0)
    assert told.value.message.key == "server-no-address"


def test_a_port_is_a_number() -> None:
    assert read_port("--port", "8400") == 8400
    for text in ("", "x", "-1", "65536", "\N{SUPERSCRIPT TWO}", "1e3"):
        with pytest.raises(Invalid):
            read_port("--port", text)


def test_an_address_can_be_clicked() -> None:
    assert address_of("127.0.0.1", 8400) == "http://127.0.0.1:8400"
    assert address_of("::1", 8400) == "http://[::1]:8400"
    assert re.fullmatch(r"http://\d+\.\d+\.\d+\.\d+:8400", address_of("0.0.0.0", 8400))


def test_a_folder_that_cannot_be_used_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    with pytest.raises(Invalid) as told:
        open_database(tmp_path / "file")
    assert told.value.message.key == "server-data-file"
    with pytest.raises(Invalid) as told:
        open_database(tmp_path / "file" / "below")
    assert told.value.message.key == "server-data-file"
    (tmp_path / FILE).write_text("not a database, and longer than a header of one " * 100)
    with pytest.raises(Invalid) as told:
        open_database(tmp_path)
    assert told.value.message.key == "server-data-unusable"


@pytest.mark.slow
def test_it_starts_once_more_on_its_files(tmp_path: Path) -> None:
    for _ in range(2):
        with live(tmp_path) as server:
            assert httpx2.get(f"{server.address}/healthz").text == "ok\n"


@pytest.mark.slow
def test_rc_7_a_restart_is_announced(tmp_path: Path) -> None:
    with live(tmp_path) as server:
        table, _ = server.found("friend", "friend")
        with server.connect(table) as socket:
            hear(socket, "table")
            server.process.send_signal(signal.SIGUSR1)
            told = json.loads(socket.recv(timeout=60))
            assert (told["is"], told["code"]) == ("wrong", "restarting")
            assert server.process.poll() is None


@pytest.mark.slow
@pytest.mark.parametrize("pause", [0.0, 0.02, 0.1])
def test_ctrl_c_twice_is_a_clean_end_as_well(tmp_path: Path, pause: float) -> None:
    with live(tmp_path) as server:
        for _ in range(2):
            server.process.send_signal(signal.SIGINT)
            time.sleep(pause)
        code, out, err = server.stop()
    assert (code, err) == (0, "")
    assert "The server has stopped" in out
