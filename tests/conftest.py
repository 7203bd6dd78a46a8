"""Tests that were measured to be slow are marked so: `make check` leaves them out."""

import gc
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

LISTED = Path(__file__).parent / "slow_tests.txt"
# What is read in to find the tests stays to the end: to look through it for garbage, again and
# again, is a fifth of the work of each process.
gc.disable()


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    slow = set(LISTED.read_text(encoding="utf-8").splitlines())
    for item in items:
        if item.nodeid in slow:
            item.add_marker(pytest.mark.slow)


def pytest_collection_finish() -> None:
    gc.freeze()
    gc.enable()


@pytest.fixture(autouse=True)
def nobody_holds_ctrl_c_back() -> Iterator[None]:
    """A test that leaves Ctrl-C blocked would block it in every server that later tests start."""
    yield
    if hasattr(signal, "pthread_sigmask"):
        blocked = signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
        assert signal.SIGINT not in blocked
