"""Players who bring a word of their own into chance, and what can be checked afterwards."""

from hashlib import sha256

from server.kit import Browser, Founded, Json, Person, Server

from council.core.log import read
from council.core.lots import seal
from council.core.play import Play, resume, rng_for
from council.games import GAMES
from council.verify import Check

TOGETHER = {"deal": "together"}


def word_of(*words: object) -> str:
    return sha256(repr(words).encode()).hexdigest()[:32]


def found(browser: Browser, game: str, *seats: Json, hints: str = "", **options: Json) -> Founded:
    """A table that deals when all are here."""
    customs = {**TOGETHER, "hints": hints}
    body = {"game": game, "seats": list(seats), "options": options, "customs": customs}
    opened = browser.post("/api/tables", body)
    return Founded(opened["table"], {key["seat"]: key["key"] for key in opened["keys"]})


def promise(person: Person, seat: int) -> str:
    return person.code("seal", seat=seat, seal=seal(seat, word_of(seat)))


def tell(person: Person, seat: int) -> str:
    return person.code("word", seat=seat, word=word_of(seat))


def bring(people: dict[int, Person]) -> None:
    """All promise their words, then all tell them."""
    for act in (promise, tell):
        for seat, person in people.items():
            assert act(person, seat) == "done"
    for person in people.values():
        person.settle()


def downloaded(browser: Browser, table: str) -> str:
    answer = browser.call("GET", f"/api/tables/{table}/log")
    assert answer.status_code == 200
    return str(answer.text)


def proven(browser: Browser, table: str) -> Check:
    """The log as a browser downloads it: sound by the rules, and its chance proven without them."""
    text = downloaded(browser, table)
    again(text)
    return Check(text)


def again(text: str) -> Play:
    log = read(text)
    return resume(GAMES[log.game], log, rng_for("again"))


def secret_of(server: Server, table: str) -> str:
    record = server.services.store.load(table)
    assert record is not None
    return record.summary.status.secret
