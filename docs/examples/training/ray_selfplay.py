"""Train a network to play Westeros Intrigue by self-play on Ray, here or on a cluster.

    pip install ray
    cd docs/examples/training
    python ray_selfplay.py --rounds 120 --curve ray.json           # on this machine
    python ray_selfplay.py --rounds 120 --address ray://head:10001  # on your cluster
    python ray_selfplay.py --rounds 120 --serial                   # without Ray

In each round, PARTS tasks play a batch of games with the same weights, and each returns a gradient.
A task is made of weights and a seed and nothing else. So the result does not depend on how many
machines there are, and Ray can repeat a task that was lost. The gradients are added in a fixed
order: equal seeds give equal weights on machines of the same kind.
"""

import argparse
import hashlib
import json
import os
from pathlib import Path

import numpy as np

from council.rl import vector_env

GAME, SEATS, FORM = "intrigue", 2, "network"
PARTS, GAMES, HIDDEN = 8, 32, 64  # tasks of a round, games of a task, hidden numbers


def start(seed: int):
    """Weights of a new network: two layers, from an observation to a score for each action."""
    batch = vector_env(GAME, 1, seats=SEATS, form=FORM)
    width, actions = batch.observation.shape[1], batch.mask.shape[1]
    rng = np.random.default_rng(seed)
    first = rng.normal(0, width**-0.5, (width, HIDDEN))
    return [first.astype(np.float32), np.zeros((HIDDEN, actions), np.float32)]


def shares_of(weights, seen, mask):
    """The hidden numbers, and how likely each action is."""
    hidden = np.tanh(seen @ weights[0])
    scores = np.where(mask == 1, hidden @ weights[1], -np.inf)
    shares = np.exp(scores - scores.max(axis=1, keepdims=True))
    return hidden, shares / shares.sum(axis=1, keepdims=True)


def drawn(shares, rng):
    """An action of each row, as likely as the policy says."""
    sums = shares.cumsum(axis=1)
    return (sums > rng.random((len(shares), 1)) * sums[:, -1:]).argmax(axis=1)


def gradient(weights, seed: int):
    """Play a batch of games against itself; REINFORCE: more of what led to more than one half."""
    rng = np.random.default_rng(seed)
    batch = vector_env(GAME, GAMES, seats=SEATS, form=FORM)
    batch.reset(seed)
    open_rows = np.ones(GAMES, bool)
    kept, rewards = [], np.zeros((GAMES, SEATS), np.float32)
    while open_rows.any():
        rows = np.flatnonzero(open_rows)
        seen, mask = batch.observation[rows], batch.mask[rows]
        hidden, shares = shares_of(weights, seen, mask)
        actions = batch.mask.argmax(axis=1)  # games that are over play anything
        actions[rows] = drawn(shares, rng)
        kept.append((rows, batch.seat[rows], seen, hidden, shares, actions[rows]))
        batch.step(actions)
        over = rows[batch.done[rows] == 1]
        rewards[over] = batch.reward[over]
        open_rows[over] = False
    total = [np.zeros_like(each) for each in weights]
    for rows, seats, seen, hidden, shares, actions in kept:
        pull = -shares
        pull[np.arange(len(rows)), actions] += 1
        pull *= (rewards[rows, seats] - 1 / SEATS)[:, None]
        total[1] += hidden.T @ pull
        total[0] += seen.T @ (pull @ weights[1].T * (1 - hidden**2))
    return [each / GAMES for each in total]


def share(weights, bot: str, seed: int, games: int) -> float:
    """The share of games that the network wins against a bot when it plays its best move."""
    batch = vector_env(GAME, games, seats=SEATS, form=FORM, opponents=bot, seat="rotate")
    batch.reset(seed)
    open_rows, won = np.ones(games, bool), 0.0
    while open_rows.any():
        batch.step(shares_of(weights, batch.observation, batch.mask)[1].argmax(axis=1))
        over = open_rows & (batch.done == 1)
        won += float(batch.result[over].sum())
        open_rows &= ~over
    return won / games


class Adam:
    """The usual step along a gradient."""

    def __init__(self, weights) -> None:
        self.mean = [np.zeros_like(each) for each in weights]
        self.square = [np.zeros_like(each) for each in weights]
        self.steps = 0

    def step(self, weights, pulls, rate: float):
        """New weights; the old ones may still be on their way to a task."""
        self.steps += 1
        found = []
        for k, pull in enumerate(pulls):
            self.mean[k] = 0.9 * self.mean[k] + 0.1 * pull
            self.square[k] = 0.99 * self.square[k] + 0.01 * pull**2
            mean = self.mean[k] / (1 - 0.9**self.steps)
            square = self.square[k] / (1 - 0.99**self.steps)
            found.append((weights[k] + rate * mean / (np.sqrt(square) + 1e-6)).astype(np.float32))
        return found


def spread(wanted: argparse.Namespace):
    """A function that does all tasks of a round: here one after the other, or on Ray."""
    if wanted.serial:
        return lambda weights, seeds: [gradient(weights, seed) for seed in seeds]
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    import ray  # noqa: PLC0415 - the serial way needs none

    ray.init(address=wanted.address, log_to_driver=False, include_dashboard=False)
    # One thread for each task: sums of floats depend on how many threads add them.
    one = {"env_vars": {"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"}}
    task = ray.remote(num_cpus=1, runtime_env=one)(gradient)

    def on_ray(weights, seeds):
        there = ray.put(weights)
        return ray.get([task.remote(there, seed) for seed in seeds])

    return on_ray


def main() -> None:
    """Learn for so many rounds, and test from time to time."""
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    asked.add_argument("--rounds", type=int, default=10)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--exam", type=int, default=200, help="games against each bot and point")
    asked.add_argument("--address", help="of a Ray cluster; without it Ray runs on this machine")
    asked.add_argument("--serial", action="store_true", help="without Ray")
    asked.add_argument("--curve", help="write the learning curve into this JSON file")
    wanted = asked.parse_args()
    work = spread(wanted)
    weights = start(wanted.seed)
    adam, points = Adam(weights), []
    for number in range(wanted.rounds + 1):
        if number % max(1, wanted.rounds // 6) == 0 or number == wanted.rounds:
            won = {bot: share(weights, bot, 10**6, wanted.exam) for bot in ("random", "greedy")}
            points.append({"games": number * PARTS * GAMES, **won})
            told = ", ".join(f"{won[bot]:.0%} against {bot}" for bot in won)
            print(f"{points[-1]['games']:7} games: {told}", flush=True)
        if number < wanted.rounds:
            first = (wanted.seed * 10**6 + number) * PARTS
            found = work(weights, range(first, first + PARTS))
            pulls = [sum(part) / PARTS for part in zip(*found, strict=True)]
            weights = adam.step(weights, pulls, 0.01)
    digest = hashlib.sha256(b"".join(each.tobytes() for each in weights)).hexdigest()[:16]
    print(f"weights {digest}")
    if wanted.curve:
        kept = {"seed": wanted.seed, "weights": digest, "points": points}
        Path(wanted.curve).write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
