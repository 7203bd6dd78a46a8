"""The games of random play, played once for all tests."""

import pytest
from rules.corpus import GAMES, Round, play


@pytest.fixture(scope="session")
def games() -> list[list[Round]]:
    """Whole games, each a list of rounds."""
    return [play(seats, seed) for seats in range(2, 7) for seed in range(GAMES)]


@pytest.fixture(scope="session")
def rounds(games: list[list[Round]]) -> list[Round]:
    return [one for game in games for one in game]
