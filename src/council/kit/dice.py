"""Dice of one throw in one number, four bits per die: copying it costs nothing."""

from mypy_extensions import i64

from council.core.bits import shl


def die(dice: i64, k: i64) -> i64:
    """What the k-th die shows, from 0; 0: not thrown."""
    return (dice >> (4 * k)) & 15


def put(dice: i64, k: i64, face: i64) -> i64:
    """The dice with the k-th showing this face."""
    return (dice & ~shl(15, 4 * k)) | shl(face, 4 * k)


def falling(dice: i64) -> i64:
    """Up to three dice, the highest first."""
    a = dice & 15
    b = (dice >> 4) & 15
    c = (dice >> 8) & 15
    if a < b:
        x = a
        a = b
        b = x
    if b < c:
        x = b
        b = c
        c = x
    if a < b:
        x = a
        a = b
        b = x
    return a | (b << 4) | (c << 8)
