"""The account of a game: where every part of the result came from.

Each step changes the shares from the value of its position to that of the next. What chance changed
is luck; what a move changed belongs to the decisions of the seat that made it. The sum over all
steps is the result minus the value at the start, in every game.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from math import sqrt

from council.core.play import rng_for
from council.core.state import CHANCE, State
from council.kit.review import GameStep, WinShare
from council.report.path import is_chance, is_open
from council.report.values import Gauge, Value, exact, result, value

COARSE = 8  # first every so many positions, for a curve that is soon there
ROLL = "roll"


@dataclass(frozen=True)
class Account:
    """The steps of a game and the value before each, the result last. Positions that follow from
    each other without a choice share one value: `source` says whose."""

    steps: Sequence[GameStep]
    values: Sequence[Value]
    source: Sequence[int]

    def shares(self) -> list[list[float]]:
        return [list(found.shares) for found in self.values]

    def errors(self) -> list[list[float]]:
        return [[sqrt(variance) for variance in found.variance] for found in self.values]


def positions(steps: Sequence[GameStep]) -> list[int]:
    """The positions to measure, in the order in which that is done."""
    wanted = [k for k, step in enumerate(steps) if is_open(step.before) or is_chance(step.before)]
    return list(dict.fromkeys([*wanted[::COARSE], *wanted]))


def measured(gauge: Gauge, steps: Sequence[GameStep], seed: str, k: int) -> Value:
    """The value of one position, whatever else has been measured."""
    return value(gauge, steps[k].before, rng_for("report", seed, k))


def account(steps: Sequence[GameStep], measured: Mapping[int, Value], end: State) -> Account:
    """The account from all values: a position without a choice has that of the next."""
    found = {**measured, len(steps): exact(result(end))}
    source = list(range(len(steps) + 1))
    for k in reversed(range(len(steps))):
        if k not in found:
            source[k] = source[k + 1]
    return Account(steps, [found[k] for k in source], source)


def seed_of(gauge: Gauge, steps: Sequence[GameStep]) -> str:
    """A seed from the whole game: the same game is measured in the same way, and the errors of
    different games have nothing to do with each other, not even those of a common start."""
    key = sha256(gauge.game.name.encode())
    for step in steps:
        for move in step.moves:
            key.update(f"/{step.who} {move}".encode())
    return key.hexdigest()


def is_luck(step: GameStep) -> bool:
    """Whether chance made the step."""
    return step.who == CHANCE


def is_dice(step: GameStep) -> bool:
    """Whether it was dice."""
    return step.who == CHANCE and step.verb == ROLL


def part(account: Account, seat: int, wanted: Callable[[GameStep], bool]) -> WinShare:
    """What all steps of a kind changed for a seat. A value that one step ends with and the next
    begins with cancels out, with its error."""
    weights: dict[int, int] = {}
    for k, step in enumerate(account.steps):
        if wanted(step):
            for at, sign in ((account.source[k + 1], 1), (account.source[k], -1)):
                weights[at] = weights.get(at, 0) + sign
    total = sum(sign * account.values[at].shares[seat] for at, sign in weights.items())
    noise = sum(sign**2 * account.values[at].variance[seat] for at, sign in weights.items())
    return WinShare(total, sqrt(noise))


def change(account: Account, k: int, seat: int) -> WinShare:
    """What one step changed for a seat."""
    before, following = account.source[k], account.source[k + 1]
    if before == following:
        return WinShare(0.0)
    one, other = account.values[before], account.values[following]
    noise = one.variance[seat] + other.variance[seat]
    return WinShare(other.shares[seat] - one.shares[seat], sqrt(noise))
