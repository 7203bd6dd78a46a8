"""AU-5 and what else a server in public insists on; limits; figures for the operator only."""

import re
from pathlib import Path
from typing import Any

import pytest
from server.kit import FRIEND, ME, Browser, running
from starlette.websockets import WebSocketDisconnect

from council.cli.run import run as council
from council.core.game import Invalid
from council.server.ops.limits import IN_PUBLIC, LIMITS, read_limits
from council.server.ops.public_site import check_secrets, read_site, standing
from council.server.settings import Settings

TOKEN = "fR3xQpl0Zk_aBcDeFgHiJkLmNoPqRsTuV8wXyZ"
HOME = {"COUNCIL_TOKEN": TOKEN}
WRONG = ("Bearer x", TOKEN[:-1], TOKEN, f"Bearer{TOKEN}", f"Basic {TOKEN}", f"Bearer  {TOKEN}")
SITE = read_site("https://table.example.org", "127.0.0.1")


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize(
    ("words", "token", "told"),
    [
        (["--public"], TOKEN, "--origin"),
        (["--public", "--origin", "http://table.example.org"], TOKEN, "https://"),
        (["--public", "--origin", "https://table.example.org/path"], TOKEN, "https://"),
        (["--public", "--origin", "https://"], TOKEN, "https://"),
        (["--public", "--origin", "https://table.example.org"], "", "COUNCIL_TOKEN"),
        (["--public", "--origin", "https://table.example.org"], "short", "secrets.token_urlsafe"),
        (["--public", "--origin", "https://a.example.org"], "changeme" * 5, "COUNCIL_TOKEN"),
        (["--public", "--origin", "https://a.example.org"], "a" * 64, "COUNCIL_TOKEN"),
        (["--public", "--origin", "https://a.example", "--proxy", "caddy"], TOKEN, "127.0.0.1"),
        (["--origin", "table.lan"], TOKEN, "http://"),
        (["--origin", "ftp://a.example.org"], TOKEN, "http://"),
        (["--proxy", "caddy"], TOKEN, "127.0.0.1"),
        (["--limits", "tables=0"], "", "1000000"),
        (["--limits", "cats=3"], "", "sockets-an-address"),
        (["--log", "loud"], "", "json"),
    ],
)
def test_au_5_a_public_server_refuses_to_start_without_good_secrets(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    words: list[str],
    token: str,
    told: str,
    lang: str,
) -> None:
    """Exit code 2, and a sentence that says how to mend it."""
    monkeypatch.setenv("COUNCIL_TOKEN", token)
    monkeypatch.delenv("COUNCIL_SITE", raising=False)
    code = council(["serve", "--data", str(tmp_path), "--port", "0", "--lang", lang, *words])
    out, err = capsys.readouterr()
    assert (code, out) == (2, "")
    assert told in err
    assert token not in err or not token


@pytest.mark.parametrize("password", ["", "postgres", "Password", "changeme"])
@pytest.mark.parametrize("name", ["COUNCIL_SMTP", "COUNCIL_DATABASE"])
def test_au_5_a_password_that_everybody_tries_first_is_refused(name: str, password: str) -> None:
    url = f"postgresql://council:{password}@db.example.org/council"
    with pytest.raises(Invalid) as refused:
        check_secrets({**HOME, name: url})
    assert refused.value.message.key == "server-public-password"
    assert refused.value.message.facts == {"name": name}
    assert check_secrets({**HOME, name: "postgresql:///council"}) == TOKEN
    assert check_secrets({**HOME, name: "postgresql://council@localhost/council"}) == TOKEN


@pytest.mark.parametrize(
    ("typed", "host"),
    [
        ("https://table.example.org:443", "table.example.org"),
        ("https://Table.example.org:8443/", "table.example.org:8443"),
        ("https://tisch.müller.example", "tisch.xn--mller-kva.example"),
        ("https://[2001:DB8::1]:443", "[2001:db8::1]"),
    ],
)
def test_the_site_is_called_as_browsers_call_it(typed: str, host: str) -> None:
    site = read_site(typed, "127.0.0.1, 10.0.0.0/8")
    assert (site.host, site.origin) == (host, f"https://{host}")


@pytest.mark.parametrize(
    "typed", ["https://me:geheim@a.example", "https://a..example", "https://[::1"]
)
def test_what_is_no_site_is_told_without_secrets(typed: str) -> None:
    with pytest.raises(Invalid) as refused:
        read_site(typed, "127.0.0.1")
    assert refused.value.message.key == "server-public-origin"
    assert "geheim" not in str(refused.value.message.facts)


def test_a_missing_site_is_asked_for() -> None:
    with pytest.raises(Invalid) as refused:
        read_site("", "127.0.0.1")
    assert refused.value.message.key == "server-public-no-origin"


def test_a_public_server_is_careful_and_may_be_told_otherwise(tmp_path: Path) -> None:
    fields = standing(HOME, True, "https://Table.example.org/", "10.0.0.7", "tables=7 sockets=9")
    settings = Settings(tmp_path, **fields)
    assert settings.site is not None
    assert (settings.site.origin, settings.site.host) == (SITE.origin, SITE.host)
    assert settings.site.proxy == "10.0.0.7"
    assert (settings.tables_a_minute, settings.sockets) == (7, 9)
    assert settings.sockets_an_address == IN_PUBLIC["sockets_an_address"]
    home = standing({}, False, "", "", "")
    assert (home["token"], home["proxy"]) == ("", "")
    assert home["names"] == {"localhost", "127.0.0.1", "::1"}
    assert {field for field, _, _ in LIMITS.values()} <= set(Settings.__dataclass_fields__)
    assert read_limits("") == {}


