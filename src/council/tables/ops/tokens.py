"""Secrets of visitors: seat keys and browser cookies. Only their fingerprints are kept."""

import hmac
import secrets
from collections.abc import Mapping
from hashlib import sha256


def new_secret() -> str:
    """256 bits, as text that fits into a link."""
    return secrets.token_urlsafe(32)


def fingerprint(secret: str) -> str:
    """What is stored and compared."""
    return sha256(secret.encode("utf-8", "replace")).hexdigest()


def seat_of(key: str, prints: Mapping[int, str]) -> int | None:
    """The seat a key belongs to; takes as long for a wrong key as for a right one."""
    print_ = fingerprint(key)
    found = None
    for seat, known in prints.items():
        if hmac.compare_digest(print_, known):
            found = seat
    return found
