"""How many sockets may be open, in all and from one address; and what one address is."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import IPv4Address, ip_address

HOUSEHOLD = 64  # bits of an IPv6 address that one line to the net has for all its machines


def household(address: str) -> str:
    """All that is counted as one address: who has an IPv6 line can take a new one every time."""
    try:
        known = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(known, IPv4Address):
        return str(known)
    return str(known.ipv4_mapped or f"{int(known) >> (128 - HOUSEHOLD):x}/{HOUSEHOLD}")


class Door:
    """Counts who is in."""

    def __init__(self, most: int, most_of_one: int) -> None:
        self.most = most
        self.most_of_one = most_of_one
        self.inside: Counter[str] = Counter()

    @contextmanager
    def enter(self, address: str) -> Iterator[bool]:
        """Whether there is room; who came in is counted until he leaves."""
        address = household(address)
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
