"""A table that other workers serve too: their changes are taken over, and who is connected to them
is as present as who is connected here."""

from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import wraps
from typing import Concatenate, ParamSpec, TypeVar

from anyio import to_thread

from council.core.log import BadLog
from council.server.denied import Denied
from council.server.fair import play_on
from council.server.record import Record, Row
from council.server.room import Overtaken, Room

MOST_TRIES = 20  # of a change, when others are always quicker

P = ParamSpec("P")
R = TypeVar("R", bound="Shared")
T = TypeVar("T")


def again(
    method: Callable[Concatenate[R, P], Awaitable[T]],
) -> Callable[Concatenate[R, P], Awaitable[T]]:
    """Who was overtaken by another worker, or refused by a table that has not heard of everything,
    asks once more, of the table as it stands then: what was meant for another position is refused
    as stale, everything else is done."""

    @wraps(method)
    async def asked(self: R, /, *args: P.args, **kwargs: P.kwargs) -> T:
        for _ in range(MOST_TRIES - 1):
            try:
                return await method(self, *args, **kwargs)
            except Overtaken:
                continue
            except Denied:
                if not (self.hub.shared and await self.refresh()):
                    raise
        return await method(self, *args, **kwargs)

    return asked


class Shared(Room):
    """Between the room and the game on its table."""

    async def refresh(self) -> bool:
        """Take over what another worker has changed, and show it; whether there was anything."""
        async with self.lock:
            await self._mend()
            news = await to_thread.run_sync(self.store.load, self.id, len(self.rows), self.rev)
            if news is None:
                return False
            await self._take_over(news)
            self._changed()
            with suppress(Overtaken):  # then there will be more news
                await self._back(self._seated())
            return True

    async def _take_over(self, news: Record) -> None:
        """Lines that follow on ours are played; if a move was taken back, all is read anew. The
        version that a line answered is never given to another line in its place."""
        self.sound = False
        rows = [*self.rows, *news.rows[1:]]
        if not self._play_on(news, rows):
            await self._mend()
            return
        heard = self._heard()
        self.rows, self.chairs, self.manners = rows, list(news.chairs), news.standing.manners
        self.notes, self.talk, self.holds = list(news.notes), list(news.chat), news.holds
        self.v, self.rev, self.rematch = news.v, news.rev, news.rematch
        self._renew(self.play)
        self._pass_on_talk(heard)
        await self._know_again()
        self.sound = True

    def _play_on(self, news: Record, rows: list[Row]) -> bool:
        """Whether the table stands at the last of these lines."""
        if not self.rows or news.rows[:1] != self.rows[-1:] or news.head != self.play.written[0]:
            return False
        with suppress(BadLog):
            play_on(self.play, [row.text for row in rows[len(self.rows) :]])
            return True
        return False

    # -- who is where

    async def _look_elsewhere(self) -> None:
        self.elsewhere = await self.hub.elsewhere(self.id)
        self._recount()

    async def meet(self) -> None:
        """Somebody may have come to another worker, or gone from it."""
        async with self.lock:
            before = self.present()
            await self._look_elsewhere()
            if self.present() != before:
                self._show_people()
