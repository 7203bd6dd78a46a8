"""All that lives as long as the server: the store, the tables in memory, bots, mail and timers."""

from council.games import load_all
from council.protocol.errors import Denied
from council.server.bots.pool import BotPool
from council.server.bots.replay_pool import ReplayPool
from council.server.cluster.postgres_broker import PostgresBroker
from council.server.mail.desk import MailDesk
from council.server.mail.reminders import Reminders
from council.server.mail.subscriptions import Subscriptions
from council.server.ops.connection_limit import ConnectionLimit
from council.server.ops.cookies import Cookies
from council.server.settings import Settings
from council.server.storage.daily import DailyShelf
from council.server.storage.database import open_database
from council.server.storage.notes import NoteShelf
from council.server.storage.people import PeopleShelf
from council.server.storage.reports import ReportShelf
from council.server.storage.store import Store
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
from council.tables.uptime import Uptime


class Services:
    """One object of each kind, put together."""

    def __init__(self, settings: Settings, metrics: Metrics | None = None) -> None:
        load_all()
        self.settings = settings
        self.metrics = metrics or Metrics()
        self.connections = ConnectionLimit(settings.sockets, settings.sockets_an_address)
        self.limits = AddressLimits(settings.steady)
        self.store = Store(open_database(settings.data, settings.database))
        self.cookies = Cookies(
            self.store.signing_key(), settings.site is not None, self.store.holds_anything
        )
        self.broker = PostgresBroker(self.store, settings) if self.store.shared else Broker()
        self.bot_pool = BotPool(settings.thinkers, settings.patience)
        self.hints = Hints(self.bot_pool)
        own_process = settings.thinkers > 0
        self.uploads = ReplayPool(own_process, settings.file_patience)  # of strangers' files,
        self.replays = ReplayPool(own_process, settings.file_patience)  # and of games played here
        self.desk = ReportDesk(settings.steady)
        self.people = PeopleShelf(self.store.engine)
        shelf = ReportShelf(self.store.engine)
        if not self.store.shared:
            shelf.forget_begun()
        self.file_reports = FileReports(self.desk, self.uploads)
        self.game_reports = GameReports(settings, shelf, self.desk, self.replays)
        self.notes = GameNotes(settings, NoteShelf(self.store.engine))
        self.daily = DailyDesk(settings, DailyShelf(self.store.engine), self.replays)
        self.driver = BotDriver(self.bot_pool, settings.bot_wait, self.broker)
        self.bot_pool.on_compiled = self.driver.forget_thoughts
        self.uptime = Uptime(self.store.uptime(), settings.steady, settings.asleep)
        self.tables = TableRegistry(settings, self.store, self.broker, self.uptime, self.driver)
        subscriptions = Subscriptions(self.store.engine)
        self.reminders = Reminders(self.store, subscriptions, settings.mail, settings.now)
        self.mail = MailDesk(self.reminders, self.uptime())
        self.scheduler = Scheduler(self.tables, self.mail.look)

    async def open(self) -> None:
        """From now on other workers are heard, and timers run."""
        await self.broker.open(self.tables.announced)
        await self.broker.beat(self.uptime)
        if self.settings.beat:
            self.scheduler.start(self.settings.beat)

    def announce_restart(self) -> None:
        """Tell everybody that the server will be back in a moment (RC-7)."""
        for table in self.tables.rooms.values():
            for visitor in table.visitors:
                visitor.tell(Denied("restarting").wrong())

    async def close(self) -> None:
        await self.mail.close()
        await self.scheduler.close()
        await self.driver.close()
        await self.broker.close()
        await self.tables.close()
        await self.hints.close()
        await self.desk.close()
        await self.daily.close()
        self.bot_pool.close()
        self.uploads.close()
        self.replays.close()
        self.store.close()
