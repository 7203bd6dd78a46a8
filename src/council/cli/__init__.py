"""The command `council`."""

import sys
from collections.abc import Sequence


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; returns the exit code."""
    from council.cli.run import run

    return run(list(sys.argv[1:] if argv is None else argv))
