"""The bot that was taught: it plays every game by what a seat may know, and beats its teacher."""

from math import tanh

import pytest
from sizes import full

from council.bots import find
from council.bots.learned import LearnedBot, Network, network, numbers_of
from council.core.play import rng_for
from council.core.state import CHANCE, NOBODY, members
from council.games import GAMES
from council.lab.match import Match, play_all

INTRIGUE = GAMES["intrigue"]


def test_the_network_is_what_it_says() -> None:
    net = Network([[1.0, 2.0], [0.5, -1.0], [9.0, 9.0]], [0.1, 0.2], [3.0, -2.0])
    expected = 3 * tanh(0.1 + 2 * 1.0 + 4 * 0.5) - 2 * tanh(0.2 + 2 * 2.0 + 4 * -1.0)
    assert net.value([2.0, 4.0, 0.0]) == pytest.approx(expected)


def test_what_was_learned_fits_the_game() -> None:
    taught = network("intrigue")
    assert taught is not None
    assert len(taught.columns) == len(taught.names) + 1
    for seats in range(2, 7):
        told = INTRIGUE.feature_table(INTRIGUE.new(INTRIGUE.setup(seats))).names
        missing = set(taught.names) - set(told)
        assert all(int(name[-1]) >= seats for name in missing)
    assert {len(column) for column in taught.columns} == {len(taught.bias)} == {len(taught.out)}
    assert network("no_such_game") is None


@pytest.mark.parametrize("name", GAMES)
def test_it_answers_with_a_legal_move_in_every_game(name: str) -> None:
    game, rng = GAMES[name], rng_for("learned", name)
    trial = game.trials[0]
    state = game.new(game.setup(trial.seats[0], trial.options))
    bot, budget = find("learned").make(game, rng), find("learned").budget
    for _ in range(12):
        while state.seat() == CHANCE:
            state.apply(state.chance(rng))
        assert state.seat() != NOBODY
        view = state.mask(state.seat())
        move = bot.choose(view, budget)
        assert move in members(view.legal_moves())
        state.apply(move)


def test_equal_views_get_equal_answers() -> None:
    """What it goes by is the view: two worlds that look alike to the seat are played alike."""
    rng = rng_for("twins")
    state = INTRIGUE.new(INTRIGUE.setup(2))
    while state.seat() == CHANCE:
        state.apply(state.chance(rng))
    view = state.mask(state.seat())
    other = view.copy()
    other.fill(rng_for("another deal"))
    answers = [
        LearnedBot(INTRIGUE, rng_for("same")).choose(
            world.mask(int(view.viewer)), find("learned").budget
        )
        for world in (state, other)
    ]
    assert answers[0] == answers[1]
    taught = network("intrigue")
    assert taught is not None
    numbers = numbers_of(INTRIGUE, view, int(view.viewer), taught.names)
    seen = other.mask(int(view.viewer))
    assert numbers == numbers_of(INTRIGUE, seen, int(view.viewer), taught.names)


@pytest.mark.slow
def test_it_beats_greedy() -> None:
    games = full(40, 16)
    match = Match("intrigue", ["learned", "greedy"], games, 5, rotate=True)
    assert sum(played.rows[0]["won"] for played in play_all(match)) > 0.55 * games
