"""A game for players who read and write text: language models, people, tests.

All that is said is said of a view: what happened since the last question, the table, the question,
and the moves in the notation of the game.
"""

from collections.abc import Mapping, Sequence

from council.core.game import Game, IllegalMove, Invalid, Json, Message, Setup
from council.core.play import Play, rng_for
from council.locales import Voice
from council.rl.table import find_setup
from council.rl.words import plain, table_text

QUOTES = " \t`'\"*."  # what people put around a move


def text_game(
    game: str,
    mode: str | None = None,
    seats: int | None = None,
    options: Mapping[str, Json] | None = None,
    *,
    seed: int = 0,
) -> "TextGame":
    """A game told in words; see docs/language-models.md."""
    rules, setup = find_setup(game, mode, seats, options)
    return TextGame(rules, setup, seed)


class TextGame:
    """One game. Give `prompt()` to whoever plays the seat that is asked, and their reply to
    `answer`."""

    def __init__(self, game: Game, setup: Setup, seed: int) -> None:
        self.game = game
        self.names = [f"seat_{k}" for k in range(setup.seats)]
        self.say = Voice("en", self.names)
        self.play = Play(game, setup, self.names, rng_for("text", seed))
        self.play.settle()
        self.told = [0] * setup.seats  # how much of the history each seat was told
        self.refused = ""  # why the last answer was not a move

    def over(self) -> bool:
        return self.play.over()

    def seat(self) -> int:
        """Who is asked."""
        return int(self.play.state.seat())

    def prompt(self) -> str:
        """All that the seat asked needs to answer, and nothing it may not know."""
        seat = self.seat()
        view = self.play.view(seat)
        news = self.sentences(self.play.story(seat, self.told[seat]))
        parts = [f"You are {self.names[seat]} in a game of {self.say.words(self.game.title)}."]
        if news:
            parts.append("\n".join(["What happened:", *(f"  {line}" for line in news)]))
        parts.append(table_text(self.game, view, self.say))
        if self.refused:
            parts.append(f"Your last answer was refused. {self.refused}")
        parts.append("Answer with one move and nothing else.")
        return "\n\n".join(parts)

    def answer(self, text: str) -> bool:
        """Make the move in the last line of the text; False: `refused` says why it is not one."""
        seat = self.seat()
        lines = [line.strip(QUOTES) for line in text.splitlines()]
        wanted = next((line for line in reversed(lines) if line), "")
        view, before = self.play.view(seat), len(self.play.history)
        try:
            self.play.move(seat, self.game.parse(view, wanted))
        except IllegalMove as error:
            self.refused = self.say(error.refusal.message)
            return False
        except Invalid as error:
            self.refused = self.say(error.message)
            return False
        self.told[seat] = before  # what follows their own move they are told next time
        self.refused = ""
        return True

    def ending(self) -> str:
        """The table when all is over, and what each seat has won."""
        shares: Mapping[str, float] = dict(zip(self.names, self.play.log.result or (), strict=True))
        view = self.play.view(0)
        lines = [f"{name}: {share:g} of the victory" for name, share in shares.items()]
        return "\n\n".join([table_text(self.game, view, self.say), "\n".join(lines)])

    def sentences(self, messages: Sequence[Message]) -> list[str]:
        """Messages as lines of text."""
        return [plain(self.say(message)) for message in messages]
