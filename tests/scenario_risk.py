"""A position of RISK: Game of Thrones from a few readable lines, with chance by script.

    table = given('''
        seats: 3
        lands: riverrun A4, harrenhal A2, kings_landing A5
        rest:  B1
        turn:  A
        phase: maneuver
        hands: winterfell pyke / -
    ''', chance=["roll 6"])
    table.play("A from riverrun; A to kings_landing; A armies 2")

The keys are those of `council.games.risk.position`; only `seats` and an owner for every territory
are needed. Seats are A, B, C ...; a seat without a territory is out of the game.
"""

from collections.abc import Iterable
from typing import Any

import scripted
from scripted import ScriptedTable, read

from council.games.risk.game import GAME, RiskGame
from council.games.risk.state.board import Board
from council.games.risk.state.places import DECK, HAND

NAMES = "ABCDEFG"


class Given(scripted.Given, RiskGame):
    """The game, but every play of it begins in one position."""


class Table(ScriptedTable):
    """A table of RISK."""

    letters = NAMES
    game: RiskGame
    state: Board

    # -- playing

    def play(self, script: str) -> None:
        """Moves such as `A deploy pyke; A armies 3; * 6 5 4`: dice to come stand before the move
        that rolls them, as `roll 6 5 4 3 2`."""
        for step in script.split(";"):
            who, *words = step.split()
            if who == "roll":
                self.script += [f"roll {face}" for face in words]
            elif who == "card":
                self.script += [f"draw {card}" for card in words]
            else:
                self.make(step)

    # -- looking

    def army(self, name: str) -> str:
        """Whose armies stand in a territory, and how many: `A3`."""
        t = self.number(name)
        owner = int(self.state.owner[t])
        return f"{NAMES[owner] if owner >= 0 else 'N'}{int(self.state.armies[t])}"

    def armies(self, *names: str) -> list[str]:
        return [self.army(name) for name in names]

    def number(self, name: str) -> int:
        return self.game.box.territory(name)

    def hand(self, who: str) -> list[str]:
        cards = self.state.cards.all_in(HAND + NAMES.index(who))
        return [self.game.box.territories[int(card)].id for card in cards]

    def deck(self) -> int:
        return int(self.state.cards.size[DECK])


def new(
    seats: int,
    seed: object = 0,
    chance: Iterable[str] = (),
    game: RiskGame = GAME,
    **options: Any,
) -> Table:
    """A game from the start, by script or by seed."""
    table = Table(game, game.setup(seats, options), chance, seed)
    table.settle()
    return table


def given(text: str, chance: Iterable[str] = (), game: RiskGame = GAME, seed: object = 0) -> Table:
    """The position these lines describe, ready to be played on."""
    position = read(text)
    start = game.given(position)
    assert isinstance(start, Board)
    setup = game.setup(int(start.seats), {"mode": position.get("mode", "auto")})
    table = Table(Given(game, start), setup, chance, seed)
    table.settle()
    return table
