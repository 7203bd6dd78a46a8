"""What a store of tables must be able to do: keep their logs, their people, and fingerprints of who
may sit there."""

from collections.abc import Sequence
from typing import Protocol

from council.protocol.messages import ChatLine
from council.tables.storage.records import Note, People, Record, Row, Summary

MOST_NOTES = 200  # of a table's history and of its chat, that are read back


class Conflict(Exception):
    """Somebody else changed the game in between."""


class StoreFailed(Exception):
    """The store does not answer, or could not keep a change."""


class TableStore(Protocol):
    """Synchronous and free of rules. A change is of one revision of a game: it is made whole, or
    Conflict says that the game does not stand there."""

    # -- a game

    def create(
        self, record: Record, prints: dict[int, str], holder: str, held: Sequence[int]
    ) -> None:
        """A new game, its seat keys, and the seats held by whoever created it."""

    def load(self, table: str, first: int = 0, rev: int | None = None) -> Record | None:
        """The game, with its lines from one on; None when there is none, or nothing since `rev`."""

    def append(
        self,
        table: str,
        rev: int,
        v: int,
        first: int,
        rows: Sequence[Row],
        summary: Summary,
        notes: Sequence[Note] = (),
    ) -> int:
        """Add lines to a game, and note why; the new version."""

    def cut(
        self,
        table: str,
        rev: int,
        v: int,
        first: int,
        summary: Summary,
        kept: Sequence[Row] = (),
        notes: Sequence[Note] = (),
    ) -> int:
        """Take the lines from `first` on back, but for what is kept of them; the new version."""

    def follow(self, old: str, rev: int, record: Record) -> str:
        """Store a rematch with the holders of the old game; the first one stored counts."""

    def remove(self, table: str, rev: int) -> None:
        """Remove a game for good, with all that belongs to it."""

    def revs(self, tables: Sequence[str]) -> dict[str, int]:
        """The revisions of those of these games that there are."""

    # -- who sits where

    def people(self, table: str, rev: int, people: People) -> None:
        """Keep the seats and the status, and what the history says of it."""

    def seat(self, table: str, rev: int, people: People, holder: str = "", seat: int = -1) -> None:
        """Keep who sits where; with a holder, that their browser holds a seat."""

    def retire(self, table: str, rev: int, people: People, seat: int) -> None:
        """A bot takes the seat: its keys and holders lose it."""

    def say(self, table: str, rev: int, line: ChatLine) -> None:
        """Keep what was said; of old talk only as much as is read back."""

    def hide(self, table: str, holder: str, hidden: bool) -> bool:
        """Take a game off a browser's list, or put it back; False when it has no seat there."""

    def prints(self, table: str) -> dict[int, str]:
        """The fingerprint of each seat's key."""

    def tables_of(self, holder: str, most: int) -> list[tuple[Record, list[int]]]:
        """The games of a browser, the last changed first, with its seats."""

    # -- clocks

    def due(self, now: float) -> list[str]:
        """The tables at which a clock has something to say."""

    def clocks_run(self) -> bool:
        """Whether any clock runs at all."""

    def keep_uptime(self, value: float) -> None:
        """Keep how long the tables have been up in their life."""
