"""Whoever has a friend's key cannot look into their hand in silence: in whatever order browsers and
programs sit down on one seat, everybody is told, also those who come later."""

import json
from collections.abc import Iterator
from contextlib import ExitStack
from itertools import permutations
from pathlib import Path
from typing import Any

import httpx2
import pytest
from server.live import Live, ask, hear, live
from websockets.sync.client import ClientConnection

Json = Any
FRIENDS = [{"kind": "me"}, {"kind": "friend"}]
BEGINNINGS = {"at once": {}, "together": {"deal": "together"}}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with live(tmp_path_factory.mktemp("seats"), COUNCIL_LIMITS="tables=10000") as running:
        yield running


class Party:
    """Somebody who has the key of the second seat, with a browser and programs of their own."""

    def __init__(self, server: Live, new: Json) -> None:
        self.server = server
        self.table, self.key = new["table"], new["keys"][1]["key"]
        self.cookies: dict[str, str] = {}

    def browse(self) -> None:
        """Sit down in the browser, as the page does."""
        path = f"{self.server.address}/api/tables/{self.table}/sit"
        answer = httpx2.post(path, json={"key": self.key}, cookies=self.cookies)
        assert answer.status_code == 200, answer.text
        self.cookies.update(answer.cookies)

    def program(self, sockets: ExitStack, me: str = "") -> ClientConnection:
        """Sit down through a socket, which stays open."""
        socket = sockets.enter_context(self.server.connect(self.table))
        ask(socket, do="sit", key=self.key, **({"me": me} if me else {}))
        while hear(socket, "table")["held"] != [1]:
            pass
        return socket

    def peep(self, me: str = "") -> None:
        """A program sits down, sees the hand and goes."""
        with ExitStack() as sockets:
            self.program(sockets, me)


def founded(server: Live, seats: Json = FRIENDS, **customs: Json) -> Json:
    body = {"game": "intrigue", "seats": seats, "customs": {"grace": 0, **customs}}
    return httpx2.post(f"{server.address}/api/tables", json=body).json()


def alarms(server: Live, table: str) -> int:
    """How often the history says that the second seat was taken by another one."""
    with server.connect(table) as socket:
        return told(hear(socket, "table"))


def told(table: Json) -> int:
    also = [s for s in table["news"] if s["key"] == "server-told-also"]
    return sum(1 for sentence in also if sentence["facts"]["who"] == {"who": 1})


def holders(server: Live, table: str) -> int:
    with server.connect(table) as socket:
        return int(hear(socket, "table")["seats"][1]["holders"])


# -- two parties


@pytest.mark.parametrize("deal", BEGINNINGS)
@pytest.mark.parametrize("stays", [True, False])
def test_a_program_that_sat_down_before_the_friend_is_told(
    server: Live, deal: str, stays: bool
) -> None:
    """The founder's program is first, and stays or comes back later; the friend's own socket, which
    was open all the while, is told, and so is who connects anew."""
    new = founded(server, **BEGINNINGS[deal])
    thief, friend = Party(server, new), Party(server, new)
    with ExitStack() as sockets:
        program = thief.program(sockets)
        assert alarms(server, new["table"]) == 0  # one holder is nobody's business
        if not stays:
            program.close()
        watching = sockets.enter_context(server.connect(new["table"]))
        hear(watching, "table")
        friend.browse()
        while told(hear(watching, "table")) == 0:
            pass
        if stays:  # the newcomer is told, and who was there before
            while told(hear(program, "table")) == 0:
                pass
        assert alarms(server, new["table"]) == 1
        assert holders(server, new["table"]) == 2


@pytest.mark.slow
def test_every_order_of_two_parties_is_told(server: Live) -> None:
    """Each sits down in one of four ways, one after the other: in no order is it silent."""
    silent = []
    ways = ("browser", "program", "peep", "named")
    for first in ways:
        for second in ways:
            new = founded(server)
            with ExitStack() as sockets:
                for way, me in ((first, "t" * 16), (second, "f" * 16)):
                    party = Party(server, new)
                    if way == "browser":
                        party.browse()
                    elif way == "peep":
                        party.peep()
                    else:
                        party.program(sockets, me if way == "named" else "")
                if alarms(server, new["table"]) != 1:
                    silent.append((first, second))
    assert silent == []


def test_a_third_holder_is_told_too(server: Live) -> None:
    """A friend with a browser and a program of their own, and a thief, in every order."""
    for order in permutations(("browser", "program", "thief")):
        new = founded(server)
        friend, thief = Party(server, new), Party(server, new)
        with ExitStack() as sockets:
            for step in order:
                if step == "browser":
                    friend.browse()
                else:
                    (friend if step == "program" else thief).program(sockets)
            assert alarms(server, new["table"]) == 2, order


