"""The environments pass their libraries' own tests, in every game, mode and number of seats."""

from copy import copy

import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, performance_benchmark, seed_test
from rl.offered import offered
from sizes import FULL, full

from council.core.play import rng_for
from council.core.state import CHANCE, NOBODY, members
from council.games import GAMES
from council.rl import aec_env, gym_env, quick, vector_env

TABLES = [(game.name, trial.name or None, seats) for game, trial, seats in offered()]
TABLES += [
    (game.name, trial.name, seats)
    for game in GAMES.values()
    for trial in game.variants
    for seats in trial.seats
]
SMALLEST = [
    table for table in TABLES if table[2] == min(t[2] for t in TABLES if t[:2] == table[:2])
]

quiet = pytest.mark.filterwarnings("ignore")  # of PettingZoo and Gymnasium, about style


def test_every_game_is_there() -> None:
    assert {name for name, _, _ in TABLES} == set(GAMES)


@quiet
@pytest.mark.parametrize(("game", "mode", "seats"), TABLES, ids=str)
def test_pettingzoo_api(game: str, mode: str | None, seats: int) -> None:
    api_test(aec_env(game, mode, seats), num_cycles=full(1000, 30))


@quiet
@pytest.mark.parametrize(("game", "mode", "seats"), TABLES, ids=str)
def test_pettingzoo_seeds(game: str, mode: str | None, seats: int) -> None:
    seed_test(lambda: aec_env(game, mode, seats), num_cycles=full(60, 8))


@quiet
@pytest.mark.parametrize(("game", "mode", "seats"), TABLES, ids=str)
def test_gymnasium(game: str, mode: str | None, seats: int) -> None:
    check_env(gym_env(game, mode, seats), skip_render_check=True)


@quiet
@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES if FULL else ["intrigue"])  # five seconds each
def test_pettingzoo_benchmark(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    performance_benchmark(aec_env(game))
    assert "turns per second" in capsys.readouterr().out.lower()


@pytest.mark.parametrize(("game", "mode", "seats"), SMALLEST, ids=str)
def test_masks_are_the_legal_moves_and_observations_the_views(
    game: str, mode: str | None, seats: int
) -> None:
    env = aec_env(game, mode, seats)
    env.reset(seed=5)
    rules, rng = env.table.game, rng_for("moves")
    for _ in range(60):
        if env.table.over():
            break
        agent, state = env.agent_selection, env.table.state
        seat = env.possible_agents.index(agent)
        seen = env.observe(agent)
        moves = members(state.legal_moves())
        assert np.flatnonzero(seen["action_mask"]).tolist() == moves
        expected = np.array(rules.observe(state.mask(seat)), np.float32)
        assert np.array_equal(seen["observation"], expected)
        for other in env.possible_agents:
            if other != agent:
                assert not env.observe(other)["action_mask"].any()
        env.step(moves[int(rng.below(len(moves)))])


def test_rewards_are_shares_of_the_victory() -> None:
    env = aec_env("intrigue", seats=3, options={"rounds": 1})
    env.reset(seed=1)
    while not env.table.over():
        env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))
    assert sum(env.rewards.values()) == pytest.approx(1)
    assert all(env.terminations.values())


def test_an_illegal_move_is_refused_or_loses() -> None:
    env = aec_env("intrigue")
    env.reset(seed=1)
    illegal = int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(ValueError, match="is not a legal move"):
        env.step(illegal)
    one = gym_env("intrigue", opponents="greedy")
    one.reset(seed=1)
    _, reward, over, _, info = one.step(illegal)
    assert (reward, over, info) == (-1.0, True, {"illegal": True})


def test_a_seat_with_bots_ends_with_its_share() -> None:
    for seat in (0, 2):
        env = gym_env("intrigue", seats=3, opponents=["greedy", "random"], seat=seat)
        seen, _ = env.reset(seed=3)
        over, reward = False, 0.0
        while not over:
            seen, reward, over, _, _ = env.step(np.flatnonzero(seen["action_mask"])[0])
        assert 0 <= reward <= 1
    with pytest.raises(ValueError, match="3 seats need 2 opponents, not 1"):
        gym_env("intrigue", seats=3, opponents=["greedy"])
    with pytest.raises(ValueError, match="There is no bot “greedyx”"):
        gym_env("intrigue", opponents="greedyx")


@pytest.mark.parametrize(("game", "mode", "seats"), SMALLEST, ids=str)
def test_a_batch_is_so_many_single_games(game: str, mode: str | None, seats: int) -> None:
    batch = vector_env(game, 3, mode, seats)
    batch.reset(seed=7)
    alone = batch.tables[1].state.copy()
    rng = np.random.default_rng(0)
    luck = batch.tables[1].rng.state
    for _ in range(40):
        actions = batch.random_actions(rng)
        assert batch.mask[np.arange(3), actions].all()
        assert batch.seat[1] == alone.seat()
        assert np.flatnonzero(batch.mask[1]).tolist() == members(alone.legal_moves())
        batch.step(actions)
        alone.apply(int(actions[1]))
        chance = rng_for("x")
        chance.state = luck
        while alone.seat() == CHANCE:
            alone.apply(alone.chance(chance))
        luck = chance.state
        if alone.seat() == NOBODY:
            assert batch.done[1] == 1
            assert batch.reward[1].sum() == pytest.approx(1)
            break
        assert batch.done[1] == 0


