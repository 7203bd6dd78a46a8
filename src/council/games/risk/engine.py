"""RISK: Game of Thrones behind the contract of State: each method calls the rules."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from council.core.state import Rng, State
from council.games.risk.box.card_codes import Programs
from council.games.risk.box.land import Land
from council.games.risk.box.moments import ASK
from council.games.risk.rules.chances import chance, chances, seen
from council.games.risk.rules.chances_dominion import (
    chance_in_dominion,
    chances_in_dominion,
    seen_in_dominion,
)
from council.games.risk.rules.flow import apply_in_dominion, run_without_cards
from council.games.risk.rules.questions import answer, asked, legal_moves
from council.games.risk.rules.questions_dominion import asked_in_dominion, legal_in_dominion
from council.games.risk.rules.scoring import won
from council.games.risk.state.board import Board
from council.games.risk.state.dominion import DominionBoard
from council.games.risk.state.holes import fill, hide


@final
class Skirmish(Board):
    """Skirmish, on one map or both, with or without House Mitchell's amendments."""

    def __init__(self, seats: i64, land: Land, source: Board | None) -> None:
        super().__init__(seats, land, source)

    def copy(self) -> State:
        return Skirmish(self.seats, self.land, self)

    def mask(self, seat: i64) -> State:
        view = Skirmish(self.seats, self.land, self)
        hide(view, seat)
        return view

    def fill(self, rng: Rng) -> None:
        fill(self, rng)

    def seat(self) -> i64:
        return asked(self)

    def legal_moves(self) -> vec[i64]:
        return legal_moves(self)

    def apply(self, move: i64) -> None:
        moment = answer(self, move)
        if moment != ASK:
            run_without_cards(self, moment)

    def chances(self) -> vec[i64]:
        return chances(self)

    def chance(self, rng: Rng) -> i64:
        return chance(self, rng)

    def seen(self, move: i64, seat: i64) -> i64:
        return seen(self, move, seat)

    def leg(self) -> i64:
        return self.stage

    def value(self, seat: i64) -> float:
        """The share of the victory, once the game is over; `thinking` estimates before."""
        return won(self, seat)


@final
class Dominion(DominionBoard):
    """Dominion with all its cards, on one map or both, with or without the amendments."""

    def __init__(self, seats: i64, land: Land, programs: Programs, source: Board | None) -> None:
        super().__init__(seats, land, programs, source)

    def copy(self) -> State:
        return Dominion(self.seats, self.land, self.programs, self)

    def mask(self, seat: i64) -> State:
        view = Dominion(self.seats, self.land, self.programs, self)
        hide(view, seat)
        return view

    def fill(self, rng: Rng) -> None:
        fill(self, rng)

    def seat(self) -> i64:
        return asked_in_dominion(self)

    def legal_moves(self) -> vec[i64]:
        return legal_in_dominion(self)

    def apply(self, move: i64) -> None:
        apply_in_dominion(self, move)

    def chances(self) -> vec[i64]:
        return chances_in_dominion(self)

    def chance(self, rng: Rng) -> i64:
        return chance_in_dominion(self, rng)

    def seen(self, move: i64, seat: i64) -> i64:
        return seen_in_dominion(self, move, seat)

    def leg(self) -> i64:
        return self.stage

    def value(self, seat: i64) -> float:
        """The share of the victory, once the game is over; `thinking` estimates before."""
        return won(self, seat)
