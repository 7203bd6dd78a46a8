"""Runs a tool so that Ctrl-C never ends it in a traceback."""

import signal
import sys
from collections.abc import Callable
from typing import NoReturn


def run(main: Callable[[], int]) -> NoReturn:
    """Do it, and end with its exit code, or with 130 after Ctrl-C."""
    try:
        if hasattr(signal, "pthread_sigmask"):  # tools/setup.py holds Ctrl-C back until here
            signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
        code = main()
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # nothing is left to be stopped
    except KeyboardInterrupt:
        code = 130
    sys.exit(code)
