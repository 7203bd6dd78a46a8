"""Rate limits: at most a number of events in a number of seconds, in total or per address."""

from collections import deque
from collections.abc import Callable
from ipaddress import IPv4Address, ip_address

NETWORK = 64  # bits of an IPv6 address that one connection to the net has for all its machines
MOST_ADDRESSES = 10_000
MINUTE = 60.0


class RateLimit:
    """Counts what was allowed lately."""

    def __init__(self, most: int, period: float, now: Callable[[], float]) -> None:
        self.most = most
        self.period = period
        self.now = now
        self.times: deque[float] = deque()

    def allows(self) -> bool:
        """Count one more, if there is room for it."""
        now = self.now()
        while self.times and self.times[0] <= now - self.period:
            self.times.popleft()
        if len(self.times) >= self.most:
            return False
        self.times.append(now)
        return True


class RateLimits:
    """The same limit for each of several seats."""

    def __init__(self, most: int, period: float, now: Callable[[], float]) -> None:
        self.most = most
        self.period = period
        self.now = now
        self.limits: dict[int, RateLimit] = {}

    def allows(self, seat: int) -> bool:
        """Count one more of this seat, if there is room for it."""
        limit = RateLimit(self.most, self.period, self.now)
        return self.limits.setdefault(seat, limit).allows()


def network_of(address: str) -> str:
    """All that counts as one address: an IPv6 customer can take a new address every time."""
    try:
        known = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(known, IPv4Address):
        return str(known)
    return str(known.ipv4_mapped or f"{int(known) >> (128 - NETWORK):x}/{NETWORK}")


class AddressLimits:
    """How often each address may ask for each kind of expensive thing in a minute."""

    def __init__(self, now: Callable[[], float]) -> None:
        self.now = now
        self.limits: dict[tuple[str, str], RateLimit] = {}

    def allow(self, what: str, address: str, most: int) -> bool:
        """Count one more request of this kind from the address, if there is room for it."""
        if len(self.limits) >= MOST_ADDRESSES:
            self.limits.clear()
        who = (what, network_of(address))
        return self.limits.setdefault(who, RateLimit(most, MINUTE, self.now)).allows()
