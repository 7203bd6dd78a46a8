"""Before and after the game: founding a table, sitting down, playing once more, one's games."""

from anyio import to_thread

from council.bots import LEVELS as SEARCHERS
from council.core.game import Game, Invalid, Setup
from council.core.log import is_name
from council.server import clock
from council.server.customs import Customs
from council.server.denied import Denied
from council.server.fair import prepare
from council.server.house import House
from council.server.keys import fingerprint, new_secret, seat_of
from council.server.library import game_named
from council.server.manners import Manners
from council.server.record import Chair, Record, Row, Standing
from council.server.room import replace
from council.server.sight import Sights
from council.server.store import Conflict
from council.server.table import STAND_IN
from council.server.wire import (
    Invite,
    Key,
    MyTable,
    NewSeat,
    NewTable,
    Opened,
    Seated,
    SeatIs,
)

BOTS = ("random", "greedy", *SEARCHERS)
MOST_LISTED = 100


async def found(house: House, new: NewTable, holder: str) -> Opened:
    """A new table: a key for each person's chair, and the founder sits on his own."""
    game = game_named(new.game)
    chairs = [_chair(seat, number) for number, seat in enumerate(new.seats, 1)]
    try:
        setup = game.setup(len(chairs), new.options)
    except Invalid as invalid:
        raise Denied.because("bad_setup", invalid) from None
    record = _record(house, game, setup, chairs, _checked(new.customs))
    people = [seat for seat, chair in enumerate(chairs) if chair.kind != "bot"]
    keys = {seat: new_secret() for seat in people}
    prints = {seat: fingerprint(key) for seat, key in keys.items()}
    mine = [seat for seat, asked in enumerate(new.seats) if asked.kind == "me"]
    await to_thread.run_sync(house.store.create, record, prints, holder, mine)
    async with house.table(record.id):  # a bot may be the first to move
        return Opened(record.id, [Invite(seat, key) for seat, key in keys.items()])


def _chair(seat: NewSeat, number: int) -> Chair:
    default = f"Bot {number}" if seat.kind == "bot" else f"Seat {number}"
    name = checked_name(seat.name) or default
    if seat.kind != "bot":
        return Chair(name, "person" if seat.kind == "me" else "open")
    level = seat.level or STAND_IN
    if level not in BOTS:
        raise Denied("bad_level", got=level[:40], allowed=", ".join(BOTS))
    return Chair(name, "bot", level)


def _checked(customs: Customs) -> Customs:
    if customs.stand_in not in BOTS:
        raise Denied("bad_level", got=customs.stand_in[:40], allowed=", ".join(BOTS))
    if not customs.possible():
        raise Denied("bad_customs")
    return customs


def checked_name(name: str) -> str:
    """A name as it may be shown to others; empty stays empty."""
    name = name.strip()
    if name and not is_name(name):
        raise Denied("bad_name", most=40)
    return name


def _record(
    house: House, game: Game, setup: Setup, chairs: list[Chair], customs: Customs
) -> Record:
    """A new table; it is dealt now, unless the players are to bring their words first."""
    secret, names = house.settings.secret(), [chair.name for chair in chairs]
    play = prepare(game, setup, names, house.settings.chance, secret)
    waits = customs.deal == "together" and any(chair.kind != "bot" for chair in chairs)
    if not waits:
        play.settle()
    sights = Sights(play)
    asked, rule, now = None if waits else sights.asked, customs.clock, house.uptime()
    thinks = asked is not None and chairs[asked].kind == "person"
    hours = clock.turn(rule, clock.wound(rule, len(chairs)), asked if thinks else None, now, None)
    manners = Manners(customs, hours, secret=secret, deal="seal" if waits else "done")
    due = clock.due(rule, hours)
    standing = Standing(asked, sights.results, house.settings.now(), manners, due)
    rows = [Row(line) for line in play.written[1:]]
    table = house.settings.table_id()
    return Record(table, play.game.name, play.written[0], chairs, len(rows), standing, "", rows)


async def rematch(house: House, table_id: str, holder: str | None) -> Opened:
    """The same players once more; who asks first founds the table, the others find it."""
    async with house.table(table_id) as table:
        if not await table.held(holder):
            raise Denied("not_your_seat")
        if not table.sights.over:
            raise Denied("not_over")
        setup = table.play.log.setup
        chairs = [replace(chair, away=False) for chair in table.chairs]
        record = _record(house, table.game, setup, chairs, table.manners.customs)
        try:
            follower = await to_thread.run_sync(house.store.follow, table_id, table.rev, record)
        except Conflict:  # somebody has sat down meanwhile, or said something
            await table.refresh()
            return await rematch(house, table_id, holder)
        await table.followed(follower)
    async with house.table(follower):
        return Opened(follower, [])


# -- sitting down


async def sit(house: House, table_id: str, key: Key, holder: str) -> Seated:
    """A browser with the key takes the seat; from now on its cookie is enough."""
    name = checked_name(key.name)
    async with house.table(table_id) as table:
        prints = await to_thread.run_sync(house.store.prints, table_id)
        seat = seat_of(key.key, prints)
        if seat is None:
            raise Denied("bad_key")
        await table.sit(seat, name, holder)
        return Seated(table_id, seat)


async def my_tables(house: House, holder: str | None) -> list[MyTable]:
    """The games of a browser, the last changed first."""
    if holder is None:
        return []
    found = await to_thread.run_sync(house.store.tables_of, holder, MOST_LISTED)
    return [_my_table(house, record, held) for record, held in found]


def _my_table(house: House, record: Record, held: list[int]) -> MyTable:
    live = house.tables.get(record.id)
    here = set().union(*record.here.values())
    seats = [
        SeatIs(chair.name, chair.kind, chair.level, number in here, chair.away)
        for number, chair in enumerate(record.chairs)
    ]
    standing, manners = record.standing, record.standing.manners
    running = manners.hours.seat
    left = None if running is None else clock.remaining(manners.hours, running, house.uptime())
    people = [seat for seat, chair in enumerate(record.chairs) if chair.kind == "person"]
    away = [seat for seat, chair in enumerate(record.chairs) if chair.away]
    missing = manners.proposal.missing(people, away) if manners.proposal else []
    return MyTable(
        record.id,
        record.game,
        live.seats() if live else seats,
        held,
        standing.asked,
        bool(standing.results) or manners.ended,
        standing.results,
        standing.changed,
        manners.paused,
        left,
        any(seat in missing for seat in held),
        manners.deal == "done",
    )
