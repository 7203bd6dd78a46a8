"""Uptime: time that passes only while the server is up and awake and its database answers, so
nobody's clock pays for a restart, or for a machine that was put to sleep."""

from collections.abc import Callable

SLACK = 0.05  # seconds


class Uptime:
    """Seconds the server has been up in its life; called, it says how many."""

    def __init__(self, before: float, now: Callable[[], float], asleep: float) -> None:
        self.passed = before
        self.now = now
        self.asleep = asleep  # a step this long does not count as uptime
        self.last = now()

    def __call__(self) -> float:
        step = self.now() - self.last
        return self.passed + (step if 0.0 <= step < self.asleep else 0.0)

    def follow(self, passed: float) -> None:
        """Another process knows better; a moment more or less does not matter."""
        if abs(passed - self()) > SLACK:
            self.passed, self.last = passed, self.now()

    def stand_still(self, passed: float) -> None:
        """Time since then does not count: nothing could be kept."""
        self.passed, self.last = passed, self.now()

    def beat(self) -> float:
        """Note how late it is; done often."""
        self.passed, self.last = self(), self.now()
        return self.passed
