"""One person's turn: news, drawing, question, and lines typed until a move is made."""

from time import perf_counter
from typing import TYPE_CHECKING

from council.cli.table.layout import numbered
from council.cli.table.orders import Quit, obey, order_named
from council.cli.table.picker import Picker, guess
from council.core.game import Invalid, Refusal

if TYPE_CHECKING:
    from council.cli.table.sitting import Sitting

MOST_LINES = 1000  # that a program may send in one turn


class Turn:
    """A question put to a seat; over once a move was made or taken back."""

    def __init__(self, sitting: "Sitting", seat: int) -> None:
        self.sitting = sitting
        self.terminal = sitting.terminal
        self.seat = seat
        self.over = False
        self._begun = perf_counter()
        self.view = sitting.play.view(seat)
        self.picker = Picker(sitting.game, self.view, sitting.voice)

    def run(self) -> None:
        """Ask until there is an answer."""
        new = self.seat not in self.sitting.greeted
        if new:
            self.sitting.greeted.add(self.seat)
            self.sitting.explain()
            self.terminal.echo()
        self.sitting.news(self.seat)
        self.show()
        if new:
            self.terminal.tell(self.sitting.say("play-how", example=self.example()), "quiet")
        lines = 0
        while not self.over:
            lines += 1
            if lines > MOST_LINES and not self.terminal.typed_at():
                raise Quit  # a program, which would go on for ever
            self._list_options()
            try:
                self._read(self.sitting.ask("> "))
            except Invalid as error:
                self.terminal.tell(self.sitting.voice(error.message), "refused")

    def show(self) -> None:
        """The table as this seat sees it, and what it is asked."""
        self.terminal.echo()
        self.sitting.draw(self.seat)
        self.terminal.echo()
        self.terminal.tell(self.sitting.voice(self.sitting.game.question(self.view)), "title")

    def _list_options(self) -> None:
        """The next choices, numbered."""
        if self.picker.started:
            chosen = self.label(self.picker.chosen())
            self.terminal.show(f"{chosen}: {self.sitting.say('play-and-then')}")
        options = [self.picker.telling(option) for option in self.picker.options()]
        if not self.picker.started and self.picker.given() and len(options) > 1:
            given = self.label(self.picker.given())
            self.terminal.show(f"{given}: {self.sitting.say('play-only-choice')}")
        self.terminal.show(numbered([self.label(option) for option in options]))

    def example(self) -> str:
        """A move that can be typed now."""
        return self.picker.telling(" ".join(self.picker.all[0].tokens))

    def label(self, text: str) -> str:
        """A notation in words people read."""
        return self.sitting.label(text)

    def _read(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        order = order_named(self.sitting.say, word.lower())
        if order is not None:
            obey(self, order, rest.strip())
        elif not line:
            self.picker.clear()
        else:
            self._choose(line.lower())

    def _choose(self, text: str) -> None:
        try:
            move = self.picker.pick(text)
        except LookupError as error:
            self.explain(self._guess(str(error)))
            return
        if move is not None:
            self._make(move)

    def meant(self, text: str) -> int:
        """The move that words stand for, possible or not; Invalid when they stand for none."""
        picker = Picker(self.sitting.game, self.view, self.sitting.voice)
        try:
            move = picker.pick(text)
        except LookupError as error:
            return self._guess(str(error))
        return picker.left()[0].move if move is None else move

    def _guess(self, text: str) -> int:
        verb = self.picker.all[0].tokens[0]
        move = guess(self.sitting.game, text, self.sitting.voice, verb)
        return move if move is not None else self.sitting.game.parse(self.view, text)

    def explain(self, move: int) -> Refusal | None:
        """Say why the move cannot be made, or that it can."""
        game, say = self.sitting.game, self.sitting.say
        refusal = game.refuse(self.view, move)
        if refusal is None:
            self.terminal.tell(say("play-why-legal", move=game.text(move)), "notice")
        else:
            rule = say("play-rule", rule=refusal.rule)
            self.terminal.tell(f"{self.sitting.voice(refusal.message)} {rule}", "refused")
        return refusal

    def _make(self, move: int) -> None:
        spent = int(1000 * (perf_counter() - self._begun))
        self.sitting.play.move(self.seat, move, spent)
        self.over = True
