"""Clocks know how they stood before the last moves: in the text of a game's manners, so no table
changes."""

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Those that run do not know it: what was moved before is taken back as before."""
