"""What was made last is not made again: the views of one table come one after the other, and much
of them is the same for all."""

from collections.abc import Callable
from typing import Generic, TypeVar

T = TypeVar("T")


class Again(Generic[T]):
    """Remembers one thing, and all that it was made of. Nobody may change it."""

    def __init__(self) -> None:
        self._last: tuple[object, T] | None = None  # read and replaced as one: threads may ask

    def of(self, parts: object, make: Callable[[], T]) -> T:
        """What is made of these parts. They say everything that it depends on, and nobody changes
        them: rows of numbers are copies."""
        last = self._last
        if last is not None and last[0] == parts:
            return last[1]
        made = make()
        self._last = (parts, made)
        return made