def test_a_program_that_the_table_knows_comes_back_in_silence(server: Live) -> None:
    new = founded(server)
    friend, thief = Party(server, new), Party(server, new)
    for _ in range(5):
        friend.peep("the-friends-own-program")
    assert alarms(server, new["table"]) == 0
    assert holders(server, new["table"]) == 1
    for count in (1, 1):
        thief.peep("a-program-of-somebody-else")
        friend.peep("the-friends-own-program")
        assert alarms(server, new["table"]) == count
    thief.peep()  # without a name it is nobody's
    assert alarms(server, new["table"]) == 2


def test_no_program_takes_the_place_of_one_that_is_gone_in_silence(server: Live) -> None:
    """A friend has a browser and a program without a word of its own, which is offline just now:
    whoever comes from the same address may be the thief."""
    new = founded(server)
    friend, thief = Party(server, new), Party(server, new)
    friend.browse()
    friend.peep()
    assert alarms(server, new["table"]) == 1
    for count in (2, 3, 4):
        (thief if count % 2 == 0 else friend).peep()
        assert alarms(server, new["table"]) == count
        assert holders(server, new["table"]) == 2  # so many as there were at one time
    with ExitStack() as sockets:
        socket = friend.program(sockets)
        for _ in range(3):  # through one socket it is itself
            ask(socket, do="sit", key=friend.key)
            hear(socket, "table")
    assert alarms(server, new["table"]) == 5


@pytest.mark.slow
def test_a_thief_who_comes_first_after_a_restart_is_told_when_the_program_returns(
    tmp_path: Path,
) -> None:
    with live(tmp_path) as server:
        new = founded(server)
        friend = Party(server, new)
        friend.browse()
        friend.peep()
        server.kill()
    with live(tmp_path) as server:
        Party(server, new).peep()
        friend.server = server
        friend.peep()
        assert alarms(server, new["table"]) == 2


def test_a_browser_that_sits_down_through_its_socket_is_itself(server: Live) -> None:
    """A program with the cookie of the browser is the same person."""
    new = founded(server)
    friend = Party(server, new)
    friend.browse()
    cookie = "; ".join(f"{name}={value}" for name, value in friend.cookies.items())
    with server.connect(new["table"], additional_headers={"Cookie": cookie}) as socket:
        assert hear(socket, "table")["held"] == [1]
        ask(socket, do="sit", key=friend.key)
        hear(socket, "table")
    assert alarms(server, new["table"]) == 0


# -- restarts


@pytest.mark.slow
def test_a_second_holder_stays_known_over_restarts_and_rematches(tmp_path: Path) -> None:
    """A program is told beside a browser once, not after each restart; but a thief who was there
    before the restart is told when the friend sits down after it."""
    with live(tmp_path) as server:
        own, stolen = founded(server), founded(server)
        friend = Party(server, own)
        friend.browse()
        friend.peep()
        Party(server, stolen).peep()
        assert [alarms(server, new["table"]) for new in (own, stolen)] == [1, 0]
        server.kill()
    for _ in range(2):
        with live(tmp_path) as server:
            friend.server = server
            friend.peep()
            assert alarms(server, own["table"]) == 1
            server.kill()
    with live(tmp_path) as server:
        Party(server, stolen).browse()
        assert alarms(server, stolen["table"]) == 1
        with ExitStack() as sockets:
            one = friend
            one.server = server
            program = one.program(sockets)
            ask(program, do="resign")  # and its holders lose the seat
            hear(program, "done")
            while (table := hear(program, "table"))["held"] != []:
                pass
            assert table["seats"][1]["holders"] == 0


def test_a_rematch_says_who_holds_a_seat_twice(server: Live) -> None:
    new = founded(server, [{"kind": "friend"}, {"kind": "friend"}])
    first, second, thief = Party(server, new), Party(server, new), Party(server, new)
    first.key = new["keys"][0]["key"]
    first.browse()
    second.browse()
    thief.peep()
    cookie = "; ".join(f"{name}={value}" for name, value in second.cookies.items())
    with server.connect(new["table"], additional_headers={"Cookie": cookie}) as socket:
        table = hear(socket, "table")
        ask(socket, do="propose", what="end", v=table["v"], n=1)
        hear(socket, "done")
        proposal = hear(socket, "table")["proposal"]
        head = "; ".join(f"{name}={value}" for name, value in first.cookies.items())
        with server.connect(new["table"], additional_headers={"Cookie": head}) as other:
            hear(other, "table")
            ask(other, do="agree", id=proposal["id"], yes=True, n=2)
            hear(other, "done")
    path = f"{server.address}/api/tables/{new['table']}/rematch"
    again = httpx2.post(path, cookies=second.cookies).json()["table"]
    assert alarms(server, again) == 1
    assert holders(server, again) == 2


@pytest.mark.slow
def test_the_page_of_the_history_cannot_hide_it(server: Live) -> None:
    """Only the last notes of a table are read back: the seat itself says how many hold it."""
    new = founded(server)
    friend, thief = Party(server, new), Party(server, new)
    friend.browse()
    thief.peep()
    with server.connect(new["table"]) as socket:
        seats = json.loads(socket.recv())["seats"]
    assert [seat["holders"] for seat in seats] == [1, 2]