def test_in_public_only_its_own_name_is_answered(tmp_path: Path) -> None:
    with running(tmp_path, site=SITE, token=TOKEN) as server:
        ann = Browser(server)
        right = {"host": SITE.host}
        for path in ("/", "/api/games"):
            assert ann.refused("GET", path, 421) == "wrong_host"
            answer = ann.call("GET", path, headers=right)
            assert answer.status_code == 200
            assert "max-age" in answer.headers["strict-transport-security"]
        body = {"game": "intrigue", "seats": [ME, FRIEND]}
        for origin, status in (
            ("https://table.example.org", 201),
            ("http://table.example.org", 403),
            ("https://evil.example", 403),
        ):
            head = {**right, "origin": origin}
            answer = ann.call("POST", "/api/tables", headers=head, json=body)
            assert answer.status_code == status
        assert (
            "Secure"
            in server.client.post("/api/tables", headers=right, json=body).headers["set-cookie"]
        )
        server.client.cookies.clear()
        table = ann.call("GET", "/api/tables", headers=right).json()[0]["table"]
        with ann.at(table, headers={**right, "origin": SITE.origin}) as a:
            assert a.table["held"] == [0]
        with pytest.raises(WebSocketDisconnect), ann.at(table):
            pass


def test_sockets_have_limits(tmp_path: Path) -> None:
    with running(tmp_path, sockets_an_address=3) as server:
        ann = Browser(server)
        new = ann.found(ME, FRIEND)
        with ann.at(new.table), ann.at(new.table), ann.at(new.table):
            with pytest.raises(WebSocketDisconnect), ann.at(new.table):
                pass
            assert server.services.connections.inside.total() == 3
        with ann.at(new.table) as again:
            assert again.table["held"] == [0]


# -- figures


def figures(server: Any, **headers: str) -> Any:
    return Browser(server).call("GET", "/metrics", headers=headers)


def test_figures_are_for_the_operator_only(tmp_path: Path) -> None:
    with running(tmp_path / "a", token=TOKEN) as server:
        for path in ("/metrics", "/readyz"):
            for head in ({}, *({"authorization": word} for word in WRONG)):
                assert Browser(server).refused("GET", path, 404, headers=head) == "not_found"
            good = Browser(server).call("GET", path, headers={"authorization": f"Bearer {TOKEN}"})
            assert good.status_code == 200
        assert Browser(server).call("GET", "/healthz").text == "ok\n"
    with running(tmp_path / "b") as server:  # without a token: who sits at the machine
        assert figures(server).status_code == 404
        for address, status in (("127.0.0.1", 200), ("::1", 200), ("192.0.2.7", 404)):
            server.client._transport.client = (address, 1)  # type: ignore[attr-defined]
            assert figures(server).status_code == status
        server.client._transport.client = ("127.0.0.1", 1)  # type: ignore[attr-defined]
        assert figures(server, **{"x-forwarded-for": "192.0.2.7"}).status_code == 404


def test_figures_count_what_happens(tmp_path: Path) -> None:
    with running(tmp_path, token=TOKEN) as server:
        ann = Browser(server)
        new = ann.found(ME, FRIEND)
        with ann.at(new.table) as a, Browser(server).at(new.table):
            assert a.move()["is"] == "done"
            a.socket.send_text("?")
            a.settle()
            text = figures(server, authorization=f"Bearer {TOKEN}").text
        found = dict(line.rsplit(" ", 1) for line in text.splitlines() if line[0] != "#")
        assert found["council_tables"] == found["council_games_running"] == "1"
        assert found["council_sockets"] == "2"
        assert found["council_sockets_seated"] == "1"
        assert found['council_messages_total{do="move"}'] == "1"
        assert found['council_wrong_total{code="bad_message"}'] == "1"
        assert found['council_http_requests_total{status="2xx"}'] == "1"
        assert found['council_move_seconds_bucket{le="+Inf"}'] == "1"
        assert found["council_move_seconds_count"] == "1"
        for line in text.splitlines():
            assert re.fullmatch(
                r"# (HELP|TYPE) council_\w+ .+|council_\w+(\{\w+=\"[\w.+]+\"\})? [\d.e+-]+", line
            ), line
        for secret in (new.table, new.keys[0], ann.cookie):
            assert secret not in text


def test_a_database_that_does_not_answer_is_told(tmp_path: Path) -> None:
    from sqlalchemy.exc import OperationalError

    def broken() -> float:
        raise OperationalError("", {}, Exception("gone"))

    with running(tmp_path, token=TOKEN) as server:
        head = {"authorization": f"Bearer {TOKEN}"}
        assert Browser(server).call("GET", "/readyz", headers=head).text == "ready\n"
        server.services.store.uptime = broken  # type: ignore[method-assign]
        assert Browser(server).call("GET", "/readyz", headers=head).status_code == 503
