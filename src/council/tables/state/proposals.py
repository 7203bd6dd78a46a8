"""Proposals to all people at a table: who has not answered, and who no longer counts."""

from council.tables.state.room import Room
from council.tables.storage.status import Proposal


def missing(room: Room, proposal: Proposal) -> list[int]:
    """The seats whose consent is waited for."""
    return proposal.missing(room.people(), [*room.away(), *silent(room, proposal)])


def silent(room: Room, proposal: Proposal) -> list[int]:
    """The seats that have not answered for so long that they are no longer asked."""
    until, here = proposal.patience(), room.presence.present()
    if until is None or room.time() < until:
        return []
    return [seat for seat in proposal.missing(room.people()) if seat not in here]


def agreed(room: Room) -> Proposal | None:
    """An open proposal for which nobody is waited for any more."""
    proposal = room.status.proposal
    if proposal is None or room.views.over or missing(room, proposal):
        return None
    return proposal
