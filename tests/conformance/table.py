"""A row of the battery: a game, its set-up, and the little it has to be told about it."""

from collections.abc import Callable
from dataclasses import dataclass

from council.core.game import Game, Setup
from council.core.state import PUBLIC, Rng, State

Exchange = Callable[[State, Rng], tuple[State, set[int]] | None]


@dataclass(frozen=True)
class Table:
    """A game, its set-up, and the little the battery has to be told about it."""

    id: str
    game: Game
    setup: Setup
    # The rule by which the turn itself tells of hidden things; "": who is asked must tell nothing.
    telling_turn: str = ""
    # At least this share of the steps must have a twin with other secrets.
    differing: float = 0.0
    # Hidden moves of the notation that do not come up here.
    never: tuple[str, ...] = ()
    # Exchanges two things that are alike for the rules; says which seats may see the difference.
    exchange: Exchange | None = None
    # Raises when something that is known to all does not hold in a full state.
    sound: Callable[[State], None] = lambda state: None

    @property
    def seats(self) -> int:
        return self.setup.seats

    @property
    def viewers(self) -> list[int]:
        """Everybody who looks: each seat, and a spectator."""
        return [*range(self.seats), int(PUBLIC)]
