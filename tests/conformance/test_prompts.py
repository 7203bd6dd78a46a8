"""How often a person among bots is asked in windows, in the same games: before, wherever something
could be used; now, where it concerns them."""

from collections.abc import Callable

import pytest

from council.bots import Budget
from council.bots.searcher import IsmctsBot
from council.core.play import Play, rng_for
from council.core.state import members
from council.games import GAMES

# Not a level: those may change, and with them what a person is asked.
BUDGET = Budget(iterations=40, ahead=0.0)


def prompts(
    name: str, seats: int, options: dict[str, object], seed: int, over: Callable[[Play], bool]
) -> tuple[int, int]:
    """A person who always passes, on the first seat: asked so often before, and so often now."""
    game = GAMES[name]
    names = [f"seat {seat}" for seat in range(seats)]
    play = Play(game, game.setup(seats, options), names, rng_for("chance", seed, 1))
    play.settle()
    bots = [IsmctsBot(game, rng_for("bot", seed, 1, seat)) for seat in range(seats)]
    before = now = 0
    passed: list[str] = []
    while not play.over() and not over(play):
        seat = int(play.state.seat())
        view = play.view(seat)
        window = game.window(view)
        if seat or window is None:
            play.move(seat, bots[seat].choose(view, BUDGET))
            continue
        choice = len(members(view.legal_moves())) > 1
        same = name == "cardgame" and bool(window.about) and passed[-1:] == [window.about]
        before += choice and not same
        now += choice and window.concerns and window.about not in passed
        passed += [window.about] if window.about else []
        play.move(seat, window.move)
    return before, now


# By seed: how often before, and how often now.
DOMINION = {1: (36, 23), 2: (39, 29), 3: (21, 19), 4: (31, 18), 5: (19, 16)}
CARDS = {1: (15, 3), 2: (21, 6), 3: (35, 20), 4: (9, 9), 5: (12, 4)}


@pytest.mark.parametrize("seed", DOMINION)
def test_two_rounds_of_dominion_among_bots(seed: int) -> None:
    counted = prompts("risk", 4, {"mode": "dominion"}, seed, lambda p: p.state.round >= 2)  # type: ignore[attr-defined]
    assert counted == DOMINION[seed]


@pytest.mark.parametrize("seed", CARDS)
def test_eight_rounds_of_cards_against_a_bot(seed: int) -> None:
    assert prompts("cardgame", 2, {"rounds": 8}, seed, lambda play: False) == CARDS[seed]
