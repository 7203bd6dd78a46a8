"""How many sockets may be open, in all and from one address."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from council.tables.ops.rate_limit import network_of


class ConnectionLimit:
    """Counts open sockets, in all and by address."""

    def __init__(self, most: int, most_of_one: int) -> None:
        self.most = most
        self.most_of_one = most_of_one
        self.inside: Counter[str] = Counter()

    @contextmanager
    def enter(self, address: str) -> Iterator[bool]:
        """Whether there is room; the socket counts until it is closed."""
        address = network_of(address)
        fits = self.inside.total() < self.most and self.inside[address] < self.most_of_one
        if not fits:
            yield False
            return
        self.inside[address] += 1
        try:
            yield True
        finally:
            self.inside[address] -= 1
            if not self.inside[address]:
                del self.inside[address]
