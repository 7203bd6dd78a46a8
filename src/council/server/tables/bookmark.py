"""How far somebody has read the story of a table, for the time he comes back. A mark has only what
he knows: as whom he looked, how many moves and notes he was told, how many lines had been taken
back by then, and the sum of what he was told of the last move. It need not be kept, or believed:
one that does not fit is none, and one that was made up leaves out a part of his own story."""

import re
from zlib import crc32

import msgspec

from council.server.protocol.messages import Said
from council.server.tables.visitor import encode

PATTERN = re.compile(r"(-1|[0-9]{1,2})\.([0-9]{1,7})\.([0-9]{1,7})\.([0-9]{1,7})\.([0-9]{1,10})")


class Bookmark(msgspec.Struct, frozen=True):
    """A place in the story."""

    reader: int
    told: int
    noted: int
    back: int
    sum: int

    def __str__(self) -> str:
        return ".".join(map(str, msgspec.structs.astuple(self)))


def read(text: str) -> Bookmark | None:
    """A mark as it was sent."""
    found = PATTERN.fullmatch(text)
    return Bookmark(*map(int, found.groups())) if found else None


def sum_of(told: list[Said]) -> int:
    """So that another story of the same length is noticed, as after a backup was restored."""
    return crc32(encode(told))
