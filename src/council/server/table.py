"""One live game and its people: their empty chairs, what they ask of each other, what they say."""

from collections.abc import Callable

from council.server import clock
from council.server.asks import Agree, GoOn, Propose, Speak
from council.server.board import own_seat
from council.server.chat import LONGEST, MOST, Tongue, clean
from council.server.comings import Comings, told_of
from council.server.consent import Proposal
from council.server.customs import DAY, Clock
from council.server.denied import Denied
from council.server.pace import Pace
from council.server.record import Record
from council.server.room import Overtaken, replace
from council.server.settings import Settings
from council.server.shared import again
from council.server.store import MOST_NOTES, Store
from council.server.visitor import Visitor
from council.server.wire import ChatIs, ChatLine, Done, Json

STAND_IN = "medium"  # the bot that gives hints
MOST_PROPOSALS, PERIOD = 6, 60.0  # of one seat in so many seconds


class Table(Comings):
    """Everything a visitor can do. A change is stored first, then shown to all."""

    def __init__(
        self,
        record: Record,
        store: Store,
        settings: Settings,
        time: Callable[[], float] | None = None,
    ) -> None:
        super().__init__(record, store, settings, time)
        self.tongues: dict[int, Tongue] = {}
        self.paces: dict[int, Pace] = {}  # of proposals

    async def followed(self, rematch: str) -> None:
        """There is a rematch: tell everybody where."""
        await self.refresh()
        assert self.rematch == rematch

    # -- empty chairs and clocks

    async def _back(self, seats: list[int]) -> None:
        """Players are back on chairs on which bots stood in."""
        back = [seat for seat in seats if self.chairs[seat].away]
        if back:
            chairs = [
                replace(chair, away=chair.away and seat not in back)
                for seat, chair in enumerate(self.chairs)
            ]
            await self._settle(*(told_of("back", seat) for seat in back), chairs=chairs)
            self._changed()

    @again
    async def tick(self) -> None:
        """Do what is due by itself: a bot stands in, a clock warns, a clock has run down, what was
        asked of nobody but those who have gone is agreed, and what broke off is mended."""
        async with self.lock:
            await self._mend()
            if self.missed:
                await self._look_elsewhere()
            due = self.due()
            if due is None or self.time() < due:
                return
            await self._strike()
            if (proposal := self.agreed()) is not None:
                await self._decide(proposal)
            self.unshown = False
            self._changed()

    async def _strike(self) -> None:
        """Clocks, and the patience with empty chairs, as late as it is."""
        rule, hours = self.manners.customs.clock, self.manners.hours
        struck = clock.strike(rule, hours, self.time())
        grace, level = self.manners.customs.grace, self.manners.customs.stand_in
        late = [seat for seat, since in self.missed.items() if since + grace <= self.time()]
        if struck == hours and not late:
            return
        told = []
        if struck.up and not hours.up and struck.seat is not None:
            told.append(told_of("time-up", struck.seat))
        told += [told_of("away", seat, level=level) for seat in late]
        chairs = [
            replace(chair, away=chair.away or seat in late)
            for seat, chair in enumerate(self.chairs)
        ]
        await self._settle(*told, chairs=chairs, hours=struck)

    # -- by consent

    @again
    async def propose(self, visitor: Visitor, ask: Propose) -> None:
        """Ask all people at the table; when nobody else is asked they have agreed."""
        async with self.lock:
            await self._mend()
            seat = own_seat(visitor)
            if ask.what == "undo":  # the rest is about the evening, not about a position
                self._check(ask.v, visitor)
            if self.sights.over:
                raise Denied("over")
            self._check_proposal(seat, ask)
            pace = Pace(MOST_PROPOSALS, PERIOD, self.settings.now)
            if not self.paces.setdefault(seat, pace).allows():
                raise Denied("slow_down")
            number = self.manners.asked + 1
            rule = ask.clock if ask.what == "clock" else None
            proposal = Proposal(number, ask.what, seat, visitor.held, rule, self.time())
            await self._decide(proposal)
            visitor.tell(Done(ask.n, self.v))
            self._changed()

    def _check_proposal(self, seat: int, ask: Propose) -> None:
        if self.manners.proposal is not None:
            raise Denied("one_proposal")
        if self.manners.paused and ask.what in ("pause", "undo"):
            raise Denied("paused")
        if ask.what == "undo" and self._asks_back(seat) is None:
            raise Denied("cannot_undo")
        if ask.what == "clock" and not (ask.clock and ask.clock.possible()):
            raise Denied("bad_customs")

    @again
    async def agree(self, visitor: Visitor, ask: Agree) -> None:
        """Say yes or no to the others; a late answer to an old question changes nothing."""
        async with self.lock:
            await self._mend()
            seat = own_seat(visitor)
            proposal = self.manners.proposal
            if proposal is None or proposal.id != ask.id or self.sights.over:
                raise Denied("no_proposal")
            if ask.yes:
                await self._decide(proposal.agreed(visitor.held))
            elif seat == proposal.by:
                await self._settle(proposal=None)
            else:
                await self._settle(told_of("declined", seat, asked=proposal.what), proposal=None)
            visitor.tell(Done(ask.n, self.v))
            self._changed()

    @again
    async def go_on(self, visitor: Visitor, ask: GoOn) -> None:
        """Any player ends a pause: nobody can hold the others up."""
        async with self.lock:
            await self._mend()
            seat = own_seat(visitor)
            if not self.manners.paused:
                raise Denied("not_paused")
            await self._settle(told_of("goes-on", seat), paused=False)
            visitor.tell(Done(ask.n, self.v))
            self._changed()

    async def _decide(self, proposal: Proposal) -> None:
        """Do what all who are asked have agreed to; or wait for those who have not."""
        told = [told_of("silent", seat) for seat in self.silent(proposal)]
        told.append(told_of(proposal.what, proposal.by))
        kept: dict[str, Json] = {"proposal": None, "asked": proposal.id}
        if self.missing(proposal):
            await self._settle(proposal=proposal, asked=proposal.id)
        elif proposal.what == "undo":
            cut = self._asks_back(proposal.by)
            assert cut is not None, "a move dissolves what was proposed before"
            hours = clock.agreed_back(self.manners.customs.clock, self.manners.hours)
            await self._take_back(cut, proposal.by, hours, *told)
        elif proposal.what == "pause":
            await self._settle(*told, paused=True, **kept)
        elif proposal.what == "end":
            await self._end(replace(self.manners, ended=True, paused=False, **kept), *told)
        elif proposal.clock is not None:
            rule = proposal.clock
            told[-1] = told_of(f"clock-{rule.kind}", proposal.by, **_measure(rule))
            customs = replace(self.manners.customs, clock=rule)
            hours = clock.wound(rule, len(self.chairs))
            await self._settle(*told, customs=customs, hours=hours, **kept)

    # -- talking

    async def say(self, visitor: Visitor, ask: Speak) -> None:
        """Tell all at the table; what has just been said is not said twice."""
        async with self.lock:
            await self._mend()
            if not visitor.held:
                raise Denied("not_your_seat")
            seat = visitor.held[0] if visitor.looking is None else visitor.looking
            text = clean(ask.text)
            if not 0 < len(text) <= LONGEST:
                raise Denied("bad_chat", most=LONGEST)
            tongue = self.tongues.setdefault(seat, Tongue(self.settings.now))
            stored = [(line.at, line.text) for line in self.talk if line.seat == seat]
            if not tongue.again(text, stored[-MOST:]):
                if not tongue.allows(text):
                    raise Denied("slow_down")
                await self._tell_all(seat, text)
            visitor.tell(Done(ask.n, self.v))

    async def _tell_all(self, seat: int, text: str) -> None:
        number = self.talk[-1].n + 1 if self.talk else 0
        line = ChatLine(number, self.settings.now(), seat, text)
        try:
            await self._store(self.store.say, line)
        except Overtaken:  # it is remembered as said, so not asked again as a whole
            await self._tell_all(seat, text)
            return
        self.talk = [*self.talk, line][-MOST_NOTES:]
        for visitor in self.visitors:
            visitor.tell(ChatIs([line]))


def _measure(rule: Clock) -> dict[str, Json]:
    return {"seconds": rule.seconds, "more": rule.more, "days": rule.seconds // DAY}
