"""The training examples with their libraries; a command, for an environment that has them:
`make training`."""

import subprocess
import sys
from pathlib import Path

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples" / "training"
ROUNDS = ("--rounds", "3", "--exam", "20")


def run(name: str, *words: str) -> list[str]:
    """What an example prints."""
    done = subprocess.run(
        [sys.executable, str(EXAMPLES / name), *words],
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    sys.stdout.write(f"ok {name} {' '.join(words)}\n{done.stdout}")
    sys.stdout.flush()
    return done.stdout.splitlines()


def main() -> None:
    """Each example, and equal seeds: equal results, on Ray and without it."""
    serial = run("ray_selfplay.py", "--serial", *ROUNDS)
    assert run("ray_selfplay.py", *ROUNDS) == serial
    assert run("ray_selfplay.py", "--serial", "--seed", "2", *ROUNDS) != serial
    short = ("--steps", "8192", "--exam", "32")
    assert run("maskable_ppo.py", *short) == run("maskable_ppo.py", *short)


if __name__ == "__main__":
    main()
