"""The commands of the lab are run as all commands are."""

from cli.conftest import council

__all__ = ["council"]
