"""Metrics as Prometheus reads them. No figure is about one person."""

import os
import time
from collections import Counter
from collections.abc import Iterator, Sequence

from council.tables.ops.metrics import BUCKETS, Metrics

Gauge = tuple[str, str, float]  # name, description, value


def exposition(metrics: Metrics, gauges: Sequence[Gauge]) -> str:
    """All figures as text: first those that are looked up now."""
    return "".join(line + "\n" for line in _lines(metrics, gauges))


def _lines(metrics: Metrics, gauges: Sequence[Gauge]) -> Iterator[str]:
    for name, about, value in gauges:
        yield from _one(name, "gauge", about, value)
    yield from _many("http_requests_total", "Requests by status", "status", metrics.requests)
    yield from _many("messages_total", "Messages on sockets by kind", "do", metrics.messages)
    yield from _many("wrong_total", "Messages not taken, by code", "code", metrics.wrong)
    yield from _histogram(metrics)
    yield from _one("cpu_seconds_total", "counter", "Of this process", time.process_time())
    yield from _one("memory_bytes", "gauge", "Of this process", resident())


def resident() -> int:
    """Memory this process uses now; 0 where the system does not say."""
    try:
        with open("/proc/self/statm") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return 0


def _head(name: str, kind: str, about: str) -> Iterator[str]:
    yield f"# HELP council_{name} {about}"
    yield f"# TYPE council_{name} {kind}"


def _one(name: str, kind: str, about: str, value: float) -> Iterator[str]:
    yield from _head(name, kind, about)
    yield f"council_{name} {value:.12g}"


def _many(name: str, about: str, label: str, counted: Counter[str]) -> Iterator[str]:
    yield from _head(name, "counter", about)
    for word in sorted(counted):
        yield f'council_{name}{{{label}="{word}"}} {counted[word]}'


def _histogram(metrics: Metrics) -> Iterator[str]:
    name = "move_seconds"
    yield from _head(name, "histogram", "From a move to the last screen it is sent to")
    total = 0
    for bound, count in zip((*BUCKETS, "+Inf"), metrics.moves, strict=True):
        total += count
        yield f'council_{name}_bucket{{le="{bound}"}} {total}'
    yield f"council_{name}_sum {metrics.seconds:g}"
    yield f"council_{name}_count {total}"
