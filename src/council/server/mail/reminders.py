"""E-mail reminders for people whose games are waiting: only if confirmed, and at most one a day."""

import logging
from collections.abc import Callable
from dataclasses import replace

from council.games import GAMES
from council.locales import LANGUAGES, Voice
from council.protocol.errors import Denied
from council.protocol.mail import MailAnswer, MailIs, MailWish
from council.server.mail.smtp import SmtpServer, is_address, send
from council.server.mail.subscriptions import Subscriber, Subscriptions
from council.server.storage.store import Store
from council.tables.ops.rate_limit import RateLimit
from council.tables.ops.tokens import fingerprint, new_secret
from council.tables.storage.records import Record

DAY = 86_400.0
HOUR = 3600.0
WAITED = 1800.0  # seconds after which a turn was overlooked
MOST_ASKED = 3  # browsers that may ask for e-mails to one address in a day
MOST_REMEMBERED = 10_000  # of those who were asked, by each worker
MOST_GAMES = 100

log = logging.getLogger("council.mail")


class Reminders:
    """Synchronous: called in threads."""

    def __init__(
        self,
        store: Store,
        subscriptions: Subscriptions,
        smtp: SmtpServer | None,
        now: Callable[[], float],
    ) -> None:
        self.store = store
        self.subscriptions = subscriptions
        self.smtp = smtp
        self.now = now
        self.closed = False  # no more e-mails are begun
        self._limits: dict[str, RateLimit] = {}  # of first e-mails, by address

    # -- wishes

    def known(self, holder: str | None) -> MailIs:
        """What this browser has asked for."""
        if self.smtp is None:
            return MailIs(False)
        subscriber = self.subscriptions.find(holder) if holder else None
        return (
            MailIs(True, subscriber.address, subscriber.confirmed) if subscriber else MailIs(True)
        )

    def wish(self, holder: str, wish: MailWish) -> MailIs:
        """Send a first e-mail, which asks whether reminders are wanted: nobody gets reminders that
        somebody else has asked for."""
        if self.smtp is None:
            raise Denied("no_mail")
        if not wish.address:
            self.subscriptions.forget(holder)
            return self.known(holder)
        if not is_address(wish.address):
            raise Denied("bad_address")
        before, now = self.subscriptions.find(holder), self.now()
        if before is not None and before.address == wish.address and before.confirmed:
            return self.known(holder)
        soon = before is not None and before.asked > now - HOUR
        often = self.subscriptions.asked_lately(wish.address, now - DAY) >= MOST_ASKED
        if soon or often or not self._may_ask(wish.address):
            raise Denied("slow_down")
        lang = wish.lang if wish.lang in LANGUAGES else "en"
        subscriber = Subscriber(holder, wish.address, lang, new_secret(), False, now, 0.0)
        self.subscriptions.keep(subscriber)
        if not self._send(
            subscriber, "server-mail-first", "server-mail-first-text", link=self._link(subscriber)
        ):
            self.subscriptions.forget(holder)
            raise Denied("mail_failed")
        return self.known(holder)

    def _may_ask(self, address: str) -> bool:
        """Whether few enough first e-mails went to an address lately. The database forgets people
        who stop their reminders: it would not count those who ask, stop and ask again."""
        name, _, place = address.lower().partition("@")
        who = fingerprint(f"{name.partition('+')[0]}@{place}")  # all of these are one mailbox
        if len(self._limits) >= MOST_REMEMBERED and who not in self._limits:
            del self._limits[next(iter(self._limits))]
        return self._limits.setdefault(who, RateLimit(MOST_ASKED, DAY, self.now)).allows()

    def answer(self, answer: MailAnswer) -> MailIs:
        """Somebody followed the link of an e-mail."""
        subscriber = self.subscriptions.answered(answer.word)
        if self.smtp is None or subscriber is None:
            raise Denied("bad_key")
        if not answer.yes:
            self.subscriptions.forget(subscriber.holder)
            return MailIs(True)
        self.subscriptions.change(subscriber.holder, confirmed=True)
        return MailIs(True, subscriber.address, True)

    def _link(self, subscriber: Subscriber) -> str:
        """What follows # is not sent to any server, and so is in no log."""
        assert self.smtp is not None
        return f"{self.smtp.site}/mail#{subscriber.word}"

    # -- reminders

    def deliver(self) -> None:
        """One reminder to everybody who has overlooked a turn and has had none for a day."""
        if self.smtp is None:
            return
        for subscriber in self.subscriptions.confirmed():
            if subscriber.sent <= self.now() - DAY and not self.closed:
                waiting = self._waiting(subscriber)
                if waiting:
                    self._remind(subscriber, waiting)

    def _waiting(self, subscriber: Subscriber) -> list[Record]:
        """Games that wait for the subscriber, for a while but not since the last reminder."""
        since, until = subscriber.sent, self.now() - WAITED
        found = self.store.tables_of(subscriber.holder, MOST_GAMES)
        mine = [
            record
            for record, held in found
            if record.summary.asked in held and not record.summary.status.paused
        ]
        news = any(since <= record.summary.changed <= until for record in mine)
        return mine if news else []

    def _remind(self, subscriber: Subscriber, waiting: list[Record]) -> None:
        assert self.smtp is not None
        voice = Voice(subscriber.lang)
        lines = [
            voice.say(
                "server-mail-game",
                game=voice.words(GAMES[record.game].title),
                who=", ".join(chair.name for chair in record.chairs),
                link=f"{self.smtp.site}/t/{record.id}",
            )
            for record in waiting
        ]
        count, games = len(waiting), "\n".join(lines)
        # Marked first: rather no reminder than two.
        if not self.subscriptions.mark(subscriber, self.now()):
            return
        sent = self._send(
            replace(subscriber),
            "server-mail-turn",
            "server-mail-turn-text",
            count=count,
            games=games,
            link=self._link(subscriber),
        )
        if not sent:
            self.subscriptions.change(
                subscriber.holder, sent=self.now() - DAY + HOUR
            )  # once more, later

    def _send(self, subscriber: Subscriber, subject: str, text: str, **facts: int | str) -> bool:
        assert self.smtp is not None
        voice = Voice(subscriber.lang)
        title = voice.say(subject, **({"count": facts["count"]} if "count" in facts else {}))
        try:
            send(self.smtp, subscriber.address, title, voice.say(text, **facts))
        except OSError as error:
            log.warning("an e-mail could not be sent: %s", type(error).__name__)
            return False
        return True
