"""Counts of what happens. No figure is about one person."""

from bisect import bisect_left
from collections import Counter

BUCKETS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)  # seconds


class Metrics:
    """Counts what happens; everything else is looked up when somebody asks."""

    def __init__(self) -> None:
        self.requests: Counter[str] = Counter()  # by class of status
        self.messages: Counter[str] = Counter()  # by what was asked
        self.wrong: Counter[str] = Counter()  # by code
        self.moves: list[int] = [0] * (len(BUCKETS) + 1)  # by time until all screens were sent
        self.seconds = 0.0

    def answered(self, status: int) -> None:
        self.requests[f"{status // 100}xx"] += 1

    def moved(self, seconds: float) -> None:
        self.moves[bisect_left(BUCKETS, seconds)] += 1
        self.seconds += seconds
