"""The printed values the browser draws cards from are those of the data."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_faces_are_those_of_the_data() -> None:
    command = [sys.executable, str(ROOT / "tools" / "faces.py"), "--check"]
    assert subprocess.run(command, check=False).returncode == 0
