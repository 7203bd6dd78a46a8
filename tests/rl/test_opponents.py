"""The learner's seat, and who sits in the others: bots by name, files, policies, older weights."""

from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest

from council.games import GAMES
from council.rl import gym_env, registered, vector_env

ONE_ROUND = {"rounds": 1}
LAST = "def choose(view, budget):\n    return max(int(move) for move in view.legal_moves())\n"


def last_legal(seen: dict[str, Any]) -> Any:
    """A policy for one observation and for many rows of them."""
    mask = np.asarray(seen["action_mask"])
    assert seen["observation"].shape[:-1] == mask.shape[:-1]
    return mask.shape[-1] - 1 - mask[..., ::-1].argmax(axis=-1)


def rewards(env: gymnasium.Env[Any, Any], games: int) -> list[float]:
    """Of games in which we always make the first legal move."""
    found = []
    seen, _ = env.reset(seed=5)
    for _ in range(games):
        over, reward = False, 0.0
        while not over:
            seen, reward, over, _, _ = env.step(int(seen["action_mask"].argmax()))
        found.append(float(reward))
        seen, _ = env.reset()
    return found


def test_a_file_and_a_policy_play_alike(tmp_path: Path) -> None:
    file = tmp_path / "last.py"
    file.write_text(LAST)
    for game, options in (("intrigue", {}), ("cardgame", {"rounds": 1})):
        one, two = (
            gym_env(game, opponents=who, seat=1, options=options) for who in (str(file), last_legal)
        )
        assert rewards(one, 2) == rewards(two, 2)


def test_a_seat_is_fixed_taken_in_turn_or_drawn() -> None:
    turns = gym_env("intrigue", seats=3, seat="rotate", options=ONE_ROUND)
    assert [turns.reset(seed=k and None)[1]["seat"] for k in range(4)] == [0, 1, 2, 0]
    drawn = gym_env("intrigue", seats=3, seat="random", options=ONE_ROUND)
    found = [drawn.reset(seed=4 if k == 0 else None)[1]["seat"] for k in range(30)]
    assert set(found) == {0, 1, 2}
    assert found == [drawn.reset(seed=4 if k == 0 else None)[1]["seat"] for k in range(30)]
    for make in (gym_env, lambda game, seat: vector_env(game, 2, seat=seat)):
        for seat in (-1, 2, "first", True):
            with pytest.raises(ValueError, match="there is no seat"):
                make("intrigue", seat=seat)


@pytest.mark.parametrize("seat", [1, "rotate", "random"])
def test_a_batch_with_opponents_asks_only_the_learner(seat: int | str) -> None:
    batch = vector_env("intrigue", 6, seats=3, opponents=last_legal, seat=seat, options=ONE_ROUND)
    batch.reset(seed=2)
    rng, seats, ended = np.random.default_rng(1), set(), 0
    for _ in range(60):
        assert (batch.seat == batch.learner).all()
        seats |= set(batch.learner.tolist())
        learner = batch.learner.copy()
        batch.step(batch.random_actions(rng))
        ended += int(batch.done.sum())
        rows = np.arange(len(batch))
        assert np.array_equal(batch.result, batch.reward[rows, learner])
        assert np.array_equal(batch.reward.sum(axis=1).round(5), batch.done)
    assert ended > 6
    assert seats == ({1} if seat == 1 else {0, 1, 2})


def test_a_batch_with_opponents_plays_the_games_of_one_seat(tmp_path: Path) -> None:
    """By name, by file and by policy; and equal seeds make equal batches."""
    file = tmp_path / "last.py"
    file.write_text(LAST)
    found = []
    for opponents in ("greedy", "greedy", str(file), last_legal, [last_legal]):
        batch = vector_env("intrigue", 4, opponents=opponents, options=ONE_ROUND)
        batch.reset(seed=6)
        results = []
        for _ in range(40):
            batch.step(batch.mask.argmax(axis=1))
            results.append(batch.result.tolist())
        found.append((results, batch.observation.tolist()))
    assert found[0] == found[1]
    assert found[2] == found[3] == found[4]
    assert found[0] != found[2]


def test_bad_opponents_are_named(tmp_path: Path) -> None:
    silent = tmp_path / "silent.py"
    silent.write_text("x = 1\n")
    with pytest.raises(ValueError, match="no function choose"):
        gym_env("intrigue", opponents=str(silent))
    with pytest.raises(ValueError, match="there is no Python file"):
        gym_env("intrigue", opponents=str(tmp_path / "none.py"))
    with pytest.raises(ValueError, match="is not a bot, a file or a policy"):
        gym_env("intrigue", opponents=7)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="3 seats need 2 opponents, not 1"):
        vector_env("intrigue", 2, seats=3, opponents=["greedy"])
    wrong = gym_env("intrigue", opponents=lambda seen: 313, seat=1)
    with pytest.raises(ValueError, match="not a legal move of the opponent in seat 0"):
        wrong.reset(seed=1)
    with pytest.raises(ValueError, match="is not legal in game 0"):
        vector_env("intrigue", 2, opponents=lambda seen: np.full(2, 313), seat=1).reset(seed=1)


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("name", registered.NAMES)
def test_gymnasium_makes_every_game_by_name(name: str) -> None:
    env = gymnasium.make(name, opponents=last_legal)
    seen, info = env.reset(seed=1)
    assert env.observation_space.contains(seen)
    assert info == {"seat": 0}
    assert env.unwrapped.action_masks().any()


def test_there_is_a_name_for_every_game() -> None:
    assert len(registered.NAMES) == sum(len(game.trials) for game in GAMES.values())
    assert registered.register() == registered.NAMES
