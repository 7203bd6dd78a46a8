"""The first tables: games, the lines of their logs, seat keys, and who holds which seat."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make them."""
    op.create_table(
        "games",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("head", sa.Text, nullable=False),
        sa.Column("seats", sa.Text, nullable=False),
        sa.Column("v", sa.Integer, nullable=False),
        sa.Column("asked", sa.Integer),
        sa.Column("results", sa.Text, nullable=False),
        sa.Column("rematch", sa.String(40), nullable=False),
    )
    op.create_table(
        "lines",
        _of_a_game(),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("v", sa.Integer, nullable=False),
        sa.Column("said", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "keys",
        _of_a_game(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("sha256", sa.String(64), nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "holds",
        sa.Column("sha256", sa.String(64), primary_key=True),
        _of_a_game(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sqlite_with_rowid=False,
    )


def _of_a_game() -> sa.Column[str]:
    game = sa.ForeignKey("games.id", ondelete="CASCADE")
    return sa.Column("game_id", sa.String(40), game, primary_key=True)
