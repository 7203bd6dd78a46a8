"""Networks that are taught from examples, with numpy: two hidden layers of rectified units, Adam.

Equal seeds and examples give equal weights on machines of the same kind.
"""

from collections.abc import Callable
from dataclasses import dataclass
from math import sqrt
from typing import Any

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]
Bytes = NDArray[np.int8]
Places = NDArray[np.int64]

FIRST, SECOND = 32, 16  # units of the hidden layers
RATE = 2e-3  # of learning, at the beginning
DECAY = 1e-4
DIGITS = 4  # of a weight in a file
PACE = 0.03  # of learning sums of weights, at the beginning
SIMPLE = 2e-6  # how strongly weights stay near 0


@dataclass(frozen=True)
class Decisions:
    """Choices between moves: a row a move, how many moves each has, and how good each of them is,
    1 over all moves of a decision."""

    rows: Bytes
    counts: Places
    wanted: Floats


@dataclass(frozen=True)
class Choices:
    """Choices between moves: for each move the places of its weights, how many moves each choice
    has, and which of them was made."""

    places: Places
    counts: Places
    made: Places


@dataclass(frozen=True)
class Outcomes:
    """Positions as a seat stands in them, a row each, and the share of the victory that this seat
    got in the end."""

    rows: Bytes
    won: Floats


class Student:
    """A network that is being taught."""

    def __init__(self, rows: Bytes, rng: np.random.Generator) -> None:
        width = rows.shape[1]
        some = rows[:200_000].astype(np.float32)
        self.mean = some.mean(axis=0)
        self.spread = some.std(axis=0) + np.float32(0.05)
        sizes = [(width, FIRST), (FIRST, SECOND), (SECOND, 1)]
        self.weights = [
            rng.normal(0, sqrt(2 / size[0]), size).astype(np.float32) for size in sizes
        ] + [np.zeros(size[1], np.float32) for size in sizes]
        self.moments = [(np.zeros_like(w), np.zeros_like(w)) for w in self.weights]
        self.steps = 0

    def answer(self, rows: Bytes) -> tuple[Floats, list[Floats]]:
        """What the network says to each row, and what its layers saw."""
        one, two, three, *bias = self.weights
        told = (rows.astype(np.float32) - self.mean) / self.spread
        first = np.maximum(told @ one + bias[0], 0)
        second = np.maximum(first @ two + bias[1], 0)
        return (second @ three + bias[2])[:, 0], [told, first, second]

    def correct(self, seen: list[Floats], error: Floats, rate: float) -> None:
        """One step against the errors of the rows that the layers saw."""
        told, first, second = seen
        _, two, three, *_ = self.weights
        last = error[:, None]
        back = (last @ three.T) * (second > 0)
        deep = (back @ two.T) * (first > 0)
        slopes = [told.T @ deep, first.T @ back, second.T @ last]
        slopes += [deep.sum(axis=0), back.sum(axis=0), last.sum(axis=0)]
        self.steps += 1
        for k, slope in enumerate(slopes):
            mean, square = self.moments[k]
            mean += np.float32(0.1) * (slope - mean)
            square += np.float32(0.001) * (slope * slope - square)
            step = mean / (1 - 0.9**self.steps)
            step = step / (np.sqrt(square / (1 - 0.999**self.steps)) + 1e-8)
            if k < len(slopes) // 2:
                step = step + DECAY * self.weights[k]
            self.weights[k] = (self.weights[k] - rate * step).astype(np.float32)

    def kept(self) -> dict[str, Any]:
        """The weights for `council.kit.network`, with the scales of the inputs worked in."""
        one, two, three, *bias = self.weights
        columns = one / self.spread[:, None]
        parts = (columns, bias[0] - self.mean @ columns, two.T, bias[1], three, bias[2])
        numbers = np.concatenate([part.ravel() for part in parts])
        return {
            "inputs": int(one.shape[0]),
            "first": FIRST,
            "second": SECOND,
            "numbers": [float(f"{x:.{DIGITS}g}") for x in numbers],
        }


