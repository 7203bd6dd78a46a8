"""The interface that every game implements and every bot uses: one question at a time, chance
included.
"""

from collections.abc import Iterable
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

# Who answers, or who looks: seats are 0, 1, 2 ...
CHANCE: Final[i64] = -1
NOBODY: Final[i64] = -2
PUBLIC: Final[i64] = -3
REFEREE: Final[i64] = -4

MULTIPLIER: Final[i64] = 1073740155
LOW: Final[i64] = 0xFFFFFFFF
SEED_BITS: Final[i64] = 0xFFFFFFFFFFFFFFF


@final
class Rng:
    """Multiply-with-carry: the same stream interpreted and compiled, its state below 2**62."""

    def __init__(self, seed: i64) -> None:
        self.state: i64 = (seed & SEED_BITS) | 1
        for _step in range(4):
            self.below(2)

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each equally likely."""
        s = self.state
        s = MULTIPLIER * (s & LOW) + (s >> 32)
        self.state = s
        return ((s & LOW) * n) >> 32

    def shuffle(self, xs: vec[i64], first: i64) -> None:
        """Put a random choice of the members in random order into the first places."""
        n = i64(len(xs))
        for i in range(first):
            j = i + self.below(n - i)
            x = xs[i]
            xs[i] = xs[j]
            xs[j] = x


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A game as it stands. Only `apply`, `settle`, `playout`, `play_to_end`, `fill` and `become`
    change it.

    A view is a state with holes (`viewer` is the seat that looks, or PUBLIC). In a view only
    `seat`, the viewer's own `legal_moves`, `same`, `copy` and `fill` mean anything.
    """

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.viewer: i64 = REFEREE

    def seat(self) -> i64:
        """Who answers now: a seat, CHANCE, or NOBODY when the game is over."""
        raise NotImplementedError

    def legal_moves(self) -> vec[i64]:
        """The plain answers, rising, without duplicates; empty at chance, at the end, and for any
        viewer but the seat asked."""
        raise NotImplementedError

    def same(self, move: i64) -> i64:
        """The plain move this one stands for; -1 when it cannot be made now."""
        return move

    def apply(self, move: i64) -> None:
        """Make the move and go on to the next decision. Trusts the caller."""
        raise NotImplementedError

    def chances(self) -> vec[i64]:
        """Outcome, weight, outcome, weight ... of the pending chance decision."""
        raise NotImplementedError

    def chance(self, rng: Rng) -> i64:
        """A fair outcome of the pending chance decision."""
        odds = self.chances()
        total: i64 = 0
        for i in range(1, len(odds), 2):
            total += odds[i]
        pick = rng.below(total)
        i = i64(0)
        while pick >= odds[i + 1]:
            pick -= odds[i + 1]
            i += 2
        return odds[i]

    def settle(self, rng: Rng) -> None:
        """Chance decides until a seat is asked or the game is over."""
        while self.seat() == CHANCE:
            self.apply(self.chance(rng))

    def leg(self) -> i64:
        """Which leg of the game this is; search stays inside one leg."""
        return 0

    def playout(self, rng: Rng) -> None:
        """Random legal play to the end of the leg."""
        leg = self.leg()
        while True:
            seat = self.seat()
            if seat == NOBODY or self.leg() != leg:
                return
            if seat == CHANCE:
                self.apply(self.chance(rng))
            else:
                moves = self.legal_moves()
                self.apply(moves[rng.below(i64(len(moves)))])

    def play_to_end(self, rng: Rng) -> None:
        """Random legal play to the end of the game."""
        while self.seat() != NOBODY:
            self.playout(rng)

    def value(self, seat: i64) -> float:
        """A seat's share of the win, 0 to 1, 1 over all seats. Only asked when the game is over;
        `Heuristics.estimate` judges a game that goes on."""
        raise NotImplementedError

    def seen(self, move: i64, seat: i64) -> i64:
        """The pending move as that seat sees it: what it may not know collapses to one number."""
        return move

    def copy(self) -> "State":
        raise NotImplementedError

    def __copy__(self) -> "State":
        return self.copy()

    def __deepcopy__(self, memo: object) -> "State":
        return self.copy()

    def become(self, source: "State") -> "State":
        """A copy of `source`, made of this state, which nobody needs any more, where that is
        cheaper than a new one."""
        return source.copy()

    def become_view(self, source: "State", seat: i64) -> "State":
        """The same of what a seat may know."""
        return source.mask(seat)

    def mask(self, seat: i64) -> "State":
        """What a seat (or PUBLIC) may know: a copy in which all else is a hole."""
        raise NotImplementedError

    def fill(self, rng: Rng) -> None:
        """Turn a view into a full state that fits it, by dealing the holes."""
        raise NotImplementedError


# Called from code that is not compiled. An argument of type vec[i64] would lose its array there for
# ever (mypyc 2.4.1 does not let go of it), so these take any iterable.


def members(moves: Iterable[int]) -> list[int]:
    """A packed array as a plain list, for code that is not hot."""
    return [int(move) for move in moves]


def listed(moves: Iterable[int], move: int) -> bool:
    """Whether a move is among these."""
    for m in moves:
        if m == move:
            return True
    return False


def empty() -> vec[i64]:
    """No moves."""
    return vec[i64](capacity=1)


def pair(outcomes: vec[i64], outcome: i64, weight: i64) -> vec[i64]:
    """Add an outcome with its weight to a list of chances."""
    return append(append(outcomes, outcome), weight)


def in_a_row(first: i64, count: i64) -> vec[i64]:
    """So many moves in a row."""
    moves = vec[i64](capacity=count)
    for k in range(count):
        moves = append(moves, first + k)
    return moves
