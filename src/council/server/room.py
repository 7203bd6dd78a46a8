"""A table's room: who is here, how they stand with each other, and what each of them is sent."""

import asyncio
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from math import ceil
from typing import Any, TypeVar

import msgspec
from anyio import to_thread

from council.core.game import Game
from council.core.log import BadLog
from council.core.play import Play
from council.server import clock, marks
from council.server.consent import Proposal
from council.server.denied import Denied
from council.server.fair import rebuild
from council.server.hub import Hub
from council.server.manners import Manners, Phase
from council.server.pace import Pace
from council.server.record import Chair, Note, People, Record, Standing
from council.server.settings import Settings
from council.server.sight import Sights
from council.server.store import Conflict, Store
from council.server.visitor import Visitor
from council.server.wire import ChatIs, ClockIs, FairIs, ProposalIs, Said, SeatIs, TableIs

MOST_COMINGS, PERIOD = 20, 10.0  # that are shown at once, in so many seconds

T = TypeVar("T")
replace = msgspec.structs.replace


class Overtaken(Denied):
    """Another worker changed the table first; here it is as it now stands."""

    def __init__(self) -> None:
        super().__init__("stale")


class Room:
    """What is known of a table; its lines in the store are the truth.

    Every method that changes something holds the lock. What fails half-way marks the table
    unsound, and it is read back from the store before anything else happens.
    """

    def __init__(
        self,
        record: Record,
        store: Store,
        settings: Settings,
        time: Callable[[], float] | None = None,
    ) -> None:
        self.id = record.id
        self.store = store
        self.settings = settings
        self.time = time or settings.now  # of the house: it stands still while the server is down
        self.lock = asyncio.Lock()
        self.hub = Hub()
        self.elsewhere: set[int] = set()  # seats whose players are connected to other workers
        self.visitors: list[Visitor] = []
        self.missed: dict[int, float] = {}  # empty chairs others wait for, and since when
        self.unshown = False  # somebody has come or gone, and not everybody has been shown it
        self._comings = Pace(MOST_COMINGS, PERIOD, settings.now)
        self.changed: Callable[[Any], None] = lambda table: None  # told of itself
        self._adopt(record, self._played(record))

    def _played(self, record: Record) -> Play:
        """The game of a record, played again; long games take long."""
        try:
            lines = [record.head, *(row.text for row in record.rows)]
            return rebuild(lines, self.settings.chance, record.standing.manners.secret)
        except BadLog as bad:
            if "text" in bad.message.facts:  # a move, which may be hidden from who is told
                raise Denied("unreadable") from None
            raise Denied.because("unreadable", bad) from None

    def _adopt(self, record: Record, play: Play) -> None:
        self.rows = list(record.rows)
        self.chairs = list(record.chairs)
        self.manners = record.standing.manners
        self.notes = list(record.notes)
        self.talk = list(record.chat)
        self.holds = record.holds
        self.v = record.v
        self.rev = record.rev
        self.rematch = record.rematch
        self.sound = True
        self._renew(play)

    def _renew(self, play: Play, sights: Sights | None = None) -> None:
        """The table as a game shows it."""
        self.play = play
        self.since = self.settings.now()
        self.sights = sights or Sights(play, self.manners.ended)
        self._cuts: dict[int, int | None] = {}  # what each seat may take back, once asked

    async def _mend(self) -> None:
        """Read the table back when the last change did not come to its end."""
        if self.sound:
            return
        record = await to_thread.run_sync(self.store.load, self.id)
        if record is None:
            raise Denied("no_such_table")
        play = await to_thread.run_sync(self._played, record)
        heard = self._heard()
        self._adopt(record, play)
        self._pass_on_talk(heard)
        await self._know_again()
        for visitor in self.visitors:
            visitor.forget()
        self.show(self.visitors)  # nothing was shown while it was unsound
        with suppress(Overtaken):
            await self._back(self._seated())  # who is here may have been missed elsewhere

    async def _back(self, seats: list[int]) -> None:
        """Players are back on chairs on which bots stood in."""
        raise NotImplementedError

    def _heard(self) -> int:
        """The number of the last thing that was said."""
        return self.talk[-1].n if self.talk else -1

    def _pass_on_talk(self, heard: int) -> None:
        """What was said after that, elsewhere, is told to all."""
        lines = [line for line in self.talk if line.n > heard]
        for visitor in self.visitors if lines else ():
            visitor.tell(ChatIs(lines))

    async def _know_again(self) -> None:
        """Visitors may have won or lost seats meanwhile."""
        for visitor in self.visitors:
            self._know(visitor)
        await self._tell_seated()

    def _know(self, visitor: Visitor) -> None:
        """A visitor holds what his browser holds."""
        for seat in [seat for seat in visitor.held if self.chairs[seat].kind == "bot"]:
            visitor.lose(seat)
        for seat in self.holds.get(visitor.holder or "", []):
            if seat not in visitor.held:
                visitor.take(seat)

    def held_by(self, holder: str | None) -> list[int]:
        """The seats of a browser, as they are known now."""
        return sorted(self.holds.get(holder or "", []))

    async def _store(self, change: Callable[..., T], *arguments: object) -> T:
        """Change the store first; whatever goes wrong, the table is then read back."""
        self.sound = False
        try:
            done = await to_thread.run_sync(change, self.id, self.rev, *arguments)
        except Conflict:
            await self._mend()
            self._changed()
            raise Overtaken from None
        self.rev += 1
        self.sound = True
        return done

    @property
    def game(self) -> Game:
        return self.play.game

    # -- how people stand

    async def _settle(
        self,
        *told: Said,
        chairs: list[Chair] | None = None,
        keep: Callable[..., None] | None = None,
        more: Sequence[object] = (),
        **changes: object,
    ) -> None:
        """People stand differently now: store it with what the chronicle says of it."""
        chairs = self.chairs if chairs is None else chairs
        manners = replace(self.manners, **changes)
        sights = Sights(self.play, True, self.sights) if manners.ended else self.sights
        manners = self._wind(manners, chairs, sights)
        notes = self._notes_of(told, self.play)
        people = People(chairs, self._standing(sights, manners), notes)
        await self._store(keep or self.store.people, people, *more)
        self.chairs, self.manners, self.sights = chairs, manners, sights
        self.notes += notes
        self._cuts = {}

    def _notes_of(self, told: Sequence[Said], play: Play) -> list[Note]:
        first = self.notes[-1].n + 1 if self.notes else 0
        return [Note(n, len(play.history), said) for n, said in enumerate(told, first)]

    def _wind(
        self, manners: Manners, chairs: Sequence[Chair], sights: Sights, moved: int | None = None
    ) -> Manners:
        """The clock of who has to think runs, unless a bot does it or all rest."""
        asked = None if manners.rests() else sights.asked
        thinks = asked is not None and chairs[asked].kind == "person" and not chairs[asked].away
        seat = asked if thinks else None
        hours = clock.turn(manners.customs.clock, manners.hours, seat, self.time(), moved)
        return replace(manners, hours=hours)

    def _standing(self, sights: Sights, manners: Manners) -> Standing:
        due = clock.due(manners.customs.clock, manners.hours)
        asked = sights.asked if manners.deal == "done" else None
        return Standing(asked, sights.results, self.settings.now(), manners, due)

    def people(self) -> list[int]:
        """The seats that people hold."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind == "person"]

    def missing(self, proposal: Proposal) -> list[int]:
        """The seats whose consent is waited for."""
        away = [seat for seat, chair in enumerate(self.chairs) if chair.away]
        return proposal.missing(self.people(), [*away, *self.silent(proposal)])

    def silent(self, proposal: Proposal) -> list[int]:
        """The seats that have not answered for so long that they are no longer asked."""
        until, here = proposal.patience(), self.present()
        if until is None or self.time() < until:
            return []
        return [seat for seat in proposal.missing(self.people()) if seat not in here]

    def agreed(self) -> Proposal | None:
        """An open proposal for which nobody is waited for any more."""
        proposal = self.manners.proposal
        if proposal is None or self.sights.over or self.missing(proposal):
            return None
        return proposal

    def bot_plays(self, seat: int) -> bool:
        """Whether a bot moves for a seat: always, while its player is away, or out of time."""
        chair, hours = self.chairs[seat], self.manners.hours
        return chair.kind == "bot" or chair.away or (hours.up and hours.seat == seat)

    # -- who is here

    def seen(self) -> bool:
        """Whether anybody is at the table."""
        return bool(self.visitors or self.elsewhere)

    def present(self) -> set[int]:
        return self.elsewhere.union(self._seated())

    def _seated(self) -> list[int]:
        """The seats whose players are connected to this worker."""
        return sorted({seat for visitor in self.visitors for seat in visitor.held})

    async def _tell_seated(self) -> None:
        await self.hub.seated(self.id, set(self._seated()))

    def _recount(self) -> None:
        """A chair is missed while its player is gone and another player is here to wait."""
        here = self.present()
        waits = self.manners.customs.grace > 0 and not self.manners.rests() and not self.sights.over
        for seat, chair in enumerate(self.chairs):
            gone = chair.kind == "person" and not chair.away and seat not in here
            if gone and here and waits:
                self.missed.setdefault(seat, self.time())
            else:
                self.missed.pop(seat, None)

    def due(self) -> float | None:
        """The time of the house at which something happens by itself."""
        grace = self.manners.customs.grace
        times = [since + grace for since in self.missed.values()]
        if self.agreed() is not None or not self.sound or self.unshown:
            times.append(0.0)
        strikes = clock.due(self.manners.customs.clock, self.manners.hours)
        return min(times if strikes is None else [*times, strikes], default=None)

    # -- what is sent

    def _changed(self) -> None:
        self.show(self.visitors)
        self.changed(self)

    def _show_people(self, know: Sequence[Visitor] = ()) -> None:
        """Show all others that somebody has come or gone. Who comes and goes all the time is shown
        at the next beat: others would be sent more than their lines can carry, and lose them."""
        self._recount()
        if self._comings.allows():
            self.show(visitor for visitor in self.visitors if visitor not in know)
        else:
            self.unshown = True

    def show(self, visitors: Iterable[Visitor]) -> None:
        """Send the table as it stands; what is half done, such as a card that was drawn for a move
        that could not be stored, is shown to nobody."""
        self._recount()
        for visitor in visitors if self.sound else ():
            visitor.tell(self.table_is(visitor))
            visitor.told, visitor.noted = len(self.play.history), self._noted()

    def table_is(self, visitor: Visitor) -> TableIs:
        sight = self.sights.of(visitor.reader)
        notes = [note for note in self.notes if note.n >= visitor.noted]
        manners = self.manners
        return TableIs(
            v=self.v,
            table=self.id,
            game=self.game.name,
            options=dict(self.play.log.setup.options),
            seats=self.seats(),
            looking=visitor.looking,
            held=visitor.held,
            asked=self.sights.asked if manners.deal == "done" else None,
            view=sight.view,
            question=sight.question if manners.deal == "done" else Said("server-told-gathering"),
            moves=[] if manners.rests() else sight.moves,
            news=self.sights.tale(visitor.reader, visitor.told or 0, notes),
            fresh=visitor.told is None,
            mark=str(self._mark(visitor, len(self.play.history), self._noted())),
            over=self.sights.over,
            results=self.sights.results,
            can_undo=not manners.rests() and self._cut(visitor.looking) is not None,
            can_ask=not manners.rests() and self._asks_back(visitor.looking) is not None,
            customs=manners.customs,
            clock=self.clock_is(),
            proposal=self._proposal_is(),
            paused=manners.paused,
            ended=manners.ended,
            rematch=self.rematch,
            fair=self.fair_is(visitor),
        )

    def _noted(self) -> int:
        return self.notes[-1].n + 1 if self.notes else 0

    def _mark(self, visitor: Visitor, told: int, noted: int) -> marks.Mark:
        """Who was told so much has this mark."""
        last = self.sights.told_of(visitor.reader, told - 1) if told else []
        back = self.v - len(self.rows)
        return marks.Mark(visitor.reader, told, noted, back, marks.sum_of(last))

    def _recall(self, visitor: Visitor) -> None:
        """Who was here before is told what came after; if what he was told still holds."""
        mark = marks.read(visitor.back.mark)
        if mark is None or mark.told > len(self.play.history) or mark.noted > self._noted():
            return
        if mark == self._mark(visitor, mark.told, mark.noted):
            visitor.told, visitor.noted = mark.told, mark.noted

    def fair_is(self, visitor: Visitor) -> FairIs | None:
        """What a visitor may know of where chance comes from. Who knows the secret can work out
        every hand: it is told to those who may read the whole log."""
        notes, secret = self.play.notes, self.manners.secret
        if not secret:
            return None
        reads = bool(visitor.held) or self.manners.customs.watch == "end"
        told = secret if reads and self.play.log.result is not None else ""
        missing = self.expected(self.manners.deal)
        return FairIs(notes.fair, notes.seals, notes.given, missing, self.manners.deal, told)

    def expected(self, deal: Phase) -> list[int]:
        """The seats whose seal, or then whose word, the deal waits for."""
        notes = self.play.notes
        seats = [seat for seat, chair in enumerate(self.chairs) if chair.kind != "bot"]
        if deal == "seal":
            return [seat for seat in seats if not notes.seals[seat]]
        if deal == "open":
            return [seat for seat in seats if notes.seals[seat] and not notes.given[seat]]
        return []

    def _cut(self, seat: int | None) -> int | None:
        """The line a seat may take back; None when it may not."""
        raise NotImplementedError

    def _asks_back(self, seat: int | None) -> int | None:
        """The line a seat may take back if all agree."""
        raise NotImplementedError

    def seats(self) -> list[SeatIs]:
        here = self.present()
        return [
            SeatIs(chair.name, chair.kind, chair.level, seat in here, chair.away, self._grace(seat))
            for seat, chair in enumerate(self.chairs)
        ]

    def _grace(self, seat: int) -> int | None:
        if seat not in self.missed:
            return None
        end = self.missed[seat] + self.manners.customs.grace
        return max(0, ceil(end - self.time()))

    def clock_is(self) -> ClockIs | None:
        rule, hours = self.manners.customs.clock, self.manners.hours
        if not hours.left:
            return None
        now = self.time()
        left = [round(clock.remaining(hours, seat, now), 2) for seat in range(len(hours.left))]
        return ClockIs(rule, left, hours.seat, hours.warned is not None, hours.up)

    def _proposal_is(self) -> ProposalIs | None:
        asked = self.manners.proposal
        if asked is None or self.sights.over:
            return None
        return ProposalIs(asked.id, asked.what, asked.by, self.missing(asked), asked.clock)
