"""Lines cut and servers killed at random moments: nothing acknowledged is lost, nothing is doubled.

python tests/server/soak.py cuts 10000     connections cut, before, during and after moves
python tests/server/soak.py kills 1000     the server killed like a machine that loses power
python tests/server/soak.py restart 200    how soon so many running games are there after a restart
python tests/server/soak.py deploy 20      how long a restart keeps a player from moving

A last word chooses the database: "postgresql" starts one that comes with the tests; the URL of a
database means that others may be made beside it. Without it, SQLite.
"""

import json
import os
import signal
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[1]))
    os.environ["COUNCIL_FULL"] = "1"  # servers start from the beginning: how long that takes counts

import psutil
from server import postgres
from server.kit import FRIEND, ME, Browser, Person, opened, running, seeded, use
from server.live import ask, hear, live

from council.core.play import rng_for
from council.core.state import Rng
from council.server.storage.store import Store
from council.tables.ops.tokens import fingerprint

MOST_WAYS = 6
SOON = 5.0  # seconds that a restart may keep a player from moving (RC-7),
RETRY = 2.0  # of which a browser may have to wait for its next try


class Player:
    """A browser whose line breaks: what was not answered is asked again on the next one."""

    def __init__(self, browser: Browser, table: str, seat: int) -> None:
        self.browser = browser
        self.table = table
        self.seat = seat
        self.cuts = 0

    def make(self, rng: Rng | None, pick: Rng) -> tuple[str, bool]:
        """Make a move, cut now and then; the move, and whether the game is over."""
        pending: tuple[int, str] | None = None
        while True:
            with self.browser.at(self.table) as person:
                if pending is None:
                    moves = person.table["moves"]
                    pending = person.table["v"], moves[int(pick.below(len(moves)))]
                v, move = pending
                if rng is not None and cut(person, rng, v, move):
                    self.cuts += 1
                    continue
                assert person.move(move, v)["is"] == "done"
                return move, bool(person.table["over"])


def cut(person: Person, rng: Rng, v: int, move: str) -> bool:
    """Whether the line broke: before the move was sent, on its way, or on the way of the answer."""
    way = int(rng.below(MOST_WAYS))
    if way == 0:
        return False
    for _ in range(way - 1 if way < 4 else 1):  # not sent, sent once, sent twice
        person.send(do="move", v=v, move=move, n=7)
    if way == 4:  # the first thing that comes back is still heard
        person.next()
    if way == 5:  # the answer is heard, but the page closes at once
        while person.next().get("n") != 7:
            pass
    return True


def game(folder: Path, number: int, cuts: bool) -> tuple[list[str], list[str], int]:
    """One game of two people: its lines, the moves as they were acknowledged, and the cuts."""
    with running(folder, chance=seeded("soak", number), now=lambda: 1000.0) as server:
        ann, bob = server.browser(), server.browser()
        new = ann.found(ME, FRIEND, first="0", rounds=1 + number % 2)
        bob.post(f"/api/tables/{new.table}/sit", {"key": new.keys[1]})
        players = [Player(ann, new.table, 0), Player(bob, new.table, 1)]
        rng, pick = (rng_for("cuts", number) if cuts else None), rng_for("pick", number)
        made: list[str] = []
        over = False
        while not over:
            asked = server.services.tables.rooms[new.table].views.asked
            assert asked is not None
            move, over = players[asked].make(rng, pick)
            made.append(move)
        return server.lines(new.table), made, sum(player.cuts for player in players)


def moves_in(lines: list[str]) -> list[str]:
    entries = [json.loads(line) for line in lines]
    return [e[1] for e in entries if isinstance(e, list) and isinstance(e[0], int)]


def cut_lines(count: int) -> tuple[int, int]:
    """Games until so many lines were cut; how many games and cuts."""
    games = done = 0
    while done < count:
        with tempfile.TemporaryDirectory() as one, tempfile.TemporaryDirectory() as other:
            lines, made, cuts = game(Path(one), games, True)
            assert moves_in(lines) == made, "a move was lost or made twice"
            assert lines == game(Path(other), games, False)[0], "the uncut game is another"
        postgres.forget()
        games, done = games + 1, done + cuts
    return games, done


# -- killing


def serve_and_play(folder: Path, report: int, number: int) -> None:
    """A server and its player in one process that will be killed. Every acknowledged move is
    reported before the next one is sent."""
    with running(folder, chance=seeded("kill", number), now=lambda: 1000.0) as server:
        ann = server.browser()
        jar = folder / "cookie"  # of the same browser before and after every kill
        ann.cookie = jar.read_text() if jar.exists() else ""
        mine = [table["table"] for table in ann.get("/api/tables") if not table["over"]]
        table = mine[0] if mine else ann.found(ME, ME).table
        jar.write_text(ann.cookie)
        os.write(report, f"table {table}\n".encode())
        pick = rng_for("kill", number)
        with ann.at(table) as person:
            while not person.table["over"]:
                person.send(do="look", seat=person.table["asked"])
                person.settle()
                moves = person.table["moves"]
                move = moves[int(pick.below(len(moves)))]
                assert person.move(move)["is"] == "done"
                os.write(report, f"move {move}\n".encode())


def reported(pipe: int) -> Iterator[list[str]]:
    with os.fdopen(pipe) as lines:
        for line in lines:
            yield line.strip().split(" ", 1)


