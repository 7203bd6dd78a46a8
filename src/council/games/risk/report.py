"""What RISK tells the decision report: the dice of every player compared with the expectation."""

from collections import Counter
from dataclasses import dataclass
from functools import cache
from itertools import product
from math import sqrt

from council.core.game import Message, Setup, Who
from council.core.state import State
from council.games.risk.box.modes import KINDS
from council.games.risk.engine import Skirmish
from council.games.risk.moves import ROLL
from council.games.risk.rules.units import next_sides
from council.games.risk.state.board import Board
from council.games.risk.state.dominion import DominionBoard
from council.games.risk.state.phases import NO_QUESTION, ROLLING
from council.kit.review import Cell, GameStep, Gap, Measure, Pace, Review, Table, Walk

SIDES = 6


class RiskReview(Review):
    """The estimate knows the odds of a fight; rollouts would add more noise than they tell."""

    def pace(self, setup: Setup) -> Pace:
        if setup.seats > 4:
            return Pace(0, 300, worlds=40)
        if KINDS[setup.options["mode"]].dominion:
            return Pace(0, 300, worlds=60)
        return Pace(0, 300, iterations=1500, worlds=150)

    def throws(self, state: State) -> list[tuple[tuple[int, ...], int]]:
        """In Skirmish nothing but the losses follows from the dice."""
        if not isinstance(state, Skirmish) or state.phase != ROLLING or state.thrown != 0:
            return []
        found = losses(int(state.attack_dice), int(state.defence_dice))
        return [(throw.moves, throw.weight) for throw in found]

    def tables(self, walk: Walk) -> list[Table]:
        plain = isinstance(walk.end, Skirmish)
        columns = ["who", "count", "pips", "pips-sd"]
        columns += ["lost", "expected", "lost-sd"] if plain else []
        return [
            Table(
                Message("report-dice"),
                [Message(f"report-dice-{name}") for name in columns],
                [seat.row(plain) for seat in dice_of(walk)],
                Message("report-dice-note" if plain else "report-dice-note-cards"),
            )
        ]


@dataclass(frozen=True)
class Throw:
    """Dice that cost the attacker so many armies, and how many throws do."""

    lost: int  # by the attacker
    moves: tuple[int, ...]
    weight: int


@cache
def losses(attack: int, defence: int) -> list[Throw]:
    """All throws of a battle by what they cost, with one example of each."""
    example: dict[int, tuple[int, ...]] = {}
    weights = Counter[int]()
    for faces in product(range(SIDES), repeat=attack + defence):
        pairs = zip(
            sorted(faces[:attack], reverse=True),
            sorted(faces[attack:], reverse=True),
            strict=False,
        )
        lost = sum(mine <= theirs for mine, theirs in pairs)
        example.setdefault(lost, faces)
        weights[lost] += 1
    return [
        Throw(lost, tuple(int(ROLL) + face for face in example[lost]), weights[lost])
        for lost in sorted(weights)
    ]


@dataclass
class Dice:
    """The dice of a seat in battles, and what was to be expected of them."""

    seat: int
    count: int = 0
    pips: int = 0
    mean: float = 0.0
    variance: float = 0.0
    lost: int = 0
    lost_mean: float = 0.0
    lost_variance: float = 0.0

    def rolled(self, face: int, sides: int) -> None:
        self.count += 1
        self.pips += face
        self.mean += (sides + 1) / 2
        self.variance += (sides**2 - 1) / 12

    def fought(self, lost: int, costs: list[tuple[int, int]]) -> None:
        """A battle with losses, of all that it might have cost."""
        total = sum(weight for _, weight in costs)
        mean = sum(cost * weight for cost, weight in costs) / total
        self.lost += lost
        self.lost_mean += mean
        self.lost_variance += sum((cost - mean) ** 2 * weight for cost, weight in costs) / total

    def row(self, plain: bool) -> list[Cell]:
        """Above nothing is good luck, in pips and in losses."""
        cells: list[Cell] = [
            Who(self.seat),
            self.count,
            Gap(self.pips - self.mean),
            Gap(deviations(self.pips - self.mean, self.variance)),
        ]
        if plain:
            spared = deviations(self.lost_mean - self.lost, self.lost_variance)
            cells += [self.lost, Measure(self.lost_mean), Gap(spared)]
        return cells


def deviations(gap: float, variance: float) -> float:
    """A gap in standard deviations."""
    return gap / sqrt(variance) if variance > 0 else 0.0


def dice_of(walk: Walk) -> list[Dice]:
    """The dice of every seat in all battles; those of neutrals belong to nobody."""
    found = [Dice(seat) for seat in range(int(walk.end.seats))]
    for step in walk.steps:
        state = step.before
        if isinstance(state, Board) and in_battle(state):
            count(found, state, step)
    return found


def in_battle(state: Board) -> bool:
    """Whether the dice of a battle are rolled now, none of them yet."""
    by_card = isinstance(state, DominionBoard) and state.ask != NO_QUESTION
    return bool(state.phase == ROLLING and state.thrown == 0 and not by_card)


def count(found: list[Dice], state: Board, step: GameStep) -> None:
    """Add the dice of one battle."""
    sides_of = {0: int(state.turn), 1: int(state.owner[state.target])}
    if state.arriving >= 0:
        sides_of[0] = -1  # who lands is nobody's to blame
    world = state.copy()
    assert isinstance(world, Board)
    attack = int(state.attack_dice)
    for k, move in enumerate(step.moves[: attack + int(state.defence_dice)]):
        sides = int(next_sides(world)) if isinstance(world, DominionBoard) else SIDES
        seat = sides_of[int(k >= attack)]
        if seat >= 0:
            found[seat].rolled(move - int(ROLL) + 1, sides)
        world.apply(move)
    if isinstance(state, DominionBoard):
        return
    throws = losses(attack, int(state.defence_dice))
    pairs = min(attack, int(state.defence_dice))
    faces = [move - int(ROLL) for move in step.moves]
    mine, theirs = sorted(faces[:attack])[::-1], sorted(faces[attack:])[::-1]
    lost = sum(a <= b for a, b in zip(mine, theirs, strict=False))
    if sides_of[0] >= 0:
        found[sides_of[0]].fought(lost, [(throw.lost, throw.weight) for throw in throws])
    if sides_of[1] >= 0:
        costs = [(pairs - throw.lost, throw.weight) for throw in throws]
        found[sides_of[1]].fought(pairs - lost, costs)
