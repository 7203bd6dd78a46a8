"""Tries of the deal of the day: one counts, practice is free."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from hashlib import sha256

from council.core.deals import DealCode
from council.core.game import Invalid
from council.daily.calendar import (
    FIRST,
    LOW_WINS,
    SEAT,
    DailyDeal,
    deal_for,
    deals_for,
    read_day,
    today,
)
from council.daily.rivals import RIVALS
from council.games import GAMES
from council.protocol.api import Invite, Opened
from council.protocol.daily import (
    DailyDealIs,
    DailyIs,
    DailyResult,
    DailyRow,
    DailyTableIs,
    DailyTry,
    NewTry,
)
from council.protocol.errors import Denied
from council.protocol.messages import Said
from council.protocol.table_settings import Customs
from council.tables.daily.desk import DailyDesk
from council.tables.lobby import checked_arms, checked_name, filled, game_named
from council.tables.ops.tokens import fingerprint, new_secret
from council.tables.people.devices import bring_seat
from council.tables.registry import TableRegistry
from council.tables.storage.daily import TryRow
from council.tables.storage.rebuild import begin
from council.tables.storage.records import Chair, Note, Record
from council.tables.storage.status import DailyStatus, TableStatus

PLAYER = "Robin"  # whoever gives no name
MOST_TRIES = 1000  # of a browser, that are looked at
MOST_OTHERS = 100
DAY = 86_400

Tries = Sequence[tuple[TryRow, Record]]


@dataclass(frozen=True)
class Asker:
    """Whoever plays a deal: a browser, and the person who uses it, as far as they are known."""

    holder: str | None
    person: str | None


# -- looking


async def overview(desk: DailyDesk, day: str, who: Asker) -> DailyIs:
    """The deals of a day, "" for today's, with the counted tries of whoever asks."""
    now = desk.settings.now()
    asked = checked_day(day, now) if day else today(now)
    tries = await _tries_of(desk, who)
    deals = [_deal_is(deal, _counted(tries, deal)) for deal in deals_for(asked)]
    done = {row.day for row, record in tries if row.counted and try_of(record).result}
    days = sorted(done, reverse=True)
    left = DAY - int(now % DAY)
    names = (today(now).isoformat(), asked.isoformat(), FIRST.isoformat())
    return DailyIs(*names, deals, days, left)


async def compared(desk: DailyDesk, day: str, game: str, who: Asker) -> DailyTableIs:
    """What the tries of a deal are compared with."""
    deal, now = checked_deal(desk, day, game), desk.settings.now()
    tries = await _tries_of(desk, who)
    mine = _counted(tries, deal)
    shown = mine.over if mine else deal.day < today(now)
    about = (deal.day.isoformat(), deal.game, deal.seats, deal.game in LOW_WINS)
    if not shown:
        return DailyTableIs(*about, shown=False, mine=mine)
    played = any(_is_of(row, deal) and try_of(record).over for row, record in tries)
    rivals = await desk.rivals(deal, make=played)
    missing = [level for level in RIVALS if level not in {one.level for one in rivals}]
    return DailyTableIs(
        *about,
        shown=True,
        mine=mine,
        rivals=rivals,
        missing=missing,
        others=await _others(desk, deal, mine),
    )


def checked_day(text: str, now: float) -> date:
    """A day that has begun; Denied says what is wrong with it."""
    try:
        return read_day(text, now)
    except Invalid as invalid:
        raise Denied.because("bad_day", invalid) from None


def checked_deal(desk: DailyDesk, day: str, game: str) -> DailyDeal:
    """The deal of a game on a day that has begun."""
    return deal_for(game_named(game).name, checked_day(day, desk.settings.now()))


def try_of(record: Record) -> DailyTry:
    """How a try stands. One that a bot has played to its end has no result."""
    summary = record.summary
    over = bool(summary.results) or summary.status.ended
    own = record.chairs[SEAT].kind == "person" and not summary.status.ended
    if not (over and own):
        return DailyTry(record.id, over)
    row = summary.results[SEAT]
    return DailyTry(record.id, True, DailyResult(row["score"], row["rank"], row["won"]))


async def _tries_of(desk: DailyDesk, who: Asker) -> Tries:
    if who.holder is None and who.person is None:
        return []
    given = (who.holder or "", who.person or "", MOST_TRIES)
    return await desk.settings.run(desk.store.tries_of, *given)


