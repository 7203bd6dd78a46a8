"""Hints at a table: whether they are allowed, and who has asked for one."""

from council.protocol.errors import Denied
from council.tables.broadcast import show_all
from council.tables.state.room import Room
from council.tables.sync import save_people, told_of


def check_hints(room: Room) -> None:
    """Denied where the table does without."""
    if room.status.customs.hints == "off":
        raise Denied("no_hints")


async def note_hint(room: Room, seat: int) -> None:
    """Where people play each other, all may know who has asked a bot; once for a question."""
    check_hints(room)
    people = [chair for chair in room.chairs if chair.kind != "bot"]
    said, moves = told_of("hint", seat), len(room.play.history)
    known = any(note.said == said and note.moves == moves for note in room.notes)
    if len(people) > 1 and not known:
        await save_people(room, said)
        show_all(room)
