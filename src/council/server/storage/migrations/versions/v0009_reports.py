"""The report of a game is kept with it."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """No game has a report yet."""
    game = sa.ForeignKey("games.id", ondelete="CASCADE")
    op.create_table(
        "reports",
        sa.Column("game_id", sa.String(40), game, primary_key=True),
        sa.Column("v", sa.Integer, nullable=False),
        sa.Column("worker", sa.String(40), nullable=False),
        sa.Column("beat", sa.Float, nullable=False),
        sa.Column("done", sa.Integer, nullable=False),
        sa.Column("of", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("program", sa.String(40), nullable=False),
        sqlite_with_rowid=False,
    )
