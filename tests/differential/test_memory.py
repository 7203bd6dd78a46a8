"""What is asked of a state again and again does not make the process grow.

Compiled code once kept the array of every list of moves that code outside asked for: two gigabytes
over all the tests. Python's own tools do not see such memory; the system does.
"""

from collections.abc import Callable

import psutil
import pytest

from council.core.play import rng_for
from council.core.state import CHANCE, State, members
from council.games import GAMES

CALLS = 20_000
MOST = 500_000  # bytes; one kept array a call would be more than a million


def resident() -> int:
    return int(psutil.Process().memory_info().rss)


def midway(name: str, chance: bool) -> State:
    """A position at chance or at a question, some way into a game."""
    game = GAMES[name]
    state = game.new(game.setup(min(4, game.most)))
    rng = rng_for("memory", name)
    for step in range(400):
        at_chance = state.seat() == CHANCE
        if step > 60 and at_chance == chance:
            break
        moves = members(state.chances())[::2] if at_chance else members(state.legal_moves())
        state.apply(moves[int(rng.below(len(moves)))])
    assert (state.seat() == CHANCE) == chance
    return state


@pytest.mark.parametrize("name", GAMES)
def test_asking_keeps_nothing(name: str) -> None:
    asked, thrown, game = midway(name, False), midway(name, True), GAMES[name]
    first = members(asked.legal_moves())[0]
    rng = rng_for("memory")

    def play_on() -> None:
        view = asked.mask(asked.seat())
        view.fill(rng)
        view.apply(first)

    questions: dict[str, Callable[[], object]] = {
        "legal moves": lambda: members(asked.legal_moves()),
        "chances": lambda: members(thrown.chances()),
        "legal": lambda: game.legal(asked, first),
        "play on": play_on,
    }
    for what, ask in questions.items():
        for _ in range(500):
            ask()
        before = resident()
        for _ in range(CALLS):
            ask()
        assert resident() - before < MOST, what
