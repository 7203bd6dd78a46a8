"""Compiled and interpreted, and whatever the seed of hashes: the same games, step by step."""

import importlib.util
import os
import subprocess
import sys
from functools import cache
from pathlib import Path
from types import ModuleType

import pytest
from conformance.tables import TABLES
from sizes import FULL, full

TESTS = Path(__file__).parents[1]
QUICK = ("1", "intrigue-2", "nim-3")
PARTS = full(8, 1)  # so that two workers share them evenly; each starts three interpreters
# One short game of each kind; `make soak` compares every table.
KINDS = (
    "intrigue-4",
    "intrigue-6-all-options",
    "risk-3",
    "mitchell-3-chosen",
    "risk-3-wall",
    "risk-2-dominion-dealt",
    "risk-2-court",
    "mitchell-dominion-2",
    "cardgame-2-draft",
    "nim-2",
)
COMPARED = [table.id for table in TABLES] if FULL else KINDS
MANY = [("1", *COMPARED[part::PARTS]) for part in range(PARTS)]
sizes = pytest.mark.parametrize(
    "words",
    [QUICK, *(pytest.param(words, marks=pytest.mark.slow) for words in MANY)],
    ids=["quick", *(f"many-{part}" for part in range(PARTS))],
)


@cache
def trace(words: tuple[str, ...], pure: bool, hash_seed: int) -> tuple[str, list[str]]:
    """Which files ran, and what they said."""
    kept = {k: v for k, v in os.environ.items() if not k.startswith("COUNCIL_")}
    env = {**kept, "PYTHONPATH": str(TESTS), "PYTHONHASHSEED": str(hash_seed)}
    if pure:
        env["COUNCIL_PURE"] = "1"
    command = [sys.executable, str(TESTS / "differential" / "trace.py"), *words]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    assert len(lines) > 100
    return done.stderr.split()[-1], lines


def same(one: list[str], two: list[str]) -> None:
    for a, b in zip(one, two, strict=False):
        assert a == b, "the first step that differs"
    assert len(one) == len(two)


def compiler() -> ModuleType:
    """tools/compile.py, which knows whether there is a C compiler."""
    spec = importlib.util.spec_from_file_location("tool", TESTS.parent / "tools" / "compile.py")
    assert spec
    assert spec.loader
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    return tool


@sizes
def test_compiled_and_interpreted_play_the_same(
    words: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    status, lines = trace(words, pure=False, hash_seed=1)
    off, pure = trace(words, pure=True, hash_seed=1)
    assert off == "off"
    same(lines, pure)
    if status != "compiled":
        wanted = os.environ.get("COUNCIL_COMPILE") != "off" and compiler().has_c_compiler()
        assert not wanted, f"nothing compiled was compared ({status}): run `make compile`"
        with capsys.disabled():
            print("\nno C compiler: compared interpreted runs only")  # noqa: T201


@sizes
def test_the_seed_of_hashes_changes_nothing(words: tuple[str, ...]) -> None:
    same(trace(words, pure=False, hash_seed=1)[1], trace(words, pure=False, hash_seed=2)[1])
