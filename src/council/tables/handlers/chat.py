"""Say something to all at the table."""

from council.protocol.errors import Denied
from council.protocol.messages import ChatIs, ChatLine
from council.protocol.requests import Speak
from council.tables.handlers.outcome import HandlerOutcome
from council.tables.state.chat import LONGEST, clean
from council.tables.state.room import Room, barred
from council.tables.state.visitor import Visitor
from council.tables.sync import Overtaken, save


async def say(room: Room, visitor: Visitor, request: Speak) -> HandlerOutcome:
    """Tell all at the table; what has just been said is not said twice."""
    if not visitor.held:
        raise Denied("not_your_seat")
    seat = visitor.held[0] if visitor.looking is None else visitor.looking
    text = clean(request.text)
    if not 0 < len(text) <= LONGEST:
        raise Denied("bad_chat", most=LONGEST)
    if not room.chat.repeats(seat, text):
        if not room.chat.allows(seat, text):
            raise Denied("slow_down")
        await _tell_all(room, seat, text)
    return HandlerOutcome.DONE


async def _tell_all(room: Room, seat: int, text: str) -> None:
    line = ChatLine(room.chat.last() + 1, room.settings.now(), seat, text)
    try:
        await save(room, room.store.say, line)
    except Overtaken:  # it is remembered as said, so not asked again as a whole
        await _tell_all(room, seat, text)
        return
    room.chat.add(line)
    for visitor in room.visitors:
        if not barred(room, visitor):
            visitor.tell(ChatIs([line]))
