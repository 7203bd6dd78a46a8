"""Every game as an OpenSpiel Python game; needs the extra `openspiel`.

Importing this registers `council_<game>` with parameters `seats`, `mode` and `options`
("rounds:2;house_counts:off"): pyspiel.load_game("council_<game>(seats=4,options=rounds:2)").
"""

from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

from council.core.game import Game, Invalid, Setup
from council.core.play import rng_for
from council.core.state import CHANCE, NOBODY, State, members
from council.games import GAMES
from council.rl.table import find_setup


class Held:
    """A state in a form that can be copied deeply, as OpenSpiel does."""

    def __init__(self, state: State, seen: list[list[str]]) -> None:
        self.state = state
        self.seen = seen  # by seat: every move as that seat saw it

    def __deepcopy__(self, memo: dict[int, Any]) -> "Held":
        return Held(self.state.copy(), [list(lines) for lines in self.seen])


def type_of(game: Game) -> Any:
    """What OpenSpiel wants to know before the game is loaded."""
    return pyspiel.GameType(
        short_name=f"council_{game.name}",
        long_name=game.title["en"],
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.most,
        min_num_players=game.fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"seats": 0, "mode": "", "options": ""},
    )


class SpielGame(pyspiel.Game):
    """One of our games with its setup."""

    rules: Game
    kind: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        pairs = [pair.partition(":") for pair in given.get("options", "").split(";") if pair]
        self.rules, self.setup = find_setup(
            self.rules.name,
            given.get("mode") or None,
            int(given.get("seats", 0)) or None,
            {name: value for name, _, value in pairs},
        )
        info = pyspiel.GameInfo(
            num_distinct_actions=int(self.rules.actions),
            max_chance_outcomes=int(self.rules.numbers),
            num_players=self.setup.seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=self.rules.longest(self.setup),
        )
        super().__init__(self.kind, info, given)

    def new_initial_state(self) -> "SpielState":
        return SpielState(self, self.rules, self.setup)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        if params:
            raise Invalid("option-unknown", got=str(params)[:40], allowed="")
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return SpielObserver(self.rules, self.setup, recall)


class SpielState(pyspiel.State):
    """A game as it stands; plain moves are the actions, chance is explicit."""

    def __init__(self, game: SpielGame, rules: Game, setup: Setup) -> None:
        super().__init__(game)
        self.held = Held(rules.new(setup), [[] for _ in range(setup.seats)])
        self.name = rules.name
        self.changed = bool(setup.data)

    def current_player(self) -> int:
        seat = int(self.held.state.seat())
        if seat == NOBODY:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if seat == CHANCE else seat

    def _legal_actions(self, player: int) -> list[int]:
        return members(self.held.state.legal_moves())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        odds = members(self.held.state.chances())
        total = sum(odds[1::2])
        return [(odds[k], odds[k + 1] / total) for k in range(0, len(odds), 2)]

    def _apply_action(self, action: int) -> None:
        state, text = self.held.state, GAMES[self.name].text
        who = int(state.seat())
        for seat, lines in enumerate(self.held.seen):
            lines.append(f"{who} {text(int(state.seen(action, seat)))}")
        state.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return GAMES[self.name].text(action)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """A state that the player cannot tell from this one, the hidden cards dealt again.

        How the other seats came by their cards is not known then: their information states are
        what the player saw so far and what they see now.
        """
        world = self.held.state.mask(player)
        world.fill(rng_for("resample", sampler()))
        rules, own = GAMES[self.name], self.held.seen[player]
        found: SpielState = self.clone()
        seen = [
            own if seat == player else [*own, str(rules.describe(world.mask(seat)))]
            for seat in range(len(self.held.seen))
        ]
        found.held = Held(world, [list(lines) for lines in seen])
        return found

    def is_terminal(self) -> bool:
        return bool(self.held.state.seat() == NOBODY)

    def returns(self) -> list[float]:
        state = self.held.state
        if not self.is_terminal():
            return [0.0] * int(state.seats)
        return [float(state.value(seat)) for seat in range(int(state.seats))]

    def __str__(self) -> str:
        return " / ".join(GAMES[self.name].text(int(move)) for move in self.history())


class SpielObserver:
    """What a seat sees: its features as a tensor, its log as text."""

    def __init__(self, rules: Game, setup: Setup, recall: bool) -> None:
        self.rules = rules
        self.recall = recall
        self.tensor: Any = None  # of a log as text there is none
        self.dict: dict[str, Any] = {}
        if not recall:
            self.tensor = np.zeros(len(rules.feature_table(rules.new(setup))), np.float32)
            self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """From the view of the seat, and nothing else."""
        if self.tensor is not None:
            self.tensor[:] = self.rules.observe(state.held.state.mask(player))

    def string_from(self, state: SpielState, player: int) -> str:
        """With perfect recall every move as the seat saw it, else the table as it sees it."""
        if self.recall:
            return "\n".join([f"seat {player}", *state.held.seen[player]])
        return f"seat {player} {self.rules.describe(state.held.state.mask(player))}"


def register() -> list[str]:
    """Make every game known to OpenSpiel; the names it has there."""
    names = []
    for game in GAMES.values():
        kind = type_of(game)
        made = type(f"Spiel{game.name.title()}", (SpielGame,), {"rules": game, "kind": kind})
        pyspiel.register_game(kind, made)
        names.append(kind.short_name)
    return names


NAMES = register()
