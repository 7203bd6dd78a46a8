"""Train MaskablePPO from sb3-contrib to play Westeros Intrigue for two, by self-play in a batch.

    pip install sb3-contrib
    cd docs/examples/training
    python maskable_ppo.py                   # a short trial
    python maskable_ppo.py --steps 200000 --exam 400 --curve ppo.svg --out ppo

A batch of games feeds the learner. Its opponent is itself as it was before the last update. From
time to time it is tested against our bots. Equal seeds give equal curves on the same machine.
"""

import argparse
import json
import os
from pathlib import Path

os.environ.setdefault("CUDA_VISIBLE_DEVICES", "")  # a network as small as this is faster without

import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import VecEnv

from council.lab.page import STYLE
from council.lab.plot import Curve, curves
from council.lab.stats import wilson
from council.rl import gym_env, vector_env

GAME, SEATS, COUNT = "intrigue", 2, 64
BOTS = ("random", "greedy", "easy")


class Games(VecEnv):
    """Our batch, as Stable-Baselines3 wants to see it."""

    def __init__(self, seed: int) -> None:
        self.older = None  # the policy before the last update
        self.rng = np.random.default_rng(seed)
        self.batch = vector_env(
            GAME, COUNT, seats=SEATS, opponents=self.answer, seat="rotate", form="network"
        )
        self.first = seed
        space = gym_env(GAME, seats=SEATS, form="network")
        super().__init__(COUNT, space.observation_space["observation"], space.action_space)

    def answer(self, seen):
        """What the opponent does in many games at once."""
        if self.older is None:
            draw = self.rng.random(seen["action_mask"].shape) * seen["action_mask"]
            return draw.argmax(axis=1)
        actions, _ = self.older.predict(seen["observation"], action_masks=seen["action_mask"])
        return actions

    def reset(self):
        self.batch.reset(self.first)
        return self.batch.observation.copy()

    def step_async(self, actions) -> None:
        self.batch.step(actions)

    def step_wait(self):
        seen, over = self.batch.observation.copy(), self.batch.done.astype(bool)
        return seen, self.batch.result.copy(), over, [{} for _ in range(COUNT)]

    def env_method(self, method_name, *_args, indices=None, **_kwargs):
        """Stable-Baselines3 asks for the masks in this way."""
        assert method_name == "action_masks"
        return list(self.batch.mask)

    def has_attr(self, attr_name) -> bool:
        return attr_name == "action_masks"

    def get_attr(self, attr_name, indices=None):
        return [None] * COUNT

    def set_attr(self, attr_name, value, indices=None) -> None:
        raise AttributeError(attr_name)

    def env_is_wrapped(self, wrapper_class, indices=None):
        return [False] * COUNT

    def close(self) -> None:
        """Nothing is open."""


def share(model: MaskablePPO, bot: str, games: int, seed: int) -> float:
    """The share of new games that the policy wins against a bot, from both seats."""
    batch = vector_env(GAME, games, seats=SEATS, opponents=bot, seat="rotate", form="network")
    batch.reset(seed)
    going, won = np.ones(games, bool), 0.0
    while going.any():
        actions, _ = model.predict(batch.observation, action_masks=batch.mask, deterministic=True)
        batch.step(actions)
        over = going & (batch.done == 1)
        won += float(batch.result[over].sum())
        going &= ~over
    return won / games


class Exams(BaseCallback):
    """Keeps the older self, and tests the policy from time to time."""

    def __init__(self, games: Games, older, wanted: argparse.Namespace) -> None:
        super().__init__()
        self.games, self.older, self.wanted = games, older, wanted
        self.points = []

    def _on_rollout_start(self) -> None:
        if self.num_timesteps:
            self.games.older = self.older
            self.older.load_state_dict(self.model.policy.state_dict())
        if self.num_timesteps >= len(self.points) * self.wanted.steps / 8:
            self.test(self.wanted.exam // 4)

    def _on_step(self) -> bool:
        return True

    def _on_training_end(self) -> None:
        self.test(self.wanted.exam)

    def test(self, games: int) -> None:
        """One more point of each curve."""
        row = {"steps": self.num_timesteps}
        for bot in BOTS:
            row[bot] = round(share(self.model, bot, games, 10**6), 4)
        self.points.append(row)
        told = ", ".join(f"{row[bot]:.0%} against {bot}" for bot in BOTS)
        print(f"{row['steps']:8} steps: {told}", flush=True)
        if self.wanted.curve:
            Path(self.wanted.curve).write_text(drawn(self.points), encoding="utf-8")
            kept = json.dumps({"seed": self.wanted.seed, "points": self.points}, indent=1)
            Path(self.wanted.curve).with_suffix(".json").write_text(kept + "\n", encoding="utf-8")


def drawn(points) -> str:
    """The learning curves as an SVG image."""
    lines = [
        Curve(bot, [(row["steps"], row[bot]) for row in points], k) for k, bot in enumerate(BOTS)
    ]
    title = "MaskablePPO on Westeros Intrigue: share of the wins against our bots"
    svg = curves(title, lines, "steps", "wins", lambda x: f"{x:,.0f}")
    style = f"<style>{STYLE}</style><title>"
    svg = svg.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1)
    return svg.replace("<title>", style, 1)


def learner(games: Games, seed: int) -> MaskablePPO:
    """A network that has learned nothing yet."""
    return MaskablePPO(
        "MlpPolicy",
        games,
        n_steps=64,
        batch_size=512,
        n_epochs=4,
        learning_rate=1e-3,
        gamma=1.0,
        ent_coef=0.01,
        seed=seed,
        policy_kwargs={"net_arch": [128, 128]},
    )


def main() -> None:
    """Learn, and say how well it went."""
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    asked.add_argument("--steps", type=int, default=20_000)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument(
        "--exam",
        type=int,
        default=64,
        help="games against each bot in the end; a quarter of them for each point before",
    )
    asked.add_argument("--curve", help="draw the learning curves into this file")
    asked.add_argument("--out", help="save the model into this file")
    wanted = asked.parse_args()
    torch.set_num_threads(1)
    games = Games(wanted.seed)
    model = learner(games, wanted.seed)
    older = learner(games, wanted.seed).policy
    older.set_training_mode(False)
    exams = Exams(games, older, wanted)
    model.learn(wanted.steps, callback=exams)
    for bot in BOTS:
        low, high = wilson(exams.points[-1][bot], wanted.exam)
        print(f"{bot}: 95 % interval {low:.0%} to {high:.0%}")
    if wanted.out:
        model.save(wanted.out)


if __name__ == "__main__":
    main()
