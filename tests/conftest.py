"""Tests that were measured to be slow are marked so: `make check` leaves them out."""

from pathlib import Path

import pytest

LISTED = Path(__file__).parent / "slow_tests.txt"


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    slow = set(LISTED.read_text(encoding="utf-8").splitlines())
    for item in items:
        if item.nodeid in slow:
            item.add_marker(pytest.mark.slow)
