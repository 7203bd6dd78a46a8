"""Observations for networks: numbers between 0 and 1, made from the game's table of features.

Counts are scaled, large ones by their logarithm; a value from a short list becomes one column for
each possible value; a value from a long list is written in bits.
"""

import numpy as np
from numpy.typing import NDArray

from council.core.features import COUNT, FLAG, ONE_OF, Feature, FeatureTable

Floats = NDArray[np.float32]
LARGE = 32  # counts that may be larger are scaled by their logarithm


class Encoder:
    """Turns rows of numbers into rows for a network."""

    def __init__(self, table: FeatureTable) -> None:
        self.names: list[str] = []
        plain: list[tuple[int, int, Feature]] = []  # column, number, feature
        one: list[tuple[int, int, int]] = []  # column, number, value
        bit: list[tuple[int, int, int]] = []  # column, number, which bit
        number = 0
        for row in table.rows:
            for name in row.names():
                if row.kind in (FLAG, COUNT):
                    plain.append((len(self.names), number, row))
                    self.names.append(name)
                elif row.kind == ONE_OF:
                    for value, word in enumerate(row.values):
                        if word:
                            one.append((len(self.names), number, value))
                            self.names.append(f"{name}: {word}")
                else:
                    for k in range(row.high.bit_length()):
                        bit.append((len(self.names), number, k))
                        self.names.append(f"{name}, bit {k}")
                number += 1
        self.width = len(self.names)
        self._plain = _columns([(column, source) for column, source, _ in plain])
        self._low = np.array([row.low for _, _, row in plain], np.float32)
        span = np.array([row.high - row.low for _, _, row in plain], np.float32)
        self._large = span > LARGE
        self._scale = np.where(self._large, 1 / np.log1p(span), 1 / np.maximum(span, 1))
        self._scale = self._scale.astype(np.float32)
        self._one = _columns([(column, source) for column, source, _ in one])
        self._value = np.array([value for _, _, value in one], np.float32)
        self._bit = _columns([(column, source) for column, source, _ in bit])
        self._shift = np.array([k for _, _, k in bit], np.int64)

    def encode(self, numbers: Floats) -> Floats:
        """The form for networks of one row of numbers, or of many."""
        found = np.zeros((*numbers.shape[:-1], self.width), np.float32)
        plain = numbers[..., self._plain[1]] - self._low
        plain[..., self._large] = np.log1p(plain[..., self._large])
        found[..., self._plain[0]] = plain * self._scale
        found[..., self._one[0]] = numbers[..., self._one[1]] == self._value
        bits = numbers[..., self._bit[1]].astype(np.int64) >> self._shift & 1
        found[..., self._bit[0]] = bits
        return found


def _columns(pairs: list[tuple[int, int]]) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Where numbers go, and where they come from."""
    pair = np.array(pairs, np.int64).reshape(len(pairs), 2)
    return pair[:, 0], pair[:, 1]