def kill_servers(count: int) -> tuple[int, int]:
    """Kill so many servers; how many games they played and how many moves were acknowledged."""
    rng = rng_for("moments")
    known: dict[str, list[str]] = {}
    with tempfile.TemporaryDirectory() as folder:
        opened(Path(folder)).dispose()
        for number in range(count):
            out, into = os.pipe()
            child = os.fork()
            if child == 0:
                serve_and_play(Path(folder), into, number)
                os._exit(0)
            os.close(into)
            left, table = 1 + int(rng.below(12)), ""
            for kind, what in reported(out):
                if kind == "table":
                    table = what
                    known.setdefault(table, [])
                else:
                    known[table].append(what)
                left -= 1
                if left == 0:  # somewhere in the next moves, or before the first
                    time.sleep(int(rng.below(100)) / 20_000)
                    os.kill(child, signal.SIGKILL)
            os.waitpid(child, 0)
            check(Path(folder), known, table)
    return len(known), sum(len(moves) for moves in known.values())


def check(folder: Path, known: dict[str, list[str]], table: str) -> None:
    """All that was acknowledged is there, in order and once; at most one move more, which was
    stored when there was nobody left to tell."""
    store = Store(opened(folder))
    record = store.load(table)
    store.close()
    assert record is not None
    there = moves_in([record.head, *(row.text for row in record.rows)])
    told = known[table]
    assert there[: len(told)] == told, "an acknowledged move is gone"
    assert len(there) <= len(told) + 1, "a move was made twice"
    known[table] = there


# -- restarting


SIDE_BY_SIDE = 8  # browsers that come back at a time; nobody waits for another's
GAMES = {"intrigue": 3, "risk": 3, "cardgame": 2}


def begun(browser: Browser, game: str) -> str:
    """A table at which one browser has begun a game with itself."""
    body = {"game": game, "seats": [ME] * GAMES[game], "options": {}, "customs": {}}
    table = str(browser.post("/api/tables", body)["table"])
    with browser.at(table) as person:
        for _ in range(12):
            person.send(do="look", seat=person.table["asked"])
            person.settle()
            assert person.move()["is"] == "done"
    return table


def restart(count: int) -> tuple[float, float, float]:
    """Seconds from the start of a server to its address, and until somebody is back at each of so
    many running games, all three in turns; and how much of that the server has computed."""
    with tempfile.TemporaryDirectory() as name, ExitStack() as everybody:
        folder = Path(name)
        tables: dict[str, int] = {}
        with running(folder) as server:
            ann, store = server.browser(), server.services.store
            for nth, game in enumerate(GAMES):
                one = store.load(begun(ann, game))
                assert one is not None
                for number in range(nth, count, len(GAMES)):
                    tables[f"{one.id}-{number}"] = one.v
                    held = range(GAMES[game])
                    copied = replace(one, id=f"{one.id}-{number}")
                    store.create(copied, {}, fingerprint(ann.cookie), held)
        start = time.monotonic()
        server = everybody.enter_context(live(folder))
        up = time.monotonic() - start
        headers = {"Cookie": f"council={ann.cookie}"}

        def come_back(table: str) -> int:
            socket = everybody.enter_context(server.connect(table, additional_headers=headers))
            seen = hear(socket, "table")
            assert seen["held"]
            return int(seen["v"])

        with ThreadPoolExecutor(SIDE_BY_SIDE) as browsers:
            assert list(browsers.map(come_back, tables)) == list(tables.values())
        back = time.monotonic() - start
        work = psutil.Process(server.process.pid).cpu_times()
        return up, back, work.user + work.system


def deploy(count: int) -> list[float]:
    """A server is announced to end, ends and is started anew, so many times; seconds from its end
    until the player has made his next move."""
    took = []
    with tempfile.TemporaryDirectory() as name, ExitStack() as last:
        server = last.enter_context(live(Path(name)))
        for _ in range(count):
            table, keys = server.found("friend", "friend")
            with server.connect(table) as line:
                hear(line, "table")
                server.process.send_signal(signal.SIGUSR1)
                while json.loads(line.recv(timeout=60)).get("code") != "restarting":
                    pass
                start = time.monotonic()
                server.stop()
            server = last.enter_context(live(Path(name)))
            with server.connect(table) as line:
                ask(line, do="sit", key=keys[hear(line, "table")["asked"]])
                while not (seen := hear(line, "table"))["moves"]:
                    pass
                ask(line, do="move", v=seen["v"], move=seen["moves"][0], n=1)
                hear(line, "done")
                took.append(time.monotonic() - start)
    return took


def main(what: str, count: str, database: str = "") -> int:
    if database:
        if database != "postgresql":
            os.environ[postgres.GIVEN] = database
        use("postgresql")
    start = time.monotonic()
    if what == "restart":
        up, back, work = restart(int(count))
        told = f"{count} games: up after {up:.2f} s, somebody back at each after {back:.2f} s"
        told += f", {work:.2f} s of them the server's"
    elif what == "deploy":
        slowest = max(deploy(int(count)))
        told = f"{count} restarts: the next move at most {slowest:.2f} s later"
        assert slowest + RETRY <= SOON, told
    elif what == "cuts":
        games, cuts = cut_lines(int(count))
        told = f"{cuts} lines cut in {games} games: every game as if uncut"
    else:
        games, moves = kill_servers(int(count))
        told = f"{count} servers killed in {games} games, {moves} moves: none lost, none doubled"
    where = f" on {database.split(':', maxsplit=1)[0]}" if database else ""
    print(f"{told}{where} ({time.monotonic() - start:.0f} s)")  # noqa: T201
    postgres.remove()
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
