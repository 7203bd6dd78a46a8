"""A position of the card game from a few readable lines, with chance by script.

    table = given('''
        stark:     jon_snow, stark_escort
        lannister: the_hound k
        hands:     not_today / -
        phase:     challenges
        first:     lannister
    ''')
    table.play("L challenge military; L commit the_hound")

The keys are those of `council.games.cardgame.position`. House Stark is S at seat 0, House Lannister
L at seat 1. In a script `.` lets everybody pass until something else is asked, `-` does so in
action windows only; `draw ice` and the like say what chance brings next.
"""

from collections.abc import Iterable
from typing import Any

import scripted
from scripted import ScriptedTable, read

from council.core.game import Message
from council.games.cardgame.engine import CardGame
from council.games.cardgame.game import GAME, CardGameGame
from council.games.cardgame.shown.view import step
from council.games.cardgame.state.board import DEAD, DISCARD, HAND, USED
from council.locales import Voice

NAMES = "SL"
CHANCES = ("draw", "lose", "reveal", "initiative", "seats", "plot", "again", "ready", "place")
WINDOWS = ("act", "respond", "save")


class Given(scripted.Given, CardGameGame):
    """The game, but every play of it begins in one position."""


class Table(ScriptedTable):
    """A table of the card game."""

    letters = NAMES
    game: CardGameGame
    state: CardGame

    def outcome(self, outcomes: list[int]) -> str:
        """What can only happen in one way happens, whatever the script says next."""
        only = self.game.text(outcomes[0])
        return only if len(outcomes) == 1 and only != self.script[0] else super().outcome(outcomes)

    # -- playing

    def play(self, script: str) -> "Table":
        """Moves such as `S marshal hodor; L pass`; chance to come stands before the move that
        needs it."""
        for part in script.split(";"):
            words = part.split()
            if words in (["."], ["-"]):
                self.all_pass(WINDOWS if words == ["."] else ("act",))
            elif words[0] in CHANCES:
                self.script.append(" ".join(words))
            else:
                self.make(part)
        return self

    def all_pass(self, windows: tuple[str, ...]) -> None:
        while self.step() in windows:
            self.move(int(self.state.seat()), self.game.number("pass"))

    def finish(self, upto: str = "") -> "Table":
        """Nobody does anything more than he must, until this phase (or the next) begins."""
        start = self.phase()
        while self.asked() != "-" and self.phase() != upto and (upto or self.phase() == start):
            moves = self.moves()
            idle = [m for m in ("pass", "done", "hand keep", "place nothing") if m in moves]
            self.move(int(self.state.seat()), self.game.number((idle or moves)[0]))
        return self

    # -- looking

    def letter(self, seat: int) -> str:
        """Of the House at a seat: it may be either."""
        return NAMES[int(self.state.house_of(seat))]

    def step(self) -> str:
        return step(self.state)

    def number(self, name: str) -> int:
        return self.game.box.ids.index(name)

    def names(self, place: int) -> list[str]:
        return [self.game.box.ids[int(card)] for card in self.state.cards.all_in(place)]

    def hand(self, who: str) -> list[str]:
        return self.names(int(HAND) + 3 * NAMES.index(who))

    def size(self, who: str) -> int:
        return int(self.state.hand_size(NAMES.index(who)))

    def deck(self, who: str) -> int:
        return int(self.state.deck_size(NAMES.index(who)))

    def dead(self, who: str) -> list[str]:
        return self.names(int(DEAD) + NAMES.index(who))

    def discard(self, who: str) -> list[str]:
        return self.names(int(DISCARD) + NAMES.index(who))

    def used(self, who: str) -> list[str]:
        return self.names(int(USED) + NAMES.index(who))

    def gold(self, who: str) -> int:
        return int(self.state.gold[NAMES.index(who)])

    def power(self, who: str) -> int:
        return int(self.state.total_power(NAMES.index(who)))

    def banner(self, who: str) -> int:
        return int(self.state.banner[NAMES.index(who)])

    def on(self, name: str) -> int:
        """The power on a card."""
        return int(self.state.power[self.number(name)])

    def strength(self, name: str) -> int:
        return int(self.state.strength[self.number(name)])

    def has(self, name: str, word: str) -> bool:
        """Whether a character has an icon or a keyword now."""
        shown = self.card(name)
        return word in shown["icons"] or word in shown["keywords"]

    def in_play(self, name: str) -> bool:
        return bool(self.state.in_play(self.number(name)))

    def kneels(self, name: str) -> bool:
        return not self.state.stands(self.number(name))

    def card(self, name: str) -> dict[str, Any]:
        """A character or location as all see it."""
        for seat in self.picture()["seats"]:
            for one in (*seat["characters"], *seat["locations"]):
                if one["id"] == name:
                    found: dict[str, Any] = one
                    return found
        raise AssertionError(f"{name} is not in play")

    def say(self, message: Message, lang: str) -> str:
        return Voice(lang, ("Stark", "Lannister"))(message)


def new(
    seed: object = 0, chance: Iterable[str] = (), game: CardGameGame = GAME, **options: Any
) -> Table:
    """A game from the start, House Stark at seat 0 unless the options say otherwise."""
    table = Table(game, game.setup(2, {"stark": "first", **options}), chance, seed)
    table.settle()
    return table


def given(
    text: str, chance: Iterable[str] = (), game: CardGameGame = GAME, seed: object = 0
) -> Table:
    """The position these lines describe, ready to be played on."""
    start = game.given(read(text))
    assert isinstance(start, CardGame)
    table = Table(Given(game, start), game.setup(2, {"stark": "first"}), chance, seed)
    table.settle()
    return table


def with_cards(text: str) -> CardGameGame:
    """The game with some records of our own."""
    import tomllib

    return GAME.with_data(tomllib.loads(text), "own.toml")
