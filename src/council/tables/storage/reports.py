"""What a store must be able to do with reports: one of each game, kept with it and gone with it."""

from dataclasses import dataclass
from typing import Protocol

from council import __version__


@dataclass(frozen=True)
class ReportRow:
    """The report of a game at a version of its log, or who makes it and how far they are."""

    v: int
    worker: str  # who makes it,
    beat: float  # and when they were last heard of
    done: int = 0
    of: int = 0
    text: str = ""  # the whole report; empty while it is being made
    program: str = __version__  # whose messages it speaks in


class ReportStore(Protocol):
    """Synchronous. If several change the same row, one succeeds."""

    def report(self, table: str) -> ReportRow | None:
        """What is kept of a game's report."""

    def put_report(self, table: str, row: ReportRow, before: ReportRow | None) -> bool:
        """Put a row where there is none, or in place of this one; whether that was so. A game that
        is gone gets none."""

    def drop_report(self, table: str, row: ReportRow) -> None:
        """Take the row away if it is still this one."""
