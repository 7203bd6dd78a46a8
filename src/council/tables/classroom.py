"""Tables that teach: one learner, and others who follow a script. They are not in any list of
games.
"""

from council.core.game import Invalid
from council.lessons.course import players_of, start
from council.lessons.format import Lesson
from council.lessons.shelf import find_lesson
from council.protocol.api import Invite, Opened
from council.protocol.errors import Denied
from council.protocol.table_settings import Customs
from council.tables.lobby import MOST_LISTED, checked_name, game_named
from council.tables.ops.tokens import fingerprint, new_secret
from council.tables.registry import TableRegistry
from council.tables.state.room import Room
from council.tables.state.views import Views
from council.tables.storage.records import Chair, Record, Row, Summary
from council.tables.storage.status import LessonStatus, TableStatus
from council.tables.sync import attempt, save

KEPT = 2  # lessons of a browser, apart from the new one
LEARNER = "Robin"
LEVEL = "easy"  # of the others, as they are shown: they play by the script


async def open_lesson(
    tables: TableRegistry, game: str, name: str, learner: str, holder: str
) -> Opened:
    """A new table at the first step of a lesson; older ones of the same browser are removed."""
    game_named(game)
    try:
        lesson = find_lesson(game, name)
    except Invalid:
        raise Denied("no_such_lesson") from None
    record = _record(tables, lesson, checked_name(learner) or LEARNER, holder)
    await _tidy_up(tables, holder)
    key = new_secret()
    prints = {lesson.seat: fingerprint(key)}
    await tables.settings.run(tables.store.create, record, prints, holder, [lesson.seat])
    return Opened(record.id, [Invite(lesson.seat, key)])


def _record(tables: TableRegistry, lesson: Lesson, learner: str, holder: str) -> Record:
    play, _ = start(lesson, learner)
    chairs = [
        Chair(name, "person") if seat == lesson.seat else Chair(name, "bot", LEVEL)
        for seat, name in enumerate(players_of(lesson, learner))
    ]
    marks = LessonStatus(lesson.game, lesson.id, 0, [len(play.log.lines)])
    customs = Customs(grace=0).settled(1)
    status = TableStatus(customs, founder=holder, lesson=marks)
    views = Views(play)
    summary = Summary(views.asked, views.results, tables.settings.now(), status)
    rows = [Row(line) for line in play.written[1:]]
    table = tables.settings.table_id()
    return Record(table, lesson.game, play.written[0], chairs, len(rows), summary, "", rows)


async def _tidy_up(tables: TableRegistry, holder: str) -> None:
    """Remove all but the last lessons of a browser."""
    found = await tables.settings.run(tables.store.tables_of, holder, MOST_LISTED)
    old = [record.id for record, _ in found if record.summary.status.lesson is not None]
    for table in old[KEPT:]:
        async with tables.open(table) as room:
            await attempt(room, _remove)
            tables.drop(room)


async def _remove(room: Room) -> None:
    await save(room, room.store.remove)
