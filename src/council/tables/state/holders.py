"""Who holds a seat: browsers, known by their cookies, and programs, known by a code that they send.
A program without a code is known only by its address, so another program from there looks the same.
Therefore it counts as the same holder only if everybody has already been told that the seat has
more than one.
"""

from itertools import count

from council.protocol.errors import Denied
from council.protocol.messages import Said
from council.tables.ops.rate_limit import network_of
from council.tables.ops.tokens import fingerprint
from council.tables.state.room import Room
from council.tables.state.visitor import Visitor

LENGTH = (16, 128)  # characters of a program's own word


def holders(room: Room, seat: int) -> set[str]:
    """All who hold a seat."""
    return {holder for holder, seats in room.holds.items() if seat in seats}


def shared_seats(room: Room) -> list[int]:
    """The seats with more than one holder."""
    return [seat for seat in range(len(room.chairs)) if len(holders(room, seat)) > 1]


def another(seat: int) -> Said:
    """What everybody is told when a seat has one more holder."""
    return Said("server-told-also", {"who": {"who": seat}})


def program_of(room: Room, seat: int, visitor: Visitor, me: str) -> str:
    """The holder that a program is, which sits down through its socket."""
    if me and not LENGTH[0] <= len(me) <= LENGTH[1]:
        raise Denied("bad_message")
    known = holders(room, seat)
    if visitor.holder in known:  # with the cookie of a browser it is that browser
        return str(visitor.holder)
    if me or visitor.holder:
        return fingerprint(f"program {me or visitor.holder}")
    return visitor.sits.get(seat) or _unnamed(room, seat, visitor.address, known)


def _unnamed(room: Room, seat: int, address: str, known: set[str]) -> str:
    """One of those that came from there before and are gone, or one more."""
    here = {visitor.sits.get(seat) for visitor in room.visitors}
    elsewhere = seat in room.presence.elsewhere  # at another worker, who may be one of them
    for number in count(1):
        name = fingerprint(f"program {room.id} {network_of(address)} {number}")
        if name not in known:
            break
        if name in here or known == {name}:
            continue
        if not elsewhere:
            break
        elsewhere = False
    return name
