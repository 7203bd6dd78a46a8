"""Before the deal, every player seals a random value (a word, in the code). Then all values are
revealed, so that neither the server nor the last player can steer the draws. A later value counts
from then on.
"""

from contextlib import suppress

from council.core.lots import SECRET, WORD
from council.core.lots import seal as sealed
from council.protocol.errors import Denied
from council.protocol.messages import Said
from council.protocol.requests import Deal, Seal, Word
from council.tables.handlers.outcome import HandlerOutcome
from council.tables.state.room import Room
from council.tables.state.visitor import Visitor
from council.tables.storage.status import TableStatus
from council.tables.sync import Overtaken, changed, save_lines, save_people


async def seal(room: Room, visitor: Visitor, request: Seal) -> HandlerOutcome:
    """A seat promises a word; once all have, they are opened."""
    _check_seat(room, visitor, request.seat)
    if not SECRET.fullmatch(request.seal):
        raise Denied("bad_word")
    known = room.play.notes.seals[request.seat]
    if known not in ("", request.seal) or (not known and room.status.deal != "seal"):
        raise Denied("dealt")
    if not known:
        await _gather(room, f"seal {request.seat} {request.seal}")
    return HandlerOutcome.CHANGED


async def word(room: Room, visitor: Visitor, request: Word) -> HandlerOutcome:
    """A seat opens its word, or brings one late; once all are open, the cards are dealt."""
    _check_seat(room, visitor, request.seat)
    notes, deal = room.play.notes, room.status.deal
    promised, known = notes.seals[request.seat], notes.given[request.seat]
    right = promised in ("", sealed(request.seat, request.word))
    if not WORD.fullmatch(request.word) or not right:
        raise Denied("bad_word")
    if deal == "seal" or (deal == "open" and not promised):
        raise Denied("not_dealt")
    if known not in ("", request.word):
        raise Denied("dealt")
    if not known:
        await _gather(room, f"word {request.seat} {request.word}")
    return HandlerOutcome.CHANGED


async def deal_now(room: Room, visitor: Visitor, request: Deal) -> HandlerOutcome:
    """Do not wait for those who have not sealed a word; or, once they could, not opened it."""
    if not visitor.held:
        raise Denied("not_your_seat")
    if room.status.deal == "done":
        raise Denied("dealt")
    await _gather(room, hurry=True)
    return HandlerOutcome.CHANGED


def _check_seat(room: Room, visitor: Visitor, seat: int) -> None:
    if seat not in visitor.held:
        raise Denied("not_your_seat")
    if room.views.over or not room.status.secret:
        raise Denied("over")


async def _gather(room: Room, *notes: str, hurry: bool = False) -> None:
    """Note what a seat has said, and go on when nothing is missing any more: all or nothing."""
    before, deal = len(room.play.written), room.status.deal
    room.sound = False
    for note in notes:
        room.play.note(note)
    if deal == "seal" and (hurry or not room.expected(deal)):
        deal, hurry = "open", False
    if deal == "open" and (hurry or not room.expected(deal)):
        deal = "done"
        room.play.settle()
    if len(room.play.written) > before:
        await save_lines(room, before, changed(room.status, deal=deal))
    else:
        await save_people(room, deal=deal)


async def stop_waiting(room: Room) -> None:
    """Deal without a player who will not come any more."""
    while room.status.deal != "done":
        with suppress(Overtaken):
            await _gather(room)
            return


async def end_game(room: Room, status: TableStatus, *told: Said) -> None:
    """The game ends here by agreement, and its secret is revealed."""
    before = len(room.play.written)
    room.sound = False
    room.play.leave()
    await save_lines(room, before, changed(status, deal="done"), *told)
