"""Cookies: only those this server has issued say who somebody is. A page on another port of the
same host can set any cookie for all ports; that must not let it share a seat."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx2
import pytest
from server.kit import FRIEND, ME, Browser, Server, bot, running
from server.live import Live, hear, live
from server.test_public import SITE, TOKEN

from council.server.ops.cookies import AGE, Cookies
from council.tables.ops.tokens import fingerprint, new_secret

Json = Any
PLANTED = "planted-by-a-page-of-another-port-123456"
CHEATS = {
    "made up": PLANTED,
    "long enough": "x" * 32,
    "like ours": new_secret(),
    "a signature of nobody": f"{new_secret()}.{new_secret()}",
    "empty signature": f"{new_secret()}.",
}


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with live(tmp_path_factory.mktemp("cookies"), COUNCIL_LIMITS="tables=10000") as running:
        yield running


def founded(server: Live, cookie: str = "") -> tuple[Json, str]:
    """A new table, and the cookie its founder was given."""
    body = {"game": "intrigue", "seats": [ME, FRIEND]}
    headers = {"cookie": f"council={cookie}"} if cookie else {}
    answer = httpx2.post(f"{server.address}/api/tables", json=body, headers=headers)
    return answer.json(), answer.cookies.get("council", "")


def sit(server: Live, new: Json, cookie: str) -> str:
    """The friend sits down with this cookie in their browser; the one they have then."""
    path, body = f"{server.address}/api/tables/{new['table']}/sit", {"key": new["keys"][1]["key"]}
    answer = httpx2.post(path, json=body, headers={"cookie": f"council={cookie}"})
    assert answer.status_code == 200
    return answer.cookies.get("council", cookie)


def held(server: Live, new: Json, cookie: str) -> list[int]:
    headers = {"Cookie": f"council={cookie}"}
    with server.connect(new["table"], additional_headers=headers) as socket:
        return list(hear(socket, "table")["held"])


@pytest.mark.parametrize("cheat", CHEATS)
def test_a_planted_cookie_does_not_share_the_seat(place: Live, cheat: str) -> None:
    new, _ = founded(place)
    cookie = sit(place, new, CHEATS[cheat])
    assert cookie != CHEATS[cheat]
    assert held(place, new, cookie) == [1]
    assert held(place, new, CHEATS[cheat]) == []
    path = f"{place.address}/api/tables"
    assert httpx2.get(path, headers={"cookie": f"council={CHEATS[cheat]}"}).json() == []


def test_a_cookie_that_holds_nothing_is_not_kept_by_who_sits_down(place: Live) -> None:
    """The thief has the server issue a cookie, and plants that one."""
    body = {"game": "intrigue", "seats": [FRIEND, FRIEND]}
    issued = httpx2.post(f"{place.address}/api/tables", json=body).cookies["council"]
    new, _ = founded(place)
    cookie = sit(place, new, issued)
    assert cookie != issued
    assert held(place, new, issued) == []


def test_of_several_cookies_one_of_ours_counts(place: Live) -> None:
    """A page of another port may set a second one for a longer path, which then comes first."""
    new, mine = founded(place)
    for cookies in (f"{PLANTED}; council={mine}", f"{mine}; council={PLANTED}"):
        assert held(place, new, cookies) == [0]


@pytest.mark.slow
def test_cookies_outlive_a_restart(tmp_path: Path) -> None:
    with live(tmp_path) as server:
        new, mine = founded(server)
        server.kill()
    with live(tmp_path) as server:
        assert held(server, new, mine) == [0]
        assert founded(server, mine)[1] == ""  # it keeps what it has


@pytest.mark.usefixtures("each_database")
def test_all_workers_have_the_same_key(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        store = server.services.store
        key = store.signing_key()
        assert len(key) >= 32
        assert store.signing_key() == key
        assert server.services.cookies.key == key
    with running(tmp_path) as server:
        assert server.services.cookies.key == key


# -- those of older versions


def test_an_older_cookie_is_exchanged_and_keeps_its_seats(server: Server, ann: Browser) -> None:
    """Nobody loses a game by the upgrade: who holds a seat in the database is known, and gets a
    signed cookie for the same browser."""
    new = ann.found(ME, bot())
    old = "a-cookie-of-an-older-version-with-43-letters"
    store, holder = server.services.store, fingerprint(old)
    record = store.load(new.table)
    assert record is not None
    record.id = "older"
    store.create(record, {}, holder, [0])
    bob = server.browser()
    bob.cookie = old
    with bob.at("older") as b:
        assert b.table["held"] == [0]
    assert [table["table"] for table in bob.get("/api/tables")] == ["older"]
    assert bob.cookie.startswith(f"{old}.")
    with bob.at("older") as b:
        assert b.table["held"] == [0]
    assert [table["table"] for table in bob.get("/api/tables")] == ["older"]
    new = bob.found(ME, bot())
    assert {table["table"] for table in bob.get("/api/tables")} == {"older", new.table}


def test_what_was_signed_is_no_older_cookie() -> None:
    """The secret of a signed cookie, without its signature or under another name, is nobody."""
    cookies = Cookies(b"k" * 32, True, lambda holder: True)
    issued = cookies.issue()
    assert cookies.read([f"{cookies.name}={issued.cookie}"]) == type(issued)(issued.holder)
    plain = Cookies(b"k" * 32, False, lambda holder: holder == issued.holder)
    assert plain.read([f"council={issued.cookie}"]) is not None
    assert plain.read([f"council={issued.cookie.partition('.')[0]}"]) is None
    public = Cookies(b"k" * 32, True, lambda holder: holder == issued.holder)
    assert public.read([f"council={issued.cookie}"]) is None  # a host nearby may have set it


# -- in public


def test_in_public_no_other_host_can_set_the_cookie(tmp_path: Path) -> None:
    with running(tmp_path, site=SITE, token=TOKEN) as server:
        body = {"game": "intrigue", "seats": [ME, FRIEND]}
        answer = server.client.post("/api/tables", headers={"host": SITE.host}, json=body)
        cookie = answer.headers["set-cookie"]
        assert cookie.startswith("__Host-council=")
        parts = {part.strip().lower() for part in cookie.split(";")[1:]}
        assert {"secure", "httponly", "path=/", "samesite=lax", f"max-age={AGE}"} == parts
        value = re.search(r"__Host-council=([^;]*)", cookie)[1]  # type: ignore[index]
        server.client.cookies.clear()
        for name, found in (("__Host-council", 1), ("council", 0)):
            head = {"host": SITE.host, "cookie": f"{name}={value}"}
            assert len(server.client.get("/api/tables", headers=head).json()) == found
