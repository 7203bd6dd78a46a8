"""Before and after the game: create a table, sit down, play once more, list your games."""

import re
from typing import Literal

from council.core.branch import branch
from council.core.deals import DealCode, read_code
from council.core.game import Game, Invalid, Setup
from council.core.log import MOST_NOTES, is_name, read
from council.core.play import Chance, Play
from council.games import GAMES, game_of
from council.protocol.api import Invite, Key, MyTable, NewSeat, NewTable, Opened, PlayOn, Seated
from council.protocol.errors import Denied
from council.protocol.messages import Said, SeatIs
from council.protocol.table_settings import Customs
from council.tables.bots.levels import STAND_IN, checked_level
from council.tables.handlers.closing import close_table
from council.tables.handlers.seats import seat_for, take_seat
from council.tables.ops.tokens import fingerprint, new_secret
from council.tables.registry import TableRegistry
from council.tables.state import clocks
from council.tables.state.chat import clean
from council.tables.state.holders import another, shared_seats
from council.tables.state.room import can_close
from council.tables.state.views import Views
from council.tables.storage.rebuild import begin, prepare
from council.tables.storage.records import Arms, Chair, Note, Record, Row, Summary
from council.tables.storage.status import Phase, TableStatus
from council.tables.storage.store import Conflict
from council.tables.sync import attempt, changed, current, refresh
from council.tables.table_view import seats_are

MOST_LISTED = 100
LONGEST_BRANCH = 5000  # lines of a log to play on from,
MOST_AROUND = MOST_NOTES + 2  # and more before and after the moves
ARMS_WORD = re.compile(r"[a-z0-9-]{0,24}")


async def create_table(tables: TableRegistry, new: NewTable, holder: str) -> Opened:
    """A new table: a key for each person's seat, and whoever creates it sits on their own."""
    game = game_named(new.game)
    chairs = [_chair(tables, seat, number) for number, seat in enumerate(new.seats, 1)]
    try:
        setup = game.setup(len(chairs), new.options)
    except Invalid as invalid:
        raise Denied.because("bad_setup", invalid) from None
    customs = _checked(tables, new.customs).settled(len(_people(chairs)))
    if code := checked_code(new.deal_code):
        play = begin(game, setup, [chair.name for chair in chairs], DealCode(code))
        record = filled(tables, play, chairs, TableStatus(customs, founder=holder))
        record.notes = [Note(0, 0, Said("server-told-deal-code", {"code": code}))]
    else:
        record = _record(tables, game, setup, chairs, customs, holder)
    return await _open(tables, record, new.seats, holder)


async def play_on(tables: TableRegistry, new: PlayOn, holder: str) -> Opened:
    """A new table that goes on from a moment of another game. Its chance is committed to nothing:
    the first moves were not made here."""
    chairs = [_chair(tables, seat, number) for number, seat in enumerate(new.seats, 1)]
    customs = _checked(tables, new.customs).settled(len(_people(chairs)))
    names = [chair.name for chair in chairs]
    play = await tables.settings.run(_branched, new, names, tables.settings.chance)
    record = filled(tables, play, chairs, TableStatus(customs, founder=holder, deal="done"))
    record.notes = [Note(0, len(play.history), Said("server-told-play-on", {}))]
    return await _open(tables, record, new.seats, holder)


def _branched(new: PlayOn, names: list[str], chance: Chance) -> Play:
    try:
        if new.log.count("\n") > LONGEST_BRANCH + MOST_AROUND:  # not worth reading
            raise Invalid("branch-long", most=LONGEST_BRANCH)
        log = read(new.log)
        if log.setup.data:
            raise Invalid("branch-own-data")
        if len(log.lines) > LONGEST_BRANCH:
            raise Invalid("branch-long", most=LONGEST_BRANCH)
        return branch(game_of(log), log, new.line, names, chance)
    except Invalid as bad:
        raise Denied.because("bad_log", bad) from None


def _people(chairs: list[Chair]) -> list[int]:
    return [seat for seat, chair in enumerate(chairs) if chair.kind != "bot"]


async def _open(tables: TableRegistry, record: Record, seats: list[NewSeat], holder: str) -> Opened:
    """Store a new table, with a key for each person's seat."""
    keys = {seat: new_secret() for seat in _people(record.chairs)}
    prints = {seat: fingerprint(key) for seat, key in keys.items()}
    mine = [seat for seat, asked in enumerate(seats) if asked.kind == "me"]
    await tables.settings.run(tables.store.create, record, prints, holder, mine)
    async with tables.open(record.id):  # a bot may be the first to move
        return Opened(record.id, [Invite(seat, key) for seat, key in keys.items()])


def game_named(name: str) -> Game:
    """The game of a name."""
    if name not in GAMES:
        raise Denied("no_such_game", got=name[:40], allowed=", ".join(GAMES))
    return GAMES[name]


def _chair(tables: TableRegistry, seat: NewSeat, number: int) -> Chair:
    default = f"Bot {number}" if seat.kind == "bot" else f"Seat {number}"
    name = checked_name(seat.name) or default
    if seat.kind != "bot":
        kind: Literal["person", "open"] = "person" if seat.kind == "me" else "open"
        arms = checked_arms(seat.crest, seat.colour)
        return Chair(name, kind, crest=arms.crest, colour=arms.colour)
    return Chair(name, "bot", checked_level(tables.settings, seat.level or STAND_IN))


def _checked(tables: TableRegistry, customs: Customs) -> Customs:
    checked_level(tables.settings, customs.stand_in)
    if not customs.possible():
        raise Denied("bad_customs")
    return customs


def checked_name(name: str) -> str:
    """A name as it may be shown to others; empty stays empty."""
    name = name.strip()
    if name and not is_name(name):
        raise Denied("bad_name", most=40)
    return clean(name)


