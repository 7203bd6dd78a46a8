"""The numbers of a view for learners, written by compiled code.

Each number takes two bytes, the low byte first. A row starts with zeros; `FeatureRows.section`
finds the place of the next feature of the game's table (`core/features.py`), so that table and
writer cannot disagree unnoticed.
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
class FeatureRows:
    """Rows of numbers, one for each view."""

    def __init__(self, sizes: list[int], highs: list[int]) -> None:
        self.out: BytesWriter = BytesWriter()
        plan = vec[i64](capacity=i64(2 * len(sizes) + 2))
        width: i64 = 0
        for k in range(len(sizes)):
            plan = append(append(plan, width), i64(highs[k]))
            width += i64(sizes[k])
        self.plan: vec[i64] = append(append(plan, width), 0)  # start and bound of each feature
        self.blank: bytes = bytes(2 * int(width))
        self.width: i64 = width
        self.base: i64 = 0  # where the row begins
        self.next: i64 = 0  # feature, counted twice: a place of the plan

    def begin(self) -> None:
        """One more row, all noughts."""
        assert self.next == 0
        self.out.write(self.blank)

    def end(self) -> None:
        """The row is written."""
        assert self.next + 2 == i64(len(self.plan)), "the table has more features"
        self.next = 0
        self.base += self.width

    def section(self, size: i64) -> i64:
        """Where the numbers of the next feature go; `size` is how many the writer has for it."""
        return self.sections(1, size)

    def sections(self, features: i64, size: i64) -> i64:
        """The same for so many features in a row, with so many numbers together."""
        k = self.next
        plan = self.plan
        start = plan[k]
        k += 2 * features
        assert plan[k] - start == size, "the feature has another size"
        self.next = k
        return self.base + start

    def one(self, value: i64) -> None:
        """The next feature, a single number; as much as its bound at most."""
        k = self.next
        self.next = k + 2
        if value != 0:
            plan = self.plan
            high = plan[k + 1]
            put(self.out, self.base + plan[k], value if value < high else high)

    def taken(self) -> bytes:
        """All rows since the last time."""
        found = self.out.getvalue()
        self.out.truncate(0)
        self.base = 0
        return found


@mypyc_attr(allow_interpreted_subclasses=True)
class FeatureWriter:
    """Writes views of a game. It has no fields, so one object serves all games of a kind."""

    def write(self, page: FeatureRows, view: State) -> None:
        """One row: all sections of the game's table of features, in its order."""
        raise NotImplementedError

    def write_seat(self, page: FeatureRows, state: State, seat: i64) -> None:
        """What a seat may know of a whole state: its view, unless a game has a quicker way."""
        self.write(page, state.mask(seat))


def numbers_of(observer: FeatureWriter, page: FeatureRows, view: State) -> bytes:
    """The numbers of one view."""
    page.begin()
    observer.write(page, view)
    page.end()
    return page.taken()


def seat_numbers_of(observer: FeatureWriter, page: FeatureRows, state: State, seat: i64) -> bytes:
    """What a seat may know of a whole state."""
    page.begin()
    observer.write_seat(page, state, seat)
    page.end()
    return page.taken()
