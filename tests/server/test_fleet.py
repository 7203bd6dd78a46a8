"""`council serve --workers` on PostgreSQL: real processes behind one port, some of them killed."""

import json
import os
import signal
import time
from collections.abc import Callable, Collection, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, redirect_stderr, suppress
from io import StringIO
from pathlib import Path
from typing import Any

import httpx2
import pytest
from server.kit import opened, where
from server.live import Live, ask, live
from sizes import full
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from council.cli import main
from council.core.play import rng_for
from council.core.state import Rng
from council.locales import LANGUAGES
from council.server.storage.store import Store

Json = Any
PATIENCE = 200.0  # seconds: for a hang, not for a busy machine
pytestmark = pytest.mark.usefixtures("on_postgresql")


class Player:
    """A program on one seat, that comes back when its line breaks and asks again what was not
    answered."""

    def __init__(self, server: Live, table: str, key: str, pick: Rng) -> None:
        self.server = server
        self.table = table
        self.key = key
        self.pick = pick
        self.line: ClientConnection | None = None
        self.stack = ExitStack()
        self.seen: Json = None
        self.made: list[str] = []
        self.pending: tuple[int, str] | None = None
        self.came = 0

    def come(self, unlike: Collection[int] = ()) -> None:
        """Sit down, at another worker than these."""
        while True:
            self.go()
            self.line = self.stack.enter_context(self.server.connect(self.table))
            self.seen = None
            ask(self.line, do="sit", key=self.key)
            while self.seen is None or self.seen["looking"] is None:
                self.hear()
            if self.worker() not in unlike:
                self.came += 1
                return

    def go(self) -> None:
        with suppress(ConnectionClosed, OSError):
            self.stack.close()

    def worker(self) -> int:
        assert self.line is not None
        found: list[int] = []
        while not found:  # it may be on its way to another one
            with suppress(OSError):
                port = self.line.socket.getsockname()[1]
                found = [pid for pid, ports in self.server.workers().items() if port in ports]
        return found[0]

    def hear(self) -> Json:
        assert self.line is not None
        message = json.loads(self.line.recv(timeout=PATIENCE))
        if message["is"] == "table":
            self.seen = message
        return message

    def play(self) -> None:
        """Play to the end, whatever happens to the server."""
        while not self.seen["over"]:
            try:
                self.step()
            except (ConnectionClosed, OSError):
                self.come()

    def step(self) -> None:
        assert self.line is not None
        if self.pending is None and self.seen["moves"]:
            moves = self.seen["moves"]
            self.pending = self.seen["v"], moves[int(self.pick.below(len(moves)))]
        if self.pending is None:
            self.hear()
            return
        v, move = self.pending
        ask(self.line, do="move", v=v, move=move, n=v + 1)
        while (answer := self.hear()).get("n") != v + 1:
            pass
        assert answer["is"] == "done", answer
        self.made.append(move)
        self.pending = None
        while self.seen["v"] <= v:
            self.hear()


@pytest.fixture
def fleet(tmp_path: Path) -> Iterator[Live]:
    with live(tmp_path, workers=3, COUNCIL_LOG="1") as server:
        yield server


def lines_of(folder: Path, table: str) -> list[Json]:
    store = Store(opened(folder))
    record = store.load(table)
    store.close()
    assert record is not None
    return [json.loads(row.text) for row in record.rows]


def founded(server: Live) -> tuple[str, list[str]]:
    body = {
        "game": "intrigue",
        "seats": [{"kind": "friend"}, {"kind": "friend"}, {"kind": "bot", "level": "easy"}],
        "options": {"rounds": full(2, 1)},
    }
    opened = httpx2.post(f"{server.address}/api/tables", json=body).json()
    return opened["table"], [key["key"] for key in opened["keys"]]


@pytest.mark.slow
def test_a_game_goes_on_when_workers_are_killed(fleet: Live, tmp_path: Path) -> None:
    """Both players are at different workers. First the worker of the one is killed, then that of
    the other, each in the middle of the game; the bot plays on, and no move is lost or doubled."""
    table, keys = founded(fleet)
    ann, bob = (Player(fleet, table, key, rng_for("fleet", key)) for key in keys)
    ann.come()
    bob.come(unlike={ann.worker()})
    assert len(fleet.workers()) == 3
    killed = set()
    with ThreadPoolExecutor(2) as pool:
        games = [pool.submit(player.play) for player in (ann, bob)]
        for victim, moves in ((ann, 4), (bob, 10)):
            wait_until(lambda n=moves: len(ann.made) + len(bob.made) >= n)
            pid = victim.worker()
            os.kill(pid, signal.SIGKILL)
            killed.add(pid)
        for game in games:
            game.result(PATIENCE)
    assert ann.came > 1
    assert bob.came > 1
    assert ann.seen["results"] == bob.seen["results"] != []
    lines = [line for line in lines_of(tmp_path, table) if isinstance(line, list)]
    for seat, player in enumerate((ann, bob)):
        assert [line[1] for line in lines if line[0] == seat] == player.made
    assert any(line[0] == 2 for line in lines)
    wait_until(lambda: len(set(fleet.workers()) - killed) == 3)  # the killed are replaced
    ann.go()
    bob.go()
    code, out, err = fleet.stop()
    assert code == 0
    assert "The server has stopped" in out
    assert "died and are replaced" in err
    assert "Traceback" not in err, err
    assert not any(key in err for key in keys)


def wait_until(done: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not done():
        assert time.monotonic() < end
        time.sleep(0.02)


def test_several_workers_need_a_database_they_can_share(tmp_path: Path) -> None:
    for lang, words in (("en", "database with --database"), ("de", "mit --database eine")):
        told = council(lang, "--workers", "2", "--data", str(tmp_path))
        assert words in told


def test_what_is_wrong_with_a_database_is_told_without_its_password(tmp_path: Path) -> None:
    for lang in LANGUAGES:
        for url, word in (
            ("mysql://u:secret@localhost/x", "postgresql://council@localhost/council"),
            ("postgresql://u:secret@localhost", "postgresql://council@localhost/council"),
            ("no url, but a secret", "postgresql://council@localhost/council"),
            ("postgresql://u:secret@127.0.0.1:1/x", "127.0.0.1/x"),
            (where(tmp_path).replace("council_", "nothing_"), "nothing_"),
        ):
            told = council(lang, "--database", url)
            assert word in told
            assert "secret" not in told
    told = council("en", "--database", "postgresql://u:secret@localhost/x", "--data", "x")
    assert "not both" in told


def council(lang: str, *words: str) -> str:
    """What `council serve` says when it refuses."""
    said = StringIO()
    with redirect_stderr(said):
        assert main(["serve", *words, "--lang", lang]) == 2
    return " ".join(said.getvalue().split())


@pytest.mark.slow
def test_rc_7_a_restart_is_announced_on_every_screen(tmp_path: Path) -> None:
    """The signal goes to the process the operator knows; all workers tell, and all goes on."""
    with live(tmp_path, workers=2) as server, ExitStack() as stack:
        table, keys = server.found("friend", "friend")
        players = [Player(server, table, key, rng_for("banner", key)) for key in keys]
        for player in players:
            stack.callback(player.go)
        players[0].come()
        players[1].come(unlike=[players[0].worker()])
        os.kill(server.process.pid, signal.SIGUSR1)
        for player in players:
            while (told := player.hear())["is"] != "wrong":
                pass
            assert told["code"] == "restarting"
        assert server.process.poll() is None
        third = Player(server, table, keys[0], rng_for("banner"))
        stack.callback(third.go)
        third.come()
