"""Cookies of browsers. They are signed: one that this server has not issued is not accepted, so
nobody can give a browser a cookie made up beforehand and then share the seats it takes.
"""

import hmac
from base64 import urlsafe_b64encode
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from hashlib import sha256

from council.tables.ops.tokens import fingerprint, new_secret

NAME = "council"
PUBLIC_NAME = "__Host-council"  # browsers take it over TLS only, and from this very host
AGE = 365 * 24 * 3600
SHORTEST = 32  # characters of those that older versions issued; they were not signed
NEW, OLD = "new", "old"


@dataclass(frozen=True)
class Known:
    """A browser we have met, and a better cookie for it, if it is to get one."""

    holder: str
    cookie: str = ""


class Cookies:
    """Makes and reads cookies with the server's key; `holds` asks the store whether a holder has
    anything."""

    def __init__(self, key: bytes, public: bool, holds: Callable[[str], bool]) -> None:
        self.key = key
        self.name = PUBLIC_NAME if public else NAME
        self.holds = holds

    def issue(self) -> Known:
        """A cookie for a browser we have not met."""
        secret = new_secret()
        cookie = f"{secret}.{self._sign(NEW, secret)}"
        return Known(fingerprint(cookie), cookie)

    def read(self, headers: Sequence[str]) -> Known | None:
        """Who sends these headers. A page of another port may have set more cookies: the last one
        that we have signed counts."""
        for cookie in reversed(_values(headers, self.name)):
            holder = self._holder(cookie)
            if holder is not None:
                return Known(holder)
        return self._read_old(headers)

    def _holder(self, cookie: str) -> str | None:
        text, _, given = cookie.rpartition(".")
        if _same(given, self._sign(NEW, text)):
            return fingerprint(cookie)
        if _same(given, self._sign(OLD, text)):
            return fingerprint(text)
        return None

    def _read_old(self, headers: Sequence[str]) -> Known | None:
        """A cookie of an older version is exchanged for a signed one, if it holds anything: what
        holds nothing may have been planted, and nothing is lost with it."""
        for cookie in _values(headers, NAME)[-1:]:
            if len(cookie) >= SHORTEST and self._holder(cookie) is None:
                holder = fingerprint(cookie)
                if self.holds(holder):
                    return Known(holder, f"{cookie}.{self._sign(OLD, cookie)}")
        return None

    def _sign(self, kind: str, text: str) -> str:
        mac = hmac.new(self.key, f"{kind} {text}".encode("utf-8", "replace"), sha256)
        return urlsafe_b64encode(mac.digest()).decode().rstrip("=")


def _values(headers: Sequence[str], name: str) -> list[str]:
    """All cookies of a name."""
    pairs = [pair.partition("=") for header in headers for pair in header.split(";")]
    return [value.strip().strip('"') for found, _, value in pairs if found.strip() == name]


def _same(one: str, other: str) -> bool:
    return hmac.compare_digest(one.encode("utf-8", "replace"), other.encode())
