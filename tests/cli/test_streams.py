"""Streams that are closed, full or not read to the end: no stack trace, a sound exit code."""

import subprocess
import sys
from pathlib import Path

import pytest
from sizes import FULL

COUNCIL = f"{sys.executable} -m council"


def shell(line: str, folder: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        ["bash", "-c", line],
        cwd=folder,
        env={"PATH": "/usr/bin:/bin", "XDG_DATA_HOME": str(folder), "LANG": "C.UTF-8"},
        capture_output=True,
        text=True,
        timeout=240,  # a hang, not a busy machine
        check=False,
    )


COMMANDS = ("rules intrigue", "games --json", "play --seats me,random")
CLOSED = ("<&-", ">&-", "2>&-", "<&- >&-", "<&- >&- 2>&-")
# Each command and each way to close once, all pairs in `make soak`.
FEW = [*zip(COMMANDS[:2] * 2, CLOSED[1:], strict=True), (COMMANDS[2], CLOSED[0])]
PAIRS = [(command, closed) for command in COMMANDS for closed in CLOSED] if FULL else FEW


@pytest.mark.parametrize(("command", "closed"), PAIRS)
def test_closed_streams(tmp_path: Path, command: str, closed: str) -> None:
    done = shell(f"{COUNCIL} {command} {closed}", tmp_path)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("command", ["rules intrigue", "games intrigue", "rules intrigue --json"])
def test_a_reader_who_leaves(tmp_path: Path, command: str) -> None:
    done = shell(f"{COUNCIL} {command} | true; exit ${{PIPESTATUS[0]}}", tmp_path)
    assert done.returncode in (0, 141)
    assert done.stderr == ""


@pytest.mark.parametrize("command", ["rules intrigue", "games --json"])
def test_a_full_disk(tmp_path: Path, command: str) -> None:
    done = shell(f"ulimit -f 0; {COUNCIL} {command} > page", tmp_path)
    assert done.returncode == 2
    assert done.stderr == "The output could not be written. The disk may be full.\n"
