"""What `council train` does with a game, and how it is examined."""

from collections.abc import Callable
from dataclasses import dataclass

from council.bots import find
from council.core.bots import Learner
from council.core.game import Game, Invalid
from council.core.play import rng_for
from council.core.state import CHANCE, NOBODY, Rng, State
from council.games import GAMES
from council.lab.stats import wilson

Tell = Callable[[str, float], None]  # a stage by name, and the part of it that is done


@dataclass(frozen=True)
class Course:
    """What is done; equal courses give equal weights."""

    game: str
    seats: int = 2
    seed: int = 1
    cycles: int = 3
    lessons: int = 30_000  # in each cycle: decisions of the search, or positions
    iterations: int = 500
    exam: int = 400  # games

    def rules(self) -> Game:
        """The game."""
        return GAMES[self.game]

    def learner(self) -> Learner:
        """What the game gives; Invalid where it cannot be taught."""
        rules = self.rules()
        known = rules.learner(self.seats)
        if known is None:
            taught = [name for name, game in GAMES.items() if game.learner(self.seats)]
            raise Invalid("lab-train-no-course", game=rules.title, allowed=", ".join(taught))
        return known

    def begin(self) -> State:
        """A new game."""
        return self.rules().new(self.rules().setup(self.seats))


@dataclass(frozen=True)
class Exam:
    """How what was learned did against its rival after a cycle."""

    cycle: int
    won: float
    games: int

    def interval(self) -> tuple[float, float]:
        """95 % (Wilson)."""
        return wilson(self.won / self.games, self.games)


def examined(course: Course, mine: Callable[[State, Rng], int], rival: str, tell: Tell) -> float:
    """How many games it wins in every second seat, others by a bot: in shares."""
    player = find(rival)
    won = 0.0
    for game in range(course.exam):
        luck = rng_for("exam", course.seed, game // 2)
        bots = [
            player.make(course.rules(), rng_for("rival", course.seed, game, s))
            for s in range(course.seats)
        ]
        own = rng_for("pupil", course.seed, game)
        seats = {seat for seat in range(course.seats) if (seat + game) % 2 == 0}
        state = course.begin()
        while (seat := int(state.seat())) != NOBODY:
            if seat == CHANCE:
                state.apply(state.chance(luck))
                continue
            view = state.mask(seat)
            state.apply(
                mine(view, own) if seat in seats else bots[seat].choose(view, player.budget)
            )
        won += sum(float(state.value(seat)) for seat in seats)
        tell("exam", (game + 1) / course.exam)
    return won
