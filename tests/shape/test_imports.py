"""The import contracts of pyproject.toml hold, and a planted breach is caught."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
BREACHES = {
    "council/core/log.py": ("import random", "pure-engines"),
    "council/core/play.py": ("import council.games", "layers"),
    "council/games/intrigue/moves.py": ("import council.games.intrigue.board", "inside-games"),
    "council/games/risk/rules/flow.py": ("import council.games.risk.thinking.odds", "inside-games"),
    "council/bots/ismcts.py": ("import council.kit", "bots"),
    "council/tables/sync.py": ("import multiprocessing", "shared"),
    "council/games/intrigue/rules.py": ("import council.compiled", "same-either-way"),
}
LINT = "import sys; from importlinter.cli import lint_imports_command as c; sys.exit(c())"


def lint(tree: Path, *options: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", LINT, "--no-cache", *options],
        cwd=tree,
        env={**os.environ, "PYTHONPATH": str(tree / "src")},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    only_python = shutil.ignore_patterns("*.so", "*.pyd", "_compiled.json", "__pycache__")
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=only_python)
    return tmp_path


def test_the_contracts_hold(tree: Path) -> None:
    done = lint(tree)
    assert done.returncode == 0, done.stdout


@pytest.mark.slow
@pytest.mark.parametrize("name", BREACHES)
def test_a_breach_is_caught(tree: Path, name: str) -> None:
    line, contract = BREACHES[name]
    with (tree / "src" / name).open("a") as file:
        file.write(f"\n{line}\n")
    done = lint(tree, "--contract", contract)
    assert done.returncode == 1
    assert "BROKEN" in done.stdout