def teach_policy(
    lessons: Decisions,
    orders: list[list[int]],
    passes: int,
    seed: int,
    tell: Callable[[float], None],
) -> Student:
    """Learn to choose as wanted. Inputs in any of these orders mean the same; `tell` hears the part
    that is done."""
    rng = np.random.default_rng(seed)
    student = Student(lessons.rows, rng)
    starts = np.concatenate([[0], np.cumsum(lessons.counts)[:-1]])
    batch = 256
    total = passes * (len(starts) // batch)
    for step in range(total):
        if step % (len(starts) // batch) == 0:
            order = rng.permutation(len(starts))
        at = step * batch % (len(starts) // batch * batch)
        ids = order[at : at + batch]
        counts = lessons.counts[ids]
        offsets = np.concatenate([[0], np.cumsum(counts)[:-1]])
        places = np.repeat(starts[ids] - offsets, counts) + np.arange(counts.sum())
        rows = lessons.rows[places][:, np.array(orders[int(rng.integers(len(orders)))])]
        scores, seen = student.answer(rows)
        likes = np.exp(scores - np.repeat(np.maximum.reduceat(scores, offsets), counts))
        likes /= np.repeat(np.add.reduceat(likes, offsets), counts)
        error = (likes - lessons.wanted[places]) / np.float32(batch)
        student.correct(seen, error, RATE * (1 - 0.95 * step / total))
        tell((step + 1) / total)
    return student


def teach_value(
    lessons: Outcomes,
    passes: int,
    seed: int,
    tell: Callable[[float], None],
) -> Student:
    """Learn the log odds of winning; `tell` hears the part that is done."""
    rng = np.random.default_rng(seed)
    student = Student(lessons.rows, rng)
    batch = 256
    whole = len(lessons.rows) // batch
    total = passes * whole
    for step in range(total):
        if step % whole == 0:
            order = rng.permutation(len(lessons.rows))
        at = step % whole * batch
        ids = order[at : at + batch]
        scores, seen = student.answer(lessons.rows[ids])
        error = (1 / (1 + np.exp(-scores)) - lessons.won[ids]) / np.float32(batch)
        student.correct(seen, error.astype(np.float32), RATE * (1 - 0.95 * step / total))
        tell((step + 1) / total)
    return student


def teach_weights(
    lessons: Choices, size: int, passes: int, seed: int, tell: Callable[[float], None]
) -> list[float]:
    """Learn to choose as was chosen, by sums of so many weights; `tell` hears the part that is
    done."""
    rng = np.random.default_rng(seed)
    weights, mean, square = (np.zeros(size) for _ in range(3))
    starts = np.concatenate([[0], np.cumsum(lessons.counts)[:-1]])
    batch = min(512, len(starts))
    whole = len(starts) // batch
    total = passes * whole
    for step in range(total):
        if step % whole == 0:
            order = rng.permutation(len(starts))
        at = step % whole * batch
        ids = order[at : at + batch]
        counts = lessons.counts[ids]
        offsets = np.concatenate([[0], np.cumsum(counts)[:-1]])
        moves = np.repeat(starts[ids] - offsets, counts) + np.arange(counts.sum())
        places = lessons.places[moves]
        scores = weights[places].sum(axis=1)
        error = np.exp(scores - np.repeat(np.maximum.reduceat(scores, offsets), counts))
        error /= np.repeat(np.add.reduceat(error, offsets), counts)
        error[offsets + lessons.made[ids]] -= 1
        pulls = np.repeat(error / batch, places.shape[1])
        slope = np.bincount(places.ravel(), pulls, size) + SIMPLE * weights
        mean += 0.1 * (slope - mean)
        square += 0.001 * (slope * slope - square)
        pace = PACE * (1 - 0.95 * step / total) / (1 - 0.9 ** (step + 1))
        weights -= pace * mean / (np.sqrt(square / (1 - 0.999 ** (step + 1))) + 1e-7)
        tell((step + 1) / total)
    return [float(f"{x:.{DIGITS}g}") for x in weights]