def checked_code(text: str) -> str:
    """A deal code as it is kept; empty stays empty."""
    try:
        return read_code(text) if text else ""
    except Invalid as invalid:
        raise Denied.because("bad_deal_code", invalid) from None


def checked_arms(crest: str, colour: str) -> Arms:
    """A crest and a colour as they may be shown to others: what a word draws, pages know."""
    if not (ARMS_WORD.fullmatch(crest) and ARMS_WORD.fullmatch(colour)):
        raise Denied("bad_crest", most=24)
    return Arms(crest, colour)


def _record(
    tables: TableRegistry,
    game: Game,
    setup: Setup,
    chairs: list[Chair],
    customs: Customs,
    founder: str,
) -> Record:
    """A new table; it is dealt now, unless the players are to bring their words first."""
    secret, names = tables.settings.secret(), [chair.name for chair in chairs]
    play = prepare(game, setup, names, tables.settings.chance, secret)
    waits = customs.deal == "together" and any(chair.kind != "bot" for chair in chairs)
    if not waits:
        play.settle()
    deal: Phase = "seal" if waits else "done"
    status = TableStatus(customs, secret=secret, deal=deal, founder=founder)
    return filled(tables, play, chairs, status)


def filled(tables: TableRegistry, play: Play, chairs: list[Chair], status: TableStatus) -> Record:
    """A table with its game so far, and with its clocks wound."""
    views, clock = Views(play), status.customs.clock
    status = changed(status, clocks=clocks.wound(clock, len(chairs)))
    status = clocks.run(status, chairs, views.asked, tables.uptime())
    asked = views.asked if status.deal == "done" else None
    due = clocks.due(clock, status.clocks)
    summary = Summary(asked, views.results, tables.settings.now(), status, due)
    rows = [Row(line) for line in play.written[1:]]
    table = tables.settings.table_id()
    return Record(table, play.game.name, play.written[0], chairs, len(rows), summary, "", rows)


async def rematch(tables: TableRegistry, table_id: str, holder: str | None) -> Opened:
    """The same players once more; the first to ask creates the table, the others find it."""
    async with tables.open(table_id) as room:
        async with current(room):
            held = room.held_by(holder)
        if not held:
            raise Denied("not_your_seat")
        if not room.views.over or room.status.lesson is not None:
            raise Denied("not_over")
        setup = room.play.log.setup
        chairs = [changed(chair, away=False) for chair in room.chairs]
        customs = room.status.customs
        record = _record(tables, room.game, setup, chairs, customs, holder or "")
        told = [another(seat) for seat in shared_seats(room)]
        record.notes = [Note(n, 0, said) for n, said in enumerate(told)]
        try:
            follower = await tables.settings.run(tables.store.follow, table_id, room.rev, record)
        except Conflict:  # somebody has sat down meanwhile, or said something
            await refresh(room)
            return await rematch(tables, table_id, holder)
        await refresh(room)  # tells everybody where
    async with tables.open(follower):
        return Opened(follower, [])


# -- sitting down


async def sit(tables: TableRegistry, table_id: str, key: Key, holder: str) -> Seated:
    """A browser with the key takes the seat; from now on its cookie is enough."""
    name, arms = checked_name(key.name), checked_arms(key.crest, key.colour)
    async with tables.open(table_id) as room:
        seat = await seat_for(room, key.key)
        await attempt(room, take_seat, seat, name, holder, None, arms)
        await tables.settings.run(tables.store.hide, table_id, holder, False)
        return Seated(table_id, seat)


async def my_tables(tables: TableRegistry, holder: str | None) -> list[MyTable]:
    """The games of a browser, the last changed first."""
    if holder is None:
        return []
    found = await tables.settings.run(tables.store.tables_of, holder, MOST_LISTED)
    games = [row for row in found if row[0].summary.status.lesson is None]
    return [_my_table(tables, record, held, holder) for record, held in games]


def _gathers(record: Record, holder: str) -> bool:
    """Whether a browser's own table still waits for the deal."""
    status = record.summary.status
    return status.founder == holder and status.deal != "done"


def _my_table(tables: TableRegistry, record: Record, held: list[int], holder: str) -> MyTable:
    live = tables.rooms.get(record.id)
    here = set().union(*record.here.values())
    seats = [
        SeatIs(
            chair.name,
            chair.kind,
            chair.level,
            number in here,
            chair.away,
            crest=chair.crest,
            colour=chair.colour,
        )
        for number, chair in enumerate(record.chairs)
    ]
    summary, status = record.summary, record.summary.status
    running = status.clocks.seat
    left = None if running is None else clocks.remaining(status.clocks, running, tables.uptime())
    people = [seat for seat, chair in enumerate(record.chairs) if chair.kind == "person"]
    away = [seat for seat, chair in enumerate(record.chairs) if chair.away]
    missing = status.proposal.missing(people, away) if status.proposal else []
    return MyTable(
        record.id,
        record.game,
        seats_are(live) if live else seats,
        held,
        summary.asked,
        bool(summary.results) or status.ended,
        summary.results,
        summary.changed,
        status.paused,
        left,
        any(seat in missing for seat in held),
        status.deal == "done",
        can_close(live, holder) if live else _gathers(record, holder),
    )


# -- leaving for good


async def forget(tables: TableRegistry, table_id: str, holder: str | None) -> None:
    """Take a game off a browser's list; its seats stay."""
    if not await tables.settings.run(tables.store.hide, table_id, holder or "", True):
        raise Denied("no_such_table")


async def close(tables: TableRegistry, table_id: str, holder: str | None) -> None:
    """Remove a table for good: by whoever created it, before anybody has moved."""
    async with tables.open(table_id) as room:
        await attempt(room, close_table, holder or "")
        tables.drop(room)
