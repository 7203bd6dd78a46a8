"""One game at this terminal: whose turn it is, who holds the device, and the record of it all."""

import os
import shutil
import sys
from collections.abc import Iterator
from contextlib import suppress
from shlex import quote

from council.bots import Bot, Budget, find
from council.cli.names import shown_names
from council.cli.result import show_result, without_table
from council.cli.table.orders import Quit, leave, order_named, undo
from council.cli.table.plan import Plan
from council.cli.table.record import LogFile
from council.cli.table.seats import Seat
from council.cli.table.turn import PersonTurn
from council.cli.table.undo import undone
from council.cli.table.windows import lets_pass
from council.cli.terminal import WIDTH, Terminal
from council.core.game import Fact, Game, Invalid, Message
from council.core.play import Play, resume, rng_for
from council.core.state import PUBLIC, State
from council.lab.guest import PATIENCE, Forfeit, Guest
from council.locales import Voice, has

FIRST_GAME = 1  # the same streams of chance as the first game of a match with this seed
LONGEST_LINE = 500
STAND_IN = "random"  # plays on for a bot of one's own that has failed
MOST_SENSELESS = 20  # lines at a hand-over that a program may send


class Sitting:
    """People and bots around one terminal."""

    def __init__(
        self,
        terminal: Terminal,
        play: Play,
        seats: list[Seat],
        record: LogFile,
        seed: int,
        asks: bool = False,
    ) -> None:
        self.terminal = terminal
        self.play = play
        self.record = record
        self.seed = seed
        self.asks = asks  # in every window, not only where it concerns somebody
        self.voice = Voice(terminal.lang, shown_names(terminal, play.log.players))
        self.people = [number for number, seat in enumerate(seats) if seat.person]
        self.bots = {
            number: self._bot(number, seat) for number, seat in enumerate(seats) if not seat.person
        }
        self.hints = True  # whether people may ask a bot
        self.told: dict[int, int] = {}  # how many moves each reader has heard of
        self.holder: int | None = self.people[0] if len(self.people) == 1 else None
        self.greeted: set[int] = set()  # who has been told how it goes
        self.drawn: dict[int, State] = {}  # what each reader has been shown last
        self.plans: dict[int, Plan] = {}  # the rest of a line of several moves, by seat
        self.typed: dict[int, list[int]] = {}  # the moves of each line typed, by seat

    def _bot(self, number: int, seat: Seat) -> tuple[Bot, Budget]:
        rng = rng_for("bot", self.seed, FIRST_GAME, number)
        if seat.file:
            setup, stream = self.play.log.setup, str(int(rng.state))
            return Guest(seat.file, self.game, setup, stream, PATIENCE), Budget()
        player = find(seat.name)
        return player.make(self.game, rng), player.budget

    @property
    def game(self) -> Game:
        return self.play.game

    @property
    def alone(self) -> bool:
        """Whether one person plays among bots."""
        return len(self.people) == 1

    def run(self) -> None:
        """Play to the end, or until somebody leaves; the record is kept either way."""
        if self.terminal.console.is_terminal and self.terminal.console.width < WIDTH:
            width = self.terminal.console.width
            self.terminal.tell(self.say("play-narrow", width=width, wanted=WIDTH), "notice")
        try:
            self.play.settle()
            while not self.play.over():
                self._next()
            self._finish()
        except (EOFError, KeyboardInterrupt, Quit):
            self._leave()
        finally:
            for bot, _ in self.bots.values():
                if isinstance(bot, Guest):
                    bot.leave()
            self.record.close()

    def _next(self) -> None:
        seat = int(self.play.state.seat())
        if seat in self.bots:
            self._bot_moves(seat)
        elif not self._passes(seat) and (self.holder == seat or self._hand_over(seat)):
            PersonTurn(self, seat).run()

    def _passes(self, seat: int) -> bool:
        """Answer what goes without saying; it belongs to what the seat did before."""
        move = lets_pass(self.game, self.play.view(seat), self.alone, self.asks)
        if move is not None:
            self.play.move(seat, move)
            self.made(seat, planned=True)
        return move is not None

    def _bot_moves(self, seat: int) -> None:
        bot, budget = self.bots[seat]
        with self.terminal.waiting(self.say("play-thinking", who=self.voice.names[seat])):
            try:
                move = bot.choose(self.play.view(seat), budget)
            except Forfeit as lost:
                self._forfeit(seat, lost)
                return
        self.play.move(seat, move)
        if not self.people:
            self.news(int(PUBLIC))

    def _forfeit(self, seat: int, lost: Forfeit) -> None:
        """A bot of one's own has failed: another one plays on for it."""
        bot, _ = self.bots[seat]
        if isinstance(bot, Guest):
            bot.leave()
        who, why = self.voice.names[seat], self.voice(lost.message)
        self.terminal.tell(self.say("play-forfeit", who=who, why=why), "refused")
        self.bots[seat] = self._bot(seat, Seat(STAND_IN, person=False))

    def _hand_over(self, seat: int) -> bool:
        """The device goes to somebody else, and no hand stays on the screen. False when the one who
        held it took a move back instead."""
        self.terminal.clear()
        name = self.voice.names[seat]
        self.terminal.tell(self.say("play-hand-over", who=name), "notice")
        senseless = 0
        while line := self.ask(self.say("play-hand-over-ready", who=name) + " ").lower():
            order = order_named(self.say, line)
            if order is leave:
                raise Quit
            if order is not undo:
                senseless += 1
                if senseless == MOST_SENSELESS and not self.terminal.typed_at():
                    raise Quit  # a program, which would go on for ever
                self.terminal.tell(self.say("play-hand-over-how", who=name), "refused")
                continue
            try:
                self.undo(self.holder)
            except Invalid as error:
                self.terminal.tell(self.voice(error.message), "refused")
            else:
                return False
        self.terminal.clear()
        self.drawn.pop(seat, None)
        self.holder = seat
        return True

    def turn(self) -> int:
        """Whose turn it is in the whole course, where the game counts turns."""
        return self.game.turn(self.play.state) if self.game.measured == "turns" else 0

    def plan(self, seat: int, parts: list[str], again: bool = False) -> None:
        """Keep moves for the questions to come."""
        if parts:
            self.plans[seat] = Plan(parts, self.turn(), again)

    def make(self, seat: int, move: int, ms: int) -> None:
        """A person's move."""
        self.play.move(seat, move, ms)

    def objects(self, move: int) -> bool:
        """Whether more is to be said to a move that is not legal than the rule."""
        return False

    def advice(self, seat: int) -> int | None:
        """What a hint says, where no bot is to be asked."""
        return None

    def made(self, seat: int, planned: bool) -> None:
        """A move was made, by a new line or by the rest of one."""
        lines = self.typed.setdefault(seat, [])
        if planned and lines:
            lines[-1] += 1
        else:
            lines.append(1)

    def undo(self, seat: int | None) -> None:
        """Back to before the seat's last line, be it several moves; Invalid says why not."""
        if seat is None:
            raise Invalid("play-undo-nothing")
        kept = undone(self.play, seat, self.alone)
        lines = self.typed.get(seat) or [1]
        with suppress(Invalid):  # what cannot be taken back stays
            for _ in range(lines.pop() - 1):
                kept = undone(kept, seat, self.alone)
        taken = [move for who, move in self.play.history[len(kept.history) :] if who == seat]
        self.record.restart()
        self.play = resume(self.game, kept.log, self.play.chance, self.record.write)
        self.record.reopen()
        self.told = {reader: min(n, len(self.play.history)) for reader, n in self.told.items()}
        words = "; ".join(self.label(self.game.text(move)) for move in taken)
        self.terminal.show(f"[notice]{self.say('play-undone')}[/] {words}")

    # -- the end

    def _finish(self) -> None:
        reader = self.people[0] if self.alone else int(PUBLIC)
        if len(self.people) > 1:
            self.terminal.clear()
            self.told[reader] = max(self.told.values(), default=0)  # what the last one has heard
        self.news(reader)
        self.terminal.echo()
        self._draw(self.play.view(reader))
        show_result(self.terminal, self.play)
        self.say_where()

    def _leave(self) -> None:
        self.terminal.echo()
        self.say_where()

    def say_where(self) -> None:
        """Where the game is kept and how to go on with it."""
        path = self.record.path
        partly = self.record.partly
        if path is None and partly is None:
            self.terminal.tell(self.say("play-not-kept"), "notice")
            return
        kept = "play-kept" if path else "play-kept-partly"
        key = "play-see-again" if self.play.over() and path else "play-go-on"
        file = str(path or partly)
        self.terminal.tell(self.say(kept, file=file), "notice", wrap=False)
        word = quote(file) + (f" --lang {self.terminal.lang}" if self.terminal.asked else "")
        line = self.say(key, command=typed_command(), word=word)
        self.terminal.tell(line, "notice", wrap=False)

    # -- what the one at the device is shown

    def say(self, key: str, **facts: Fact) -> str:
        return self.voice.say(key, **facts)

    def ask(self, prompt: str) -> str:
        """A line from the one at the device; EOFError when there is none any more."""
        line = self.terminal.ask(prompt)
        if line is None:
            raise EOFError
        return line[:LONGEST_LINE].strip()

    def news(self, reader: int) -> None:
        """What happened since the reader was last told, and how the table stood at the end of each
        leg: the next one clears it."""
        since = self.told.get(reader, 0)
        for number, state in ends_of_legs(self.play, since) if self.game.clears else ():
            told = self.play.story(reader, since)
            self._tell(told[: len(told) - len(self.play.story(reader, number))])
            self.terminal.echo()
            self._draw(state.mask(reader))
            self.terminal.echo()
            since = number
        self._tell(without_table(self.play, self.play.story(reader, since)))
        self.told[reader] = len(self.play.history)
        if self.record.failed:
            self.record.failed = False
            self.terminal.warn("play-keeping-failed", file=str(self.record.path))
            self.record.partly, self.record.path = self.record.path, None

    def _tell(self, messages: list[Message]) -> None:
        for message in messages:
            self.terminal.tell(self.voice(message))

    def draw(self, reader: int, whole: bool = True) -> None:
        """The table as the reader sees it, or only what is new to somebody who has seen it all."""
        view = self.play.view(reader)
        drawn = self.drawn.get(reader)
        if drawn is not None and not whole:
            text = self.game.glance(view, drawn, self.voice)
            if text is not None:
                if text:
                    self.terminal.show(text)
                    self.terminal.echo()
                return
        self._draw(view)
        self.terminal.echo()
        self.drawn[reader] = view

    def explain(self) -> None:
        """What the drawing means and what it is all about."""
        key = f"{self.game.name}-draw-legend"
        if has(key, self.terminal.lang):
            self.terminal.tell(self.say(key), "quiet")

    def _draw(self, view: State) -> None:
        self.terminal.show(self.game.draw(view, self.voice, self.voice.names))

    def label(self, text: str) -> str:
        """A notation in words people read."""
        return " ".join(self.game.label(token, self.voice) for token in text.split())


def typed_command() -> str:
    """What a person would type to call us."""
    told = os.environ.get("COUNCIL_COMMAND")
    if told:
        return quote(told)
    ours = os.path.abspath(sys.argv[0])
    if os.path.basename(ours) == "council" and shutil.which("council") is None:
        return quote(ours)
    return "council"


def ends_of_legs(play: Play, since: int) -> Iterator[tuple[int, State]]:
    """The moves from `since` on that began a new leg, by number, and the state just before each."""
    state = play.game.begin(play.log.setup)
    for number, (_, move) in enumerate(play.history):
        before = state.copy()
        state.apply(move)
        if number >= since and state.leg() != before.leg():
            yield number, before
