"""The numbers of a view, written by compiled code: what a game tells learners.

Two bytes a number, the low one first. A row begins as noughts; `Page.section` finds the place of
the next row of the game's table of features (`core/features.py`), so that table and writer cannot
disagree unnoticed.
"""

from typing import final

from librt.strings import BytesWriter
from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr, u8

from council.core.state import State


def put(out: BytesWriter, at: i64, value: i64) -> None:
    """One number that is not negative; it was 0 before."""
    out[2 * at] = u8(value & 255)
    if value > 255:
        out[2 * at + 1] = u8((value >> 8) & 127)


@final
class Page:
    """Rows of numbers, one for each view."""

    def __init__(self, sizes: list[int], highs: list[int]) -> None:
        self.out: BytesWriter = BytesWriter()
        starts = vec[i64](capacity=i64(len(sizes) + 1))
        limits = vec[i64](capacity=i64(len(sizes) + 1))
        width: i64 = 0
        for k in range(len(sizes)):
            starts = append(starts, width)
            limits = append(limits, i64(highs[k]))
            width += i64(sizes[k])
        self.starts: vec[i64] = append(starts, width)
        self.limits: vec[i64] = limits
        self.blank: bytes = bytes(2 * int(width))
        self.width: i64 = width
        self.base: i64 = 0  # where the row begins
        self.next: i64 = 0  # section

    def begin(self) -> None:
        """One more row, all noughts."""
        assert self.next == 0
        self.out.write(self.blank)

    def end(self) -> None:
        """The row is written."""
        assert self.next + 1 == i64(len(self.starts)), "the table has more features"
        self.next = 0
        self.base += self.width

    def section(self, size: i64) -> i64:
        """Where the numbers of the next feature go; `size` is how many the writer has for it."""
        k = self.next
        starts = self.starts
        start = starts[k]
        assert starts[k + 1] - start == size, "the feature has another size"
        self.next = k + 1
        return self.base + start

    def one(self, value: i64) -> None:
        """The next feature, a single number; as much as its bound at most."""
        high = self.limits[self.next]
        at = self.section(1)
        if value != 0:
            put(self.out, at, value if value < high else high)

    def taken(self) -> bytes:
        """All rows since the last time."""
        found = self.out.getvalue()
        self.out = BytesWriter()
        self.base = 0
        return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """Writes views of a game. It has no fields, so one object serves all games of a kind."""

    def write(self, page: Page, view: State) -> None:
        """One row: all sections of the game's table of features, in its order."""
        raise NotImplementedError


def write_view(observer: Observer, page: Page, view: State) -> None:
    """One row for a view."""
    page.begin()
    observer.write(page, view)
    page.end()


def numbers_of(observer: Observer, page: Page, view: State) -> bytes:
    """The numbers of one view."""
    write_view(observer, page, view)
    return page.taken()
