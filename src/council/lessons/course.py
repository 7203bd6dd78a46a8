"""A lesson being played: what an answer leads to, by the script and the engine's own rules.

Everything depends only on the lesson and the moves made, so the same answers always lead to the
same table.
"""

from dataclasses import dataclass, field, replace
from fnmatch import fnmatchcase

from council.core.game import Game, Message, Setup
from council.core.play import Play, resume, rng_for
from council.core.state import CHANCE, State, members
from council.games import GAMES
from council.lessons.format import YOU, Lesson, LessonStep

READ_FIRST = Message("lesson-read-first")
SOMETHING_ELSE = Message("lesson-something-else")
MOST_MOVES = 400  # that follow one answer


@dataclass
class Script:
    """What others do and chance brings, in the order in which it is asked for."""

    game: Game
    words: tuple[object, ...]  # from which chance comes that no line names
    left: list[str] = field(default_factory=list)
    improvised: list[str] = field(default_factory=list)  # what no line was there for

    def outcome(self, state: State) -> int:
        """What chance brings: the next line, or the only thing that can happen."""
        outcomes = members(state.chances())[::2]
        texts = [self.game.text(outcome) for outcome in outcomes]
        if self.left and self.left[0] in texts:
            return outcomes[texts.index(self.left.pop(0))]
        if len(outcomes) == 1:
            return outcomes[0]
        self.improvised.append(f"* {texts[0]}")
        return int(state.chance(rng_for("lesson", *self.words, self.game.record(state))))

    def reply(self, view: State) -> int | None:
        """What another seat does: the next line, or it lets a window pass; else None."""
        if self.left:
            for move in self.game.offers(view):
                if self.game.text(move) == self.left[0]:
                    self.left.pop(0)
                    return move
        window = self.game.window(view)
        return window.move if window else None

    def own(self, view: State) -> int | None:
        """What is done for the learner; None when they answer themselves."""
        if not (self.left and self.left[0].startswith(YOU)):
            return None
        text = self.left[0].removeprefix(YOU)
        for move in self.game.offers(view):
            if self.game.text(move) == text:
                self.left.pop(0)
                return move
        return None


# -- where a lesson stands


def setup_of(lesson: Lesson) -> Setup:
    """The setup of its game; Invalid when there is none such."""
    setup = GAMES[lesson.game].setup(lesson.seats, lesson.options)
    return replace(setup, position=lesson.position)


def players_of(lesson: Lesson, name: str) -> list[str]:
    """The names at the table."""
    names = list(lesson.names)
    names.insert(lesson.seat, name)
    return names


def start(lesson: Lesson, name: str) -> tuple[Play, Script]:
    """The lesson at its first step."""
    game = GAMES[lesson.game]
    play = Play(game, setup_of(lesson), players_of(lesson, name), rng_for("lesson", lesson.key))
    script = _script(lesson, 0, lesson.before)
    _follow(play, lesson, 0, script)
    return play, script


def back_to(play: Play, lines: int) -> Play:
    """The same game when its log had so many lines."""
    return resume(play.game, play.log, play.chance, upto=lines)


# -- answers


def accepts(play: Play, step: LessonStep, move: int) -> bool:
    """Whether a legal move is one of the answers that go on."""
    return any(_matches(step.go, text) for text in _spellings(play, move))


def judge(play: Play, lesson: Lesson, number: int, move: int) -> Message | None:
    """What is said to an answer that does not go on; None: it does, or the engine says why not."""
    step = lesson.steps[number]
    if not step.go:
        return READ_FIRST
    legal = play.game.legal(play.view(lesson.seat), move)
    if legal and accepts(play, step, move):
        return None
    for other in step.others:
        if any(_matches(other.when, text) for text in _spellings(play, move)):
            return Message("lesson-says", {"text": other.say})
    if not legal:
        return None
    if step.otherwise is not None:
        return Message("lesson-says", {"text": step.otherwise})
    return SOMETHING_ELSE


def answer(play: Play, lesson: Lesson, number: int, move: int, ms: int = 0) -> Script:
    """Make a move that goes on, and all that follows until the next step."""
    step = lesson.steps[number]
    script = _script(lesson, number + 1, step.then)
    play.scripted_chance = script.outcome
    try:
        play.move(lesson.seat, move, ms)
    finally:
        play.scripted_chance = None
    _follow(play, lesson, number + 1, script)
    return script


def skip_move(play: Play, lesson: Lesson, number: int) -> int:
    """The answer that skipping a step gives."""
    step = lesson.steps[number]
    moves = play.game.offers(play.view(lesson.seat))
    for move in moves:
        if play.game.text(move) == step.answer:
            return move
    return next(move for move in moves if accepts(play, step, move))


def asked_next(lesson: Lesson, number: int) -> LessonStep | None:
    """The next step that wants an answer."""
    return next((step for step in lesson.steps[number:] if step.go), None)


def _script(lesson: Lesson, number: int, lines: tuple[str, ...]) -> Script:
    return Script(GAMES[lesson.game], (lesson.key, number), list(lines))


def _follow(play: Play, lesson: Lesson, number: int, script: Script) -> None:
    """Let chance and the others act until the learner is asked what the next step is about."""
    wanted = asked_next(lesson, number)
    play.scripted_chance = script.outcome
    try:
        play.settle()
        for _ in range(MOST_MOVES):
            seat = int(play.state.seat())
            if seat < 0:
                return
            view = play.view(seat)
            move = script.own(view) if seat == lesson.seat else script.reply(view)
            if move is None and seat == lesson.seat:
                move = _let_pass(play, view, wanted)
                if move is None:
                    return
            if move is None and wanted is None:
                return  # what comes after the lesson is nobody's business
            if move is None:
                move = play.game.offers(view)[0]
                script.improvised.append(play.game.text(move))
            play.move(seat, move)
    finally:
        play.scripted_chance = None


def _let_pass(play: Play, view: State, wanted: LessonStep | None) -> int | None:
    """A window in which the next step has nothing to do passes by itself."""
    window = play.game.window(view)
    if window is None:
        return None
    if wanted and any(accepts(play, wanted, move) for move in play.game.offers(view)):
        return None
    return window.move


def _spellings(play: Play, move: int) -> list[str]:
    """A move as it can be written; a plain one also by each of its aliases."""
    game, state = play.game, play.state
    texts = [game.text(move)]
    if state.seat() != CHANCE and state.seat() >= 0 and state.same(move) == move:
        view = play.view(int(state.seat()))
        texts += [game.text(alias) for alias in game.offers(view) if state.same(alias) == move]
    return texts


def _matches(patterns: tuple[str, ...], text: str) -> bool:
    return any(fnmatchcase(text, pattern) for pattern in patterns)
