"""A person's seat on one more of their devices."""

from council.protocol.api import Seated
from council.protocol.errors import Denied
from council.tables.handlers.seats import take_seat
from council.tables.registry import TableRegistry
from council.tables.state.room import Room
from council.tables.storage.people import PeopleStore
from council.tables.sync import attempt


async def take_own_seat(
    tables: TableRegistry, people: PeopleStore, table: str, print_: str, holder: str
) -> Seated:
    """The browser gets the person's seat; Denied when they have none, or have given it up."""
    async with tables.open(table) as room:
        seat = await tables.settings.run(people.seat_of, table, print_)
        if seat is None or room.chairs[seat].kind != "person":
            raise Denied("not_your_seat")
        await bring_seat(room, seat, holder)
        return Seated(table, seat)


async def bring_seat(room: Room, seat: int, holder: str) -> None:
    """A browser of the person whose seat it is has it from now on, too. All others are told."""
    if seat not in room.held_by(holder) and room.chairs[seat].kind == "person":
        await attempt(room, take_seat, seat, "", holder)
