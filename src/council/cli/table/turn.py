"""One person's turn: news, drawing, question, and lines typed until a move is made."""

from time import perf_counter
from typing import TYPE_CHECKING

from council.cli.table.layout import numbered, plain
from council.cli.table.orders import Quit, game_order, obey, order_named, repeat
from council.cli.table.picker import MOST, Picker, guess
from council.core.game import Invalid, Refusal

if TYPE_CHECKING:
    from council.cli.table.sitting import Sitting

MOST_LINES = 1000  # that a program may send in one turn
MOST_LISTED = 60  # choices; words narrow them


class PersonTurn:
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
        if self._goes_as_planned():
            return
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
            if not self.over:
                self._goes_as_planned()

    def show(self, whole: bool = False) -> None:
        """The table as this seat sees it, or what is new of it, and what the seat is asked."""
        self.terminal.echo()
        self.sitting.draw(self.seat, whole)
        self.terminal.tell(self.sitting.voice(self.sitting.game.question(self.view)), "title")

    def _list_options(self) -> None:
        """The next choices, numbered."""
        if self.picker.started:
            chosen = self.label(self.picker.chosen())
            self.terminal.show(f"{chosen}: {self.sitting.say('play-and-then')}")
        choices = self.picker.choices()
        if not self.picker.started and self.picker.given() and len(choices) > 1:
            given = self.label(self.picker.given())
            self.terminal.show(f"{given}: {self.sitting.say('play-only-choice')}")
        amounts = self.picker.amounts()
        if len(amounts) > 1 and len(amounts) == max(amounts) - min(amounts) + 1:
            facts = {"low": min(amounts), "high": max(amounts)}
            self.terminal.tell(self.sitting.say("play-an-amount", **facts))
            return
        self.terminal.show(numbered([self._described(*one) for one in choices[:MOST_LISTED]]))
        if len(choices) > MOST_LISTED:
            more = len(choices) - MOST_LISTED
            self.terminal.tell(self.sitting.say("play-more-choices", count=more), "quiet")

    def _described(self, typed: str, whole: str) -> str:
        """A choice in words, with what helps to choose."""
        words = self.label(self.picker.telling(typed))
        remark = self.sitting.game.remark(self.view, whole, self.sitting.voice)
        return f"{words} {remark}" if remark else words

    def example(self) -> str:
        """A move that can be typed now, in the reader's words where they are understood."""
        first = self.picker.all[0]
        notation = self.picker.telling(" ".join(first.tokens))
        words = plain(self.label(notation)).lower()
        return words if self._means(words, first.move) else notation

    def _means(self, text: str, move: int) -> bool:
        picker = Picker(self.sitting.game, self.view, self.sitting.voice)
        try:
            return picker.pick(text) == move
        except (LookupError, Invalid):
            return False

    def label(self, text: str) -> str:
        """A notation in words people read."""
        return self.sitting.label(text)

    def _read(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        order = order_named(self.sitting.say, word.lower())
        asked = game_order(self, word.lower())
        if order is not None:
            obey(self, order, rest.strip())
        elif asked is not None:
            voice = self.sitting.voice
            self.terminal.show(self.sitting.game.obey(asked, self.view, rest.strip(), voice))
        elif not line:
            self.picker.clear()
        else:
            self._choose(line.lower())

    def _choose(self, line: str) -> None:
        """One move, or several with `;` between them: the rest is for the questions to come."""
        first, *rest = [part.strip() for part in line.split(";") if part.strip()] or [""]
        try:
            move, number = self._understood(self.picker, first)
        except LookupError as error:
            meant = self._guess(str(error))
            if not self.sitting.objects(meant):
                self.explain(meant)
            return
        if move is not None:
            self.sitting.plan(self.seat, [*number, *rest])
            self._make(move)
        elif rest:
            raise Invalid("play-several-what", got=first[:40])

    def _understood(self, picker: Picker, text: str) -> tuple[int | None, list[str]]:
        """The move of some words, None when they leave several, and the number behind it that
        answers the question after it."""
        try:
            return picker.pick(text), []
        except LookupError:
            head, _, number = text.rpartition(" ")
            move = self._before_a_number(head, number)
            if move is None:
                raise
            return move, [number]

    def _before_a_number(self, text: str, number: str) -> int | None:
        """The move of `deploy winterfell 3`, if the next question is how many; else None."""
        if not text or not (number.isdecimal() or number in MOST):
            return None
        picker = Picker(self.sitting.game, self.view, self.sitting.voice)
        try:
            move = picker.pick(text)
        except (LookupError, Invalid):
            return None
        if move is None:
            return None
        state = self.sitting.play.state.copy()
        state.apply(move)
        if state.seat() != self.seat:
            return None
        then = Picker(self.sitting.game, state.mask(self.seat), self.sitting.voice)
        return move if then.amounts() else None

    def _goes_as_planned(self) -> bool:
        """Make the next move of a line typed before. What no longer fits ends it."""
        plan = self.sitting.plans.get(self.seat)
        text = plan.next(self.sitting.turn()) if plan else None
        if plan is None or text is None:
            self.sitting.plans.pop(self.seat, None)
            return False
        word, _, rest = text.partition(" ")
        if order_named(self.sitting.say, word) is repeat:
            self.sitting.plan(self.seat, [rest.strip(), *plan.left], again=True)
            return self._goes_as_planned()
        picker = Picker(self.sitting.game, self.view, self.sitting.voice)
        try:
            move, number = self._understood(picker, text)
        except (LookupError, Invalid):
            move, number = None, []
        plan.left[:0] = number
        if move is None:
            del self.sitting.plans[self.seat]
            if not plan.again:
                rest = "; ".join([text, *plan.left])
                self.terminal.tell(self.sitting.say("play-plan-ends", rest=rest), "refused")
            return False
        try:
            self._make(move, planned=True)
        except Invalid as error:  # a lesson wants something else
            del self.sitting.plans[self.seat]
            self.terminal.tell(self.sitting.voice(error.message), "refused")
        return self.over

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

    def _make(self, move: int, planned: bool = False) -> None:
        spent = int(1000 * (perf_counter() - self._begun))
        self.picker.clear()
        self.sitting.make(self.seat, move, spent)
        self.sitting.made(self.seat, planned)
        self.over = True
