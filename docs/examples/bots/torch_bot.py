"""A bot with a policy made with torch. It learns by imitation from games that were played.

council match intrigue --seats medium,medium --games 400 --logs games
council export --arrays games -o games.npz
python docs/examples/bots/torch_bot.py games.npz
council match intrigue --seats docs/examples/bots/torch_bot.py,random --games 100 --rotate

The second to last line trains the policy and writes policy.pt beside this file. `pip install torch`
first. Put your own network and weights in its place.
"""

import sys
from pathlib import Path

import numpy as np
import torch

WEIGHTS = Path(__file__).with_name("policy.pt")
mine = {}  # the game and the policy


def network(numbers: int, actions: int) -> torch.nn.Module:
    """One hidden layer."""
    return torch.nn.Sequential(
        torch.nn.Linear(numbers, 256), torch.nn.ReLU(), torch.nn.Linear(256, actions)
    )


def chosen(policy: torch.nn.Module, seen: torch.Tensor, mask: torch.Tensor) -> torch.Tensor:
    """A score for each action; illegal ones have none."""
    return policy(torch.log1p(seen)).masked_fill(mask == 0, -torch.inf)


def train(file: str, rounds: int = 8) -> None:
    """Learn to do what was done, and save the weights."""
    torch.manual_seed(1)
    games = np.load(file)
    seen, mask, action = (torch.tensor(games[key]) for key in ("observation", "mask", "action"))
    policy = network(seen.shape[1], mask.shape[1])
    optimizer = torch.optim.Adam(policy.parameters(), 1e-3)
    for number in range(rounds):
        total = 0.0
        for rows in torch.randperm(len(action)).split(128):
            scores = chosen(policy, seen[rows], mask[rows])
            loss = torch.nn.functional.cross_entropy(scores, action[rows])
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            total += float(loss.detach()) * len(rows)
        print(f"round {number + 1}: loss {total / len(action):.3f}")
    torch.save({"sizes": (seen.shape[1], mask.shape[1]), "weights": policy.state_dict()}, WEIGHTS)


def begin(game, seat, rng):
    """Called before the first question of each game."""
    kept = torch.load(WEIGHTS)
    policy = network(*kept["sizes"])
    policy.load_state_dict(kept["weights"])
    policy.eval()
    mine.update(game=game, policy=policy)


def choose(view, budget):
    """The legal move that the policy likes best."""
    game, policy = mine["game"], mine["policy"]
    seen = torch.tensor(game.observe(view), dtype=torch.float32)
    mask = torch.zeros(game.actions)
    mask[[int(move) for move in view.legal_moves()]] = 1
    with torch.no_grad():
        return int(chosen(policy, seen, mask).argmax())


if __name__ == "__main__":
    train(sys.argv[1])
