"""A seat has a crest and a colour, and a table may teach a lesson. Both are in existing columns, so
no table changes.
"""

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Older seats have neither crest nor colour, and older tables teach nothing."""
