"""One seat as a Gymnasium environment, with opponents in the other seats."""

from collections.abc import Mapping, Sequence
from copy import deepcopy
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from council.bots import Bot
from council.core.game import Json
from council.rl.aec import Observation, space_of
from council.rl.opponents import FileBot, Opponent, OtherSeat, check_seat, chosen_seat, other_seats
from council.rl.table import EnvTable, find_setup

ILLEGAL = -1.0  # the reward of a move the rules do not allow: it loses the game


def gym_env(  # noqa: PLR0913 - a door for others: each is an option of its own
    game: str,
    mode: str | None = None,
    seats: int | None = None,
    opponents: Opponent | Sequence[Opponent] = "random",
    seat: int | str = 0,
    options: Mapping[str, Json] | None = None,
    render_mode: str | None = None,
    *,
    form: str = "numbers",
    reward: str = "victory",
) -> "CouncilEnv":
    """An environment for one seat: a number, "rotate" or "random".

    `opponents` is one for all other seats, or one for each: the name of a bot, a file with a bot,
    or a policy, a function from an observation to an action.
    """
    rules, setup = find_setup(game, mode, seats, options)
    check_seat(seat, setup.seats)
    others = other_seats(opponents, setup.seats - 1)
    return CouncilEnv(EnvTable(rules, setup, form, reward), others, seat, render_mode)


class CouncilEnv(gymnasium.Env[Observation, np.int64]):
    """The reward at the end is the share of the victory; an illegal move ends the game with -1."""

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 - Gymnasium wants it so

    def __init__(
        self, table: EnvTable, others: list[OtherSeat], seat: int | str, render_mode: str | None
    ) -> None:
        self.table = table
        self.wanted = seat
        self.seat = seat if isinstance(seat, int) else 0  # of the game going on
        self.render_mode = render_mode
        self.others = others
        self.bots: list[Bot | FileBot | None] = []
        self.games = 0
        self.begun = False
        self.observation_space: spaces.Dict = space_of(table)
        self.action_space: spaces.Discrete = spaces.Discrete(table.actions)

    def __copy__(self) -> "CouncilEnv":
        return deepcopy(self)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        if seed is not None:
            self.games = 0
        luck = int(self.np_random.integers(1 << 60))
        self.seat = chosen_seat(self.wanted, self.games, self.table.seats, self._below)
        self.games += 1
        self.table.reset(luck)
        self.bots = [other.sit(self.table, luck, k) for k, other in enumerate(self.others)]
        self.begun = True
        self._others()
        return self._observed(), {"seat": self.seat}

    def _below(self, n: int) -> int:
        return int(self.np_random.integers(n))

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        if not self.begun:
            raise gymnasium.error.ResetNeeded("call reset() before step()")
        if not self.table.legal(int(action)):
            return self._observed(), ILLEGAL, True, False, {"illegal": True}
        self.table.play(int(action))
        self._others()
        over = self.table.over()
        reward = self.table.values()[self.seat] if over else 0.0
        return self._observed(), reward, over, False, {}

    def action_masks(self) -> Any:
        """The mask alone, under the name some learners ask for."""
        return self.table.mask(self.seat)

    def render(self) -> str | None:
        """The table as our seat sees it, as text."""
        return self.table.drawn(self.seat) if self.render_mode == "ansi" else None

    def _others(self) -> None:
        """The others play until our seat is asked or the game is over."""
        while not self.table.over() and self.table.seat() != self.seat:
            seat = self.table.seat()
            k = seat - (seat > self.seat)
            move = self.others[k].answer(self.table, self.bots[k])
            if not self.table.legal(move):
                raise ValueError(f"{move} is not a legal move of the opponent in seat {seat}")
            self.table.play(move)

    def _observed(self) -> Observation:
        return {
            "observation": self.table.observe(self.seat),
            "action_mask": self.table.mask(self.seat),
        }
