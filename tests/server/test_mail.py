"""Letters: only to those who said yes, at most one a day, through a real SMTP conversation."""

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from server.kit import FRIEND, ME, Browser, Clock, Server, timed
from server.postoffice import PostOffice, opened

from council.core.game import Invalid
from council.locales import LANGUAGES, Voice
from council.server.mail.smtp import SmtpServer, is_address, read_mail

DAY = 86_400


@pytest.fixture
def office() -> Iterator[PostOffice]:
    with opened() as office:
        yield office


@contextmanager
def posted(folder: Path, office: PostOffice) -> Iterator[Server]:
    mail = SmtpServer(
        "127.0.0.1", office.server_address[1], "t@example.org", "https://table.example.org"
    )
    clock = Clock()
    clock.time = 1e9  # long after the first of January 1970
    with timed(folder, mail=mail, emails_a_minute=1000, now=clock) as server:
        yield server


@pytest.fixture
def server(tmp_path: Path, office: PostOffice) -> Iterator[Server]:
    with posted(tmp_path, office) as server:
        yield server


def wish(browser: Browser, address: str, lang: str = "en") -> Any:
    return browser.post("/api/mail", {"address": address, "lang": lang})


def confirm(browser: Browser, office: PostOffice, address: str, lang: str = "en") -> None:
    wish(browser, address, lang)
    browser.server.browser().post("/api/mail/answer", {"word": office.word(), "yes": True})


@pytest.mark.usefixtures("each_database")
def test_the_first_letter_asks(server: Server, ann: Browser, office: PostOffice) -> None:
    assert ann.get("/api/mail") == {"possible": True, "address": "", "confirmed": False}
    asked = wish(ann, "ann@example.org", "de")
    assert asked == {"possible": True, "address": "ann@example.org", "confirmed": False}
    assert office.last()["To"] == "ann@example.org"
    assert office.last()["Subject"] == "Erinnerungen von Small Council einschalten?"
    assert "höchstens einmal am Tag" in office.text()
    ann.found(ME, FRIEND, first="0")
    server.later(3 * DAY)
    assert len(office.letters) == 1  # nobody has said yes
    word = office.word()
    path = "/api/mail/answer"
    assert ann.refused("POST", path, 403, json={"word": word + "x", "yes": True}) == "bad_key"
    assert server.browser().post(path, {"word": word, "yes": True})["confirmed"]
    assert ann.get("/api/mail")["confirmed"]
    server.later(600)
    assert len(office.letters) == 2
    assert office.last()["Subject"] == "Du bist in einer Partie Small Council am Zug"
    assert server.browser().post(path, {"word": office.word(), "yes": False})
    assert ann.get("/api/mail") == {"possible": True, "address": "", "confirmed": False}


@pytest.mark.slow
def test_at_most_one_digest_a_day(server: Server, ann: Browser, office: PostOffice) -> None:
    confirm(ann, office, "ann@example.org")
    office.letters.clear()
    tables = [ann.found({"kind": "me", "name": "Ann"}, FRIEND, first="0").table for _ in range(2)]
    server.later(1200)
    assert office.letters == []  # she may be about to move
    server.later(600)
    assert len(office.letters) == 1
    assert office.last()["Subject"] == "It is your turn in 2 games of Small Council"
    for table in tables:
        assert (
            f"Westeros Intrigue, Ann, Seat 2: https://table.example.org/t/{table}" in office.text()
        )
    for _ in range(200):
        server.later(700)
    assert len(office.letters) == 1  # nothing is new: she knows
    ann.found(ME, FRIEND, first="0")
    server.later(600)
    server.later(1800)
    assert len(office.letters) == 2
    ann.found(ME, FRIEND, first="0")
    server.later(2400)
    assert len(office.letters) == 2  # one a day
    server.later(DAY)
    assert len(office.letters) == 3


