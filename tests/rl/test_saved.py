"""States and environments are copied, pickled and restored, and go on as if nothing had been."""

import copy
import os
import pickle
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from rl.offered import offered
from rl.test_complete import walk
from sizes import full, sized

from council.core.play import digest, rng_for
from council.core.state import CHANCE, NOBODY, PUBLIC, Rng, State, members
from council.games import GAMES
from council.rl import aec_env, gym_env, vector_env

TABLES = [(game.name, trial.name or None, seats) for game, trial, seats in offered()]
SMALLEST = [
    table for table in TABLES if table[2] == min(t[2] for t in TABLES if t[:2] == table[:2])
]
POINTS = full(1000, 36)  # a game
AHEAD = 8  # decisions played on


def pickled(what: Any) -> Any:
    return pickle.loads(pickle.dumps(what))


WAYS = (copy.copy, copy.deepcopy, pickled)


def played_on(state: State, rng: Rng, turns: int) -> list[tuple[int, list[int]]]:
    """What is asked from here on, with random answers."""
    found = []
    while turns and state.seat() != NOBODY:
        moves = members(state.legal_moves())
        found.append((int(state.seat()), moves))
        if state.seat() == CHANCE:
            state.apply(state.chance(rng))
        else:
            turns -= 1
            state.apply(moves[int(rng.below(len(moves)))])
    return found


