"""Letters to people whose games wait: wanted, confirmed, and at most one in a day."""

import logging
from collections.abc import Callable
from dataclasses import replace

from council.games import GAMES
from council.locales import LANGUAGES, Voice
from council.server.denied import Denied
from council.server.keys import fingerprint, new_secret
from council.server.letter import MailAnswer, MailIs, MailWish
from council.server.mail import Mail, is_address, send
from council.server.mailbox import Mailbox, Reader
from council.server.pace import Pace
from council.server.record import Record
from council.server.store import Store

DAY = 86_400.0
HOUR = 3600.0
WAITED = 1800.0  # seconds after which a turn was overlooked
MOST_ASKED = 3  # browsers that may ask for letters to one address in a day
MOST_REMEMBERED = 10_000  # of those who were asked, by each worker
MOST_GAMES = 100

log = logging.getLogger("council.mail")


class Post:
    """Synchronous: called in threads."""

    def __init__(
        self, store: Store, mailbox: Mailbox, mail: Mail | None, now: Callable[[], float]
    ) -> None:
        self.store = store
        self.mailbox = mailbox
        self.mail = mail
        self.now = now
        self.closed = False  # no more letters are begun
        self._paces: dict[str, Pace] = {}  # of first letters, by who gets them

    # -- wishes

    def known(self, holder: str | None) -> MailIs:
        """What this browser has asked for."""
        if self.mail is None:
            return MailIs(False)
        reader = self.mailbox.find(holder) if holder else None
        return MailIs(True, reader.address, reader.confirmed) if reader else MailIs(True)

    def wish(self, holder: str, wish: MailWish) -> MailIs:
        """Send a first letter, which asks whether more are wanted: nobody gets letters that
        somebody else has asked for."""
        if self.mail is None:
            raise Denied("no_mail")
        if not wish.address:
            self.mailbox.forget(holder)
            return self.known(holder)
        if not is_address(wish.address):
            raise Denied("bad_address")
        before, now = self.mailbox.find(holder), self.now()
        if before is not None and before.address == wish.address and before.confirmed:
            return self.known(holder)
        soon = before is not None and before.asked > now - HOUR
        often = self.mailbox.asked_lately(wish.address, now - DAY) >= MOST_ASKED
        if soon or often or not self._may_ask(wish.address):
            raise Denied("slow_down")
        lang = wish.lang if wish.lang in LANGUAGES else "en"
        reader = Reader(holder, wish.address, lang, new_secret(), False, now, 0.0)
        self.mailbox.keep(reader)
        if not self._send(
            reader, "server-mail-first", "server-mail-first-text", link=self._link(reader)
        ):
            self.mailbox.forget(holder)
            raise Denied("mail_failed")
        return self.known(holder)

    def _may_ask(self, address: str) -> bool:
        """Whether so few first letters went to somebody lately. The mailbox forgets who wants none
        any more: who asks, ends it and asks again would not be counted there."""
        name, _, place = address.lower().partition("@")
        who = fingerprint(f"{name.partition('+')[0]}@{place}")  # all of these are one's own
        if len(self._paces) >= MOST_REMEMBERED and who not in self._paces:
            del self._paces[next(iter(self._paces))]
        return self._paces.setdefault(who, Pace(MOST_ASKED, DAY, self.now)).allows()

    def answer(self, answer: MailAnswer) -> MailIs:
        """Somebody followed the link of a letter."""
        reader = self.mailbox.answered(answer.word)
        if self.mail is None or reader is None:
            raise Denied("bad_key")
        if not answer.yes:
            self.mailbox.forget(reader.holder)
            return MailIs(True)
        self.mailbox.change(reader.holder, confirmed=True)
        return MailIs(True, reader.address, True)

    def _link(self, reader: Reader) -> str:
        """What follows # is not sent to any server, and so is in no log."""
        assert self.mail is not None
        return f"{self.mail.site}/mail#{reader.word}"

    # -- digests

    def deliver(self) -> None:
        """One letter to everybody who has overlooked a turn and has had no letter for a day."""
        if self.mail is None:
            return
        for reader in self.mailbox.confirmed():
            if reader.sent <= self.now() - DAY and not self.closed:
                waiting = self._waiting(reader)
                if waiting:
                    self._digest(reader, waiting)

    def _waiting(self, reader: Reader) -> list[Record]:
        """Games in which the reader is asked, for a while already but not since the last letter."""
        since, until = reader.sent, self.now() - WAITED
        found = self.store.tables_of(reader.holder, MOST_GAMES)
        mine = [
            record
            for record, held in found
            if record.standing.asked in held and not record.standing.manners.paused
        ]
        news = any(since <= record.standing.changed <= until for record in mine)
        return mine if news else []

    def _digest(self, reader: Reader, waiting: list[Record]) -> None:
        assert self.mail is not None
        voice = Voice(reader.lang)
        lines = [
            voice.say(
                "server-mail-game",
                game=voice.words(GAMES[record.game].title),
                who=", ".join(chair.name for chair in record.chairs),
                link=f"{self.mail.site}/t/{record.id}",
            )
            for record in waiting
        ]
        count, games = len(waiting), "\n".join(lines)
        # Marked first: rather no letter than two.
        if not self.mailbox.mark(reader, self.now()):
            return
        sent = self._send(
            replace(reader),
            "server-mail-turn",
            "server-mail-turn-text",
            count=count,
            games=games,
            link=self._link(reader),
        )
        if not sent:
            self.mailbox.change(reader.holder, sent=self.now() - DAY + HOUR)  # once more, later

    def _send(self, reader: Reader, subject: str, text: str, **facts: int | str) -> bool:
        assert self.mail is not None
        voice = Voice(reader.lang)
        title = voice.say(subject, **({"count": facts["count"]} if "count" in facts else {}))
        try:
            send(self.mail, reader.address, title, voice.say(text, **facts))
        except OSError as error:
            log.warning("a letter could not be sent: %s", type(error).__name__)
            return False
        return True
