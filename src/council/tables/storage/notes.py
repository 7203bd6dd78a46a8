"""What a store must be able to do with notes about moments: kept with a game and gone with it."""

from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True)
class MomentNote:
    """What a seat wrote about the moment before a line of the log."""

    n: int
    line: int
    seat: int
    text: str


class NoteStore(Protocol):
    """Synchronous. Each change is made whole or not at all."""

    def moment_notes(self, table: str) -> list[MomentNote]:
        """The notes of a game, in the order in which they were written."""

    def add_moment_note(self, table: str, line: int, seat: int, text: str, most: int) -> bool:
        """Keep one more; False when the game has so many already, or is gone."""

    def change_moment_note(self, table: str, n: int, text: str) -> None:
        """Keep another text in place of a note's; none deletes the note."""
