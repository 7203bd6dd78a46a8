"""The room of a table: what is known of it, the lock around it, and who is there."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass

from msgspec.structs import replace

from council.core.game import Game
from council.core.play import Play
from council.core.state import PUBLIC
from council.protocol.errors import Denied
from council.tables.broker import Broker
from council.tables.ops.rate_limit import RateLimits
from council.tables.settings import TableSettings
from council.tables.state.chat import Chat
from council.tables.state.presence import Presence
from council.tables.state.views import Views
from council.tables.state.visitor import Visitor
from council.tables.storage.rebuild import rebuild_record
from council.tables.storage.records import Record
from council.tables.storage.status import Phase, TableStatus
from council.tables.storage.store import TableStore

MOST_SITTERS, MOST_PROPOSALS, MOST_SHOWN = 20, 6, 6  # of one seat,
PERIOD = 60.0  # in so many seconds


@dataclass
class SeatLimits:
    """How often a seat may change hands, propose something, and show its hand."""

    sit: RateLimits
    propose: RateLimits
    show: RateLimits


class Room:
    """A table in memory; its rows in the store are the truth.

    The functions in `handlers/` change it, each while `sync.attempt` holds the lock. After a change
    that failed half-way the room is not valid, and is read back before anything else happens.
    """

    def __init__(
        self,
        record: Record,
        store: TableStore,
        settings: TableSettings,
        time: Callable[[], float] | None = None,
    ) -> None:
        self.id = record.id
        self.store = store
        self.settings = settings
        self.time = time or settings.steady  # the server's uptime: stands still while it is down
        self.lock = asyncio.Lock()
        self.broker = Broker()
        self.presence = Presence(settings.steady)
        self.chat = Chat(settings.steady, settings.now)
        self.limits = SeatLimits(
            RateLimits(MOST_SITTERS, PERIOD, settings.steady),
            RateLimits(MOST_PROPOSALS, PERIOD, settings.steady),
            RateLimits(MOST_SHOWN, PERIOD, settings.steady),
        )
        self.met: set[tuple[int, str]] = set()  # seats and programs, since the server started
        self.on_change: Callable[[Room], None] = lambda room: None
        self.window = (-1, 0.0)  # the version at which a window runs, and since when
        self.adopt(record, rebuild_record(record, settings.chance))

    def adopt(self, record: Record, play: Play) -> None:
        """The room as it is stored."""
        self.rows = list(record.rows)
        self.take_over(record)
        self.sound = True
        self.renew(play)

    def take_over(self, record: Record) -> None:
        """All that is stored besides the lines of the game."""
        self.chairs = list(record.chairs)
        self.status = with_customs(record)
        self.notes = list(record.notes)
        self.chat.lines = list(record.chat)
        self.holds = record.holds
        self.v = record.v
        self.rev = record.rev
        self.rematch = record.rematch

    def renew(self, play: Play, views: Views | None = None) -> None:
        """The room as a game shows it."""
        self.play = play
        self.since = self.settings.steady()
        self.views = views or Views(play, self.status.ended)
        self.cuts: dict[int, int | None] = {}  # what each seat may take back, once asked

    @property
    def game(self) -> Game:
        return self.play.game

    @property
    def visitors(self) -> list[Visitor]:
        return self.presence.visitors

    def noted(self) -> int:
        """How many notes the history of the table has got."""
        return self.notes[-1].n + 1 if self.notes else 0

    # -- seats

    def people(self) -> list[int]:
        """The seats that people hold."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind == "person"]

    def away(self) -> list[int]:
        """The seats of people for whom bots stand in."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.away]

    def held_by(self, holder: str | None) -> list[int]:
        """The seats of a browser, as they are known now."""
        return sorted(self.holds.get(holder or "", []))

    def bots_turn(self) -> bool:
        """Whether a bot is asked, and there is somebody to play for or to look on."""
        asked = self.views.asked
        cared_for = self.visitors or any(chair.kind != "bot" for chair in self.chairs)
        if asked is None or self.status.rests() or self.status.lesson is not None:
            return False
        return self.bot_plays(asked) and bool(cared_for)

    def bot_plays(self, seat: int) -> bool:
        """Whether a bot moves for a seat: always, while its player is away, or out of time."""
        chair, clocks = self.chairs[seat], self.status.clocks
        return chair.kind == "bot" or chair.away or (clocks.up and clocks.seat == seat)

    def count_missing(self) -> None:
        """A player is missed while they are gone and another player is here to wait."""
        here, status = self.presence.present(), self.status
        waits = status.customs.patience() > 0 and not status.rests() and not self.views.over
        gone = [seat for seat in self.people() if seat not in here and not self.chairs[seat].away]
        self.presence.miss(gone if here and waits else [], self.time())

    # -- the fair deal

    def expected(self, deal: Phase) -> list[int]:
        """The seats whose seal, or then whose word, the deal waits for."""
        notes = self.play.notes
        seats = [seat for seat, chair in enumerate(self.chairs) if chair.kind != "bot"]
        if deal == "seal":
            return [seat for seat in seats if not notes.seals[seat]]
        if deal == "open":
            return [seat for seat in seats if notes.seals[seat] and not notes.given[seat]]
        return []


def with_customs(record: Record) -> TableStatus:
    """The status of a stored table; an older one has no word on hints."""
    status = record.summary.status
    people = sum(chair.kind != "bot" for chair in record.chairs)
    return replace(status, customs=status.customs.settled(people))


def spectators_see(room: Room) -> int:
    """Whose view spectators get: that of a seat whose player has agreed, or the public one."""
    shown = room.status.shown
    agreed = room.status.customs.watch == "seat" and shown is not None
    return shown if agreed and shown is not None and shown in room.people() else int(PUBLIC)


def reader_of(room: Room, visitor: Visitor) -> int:
    """Whose view a visitor gets. Players who look from no seat see what is public."""
    return visitor.reader if visitor.held else spectators_see(room)


def barred(room: Room, visitor: Visitor) -> bool:
    """Whether a visitor is shown nothing: a spectator where nobody may watch. With a key they can
    still sit down."""
    return room.status.customs.watch == "none" and not visitor.held


def reads_everything(room: Room, holder: str | None) -> bool:
    """Whether a browser may read the whole log: after the game, and what the table allows."""
    return room.views.over and (bool(room.held_by(holder)) or room.status.customs.watch == "end")


def own_seat(visitor: Visitor) -> int:
    """The seat a visitor acts for; Denied for a spectator."""
    if visitor.looking is None:
        raise Denied("not_your_seat")
    return visitor.looking


def has_begun(room: Room) -> bool:
    """Whether a person has made a move, or the game is over."""
    people = {seat for seat, chair in enumerate(room.chairs) if chair.kind != "bot"}
    return room.views.over or any(who in people for who, _ in room.play.history)


def can_close(room: Room, holder: str | None) -> bool:
    """Whether a browser may close the table: its own, before anybody has moved."""
    own = bool(holder) and holder == room.status.founder
    return own and room.status.daily is None and not has_begun(room)
