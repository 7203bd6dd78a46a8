"""At most so many in so many seconds."""

from collections import deque
from collections.abc import Callable


class Pace:
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
