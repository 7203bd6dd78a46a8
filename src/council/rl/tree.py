"""A small game as a whole tree, in the text form of extensive games that OpenSpiel and Gambit read.

States that look alike to every seat are one: copies of a card are not told apart. A situation of a
seat is all that it observed and did so far.
"""

from dataclasses import dataclass, field
from fractions import Fraction

from council.core.game import Game, Setup
from council.core.observer import FeatureRows, seat_numbers_of
from council.core.state import CHANCE, NOBODY, State, members

LARGEST = 400_000  # nodes

Memory = tuple[bytes, ...]  # of a seat: what it observed and did, in turn


@dataclass
class Situation:
    """What a seat may have to decide: an information set."""

    seat: int
    number: int
    view: State
    moves: list[int]


@dataclass
class GameTree:
    """All that can happen in a game, and its situations by name."""

    game: Game
    setup: Setup
    lines: list[str] = field(default_factory=list)
    situations: dict[str, Situation] = field(default_factory=dict)

    def __post_init__(self) -> None:
        assert self.game.observer is not None
        start = self.game.new(self.setup)
        table = self.game.feature_table(start)
        self._page = FeatureRows(table.sizes, table.highs)
        self._known: dict[tuple[int, Memory], str] = {}
        self._numbers = [0] * self.setup.seats  # situations of each seat
        self._count = 0
        players = " ".join(f'"seat_{k}"' for k in range(self.setup.seats))
        self.lines.append(f'EFG 2 R "{self.game.name}" {{ {players} }} ""')
        self._grow(start, tuple(() for _ in range(self.setup.seats)))

    def text(self) -> str:
        """The tree as a file."""
        return "\n".join(self.lines) + "\n"

    def seen(self, state: State, seat: int) -> bytes:
        """What a seat observes."""
        assert self.game.observer is not None
        return seat_numbers_of(self.game.observer, self._page, state, seat)

    def _grow(self, state: State, memories: tuple[Memory, ...]) -> None:
        """A node and all below it; first the node, then its branches in their order."""
        self._count += 1
        if self._count > LARGEST:
            raise ValueError(f"the tree has more than {LARGEST:,} nodes: too many to solve")
        seat = int(state.seat())
        if seat == NOBODY:
            fair = 1 / self.setup.seats
            won = " ".join(f"{state.value(k) - fair:.9f}" for k in range(self.setup.seats))
            self.lines.append(f't "" {self._count} "" {{ {won} }}')
        elif seat == CHANCE:
            found = self._outcomes(state)
            odds = " ".join(f'"{k}" {weight}' for k, (_, weight) in enumerate(found))
            if len(found) > 1:
                self.lines.append(f'c "" {self._count} "" {{ {odds} }} 0')
            for after, _ in found:
                self._grow(after, memories)
        else:
            self._decide(state, seat, memories)

    def _decide(self, state: State, seat: int, memories: tuple[Memory, ...]) -> None:
        memory = (*memories[seat], self.seen(state, seat))
        moves = members(state.legal_moves())
        name = self._known.setdefault((seat, memory), f"{seat}-{len(self._known)}")
        if name not in self.situations:
            self._numbers[seat] += 1
            number = self._numbers[seat]
            self.situations[name] = Situation(seat, number, state.mask(seat), moves)
        texts = " ".join(f'"{self.game.text(move)}"' for move in moves)
        number = self.situations[name].number
        self.lines.append(f'p "" {seat + 1} {number} "{name}" {{ {texts} }} 0')
        for move in moves:
            after = state.copy()
            after.apply(move)
            own = (*memory, b"%d" % move)
            self._grow(after, (*memories[:seat], own, *memories[seat + 1 :]))

    def _outcomes(self, state: State) -> list[tuple[State, Fraction]]:
        """What chance may bring until somebody is asked; what looks alike to all is one."""
        pending = [(state, Fraction(1))]
        while any(one.seat() == CHANCE for one, _ in pending):
            alike: dict[tuple[bytes, ...], tuple[State, Fraction]] = {}
            for one, weight in pending:
                for after, share in self._next(one):
                    key = tuple(self.seen(after, k) for k in range(self.setup.seats))
                    first, so_far = alike.get(key, (after, Fraction(0)))
                    alike[key] = (first, so_far + weight * share)
            pending = list(alike.values())
        return pending

    def _next(self, state: State) -> list[tuple[State, Fraction]]:
        if state.seat() != CHANCE:
            return [(state, Fraction(1))]
        odds = members(state.chances())
        total = sum(odds[1::2])
        found = []
        for outcome, weight in zip(odds[::2], odds[1::2], strict=True):
            after = state.copy()
            after.apply(outcome)
            found.append((after, Fraction(weight, total)))
        return found
