"""Lessons at a table: answers are judged by the step, and steps follow each other.

At every other table, moves are ordinary moves.
"""

from council.core.game import Invalid, Message
from council.lessons.course import answer, judge, skip_move
from council.lessons.format import Lesson
from council.lessons.shelf import find_lesson
from council.protocol.errors import Denied, said
from council.protocol.messages import Allowed, Refused
from council.protocol.requests import Move, Study, Why
from council.tables.handlers import moves
from council.tables.handlers.outcome import HandlerOutcome
from council.tables.handlers.undo import take_back
from council.tables.state.room import Room, own_seat
from council.tables.state.visitor import Visitor
from council.tables.storage.status import LessonStatus
from council.tables.sync import changed, save_lines, save_people


async def move(room: Room, visitor: Visitor, request: Move) -> HandlerOutcome | Refused:
    """Make a move; in a lesson only one that goes on."""
    status = room.status.lesson
    if status is None:
        return await moves.move(room, visitor, request)
    seat = own_seat(visitor)
    if moves.answered(room, request.v, seat, request.move):
        return HandlerOutcome.DONE
    moves.check_version(room, visitor, request.v)
    moves.check_open(room)
    found = moves.judge(room, seat, request.move, request.n)
    no = _objection(room, status, request.move)
    if no is not None:
        return Refused(request.n, request.move[: moves.LONGEST_MOVE], said(no))
    if isinstance(found, Refused):
        return found
    await _answer(room, status, found, moves.tidy(request.move))
    return HandlerOutcome.CHANGED


async def why(room: Room, visitor: Visitor, request: Why) -> Allowed | Refused:
    """Say why a move cannot be made, or why the lesson does not want it."""
    found = await moves.why(room, visitor, request)
    status = room.status.lesson
    no = _objection(room, status, request.move) if status else None
    if no is None or (isinstance(found, Refused) and found.rule is not None):
        return found
    return Refused(request.n, request.move[: moves.LONGEST_MOVE], said(no))


async def study(room: Room, visitor: Visitor, request: Study) -> HandlerOutcome:
    """Go to another step."""
    own_seat(visitor)
    moves.check_version(room, visitor, request.v)
    status = room.status.lesson
    if status is None:
        raise Denied("bad_message")
    lesson = _lesson(status)
    if request.what in ("back", "again"):
        await _back(room, status, 0 if request.what == "again" else max(0, status.step - 1))
        return HandlerOutcome.CHANGED
    if lesson.steps[status.step].go:
        if request.what == "skip":
            await _answer(room, status, skip_move(room.play, lesson, status.step), "")
            return HandlerOutcome.CHANGED
    elif status.step + 1 < len(lesson.steps):
        await save_people(room, lesson=_at(room, status, status.step + 1))
        return HandlerOutcome.CHANGED
    return HandlerOutcome.DONE


def lesson_advice(room: Room) -> str | None:
    """What a hint says in a lesson: the answer that goes on."""
    status = room.status.lesson
    if status is None:
        return None
    lesson = _lesson(status)
    if not lesson.steps[status.step].go:
        raise Denied("not_asked")
    return room.game.text(skip_move(room.play, lesson, status.step))


def _lesson(status: LessonStatus) -> Lesson:
    return find_lesson(status.game, status.id)


def _objection(room: Room, status: LessonStatus, text: str) -> Message | None:
    """What the lesson says to an answer that it does not want."""
    lesson = _lesson(status)
    try:
        number = room.game.parse(room.play.view(lesson.seat), text[: moves.LONGEST_MOVE])
    except Invalid:
        return None
    return judge(room.play, lesson, status.step, number)


async def _answer(room: Room, status: LessonStatus, move: int, text: str) -> None:
    """Make a move that goes on, with all that follows, and store it in one piece."""
    lesson = _lesson(status)
    before = len(room.play.written)
    ms = max(0, round(1000 * (room.settings.steady() - room.since)))
    room.sound = False
    answer(room.play, lesson, status.step, move, ms)
    new = changed(room.status, lesson=_at(room, status, status.step + 1))
    await save_lines(room, before, new, said=text, moved=lesson.seat)
    room.since = room.settings.steady()


async def _back(room: Room, status: LessonStatus, step: int) -> None:
    """The table as it stood when a step began."""
    cut = status.marks[step]
    there = LessonStatus(status.game, status.id, step, status.marks[: step + 1])
    if cut < len(room.play.log.lines):
        seat = _lesson(status).seat
        await take_back(room, cut, seat, room.status.clocks, lesson=there)
    else:
        await save_people(room, lesson=there)


def _at(room: Room, status: LessonStatus, step: int) -> LessonStatus:
    """The lesson at a step that begins now."""
    marks = [*status.marks[:step], len(room.play.log.lines)]
    return LessonStatus(status.game, status.id, step, marks)
