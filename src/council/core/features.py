"""The features of a view for learners: a table with one row for each kind of number.

Names, documentation, bounds and the form for networks are read off the table, and the compiled
writer of a game (`core/observer.py`) looks up there where its numbers go.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

FLAG = "flag"  # 0 or 1
COUNT = "count"  # a number of things
ONE_OF = "one of"  # the number of one of few things, `values` names them
WHICH = "which"  # the number of one of many things, 0 for none


@dataclass(frozen=True)
class Feature:
    """Numbers of one kind: one for each label, or a single one."""

    name: str
    about: str
    kind: str
    high: int = 1
    labels: tuple[str, ...] = ("",)
    values: tuple[str, ...] = ()  # of ONE_OF, by number; "" for a number that is not used
    low: int = 0

    def names(self) -> list[str]:
        """A name for each number."""
        return [f"{self.name} {label}".rstrip() for label in self.labels]


def flag(name: str, about: str, labels: Sequence[str] = ("",)) -> Feature:
    """Yes or no."""
    return Feature(name, about, FLAG, 1, tuple(labels))


def count(name: str, about: str, high: int, labels: Sequence[str] = ("",), low: int = 0) -> Feature:
    """How many; a larger number than `high` is told as `high`."""
    return Feature(name, about, COUNT, int(high), tuple(labels), (), low)


def one_of(name: str, about: str, values: Sequence[str], labels: Sequence[str] = ("",)) -> Feature:
    """Which of a few."""
    return Feature(name, about, ONE_OF, len(values) - 1, tuple(labels), tuple(values))


def which(name: str, about: str, high: int, labels: Sequence[str] = ("",)) -> Feature:
    """Which of many."""
    return Feature(name, about, WHICH, int(high), tuple(labels))


@dataclass(frozen=True)
class FeatureTable:
    """All features of a kind of game, in the order of the array."""

    rows: tuple[Feature, ...]

    @cached_property
    def names(self) -> tuple[str, ...]:
        """A name for each number of the array."""
        return tuple(name for row in self.rows for name in row.names())

    @cached_property
    def places(self) -> dict[str, int]:
        """Where in the array a name stands."""
        return {name: place for place, name in enumerate(self.names)}

    @cached_property
    def sizes(self) -> list[int]:
        """How many numbers each row has."""
        return [len(row.labels) for row in self.rows]

    @cached_property
    def highs(self) -> list[int]:
        """The largest value of each row."""
        return [row.high for row in self.rows]

    def __len__(self) -> int:
        return len(self.names)

    def low(self) -> list[int]:
        """The smallest value of each number."""
        return [row.low for row in self.rows for _ in row.labels]

    def high(self) -> list[int]:
        """The largest value of each number."""
        return [row.high for row in self.rows for _ in row.labels]

    def lines(self) -> list[str]:
        """The documentation, a line for each row."""
        found, at = [], 0
        for row in self.rows:
            last = at + len(row.labels) - 1
            where = f"{at}" if last == at else f"{at}-{last}"
            found.append(
                f"{where:>9}  {row.name} ({row.kind}, {row.low} to {row.high}): {row.about}"
            )
            at = last + 1
        return found


def of_seats(seats: int) -> tuple[str, ...]:
    """Seats are counted from the viewer on, so that a learner always sits at place 0."""
    return tuple(f"of seat +{k}" for k in range(seats))


def by_seat(seats: int, *before: str) -> tuple[str, ...]:
    """The values of a feature that says whose something is."""
    return (*before, *(f"seat +{k}" for k in range(seats)))


def numbered(seats: int) -> tuple[str, ...]:
    """Seats by their number at the table, as moves name them."""
    return tuple(f"seat {k}" for k in range(seats))
