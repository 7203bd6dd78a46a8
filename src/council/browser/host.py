"""The host of all tables of a page: the same calls and messages as a server, for one browser."""

import asyncio
import logging
from collections.abc import Callable, Mapping
from urllib.parse import parse_qsl

import msgspec

from council.browser.connection import PageConnection
from council.browser.people import PagePeople
from council.browser.store import MemoryStore, Save
from council.browser.thoughts import Think, Thoughts
from council.protocol.errors import Denied
from council.protocol.mail import MailAnswer, MailIs, MailWish
from council.protocol.messages import Said
from council.tables.api.call import Reply, refusal
from council.tables.api.calls import CALLS
from council.tables.api.router import Router
from council.tables.bot_driver import BotDriver
from council.tables.bots.hints import Hints
from council.tables.broker import Broker
from council.tables.daily.desk import DailyDesk
from council.tables.ops.metrics import Metrics
from council.tables.ops.rate_limit import AddressLimits
from council.tables.registry import TableRegistry
from council.tables.replays.notes import GameNotes
from council.tables.reports.desk import ReportDesk
from council.tables.reports.files import FileReports
from council.tables.reports.games import GameReports
from council.tables.scheduler import Scheduler
from council.tables.settings import TableSettings
from council.tables.uptime import Uptime

HOLDER = "this-browser"  # of every seat that a person has here
PLENTY = 1_000_000  # nobody asks but the page itself
SETTINGS = TableSettings(
    messages=PLENTY,
    tables_a_minute=PLENTY,
    emails_a_minute=PLENTY,
    files_a_minute=PLENTY,
    moments_a_minute=PLENTY,
    notes_a_minute=PLENTY,
)

log = logging.getLogger("council.page")


class NoMail:
    """A page sends no e-mails."""

    async def known(self, holder: str | None) -> MailIs:
        return MailIs(False)

    async def wish(self, holder: str, wish: MailWish) -> MailIs:
        raise Denied("no_mail")

    async def answer(self, answer: MailAnswer) -> MailIs:
        raise Denied("bad_key")


class ThisBrowser:
    """The only one who calls."""

    def __init__(self, holder: str, person: str | None) -> None:
        self.holder: str | None = holder
        self.person = person
        self.address = ""

    async def identify(self) -> str:
        return self.holder or HOLDER


class Host:
    """One object of each kind, put together. `records` is what was saved before; `save` keeps a
    text under a key, or forgets it; `think` carries out a task of `thinker.py` elsewhere."""

    def __init__(
        self,
        records: Mapping[str, str],
        save: Save,
        think: Think | None = None,
        settings: TableSettings = SETTINGS,
        holder: str = HOLDER,
    ) -> None:
        self.settings = settings
        self.holder = holder
        self.store = MemoryStore(records, save)
        self.people = PagePeople(self.store)
        self.thoughts = Thoughts(think)
        self.uploads = self.replays = self.thoughts
        self.desk = ReportDesk(settings.steady)
        self.file_reports = FileReports(self.desk, self.thoughts)
        self.game_reports = GameReports(settings, self.store, self.desk, self.thoughts)
        self.notes = GameNotes(settings, self.store)
        self.daily = DailyDesk(settings, self.store.daily, self.thoughts)
        self.hints = Hints(self.thoughts)
        self.limits = AddressLimits(settings.steady)
        self.metrics = Metrics()
        self.mail = NoMail()
        self.driver = BotDriver(self.thoughts, settings.bot_wait)
        self.uptime = Uptime(self.store.uptime, settings.steady, settings.asleep)
        self.tables = TableRegistry(settings, self.store, Broker(), self.uptime, self.driver)
        self.scheduler = Scheduler(self.tables)
        self._router = Router(CALLS)
        self._connections: set[PageConnection] = set()

    def start(self) -> None:
        """From now on clocks run and bots move by themselves."""
        if self.settings.beat:
            self.scheduler.start(self.settings.beat)

    async def call(
        self, method: str, path: str, body: str = "", person: str | None = None
    ) -> Reply:
        """The answer to a call of the API."""
        caller = ThisBrowser(self.holder, person)
        try:
            return await self._router.respond(self, caller, method, path, body.encode())
        except Exception:
            log.exception("a call failed")
            return refusal(Denied("broken"))

    def connect(
        self,
        table: str,
        query: str,
        send: Callable[[str], object],
        closed: Callable[[int], object] = lambda code: None,
    ) -> PageConnection:
        """Come to a table. `send` gets every message, `closed` the code with which the table
        closes."""
        back = dict(parse_qsl(query, keep_blank_values=True))
        connection = PageConnection(self, table, self.holder, back, send, closed)
        self._connections.add(connection)
        connection.task.add_done_callback(lambda _: self._connections.discard(connection))
        return connection

    def troubles(self) -> str:
        """What the reader must know about what was saved, as sentences."""
        lost = self.store.lost
        told = [Said("server-lost-games", {"count": lost})] if lost else []
        return msgspec.json.encode(told).decode()

    async def close(self) -> None:
        """End everything."""
        for connection in list(self._connections):
            connection.close()
        await asyncio.gather(
            *(connection.task for connection in self._connections), return_exceptions=True
        )
        await self.scheduler.close()
        await self.driver.close()
        await self.tables.close()
        await self.hints.close()
        await self.desk.close()
        await self.daily.close()
