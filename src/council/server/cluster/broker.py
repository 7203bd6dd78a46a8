"""What workers at one database know of each other: who is connected where, and whose turn it is to
look after a table. One server with a database of its own has nobody to ask."""

from collections.abc import Callable, Mapping

from council.server.cluster.uptime import Uptime

Heard = Callable[[str, str, int], None]


class Broker:
    """Of a single worker: all visitors are here, and everything is its own to do."""

    shared = False

    async def open(self, heard: Heard) -> None:
        """From now on `heard` is told what happens at other workers: "table", its name and its new
        revision; "here" and the name of a table to which somebody has come, or from which somebody
        has gone; or "all", when anything may have happened."""

    async def close(self) -> None:
        """This worker serves no more."""

    async def beat(self, uptime: Uptime) -> bool:
        """Show that this worker lives; whether it is the one that looks after the whole house."""
        return True

    async def claim(self, table: str) -> bool:
        """Whether this worker may now act for a table's bots and clocks; it then gives it back."""
        return True

    async def release(self, table: str) -> None:
        """Others may now act."""

    async def seated(self, table: str, seats: set[int]) -> None:
        """The seats whose players are connected to this worker."""

    def others(self, here: Mapping[str, set[int]]) -> set[int]:
        """Of the seats that are connected to workers, those connected to other workers."""
        return set()

    async def elsewhere(self, table: str) -> set[int]:
        """The seats whose players are connected to other workers."""
        return set()
