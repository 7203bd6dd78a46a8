"""What holds after every move of thousands of random games; `test_cardgame_properties` looks
closer at fewer of them."""

import pytest
from sizes import full, sized

from council.core.play import rng_for
from council.core.state import CHANCE, NOBODY
from council.games.cardgame.engine import CardGame
from council.games.cardgame.game import GAME
from council.games.cardgame.rules.figures import compute
from council.games.cardgame.state.board import IN_PLAY

GAMES = full(2000, 160)
PARTS = 8  # of the run, so that it can be spread
FIGURES = 5  # of so many games one has its figures checked
PLOTS = ("printed", "draft", "own")
ZEROS = [0] * 29


def unique_titles(deck: int) -> list[int]:
    """The copies of each unique title of a deck, as sets."""
    found: dict[str, int] = {}
    for number, face in enumerate(GAME.box.cards[50 * deck : 50 * deck + 50]):
        if face.unique:
            found[face.id] = found.get(face.id, 0) | 1 << number
    return [cards for cards in found.values() if cards.bit_count() > 1]


UNIQUE = [unique_titles(deck) for deck in range(2)]


def check(state: CardGame) -> None:
    """Cards are conserved, power adds up, gold is not owed, a unique title is there once."""
    places = list(state.cards.place)
    sizes = ZEROS[:]
    for place in places:
        sizes[place] += 1
    assert sizes == list(state.cards.size), "a card is missing, or lies twice"
    assert sum(sizes) == 132
    power = list(state.power)
    for house in range(2):
        play = int(state.play[house])
        deck = slice(50 * house, 50 * house + 50)
        there = sum(1 << k for k, place in enumerate(places[deck]) if place == IN_PLAY)
        assert play == there
        assert all((play & copies).bit_count() <= 1 for copies in UNIQUE[house])
        assert state.gold[house] >= 0
        assert state.banner[house] >= 0
        assert state.total_power(house) == state.banner[house] + sum(power[deck])


def figures(state: CardGame) -> list[list[int]]:
    return [list(state.strength), list(state.icons), list(state.keywords), list(state.ruled)]


def check_figures(state: CardGame) -> None:
    """What is computed from the table is what it would be if all of it were computed anew."""
    kept = figures(state)
    again = state.copy()
    assert isinstance(again, CardGame)
    compute(again)
    assert figures(again) == kept


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
def test_nothing_is_lost_at_any_move(part: int) -> None:
    for number in range(part, sized(GAMES), PARTS):
        rng = rng_for("invariants", number)
        state = GAME.new(GAME.setup(2, {"plots": PLOTS[number % 3], "stark": "first"}))
        assert isinstance(state, CardGame)
        while state.seat() != NOBODY:
            if state.seat() == CHANCE:
                state.apply(state.chance(rng))
            else:
                moves = state.legal_moves()
                state.apply(moves[rng.below(len(moves))])
            check(state)
            if number % FIGURES == 0 and state.seat() != NOBODY:
                check_figures(state)
        assert max(state.total_power(0), state.total_power(1)) >= 15 or state.round == 50
