"""The command `council`."""

import signal
import sys
from collections.abc import Sequence


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; returns the exit code."""
    try:
        if hasattr(signal, "pthread_sigmask"):  # `make play` holds Ctrl-C back until here
            signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
        from council.cli.run import run
    except KeyboardInterrupt:  # while all is loaded there are no words for it yet
        return 130

    return run(list(sys.argv[1:] if argv is None else argv))
