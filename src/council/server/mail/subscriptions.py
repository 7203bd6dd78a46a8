"""Who wants reminders by e-mail: kept in the database, by the fingerprint of a browser."""

from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Engine, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from council.server.storage.database import for_writing
from council.server.storage.schema import mail


@dataclass(frozen=True)
class Subscriber:
    """Somebody who wants reminders. The word in an e-mail's link can start and stop them only."""

    holder: str
    address: str
    lang: str
    word: str
    confirmed: bool
    asked: float  # when the first e-mail was sent
    sent: float  # when the last reminder was


class Subscriptions:
    """Synchronous, like the store."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.writer = for_writing(engine)

    def find(self, holder: str) -> Subscriber | None:
        return self._one(mail.c.sha256 == holder)

    def answered(self, word: str) -> Subscriber | None:
        """The subscriber whose e-mails have this word."""
        return self._one(mail.c.word == word.replace("\0", " "))  # a stranger's word

    def confirmed(self) -> list[Subscriber]:
        with self.engine.connect() as connection:
            rows = connection.execute(select(mail).where(mail.c.confirmed))
            return [Subscriber(*row) for row in rows]

    def asked_lately(self, address: str, since: float) -> int:
        """How many browsers have asked for e-mails to one address since then."""
        with self.engine.connect() as connection:
            same = func.lower(mail.c.address) == address.lower()
            lately = same & (mail.c.asked > since)
            return int(connection.execute(select(func.count()).where(lately)).scalar() or 0)

    def keep(self, subscriber: Subscriber) -> None:
        """Instead of what this browser wanted before; of two wishes at once the second counts."""
        values = dict(zip(mail.c.keys(), vars(subscriber).values(), strict=True))
        with suppress(IntegrityError), self.writer.begin() as connection:
            connection.execute(delete(mail).where(mail.c.sha256 == subscriber.holder))
            connection.execute(insert(mail).values(values))
            return
        self.change(subscriber.holder, **values)

    def mark(self, subscriber: Subscriber, sent: float) -> bool:
        """Note that a reminder is sent now; False when another worker was quicker."""
        with self.writer.begin() as connection:
            mine = (mail.c.sha256 == subscriber.holder) & (mail.c.sent == subscriber.sent)
            return bool(connection.execute(update(mail).where(mine).values(sent=sent)).rowcount)

    def change(self, holder: str, **values: Any) -> None:
        with self.writer.begin() as connection:
            connection.execute(update(mail).where(mail.c.sha256 == holder).values(**values))

    def forget(self, holder: str) -> None:
        with self.writer.begin() as connection:
            connection.execute(delete(mail).where(mail.c.sha256 == holder))

    def _one(self, where: Any) -> Subscriber | None:
        with self.engine.connect() as connection:
            row = connection.execute(select(mail).where(where)).first()
            return Subscriber(*row) if row else None