def test_a_letter_holds_no_secret(server: Server, ann: Browser, office: PostOffice) -> None:
    confirm(ann, office, "ann@example.org")
    new = ann.found({"kind": "me", "name": "Ann"}, FRIEND, first="0")
    server.later(2400)
    text = office.letters[-1].decode()
    assert not any(secret in text for secret in (ann.cookie, *new.keys.values()))
    with ann.at(new.table) as a:
        assert not any(card["id"] in text for card in a.table["view"]["hand"])


def test_paused_and_finished_games_and_others_turns_are_no_news(
    server: Server, ann: Browser, office: PostOffice
) -> None:
    confirm(ann, office, "ann@example.org")
    office.letters.clear()
    for what in ("pause", "end"):
        new = ann.found(ME, FRIEND, first="0")
        with ann.at(new.table) as a:
            assert a.code("propose", what=what, v=a.table["v"]) == "done"
    ann.found(ME, FRIEND, first="1")
    server.later(DAY)
    assert office.letters == []


def test_a_mail_server_that_is_down_harms_nobody(
    server: Server, ann: Browser, bob: Browser, office: PostOffice
) -> None:
    confirm(ann, office, "ann@example.org")
    office.letters.clear()
    office.closed = True
    path = "/api/mail"
    body = {"address": "bob@example.org"}
    assert bob.refused("POST", path, 503, json=body) == "mail_failed"
    assert bob.get(path)["address"] == ""
    ann.found(ME, FRIEND, first="0")
    server.later(2400)
    office.closed = False
    server.later(1800)
    assert office.letters == []  # not at once again
    server.later(3600)
    assert len(office.letters) == 1
    wish(bob, "bob@example.org")


def test_nobody_is_flooded(server: Server, ann: Browser, office: PostOffice) -> None:
    wish(ann, "victim@example.org")
    body = {"address": "victim@example.org"}
    assert ann.refused("POST", "/api/mail", 429, json=body) == "slow_down"
    for _ in range(2):
        wish(server.browser(), "victim@example.org")
    assert server.browser().refused("POST", "/api/mail", 429, json=body) == "slow_down"
    assert len(office.letters) == 3
    wish(ann, "")  # she wants none any more
    assert ann.get("/api/mail")["address"] == ""


@pytest.mark.parametrize("address", ["v@example.org", "V@Example.org", "v+2@example.org"])
def test_who_ends_it_and_asks_again_floods_nobody(
    server: Server, office: PostOffice, address: str
) -> None:
    for again in range(3):
        ann = server.browser()
        wish(ann, "v@example.org")
        wish(ann, "")
        assert len(office.letters) == again + 1
    body = {"address": address}
    assert server.browser().refused("POST", "/api/mail", 429, json=body) == "slow_down"
    server.later(DAY)
    wish(server.browser(), address)


def test_a_slow_mail_server_stops_no_clock(
    server: Server, monkeypatch: pytest.MonkeyPatch, office: PostOffice
) -> None:
    """Letters are sent beside the beat of the house: minutes without one are no time at all, and
    other workers would take this one for dead."""
    there, go_on = threading.Event(), threading.Event()

    def deliver() -> None:
        there.set()
        assert go_on.wait(120)

    monkeypatch.setattr(server.services.reminders, "deliver", deliver)
    portal, beat = server.client.portal, server.services.scheduler.beat
    assert portal is not None
    assert server.clock is not None
    before = server.services.uptime()
    for _ in range(3):
        server.clock.time += 700
        portal.call(beat)
        assert there.wait(120)
    assert server.services.uptime() == before + 2100
    go_on.set()


def test_a_mail_server_that_hangs_keeps_no_game_waiting(
    server: Server, monkeypatch: pytest.MonkeyPatch, office: PostOffice
) -> None:
    """Letters have threads of their own, fewer than there are for everything together."""
    go_on = threading.Event()

    def hang(*letter: object) -> None:
        assert go_on.wait(120)

    monkeypatch.setattr("council.server.mail.reminders.send", hang)
    new = server.browser().found(ME, FRIEND)
    calls = [
        threading.Thread(target=wish, args=(server.browser(), f"{n}@example.org"))
        for n in range(45)
    ]
    for call in calls:
        call.start()
    while server.services.mail.threads._value:
        time.sleep(0.01)
    with server.browser().at(new.table, new.keys[1]) as b:
        assert b.table["seats"][1]["kind"] == "person"
    go_on.set()
    for call in calls:
        call.join()


