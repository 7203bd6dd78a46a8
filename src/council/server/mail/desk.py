"""Mail for the calls of the API and for the timers: in threads, beside everything else."""

import asyncio
import logging

from anyio import to_thread
from sqlalchemy.exc import SQLAlchemyError

from council.protocol.mail import MailAnswer, MailIs, MailWish
from council.server.mail.reminders import Reminders
from council.server.storage.threads import run_in_thread
from council.tables.ops.tasks import cancel_all

MAIL_THREADS = 4  # for first e-mails: the other threads are needed for the games
DELIVER = 600.0  # seconds between looks for people to write to

log = logging.getLogger("council.timers")


class MailDesk:
    """Takes wishes, and sends reminders when it is time."""

    def __init__(self, reminders: Reminders, now: float) -> None:
        self.reminders = reminders
        self.threads = asyncio.Semaphore(MAIL_THREADS)
        self.sending: asyncio.Task[None] | None = None
        self._delivered = now

    async def known(self, holder: str | None) -> MailIs:
        return await run_in_thread(self.reminders.known, holder)

    async def wish(self, holder: str, wish: MailWish) -> MailIs:
        async with self.threads:
            return await run_in_thread(self.reminders.wish, holder, wish)

    async def answer(self, answer: MailAnswer) -> MailIs:
        return await run_in_thread(self.reminders.answer, answer)

    def look(self, now: float) -> None:
        """Send reminders now and then."""
        if now >= self._delivered + DELIVER:
            self._delivered = now
            if self.sending is None or self.sending.done():
                self.sending = asyncio.create_task(self._deliver())

    async def _deliver(self) -> None:
        """Beside the beat: a mail server may take minutes, and what does not beat is dead."""
        try:
            await to_thread.run_sync(self.reminders.deliver, abandon_on_cancel=True)
        except SQLAlchemyError:
            log.exception("reminders could not be sent")

    async def close(self) -> None:
        """No more e-mails are begun."""
        self.reminders.closed = True
        await cancel_all([self.sending] if self.sending is not None else [])
