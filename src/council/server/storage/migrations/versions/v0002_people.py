"""People at the table: table settings, clocks, history, chat and the uptime of the server."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Games of before have no clock, and their empty chairs wait for ever."""
    with op.batch_alter_table("games") as games:
        games.add_column(sa.Column("manners", sa.Text, nullable=False, server_default="{}"))
        games.add_column(sa.Column("due", sa.Float))
    op.create_index("games_due", "games", ["due"])
    op.create_table(
        "chronicle",
        _of_a_game(),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("moves", sa.Integer, nullable=False),
        sa.Column("said", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "chat",
        _of_a_game(),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "house",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.Float, nullable=False),
        sqlite_with_rowid=False,
    )


def _of_a_game() -> sa.Column[str]:
    game = sa.ForeignKey("games.id", ondelete="CASCADE")
    return sa.Column("game_id", sa.String(40), game, primary_key=True)
