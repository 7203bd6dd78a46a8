"""Fixtures of the server tests."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from server.kit import Browser, Server, running


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with running(tmp_path) as server:
        yield server


@pytest.fixture
def ann(server: Server) -> Browser:
    return server.browser()


@pytest.fixture
def bob(server: Server) -> Browser:
    return server.browser()
