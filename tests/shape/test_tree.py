"""The tree itself: what it starts, what it imports, and what does not belong in it."""

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LISTED = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
# Spelt in pieces, so that this file does not find itself.
STRANGE = {
    "a path of one machine": r"(?<![\w.])/" + r"(?:work|root|home|Users)/\w",
    "a registry": r"(?i)pypi\." + r"org|registry\.npm" + r"js|files\.python" + r"hosted",
    "a number of our tracker": r"(?i)\b(?:fixes|closes|issue|ticket) " + r"#\d+",
    "a merge left open": r"^(?:<{7}|>{7}) ",
}


def committed() -> list[Path]:
    """Every file git has or would take."""
    found = subprocess.run(LISTED, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return [ROOT / name for name in found.split("\0") if name and (ROOT / name).is_file()]


def texts() -> list[tuple[Path, str]]:
    pairs = []
    for file in committed():
        content = file.read_bytes()
        if b"\0" not in content[:4096]:
            pairs.append((file, content.decode()))
    return pairs


@pytest.mark.parametrize("what", STRANGE)
def test_nothing_strange_is_committed(what: str) -> None:
    pattern = re.compile(STRANGE[what], re.M)
    hits = [
        f"{file.relative_to(ROOT)}: {hit[0]}"
        for file, text in texts()
        if (hit := pattern.search(text))
    ]
    assert hits == []


def test_nothing_that_is_made_is_committed() -> None:
    made = {".so", ".pyd", ".pyc", ".whl"}
    assert [file for file in committed() if file.suffix in made or file.name == "uv.lock"] == []


def test_ci_runs_the_tests_and_nothing_else() -> None:
    lines = (ROOT / ".ci/run").read_text().splitlines()
    assert lines == ["#!/bin/sh", "set -eu", 'cd "$(dirname "$0")/.."', "exec make test"]
    assert (ROOT / ".ci/run").stat().st_mode & 0o100


def modules_of(file: Path) -> set[str]:
    """The modules a file imports."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text())):
        if isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module)
        elif isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
    return found


def outside(folder: str, allowed: tuple[str, ...]) -> list[str]:
    """Imports in a folder that are neither the standard library nor allowed."""
    return [
        f"{file.relative_to(ROOT)}: {name}"
        for file in sorted((ROOT / "src/council" / folder).rglob("*.py"))
        for name in sorted(modules_of(file))
        if name.split(".")[0] not in sys.stdlib_module_names and not name.startswith(allowed)
    ]


@pytest.mark.parametrize(
    ("folder", "allowed"),
    [
        ("core", ("council.core", "mypy_extensions", "librt")),
        ("kit", ("council.core", "council.kit", "mypy_extensions", "librt")),
        ("games", ("council.core", "council.kit", "council.games", "mypy_extensions", "librt")),
        ("bots", ("council.core", "council.bots", "mypy_extensions", "librt")),
        ("locales", ("council.core", "council.locales", "fluent.runtime")),
    ],
)
def test_engines_and_bots_stand_on_little(folder: str, allowed: tuple[str, ...]) -> None:
    assert outside(folder, allowed) == []


@pytest.mark.parametrize(
    "name", ["tools/setup.py", "tools/setting_up.py", "src/council/compiled.py"]
)
def test_what_runs_before_set_up_needs_nothing(name: str) -> None:
    tops = {module.split(".")[0] for module in modules_of(ROOT / name)}
    assert tops <= {*sys.stdlib_module_names, "setting_up"}
