"""The parts of a report that are there, and where more are made."""

from typing import Protocol

import msgspec


class ReportParts(msgspec.Struct):
    """Some parts of a report as JSON, in order: values of positions, then judgments of decisions.
    Only the worker that made them understands them."""

    of: int = 0  # so many there are in all
    values: list[msgspec.Raw] = []
    judgments: list[msgspec.Raw] = []

    @property
    def done(self) -> int:
        return len(self.values) + len(self.judgments)

    def add(self, more: "ReportParts") -> None:
        """Take in the next ones."""
        self.of = more.of
        self.values += more.values
        self.judgments += more.judgments


class SliceMaker(Protocol):
    """Where slices of a report are made, apart from the table; Denied says why there is none."""

    async def slice(self, text: str, first: int, ours: bool) -> bytes:
        """The next parts of the report of a log, as JSON."""

    async def whole(self, text: str, parts: bytes, ours: bool) -> bytes:
        """The report from all of its parts, as JSON."""
