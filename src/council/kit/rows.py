"""Rows of numbers with a fixed length: a stack of frames, a list of effects that last."""

from typing import Optional, final

from librt.vecs import append, vec
from mypy_extensions import i64


@final
class Rows:
    """`count` rows of `width` numbers. There may be room for more: noughts at the end."""

    def __init__(self, width: i64, source: Optional["Rows"]) -> None:
        self.width: i64 = width
        if source is None:
            self.count: i64 = 0
            self.numbers: vec[i64] = vec[i64]()
        else:
            self.count = source.count
            self.numbers = source.numbers[:]

    # -- reading

    def get(self, row: i64, which: i64) -> i64:
        """One number of a row."""
        return self.numbers[row * self.width + which]

    def top(self, which: i64) -> i64:
        """One number of the last row."""
        return self.numbers[(self.count - 1) * self.width + which]

    def used(self) -> vec[i64]:
        """The numbers of all rows, without the room behind them."""
        return self.numbers[: self.count * self.width]

    # -- changing

    def put(self, row: i64, which: i64, value: i64) -> None:
        """Change one number of a row."""
        self.numbers[row * self.width + which] = value

    def put_top(self, which: i64, value: i64) -> None:
        """Change one number of the last row."""
        self.numbers[(self.count - 1) * self.width + which] = value

    def push(self) -> None:
        """One more row, all noughts."""
        self.count += 1
        if self.count * self.width > i64(len(self.numbers)):
            numbers = self.numbers
            for _step in range(self.width):
                numbers = append(numbers, 0)
            self.numbers = numbers

    def pop(self) -> None:
        """Take the last row out."""
        self.count -= 1
        base = self.count * self.width
        for k in range(self.width):
            self.numbers[base + k] = 0

    def drop(self, row: i64) -> None:
        """Take one row out; those behind it move up."""
        for k in range(row * self.width, (self.count - 1) * self.width):
            self.numbers[k] = self.numbers[k + self.width]
        self.pop()
