"""Look back at earlier moments of the game."""

from council.protocol.messages import MomentsAre
from council.protocol.requests import Moments
from council.tables.frames.moments import moments_from
from council.tables.state.room import Room, reader_of
from council.tables.state.visitor import Visitor


async def look_back(room: Room, visitor: Visitor, request: Moments) -> MomentsAre:
    """Some moments as the seat the visitor looks from saw them. A number too high means the last:
    what was there may have been taken back meanwhile."""
    last = room.views.moment()
    first = max(0, min(request.first, last))
    frames = await room.settings.run(moments_from, room.play, reader_of(room, visitor), first)
    return MomentsAre(request.n, room.v, first, last, frames)
