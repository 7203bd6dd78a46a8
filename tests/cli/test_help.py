"""Help, version, and how little is loaded for them."""

import os
import subprocess
import sys

import pytest
from cli.kit import Council

from council import __version__
from council.cli.group import COMMANDS
from council.cli.inputs import GAME_NAMES
from council.games import GAMES

LOADED = """
import sys
from council.cli import main
main(["--help"])
slow = ("rich", "council.games", "council.bots", "importlib.resources")
print([name for name in slow if name in sys.modules])
"""


def test_without_a_command_the_commands_are_listed(council: Council) -> None:
    done = council()
    assert done.code == 0
    assert all(f"\n  {name} " in done.out for name in COMMANDS)
    assert council("--help") == done
    assert council("-h") == done


@pytest.mark.parametrize("name", COMMANDS)
@pytest.mark.parametrize(("lang", "heading"), [("en", "Usage:"), ("de", "Aufruf:")])
def test_every_command_explains_itself(
    council: Council, name: str, lang: str, heading: str
) -> None:
    done = council("--lang", lang, name, "--help")
    assert (done.code, done.err) == (0, "")
    assert done.out.startswith(f"{heading} council {name}")
    assert max(map(len, done.out.splitlines())) <= 80
    assert council(name, "--lang", lang, "--help") == done
    assert council(name, f"--lang={lang}", "-h") == done


def test_version(council: Council) -> None:
    assert council("--version").out == f"council {__version__}\n"


def test_help_loads_neither_games_nor_tables() -> None:
    done = subprocess.run(
        [sys.executable, "-c", LOADED], capture_output=True, text=True, check=True
    )
    assert done.stdout.splitlines()[-1] == "[]"


def test_the_system_chooses_the_language(council: Council, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert council().out.startswith("Aufruf:")
    monkeypatch.setenv("LC_ALL", "C")
    assert council().out.startswith("Usage:")
    assert council("--lang", "de").out.startswith("Aufruf:")


def test_completion_knows_the_games() -> None:
    assert tuple(GAMES) == GAME_NAMES


def test_a_reader_that_goes_away_is_no_error() -> None:
    command = f"{sys.executable} -m council rules intrigue | head -1"
    done = subprocess.run(
        command,
        shell=True,
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "LANG": "C"},
    )
    assert (done.stdout, done.stderr) == ("Westeros Intrigue\n", "")


def test_a_terminal_that_cannot_show_a_letter() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "council", "--lang", "de"],
        capture_output=True,
        check=True,
        env={**os.environ, "PYTHONIOENCODING": "latin-1"},
    )
    assert b"?" in done.stdout
