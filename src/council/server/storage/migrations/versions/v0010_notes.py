"""What people write about moments of a game is kept with it."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """No game has a note yet."""
    game = sa.ForeignKey("games.id", ondelete="CASCADE")
    op.create_table(
        "moment_notes",
        sa.Column("game_id", sa.String(40), game, primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("line", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
