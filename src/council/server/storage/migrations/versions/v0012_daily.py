"""Tries of the deal of the day, and how bots came out on it."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Nobody has tried yet."""
    game = sa.ForeignKey("games.id", ondelete="CASCADE")
    op.create_table(
        "daily",
        sa.Column("game_id", sa.String(40), game, primary_key=True),
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("counted", sa.Boolean, nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("claim", sa.String(64), nullable=False, unique=True),
        sqlite_with_rowid=False,
    )
    op.create_index("daily_day", "daily", ["day", "game"])
    op.create_table(
        "daily_rivals",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("level", sa.String(40), primary_key=True),
        sa.Column("result", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
