"""People have a name, a crest and a colour of their own, and seats that are theirs."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Nobody is known yet."""
    op.create_table(
        "people",
        sa.Column("sha256", sa.String(64), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("crest", sa.String(24), nullable=False),
        sa.Column("colour", sa.String(24), nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sqlite_with_rowid=False,
    )
    person = sa.ForeignKey("people.sha256", ondelete="CASCADE")
    game = sa.ForeignKey("games.id", ondelete="CASCADE")
    op.create_table(
        "sitters",
        sa.Column("game_id", sa.String(40), game, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("person", sa.String(64), person, nullable=False),
        sa.Column("hidden", sa.Boolean, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("sitters_person", "sitters", ["person"])
