"""The table message for each visitor."""

from math import ceil

from msgspec.structs import replace

from council.core.game import AskWindow
from council.lessons.shelf import after, find_lesson
from council.protocol.messages import (
    ClockIs,
    DailyMark,
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
from council.tables.state.room import Room, can_close, reader_of, spectators_see
from council.tables.state.undo import line_to_ask_for, line_to_take_back
from council.tables.state.visitor import Visitor, frame


class TableShow:
    """One showing of a table as it stands: what is the same for all is worked out once, and those
    who may know the same, and were told the same, get one message."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self._common = common_is(room)
        self._texts: dict[tuple[object, ...], bytes] = {}

    def text(self, visitor: Visitor) -> bytes:
        """The message for a visitor, as it is sent."""
        room = self.room
        seats = (reader_of(room, visitor), visitor.looking, tuple(visitor.held))
        read = (visitor.told, visitor.noted, can_close(room, visitor.holder))
        if (seats, read) not in self._texts:
            self._texts[seats, read] = frame(table_is(room, visitor, self._common))
        return self._texts[seats, read]


def common_is(room: Room) -> TableIs:
    """What all are told of a table; the rest is empty."""
    status, views = room.status, room.views
    seen = spectators_see(room)
    return TableIs(
        v=room.v,
        table=room.id,
        game=room.game.name,
        options=dict(room.play.log.setup.options),
        seats=seats_are(room),
        looking=None,
        held=[],
        asked=views.asked if status.deal == "done" else None,
        view=None,
        question=Said("server-told-gathering"),
        moves=[],
        news=[],
        fresh=False,
        mark="",
        over=views.over,
        results=views.results,
        can_undo=False,
        can_ask=False,
        customs=status.customs,
        clock=clock_is(room),
        proposal=proposal_is(room),
        paused=status.paused,
        ended=status.ended,
        rematch=room.rematch,
        lesson=lesson_is(room),
        moment=views.moment(),
        deal_code=room.play.log.deal,
        daily=DailyMark(status.daily.day, status.daily.counted) if status.daily else None,
        shown=None if seen < 0 else seen,
    )


def table_is(room: Room, visitor: Visitor, common: TableIs) -> TableIs:
    """Everything the seat the visitor looks from may know."""
    reader = reader_of(room, visitor)
    sight = room.views.of(reader)
    notes = [note for note in room.notes if note.n >= visitor.noted]
    status, seat = room.status, visitor.looking
    tale = room.views.tale(reader, visitor.told or 0, notes)
    return replace(
        common,
        looking=seat,
        held=visitor.held,
        view=sight.view,
        question=sight.question if status.deal == "done" else common.question,
        moves=[] if status.rests() or seat is None else sight.moves,
        news=[said for _, said in tale],
        fresh=visitor.told is None,
        mark=str(bookmark_of(room, visitor, len(room.play.history), room.noted())),
        can_undo=not status.rests() and line_to_take_back(room, seat) is not None,
        can_ask=not status.rests() and line_to_ask_for(room, seat) is not None,
        fair=fair_is(room, visitor),
        window=window_is(room, sight.window),
        can_close=can_close(room, visitor.holder),
        told_at=[moment for moment, _ in tale],
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
    reader = reader_of(room, visitor)
    last = room.views.told_of(reader, told - 1) if told else []
    back = room.v - len(room.rows)
    return Bookmark(reader, told, noted, back, bookmark.sum_of(last))


def recall(room: Room, visitor: Visitor) -> None:
    """A visitor who was here before is sent only what came after, if their bookmark still holds."""
    mark = bookmark.read(visitor.back.mark)
    if mark is None or mark.told > len(room.play.history) or mark.noted > room.noted():
        return
    if mark == bookmark_of(room, visitor, mark.told, mark.noted):
        visitor.told, visitor.noted = mark.told, mark.noted
