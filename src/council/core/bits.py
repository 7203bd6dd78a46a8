"""Small number helpers for hot files: sets of up to 62 members in one integer, packed arrays."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# Constants stay below 2**62: larger ones are boxed objects when compiled.
PAIRS: Final[i64] = 0x1555555555555555
FOURS: Final[i64] = 0x3333333333333333
EIGHTS: Final[i64] = 0x0F0F0F0F0F0F0F0F
NOUGHTS: Final = vec[i64]([0] * 64)


def shl(x: i64, n: i64) -> i64:
    """Shift left; a literal left of `<<` is miscompiled from bit 31 on."""
    return x << n


def popcount(x: i64) -> i64:
    """How many members the set has; one multiply-free ladder."""
    x = x - ((x >> 1) & PAIRS)
    x = (x & FOURS) + ((x >> 2) & FOURS)
    x = (x + (x >> 4)) & EIGHTS
    x += x >> 8
    x += x >> 16
    x += x >> 32
    return x & 0x7F


def lowest(x: i64) -> i64:
    """Index of the lowest member of a set that is not empty."""
    return popcount((x & -x) - 1)


def nth(x: i64, n: i64) -> i64:
    """Index of the n-th member (from 0), counted from the lowest."""
    for _step in range(n):
        x &= x - 1
    return lowest(x)


def zeros(n: i64) -> vec[i64]:
    """A fresh array of n <= 64 noughts: a slice of a constant beats a loop."""
    return NOUGHTS[:n]


def copy_into(target: vec[i64], source: vec[i64]) -> None:
    """The same members in an array that is there already: cheaper than a new one."""
    for i in range(i64(len(source))):
        target[i] = source[i]


def blank(target: vec[i64]) -> None:
    """Noughts in an array that is there already."""
    for i in range(i64(len(target))):
        target[i] = 0