def test_a_batch_begins_anew_and_refuses_what_is_illegal() -> None:
    batch = vector_env("intrigue", 2, options={"rounds": 1})
    batch.reset(seed=1)
    rng, ended = np.random.default_rng(0), 0
    for _ in range(120):
        batch.step(batch.random_actions(rng))
        ended += int(batch.done.sum())
        assert batch.reward.sum() == pytest.approx(batch.done.sum())
    assert ended >= 4
    with pytest.raises(ValueError, match="is not legal"):
        batch.step(np.array([int(np.flatnonzero(batch.mask[0] == 0)[0]), 0]))


def test_seeds_make_batches_equal() -> None:
    one, two = vector_env("risk", 2), vector_env("risk", 2)
    for batch in (one, two):
        batch.reset(seed=9)
        rng = np.random.default_rng(3)
        for _ in range(30):
            batch.step(batch.random_actions(rng))
    assert np.array_equal(one.observation, two.observation)
    assert np.array_equal(one.mask, two.mask)


def test_both_forms_tell_the_same_game() -> None:
    """Numbers as they are, or all between 0 and 1; the bounds are those of the space."""
    for form in ("numbers", "network"):
        env = aec_env("cardgame", form=form)
        env.reset(seed=3)
        batch = vector_env("cardgame", 2, form=form)
        batch.reset(seed=3)
        space = env.observation_space("seat_0")["observation"]
        assert batch.observation.shape == (2, len(env.table.names()))
        for _ in range(20):
            assert space.contains(env.observe(env.agent_selection)["observation"])
            assert all(space.contains(row) for row in batch.observation)
            env.step(int(env.observe(env.agent_selection)["action_mask"].argmax()))
            batch.step(batch.mask.argmax(axis=1))
    with pytest.raises(ValueError, match="no form 'pixels'"):
        aec_env("intrigue", form="pixels")


@pytest.mark.parametrize("game", GAMES)
def test_the_table_is_drawn_as_the_seat_sees_it(game: str) -> None:
    """With its own moves, and without marks of style."""
    env = aec_env(game, render_mode="ansi")
    env.reset(seed=1)
    one = gym_env(game, seat=1, render_mode="ansi")
    one.reset(seed=1)
    for made, seat in ((env, env.table.seat()), (one, 1)):
        text = made.render()
        assert text == made.table.drawn(seat)
        assert "[/]" not in text
        assert "seat_1" in text
    assert aec_env(game).render() is None
    assert gym_env(game).render() is None
    asked = env.table.seat()
    moves = [env.table.game.text(m) for m in env.table.game.offers(env.table.state.mask(asked))]
    drawn = [env.table.drawn(seat) for seat in range(2)]
    assert all(word in drawn[asked] for word in " ".join(moves).split())
    assert "Moves:" not in drawn[1 - asked]


def test_moves_drawn_inside_are_legal_and_each_as_likely() -> None:
    batch = vector_env("intrigue", 2, seats=4)
    batch.reset(seed=2)
    rng, found = rng_for("drawn"), set()
    for _ in range(400):
        drawn = batch.drawn(rng)
        assert batch.mask[np.arange(2), drawn].all()
        found.add(int(drawn[0]))
    assert found == set(np.flatnonzero(batch.mask[0]).tolist())


@pytest.mark.parametrize("opponents", [None, "random"])
def test_moves_are_drawn_from_the_games_as_they_stand(opponents: str | None) -> None:
    """Also where the others have moved since, in a copy, and in parts of unequal size."""
    batch = vector_env("intrigue", 200, options={"rounds": 1}, opponents=opponents)
    batch.reset(seed=3)
    for number in range(40):
        made = copy(batch) if number % 10 == 9 else batch
        moves = made.drawn(rng_for("drawn", number))
        states = [table.state for table in batch.tables]
        expected = quick.random_moves(states, rng_for("drawn", number))
        assert moves.tolist() == np.frombuffer(expected, "<i2").tolist()
        batch.step(moves)


@pytest.mark.parametrize("make", [aec_env, gym_env, lambda game: vector_env(game, 2)])
def test_an_unknown_game_is_named(make) -> None:  # type: ignore[no-untyped-def]
    with pytest.raises(ValueError, match="There is no game “chess”"):
        make("chess")


@pytest.mark.parametrize("count", [0, -1])
def test_a_batch_has_a_game(count: int) -> None:
    with pytest.raises(ValueError, match="at least one"):
        vector_env("intrigue", count)


@pytest.mark.parametrize("actions", [[0] * 3, [0.0] * 4, [-1] * 4, [10**9] * 4, 7])
def test_a_batch_takes_a_move_of_each_game(actions: object) -> None:
    """Also -1 where the last action is legal: numpy would count from the end."""
    batch = vector_env("intrigue", 4)
    batch.reset(seed=1)
    batch.mask[:] = 1
    with pytest.raises(ValueError, match=r"one for each game|is not a move in game 0"):
        batch.step(np.array(actions))


def test_one_seat_is_reset_before_it_moves() -> None:
    env = gym_env("intrigue")
    with pytest.raises(ResetNeeded):
        env.step(0)
    with pytest.raises(ValueError, match="no seat 7"):
        gym_env("intrigue", seat=7)


def test_no_clock_cuts_an_opponent_short() -> None:
    """Equal seeds, equal games, on a slow machine too."""
    env = gym_env("intrigue", opponents="hard", options={"rounds": 1})
    env.reset(seed=1)
    budgets = [other.budget for other in env.others]
    assert [(budget.ms, budget.iterations > 0) for budget in budgets] == [(0, True)]
