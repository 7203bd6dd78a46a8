"""A lesson at this terminal: the same turns as in a game, one step after the other."""

from typing import NoReturn

from council.cli.table.orders import Quit
from council.cli.table.record import LogFile
from council.cli.table.seats import Seat
from council.cli.table.sitting import Sitting
from council.cli.table.turn import PersonTurn
from council.cli.terminal import Terminal
from council.core.game import Invalid
from council.lessons.course import answer, back_to, judge, players_of, skip_move, start
from council.lessons.format import Lesson

WORDS = ("back", "skip", "again", "next")
MOST_SENSELESS = 20  # lines where there is only something to read


class Jump(Exception):
    """The learner wants to go to another step."""

    def __init__(self, what: str) -> None:
        super().__init__(what)
        self.what = what


class LessonSitting(Sitting):
    """One learner, at one step of a lesson."""

    def __init__(self, terminal: Terminal, lesson: Lesson, name: str) -> None:
        play, _ = start(lesson, name)
        names = players_of(lesson, name)
        seats = [Seat(one, person=seat == lesson.seat) for seat, one in enumerate(names)]
        others = [seat if seat.person else Seat("random", person=False) for seat in seats]
        super().__init__(terminal, play, others, LogFile(), seed=0)
        self.lesson = lesson
        self.step = 0
        self.marks = [len(play.log.lines)]  # how long the log was at the start of each step
        self.told[lesson.seat] = len(play.history)

    def study(self) -> bool:
        """Play the lesson; whether it came to its end."""
        title = self.voice.words(self.lesson.title)
        self.terminal.tell(f"{title}: {self.voice.words(self.lesson.about)}", "title")
        self.terminal.tell(self.say("lesson-how"), "quiet")
        try:
            while self.step < len(self.lesson.steps):
                try:
                    self._ask_step()
                except Jump as jump:
                    self._jump(jump.what)
        except (EOFError, KeyboardInterrupt, Quit):
            self.terminal.echo()
            return False
        return True

    # -- one step

    def _ask_step(self) -> None:
        if self.lesson.steps[self.step].go:
            PersonTurn(self, self.lesson.seat).run()
            return
        if self.lesson.seat not in self.greeted:
            self.greeted.add(self.lesson.seat)
            self.explain()
        self.news(self.lesson.seat)
        self.terminal.echo()
        self.draw(self.lesson.seat, whole=False)
        for _ in range(MOST_SENSELESS):
            line = self.ask(self.say("lesson-press-enter") + " ")
            if not line:
                raise Jump("next")
            self.terminal.tell(self.say("lesson-read-first"), "refused")
        raise Quit  # a program, which would go on for ever

    def draw(self, reader: int, whole: bool = True) -> None:
        """The table, and below it what the lesson says."""
        if whole or self.drawn_moves != len(self.play.history):
            super().draw(reader, whole)
        self.drawn_moves = len(self.play.history)
        number, of = self.step + 1, len(self.lesson.steps)
        where = self.say("lesson-step", number=number, of=of)
        say = self.voice.words(self.lesson.steps[self.step].say)
        self.terminal.tell(f"{where} {say}", "notice")

    drawn_moves = -1

    def make(self, seat: int, move: int, ms: int) -> None:
        no = judge(self.play, self.lesson, self.step, move)
        if no is not None:
            raise Invalid(no.key, **no.facts)
        answer(self.play, self.lesson, self.step, move, ms)
        self._go(self.step + 1)

    def objects(self, move: int) -> bool:
        no = judge(self.play, self.lesson, self.step, move)
        if no is not None:
            self.terminal.tell(self.voice(no), "refused")
        return no is not None

    def advice(self, seat: int) -> int | None:
        return skip_move(self.play, self.lesson, self.step)

    # -- from step to step

    def ask(self, prompt: str) -> str:
        line = super().ask(prompt)
        for word in WORDS:
            if line.lower() in (word, self.say(f"lesson-order-{word}")):
                raise Jump(word)
        return line

    def undo(self, seat: int | None) -> NoReturn:
        raise Jump("back")

    def _jump(self, what: str) -> None:
        if what == "again":
            self._back(0)
        elif what == "back":
            self._back(max(0, self.step - 1))
        elif not self.lesson.steps[self.step].go:
            self._go(self.step + 1)
        elif what == "skip":
            self.make(self.lesson.seat, skip_move(self.play, self.lesson, self.step), 0)
        else:
            self.terminal.tell(self.say("lesson-next-how"), "refused")

    def _go(self, step: int) -> None:
        self.step = step
        self.marks = [*self.marks[:step], len(self.play.log.lines)]

    def _back(self, step: int) -> None:
        self.play = back_to(self.play, self.marks[step])
        self.step = step
        self.plans.clear()
        self.drawn.clear()
        self.drawn_moves = -1
        self.told = {self.lesson.seat: len(self.play.history)}
