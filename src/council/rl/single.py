"""One seat as a Gymnasium environment, with bots in the others."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from council.bots import Bot, Budget, Player, find
from council.core.game import Json
from council.core.play import rng_for
from council.core.state import PUBLIC
from council.locales import Voice
from council.rl.aec import Observation, space_of
from council.rl.table import EnvTable, find_setup, in_words

ILLEGAL = -1.0  # the reward of a move the rules do not allow: it loses the game


def gym_env(
    game: str,
    mode: str | None = None,
    seats: int | None = None,
    opponents: str | Sequence[str] = "random",
    seat: int = 0,
    options: Mapping[str, Json] | None = None,
    render_mode: str | None = None,
) -> "CouncilEnv":
    """An environment for one seat; `opponents` is one name for all, or one for each other seat."""
    rules, setup = find_setup(game, mode, seats, options)
    others = setup.seats - 1
    names = [opponents] * others if isinstance(opponents, str) else list(opponents)
    if not 0 <= seat < setup.seats:
        raise ValueError(f"there is no seat {seat}; the seats are 0 to {setup.seats - 1}")
    if len(names) != others:
        raise ValueError(f"{setup.seats} seats need {others} opponents, not {len(names)}")
    return CouncilEnv(EnvTable(rules, setup), names, seat, render_mode)


def without_clock(player: Player) -> Budget:
    """Where iterations make a level, a slow machine must play the same game."""
    return replace(player.budget, ms=0) if player.budget.iterations else player.budget


class CouncilEnv(gymnasium.Env[Observation, np.int64]):
    """The reward at the end is the share of the victory; an illegal move ends the game with -1."""

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 - Gymnasium wants it so

    def __init__(
        self, table: EnvTable, opponents: Sequence[str], seat: int, render_mode: str | None
    ) -> None:
        self.table = table
        self.seat = seat
        self.render_mode = render_mode
        with in_words():
            self.players = [find(name) for name in opponents]
        self.bots: list[tuple[Bot, Budget]] = []
        self.begun = False
        self.observation_space: spaces.Dict = space_of(table)
        self.action_space: spaces.Discrete = spaces.Discrete(table.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        luck = int(self.np_random.integers(1 << 60))
        self.table.reset(luck)
        self.bots = [
            (player.make(self.table.game, rng_for("bot", luck, number)), without_clock(player))
            for number, player in enumerate(self.players)
        ]
        self.begun = True
        self._others()
        return self._observed(), {}

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        if not self.begun:
            raise gymnasium.error.ResetNeeded("call reset() before step()")
        if not self.table.legal(int(action)):
            return self._observed(), ILLEGAL, True, False, {"illegal": True}
        self.table.play(int(action))
        self._others()
        over = self.table.over()
        reward = self.table.value(self.seat) if over else 0.0
        return self._observed(), reward, over, False, {}

    def action_masks(self) -> Any:
        """The mask alone, under the name some learners ask for."""
        return self.table.mask(self.seat)

    def render(self) -> str | None:
        """The table as the public sees it, as text."""
        if self.render_mode != "ansi":
            return None
        names = [f"seat_{seat}" for seat in range(self.table.seats)]
        return self.table.game.draw(self.table.state.mask(PUBLIC), Voice("en", names), names)

    def _others(self) -> None:
        """The bots play until our seat is asked or the game is over."""
        while not self.table.over() and self.table.seat() != self.seat:
            seat = self.table.seat()
            bot, budget = self.bots[seat - (seat > self.seat)]
            self.table.play(bot.choose(self.table.state.mask(seat), budget))

    def _observed(self) -> Observation:
        return {
            "observation": self.table.observe(self.seat),
            "action_mask": self.table.mask(self.seat),
        }
