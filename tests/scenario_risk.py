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
from dataclasses import dataclass
from typing import Any

from council.core.game import IllegalMove, Message, Setup
from council.core.log import Line
from council.core.play import Play, rng_for
from council.core.state import CHANCE, NOBODY, PUBLIC, State, members
from council.games.risk.board import DECK, HAND
from council.games.risk.game import GAME, RiskGame
from council.games.risk.rules import Risk
from council.locales import Voice

NAMES = "ABCDEFG"


@dataclass(frozen=True)
class Why:
    """A refusal as people get it."""

    rule: str
    en: str
    de: str


class Given(RiskGame):
    """The game, but every play of it begins in one position."""

    def __init__(self, game: RiskGame, start: Risk) -> None:
        self.__dict__.update(game.__dict__)
        self.start = start

    def new(self, setup: Setup) -> State:
        return self.start.copy()


class Table(Play):
    """A game whose chance outcomes come from a script, by their text, as long as it lasts."""

    state: Risk

    def __init__(self, game: RiskGame, setup: Setup, chance: Iterable[str], seed: object) -> None:
        self.script = list(chance)
        super().__init__(game, setup, NAMES[: setup.seats], rng_for("table", seed))

    def settle(self) -> None:
        while self.script and self.state.seat() == CHANCE:
            text = self.script.pop(0)
            outcome = self.game.number(text)
            assert outcome in members(self.state.chances())[::2], f"{text} cannot happen now"
            self._apply(CHANCE, outcome)
            self._add(Line("*", text))
        super().settle()

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
                assert who == self.asked(), f"{step}: {self.asked()} is asked"
                self.move(NAMES.index(who), self.game.number(" ".join(words)))

    def refused(self, step: str) -> Why:
        """Why a step such as `A attack pyke riverrun` is refused; the table must not change."""
        who, *words = step.split()
        before = self.game.record(self.state)
        try:
            self.move(NAMES.index(who), self.game.number(" ".join(words)))
        except IllegalMove as no:
            assert self.game.record(self.state) == before
            message = no.refusal.message
            return Why(no.refusal.rule, self.say(message, "en"), self.say(message, "de"))
        raise AssertionError(f"{step} was accepted")

    # -- looking

    def asked(self) -> str:
        """The letter of the seat asked; * for chance, - when the game is over."""
        return {CHANCE: "*", NOBODY: "-"}.get(self.state.seat()) or NAMES[self.state.seat()]

    def moves(self) -> list[str]:
        """What the seat asked may do."""
        return [self.game.text(move) for move in members(self.state.legal_moves())]

    def army(self, name: str) -> str:
        """Whose armies stand in a territory, and how many: `A3`."""
        t = self.number(name)
        owner = int(self.state.owner[t])
        return f"{NAMES[owner] if owner >= 0 else 'N'}{int(self.state.armies[t])}"

    def armies(self, *names: str) -> list[str]:
        return [self.army(name) for name in names]

    def number(self, name: str) -> int:
        return self.game.box.territory(name)  # type: ignore[attr-defined, no-any-return]

    def hand(self, who: str) -> list[str]:
        cards = self.state.cards.all_in(HAND + NAMES.index(who))
        return [self.game.box.territories[int(card)].id for card in cards]  # type: ignore[attr-defined]

    def deck(self) -> int:
        return int(self.state.cards.size[DECK])

    def phase(self) -> str:
        return str(self.picture()["phase"])

    def picture(self, viewer: int = PUBLIC) -> dict[str, Any]:
        shown: dict[str, Any] = self.game.describe(self.view(viewer))
        return shown

    def seat(self, who: str, viewer: int = PUBLIC) -> dict[str, Any]:
        """What a viewer is shown of a seat."""
        shown: dict[str, Any] = self.picture(viewer)["seats"][NAMES.index(who)]
        return shown

    def news(self, lang: str = "en", reader: int = PUBLIC) -> list[str]:
        return [self.say(message, lang) for message in self.story(reader)]

    def say(self, message: Message, lang: str) -> str:
        return Voice(lang, NAMES)(message)


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


def read(text: str) -> dict[str, str]:
    """The lines by their key; a line without a key goes on with the one before."""
    found: dict[str, str] = {}
    key = ""
    for line in text.splitlines():
        head, colon, rest = line.partition(":")
        if colon:
            key = head.strip()
        found[key] = found.get(key, "") + " " + (rest if colon else line)
    return {key: value.strip() for key, value in found.items() if key}


def given(text: str, chance: Iterable[str] = (), game: RiskGame = GAME, seed: object = 0) -> Table:
    """The position these lines describe, ready to be played on."""
    position = read(text)
    start = game.given(position)
    assert isinstance(start, Risk)
    setup = game.setup(int(start.seats), {"mode": position.get("mode", "auto")})
    table = Table(Given(game, start), setup, chance, seed)
    table.settle()
    return table
