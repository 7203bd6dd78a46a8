"""The table message for a visitor."""

from math import ceil

from council.core.game import AskWindow
from council.lessons.shelf import after, find_lesson
from council.protocol.messages import (
    ClockIs,
    FairIs,
    LessonIs,
    ProposalIs,
    Said,
    SeatIs,
    TableIs,
    WindowIs,
)
from council.tables.state import bookmark, clocks, windows
from council.tables.state.bookmark import Bookmark
from council.tables.state.holders import holders
from council.tables.state.proposals import missing
from council.tables.state.room import Room, can_close
from council.tables.state.undo import line_to_ask_for, line_to_take_back
from council.tables.state.visitor import Visitor


def table_is(room: Room, visitor: Visitor) -> TableIs:
    """Everything the seat the visitor looks from may know."""
    sight = room.views.of(visitor.reader)
    notes = [note for note in room.notes if note.n >= visitor.noted]
    status, seat = room.status, visitor.looking
    dealt = status.deal == "done"
    return TableIs(
        v=room.v,
        table=room.id,
        game=room.game.name,
        options=dict(room.play.log.setup.options),
        seats=seats_are(room),
        looking=seat,
        held=visitor.held,
        asked=room.views.asked if dealt else None,
        view=sight.view,
        question=sight.question if dealt else Said("server-told-gathering"),
        moves=[] if status.rests() else sight.moves,
        news=room.views.tale(visitor.reader, visitor.told or 0, notes),
        fresh=visitor.told is None,
        mark=str(bookmark_of(room, visitor, len(room.play.history), room.noted())),
        over=room.views.over,
        results=room.views.results,
        can_undo=not status.rests() and line_to_take_back(room, seat) is not None,
        can_ask=not status.rests() and line_to_ask_for(room, seat) is not None,
        customs=status.customs,
        clock=clock_is(room),
        proposal=proposal_is(room),
        paused=status.paused,
        ended=status.ended,
        rematch=room.rematch,
        fair=fair_is(room, visitor),
        window=window_is(room, sight.window),
        can_close=can_close(room, visitor.holder),
        lesson=lesson_is(room),
    )


def seats_are(room: Room) -> list[SeatIs]:
    """Who sits where, and who is here."""
    here = room.presence.present()
    return [
        SeatIs(
            chair.name,
            chair.kind,
            chair.level,
            seat in here,
            chair.away,
            _grace(room, seat),
            len(holders(room, seat)),
            chair.crest,
            chair.colour,
        )
        for seat, chair in enumerate(room.chairs)
    ]


def _grace(room: Room, seat: int) -> int | None:
    since = room.presence.missed.get(seat)
    if since is None:
        return None
    return max(0, ceil(since + room.status.customs.patience() - room.time()))


def clock_is(room: Room) -> ClockIs | None:
    """The clocks as they stand now."""
    rule, running = room.status.customs.clock, room.status.clocks
    if not running.left:
        return None
    now = room.time()
    left = [round(clocks.remaining(running, seat, now), 2) for seat in range(len(running.left))]
    return ClockIs(rule, left, running.seat, running.warned is not None, running.up)


def window_is(room: Room, window: AskWindow | None) -> WindowIs | None:
    """The window that is open, and how long it stays so."""
    if window is None or room.status.rests():
        return None
    move, left = room.game.text(window.move), windows.left(room)
    waits = room.status.waits == room.v
    return WindowIs(window.kind, window.concerns, move, window.about, left, waits)


def proposal_is(room: Room) -> ProposalIs | None:
    """What somebody asks all others."""
    asked = room.status.proposal
    if asked is None or room.views.over:
        return None
    waits = missing(room, asked)
    return ProposalIs(asked.id, asked.what, asked.by, waits, asked.clock, asked.settings)


def lesson_is(room: Room) -> LessonIs | None:
    """What the lesson says at this step."""
    status = room.status.lesson
    if status is None:
        return None
    lesson = find_lesson(status.game, status.id)
    step, following = lesson.steps[status.step], after(lesson)
    return LessonIs(
        lesson.game,
        lesson.id,
        dict(lesson.title),
        status.step + 1,
        len(lesson.steps),
        dict(step.say),
        list(step.point),
        not step.go,
        status.step + 1 == len(lesson.steps),
        following.id if following else "",
        dict(following.title) if following else {},
        lesson.mode,
        step.answer,
        following.mode if following else "",
    )


def fair_is(room: Room, visitor: Visitor) -> FairIs | None:
    """What a visitor may know of where chance comes from. The secret gives away every hand: only
    those who may read the whole log get it."""
    notes, secret = room.play.notes, room.status.secret
    if not secret:
        return None
    reads = bool(visitor.held) or room.status.customs.watch == "end"
    told = secret if reads and room.play.log.result is not None else ""
    deal = room.status.deal
    return FairIs(notes.fair, notes.seals, notes.given, room.expected(deal), deal, told)


# -- where a visitor has stopped reading


def bookmark_of(room: Room, visitor: Visitor, told: int, noted: int) -> Bookmark:
    """The bookmark of a visitor who was told so much."""
    last = room.views.told_of(visitor.reader, told - 1) if told else []
    back = room.v - len(room.rows)
    return Bookmark(visitor.reader, told, noted, back, bookmark.sum_of(last))


def recall(room: Room, visitor: Visitor) -> None:
    """A visitor who was here before is sent only what came after, if their bookmark still holds."""
    mark = bookmark.read(visitor.back.mark)
    if mark is None or mark.told > len(room.play.history) or mark.noted > room.noted():
        return
    if mark == bookmark_of(room, visitor, mark.told, mark.noted):
        visitor.told, visitor.noted = mark.told, mark.noted
