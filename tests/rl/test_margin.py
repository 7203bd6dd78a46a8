"""The optional reward by how much a seat is ahead."""

import numpy as np
import pytest
from rl.offered import offered
from sizes import full, sized

from council.core.play import rng_for
from council.games import GAMES
from council.rl import aec_env, gym_env, vector_env
from council.rl.table import EnvTable

# Where a game has them, a few rounds: random games are long, and any end will do
SHORT = {"rounds": 2}


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_margins_are_bounded_and_cancel_out(name: str) -> None:
    """In every mode and number of seats; nobody is ahead of the winner."""
    for game, trial, seats in offered():
        if game.name != name:
            continue
        table = EnvTable(game, game.setup(seats, {**trial.options, **SHORT}), reward="margin")
        for number in range(sized(full(40, 6), 2)):
            table.reset(number)
            table.state.play_to_end(rng_for("end", number))
            margins, came = table.values(), game.standings(table.state)
            assert sum(margins) == pytest.approx(0)
            assert all(-1 <= margin <= 1 for margin in margins)
            assert all(0 <= far <= 1 for far in came)
            winners = [k for k in range(seats) if table.state.value(k) > 0]
            assert all(margins[k] == pytest.approx(max(margins)) for k in winners)


def test_a_margin_says_more_than_the_victory() -> None:
    """Several sizes where the victory knows two."""
    found = set()
    for seed in range(8):
        for reward in ("victory", "margin"):
            env = gym_env("intrigue", options={"rounds": 1}, reward=reward)
            seen, _ = env.reset(seed=seed)
            over, got = False, 0.0
            while not over:
                seen, got, over, _, _ = env.step(int(seen["action_mask"].argmax()))
            found.add((reward, round(got, 6)))
    assert len([1 for reward, _ in found if reward == "victory"]) <= 3
    assert len([1 for reward, _ in found if reward == "margin"]) > 3


def test_every_kind_of_environment_takes_it() -> None:
    env = aec_env("intrigue", seats=3, options={"rounds": 1}, reward="margin")
    env.reset(seed=1)
    while not env.table.over():
        env.step(int(env.observe(env.agent_selection)["action_mask"].argmax()))
    assert sum(env.rewards.values()) == pytest.approx(0)
    assert max(env.rewards.values()) > 0
    batch = vector_env("intrigue", 4, options={"rounds": 1}, reward="margin", opponents="random")
    batch.reset(seed=1)
    ended = 0
    for _ in range(40):
        batch.step(batch.mask.argmax(axis=1))
        assert np.allclose(batch.reward.sum(axis=1), 0)
        rows = np.flatnonzero(batch.done)
        assert np.array_equal(batch.result[rows], batch.reward[rows, 0])
        ended += len(rows)
    assert ended
    with pytest.raises(ValueError, match="no reward 'score'"):
        aec_env("intrigue", reward="score")
