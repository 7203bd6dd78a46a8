"""Who wants letters: kept in the database, by the fingerprint of a browser."""

from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Engine, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from council.server.schema import for_writing, mail


@dataclass(frozen=True)
class Reader:
    """One who wants letters. The word in a letter's link can start and stop letters, no more."""

    holder: str
    address: str
    lang: str
    word: str
    confirmed: bool
    asked: float  # when the first letter was sent
    sent: float  # when the last digest was


class Mailbox:
    """Synchronous, like the store."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.writer = for_writing(engine)

    def find(self, holder: str) -> Reader | None:
        return self._one(mail.c.sha256 == holder)

    def answered(self, word: str) -> Reader | None:
        """The reader whose letter has this word."""
        return self._one(mail.c.word == word.replace("\0", " "))  # a stranger's word

    def confirmed(self) -> list[Reader]:
        with self.engine.connect() as connection:
            rows = connection.execute(select(mail).where(mail.c.confirmed))
            return [Reader(*row) for row in rows]

    def asked_lately(self, address: str, since: float) -> int:
        """How many browsers have asked for letters to one address since then."""
        with self.engine.connect() as connection:
            same = func.lower(mail.c.address) == address.lower()
            lately = same & (mail.c.asked > since)
            return int(connection.execute(select(func.count()).where(lately)).scalar() or 0)

    def keep(self, reader: Reader) -> None:
        """Instead of what this browser wanted before; of two wishes at once the second counts."""
        values = dict(zip(mail.c.keys(), vars(reader).values(), strict=True))
        with suppress(IntegrityError), self.writer.begin() as connection:
            connection.execute(delete(mail).where(mail.c.sha256 == reader.holder))
            connection.execute(insert(mail).values(values))
            return
        self.change(reader.holder, **values)

    def mark(self, reader: Reader, sent: float) -> bool:
        """That a letter goes out now; False when another worker was quicker."""
        with self.writer.begin() as connection:
            mine = (mail.c.sha256 == reader.holder) & (mail.c.sent == reader.sent)
            return bool(connection.execute(update(mail).where(mine).values(sent=sent)).rowcount)

    def change(self, holder: str, **values: Any) -> None:
        with self.writer.begin() as connection:
            connection.execute(update(mail).where(mail.c.sha256 == holder).values(**values))

    def forget(self, holder: str) -> None:
        with self.writer.begin() as connection:
            connection.execute(delete(mail).where(mail.c.sha256 == holder))

    def _one(self, where: Any) -> Reader | None:
        with self.engine.connect() as connection:
            row = connection.execute(select(mail).where(where)).first()
            return Reader(*row) if row else None
