"""Exact figures of the map for people: odds of fights, threats to a territory, borders."""

from dataclasses import dataclass
from functools import cache

from council.core.figures import whole_percent
from council.games.risk.box.odds import PLAIN, Invasion, Side, battle, invasion
from council.games.risk.state.board import Board
from council.games.risk.state.counts import engines_on, forts_on, knights_on
from council.games.risk.state.dominion import DominionBoard

LARGEST = 60  # armies of a side whose odds are worked out; beyond that both are scaled down


@dataclass(frozen=True)
class Fight:
    """An attack fought to the end: per cent of conquests, and what it costs on average."""

    target: int
    share: int
    lost: float


def sides(s: Board, source: int, target: int) -> tuple[Side, Side]:
    """What the units in two territories add to the dice; what cards add is not counted."""
    if not isinstance(s, DominionBoard):
        return PLAIN, PLAIN
    walls = int(forts_on(s, target))
    attack = Side(int(engines_on(s, source)), int(knights_on(s, source))) if source >= 0 else PLAIN
    every = walls if s.fort_stacks else min(1, walls)
    return attack, Side(int(engines_on(s, target)), int(knights_on(s, target)), every)


def odds(men: int, foes: int, attack: Side = PLAIN, defence: Side = PLAIN) -> Invasion:
    """A fight to the end between armies of any size."""
    most = max(men, foes)
    if most > LARGEST:
        men, foes = max(1, men * LARGEST // most), max(1, foes * LARGEST // most)
    return invasion(men, foes, attack, defence)


def fight(s: Board, source: int, target: int, more: int = 0) -> Fight:
    """An attack from one territory on another, with more armies in the first."""
    men, foes = int(s.armies[source]) + more - 1, int(s.armies[target])
    if men < 1:
        return Fight(target, 0, 0.0)
    if foes < 1:
        return Fight(target, 100, 0.0)
    found = odds(men, foes, *sides(s, source, target))
    scale = max(men, foes) / min(LARGEST, max(men, foes))
    return Fight(target, whole_percent(found.wins), (min(men, LARGEST) - found.attackers) * scale)


def beside(s: Board, t: int) -> list[int]:
    """The territories from which and to which armies can go."""
    land = s.land
    return [int(land.neighbours[j]) for j in range(int(land.starts[t]), int(land.starts[t + 1]))]


def assault(s: Board, source: int, target: int, more: int = 0) -> int:
    """How likely an attack by another player conquers a territory with more armies, in per cent."""
    men, mine = int(s.armies[source]) - 1, int(s.armies[target]) + more
    return whole_percent(odds(men, mine, *sides(s, source, target)).wins)


def threat(s: Board, t: int, more: int = 0) -> tuple[int, int]:
    """How likely the strongest attack of another player on a territory conquers it, in per cent,
    and the territory it comes from; (0, -1): nobody can attack it."""
    owner, found = int(s.owner[t]), (0, -1)
    for near in beside(s, t):
        foe = int(s.owner[near])
        if foe >= 0 and foe != owner and s.armies[near] > 1:
            found = max(found, (assault(s, near, t, more), near))
    return found


def strike(s: Board, t: int, more: int = 0) -> Fight | None:
    """The best attack from a territory; None: there is nobody to attack."""
    owner = int(s.owner[t])
    fights = [
        fight(s, t, near, more)
        for near in beside(s, t)
        if s.owner[near] != owner and s.armies[near] > 0
    ]
    return max(fights, key=lambda one: (one.share, -one.target), default=None)


def borders(s: Board, seat: int) -> int:
    """How many territories of a seat touch those of other players; neutral Houses never attack."""
    return sum(
        any(s.owner[near] >= 0 and s.owner[near] != seat for near in beside(s, t))
        for t in range(int(s.land.low), int(s.land.high))
        if s.owner[t] == seat
    )


@cache
def roll(attack_dice: int, defence_dice: int, attack: Side, defence: Side) -> tuple[float, float]:
    """What one roll costs the attacker and the defender on average."""
    found = battle(attack_dice, defence_dice, attack, defence).items()
    return (
        float(sum(lost[0] * p for lost, p in found)),
        float(sum(lost[1] * p for lost, p in found)),
    )
