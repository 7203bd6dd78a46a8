"""A server that is killed in the middle: what it had said yes to is kept, and nothing is half."""

import itertools
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx2
import pytest
from server.kit import opened
from server.live import live
from server.test_leaks import COOKIE
from server.test_persons import ANN
from server.test_reports import GAME, played, store

from council.server.storage.notes import NoteShelf
from council.server.storage.people import PeopleShelf
from council.server.storage.store import Store
from council.tables.people.person import print_of

COLOURS = ("red", "blue", "green", "black")
ASKED = 12  # answers before it is killed, in each of the rounds


class Asking(threading.Thread):
    """Asks until the server is gone; what was answered with yes."""

    def __init__(self, address: str, path: str, bodies: Iterator[dict[str, Any]]) -> None:
        super().__init__()
        self.url = address + path
        self.bodies = bodies
        self.done: list[dict[str, Any]] = []
        self.enough = threading.Event()

    def run(self) -> None:
        headers = {"Council-Person": ANN, "Cookie": f"council={COOKIE}"}
        with httpx2.Client(headers=headers) as client:
            for body in self.bodies:
                try:
                    answer = client.post(self.url, json=body)
                except httpx2.HTTPError:
                    break
                if answer.status_code != 200:
                    break
                self.done.append(body)
                if len(self.done) >= ASKED:
                    self.enough.set()
        self.enough.set()


@pytest.mark.slow
def test_killed_in_the_middle_of_notes_and_profiles(tmp_path: Path) -> None:
    games = Store(opened(tmp_path))
    store(games, played(GAME), [0], watch="end")
    games.close()
    numbers = itertools.count()
    notes = ({"line": 3, "text": f"note {n} " + "x" * 250} for n in numbers)
    looks = (
        {"name": f"Ann {n}", "colour": COLOURS[n % 4], "crest": COLOURS[n % 4]}
        for n in itertools.count()
    )
    kept: list[dict[str, Any]] = []
    for _ in range(3):
        with live(tmp_path) as server:
            asking = [
                Asking(server.address, "/api/tables/t/notes", notes),
                Asking(server.address, "/api/me", looks),
            ]
            for one in asking:
                one.start()
            for one in asking:
                assert one.enough.wait(60)
            server.kill()
            for one in asking:
                one.join()
                assert len(one.done) >= ASKED
        kept += asking[0].done
        engine = opened(tmp_path)
        found = [note.text for note in NoteShelf(engine).moment_notes("t")]
        row = PeopleShelf(engine).person(print_of(ANN) or "")
        engine.dispose()
        assert set(found) >= {one["text"] for one in kept}
        assert all(text.endswith("x" * 250) for text in found)
        last = asking[1].done[-1]
        assert row is not None
        number = int(row.name.removeprefix("Ann "))
        assert number in (int(last["name"].removeprefix("Ann ")) + k for k in (0, 1))
        assert row.colour == row.crest == COLOURS[number % 4]
