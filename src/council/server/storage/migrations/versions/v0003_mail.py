"""Who wants e-mail reminders."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Nobody does yet."""
    op.create_table(
        "mail",
        sa.Column("sha256", sa.String(64), primary_key=True),
        sa.Column("address", sa.String(200), nullable=False),
        sa.Column("lang", sa.String(8), nullable=False),
        sa.Column("word", sa.String(64), nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("asked", sa.Float, nullable=False),
        sa.Column("sent", sa.Float, nullable=False),
        sqlite_with_rowid=False,
    )