def _counted(tries: Tries, deal: DailyDeal) -> DailyTry | None:
    mine = [record for row, record in tries if row.counted and _is_of(row, deal)]
    return try_of(mine[0]) if mine else None


def _is_of(row: TryRow, deal: DailyDeal) -> bool:
    return (row.day, row.game) == (deal.day.isoformat(), deal.game)


def _deal_is(deal: DailyDeal, mine: DailyTry | None) -> DailyDealIs:
    options = dict(deal.options)
    return DailyDealIs(deal.game, deal.seats, options, deal.level, deal.code, mine)


async def _others(desk: DailyDesk, deal: DailyDeal, mine: DailyTry | None) -> list[DailyRow]:
    """The best first."""
    run = desk.settings.run
    found = await run(desk.store.tries, deal.day.isoformat(), deal.game, MOST_OTHERS)
    rows = [(row, try_of(record)) for row, record in found]
    listed = [
        DailyRow(row.name, one.result, mine is not None and mine.table == row.table)
        for row, one in rows
        if one.result is not None
    ]
    signed = 1 if deal.game in LOW_WINS else -1
    return sorted(listed, key=lambda one: (one.result.rank, signed * one.result.score, one.name))


# -- playing


async def open_try(
    tables: TableRegistry, desk: DailyDesk, deal: DailyDeal, new: NewTry, who: Asker
) -> Opened:
    """A new try, or the counted one that has begun; Denied if it would be a second one of this
    browser or person."""
    async with desk.opening:  # of two tabs that ask at once one begins
        return await _open_try(tables, desk, deal, new, who)


async def _open_try(
    tables: TableRegistry, desk: DailyDesk, deal: DailyDeal, new: NewTry, who: Asker
) -> Opened:
    name, arms = checked_name(new.name), checked_arms(new.crest, new.colour)
    holder = who.holder or ""
    mine = _counted(await _tries_of(desk, who), deal)
    current = deal.day == today(desk.settings.now())
    unfinished = mine is not None and not mine.over
    if new.practice and (unfinished or (current and mine is None)):
        raise Denied("daily_unfinished")
    if not new.practice and not current and not unfinished:
        raise Denied("daily_past")
    if not new.practice and mine is not None:
        return await _go_on(tables, mine, holder)
    chair = Chair(name or PLAYER, "person", crest=arms.crest, colour=arms.colour)
    record = _record(tables, deal, chair, holder, not new.practice)
    key = new_secret()
    prints = {SEAT: fingerprint(key)}
    row = TryRow(record.id, deal.day.isoformat(), deal.game, not new.practice, name)
    claimant = record.id if new.practice else who.person or holder
    given = (row, claim_of(row, claimant), record, prints, holder, who.person or "")
    if not await tables.settings.run(desk.store.begin_try, *given):
        mine = _counted(await _tries_of(desk, who), deal)  # through another worker
        if mine is None:
            raise Denied("daily_done")
        return await _go_on(tables, mine, holder)
    async with tables.open(record.id):  # a bot may be the first to move
        return Opened(record.id, [Invite(SEAT, key)])


async def _go_on(tables: TableRegistry, mine: DailyTry, holder: str) -> Opened:
    """The counted try that has begun, on whatever device."""
    if mine.over:
        raise Denied("daily_done")
    async with tables.open(mine.table) as room:
        await bring_seat(room, SEAT, holder)
    return Opened(mine.table, [])


def claim_of(row: TryRow, who: str) -> str:
    """What only one counted try of a person can have."""
    return sha256(f"{row.day}/{row.game}/{who}".encode()).hexdigest()


def _record(
    tables: TableRegistry, deal: DailyDeal, chair: Chair, holder: str, counted: bool
) -> Record:
    chairs = [chair, *(Chair(name, "bot", deal.level) for name in deal.bots)]
    names = [one.name for one in chairs]
    play = begin(GAMES[deal.game], deal.setup(), names, DealCode(deal.code))
    customs = Customs(grace=0, hints="off" if counted else "on")
    daily = DailyStatus(deal.day.isoformat(), counted)
    record = filled(tables, play, chairs, TableStatus(customs, founder=holder, daily=daily))
    key = "server-told-daily" if counted else "server-told-daily-practice"
    record.notes = [Note(0, 0, Said(key, {"day": daily.day}))]
    return record
