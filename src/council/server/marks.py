"""How far somebody has read the story of a table. A mark is the number of sentences he was told
and their sum: it says nothing he does not know, and fits only a story that begins with them. So it
need not be kept, or believed, and a story that was changed since is simply told from the start."""

import re
from zlib import crc32

from council.server.visitor import encode
from council.server.wire import Said

MARK = re.compile(r"([0-9]{1,7})\.([0-9a-f]{8})")


def further(mark: str, news: list[Said]) -> str:
    """The mark of one who had that one, and has read the news too."""
    count, total = _read(mark) or (0, 0)
    return f"{count + len(news)}.{_sum(news, total):08x}"


def rest(mark: str, tale: list[Said]) -> list[Said] | None:
    """What comes after a mark; None when it was not made in this tale."""
    found = _read(mark)
    if found is None or found[0] > len(tale):
        return None
    count, total = found
    return tale[count:] if _sum(tale[:count], 0) == total else None


def _read(mark: str) -> tuple[int, int] | None:
    found = MARK.fullmatch(mark)
    return (int(found[1]), int(found[2], 16)) if found else None


def _sum(news: list[Said], total: int) -> int:
    """Sentence after sentence: the same in one piece or in several."""
    return crc32(encode(news)[1:-1] + b",", total) if news else total
