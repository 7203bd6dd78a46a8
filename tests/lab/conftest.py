"""The commands of the lab are run as all commands are, and hear Ctrl-C."""

import signal

from cli.conftest import council

__all__ = ["council"]

# Whoever is started in the background of a script is deaf to it, and so are all he starts.
signal.signal(signal.SIGINT, signal.default_int_handler)