@pytest.mark.parametrize("name", GAMES)
def test_states_go_on_identically(name: str) -> None:
    """From random points of every mode and number of seats; the original is not touched."""
    tables = [table for table in offered() if table[0].name == name]
    for game, trial, seats in tables:
        for number, state in enumerate(
            walk(game, trial, seats, sized(max(1, POINTS // len(tables))), "saved", 41)
        ):
            before = game.record(state)
            for way in WAYS:
                one, two = way(state), state.copy()
                assert type(one) is type(state)
                luck = [rng_for("on", number) for _ in range(2)]
                assert played_on(one, luck[0], AHEAD) == played_on(two, luck[1], AHEAD)
                assert game.record(one) == game.record(two)
                assert game.record(state) == before


def test_views_are_views_when_restored() -> None:
    for game, trial, seats in offered():
        for state in walk(game, trial, seats, 1, "views", 30):
            for viewer in (int(state.seat()), int(PUBLIC)):
                view = state.mask(viewer)
                again = pickled(view)
                assert int(again.viewer) == viewer
                assert game.describe(again) == game.describe(view)


def test_an_owners_data_comes_back() -> None:
    """The printed values are found again by the data, in this process and in others."""
    for name, data in (
        ("intrigue", {"iron_throne": [{"id": "throne_1", "value": 9}]}),
        ("risk", {"region": [{"id": "dorne", "bonus": 5}]}),
        ("cardgame", {"plot": [{"id": "detained", "income": 3}]}),
    ):
        game = GAMES[name]
        own = game.with_data(data, "mine.toml")
        state = own.new(own.setup(2))
        again = pickled(state)
        assert own.record(again) == own.record(state)
        assert pickled(own).own_data() == own.own_data()
        assert pickled(game) is game


def test_a_generator_goes_on() -> None:
    rng = rng_for("luck")
    rng.below(6)
    for way in WAYS:
        one, two = way(rng), copy.copy(rng)
        assert [one.below(1000) for _ in range(20)] == [two.below(1000) for _ in range(20)]


def first_legal(seen: dict[str, Any]) -> Any:
    return np.asarray(seen["action_mask"]).argmax(axis=-1)


def steps_aec(env: Any) -> list[Any]:
    found = []
    for _ in range(AHEAD):
        if not env.agents or env.terminations[env.agent_selection]:
            break
        seen = env.observe(env.agent_selection)
        found.append((env.agent_selection, seen["observation"].tolist(), dict(env.rewards)))
        env.step(int(np.flatnonzero(seen["action_mask"])[-1]))
    return found


def steps_gym(env: Any) -> list[Any]:
    found: list[Any] = []
    for _ in range(AHEAD):
        mask = env.action_masks()
        if not mask.any():
            found.append(env.reset()[0]["observation"].tolist())
            mask = env.action_masks()
        seen, *rest = env.step(int(np.flatnonzero(mask)[-1]))
        found.append((seen["observation"].tolist(), rest))
    return found


def steps_batch(batch: Any) -> list[Any]:
    found = []
    for _ in range(AHEAD):
        batch.step(batch.mask.argmax(axis=1))
        kept = batch.seat, batch.observation, batch.mask, batch.reward, batch.done, batch.result
        found.append([array.tolist() for array in kept])
    return found


@pytest.mark.parametrize(("game", "mode", "seats"), SMALLEST, ids=str)
def test_environments_go_on_identically(game: str, mode: str | None, seats: int) -> None:
    turns = aec_env(game, mode, seats)
    turns.reset(seed=3)
    one = gym_env(game, mode, seats, opponents=(["random", first_legal] * 3)[: seats - 1])
    one.reset(seed=3)
    batch = vector_env(game, 3, mode, seats, opponents="random", seat="random")
    batch.reset(seed=3)
    everybody = vector_env(game, 3, mode, seats, form="network")
    everybody.reset(seed=3)
    for env, steps in (
        (turns, steps_aec),
        (one, steps_gym),
        (batch, steps_batch),
        (everybody, steps_batch),
    ):
        steps(env)
        kept = [way(env) for way in WAYS]
        expected = [steps(env), steps(env)]
        for one_more in kept:
            assert [steps(one_more), steps(one_more)] == expected


def test_bots_keep_their_luck() -> None:
    for bot in ("greedy", "easy"):
        env = gym_env("intrigue", seats=3, opponents=bot, options={"rounds": 1})
        env.reset(seed=2)
        steps_gym(env)
        kept = [way(env) for way in WAYS]
        expected = steps_gym(env)
        assert all(steps_gym(one) == expected for one in kept)


def test_a_bot_in_a_file_is_loaded_again(tmp_path: Path) -> None:
    file = tmp_path / "last.py"
    file.write_text(
        "def choose(view, budget):\n    return max(int(m) for m in view.legal_moves())\n"
    )
    env = gym_env("intrigue", opponents=str(file))
    env.reset(seed=1)
    for way in (copy.deepcopy, pickled):
        kept = way(env)
        assert steps_gym(kept) == steps_gym(way(env))


ELSEWHERE = """
import pickle, sys
from council.core.play import digest
for game, state in pickle.load(open(sys.argv[1], "rb")):
    print(digest(game, state))
"""


@pytest.mark.slow
def test_another_process_reads_it_compiled_or_not(tmp_path: Path) -> None:
    """Also an owner's data and a book that is not the first one there."""
    own = GAMES["cardgame"].with_data({"plot": [{"id": "detained", "income": 3}]}, "mine.toml")
    kept = [(own, own.new(own.setup(2, {"jon_snow": "mourning"})))]
    kept += [
        (game, next(walk(game, trial, seats, 1, "other", 30))) for game, trial, seats in offered()
    ]
    file = tmp_path / "kept.pickle"
    file.write_bytes(pickle.dumps(kept))
    done = subprocess.run(
        [sys.executable, "-c", ELSEWHERE, str(file)],
        env={**os.environ, "COUNCIL_PURE": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.split() == [digest(game, state) for game, state in kept]


AGAIN = """
import pathlib, pickle, sys
state = pickle.loads(pathlib.Path(sys.argv[1]).read_bytes())
again = pickle.loads(pickle.dumps(state))
assert (again.seat(), again.legal_moves()) == (state.seat(), state.legal_moves())
print(*sorted({name.split(".")[2] for name in sys.modules if name.startswith("council.games.")}))
"""


@pytest.mark.parametrize("name", GAMES)
def test_a_process_loads_only_the_game_of_a_pickle(name: str, tmp_path: Path) -> None:
    """And can pickle its state again, though nobody asked for the game by name."""
    game, trial, seats = next(table for table in offered() if table[0].name == name)
    file = tmp_path / "kept.pickle"
    file.write_bytes(pickle.dumps(next(walk(game, trial, seats, 1, "lazy", 30))))
    done = subprocess.run(
        [sys.executable, "-c", AGAIN, str(file)], capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == [name]
