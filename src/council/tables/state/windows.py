"""Windows among people: a window passes by itself after the same few seconds for everybody,
whatever they hold, unless they want to think (HI-5).

Only this process knows when it opened, so after a restart it starts again. It does not run while
nobody is here, during a pause, or while a bot answers for the seat.
"""

from collections.abc import Sequence

from council.core.state import PUBLIC
from council.tables.state.room import Room
from council.tables.state.views import Views
from council.tables.storage.records import Chair
from council.tables.storage.status import TableStatus

FEWEST = 2  # people: alone among bots nobody is kept waiting, and nobody learns anything


def passes(views: Views, chairs: Sequence[Chair], status: TableStatus) -> bool:
    """Whether the question is a window that passes by itself if its seat does not want to think.
    Judged by what the public sees."""
    asked, customs = views.asked, status.customs
    if customs.clock.kind == "days" or not customs.window:  # whoever has days has them
        return False
    if status.rests() or views.over or asked is None:
        return False
    people = sum(chair.kind != "bot" for chair in chairs)
    if people < FEWEST or chairs[asked].kind != "person" or chairs[asked].away:
        return False
    return views.of(int(PUBLIC)).window is not None


def free(views: Views, chairs: Sequence[Chair], status: TableStatus, v: int | None) -> bool:
    """Whether the time of a window is nobody's: who is asked did not choose it, and may not even
    hold an answer. It is theirs once they want to think, which they said of a version `v` (None: of
    one to come), and to who is out of time it is no gift."""
    out = status.clocks.up and status.clocks.seat == views.asked
    return not out and status.waits != v and passes(views, chairs, status)


def due(room: Room) -> float | None:
    """When the window that is open passes by itself; None: never."""
    status, asked = room.status, room.views.asked
    if (
        not passes(room.views, room.chairs, status)
        or not room.presence.present()
        or (asked is not None and room.bot_plays(asked))
    ):
        room.window = (-1, 0.0)
        return None
    if status.waits == room.v:
        return None
    if room.window[0] != room.v:
        room.window = (room.v, room.time())
    return room.window[1] + status.customs.window


def left(room: Room) -> float | None:
    """Seconds until then."""
    when = due(room)
    return None if when is None else round(max(0.0, when - room.time()), 2)
