"""The commands that the documents show are run as all commands are."""

from cli.conftest import council

__all__ = ["council"]