@pytest.mark.parametrize(
    "address",
    ["x", "a@b\nBcc: c@d", "a b@c.d", "<a@b.c>", "a@b.c, d@e.f", "@b.c", "a@", "ä@b.c", "a" * 201],
)
def test_what_is_no_address(ann: Browser, office: PostOffice, address: str) -> None:
    assert not is_address(address)
    assert ann.refused("POST", "/api/mail", 422, json={"address": address}) == "bad_address"
    assert office.letters == []


def test_without_a_mail_server_there_are_no_letters(tmp_path: Path) -> None:
    with timed(tmp_path) as server:
        ann = server.browser()
        assert not ann.get("/api/mail")["possible"]
        body = {"address": "ann@example.org"}
        assert ann.refused("POST", "/api/mail", 409, json=body) == "no_mail"
        server.later(DAY)


def test_letters_are_asked_for_at_a_pace(tmp_path: Path) -> None:
    with timed(tmp_path, emails_a_minute=2, now=Clock()) as server:
        ann = server.browser()
        body = {"word": "guess", "yes": True}
        for _ in range(2):
            assert ann.refused("POST", "/api/mail/answer", 403, json=body) == "bad_key"
        assert ann.refused("POST", "/api/mail/answer", 429, json=body) == "slow_down"


GOOD = {
    "COUNCIL_SMTP": "smtp://table:p%40ss@mail.example.org",
    "COUNCIL_MAIL_FROM": "table@example.org",
    "COUNCIL_SITE": "https://table.example.org/",
}


def test_the_settings_of_the_operator() -> None:
    assert read_mail({}) is None
    mail = read_mail(GOOD)
    assert mail == SmtpServer(
        "mail.example.org", 587, "table@example.org", "https://table.example.org", False,
        "table", "p@ss",
    )  # fmt: skip
    safe = read_mail({**GOOD, "COUNCIL_SMTP": "smtps://mail.example.org:1465"})
    assert safe is not None
    assert (safe.port, safe.safe, safe.user) == (1465, True, "")


BAD = [
    ("COUNCIL_SMTP", "mail.example.org", "server-mail-smtp"),
    ("COUNCIL_SMTP", "http://mail.example.org", "server-mail-smtp"),
    ("COUNCIL_SMTP", "smtp://u:secret@mail.example.org:port", "server-mail-smtp"),
    ("COUNCIL_SMTP", "smtp://:secret@", "server-mail-smtp"),
    ("COUNCIL_MAIL_FROM", "", "server-mail-from"),
    ("COUNCIL_MAIL_FROM", "the table", "server-mail-from"),
    ("COUNCIL_SITE", "", "server-mail-site"),
    ("COUNCIL_SITE", "table.example.org", "server-mail-site"),
]


@pytest.mark.parametrize(("name", "value", "key"), BAD)
def test_wrong_settings_are_told_without_the_password(name: str, value: str, key: str) -> None:
    with pytest.raises(Invalid) as told:
        read_mail({**GOOD, name: value})
    assert told.value.message.key == key
    for lang in LANGUAGES:
        assert "secret" not in Voice(lang)(told.value.message)


def test_no_password_goes_over_an_open_line(office: PostOffice, tmp_path: Path) -> None:
    """The mail server here offers no TLS, and it is not this machine by name."""
    port = office.server_address[1]
    mail = SmtpServer("127.1", port, "t@example.org", "https://x.example", user="u", password="p")
    with timed(tmp_path, mail=mail) as server:
        body = {"address": "ann@example.org"}
        assert server.browser().refused("POST", "/api/mail", 503, json=body) == "mail_failed"
    assert office.letters == []
