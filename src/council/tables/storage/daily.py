"""What a store must be able to do with tries of the deal of the day."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from council.tables.storage.records import Record


@dataclass(frozen=True)
class TryRow:
    """A try at a table; a practice counts for nothing."""

    table: str
    day: str
    game: str
    counted: bool
    name: str  # as others may see it; "": they may not


class DailyStore(Protocol):
    """Synchronous. Tries go with their games."""

    def begin_try(
        self,
        row: TryRow,
        claim: str,
        record: Record,
        prints: dict[int, str],
        holder: str,
        person: str,
    ) -> bool:
        """A new game and the try that it is, with the person whose it is, or nothing at all. A
        claim stands for one person, game and day; False if it is taken."""

    def tries_of(self, holder: str, person: str, most: int) -> Sequence[tuple[TryRow, Record]]:
        """The tries that a browser began, and those of a person on other devices; the last day
        first."""

    def tries(self, day: str, game: str, most: int) -> Sequence[tuple[TryRow, Record]]:
        """The finished counted tries of all who gave a name."""

    def rival(self, day: str, game: str, level: str) -> str | None:
        """What is kept of a bot's game on a deal."""

    def put_rival(self, day: str, game: str, level: str, result: str) -> None:
        """Keep it."""
