"""A proposal has the time when it was made, in the column `manners`. So no table changes."""

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Those that are open do not know it, and wait as before."""
