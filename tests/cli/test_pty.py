"""One game in a real terminal, 80 columns and 24 lines."""

import fcntl
import os
import pty
import re
import select
import signal
import struct
import sys
import termios
import time
from collections.abc import Sequence
from pathlib import Path

import pytest

COMMAND = [sys.executable, "-m", "council", "play", "--seats", "me:Anna,random", "--seed", "5"]
PATIENCE = 120.0  # seconds: a hang, not a busy machine
ESCAPES = re.compile(rb"\x1b(?:\[[0-9;?]*[A-Za-z]|\][^\x07]*\x07|[()][A-Z0-9]|[=>])")


class Screen:
    """A command at the other end of a pseudo-terminal."""

    def __init__(
        self,
        environment: dict[str, str],
        folder: Path,
        command: Sequence[str] = COMMAND,
        kept: Sequence[str] = ("--save", "a.jsonl"),
    ) -> None:
        self.pid, self.file = pty.fork()
        if self.pid == 0:
            os.chdir(folder)
            # Whoever runs in the background of a script has interrupts switched off.
            signal.signal(signal.SIGINT, signal.default_int_handler)
            os.execvpe(command[0], [*command, *kept], environment)
        fcntl.ioctl(self.file, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))

    def until(self, text: bytes, seconds: float = PATIENCE) -> bytes:
        seen, end = b"", time.monotonic() + seconds
        while not ESCAPES.sub(b"", seen).endswith(text):
            left = end - time.monotonic()
            assert left > 0, seen
            if select.select([self.file], [], [], left)[0]:
                try:
                    piece = os.read(self.file, 65536)
                except OSError:
                    piece = b""
                assert piece, seen
                seen += piece
        return seen

    def type(self, text: bytes) -> None:
        os.write(self.file, text)

    def close(self) -> int:
        _, status = os.waitpid(self.pid, 0)
        os.close(self.file)
        return os.waitstatus_to_exitcode(status)


@pytest.fixture
def environment() -> dict[str, str]:
    wanted = {"TERM": "xterm-256color", "LANG": "C.UTF-8"}
    dropped = ("NO_COLOR", "FORCE_COLOR", "COLUMNS", "LINES", "LC_ALL", "COUNCIL_LANG")
    return {k: v for k, v in os.environ.items() if k not in dropped} | wanted


def test_a_person_plays(environment: dict[str, str], tmp_path: Path) -> None:
    screen = Screen(environment, tmp_path)
    first = screen.until(b"\n> ")
    assert b"Anna, place a card" in ESCAPES.sub(b"", first)
    assert b"\x1b[30;47mSTK" in first  # houses in colour
    screen.type(b"1\n")
    assert "┌─".encode() in screen.until(b"\n> ")
    screen.type(b"\x04")  # end of input
    assert b"council play" in screen.until(b"--resume a.jsonl\r\n")
    assert screen.close() == 0
    assert len((tmp_path / "a.jsonl").read_text().splitlines()) == 4


@pytest.mark.slow
@pytest.mark.parametrize(
    ("lang", "asked", "end"),
    [("en", b"Anna, where do you place", b"done"), ("de", b"Anna, wo stellst du", b"fertig")],
)
def test_a_turn_of_risk(
    environment: dict[str, str], tmp_path: Path, lang: str, asked: bytes, end: bytes
) -> None:
    """Armies placed, an attack fought to its end, and the turn over, in five lines."""
    seats = ("risk", "--seats", "me:Anna,random", "--seed", "8", "--lang", lang)
    command = [*COMMAND[:4], *seats, "--option", "defence_dice=most"]
    screen = Screen(environment, tmp_path, command)
    seen = b""
    for line in (b"1", b"1 max", b"2", b"1; max; repeat fight; max", b"max"):
        seen += screen.until(b"\n> ")
        screen.type(line + b"\n")
    plain = ESCAPES.sub(b"", seen)
    assert asked in plain
    assert b"1) " + end in plain
    assert b"\x1b[97;48;5;55mGHI" in seen or b"\x1b[97;48;5;239mTAR" in seen  # in colour
    screen.until(b"\n> ")
    screen.type(b"\x04")
    screen.until(f"--resume a.jsonl --lang {lang}\r\n".encode())
    assert screen.close() == 0


@pytest.mark.slow
def test_ctrl_c_without_colour(environment: dict[str, str], tmp_path: Path) -> None:
    screen = Screen({**environment, "NO_COLOR": "1", "LANG": "de_DE.UTF-8"}, tmp_path)
    first = screen.until(b"\n> ")
    assert b"Anna, lege eine Karte" in ESCAPES.sub(b"", first)
    assert not re.search(rb"\x1b\[[0-9;]*[34][0-7]m", first)
    # Python's line editor loses an interrupt that comes along with its prompt: press again then.
    while not select.select([screen.file], [], [], 1)[0]:
        screen.type(b"\x03")
    screen.until(b"--resume a.jsonl\r\n")
    assert screen.close() == 0


@pytest.mark.slow
def test_a_dumb_terminal_gets_blank_lines(environment: dict[str, str], tmp_path: Path) -> None:
    """Several people: no escape codes, yet the last hand is off the screen."""
    command = [*COMMAND[:4], "--seats", "me:Anna,me:Ben", "--seed", "5"]
    screen = Screen({**environment, "TERM": "dumb"}, tmp_path, command)
    screen.until(b"Anna, press Enter. ")
    screen.type(b"\n")
    screen.until(b"\n> ")
    screen.type(b"1\n")
    seen = screen.until(b"Ben, press Enter. ")
    assert b"\x1b" not in seen
    assert b"\r\n" * 60 in seen
    screen.type(b"hello\n")
    assert b"presses Enter to continue" in screen.until(b"Ben, press Enter. ")
    screen.type(b"quit\n")
    screen.until(b"--resume a.jsonl\r\n")
    assert screen.close() == 0


def test_the_rules_come_by_pages(environment: dict[str, str], tmp_path: Path) -> None:
    pager = tmp_path / "pager"
    pager.write_text("#!/bin/sh\nhead -3\n")
    pager.chmod(0o755)
    command = [*COMMAND[:3], "rules", "intrigue"]
    screen = Screen({**environment, "PAGER": str(pager)}, tmp_path, command, [])
    seen = screen.until(b"The goal and a turn in one minute\r\n")
    assert seen.count(b"\r\n") == 3
    screen.close()
