"""Hints at a table: whether they are allowed, and who has asked for one."""

from council.protocol.errors import Denied
from council.tables.broadcast import show_all
from council.tables.state.room import Room
from council.tables.sync import save_people, told_of


def check_hints(room: Room) -> None:
    """Denied where the table does without."""
    if room.status.customs.hints == "off":
        raise Denied("no_hints")


def people_of(room: Room) -> int:
    """How many seats are for people."""
    return sum(chair.kind != "bot" for chair in room.chairs)


def check_weighing(room: Room) -> None:
    """Denied in a lesson, and where people play each other: there the pause would tell of it."""
    check_hints(room)
    if people_of(room) > 1 or room.status.lesson is not None:
        raise Denied("no_hints")


async def note_hint(room: Room, seat: int) -> None:
    """Where people play each other, all may know who has asked a bot; once for a question."""
    check_hints(room)
    said, moves = told_of("hint", seat), len(room.play.history)
    known = any(note.said == said and note.moves == moves for note in room.notes)
    if people_of(room) > 1 and not known:
        await save_people(room, said)
        show_all(room)
