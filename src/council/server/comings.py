"""Who comes, goes, sits down and gives up."""

from collections.abc import Callable

from council.server.asks import Resign
from council.server.board import own_seat
from council.server.deal import Dealing
from council.server.denied import Denied
from council.server.pace import Pace
from council.server.record import Chair, Record
from council.server.settings import Settings
from council.server.shared import again
from council.server.store import Store
from council.server.visitor import Visitor
from council.server.wire import ChatIs, Done, Json, Said

MOST_SITTERS, PERIOD = 20, 60.0  # who take one seat, or another name for it, in so many seconds


class Comings(Dealing):
    """A table whose chairs people take and leave."""

    def __init__(
        self,
        record: Record,
        store: Store,
        settings: Settings,
        time: Callable[[], float] | None = None,
    ) -> None:
        super().__init__(record, store, settings, time)
        self.sitters: dict[int, Pace] = {}
        self.programs: set[int] = set()  # seats that were taken through a socket

    async def held(self, holder: str | None) -> list[int]:
        """The seats of a browser."""
        async with self.lock:
            await self._mend()
            return self.held_by(holder)

    @again
    async def join(self, visitor: Visitor) -> None:
        """Somebody comes in; a bot that stood in for him gets up at once."""
        async with self.lock:
            await self._mend()
            self._know(visitor)  # taken or given up since it was looked up what he holds
            await self._back(visitor.held)
            news = not set(visitor.held) <= self.present()
            self.visitors.append(visitor)
            self._recall(visitor)
            self.show([visitor])
            if news:
                self._show_people([visitor])
            if talk := [line for line in self.talk if line.n > visitor.back.heard]:
                visitor.tell(ChatIs(talk))
            await self._tell_seated()

    async def leave(self, visitor: Visitor) -> None:
        async with self.lock:
            self.visitors.remove(visitor)
            if not set(visitor.held) <= self.present():
                self._show_people()
            await self._tell_seated()

    async def look(self, visitor: Visitor, seat: int | None) -> None:
        """See the table from one of one's own seats, or from outside."""
        async with self.lock:
            await self._mend()
            if seat is not None and seat not in visitor.held:
                raise Denied("not_your_seat")
            visitor.look(seat)
            self.show([visitor])

    @again
    async def sit(self, seat: int, name: str, holder: str, visitor: Visitor | None = None) -> None:
        """Somebody with the key takes the seat, in a browser or through a socket. Who made the
        table has all keys: that a seat is taken a second time is told to everybody."""
        async with self.lock:
            await self._mend()
            chairs = list(self.chairs)
            if chairs[seat].kind == "bot":  # given up since the key was compared
                raise Denied("bad_key")
            chairs[seat] = Chair(name or chairs[seat].name, "person", away=chairs[seat].away)
            holders = {known for known, seats in self.holds.items() if seat in seats}
            first = holder not in holders if holder else seat not in self.programs
            told = [told_of("also", seat)] if first and holders else []
            new = bool(told) or chairs != self.chairs or (first and bool(holder))
            if new:
                self._check_pace(seat)
                more = (holder, seat)
                await self._settle(*told, chairs=chairs, keep=self.store.seat, more=more)
            if holder and first:
                self.holds.setdefault(holder, []).append(seat)
            if not holder:
                self.programs.add(seat)
            taken = [
                other
                for other in self.visitors
                if other is visitor or (holder and other.holder == holder)
            ]
            if taken:
                await self._back([seat])
            came = bool(taken) and seat not in self.present()
            for other in taken:
                other.take(seat)
            if visitor is not None:
                visitor.look(seat)
            self.show(self.visitors if new else taken)
            if came and not new:
                self._show_people(taken)
            await self._tell_seated()

    def _check_pace(self, seat: int) -> None:
        """All are shown who sits down: not as often as somebody with a key can ask for it."""
        pace = Pace(MOST_SITTERS, PERIOD, self.settings.now)
        if not self.sitters.setdefault(seat, pace).allows():
            raise Denied("slow_down")

    @again
    async def resign(self, visitor: Visitor, ask: Resign) -> None:
        """A bot plays on for the seat one looks from."""
        async with self.lock:
            await self._mend()
            seat = own_seat(visitor)
            if self.sights.over:
                raise Denied("over")
            chairs = list(self.chairs)
            chairs[seat] = Chair(chairs[seat].name, "bot", self.manners.customs.stand_in)
            told = told_of("resigned", seat, level=chairs[seat].level)
            keep = self.store.retire
            await self._settle(told, chairs=chairs, keep=keep, more=(seat,), proposal=None)
            for seats in self.holds.values():
                if seat in seats:
                    seats.remove(seat)
            for other in self.visitors:
                other.lose(seat)
            await self._stop_waiting()
            visitor.tell(Done(ask.n, self.v))
            self._changed()
            await self._tell_seated()


def told_of(what: str, seat: int, **facts: Json) -> Said:
    """A line of the chronicle about a seat."""
    return Said(f"server-told-{what}", {"who": {"who": seat}, **facts})
