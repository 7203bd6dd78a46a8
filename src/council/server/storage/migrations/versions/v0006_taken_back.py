"""Clocks have their times before the last moves, in the column `manners`. So no table changes."""

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Those that run do not know it: what was moved before is taken back as before."""
