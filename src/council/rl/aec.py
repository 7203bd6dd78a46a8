"""Every game and mode as a PettingZoo environment: seats take turns."""

from collections.abc import Mapping
from copy import deepcopy
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from council.core.game import Json
from council.rl.table import EnvTable, find_setup

Observation = dict[str, Any]


def aec_env(
    game: str,
    mode: str | None = None,
    seats: int | None = None,
    options: Mapping[str, Json] | None = None,
    render_mode: str | None = None,
    *,
    form: str = "numbers",
    reward: str = "victory",
) -> "CouncilAEC":
    """An environment for one game; see docs/research.md for examples."""
    rules, setup = find_setup(game, mode, seats, options)
    return CouncilAEC(EnvTable(rules, setup, form, reward), render_mode)


def space_of(table: EnvTable) -> spaces.Dict:
    """What a seat gets: the numbers of the table's features, and the moves it may make."""
    low, high = table.bounds()
    return spaces.Dict(
        {
            "observation": spaces.Box(low, high, dtype=np.float32),
            "action_mask": spaces.Box(0, 1, (table.actions,), np.int8),
        }
    )


class CouncilAEC(AECEnv[str, Observation, int]):
    """Agents are seat_0, seat_1 ...; the reward at the end is the share of the victory."""

    metadata = {  # noqa: RUF012 - PettingZoo wants it so
        "render_modes": ["ansi"],
        "name": "council_v1",
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(self, table: EnvTable, render_mode: str | None = None) -> None:
        super().__init__()
        self.table = table
        self.render_mode = render_mode
        name = f"council_{table.game.name}_v{table.game.version}"
        self.metadata = {**self.metadata, "name": name}
        self.possible_agents = [f"seat_{seat}" for seat in range(table.seats)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: space_of(table) for agent in self.possible_agents}
        self.action_spaces = {
            agent: spaces.Discrete(table.actions) for agent in self.possible_agents
        }

    def __copy__(self) -> "CouncilAEC":
        return deepcopy(self)

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.table.reset(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.table.seat()]

    def observe(self, agent: str) -> Observation:
        """From the view of the seat, and nothing else."""
        seat = self.possible_agents.index(agent)
        return {"observation": self.table.observe(seat), "action_mask": self.table.mask(seat)}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None or not self.table.legal(int(action)):
            raise ValueError(f"{action} is not a legal move of {agent}; see its action_mask")
        self._cumulative_rewards[agent] = 0.0
        self.table.play(int(action))
        self._clear_rewards()
        if self.table.over():
            for name, value in zip(self.possible_agents, self.table.values(), strict=True):
                self.rewards[name] = value
                self.terminations[name] = True
        else:
            self.agent_selection = self.possible_agents[self.table.seat()]
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The view of the seat whose turn it is, as text."""
        if self.render_mode != "ansi":
            return None
        return self.table.drawn(self.possible_agents.index(self.agent_selection))

    def close(self) -> None:
        """Nothing to let go of."""
