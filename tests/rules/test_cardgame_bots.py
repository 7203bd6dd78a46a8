"""Bots of the card game: what search is told, and games that come to an end."""

import pytest
from scenario_cardgame import given
from sizes import full, sized

from council.core.play import rng_for
from council.core.state import CHANCE, NOBODY, members
from council.games.cardgame.engine import CardGame
from council.games.cardgame.game import GAME
from council.games.cardgame.state.board import BY_POWER
from council.lab.match import Match, play_all

ADVICE = GAME.heuristics


def test_guesses_are_legal_and_lead_to_an_end() -> None:
    for number in range(sized(30, least=6)):
        rng = rng_for("hunch", number)
        plots = ("printed", "draft", "own")[number % 3]
        state = GAME.new(GAME.setup(2, {"plots": plots}))
        assert isinstance(state, CardGame)
        while state.seat() != NOBODY:
            if state.seat() == CHANCE:
                state.apply(state.chance(rng))
                continue
            moves = members(state.legal_moves())
            promising = members(ADVICE.candidates(state))
            assert promising
            assert set(promising) <= set(moves)
            assert 0 < ADVICE.effort(state) <= 100
            guess = int(ADVICE.guess(state, rng))
            assert guess in moves
            state.apply(guess)
        assert state.ended == BY_POWER


def test_a_rollout_goes_to_the_end_of_the_round() -> None:
    state = given("stark: jon_snow\nlannister: the_hound\nphase: challenges").state
    root = state.copy()
    ADVICE.rollout(state, rng_for("sketch"), root)
    assert state.round == root.round + 1  # type: ignore[attr-defined]


def test_what_can_wait_is_not_thought_about() -> None:
    """An action for any phase, outside of marshalling and challenges; of two copies the second."""
    table = given(
        "stark: jon_snow, sansa_stark\nhands: - / the_lions_cunning\ngold: 0 / 2\n"
        "plots: planning_ahead / detained\nphase: draw"
    )
    assert table.moves() == ["pass", "play the_lions_cunning"]
    assert [GAME.text(move) for move in members(ADVICE.candidates(table.state))] == ["pass"]
    twice = given("stark: house_tully_recruiter, house_tully_recruiter_2\nhands: ice / -")
    promising = [GAME.text(move) for move in members(ADVICE.candidates(twice.state))]
    assert "use house_tully_recruiter" in promising
    assert "use house_tully_recruiter_2" not in promising
    assert "use house_tully_recruiter_2" in twice.moves()


@pytest.mark.slow
@pytest.mark.parametrize("plots", ["printed", "draft"])
def test_games_of_greedy_bots_end_by_power(plots: str) -> None:
    games = sized(full(30, 4), least=4)
    match = Match("cardgame", ["greedy", "greedy"], games, 5, {"plots": plots})
    scores = [max(row["score"] for row in played.rows) for played in play_all(match)]
    assert len(scores) == games
    assert sum(score < 15 for score in scores) <= games // 50
