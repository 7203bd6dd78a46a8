"""What calls and sessions need from the host of the tables, a server or a page."""

from typing import Protocol

from council.protocol.mail import MailAnswer, MailIs, MailWish
from council.tables.bot_driver import BotDriver
from council.tables.bots.hints import Hints
from council.tables.daily.desk import DailyDesk
from council.tables.frames.files import ReplayMaker
from council.tables.ops.metrics import Metrics
from council.tables.ops.rate_limit import AddressLimits
from council.tables.registry import TableRegistry
from council.tables.replays.notes import GameNotes
from council.tables.reports.files import FileReports
from council.tables.reports.games import GameReports
from council.tables.settings import TableSettings
from council.tables.storage.people import PeopleStore


class Mail(Protocol):
    """Reminders by e-mail; Denied where there are none."""

    async def known(self, holder: str | None) -> MailIs:
        """What this browser has asked for."""

    async def wish(self, holder: str, wish: MailWish) -> MailIs:
        """Turn reminders on or off."""

    async def answer(self, answer: MailAnswer) -> MailIs:
        """Somebody followed the link of an e-mail."""


class Backend(Protocol):
    """One object of each kind."""

    @property
    def settings(self) -> TableSettings: ...
    @property
    def tables(self) -> TableRegistry: ...
    @property
    def driver(self) -> BotDriver: ...
    @property
    def hints(self) -> Hints: ...
    @property
    def limits(self) -> AddressLimits: ...
    @property
    def metrics(self) -> Metrics: ...
    @property
    def mail(self) -> Mail: ...
    @property
    def uploads(self) -> ReplayMaker: ...  # of strangers' files,
    @property
    def replays(self) -> ReplayMaker: ...  # and of games played here
    @property
    def notes(self) -> GameNotes: ...  # about moments
    @property
    def file_reports(self) -> FileReports: ...
    @property
    def game_reports(self) -> GameReports: ...
    @property
    def people(self) -> PeopleStore: ...
    @property
    def daily(self) -> DailyDesk: ...
