"""The table of handlers: what each request of a visitor does."""

from collections.abc import Awaitable, Callable
from typing import Any

from council.protocol.errors import Denied
from council.protocol.messages import Allowed, Done, MomentsAre, Refused
from council.protocol.requests import (
    Agree,
    Deal,
    GoOn,
    Look,
    Moments,
    Move,
    Propose,
    Resign,
    Seal,
    ShowHand,
    Sit,
    Speak,
    Study,
    TableAsk,
    Undo,
    Wait,
    Why,
    Word,
)
from council.tables.broadcast import show_all
from council.tables.handlers import (
    chat,
    fair_deal,
    lessons,
    moments,
    seats,
    sight,
    undo,
    votes,
    windows,
)
from council.tables.handlers.outcome import HandlerOutcome
from council.tables.state.room import Room, barred
from council.tables.state.visitor import Visitor
from council.tables.sync import attempt

Handler = Callable[[Room, Visitor, Any], Awaitable[HandlerOutcome | Allowed | Refused | MomentsAre]]

HANDLERS: dict[type, Handler] = {
    Sit: seats.sit,
    Look: seats.look,
    Resign: seats.resign,
    Move: lessons.move,
    Wait: windows.wait,
    Why: lessons.why,
    Undo: undo.undo,
    Propose: votes.propose,
    Agree: votes.agree,
    GoOn: votes.go_on,
    Speak: chat.say,
    Seal: fair_deal.seal,
    Word: fair_deal.word,
    Deal: fair_deal.deal_now,
    Study: lessons.study,
    Moments: moments.look_back,
    ShowHand: sight.show_hand,
}


async def dispatch(room: Room, visitor: Visitor, request: TableAsk) -> None:
    """Carry out a request and answer it; Denied when it cannot be taken."""
    await attempt(room, _handle, visitor, request)


async def _handle(room: Room, visitor: Visitor, request: TableAsk) -> None:
    if barred(room, visitor) and not isinstance(request, Sit):
        raise Denied("no_watching")
    outcome = await HANDLERS[type(request)](room, visitor, request)
    if isinstance(outcome, Allowed | Refused | MomentsAre):
        visitor.tell(outcome)
    elif outcome is not HandlerOutcome.SHOWN:
        visitor.tell(Done(getattr(request, "n", 0), room.v))
        if outcome is HandlerOutcome.CHANGED:
            show_all(room)
