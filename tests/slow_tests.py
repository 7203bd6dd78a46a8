"""Which tests are slow? `python tests/slow_tests.py` runs all but those of the browser, and writes
slow_tests.txt: every test that took more than LEAST seconds of processor time and does not say
itself that it is slow. Waiting does not count, so a busy machine finds the same ones."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

LEAST = 0.25  # seconds
TESTS = Path(__file__).parent
NOTES = "COUNCIL_TEST_TIMES"  # the folder in which each process notes its tests
LEFT_OUT = ["--ignore", "tests/browser", "--ignore", "tests/site"]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """As a plugin: note how long a test takes."""
    begun = used()
    done = yield
    own = any(mark.name == "slow" for mark in item.iter_markers())
    if used() - begun > LEAST and not own:
        with (Path(os.environ[NOTES]) / str(os.getpid())).open("a", encoding="utf-8") as file:
            file.write(item.nodeid + "\n")
    return done


def used() -> float:
    """Processor time of this process and of those it has waited for."""
    times = os.times()
    return times.user + times.system + times.children_user + times.children_system


def main() -> int:
    listed = TESTS / "slow_tests.txt"
    listed.write_text("", encoding="utf-8")
    with TemporaryDirectory() as folder:
        found = {NOTES: folder, "PYTHONPATH": str(TESTS)}
        command = [sys.executable, "-m", "pytest", "-q", "-n", "2", "-p", "slow_tests", *LEFT_OUT]
        code = subprocess.run(command, env={**os.environ, **found}, check=False).returncode
        slow = {line for file in Path(folder).iterdir() for line in file.read_text().splitlines()}
    listed.write_text("".join(f"{test}\n" for test in sorted(slow)), encoding="utf-8")
    return code


if __name__ == "__main__":
    sys.exit(main())
