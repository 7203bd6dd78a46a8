"""Presence: visitors on sockets of this worker, players at other workers, and players who are
missing.
"""

from collections.abc import Callable, Sequence

from council.tables.ops.rate_limit import RateLimit
from council.tables.state.visitor import Visitor

MOST_COMINGS, PERIOD = 20, 10.0  # that are shown at once, in so many seconds


class Presence:
    """Counts and remembers; what it means for the game is decided elsewhere."""

    def __init__(self, now: Callable[[], float]) -> None:
        self.visitors: list[Visitor] = []
        self.elsewhere: set[int] = set()  # seats whose players are connected to other workers
        self.missed: dict[int, float] = {}  # seats others wait for, and since when
        self.unshown = False  # somebody has come or gone, and not everybody has been shown it
        self.shows = RateLimit(MOST_COMINGS, PERIOD, now)

    def anybody(self) -> bool:
        """Whether anybody is at the table."""
        return bool(self.visitors or self.elsewhere)

    def present(self) -> set[int]:
        """The seats whose players are connected, here or elsewhere."""
        return self.elsewhere.union(self.seated())

    def seated(self) -> list[int]:
        """The seats whose players are connected to this worker."""
        return sorted({seat for visitor in self.visitors for seat in visitor.held})

    def miss(self, gone: Sequence[int], now: float) -> None:
        """From now on these seats are missed, and no others."""
        self.missed = {seat: self.missed.get(seat, now) for seat in gone}
