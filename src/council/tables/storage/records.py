"""A stored game as the server holds it: its lines, its seats, its status."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal

import msgspec

from council.core.game import Json
from council.protocol.messages import ChatLine, Said
from council.tables.storage.status import TableStatus

NO_STATUS = TableStatus()


class Arms(msgspec.Struct, frozen=True):
    """The crest and the colour a player is known by, a word each; empty: none chosen."""

    crest: str = ""
    colour: str = ""


class Chair(msgspec.Struct):
    """Who sits on a seat."""

    name: str
    kind: Literal["person", "bot", "open"]
    level: str = ""
    away: bool = False  # the person is gone and a bot stands in
    crest: str = ""
    colour: str = ""

    def arms(self) -> Arms:
        """The crest and the colour of its player."""
        return Arms(self.crest, self.colour)


@dataclass(frozen=True, slots=True)
class Note:
    """A note in the history of a table, and how many moves had been made before."""

    n: int
    moves: int
    said: Said


@dataclass(frozen=True, slots=True)
class Row:
    """A line of a log, the version it answered and the move as it was sent."""

    text: str
    v: int = 0
    said: str = ""


@dataclass(frozen=True)
class Summary:
    """What a list of games shows of one, and the status of its table."""

    asked: int | None
    results: list[dict[str, Json]]
    changed: float
    status: TableStatus = NO_STATUS
    due: float | None = None  # when a clock has something to do


@dataclass
class Record:
    """One stored game."""

    id: str
    game: str
    head: str
    chairs: list[Chair]
    v: int
    summary: Summary
    rematch: str = ""
    rows: list[Row] = field(default_factory=list)
    notes: list[Note] = field(default_factory=list)
    chat: list[ChatLine] = field(default_factory=list)
    rev: int = 0  # rises with every change
    holds: dict[str, list[int]] = field(default_factory=dict, compare=False)  # seats of browsers
    here: dict[str, set[int]] = field(default_factory=dict, compare=False)  # and of workers


@dataclass(frozen=True)
class People:
    """The seats and the status of a table after a change, and what is noted of it."""

    chairs: list[Chair]
    summary: Summary
    notes: Sequence[Note] = ()
