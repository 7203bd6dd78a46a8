"""Reads a QR code from its squares, as a camera's program does once it has found them.

Versions 1 to 6 at level M with one run of bytes: all that a link is. Nothing is repaired: a code
with one wrong square is refused, which is what a test wants.
"""

from collections.abc import Callable, Iterator, Sequence

Rows = Sequence[Sequence[bool]]  # True is dark; without the border

# By version: blocks, and in each block the bytes of data and of correction.
LEVEL_M = {1: (1, 16, 10), 2: (1, 28, 16), 3: (1, 44, 26), 4: (2, 32, 18), 5: (2, 43, 24)}
LEVEL_M[6] = (4, 27, 16)
MASKS: list[Callable[[int, int], int]] = [
    lambda x, y: (x + y) % 2,
    lambda x, y: y % 2,
    lambda x, y: x % 3,
    lambda x, y: (x + y) % 3,
    lambda x, y: (x // 3 + y // 2) % 2,
    lambda x, y: x * y % 2 + x * y % 3,
    lambda x, y: (x * y % 2 + x * y % 3) % 2,
    lambda x, y: ((x + y) % 2 + x * y % 3) % 2,
]


def read(rows: Rows) -> str:
    """The text of the code; an AssertionError if it is none, or damaged."""
    size = len(rows)
    assert all(len(row) == size for row in rows)
    for x, y in ((0, 0), (size - 7, 0), (0, size - 7)):
        assert [list(row[x : x + 7]) for row in rows[y : y + 7]] == finder()
    level, mask = divmod(format_of(rows), 8)
    assert level == 0  # M
    blocks, length, correction = LEVEL_M[(size - 17) // 4]
    words = list(codewords(rows, mask))[: blocks * (length + correction)]
    data, checks = words[: blocks * length], words[blocks * length :]
    payload: list[int] = []
    for number in range(blocks):
        assert sound(data[number::blocks] + checks[number::blocks], correction)
        payload += data[number::blocks]
    bits = "".join(f"{word:08b}" for word in payload)
    assert bits[:4] == "0100"  # bytes
    count = int(bits[4:12], 2)
    text = bits[12 : 12 + 8 * count]
    assert bits[12 + 8 * count :].startswith("0000")  # the end
    return bytes(int(text[i : i + 8], 2) for i in range(0, len(text), 8)).decode()


def finder() -> list[list[bool]]:
    """The three squares by which a camera finds a code."""
    return [[max(abs(x - 3), abs(y - 3)) != 2 for x in range(7)] for y in range(7)]


def format_of(rows: Rows) -> int:
    """The level of correction and the mask, from beside the first finder."""
    places = [(8, y) for y in (0, 1, 2, 3, 4, 5, 7, 8)] + [(x, 8) for x in (7, 5, 4, 3, 2, 1, 0)]
    bits = sum(rows[y][x] << n for n, (x, y) in enumerate(places))
    return (bits ^ 0x5412) >> 10


def codewords(rows: Rows, mask: int) -> Iterator[int]:
    """The bytes in the order in which they are laid, two columns at a time from the right."""
    size, word, bits = len(rows), 0, 0
    for turn, right in enumerate([*range(size - 1, 6, -2), 5, 3, 1]):
        for y in range(size) if turn % 2 else range(size - 1, -1, -1):
            for x in (right, right - 1):
                if not fixed(x, y, size):
                    word = word * 2 + (rows[y][x] ^ (MASKS[mask](x, y) == 0))
                    bits += 1
                    if bits % 8 == 0:
                        yield word
                        word = 0


def fixed(x: int, y: int, size: int) -> bool:
    """Whether a square is part of the pattern, not of the data."""
    corner = (x < 9 and y < 9) or (x >= size - 8 and y < 9) or (x < 9 and y >= size - 8)
    aligned = size > 21 and size - 9 <= x <= size - 5 and size - 9 <= y <= size - 5
    return corner or aligned or x == 6 or y == 6


def sound(block: list[int], correction: int) -> bool:
    """Whether data and correction fit: the polynomial is nil at each root of the generator."""
    return all(value_at(block, root) == 0 for root in powers(correction))


def powers(count: int) -> list[int]:
    """The first powers of two in the field of 256 elements that QR codes use."""
    found = [1]
    while len(found) < count:
        found.append(times(found[-1], 2))
    return found


def times(one: int, other: int) -> int:
    """The product in that field."""
    result = 0
    for bit in range(7, -1, -1):
        result = (result << 1) ^ (0x11D if result & 0x80 else 0)
        result ^= one if other >> bit & 1 else 0
    return result


def value_at(block: list[int], root: int) -> int:
    """The polynomial with these coefficients, there."""
    result = 0
    for word in block:
        result = times(result, root) ^ word
    return result
