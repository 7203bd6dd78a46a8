"""Deal codes: chance that follows from a short public text, the same at every table.

    secret = SHA-256("council deal 1/GAME/SEATS/CODE"), in hex
    draw k = as for committed chance (`core.lots`), without random values of the players

Nothing about it is secret: whoever knows the code can work out every hidden card.
"""

import re
from dataclasses import dataclass
from hashlib import sha256

from council.core.game import Invalid
from council.core.state import Rng

LONGEST_CODE = 40
CODE = re.compile("[a-z0-9]+(?:-[a-z0-9]+)*")


@dataclass(frozen=True)
class DealCode:
    """A code in place of a generator: a game with it gets its chance from it."""

    text: str


def is_code(text: object) -> bool:
    """Whether it is a code as it is written down."""
    return isinstance(text, str) and len(text) <= LONGEST_CODE and bool(CODE.fullmatch(text))


def read_code(text: str) -> str:
    """A code that somebody typed: capitals do not count, and a space is a hyphen."""
    code = "-".join(text.lower().split()) if len(text) <= 2 * LONGEST_CODE else text
    if not is_code(code):
        raise Invalid("deal-code", got=text[:LONGEST_CODE], most=LONGEST_CODE)
    return code


def secret_of(code: str, game: str, seats: int) -> str:
    """What all draws of a code come from. Options have no part in it: another number of rounds
    begins with the same cards."""
    return sha256(f"council deal 1/{game}/{seats}/{code}".encode()).hexdigest()


def decision_rng(secret: str, purpose: str, moves: int) -> Rng:
    """A generator for what is decided after so many moves: the same for the same game so far."""
    key = sha256(f"{secret}/{purpose}/{moves}".encode()).digest()
    return Rng(int.from_bytes(key[:8], "big") >> 4)


def bot_seed(secret: str, moves: int) -> int:
    """The luck of a bot that decides after so many moves."""
    return int(decision_rng(secret, "bot", moves).below(2**31))
