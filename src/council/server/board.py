"""The game on a table: moves, reasons, undo, its log, and what bots are asked."""

from collections.abc import Callable
from dataclasses import replace

from anyio import to_thread

from council.core.game import Game, IllegalMove, Invalid
from council.core.log import Log
from council.core.play import dress
from council.core.state import REFEREE
from council.server import clock
from council.server.asks import Move, Undo, Why
from council.server.clock import Hours
from council.server.consent import last_move
from council.server.denied import Denied, said
from council.server.fair import rebuild
from council.server.manners import Manners
from council.server.record import Row
from council.server.room import replace as changed
from council.server.shared import Shared, again
from council.server.sight import Sights
from council.server.undo import cut_for, kept_notes
from council.server.visitor import Visitor
from council.server.wire import Allowed, Done, Refused, RuleCard, Said
from council.server.worker import Job, any_move

LONGEST_MOVE = 100


class Board(Shared):
    """The only way to change a game. Lines are stored before anybody is told."""

    # -- moves

    @again
    async def move(self, visitor: Visitor, ask: Move) -> None:
        """Make a move for the seat one looks from; at most once, however often it is sent."""
        async with self.lock:
            await self._mend()
            seat = own_seat(visitor)
            if self._answered(ask.v, seat, ask.move):
                visitor.tell(Done(ask.n, self.v))
                return
            self._check(ask.v, visitor)
            self._check_open()
            made = await self._try(seat, ask.move, ask.n)
            if isinstance(made, Refused):
                visitor.tell(made)
                return
            visitor.tell(Done(ask.n, made))
            self._changed()

    @again
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

    def _check(self, v: int, visitor: Visitor) -> None:
        if v != self.v:
            self.show([visitor])
            raise Denied("stale")

    def _check_open(self) -> None:
        """A table at rest, or left by agreement, takes no moves."""
        if self.manners.ended:
            raise Denied("over")
        if self.manners.deal != "done":
            raise Denied("not_dealt")
        if self.manners.paused:
            raise Denied("paused")

    def _answered(self, v: int, seat: int, text: str) -> bool:
        """Whether this very move has been made already."""
        for number in range(len(self.rows) - 1, -1, -1):
            row = self.rows[number]
            if row.v < v:
                return False
            if row.v == v and row.said:
                return row.said == _tidy(text) and self.play.log.lines[number].who == seat
        return False

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
        await self._keep(before, self._outdated(), said=_tidy(text), moved=seat)
        self.since = self.settings.now()
        return self.v

    async def _keep(
        self,
        before: int,
        manners: Manners,
        *told: Said,
        said: str = "",
        moved: int | None = None,
    ) -> None:
        """Store the lines that the game has got since there were so many, and what is noted."""
        new = [Row(text, self.v) for text in self.play.written[before:]]
        new[0] = replace(new[0], said=said)
        sights = Sights(self.play, manners.ended, self.sights)
        if sights.over:  # nobody can be asked for anything any more
            manners = changed(manners, proposal=None)
        manners = self._wind(manners, self.chairs, sights, moved)
        standing = self._standing(sights, manners)
        notes = self._notes_of(told, self.play)
        self.v = await self._store(self.store.append, self.v, before, new, standing, notes)
        self.rows += new
        self.notes += notes
        self.sights, self.manners = sights, manners
        self._cuts = {}

    def _outdated(self) -> Manners:
        """After a move nobody decides about an undo of before."""
        proposal = self.manners.proposal
        stays = proposal is None or proposal.what != "undo"
        return self.manners if stays else changed(self.manners, proposal=None)

    # -- taking back

    @again
    async def undo(self, visitor: Visitor, ask: Undo) -> None:
        """Take back the last move of the seat one looks from."""
        async with self.lock:
            await self._mend()
            seat = own_seat(visitor)
            self._check(ask.v, visitor)
            self._check_open()
            cut = self._cut(seat)
            if cut is None:
                raise Denied("cannot_undo")
            rule, hours = self.manners.customs.clock, self.manners.hours
            await self._take_back(cut, seat, clock.back(rule, hours, seat, self.time()))
            visitor.tell(Done(ask.n, self.v))
            self._changed()

    async def _take_back(self, cut: int, seat: int, hours: Hours, *told: Said) -> None:
        """The game as it stood before a line. What was drawn is not drawn again."""
        lines, secret = self.play.written[: cut + 1], self.manners.secret
        play = await to_thread.run_sync(rebuild, lines, self.settings.chance, secret)
        for note in kept_notes(self.play, play, cut, seat):
            play.note(note)
        sights = self.sights.back(play)
        manners = changed(self.manners, proposal=None, hours=hours)
        manners = self._wind(manners, self.chairs, sights)
        standing = self._standing(sights, manners)
        kept = [Row(text, self.v) for text in play.written[cut + 1 :]]
        notes = self._notes_of(told, play)
        self.v = await self._store(self.store.cut, self.v, cut + 1, standing, kept, notes)
        self.rows, self.manners = [*self.rows[:cut], *kept], manners
        self.notes += notes
        self._renew(play, sights)
        for visitor in self.visitors:
            visitor.forget()

    def _cut(self, seat: int | None) -> int | None:
        if seat is None or self.sights.over or clock.forfeited(self.manners.hours, seat):
            return None
        if seat not in self._cuts:
            self._cuts[seat] = cut_for(self.play, self.chairs, seat)
        return self._cuts[seat]

    def _asks_back(self, seat: int | None) -> int | None:
        """Alone among bots nobody can be asked, and nobody goes back behind chance."""
        if seat is None or self.sights.over or len(self.people()) < 2:
            return None
        return last_move(self.play.log.lines, seat)

    async def log(self, whose: Callable[[], int], whole: bool = False) -> tuple[Log, int]:
        """The log as a reader may know it, or the whole one to make that of it; and who he is,
        asked now: he may have given up his seat. The referee knows everything."""
        async with self.lock:
            await self._mend()
            log, reader = self.play.log, whose()
            if whole or reader == REFEREE:
                return replace(log, lines=list(log.lines)), reader
            return await to_thread.run_sync(self.play.log_for, reader), reader  # that may take long

    # -- bots

    def bots_turn(self) -> bool:
        """Whether a bot is asked, and there is somebody to play for or to look on."""
        asked = self.sights.asked
        cared_for = self.visitors or any(chair.kind != "bot" for chair in self.chairs)
        if asked is None or self.manners.rests():
            return False
        return self.bot_plays(asked) and bool(cared_for)

    async def job(self, seat: int | None = None, level: str = "") -> Job | None:
        """What to ask a bot: for the bot whose turn it is, or a hint for a seat; None: nothing."""
        async with self.lock:
            await self._mend()
            asked = self.sights.asked
            if asked is None or (seat != asked and not (seat is None and self.bots_turn())):
                return None
            seed = int(self.settings.chance().below(2**31))
            level = level or self.chairs[asked].level or self.manners.customs.stand_in
            weight = int(self.game.heuristics.effort(self.play.state))
            return Job(self.v, tuple(self.play.written), asked, level, seed, weight)

    async def named(self, job: Job, text: str) -> str:
        """A bot's move as one of those its seat may pick."""
        async with self.lock:
            await self._mend()
            if self.v != job.v:
                raise Denied("stale")
            view, chance = self.play.view(job.seat), self.settings.chance()
            return self.game.text(dress(self.game, view, self.game.number(text), chance))


def own_seat(visitor: Visitor) -> int:
    """The seat one acts for."""
    if visitor.looking is None:
        raise Denied("not_your_seat")
    return visitor.looking


def _tidy(text: str) -> str:
    return " ".join(text.lower().split())


def _card(game: Game, rule_id: str) -> RuleCard | None:
    rule = game.rulebook.find(rule_id)
    return RuleCard(rule.id, dict(rule.title), dict(rule.text)) if rule else None
