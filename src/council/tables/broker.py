"""What workers at one database tell each other: who is connected where, and which of them acts for
a table. A server with a database of its own has nobody to ask."""

from collections.abc import Callable, Mapping

from council.tables.uptime import Uptime

Heard = Callable[[str, str, int], None]


class Broker:
    """The broker of a single worker: all visitors are here, and it does everything itself."""

    shared = False

    async def open(self, heard: Heard) -> None:
        """From now on `heard` is told what happens at other workers: "table", its name and its new
        revision; "here" and the name of a table to which somebody has come, or from which somebody
        has gone; or "all", when anything may have happened."""

    async def close(self) -> None:
        """This worker stops serving."""

    async def beat(self, uptime: Uptime) -> bool:
        """Show that this worker lives; whether it leads, and so looks after the whole server."""
        return True

    async def claim(self, table: str) -> bool:
        """Whether this worker may now act for a table's bots and clocks; it then gives it back."""
        return True

    async def release(self, table: str) -> None:
        """Others may now act."""

    async def seated(self, table: str, seats: set[int]) -> None:
        """The seats whose players are connected to this worker."""

    def others(self, here: Mapping[str, set[int]]) -> set[int]:
        """The seats connected to other workers, out of those connected to any."""
        return set()

    async def elsewhere(self, table: str) -> set[int]:
        """The seats whose players are connected to other workers."""
        return set()
