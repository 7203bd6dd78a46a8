"""Exact odds of battles and invasions, by enumeration, also with d8, Knights and Fortifications."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from itertools import product
from math import prod

D6, D8 = 6, 8
Losses = tuple[int, int]  # attacker, defender


@dataclass(frozen=True)
class Side:
    """What helps one side: eight-sided dice (Siege Engines), a bonus on the highest die (Knights),
    a bonus on every die (a Fortification), ones rolled again once, one die set to its top face."""

    eights: int = 0
    highest: int = 0
    every: int = 0
    ones: bool = False
    top: bool = False

    def dice(self, count: int) -> tuple[int, ...]:
        """The sides of so many dice."""
        eights = min(self.eights, count)
        return (D8,) * eights + (D6,) * (count - eights)


PLAIN = Side()


Throw = tuple[int, ...]  # highest first, with bonuses


def throws(dice: tuple[int, ...], side: Side) -> dict[tuple[Throw, ...], int]:
    """Every result and in how many ways it comes (A-24): what it may be made into, which is one
    throw unless a die may be set."""
    found: dict[tuple[Throw, ...], int] = {}
    for faces in product(*(range(1, sides + 1) for sides in dice)):
        result = tuple(dict.fromkeys(fallen(made, side) for made in may_show(dice, faces, side)))
        found[result] = found.get(result, 0) + ways(dice, faces, side.ones)
    return found


def may_show(dice: tuple[int, ...], faces: Throw, side: Side) -> list[Throw]:
    """The faces as they fell, or each way to set one of them to its top."""
    if not side.top:
        return [faces]
    return [(*faces[:k], dice[k], *faces[k + 1 :]) for k in range(len(dice))]


def fallen(faces: Throw, side: Side) -> Throw:
    """Highest first, with bonuses."""
    ordered = sorted((face + side.every for face in faces), reverse=True)
    return (ordered[0] + side.highest, *ordered[1:])


def ways(dice: tuple[int, ...], faces: tuple[int, ...], ones: bool) -> int:
    """In how many ways these faces come, with a second roll for each one if `ones`."""
    if not ones:
        return 1
    return prod(1 if face == 1 else sides + 1 for sides, face in zip(dice, faces, strict=True))


def losses(attack: Sequence[int], defence: Sequence[int]) -> Losses:
    """Highest against highest; a tie costs the attacker (S-36..S-38)."""
    won = sum(a > d for a, d in zip(attack, defence, strict=False))
    return min(len(attack), len(defence)) - won, won


def best(attack: Sequence[Throw], defence: Sequence[Throw]) -> Losses:
    """What comes out when each side sets its die to its own advantage, the defender last."""
    if len(attack) == len(defence) == 1:
        return losses(attack[0], defence[0])
    answers = [max((losses(a, d) for d in defence), key=lambda x: x[0] - x[1]) for a in attack]
    return min(answers, key=lambda x: x[0] - x[1])


@cache
def battle(
    attack_dice: int, defence_dice: int, attacker: Side = PLAIN, defender: Side = PLAIN
) -> dict[Losses, Fraction]:
    """How likely each outcome of one battle is."""
    attacks = throws(attacker.dice(attack_dice), attacker)
    defences = throws(defender.dice(defence_dice), defender)
    total = sum(attacks.values()) * sum(defences.values())
    found: dict[Losses, Fraction] = {}
    for attack, count in attacks.items():
        for defence, more in defences.items():
            lost = best(attack, defence)
            found[lost] = found.get(lost, Fraction(0)) + Fraction(count * more, total)
    return dict(sorted(found.items()))


@dataclass(frozen=True)
class Invasion:
    """A fight to the end: how likely it conquers, and what it leaves on average."""

    wins: float
    attackers: float  # left, whether it conquers or not; the army that stays behind not counted
    defenders: float
    attackers_if_won: float


@cache
def ends(
    attackers: int, defenders: int, attacker: Side = PLAIN, defender: Side = PLAIN
) -> dict[Losses, float]:
    """How likely each end of a fight is: armies left, one of the two numbers being 0.

    `attackers` are those that may be lost, without the one that stays. Both sides always use the
    most dice. Worked out forward over all positions, so that large armies need no deep recursion.
    """
    odds = {
        (a, d): [(lost, float(p)) for lost, p in battle(a, d, attacker, defender).items()]
        for a in (1, 2, 3)
        for d in (1, 2)
    }
    reach = {(attackers, defenders): 1.0}
    for total in range(attackers + defenders, 0, -1):
        for a in range(max(1, total - defenders), min(attackers, total - 1) + 1):
            here = reach.pop((a, total - a), 0.0)
            if here:
                for (x, y), p in odds[min(a, 3), min(total - a, 2)]:
                    left = (a - x, total - a - y)
                    reach[left] = reach.get(left, 0.0) + here * p
    return dict(sorted(reach.items()))


@cache
def invasion(
    attackers: int, defenders: int, attacker: Side = PLAIN, defender: Side = PLAIN
) -> Invasion:
    """The fight to the end in a few numbers."""
    found = ends(attackers, defenders, attacker, defender)
    wins = sum(p for (_, d), p in found.items() if d == 0)
    left = sum(a * p for (a, _), p in found.items())
    return Invasion(
        wins,
        left,
        sum(d * p for (_, d), p in found.items()),
        left / wins if wins else 0.0,
    )
