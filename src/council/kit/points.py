"""The reasons for one move rather than another, with their weights."""

from collections.abc import Iterable
from dataclasses import dataclass

from council.core.game import Fact, Message

MOST = 2  # sentences


@dataclass(frozen=True)
class Point:
    """A sentence, and how much what it says weighs; 0 or less: it says nothing for the move."""

    weight: float
    message: Message


def point(weight: float, key: str, **facts: Fact) -> Point:
    """A point from the key and the facts of its sentence."""
    return Point(weight, Message(key, facts))


def strongest(points: Iterable[Point], least: float) -> list[Message]:
    """The sentences that weigh most, each key once; of equals the first."""
    order = sorted((p for p in points if p.weight >= least), key=lambda p: -p.weight)
    found: dict[str, Message] = {}
    for one in order:
        found.setdefault(one.message.key, one.message)
    return list(found.values())[:MOST]
