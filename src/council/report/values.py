"""What a position is worth to every seat, and what chance brings on average.

A position with a question is worth what the game's estimate says of it, right away or after
rollouts. A position in which chance decides is worth the average of what can follow, and one with a
single legal move or outcome is worth what follows it. So the value of a position is one function of
its state, and the mean of (value after - value before) over chance is zero, whatever the
estimate.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from council.core.game import Game
from council.core.state import CHANCE, NOBODY, Rng, State, members
from council.kit.review import Pace, Review
from council.report.path import is_chance, is_open, is_over, kind_of

AGAIN = 8  # samples of an outcome after which chance or a single move goes on


@dataclass(frozen=True)
class Value:
    """The share of each seat, and the variance of each as an estimate."""

    shares: tuple[float, ...]
    variance: tuple[float, ...]


@dataclass(frozen=True)
class Gauge:
    """How positions of a game are measured."""

    game: Game
    review: Review
    pace: Pace
    sharpness: float = 1.0  # how sure the game's estimate may be, found by tests/report/calibration


def value(gauge: Gauge, state: State, rng: Rng) -> Value:
    """What a position is worth."""
    if is_over(state):
        return exact(result(state))
    if is_chance(state):
        return expected(gauge, state, rng)
    if is_open(state):
        return asked_value(gauge, state, rng)
    return mean(sample(gauge, state, rng) for _ in range(gauge.pace.samples))


def asked_value(gauge: Gauge, state: State, rng: Rng) -> Value:
    """What a position with a question is worth. It takes as many rollouts wherever it is asked for:
    sharper, the mean of few is not what the mean of many is."""
    if not gauge.pace.rollouts:
        return exact(sharpened(estimate(gauge.game, state), gauge.sharpness))
    found = [rolled(gauge, state, rng) for _ in range(gauge.pace.rollouts)]
    return sharper_mean(found, gauge.sharpness)


def expected(gauge: Gauge, state: State, rng: Rng) -> Value:
    """What a position is worth in which chance decides: all outcomes where they are few, else an
    independent sample of them."""
    leaves = outcomes(gauge, state)
    if not leaves:
        return mean(sample(gauge, state, rng) for _ in range(gauge.pace.samples))
    each = -(-gauge.pace.samples // len(leaves))
    parts = [(leaf_value(gauge, leaf, each, rng), weight) for leaf, weight in leaves]
    return weighted(parts)


def leaf_value(gauge: Gauge, leaf: State, samples: int, rng: Rng) -> Value:
    """What an outcome is worth."""
    if is_over(leaf):
        return exact(result(leaf))
    if is_open(leaf) and not is_plain_mean(gauge):
        return asked_value(gauge, leaf, rng)
    return mean(sample(gauge, leaf, rng) for _ in range(max(AGAIN, samples)))


def is_plain_mean(gauge: Gauge) -> bool:
    """Whether values are means of rollouts as they are: then one rollout from each of many outcomes
    tells as much as many from one."""
    return gauge.pace.rollouts > 0 and gauge.sharpness == 1.0


def sample(gauge: Gauge, state: State, rng: Rng) -> Sequence[float]:
    """What one way to go on is worth, or comes to."""
    world = state.copy()
    settle(world, rng)
    if is_over(world):
        return result(world)
    return rolled(gauge, world, rng) if is_plain_mean(gauge) else value(gauge, world, rng).shares


def rolled(gauge: Gauge, state: State, rng: Rng) -> list[float]:
    """The shares at the end of one rollout."""
    world = state.copy()
    gauge.game.heuristics.rollout(world, rng, state)
    return estimate(gauge.game, world)


def settle(state: State, rng: Rng) -> None:
    """On to the next question that somebody can answer in two ways."""
    while True:
        seat = state.seat()
        if seat == NOBODY:
            return
        if seat == CHANCE:
            state.apply(state.chance(rng))
            continue
        moves = state.legal_moves()
        if len(moves) > 1:
            return
        state.apply(moves[0])


def outcomes(gauge: Gauge, state: State) -> list[tuple[State, float]]:
    """Every outcome of pending chance with its probability; none if there are too many."""
    throws = gauge.review.throws(state)
    if throws:
        total = sum(weight for _, weight in throws)
        return [(after(state, moves), weight / total) for moves, weight in throws]
    leaves: list[tuple[State, float]] = []
    kind = kind_of(gauge.game, state)
    return leaves if spread(gauge, state, kind, 1.0, leaves) else []


def spread(
    gauge: Gauge, state: State, kind: str, part: float, leaves: list[tuple[State, float]]
) -> bool:
    """Add what can follow while chance does the same; False: there is too much."""
    if kind_of(gauge.game, state) != kind:
        leaves.append((state, part))
        return len(leaves) <= gauge.pace.outcomes
    odds = members(state.chances())
    total = sum(odds[1::2])
    return all(
        spread(gauge, after(state, (move,)), kind, part * weight / total, leaves)
        for move, weight in zip(odds[::2], odds[1::2], strict=True)
    )


def after(state: State, moves: Iterable[int]) -> State:
    """The state when these moves have been made."""
    world = state.copy()
    for move in moves:
        world.apply(move)
    return world


def estimate(game: Game, state: State) -> list[float]:
    """How a whole state stands for every seat; together 1."""
    found = [float(game.heuristics.estimate(state, seat)) for seat in range(int(state.seats))]
    total = sum(found)
    return [share / total for share in found] if total > 0 else found


def sharpened(shares: Sequence[float], sharpness: float) -> Sequence[float]:
    """The same order, more sure or less; together 1. For two seats: log odds times sharpness."""
    if sharpness == 1.0:
        return shares
    found = [share**sharpness for share in shares]
    total = sum(found)
    return [share / total for share in found]


def sharper_mean(samples: Sequence[Sequence[float]], sharpness: float) -> Value:
    """The mean of samples, sharpened. Each sample moves it as far as the mean itself would move."""
    plain = mean(samples)
    if sharpness == 1.0:
        return plain
    shares = sharpened(plain.shares, sharpness)
    moved = []
    for one in samples:
        parts = [x / old if old else 1.0 for x, old in zip(one, plain.shares, strict=True)]
        common = sum(share * part for share, part in zip(shares, parts, strict=True))
        moved.append(
            [
                share * (1 + sharpness * (part - common))
                for share, part in zip(shares, parts, strict=True)
            ]
        )
    return Value(tuple(shares), mean(moved).variance)


def result(state: State) -> list[float]:
    """The share of every seat in a game that has ended."""
    return [float(state.value(seat)) for seat in range(int(state.seats))]


def exact(shares: Sequence[float]) -> Value:
    """A value without an error."""
    return Value(tuple(shares), (0.0,) * len(shares))


def mean(samples: Iterable[Sequence[float]]) -> Value:
    """The mean of samples, and how sure it is."""
    found = list(samples)
    count = len(found)
    shares = [sum(column) / count for column in zip(*found, strict=True)]
    spare = count * max(1, count - 1)
    variance = [
        sum((x - average) ** 2 for x in column) / spare
        for column, average in zip(zip(*found, strict=True), shares, strict=True)
    ]
    return Value(tuple(shares), tuple(variance))


def weighted(parts: Sequence[tuple[Value, float]]) -> Value:
    """The mean of values by their probabilities."""
    seats = range(len(parts[0][0].shares))
    return Value(
        tuple(sum(weight * part.shares[seat] for part, weight in parts) for seat in seats),
        tuple(sum(weight**2 * part.variance[seat] for part, weight in parts) for seat in seats),
    )
