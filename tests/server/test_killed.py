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
from sqlalchemy import text

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


def key_of(number: int) -> str:
    """The key of one of many people."""
    return f"{number:021d}w"


class Strangers(threading.Thread):
    """New people, each of whom plays the deal of the day, and of whom every other one is forgotten
    at once; until the server is gone. A number for each who got all answers."""

    def __init__(self, address: str, numbers: Iterator[int]) -> None:
        super().__init__()
        self.address = address
        self.numbers = numbers
        self.tried: list[int] = []
        self.forgotten: list[int] = []
        self.enough = threading.Event()

    def run(self) -> None:
        try:
            for number in self.numbers:
                self.one(number)
                if len(self.tried) >= ASKED:
                    self.enough.set()
        except (httpx2.HTTPError, AssertionError):
            self.enough.set()

    def one(self, number: int) -> None:
        with httpx2.Client(headers={"Council-Person": key_of(number)}) as client:
            day = client.get(f"{self.address}/api/daily").json()["today"]
            path = f"{self.address}/api/daily/{day}/intrigue"
            assert client.post(path, json={"name": f"Nr {number}"}).status_code == 201
            self.tried.append(number)
            if number % 2:
                assert client.post(f"{self.address}/api/me/forget").status_code == 200
                self.forgotten.append(number)


@pytest.mark.slow
def test_killed_in_the_middle_of_tries_and_of_forgetting(tmp_path: Path) -> None:
    numbers = itertools.count()
    tried: list[int] = []
    forgotten: list[int] = []
    for _ in range(3):
        with live(tmp_path) as server:
            strangers = Strangers(server.address, numbers)
            strangers.start()
            assert strangers.enough.wait(120)
            server.kill()
            strangers.join()
            assert len(strangers.tried) >= ASKED
        tried += strangers.tried
        forgotten += strangers.forgotten
        engine = opened(tmp_path)
        shelf = PeopleShelf(engine)
        with engine.connect() as connection:
            found = connection.execute(text("SELECT game_id, name FROM daily")).all()
            seats = connection.execute(text("SELECT game_id, person FROM sitters")).all()
            begun = connection.execute(text("SELECT count(*) FROM games")).scalar()
        assert len(found) == len(seats) == begun, "a try is there with its game and its person"
        whose = dict(seats)
        known = {
            number
            for number in range(tried[-1] + 2)
            if shelf.person(print_of(key_of(number)) or "")
        }
        prints = {print_of(key_of(number)): number for number in range(tried[-1] + 2)}
        for id_, name in found:
            number = prints.get(whose[id_])
            assert (name == "") == (number is None), (
                "of somebody who was forgotten, no name is left"
            )
            assert number is None or number in known
        assert known >= {number for number in tried if number % 2 == 0}
        assert not known & set(forgotten)
        assert len(found) >= len(tried)
        engine.dispose()
