"""Chance that nobody can steer and everybody can check: numbered draws from a secret that was
committed before the first draw, and from random values of the players (called words in the code).

    commitment = SHA-256(secret)                 a secret of 256 bits, in hex
    seal       = SHA-256("seat:word")            a word of 128 bits, in hex
    draw k     = HMAC-SHA256(secret, "k.try seat:word seat:word ...") as a number,
                 modulo the weight of all outcomes; with the first try, from 0, that is not beyond
                 the last whole multiple of it, so that every outcome gets its exact share
"""

import hmac
import re
from collections.abc import Sequence
from hashlib import sha256

BITS = 256
SECRET = re.compile("[0-9a-f]{64}")  # a commitment and a seal look the same
WORD = re.compile("[0-9a-f]{32}")


def commitment(secret: str) -> str:
    """What is published of a secret before anything is drawn."""
    return sha256(bytes.fromhex(secret)).hexdigest()


def seal(seat: int, word: str) -> str:
    """What a seat tells of its word before all have told as much."""
    return sha256(f"{seat}:{word}".encode()).hexdigest()


def lot(secret: str, number: int, words: Sequence[str], weight: int) -> int:
    """Draw a number from 0 to weight - 1, each equally likely."""
    key, limit = bytes.fromhex(secret), 2**BITS - 2**BITS % weight
    attempt = 0
    while True:
        text = " ".join([f"{number}.{attempt}", *words])
        drawn = int.from_bytes(hmac.digest(key, text.encode(), "sha256"), "big")
        if drawn < limit:
            return drawn % weight
        attempt += 1


def choose(secret: str, number: int, words: Sequence[str], odds: Sequence[int]) -> int:
    """The outcome of a draw among outcome, weight, outcome, weight ..."""
    left = lot(secret, number, words, sum(odds[1::2]))
    at = 0
    while left >= odds[at + 1]:
        left -= odds[at + 1]
        at += 2
    return odds[at]
