"""What the tests of the server share: browsers without a browser, and people at a table."""

import itertools
import json
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

from server import postgres
from sqlalchemy import Engine, text
from starlette.testclient import TestClient, WebSocketTestSession
from starlette.websockets import WebSocketDisconnect

import council.locales
from council.core.play import rng_for
from council.core.state import Rng
from council.server.app import build
from council.server.services import Services
from council.server.settings import Settings
from council.server.storage.database import FILE, connect, for_writing, open_database
from council.server.storage.postgres import connect as connect_postgres

Json = Any
ME, FRIEND = {"kind": "me"}, {"kind": "friend"}


def bot(level: str = "random") -> Json:
    return {"kind": "bot", "level": level}


def seeded(*words: object) -> Callable[[], Rng]:
    """Chance that comes out the same every time."""
    count = itertools.count()
    return lambda: rng_for(*words, next(count))


DATABASES = {"": lambda folder: "", "postgresql": postgres.database}
_kind = ""


def use(kind: str) -> None:
    """From now on the servers of this process keep their games in a database of this kind."""
    global _kind  # noqa: PLW0603
    _kind = kind


def where(folder: Path) -> str:
    """The URL of a folder's database; empty: the folder itself."""
    return str(DATABASES[_kind](folder))


def opened(folder: Path) -> Engine:
    """The database of a folder."""
    return open_database(folder, where(folder))


def sql(folder: Path, *statements: str) -> None:
    """What no server would do to its database."""
    url = where(folder)
    engine = connect_postgres(url) if url else connect(folder / FILE)
    with for_writing(engine).begin() as connection:
        for statement in statements:
            connection.execute(text(statement))
    engine.dispose()


def secrets(*words: object) -> Callable[[], str]:
    """Secrets of tables that come out the same every time."""
    count = itertools.count()
    return lambda: sha256("/".join(str(w) for w in (*words, next(count))).encode()).hexdigest()


def settings(folder: Path, **changes: Any) -> Settings:
    """Quick bots without processes, and chance that can be repeated."""
    given = {
        "database": where(folder),
        "bot_wait": 0.0,
        "thinkers": 0,
        "messages": 10_000,
        "tables_a_minute": 10_000,
        "files_a_minute": 10_000,
        "beat": 0.0,
        "asleep": float("inf"),
        "chance": seeded("test"),
        "secret": secrets("test"),
    }
    if "now" in changes:  # one clock for everything
        given["steady"] = changes["now"]
    return Settings(folder, **{**given, **changes})


class Clock:
    """Time that stands still until it is moved."""

    def __init__(self) -> None:
        self.time = 1000.0

    def __call__(self) -> float:
        return self.time


class Server:
    """A running application."""

    def __init__(self, client: TestClient, clock: Clock | None = None) -> None:
        self.client = client
        self.clock = clock

    def later(self, seconds: float) -> None:
        """So much time passes, and the house looks at its clocks and sends its letters."""
        assert self.clock is not None
        self.clock.time += seconds
        assert self.client.portal is not None
        self.client.portal.call(self._beat)

    async def _beat(self) -> None:
        await self.services.scheduler.beat()
        if self.services.mail.sending is not None:
            await self.services.mail.sending

    @property
    def services(self) -> Services:
        services: Services = self.client.app.state.services  # type: ignore[attr-defined]
        return services

    def browser(self) -> "Browser":
        return Browser(self)

    def lines(self, table: str) -> list[str]:
        """The log as it is stored."""
        record = self.services.store.load(table)
        assert record is not None
        return [record.head, *(row.text for row in record.rows)]


@contextmanager
def running(folder: Path, **changes: Any) -> Iterator[Server]:
    with TestClient(build(settings(folder, **changes), folder / "no-bundle")) as client:
        yield Server(client)


@contextmanager
def timed(folder: Path, **changes: Any) -> Iterator[Server]:
    """A server whose time is moved by hand."""
    clock = changes.pop("now", None) or Clock()
    changed = settings(folder, now=clock, **changes)
    with TestClient(build(changed, folder / "no-bundle")) as client:
        yield Server(client, clock)


