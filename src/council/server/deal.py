"""Before the deal: every player seals a word, then all are opened, so that neither the server nor
the last to speak can steer what is drawn. A word told later counts from then on."""

from contextlib import suppress

from council.core.lots import SECRET, WORD
from council.core.lots import seal as sealed
from council.server.asks import Deal, Seal, Word
from council.server.board import Board
from council.server.denied import Denied
from council.server.manners import Manners
from council.server.room import Overtaken, replace
from council.server.shared import again
from council.server.visitor import Visitor
from council.server.wire import Done, Said


class Dealing(Board):
    """A table whose players have a hand in chance."""

    @again
    async def seal(self, visitor: Visitor, ask: Seal) -> None:
        """A seat promises a word; once all have, they are opened."""
        async with self.lock:
            await self._mend()
            self._check_seat(visitor, ask.seat)
            if not SECRET.fullmatch(ask.seal):
                raise Denied("bad_word")
            known = self.play.notes.seals[ask.seat]
            if known not in ("", ask.seal) or (not known and self.manners.deal != "seal"):
                raise Denied("dealt")
            if not known:
                await self._gather(f"seal {ask.seat} {ask.seal}")
            visitor.tell(Done(ask.n, self.v))
            self._changed()

    @again
    async def word(self, visitor: Visitor, ask: Word) -> None:
        """A seat opens its word, or brings one late; once all are open, the cards are dealt."""
        async with self.lock:
            await self._mend()
            self._check_seat(visitor, ask.seat)
            notes = self.play.notes
            promised, known = notes.seals[ask.seat], notes.given[ask.seat]
            if not WORD.fullmatch(ask.word) or promised not in ("", sealed(ask.seat, ask.word)):
                raise Denied("bad_word")
            if self.manners.deal == "seal" or (self.manners.deal == "open" and not promised):
                raise Denied("not_dealt")
            if known not in ("", ask.word):
                raise Denied("dealt")
            if not known:
                await self._gather(f"word {ask.seat} {ask.word}")
            visitor.tell(Done(ask.n, self.v))
            self._changed()

    @again
    async def deal_now(self, visitor: Visitor, ask: Deal) -> None:
        """Do not wait for those who have not sealed a word; or, once they could, not opened it."""
        async with self.lock:
            await self._mend()
            if not visitor.held:
                raise Denied("not_your_seat")
            if self.manners.deal == "done":
                raise Denied("dealt")
            await self._gather(hurry=True)
            visitor.tell(Done(ask.n, self.v))
            self._changed()

    def _check_seat(self, visitor: Visitor, seat: int) -> None:
        if seat not in visitor.held:
            raise Denied("not_your_seat")
        if self.sights.over or not self.manners.secret:
            raise Denied("over")

    async def _gather(self, *notes: str, hurry: bool = False) -> None:
        """Note what a seat has said, and go on when nothing is missing any more: all or nothing."""
        before, deal = len(self.play.written), self.manners.deal
        self.sound = False
        for note in notes:
            self.play.note(note)
        if deal == "seal" and (hurry or not self.expected(deal)):
            deal, hurry = "open", False
        if deal == "open" and (hurry or not self.expected(deal)):
            deal = "done"
            self.play.settle()
        manners = replace(self.manners, deal=deal)
        if len(self.play.written) > before:
            await self._keep(before, manners)
        else:
            await self._settle(deal=deal)

    async def _stop_waiting(self) -> None:
        """For one who will not come any more."""
        while self.manners.deal != "done":
            with suppress(Overtaken):
                await self._gather()
                return

    async def _end(self, manners: Manners, *told: Said) -> None:
        """The game ends here by agreement, and its secret is told."""
        before = len(self.play.written)
        self.sound = False
        self.play.leave()
        await self._keep(before, replace(manners, deal="done"), *told)
