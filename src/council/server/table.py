"""One live game: its visitors, and the only way to change it."""

import asyncio
from collections.abc import Callable, Iterable
from dataclasses import replace

from anyio import to_thread

from council.core.game import Game, IllegalMove, Invalid
from council.core.log import BadLog, Log
from council.core.play import Play, dress
from council.core.state import REFEREE
from council.server.denied import Denied, said
from council.server.fair import rebuild
from council.server.settings import Settings
from council.server.sight import Sights
from council.server.store import Chair, Conflict, Record, Row, Standing, Store
from council.server.undo import cut_for
from council.server.visitor import Visitor
from council.server.wire import (
    Allowed,
    Done,
    Move,
    Refused,
    RuleCard,
    SeatIs,
    TableIs,
    Undo,
    Why,
)
from council.server.worker import Job, any_move

LONGEST_MOVE = 100
STAND_IN = "medium"  # the bot that takes an abandoned seat


class Table:
    """A game in memory; its lines in the store are the truth, and come first at every change.

    Every method that changes something holds the lock. What fails half-way marks the table
    unsound, and it is read back from the store before anything else happens.
    """

    def __init__(self, record: Record, store: Store, settings: Settings) -> None:
        self.id = record.id
        self.store = store
        self.settings = settings
        self.lock = asyncio.Lock()
        self.visitors: list[Visitor] = []
        self.changed: Callable[[Table], None] = lambda table: None
        self._adopt(record)

    def _adopt(self, record: Record) -> None:
        try:
            self.play = rebuild([record.head, *(r.text for r in record.rows)], self.settings.chance)
        except BadLog as bad:
            raise Denied.because("unreadable", bad) from None
        self.rows = list(record.rows)
        self.chairs = list(record.chairs)
        self.v = record.v
        self.rematch = record.rematch
        self.sound = True
        self.since = self.settings.now()
        self.sights = Sights(self.play)
        self._cuts: dict[int, int | None] = {}  # what each seat may take back, once asked

    @property
    def game(self) -> Game:
        return self.play.game

    # -- who is here

    async def join(self, visitor: Visitor) -> None:
        async with self.lock:
            await self._mend()
            news = not set(visitor.held) <= self._present()
            self.visitors.append(visitor)
            self.show(self.visitors if news else [visitor])

    async def leave(self, visitor: Visitor) -> None:
        async with self.lock:
            self.visitors.remove(visitor)
            if not set(visitor.held) <= self._present():
                self.show(self.visitors)

    async def look(self, visitor: Visitor, seat: int | None) -> None:
        """See the table from one of one's own seats, or from outside."""
        async with self.lock:
            await self._mend()
            if seat is not None and seat not in visitor.held:
                raise Denied("not_your_seat")
            visitor.look(seat)
            self.show([visitor])

    async def sit(self, seat: int, name: str, holder: str, visitor: Visitor | None = None) -> None:
        """Somebody with the key takes the seat, in a browser or through a socket."""
        async with self.lock:
            await self._mend()
            chairs = list(self.chairs)
            chairs[seat] = Chair(name or chairs[seat].name, "person")
            await to_thread.run_sync(self.store.seat, self.id, chairs, holder, seat)
            self.chairs = chairs
            self._cuts = {}
            for other in self.visitors:
                if other is visitor or (holder and other.holder == holder):
                    other.take(seat)
            if visitor is not None:
                visitor.look(seat)
            self.show(self.visitors)

    async def resign(self, visitor: Visitor, n: int) -> None:
        """A bot plays on for the seat one looks from."""
        async with self.lock:
            await self._mend()
            seat = _own_seat(visitor)
            if self.sights.over:
                raise Denied("over")
            chairs = list(self.chairs)
            chairs[seat] = Chair(chairs[seat].name, "bot", STAND_IN)
            await to_thread.run_sync(self.store.retire, self.id, chairs, seat)
            self.chairs = chairs
            self._cuts = {}
            for other in self.visitors:
                other.lose(seat)
            visitor.tell(Done(n, self.v))
            self._changed()

    async def followed(self, rematch: str) -> None:
        """There is a rematch: tell everybody where."""
        async with self.lock:
            self.rematch = rematch
            self.show(self.visitors)

    def _present(self) -> set[int]:
        return {seat for visitor in self.visitors for seat in visitor.held}

    # -- moves

    async def move(self, visitor: Visitor, ask: Move) -> None:
        """Make a move for the seat one looks from; at most once, however often it is sent."""
        async with self.lock:
            await self._mend()
            seat = _own_seat(visitor)
            if self._answered(ask.v, seat, ask.move):
                visitor.tell(Done(ask.n, self.v))
                return
            self._check(ask.v, visitor)
            made = await self._try(seat, ask.move, ask.n)
            if isinstance(made, Refused):
                visitor.tell(made)
                return
            visitor.tell(Done(ask.n, made))
            self._changed()

    async def move_bot(self, job: Job, text: str) -> None:
        """Make a bot's move, or any when it cheats, unless the table has changed meanwhile."""
        async with self.lock:
            await self._mend()
            if job.v == self.v and self.bots_turn():
                made = await self._try(job.seat, text, 0)
                if isinstance(made, Refused):
                    await self._try(job.seat, any_move(job), 0)
                self._changed()

    async def why(self, visitor: Visitor, ask: Why) -> None:
        """Why a move cannot be made."""
        async with self.lock:
            await self._mend()
            found = self._judge(visitor.reader, ask.move, ask.n)
            visitor.tell(found if isinstance(found, Refused) else Allowed(ask.n, ask.move))

    async def undo(self, visitor: Visitor, ask: Undo) -> None:
        """Take back the last move of the seat one looks from."""
        async with self.lock:
            await self._mend()
            seat = _own_seat(visitor)
            self._check(ask.v, visitor)
            cut = self._cut(seat)
            if cut is None:
                raise Denied("cannot_undo")
            play = rebuild(self.play.written[: cut + 1], self.settings.chance)
            standing = self._standing(Sights(play))
            await self._store(self.store.cut, self.id, self.v, cut + 1, standing)
            self._renew(play, self.rows[:cut])
            for other in self.visitors:
                other.told = None
            visitor.tell(Done(ask.n, self.v))
            self._changed()

    def _cut(self, seat: int | None) -> int | None:
        """The line a seat may take back; None when it may not."""
        if seat is None or self.sights.over:
            return None
        if seat not in self._cuts:
            self._cuts[seat] = cut_for(self.play, self.chairs, seat)
        return self._cuts[seat]

    def _check(self, v: int, visitor: Visitor) -> None:
        if v != self.v:
            visitor.told = None
            self.show([visitor])
            raise Denied("stale")

    def _answered(self, v: int, seat: int, text: str) -> bool:
        """Whether this very move has been made already."""
        for row, line in zip(reversed(self.rows), reversed(self._entries()), strict=True):
            if row.v < v:
                return False
            if row.v == v and row.said:
                return row.said == _tidy(text) and line == seat
        return False

    def _entries(self) -> list[int | str]:
        """Who wrote each stored line; the end of a log is nobody's."""
        whos = [line.who for line in self.play.log.lines]
        return [*whos, ""] if self.play.log.result is not None else whos

    def _judge(self, reader: int, text: str, n: int) -> int | Refused:
        """The number of a move that can be made, or why it cannot."""
        view = self.play.view(reader)
        if len(text) > LONGEST_MOVE:
            return Refused(n, text[:LONGEST_MOVE], Denied("bad_message").problem().said)
        try:
            number = self.game.parse(view, text)
        except Invalid as invalid:
            return Refused(n, text, said(invalid.message))
        refusal = self.game.refuse(view, number)
        if refusal is None:
            return number
        return Refused(n, text, said(refusal.message), _card(self.game, refusal.rule))

    async def _try(self, seat: int, text: str, n: int) -> int | Refused:
        """Make a move and store it, all or nothing; the new version."""
        number = self._judge(seat, text, n)
        if isinstance(number, Refused):
            return number
        before = len(self.play.written)
        ms = max(0, round(1000 * (self.settings.now() - self.since)))
        self.sound = False
        try:
            self.play.move(seat, number, ms)
        except IllegalMove as illegal:
            raise AssertionError("refused after it was allowed") from illegal
        new = [Row(text, self.v) for text in self.play.written[before:]]
        new[0] = replace(new[0], said=_tidy(text))
        sights = Sights(self.play)
        await self._store(self.store.append, self.id, self.v, before, new, self._standing(sights))
        self.rows += new
        self.since = self.settings.now()
        self.sights = sights
        self._cuts = {}
        return self.v

    async def _store(self, change: Callable[..., int], *arguments: object) -> None:
        """Change the store first; whatever goes wrong, the table is then read back."""
        self.sound = False
        try:
            self.v = await to_thread.run_sync(change, *arguments)
        except Conflict:
            await self._mend()
            self._changed()
            raise Denied("stale") from None
        self.sound = True

    async def _mend(self) -> None:
        """Read the table back when the last change did not come to its end."""
        if self.sound:
            return
        record = await to_thread.run_sync(self.store.load, self.id)
        if record is None:
            raise Denied("no_such_table")
        self._adopt(record)
        for visitor in self.visitors:
            visitor.told = None

    def _renew(self, play: Play, rows: list[Row]) -> None:
        self.play, self.rows = play, rows
        self.since = self.settings.now()
        self.sights = Sights(play)
        self._cuts = {}

    def _standing(self, sights: Sights) -> Standing:
        return Standing(sights.asked, sights.results, self.settings.now())

    async def log(self, reader: int) -> Log:
        """The log as a reader may know it; the referee knows everything."""
        async with self.lock:
            await self._mend()
            log = self.play.log
            if reader == REFEREE:
                return replace(log, lines=list(log.lines))
            return self.play.log_for(reader)

    # -- bots

    def bots_turn(self) -> bool:
        """Whether a bot is asked, and there is somebody to play for or to look on."""
        asked = self.sights.asked
        cared_for = self.visitors or any(chair.kind != "bot" for chair in self.chairs)
        return asked is not None and self.chairs[asked].kind == "bot" and bool(cared_for)

    async def job(self, seat: int | None = None, level: str = "") -> Job | None:
        """What to ask a bot: for the bot whose turn it is, or a hint for a seat; None: nothing."""
        async with self.lock:
            await self._mend()
            asked = self.sights.asked
            if asked is None or (seat != asked and not (seat is None and self.bots_turn())):
                return None
            seed = int(self.settings.chance().below(2**31))
            level = level or self.chairs[asked].level
            return Job(self.v, tuple(self.play.written), asked, level, seed)

    async def named(self, job: Job, text: str) -> str:
        """A bot's move as one of those its seat may pick."""
        async with self.lock:
            if self.v != job.v:
                raise Denied("stale")
            view, chance = self.play.view(job.seat), self.settings.chance()
            return self.game.text(dress(self.game, view, self.game.number(text), chance))

    # -- what is sent

    def _changed(self) -> None:
        self.show(self.visitors)
        self.changed(self)

    def show(self, visitors: Iterable[Visitor]) -> None:
        """Send the table as it stands."""
        for visitor in visitors:
            visitor.tell(self.table_is(visitor))
            visitor.told = len(self.play.history)

    def table_is(self, visitor: Visitor) -> TableIs:
        sight = self.sights.of(visitor.reader)
        return TableIs(
            v=self.v,
            table=self.id,
            game=self.game.name,
            options=dict(self.play.log.setup.options),
            seats=self.seats(),
            looking=visitor.looking,
            held=visitor.held,
            asked=self.sights.asked,
            view=sight.view,
            question=sight.question,
            moves=sight.moves,
            news=self.sights.news(visitor.reader, visitor.told or 0),
            fresh=visitor.told is None,
            over=self.sights.over,
            results=self.sights.results,
            can_undo=self._cut(visitor.looking) is not None,
            rematch=self.rematch,
        )

    def seats(self) -> list[SeatIs]:
        here = self._present()
        return [
            SeatIs(chair.name, chair.kind, chair.level, seat in here)
            for seat, chair in enumerate(self.chairs)
        ]


def _own_seat(visitor: Visitor) -> int:
    if visitor.looking is None:
        raise Denied("not_your_seat")
    return visitor.looking


def _tidy(text: str) -> str:
    return " ".join(text.lower().split())


def _card(game: Game, rule_id: str) -> RuleCard | None:
    rule = game.rulebook.find(rule_id)
    return RuleCard(rule.id, dict(rule.title), dict(rule.text)) if rule else None
