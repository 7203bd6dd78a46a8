"""What is on disk and in the access log is for the owner of the server only."""

import logging
from pathlib import Path

import pytest
from server.kit import FRIEND, ME, Browser, Server

from council.cli.commands.serve import alone_in
from council.core.game import Invalid
from council.server.storage.database import FILE, open_database


def test_the_database_is_readable_by_its_owner_only(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir(mode=0o755)
    (folder / FILE).touch(mode=0o644)
    engine = open_database(folder)
    with engine.connect():
        modes = {file.name: file.stat().st_mode & 0o777 for file in folder.iterdir()}
    engine.dispose()
    assert len(modes) > 1
    assert set(modes.values()) == {0o600}, modes


def test_a_new_folder_is_closed_to_others(tmp_path: Path) -> None:
    open_database(tmp_path / "a" / "data").dispose()
    assert (tmp_path / "a" / "data").stat().st_mode & 0o777 == 0o700


def test_a_second_server_is_told(tmp_path: Path) -> None:
    first = alone_in(tmp_path)
    with pytest.raises(Invalid) as refused:
        alone_in(tmp_path)
    assert refused.value.message.key == "server-data-busy"
    first.close()
    alone_in(tmp_path).close()


def test_nobody_writes_lines_of_his_own_into_the_access_log(
    server: Server, ann: Browser, caplog: pytest.LogCaptureFixture
) -> None:
    ann.found(ME, FRIEND)
    with caplog.at_level(logging.INFO, "council.access"):
        ann.call("GET", "/x%0a2026%20fake%1b%5b31m%00")
    line = caplog.messages[-1]
    assert line.isprintable()
    assert "/x%0A2026%20fake" in line
