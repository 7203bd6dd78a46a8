"""A table at which chance follows a script: what the scenarios of all games have in common."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from council.core.game import Game, IllegalMove, Message, Setup
from council.core.log import Line
from council.core.play import Play, rng_for
from council.core.state import CHANCE, NOBODY, PUBLIC, State, members
from council.locales import Voice


@dataclass(frozen=True)
class Why:
    """A refusal as people get it."""

    rule: str
    en: str
    de: str


class Given:
    """Before a game's own class: the game, but every play of it begins in one position."""

    def __init__(self, game: Game, start: State) -> None:
        self.__dict__.update(game.__dict__)
        self.start = start

    def new(self, setup: Setup) -> State:
        return self.start.copy()


class ScriptedTable(Play):
    """A game whose chance outcomes come from a script, by their text, as long as it lasts."""

    letters: str  # a letter for each seat

    def __init__(self, game: Game, setup: Setup, chance: Iterable[str], seed: object) -> None:
        self.script = list(chance)
        super().__init__(game, setup, self.letters[: setup.seats], rng_for("table", seed))

    def settle(self) -> None:
        while self.script and self.state.seat() == CHANCE:
            outcomes = members(self.state.chances())[::2]
            text = self.outcome(outcomes)
            assert self.game.number(text) in outcomes, f"{text} cannot happen now"
            self._apply(CHANCE, self.game.number(text))
            self._add(Line("*", text))
        super().settle()

    def outcome(self, outcomes: list[int]) -> str:
        """What happens of all that may."""
        return self.script.pop(0)

    # -- playing

    def make(self, step: str) -> None:
        """A move such as `A deploy pyke`, checked to come from the seat asked."""
        assert step.split(maxsplit=1)[0] == self.asked(), f"{step}: {self.asked()} is asked"
        self.move(*self.read(step))

    def refused(self, step: str) -> Why:
        """Why a step such as `A attack pyke riverrun` is refused; the table must not change."""
        before = self.game.record(self.state)
        try:
            self.move(*self.read(step))
        except IllegalMove as no:
            assert self.game.record(self.state) == before
            message = no.refusal.message
            return Why(no.refusal.rule, self.say(message, "en"), self.say(message, "de"))
        raise AssertionError(f"{step} was accepted")

    def read(self, step: str) -> tuple[int, int]:
        """The seat and the number of a move."""
        who, *words = step.split()
        return self.letters.index(who), self.game.number(" ".join(words))

    # -- looking

    def asked(self) -> str:
        """The letter of the seat asked; * for chance, - when the game is over."""
        seat = int(self.state.seat())
        return {int(CHANCE): "*", int(NOBODY): "-"}.get(seat) or self.letter(seat)

    def letter(self, seat: int) -> str:
        return self.letters[seat]

    def moves(self) -> list[str]:
        """What the seat asked may do."""
        return [self.game.text(move) for move in members(self.state.legal_moves())]

    def picture(self, viewer: int = PUBLIC) -> dict[str, Any]:
        shown: dict[str, Any] = self.game.describe(self.view(viewer))
        return shown

    def seat(self, who: str, viewer: int = PUBLIC) -> dict[str, Any]:
        """What a viewer is shown of a seat."""
        shown: dict[str, Any] = self.picture(viewer)["seats"][self.letters.index(who)]
        return shown

    def phase(self) -> str:
        return str(self.picture()["phase"])

    def news(self, lang: str = "en", reader: int = PUBLIC) -> list[str]:
        return [self.say(message, lang) for message in self.story(reader)]

    def say(self, message: Message, lang: str) -> str:
        return Voice(lang, self.letters)(message)


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
