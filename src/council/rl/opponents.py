"""Who plays the other seats: a bot by its name, a bot in a file, or a policy of the caller's."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

from council.bots import Bot, Budget, Player, find
from council.core.play import rng_for
from council.core.state import State
from council.rl.table import EnvTable, in_words

# A policy gets what a learner gets, a dict with "observation" and "action_mask", and returns an
# action; in a batch it gets rows of both and returns one action for each row.
Policy = Callable[[dict[str, Any]], Any]
Opponent = str | Policy


class FileBot:
    """A file with a function `choose(view, budget)`, as in docs/your-bot.md; it is run here."""

    def __init__(self, file: str) -> None:
        self.name = file
        self.module: ModuleType = loaded(file)
        if not callable(getattr(self.module, "choose", None)):
            raise ValueError(f"{file} has no function choose(view, budget)")

    def choose(self, view: State, budget: Budget) -> int:
        return int(self.module.choose(view, budget))

    def __deepcopy__(self, memo: dict[int, Any]) -> "FileBot":
        return self  # a module is there once

    def __reduce__(self) -> tuple[Any, ...]:
        return FileBot, (self.name,)


def loaded(file: str) -> ModuleType:
    """The file as a module."""
    spec = spec_from_file_location(Path(file).stem, file)
    if not Path(file).is_file() or spec is None or spec.loader is None:
        raise ValueError(f"there is no Python file {file}")
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def is_file(name: str) -> bool:
    """Whether an opponent is a file rather than one of our bots."""
    return "/" in name or name.endswith(".py")


def without_clock(player: Player) -> Budget:
    """Where iterations make a level, a slow machine must play the same game."""
    return replace(player.budget, ms=0) if player.budget.iterations else player.budget


class OtherSeat:
    """One of the other seats. A bot by name is a new one in every game."""

    def __init__(self, opponent: Opponent) -> None:
        self.policy: Policy | None = None if isinstance(opponent, str) else opponent
        self.player: Player | None = None
        self.file: FileBot | None = None
        self.budget = Budget()
        if isinstance(opponent, str) and is_file(opponent):
            self.file = FileBot(opponent)
        elif isinstance(opponent, str):
            with in_words():
                self.player = find(opponent)
            self.budget = without_clock(self.player)
        elif not callable(opponent):
            raise ValueError(f"{opponent!r} is not a bot, a file or a policy")

    def __deepcopy__(self, memo: dict[int, Any]) -> "OtherSeat":
        return self  # copies of an environment share the policy: it may be large

    def sit(self, table: EnvTable, *luck: int) -> Bot | FileBot | None:
        """Who plays a new game here; None: the policy."""
        return self.player.make(table.game, rng_for("bot", *luck)) if self.player else self.file

    def answer(self, table: EnvTable, bot: Bot | FileBot | None) -> int:
        """The move of the seat that is asked."""
        seat = table.seat()
        if bot is None:
            assert self.policy is not None
            seen = {"observation": table.observe(seat), "action_mask": table.mask(seat)}
            return int(self.policy(seen))
        return int(bot.choose(table.state.mask(seat), self.budget))


def other_seats(opponents: Opponent | Sequence[Opponent], others: int) -> list[OtherSeat]:
    """One for each of the other seats, from one opponent for all or one for each."""
    if isinstance(opponents, str) or not isinstance(opponents, Sequence):
        other = OtherSeat(opponents)
        return [other] * others
    given = list(opponents)
    if len(given) != others:
        raise ValueError(f"{others + 1} seats need {others} opponents, not {len(given)}")
    return [OtherSeat(one) for one in given]


def chosen_seat(seat: int | str, game: int, seats: int, draw: Callable[[int], int]) -> int:
    """Where the learner sits in the game of this number: fixed, in turn, or drawn."""
    if seat == "rotate":
        return game % seats
    return draw(seats) if seat == "random" else int(seat)


def check_seat(seat: int | str, seats: int) -> None:
    """A seat of the table, "rotate" or "random"."""
    if seat in ("rotate", "random"):
        return
    if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < seats:
        raise ValueError(
            f"there is no seat {seat}; the seats are 0 to {seats - 1}, or `rotate` or `random`"
        )
