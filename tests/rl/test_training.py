"""Self-play on Ray, as far as it needs no Ray: equal seeds, equal weights."""

import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "training" / "ray_selfplay.py"


def run(*words: str) -> list[str]:
    done = subprocess.run(
        [sys.executable, str(EXAMPLE), "--serial", "--rounds", "2", "--exam", "4", *words],
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.splitlines()


@pytest.mark.slow
def test_equal_seeds_make_equal_weights() -> None:
    first = run()
    assert first == run()
    assert len(first) == 4
    assert first[-1] != run("--seed", "2")[-1]
