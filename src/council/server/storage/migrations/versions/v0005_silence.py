"""A proposal knows when it was made: in the text of a game's manners, so no table changes."""

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Those that are open do not know it, and wait as before."""