class Browser:
    """Somebody's browser: it keeps its cookie."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.name = server.services.cookies.name
        self.cookie = ""
        self.me = ""  # as which its programs are known again

    def headers(self, more: dict[str, str] | None = None) -> dict[str, str]:
        cookie = {"cookie": f"{self.name}={self.cookie}"} if self.cookie else {}
        return {**cookie, **(more or {})}

    def call(self, method: str, path: str, headers: Json = None, **rest: Any) -> Any:
        self.server.client.cookies.clear()
        answer = self.server.client.request(method, path, headers=self.headers(headers), **rest)
        self.cookie = answer.cookies.get(self.name, self.cookie)
        self.server.client.cookies.clear()
        return answer

    def get(self, path: str) -> Json:
        answer = self.call("GET", path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, body: Json = None) -> Json:
        answer = self.call("POST", path, json=body)
        assert answer.status_code in (200, 201), answer.text
        return answer.json()

    def found(self, *seats: Json, customs: Json = None, **options: Json) -> "Founded":
        body = {"game": "intrigue", "seats": list(seats), "options": options}
        opened = self.post("/api/tables", {**body, "customs": customs or {}})
        return Founded(opened["table"], {key["seat"]: key["key"] for key in opened["keys"]})

    def refused(self, method: str, path: str, status: int, **rest: Any) -> str:
        """The code of a refusal, which must have this status."""
        answer = self.call(method, path, **rest)
        assert answer.status_code == status, answer.text
        problem = answer.json()
        assert set(problem) == {"code", "said"}
        return str(problem["code"])

    @contextmanager
    def at(
        self, table: str, key: str = "", headers: Json = None, **back: Json
    ) -> Iterator["Person"]:
        """Go to a table, or back to where one was; with a key, sit down as a program would."""
        self.server.client.cookies.clear()
        connect = self.server.client.websocket_connect
        path = f"/ws/{table}" + (f"?{urlencode(back)}" if back else "")
        with connect(path, headers=self.headers(headers)) as socket:
            person = Person(socket)
            person.next()
            if key:
                person.send(do="sit", key=key, **({"me": self.me} if self.me else {}))
                person.settle()
            yield person


class Founded:
    """A new table and its keys."""

    def __init__(self, table: str, keys: dict[int, str]) -> None:
        self.table = table
        self.keys = keys


class Person:
    """One socket; `table` is the last that was shown, `heard` is everything as it came."""

    def __init__(self, socket: WebSocketTestSession) -> None:
        self.socket = socket
        self.numbers = itertools.count(1)
        self.table: Json = None
        self.story: list[Json] = []
        self.chat: list[Json] = []
        self.heard: list[str] = []

    def send(self, **message: Json) -> None:
        self.socket.send_text(json.dumps(message))

    def next(self) -> Json:
        text = self.socket.receive_text()
        self.heard.append(text)
        message = json.loads(text)
        if message["is"] == "table":
            self.table = message
            self.story = [*([] if message["fresh"] else self.story), *message["news"]]
        elif message["is"] == "chat":
            self.chat += message["lines"]
        return message

    def settle(self) -> list[Json]:
        """Everything up to now."""
        n = next(self.numbers)
        self.send(do="ping", n=n)
        came = []
        while (message := self.next()) != {"is": "pong", "n": n}:
            came.append(message)
        return came

    def ask(self, do: str, **rest: Json) -> Json:
        """The answer to one request, when all it led to has come."""
        n = next(self.numbers)
        self.send(do=do, n=n, **rest)
        while (answer := self.next()).get("n") != n:
            pass
        self.settle()
        return answer

    def move(self, text: str = "", v: int | None = None) -> Json:
        """Make a move: this one, or the first there is."""
        v = self.table["v"] if v is None else v
        return self.ask("move", v=v, move=text or self.table["moves"][0])

    def told(self) -> list[str]:
        """What the chronicle says, in short."""
        self.settle()
        start = "server-told-"
        return [s["key"].removeprefix(start) for s in self.story if s["key"].startswith(start)]

    def code(self, do: str, **rest: Json) -> str:
        """How a request is answered: the code of what is wrong, or done."""
        answer = self.ask(do, **rest)
        return str(answer.get("code", answer["is"]))

    def shown_out(self) -> tuple[list[Json], int]:
        """All that comes before the server closes, and its close code."""
        came = []
        try:
            while True:
                came.append(self.next())
        except WebSocketDisconnect as closed:
            return came, closed.code

    def until(self, done: Callable[[Json], bool]) -> Json:
        """Wait for a table."""
        while not done(self.table):
            self.next()
        return self.table


def sentences(lang: str) -> dict[str, str]:
    """All messages of a language, by key."""
    folder = Path(council.locales.__file__).parent / lang
    text = "".join(file.read_text(encoding="utf-8") for file in sorted(folder.glob("*.ftl")))
    return dict(re.findall(r"^([a-z]\S*) = (.*)$", text, re.M))


def play_out(people: dict[int, Person], pick: Rng) -> Json:
    """Everybody plays at random to the end; the last table."""
    first = next(iter(people.values()))
    while not first.table["over"]:
        for person in people.values():
            person.settle()
        seat = first.table["asked"]
        if seat in people:
            person = people[seat]
            moves = person.table["moves"]
            assert person.move(moves[int(pick.below(len(moves)))])["is"] == "done"
        elif seat is not None:
            v = first.table["v"]
            first.until(lambda table, v=v: table["v"] != v)  # type: ignore[misc]
        first.settle()
    return first.table


def propose(person: Person, what: str) -> str:
    """Ask all for something; what came of it."""
    return person.code("propose", what=what, v=person.table["v"])


def answer(person: Person, yes: bool) -> str:
    """Say yes or no to what is asked of all."""
    person.settle()
    return person.code("agree", id=person.table["proposal"]["id"], yes=yes)
