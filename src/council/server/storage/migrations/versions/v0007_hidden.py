"""A game can be taken off a browser's list. Who created a table, whether it has hints, and what a
proposal would change are in the column `manners`.
"""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """All games are on their lists."""
    hidden = sa.Column("hidden", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("holds", hidden)
