"""What a game tells the decision report beyond its rules: how much to think, which outcomes of
chance come to the same, and tables of its own."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import hypot

from council.core.game import Fact, Game, Message, Setup
from council.core.state import State


@dataclass(frozen=True)
class Pace:
    """How much to think. Fixed numbers, no clock: the same game gives the same report."""

    rollouts: int  # for the value of a position; 0: the estimate is taken as it is
    samples: int = 400  # for what chance brings on average, where it cannot be counted
    outcomes: int = 300  # that are counted one by one; more are sampled
    iterations: int = 600  # of the search for the best move, of which a question gets its part
    least: int = 30  # iterations for any question
    rivals: int = 12  # worlds in which the search's best moves are compared
    worlds: int = 40  # fresh worlds in which the best and the played move are compared
    behind: int = 0  # iterations of small searches behind each move that replace the worlds; 0: no


@dataclass(frozen=True)
class GameStep:
    """A decision, or outcomes of chance in a row with one verb; `before` is the whole state."""

    who: int  # a seat or CHANCE
    moves: tuple[int, ...]
    verb: str
    line: int  # of the log
    before: State


@dataclass(frozen=True)
class Measure:
    """A figure and its standard error."""

    value: float
    error: float = 0.0


@dataclass(frozen=True)
class Gap(Measure):
    """A difference, shown with its sign."""


@dataclass(frozen=True)
class WinShare(Measure):
    """A part of the win, or a difference of such parts."""


Cell = Measure | Fact | Message | None


@dataclass(frozen=True)
class Table:
    """Rows under headings, said by messages."""

    title: Message
    columns: Sequence[Message]
    rows: Sequence[Sequence[Cell]]
    note: Message


@dataclass(frozen=True)
class Walk:
    """A finished game step by step; before step k the shares of all seats are `shares[k]` with the
    standard errors `errors[k]`, and the last of them are the result."""

    game: Game
    steps: Sequence[GameStep]
    shares: Sequence[Sequence[float]]
    errors: Sequence[Sequence[float]]
    end: State

    def state(self, k: int) -> State:
        """How it stood before a step, or at the end."""
        return self.steps[k].before if k < len(self.steps) else self.end

    def change(self, first: int, last: int, seat: int) -> WinShare:
        """What became of a seat's share from one position to another."""
        gap = self.shares[last][seat] - self.shares[first][seat]
        return WinShare(gap, hypot(self.errors[first][seat], self.errors[last][seat]))


class Review:
    """Serves any game; a game with more to say has its own."""

    def pace(self, setup: Setup) -> Pace:
        """How much to think about a game of this kind."""
        return Pace(100)

    def sharpness(self, setup: Setup) -> float:
        """How sure the game's estimate may be of who wins: less than 1 where it is too sure. Found
        by `tests/report/calibration.py --fit`."""
        return 1.0

    def throws(self, state: State) -> list[tuple[tuple[int, ...], int]]:
        """All that pending chance may bring, each kind of result once, with its weight; none: the
        outcomes have to be counted one by one."""
        return []

    def tables(self, walk: Walk) -> list[Table]:
        """What only this game has to tell."""
        return []
