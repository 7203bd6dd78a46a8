"""What a bot is: it gets a view and a budget, never a state, and answers with a move."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from time import perf_counter

from council.core.bots import Levels
from council.core.game import Game
from council.core.state import Rng, State

LEAST = 12  # iterations for any question


@dataclass(frozen=True)
class Budget:
    """How long to think: so many iterations, and never longer than so many milliseconds; and how
    often to look ahead."""

    iterations: int = 0  # 0: as many as fit
    ms: int = 0  # 0: no limit
    # The share of questions at which it looks ahead; at the others nothing is liked at first sight,
    # and a move is judged as it stands.
    ahead: float = 1.0
    level: str = ""  # where a game has this level (Game.levels), its iterations and ahead count

    def at(self, levels: Levels) -> "Budget":
        """The same with what the game says of its level."""
        known = levels.get(self.level)
        return replace(self, iterations=known.iterations, ahead=known.ahead) if known else self

    def looks_ahead(self, rng: Rng) -> bool:
        """Whether it looks ahead at this question: by chance, where it sometimes does."""
        return self.ahead >= 1.0 or (self.ahead > 0.0 and int(rng.below(1000)) < 1000 * self.ahead)

    def part(self, effort: int) -> int:
        """The iterations that a question of this effort, of a hundred, deserves; never so few that
        they tell nothing."""
        return min(self.iterations, max(LEAST, -(-self.iterations * effort // 100)))

    def clock(self) -> Callable[[], bool]:
        """Start thinking; the answer says whether the time is up."""
        end = perf_counter() + self.ms / 1000
        return lambda: self.ms > 0 and perf_counter() >= end


class Bot:
    """A player that is not a person."""

    def __init__(self, game: Game, rng: Rng) -> None:
        self.game = game
        self.rng = rng

    def choose(self, view: State, budget: Budget) -> int:
        """One of the view's legal moves."""
        raise NotImplementedError


@dataclass(frozen=True)
class Player:
    """A bot with its usual budget, as named on the command line."""

    name: str
    make: Callable[[Game, Rng], Bot]
    budget: Budget
