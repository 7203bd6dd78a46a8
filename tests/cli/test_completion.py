"""Completion scripts, and what they complete to."""

import os
import subprocess
import sys

import pytest
from cli.kit import Council


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_a_script_for_each_shell(council: Council, shell: str) -> None:
    done = council("completion", shell)
    assert (done.code, done.err) == (0, "")
    assert "_COUNCIL_COMPLETE" in done.out
    assert done.out == council("completion", shell, "--lang", "de").out


@pytest.mark.parametrize(
    ("words", "word", "expected"),
    [
        ("council ", 1, "match"),
        ("council match ", 2, "intrigue"),
        ("council completion ", 2, "fish"),
        ("council play --lang ", 3, "de"),
        ("council play --s", 2, "--seats"),
    ],
)
def test_what_a_shell_is_told(words: str, word: int, expected: str) -> None:
    environment = {
        "_COUNCIL_COMPLETE": "bash_complete",
        "COMP_WORDS": words,
        "COMP_CWORD": str(word),
    }
    done = subprocess.run(
        [sys.executable, "-c", "from council.cli import main; main()"],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert f"plain,{expected}" in done.stdout.splitlines()
