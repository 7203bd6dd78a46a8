"""How far a visitor has read the history of a table, for when they come back.

A bookmark has only what the visitor knows: the seat they looked from, how many moves and notes they
were told, how many lines had been taken back by then, and a checksum of what they were told about
the last move. The server need not keep it or believe it: one that does not fit is ignored, and one
that was made up only leaves out a part of that visitor's own history.
"""

import re
from zlib import crc32

import msgspec

from council.protocol.messages import Said
from council.tables.state.visitor import encode

PATTERN = re.compile(r"(-1|[0-9]{1,2})\.([0-9]{1,7})\.([0-9]{1,7})\.([0-9]{1,7})\.([0-9]{1,10})")


class Bookmark(msgspec.Struct, frozen=True):
    """A place in the history."""

    reader: int
    told: int
    noted: int
    back: int
    sum: int

    def __str__(self) -> str:
        return f"{self.reader}.{self.told}.{self.noted}.{self.back}.{self.sum}"


def read(text: str) -> Bookmark | None:
    """A bookmark as it was sent; None if it is not one."""
    found = PATTERN.fullmatch(text)
    return Bookmark(*map(int, found.groups())) if found else None


def sum_of(told: list[Said]) -> int:
    """A checksum: another history of the same length is noticed, as after a restored backup."""
    return crc32(encode(told))
