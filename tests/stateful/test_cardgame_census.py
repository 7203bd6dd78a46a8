"""Nothing of the card game is dead: every title, every plot, every ability comes up in play."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

CENSUS = Path(__file__).parent / "census_cardgame.py"


@pytest.mark.slow
def test_everything_comes_up() -> None:
    """The census listens in inside the engine, so it runs the sources, in a process of its own."""
    done = subprocess.run(
        [sys.executable, CENSUS, "200"],
        env={**os.environ, "COUNCIL_PURE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
