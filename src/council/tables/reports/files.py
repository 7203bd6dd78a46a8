"""Reports of files that people open themselves: they are kept for a while, in memory."""

import re
from hashlib import sha256

from council.core.log import BadLog, read
from council.protocol.errors import Denied
from council.protocol.report import ReportState
from council.tables.reports.desk import Order, ReportDesk, ready
from council.tables.reports.parts import SliceMaker

MOST_KEPT = 16
NAME = re.compile("[0-9a-f]{64}")
FILE = "file "  # names of files on the desk: no table is called so


class FileReports:
    """Makes reports of strangers' files. A report is known by the SHA-256 of its log: whoever can
    name it has the log."""

    def __init__(self, desk: ReportDesk, maker: SliceMaker) -> None:
        self.desk = desk
        self.maker = maker
        self.kept: dict[str, bytes] = {}

    def make(self, text: str, watcher: str, address: str) -> ReportState:
        """Make the report of a log, unless it is there or somebody makes it."""
        head, end, _ = text.partition("\n")
        try:
            read(head + end)  # what is no log at all does not wait in line
        except BadLog as bad:
            raise Denied.because("bad_log", bad) from None
        name = sha256(text.encode()).hexdigest()
        if name not in self.kept:
            self.desk.begin(FILE + name, self._order(name, text), watcher, address)
        return self.look(name)

    def look(self, name: str) -> ReportState:
        """The report, or how far it is; Denied if nobody has asked for it lately."""
        if name in self.kept:
            return ready(self.kept[name], name)
        found = self.desk.state(FILE + name)
        if found is None:
            raise Denied("not_found")
        return ReportState(found.state, found.done, found.of, name, found.why)

    async def stop(self, name: str, watcher: str) -> ReportState:
        """Want it no more."""
        if not NAME.fullmatch(name):
            raise Denied("not_found")
        await self.desk.stop(FILE + name, watcher)
        return ReportState("none", id=name)

    def _order(self, name: str, text: str) -> Order:
        async def keep(content: bytes) -> bool:
            while len(self.kept) >= MOST_KEPT:
                del self.kept[next(iter(self.kept))]
            self.kept[name] = content
            return True

        async def beat(done: int, of: int) -> bool:
            return True

        async def drop() -> None:
            return None

        return Order(text, False, self.maker, keep, beat, drop)
