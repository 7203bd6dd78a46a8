"""What the page's worker calls: everything in and out is text."""

from collections.abc import Callable, Mapping

import msgspec

from council.browser.connection import PageConnection
from council.browser.host import Host
from council.browser.store import Save
from council.browser.thoughts import Think


class PageHost:
    """The host for JavaScript."""

    def __init__(self, host: Host) -> None:
        self.host = host

    async def call(self, method: str, path: str, body: str, person: str = "") -> str:
        """The answer to a call, as JSON: its status, its body and its headers."""
        reply = await self.host.call(method, path, body, person or None)
        told = {
            "status": reply.status,
            "body": reply.content.decode(),
            "headers": {"Content-Type": reply.kind, **reply.headers},
        }
        return msgspec.json.encode(told).decode()

    def connect(
        self,
        table: str,
        query: str,
        send: Callable[[str], object],
        closed: Callable[[int], object] = lambda code: None,
    ) -> PageConnection:
        """Come to a table."""
        return self.host.connect(table, query, send, closed)

    def troubles(self) -> str:
        """What the reader must know about what was saved, as a JSON list of sentences."""
        return self.host.troubles()


async def open_host(records: Mapping[str, str], save: Save, think: Think | None = None) -> PageHost:
    """The host, with its clocks running."""
    host = Host(dict(records), save, think)
    host.start()
    return PageHost(host)
