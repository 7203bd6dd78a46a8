"""What needs the consent of all people at the table: an undo that shows too much, a pause, an end,
another clock, other settings."""

from council.protocol.errors import Denied
from council.protocol.messages import Json, Said
from council.protocol.requests import Agree, GoOn, Propose
from council.protocol.table_settings import DAY, Clock, Customs, NewCustoms
from council.tables.bots.levels import checked_level
from council.tables.handlers.fair_deal import end_game
from council.tables.handlers.moves import check_version
from council.tables.handlers.outcome import HandlerOutcome
from council.tables.handlers.undo import take_back
from council.tables.state import clocks
from council.tables.state.proposals import missing, silent
from council.tables.state.room import Room, own_seat
from council.tables.state.undo import line_to_ask_for
from council.tables.state.visitor import Visitor
from council.tables.storage.status import Proposal
from council.tables.sync import changed, save_people, told_of


async def propose(room: Room, visitor: Visitor, request: Propose) -> HandlerOutcome:
    """Ask all people at the table; when nobody else is asked they have agreed."""
    seat = own_seat(visitor)
    if request.what == "undo":  # the rest is about the evening, not about a position
        check_version(room, visitor, request.v)
    if room.views.over:
        raise Denied("over")
    _check_proposal(room, seat, request)
    if not room.limits.propose.allows(seat):
        raise Denied("slow_down")
    number = room.status.asked + 1
    rule = request.clock if request.what == "clock" else None
    wanted = request.settings if request.what == "settings" else None
    held, now = visitor.held, room.time()
    await decide(room, Proposal(number, request.what, seat, held, rule, now, wanted))
    return HandlerOutcome.CHANGED


def _check_proposal(room: Room, seat: int, request: Propose) -> None:
    if room.status.counts() and request.what in ("undo", "clock", "settings"):
        raise Denied("daily_fixed")
    if room.status.proposal is not None:
        raise Denied("one_proposal")
    if room.status.paused and request.what in ("pause", "undo"):
        raise Denied("paused")
    if request.what == "undo" and line_to_ask_for(room, seat) is None:
        raise Denied("cannot_undo")
    if request.what == "clock" and not (request.clock and request.clock.possible()):
        raise Denied("bad_customs")
    if request.what == "settings":
        _check_settings(room, request.settings or NewCustoms())


def _check_settings(room: Room, wanted: NewCustoms) -> None:
    """Something must be different, and all of it possible."""
    changes = wanted.changes(room.status.customs)
    if not changes or not changed(room.status.customs, **changes).possible():
        raise Denied("bad_customs")
    if wanted.stand_in is not None:
        checked_level(room.settings, wanted.stand_in)


async def agree(room: Room, visitor: Visitor, request: Agree) -> HandlerOutcome:
    """Say yes or no to the others; a late answer to an old question changes nothing."""
    seat = own_seat(visitor)
    proposal = room.status.proposal
    if proposal is None or proposal.id != request.id or room.views.over:
        raise Denied("no_proposal")
    if request.yes:
        await decide(room, proposal.agreed(visitor.held))
    elif seat == proposal.by:
        await save_people(room, proposal=None)
    else:
        await save_people(room, told_of("declined", seat, asked=proposal.what), proposal=None)
    return HandlerOutcome.CHANGED


async def go_on(room: Room, visitor: Visitor, request: GoOn) -> HandlerOutcome:
    """Any player ends a pause: nobody can hold the others up."""
    seat = own_seat(visitor)
    if not room.status.paused:
        raise Denied("not_paused")
    await save_people(room, told_of("goes-on", seat), paused=False)
    return HandlerOutcome.CHANGED


async def decide(room: Room, proposal: Proposal) -> None:
    """Do what all who are asked have agreed to; or wait for those who have not."""
    if missing(room, proposal):
        await save_people(room, proposal=proposal, asked=proposal.id)
        return
    told = [told_of("silent", seat) for seat in silent(room, proposal)]
    kept: dict[str, Json] = {"proposal": None, "asked": proposal.id}
    if proposal.what == "undo":
        await _undo(room, proposal, *told, told_of("undo", proposal.by))
    elif proposal.what == "pause":
        await save_people(room, *told, told_of("pause", proposal.by), paused=True, **kept)
    elif proposal.what == "end":
        status = changed(room.status, ended=True, paused=False, **kept)
        await end_game(room, status, *told, told_of("end", proposal.by))
    else:
        wanted = proposal.settings or NewCustoms(clock=proposal.clock)
        changes = wanted.changes(room.status.customs)
        if proposal.clock is not None:
            changes["clock"] = proposal.clock  # it is wound up again, if it is the same
        told += [_told(name, proposal.by, value) for name, value in changes.items()]
        await _change_customs(room, changed(room.status.customs, **changes), changes, told, kept)


async def _change_customs(
    room: Room,
    customs: Customs,
    changes: dict[str, object],
    told: list[Said],
    kept: dict[str, Json],
) -> None:
    """From now on the table has other customs. A new clock starts afresh; where nobody is replaced
    any more, players get their seats back from the bots that stand in."""
    if "watch" in changes:
        kept["shown"] = None  # whoever agreed to be seen has not agreed to this
    if "clock" in changes:
        kept["clocks"] = clocks.wound(customs.clock, len(room.chairs))
    chairs = room.chairs
    if not customs.patience():
        told += [told_of("waits-for", seat) for seat in room.away()]
        chairs = [changed(chair, away=False) for chair in chairs]
    await save_people(room, *told, chairs=chairs, customs=customs, **kept)


def _told(name: str, by: int, value: object) -> Said:
    """What the history says of one setting."""
    if isinstance(value, Clock):
        return told_of(f"clock-{value.kind}", by, **_measure(value))
    return told_of(f"set-{name.replace('_', '-')}", by, value=value)


async def _undo(room: Room, proposal: Proposal, *told: Said) -> None:
    cut = line_to_ask_for(room, proposal.by)
    assert cut is not None, "a move dissolves what was proposed before"
    after = clocks.agreed_back(room.status.customs.clock, room.status.clocks)
    await take_back(room, cut, proposal.by, after, *told)


def _measure(rule: Clock) -> dict[str, Json]:
    return {"seconds": rule.seconds, "more": rule.more, "days": rule.seconds // DAY}
