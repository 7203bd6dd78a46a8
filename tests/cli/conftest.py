import io
import os
from pathlib import Path

import pytest
from cli.kit import Council, Done

from council.cli import main


@pytest.fixture
def council(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Council:
    """Runs a command in an empty folder, with lines to type."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "COUNCIL_LANG", "COUNCIL_COMMAND", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "80")
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")

    def run(*words: str, typed: str = "") -> Done:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        capsys.readouterr()
        code = main(list(words))
        out, err = capsys.readouterr()
        return Done(code, out, err)

    return run


@pytest.fixture
def logs(council: Council) -> list[Path]:
    """Three finished games."""
    done = council(
        "match", "intrigue", "--seats", "random,random", "--games", "3", "--logs", "logs"
    )
    assert done.code == 0
    return sorted(Path(os.getcwd(), "logs").iterdir())
