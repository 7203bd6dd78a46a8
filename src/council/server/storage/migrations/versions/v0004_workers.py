"""Several processes at one database: a revision that every change raises, and who is where."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """No process serves yet."""
    with op.batch_alter_table("games") as games:
        games.add_column(sa.Column("rev", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "workers",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("beat", sa.Float, nullable=False),
        sqlite_with_rowid=False,
    )
    worker = sa.ForeignKey("workers.id", ondelete="CASCADE")
    game = sa.ForeignKey("games.id", ondelete="CASCADE")
    op.create_table(
        "presences",
        sa.Column("worker", sa.String(40), worker, primary_key=True),
        sa.Column("game_id", sa.String(40), game, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sqlite_with_rowid=False,
    )
    op.create_index("presences_game", "presences", ["game_id"])
