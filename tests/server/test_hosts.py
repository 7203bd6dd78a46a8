"""At home a server answers to the names it was started for, and believes no stranger about where a
request comes from. Otherwise a page of any site whose name leads here would pass for its own."""

import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx2
import pytest
from server.kit import FRIEND, ME
from server.live import START, Live, live
from websockets.exceptions import InvalidStatus

from council.cli.commands.serve import own_address
from council.server.ops.public_site import home_names, host_name

Json = Any
MACHINE = socket.gethostname().lower().partition(".")[0]
STRANGE = (
    "evil.example",
    "localhost.evil.example",
    "127.0.0.1.evil.example",
    "evil.example:{port}",
    "192.0.2.7:{port}",
    "localhost:80:80",
    "localhost@evil.example",
    "localhost/evil",
    "[::1",
    "",
)
OWN = ("localhost", "LOCALHOST:{port}", "127.0.0.1:{port}", "[::1]:{port}", "localhost:9000")


class InTheNetwork(Live):
    """At every address of this machine."""

    start = START.replace("run(*{words!r})", "run('0.0.0.0', *{words!r}[1:])")


class Called(Live):
    """Under a name of its own, behind a proxy it was told of."""

    start = (
        "import sys; from council.cli.run import run; words = {words!r};"
        "sys.exit(run(['serve', '--port', '0', '--data', words[2],"
        " '--origin', 'http://table.lan:8400', '--proxy', '127.0.0.1']))"
    )


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with live(tmp_path_factory.mktemp("home"), COUNCIL_LIMITS="tables=4") as running:
        yield running


def status(server: Live, host: str, path: str = "/api/games") -> int:
    port = int(server.address.rsplit(":", 1)[1])
    return asked(server, path, f"Host: {host.format(port=port)}\r\n")


def asked(server: Live, path: str, headers: str) -> int:
    """The status of an answer to a request as it stands here."""
    host, port = server.address.removeprefix("http://").rsplit(":", 1)
    with socket.create_connection((host, int(port))) as line:
        end = "" if "Upgrade" in headers else "Connection: close\r\n"
        line.sendall(f"GET {path} HTTP/1.1\r\n{headers}{end}\r\n".encode())
        return int(line.makefile("rb").readline().split()[1])


@pytest.mark.parametrize("host", STRANGE)
def test_a_name_that_is_not_ours_is_refused(server: Live, host: str) -> None:
    for path in ("/", "/api/games", "/api/tables", "/readyz", "/metrics"):
        assert status(server, host, path) == 421
    assert status(server, host, "/healthz") == 200
    port = server.address.rsplit(":", 1)[1]
    upgrade = (
        f"Host: {host.format(port=port)}\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nConnection: Upgrade\r\n"
    )
    assert asked(server, "/ws/any-table", upgrade) == 403


def test_the_refusal_says_what_to_do(server: Live) -> None:
    answer = httpx2.get(f"{server.address}/", headers={"host": "evil.example"})
    assert answer.json() == {
        "code": "wrong_host",
        "said": {"key": "server-wrong-host", "facts": {}},
    }


@pytest.mark.parametrize("host", OWN)
def test_its_own_names_are_answered(server: Live, host: str) -> None:
    assert status(server, host) == 200


def test_two_hosts_are_refused(server: Live) -> None:
    for headers in (
        "Host: localhost\r\nHost: evil.example\r\n",
        "Host: evil.example\r\nHost: localhost\r\n",
        "Host: localhost\r\nhost: localhost\r\n",
    ):
        assert asked(server, "/api/games", headers) == 400


@pytest.mark.slow
def test_nobody_is_believed_about_addresses(server: Live) -> None:
    """Whoever says that each request comes from somewhere else is one address all the same."""
    body = {"game": "intrigue", "seats": [ME, FRIEND]}
    codes = [
        httpx2.post(
            f"{server.address}/api/tables",
            json=body,
            headers={"x-forwarded-for": f"198.51.100.{n}", "x-forwarded-proto": "https"},
        ).status_code
        for n in range(30)
    ]
    assert codes.count(201) <= 4
    assert codes[-1] == 429


@pytest.mark.slow
def test_in_a_network_every_address_and_name_of_the_machine_counts(tmp_path: Path) -> None:
    server = InTheNetwork(tmp_path)
    try:
        for host in (own_address(), MACHINE, f"{MACHINE}.local", "localhost"):
            assert status(server, host + ":{port}") == 200, host
        for host in ("192.0.2.7", "evil.example", f"{MACHINE}.evil.example", "0.0.0.0"):
            assert status(server, host) == 421, host
        with server.connect(server.found("me", "friend")[0]):
            pass
    finally:
        server.kill()


@pytest.mark.slow
def test_a_name_it_was_given_and_a_proxy_it_was_told_of(tmp_path: Path) -> None:
    server = Called(tmp_path, COUNCIL_LIMITS="tables=4")
    try:
        assert status(server, "table.lan:8400") == status(server, "table.lan") == 200
        assert status(server, "other.lan:8400") == 421
        body = {"game": "intrigue", "seats": [ME, FRIEND]}
        for n in range(10):
            head = {"x-forwarded-for": f"198.51.100.{n}", "x-forwarded-proto": "https"}
            answer = httpx2.post(f"{server.address}/api/tables", json=body, headers=head)
            assert answer.status_code == 201
            assert "Secure" in answer.headers["set-cookie"]
        table = answer.json()["table"]
        with pytest.raises(InvalidStatus), server.connect(table, origin="http://evil.lan:8400"):
            pass
    finally:
        server.kill()


def test_names_as_they_are_compared() -> None:
    assert home_names("127.0.0.1") == {"localhost", "127.0.0.1", "::1"}
    assert {"table.lan", MACHINE, f"{MACHINE}.local"} <= home_names("table.lan")
    assert "0.0.0.0" not in home_names("0.0.0.0")
    assert "xn--mller-kva.example" in home_names("::1", "https://müller.example/")
    assert [host_name(host) for host in ("A.b:1", "[::1]:80", "x y", "[::1]x")] == [
        "a.b",
        "::1",
        "",
        "",
    ]
