"""Tries of the deal of the day in a page: they are found among its games."""

from collections.abc import Callable, Mapping

from council.browser.journal import RIVAL, StoredGame, decoded
from council.daily.calendar import SEAT
from council.protocol.daily import DailyResult
from council.tables.storage.daily import TryRow
from council.tables.storage.records import Record


class DailyRecords:
    """The tries of this browser, and what rivals came to."""

    def __init__(
        self,
        games: Mapping[str, StoredGame],
        rivals: dict[str, str],
        write: Callable[[str, str | None], None],
        create: Callable[[Record, dict[int, str], str, list[int]], None],
    ) -> None:
        self.games = games
        self.rivals = rivals
        self._write = write
        self._create = create

    def begin_try(
        self,
        row: TryRow,
        claim: str,
        record: Record,
        prints: dict[int, str],
        holder: str,
        person: str,
    ) -> bool:
        """The game says of itself what it is; there is only one person."""
        if row.counted and any(one.counted and _same(one, row) for one, _ in self._tries()):
            return False
        self._create(record, prints, holder, [SEAT])
        return True

    def tries_of(self, holder: str, person: str, most: int) -> list[tuple[TryRow, Record]]:
        found = sorted(self._tries(), key=lambda one: one[0].day, reverse=True)
        return [one for one in found if one[1].holds.get(holder)][:most]

    def tries(self, day: str, game: str, most: int) -> list[tuple[TryRow, Record]]:
        return []  # nobody else plays here

    def rival(self, day: str, game: str, level: str) -> str | None:
        text = self.rivals.get(_key(day, game, level))
        return text if text and decoded(text, DailyResult) else None  # it can be made again

    def put_rival(self, day: str, game: str, level: str, result: str) -> None:
        self._write(_key(day, game, level), result)
        self.rivals[_key(day, game, level)] = result

    def _tries(self) -> list[tuple[TryRow, Record]]:
        records = [game.record for game in self.games.values() if not game.unreadable]
        found = [(record.summary.status.daily, record) for record in records]
        return [
            (TryRow(record.id, daily.day, record.game, daily.counted, ""), record)
            for daily, record in found
            if daily is not None
        ]


def _same(one: TryRow, other: TryRow) -> bool:
    return (one.day, one.game) == (other.day, other.game)


def _key(day: str, game: str, level: str) -> str:
    return f"{RIVAL}/{day}-{game}-{level}"
