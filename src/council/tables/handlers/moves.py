"""Moves, and why a move cannot be made."""

from council.core.game import Game, Invalid, Unwritten
from council.protocol.errors import Denied, said
from council.protocol.messages import Allowed, Refused, RuleCard
from council.protocol.requests import Move, Why
from council.tables.broadcast import show
from council.tables.handlers.outcome import HandlerOutcome
from council.tables.state.room import Room, own_seat
from council.tables.state.visitor import Visitor
from council.tables.storage.status import TableStatus
from council.tables.sync import changed, save_lines

LONGEST_MOVE = 100


async def move(room: Room, visitor: Visitor, request: Move) -> HandlerOutcome | Refused:
    """Make a move for the seat the visitor looks from; at most once, however often it is sent."""
    seat = own_seat(visitor)
    if answered(room, request.v, seat, request.move):
        return HandlerOutcome.DONE
    check_version(room, visitor, request.v)
    check_open(room)
    refused = await try_move(room, seat, request.move, request.n)
    return refused or HandlerOutcome.CHANGED


async def why(room: Room, visitor: Visitor, request: Why) -> Allowed | Refused:
    """Say why a move cannot be made."""
    found = judge(room, visitor.reader, request.move, request.n)
    return found if isinstance(found, Refused) else Allowed(request.n, request.move)


def check_version(room: Room, visitor: Visitor, v: int) -> None:
    """A request meant for another position is refused, and the visitor is shown this one."""
    if v != room.v:
        show(room, [visitor])
        raise Denied("stale")


def check_open(room: Room) -> None:
    """A table that rests, or was left by agreement, takes no moves."""
    if room.status.ended:
        raise Denied("over")
    if room.status.deal != "done":
        raise Denied("not_dealt")
    if room.status.paused:
        raise Denied("paused")


def answered(room: Room, v: int, seat: int, text: str) -> bool:
    """Whether this very move has been made already."""
    for number in range(len(room.rows) - 1, -1, -1):
        row = room.rows[number]
        if row.v < v:
            return False
        if row.v == v and row.said:
            return row.said == tidy(text) and room.play.log.lines[number].who == seat
    return False


def judge(room: Room, reader: int, text: str, n: int) -> int | Refused:
    """The number of a move that can be made, or why it cannot. The referee takes many times as long
    as the list of legal moves, so only a move that is not legal is shown to the referee."""
    if len(text) > LONGEST_MOVE:
        return Refused(n, text[:LONGEST_MOVE], Denied("bad_message").problem().said)
    view = room.play.view(reader)
    try:
        number = room.game.parse(view, text)
    except Unwritten as no:
        return Refused(n, text, said(no.message), _card(room.game, no.rule))
    except Invalid as invalid:
        return Refused(n, text, said(invalid.message))
    if room.game.legal(view, number):
        return number
    refusal = room.game.refuse(view, number)
    assert refusal is not None, "a move is neither legal nor refused"
    return Refused(n, text, said(refusal.message), _card(room.game, refusal.rule))


async def try_move(room: Room, seat: int, text: str, n: int) -> Refused | None:
    """Make a move and store it, all or nothing; the reason if it cannot be made."""
    number = judge(room, seat, text, n)
    if isinstance(number, Refused):
        return number
    before = len(room.play.written)
    ms = max(0, round(1000 * (room.settings.steady() - room.since)))
    room.sound = False
    room.play.make_move(seat, number, ms)
    await save_lines(room, before, _after_a_move(room), said=tidy(text), moved=seat)
    room.since = room.settings.steady()
    return None


def _after_a_move(room: Room) -> TableStatus:
    """A proposal to undo an earlier move is void."""
    proposal = room.status.proposal
    stays = proposal is None or proposal.what != "undo"
    return room.status if stays else changed(room.status, proposal=None)


def tidy(text: str) -> str:
    """A move as it is compared."""
    return " ".join(text.lower().split())


def _card(game: Game, rule_id: str) -> RuleCard | None:
    rule = game.rulebook.find(rule_id)
    return RuleCard(rule.id, dict(rule.title), dict(rule.text)) if rule else None
