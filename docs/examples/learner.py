"""Play a batch of games with random moves. Put your own policy in their place."""

import numpy as np

from council.rl import vector_env

batch = vector_env("intrigue", 16, seats=2)
batch.reset(seed=1)
rng = np.random.default_rng(1)
games, first = 0, 0.0
for _ in range(300):
    actions = batch.random_actions(rng)  # your policy: batch.observation, batch.mask -> actions
    batch.step(actions)
    games += int(batch.done.sum())
    first += float(batch.reward[:, 0].sum())
print(f"{games} games, {first / games:.0%} won by the first seat")
