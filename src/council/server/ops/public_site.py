"""Checks for a public server: its address, and secrets that nobody can guess."""

import re
import socket
from collections.abc import Mapping
from dataclasses import dataclass
from ipaddress import ip_network
from typing import Any
from urllib.parse import urlsplit

from council.core.game import Invalid
from council.server.ops.limits import IN_PUBLIC, read_limits

SHORTEST = 32  # characters of a token
FEWEST = 10  # different ones
# What stands in examples, and what people type when they want to be done.
KNOWN = (
    "password",
    "passwort",
    "changeme",
    "change-me",
    "secret",
    "example",
    "token",
    "12345",
    "admin",
)
KNOWN_PASSWORDS = ("", "postgres", "council", "root", "user", "mail", "smtp", *KNOWN)
TOKEN = "COUNCIL_TOKEN"
HOST = re.compile(r"(?:\[([0-9a-f:.]+)\]|([0-9a-z_.-]+))(?::[0-9]{1,5})?")
NEAR = ("localhost", "127.0.0.1", "::1", None)
LOOPBACK = ("localhost", "127.0.0.1", "::1")
ANY = ("0.0.0.0", "::")


@dataclass(frozen=True)
class Site:
    """Where players find the table, through which proxy."""

    origin: str  # https://table.example.org
    proxy: str = "127.0.0.1"  # whose word about addresses counts

    @property
    def host(self) -> str:
        return urlsplit(self.origin).netloc


def read_site(origin: str, proxy: str) -> Site:
    """The site of an origin as it was typed; Invalid says what would be right."""
    if not origin.strip():
        raise Invalid("server-public-no-origin")
    try:
        parts = urlsplit(origin.strip().rstrip("/").lower())
        name = _as_browsers_say(parts.hostname or "", parts.port)
    except ValueError:
        name = ""
    if not name or parts.scheme != "https" or parts.path or parts.query or parts.fragment:
        raise Invalid("server-public-origin", got=origin[:80])
    if parts.username is not None:
        raise Invalid("server-public-origin", got=f"{parts.scheme}://...@{name}"[:80])
    return Site(f"https://{name}", checked_proxy(proxy))


def checked_proxy(proxy: str) -> str:
    """Addresses as they were typed; Invalid when they are none."""
    try:
        for address in proxy.split(","):
            ip_network(address.strip(), strict=False)
    except ValueError:
        raise Invalid("server-public-proxy", got=proxy[:80]) from None
    return proxy


def home_names(host: str, origin: str = "") -> frozenset[str]:
    """The names under which a server at home is asked: what it was started for, what this machine
    calls itself, and the name in its origin. Its addresses need no name: the line tells them."""
    names = {*LOOPBACK, host.lower()} - set(ANY)
    if host not in LOOPBACK:
        machine = socket.gethostname().lower()
        short = machine.partition(".")[0]
        names |= {machine, short, f"{short}.local"}
    if origin:
        names.add(_name_of(origin))
    return frozenset(names)


def _name_of(origin: str) -> str:
    try:
        parts = urlsplit(origin.strip().rstrip("/").lower())
        name = _as_browsers_say(parts.hostname or "", None)
    except ValueError:
        name = ""
    if not name or parts.scheme not in ("http", "https") or parts.path or parts.username:
        raise Invalid("server-home-origin", got=origin[:80])
    return name.strip("[]")


def host_name(header: str) -> str:
    """The name in a Host header, without its port; empty when it is none."""
    found = HOST.fullmatch(header.lower())
    return (found[1] or found[2]) if found else ""


def _as_browsers_say(host: str, port: int | None) -> str:
    """Host and port as they come in requests: not the port that https has anyway, and letters of
    other alphabets in the way of the net."""
    name = f"[{host}]" if ":" in host else host.encode("idna").decode()
    return name if port in (None, 443) else f"{name}:{port}"


def check_secrets(environment: Mapping[str, str]) -> str:
    """The token of the operator; Invalid names the secret that is missing or known to all, and how
    to make a good one. The secret itself is not said."""
    token = environment.get(TOKEN, "")
    weak = len(token) < SHORTEST or len(set(token)) < FEWEST
    if weak or any(word in token.lower() for word in KNOWN):
        raise Invalid("server-public-token", name=TOKEN, shortest=str(SHORTEST))
    for name in ("COUNCIL_SMTP", "COUNCIL_DATABASE"):
        _check_password(name, environment.get(name, ""))
    return token


def standing(
    environment: Mapping[str, str],
    public: bool,
    origin: str,
    proxy: str,
    limits: str,
    host: str = LOOPBACK[1],
) -> dict[str, Any]:
    """The settings that say how open a server is; Invalid says why it cannot start. At home only a
    proxy that was named is believed: anybody can say from where a request comes."""
    if public:
        site = read_site(origin or environment.get("COUNCIL_SITE", ""), proxy or LOOPBACK[1])
        fields = {**IN_PUBLIC, "site": site, "token": check_secrets(environment)}
        return fields | {"proxy": site.proxy} | read_limits(limits)
    return {
        "token": environment.get(TOKEN, ""),
        "names": home_names(host, origin),
        "proxy": checked_proxy(proxy) if proxy else "",
    } | read_limits(limits)


def _check_password(name: str, url: str) -> None:
    try:
        parts = urlsplit(url)
        user, password, host = parts.username, parts.password or "", parts.hostname
    except ValueError:
        return  # who reads it says what is wrong with it
    alone = not password and host in NEAR  # the system itself knows who connects
    if user and not alone and password.lower() in KNOWN_PASSWORDS:
        raise Invalid("server-public-password", name=name)
