"""Every table the interfaces for learning offer."""

from collections.abc import Iterator

from council.core.game import Game, Invalid, Trial
from council.games import GAMES


def offered() -> Iterator[tuple[Game, Trial, int]]:
    """Every game, mode and number of seats."""
    for game in GAMES.values():
        for trial in game.trials:
            for seats in range(game.fewest, game.most + 1):
                try:
                    game.setup(seats, trial.options)
                except Invalid:
                    continue
                yield game, trial, seats
