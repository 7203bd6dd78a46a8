"""Close a table that has not begun."""

from council.protocol.errors import Denied
from council.tables.state.room import Room, has_begun
from council.tables.sync import save


async def close_table(room: Room, holder: str) -> None:
    """Remove the table for good, if it is theirs and nobody has moved."""
    if not holder or holder != room.status.founder:
        raise Denied("not_founder")
    if has_begun(room):
        raise Denied("begun")
    await save(room, room.store.remove)
