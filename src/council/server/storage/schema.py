"""The tables of the database."""

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    false,
)

meta = MetaData()

games = Table(
    "games",
    meta,
    Column("id", String(40), primary_key=True),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("game", String(40), nullable=False),
    Column("head", Text, nullable=False),  # first line of the log
    Column("seats", Text, nullable=False),  # who sits where
    Column("v", Integer, nullable=False),  # rises with every change of the log
    Column("asked", Integer),  # for lists: the seat asked,
    Column("results", Text, nullable=False),  # and the final table
    Column("rematch", String(40), nullable=False),
    Column("manners", Text, nullable=False, server_default="{}"),  # the status of the table
    Column("due", Float),  # uptime at which a clock has something to do
    Column("rev", Integer, nullable=False, server_default="0"),  # rises with every change at all
    Index("games_due", "due"),
)
lines = Table(
    "lines",
    meta,
    Column("game_id", ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True),  # 1 is the line after the head
    Column("v", Integer, nullable=False),  # the version the line answered
    Column("said", Text, nullable=False),  # the move as it was sent; "" for what followed from it
    Column("text", Text, nullable=False),
    sqlite_with_rowid=False,
)
keys = Table(
    "keys",
    meta,
    Column("game_id", ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("sha256", String(64), nullable=False),
    sqlite_with_rowid=False,
)
holds = Table(
    "holds",
    meta,
    Column("sha256", String(64), primary_key=True),  # of a browser's cookie
    Column("game_id", ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("hidden", Boolean, nullable=False, server_default=false()),  # from the browser's list
    sqlite_with_rowid=False,
)
chronicle = Table(
    "chronicle",
    meta,
    Column("game_id", ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("moves", Integer, nullable=False),  # how many had been made
    Column("said", Text, nullable=False),
    sqlite_with_rowid=False,
)
chat = Table(
    "chat",
    meta,
    Column("game_id", ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    sqlite_with_rowid=False,
)
reports = Table(
    "reports",  # of finished games
    meta,
    Column("game_id", ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("v", Integer, nullable=False),  # the version of the log it explains
    Column("worker", String(40), nullable=False),  # who makes it,
    Column("beat", Float, nullable=False),  # and when they were last heard of
    Column("done", Integer, nullable=False),
    Column("of", Integer, nullable=False),
    Column("text", Text, nullable=False),  # all of it; "" while it is being made
    Column("program", String(40), nullable=False),  # the version that made it
    sqlite_with_rowid=False,
)
moment_notes = Table(
    "moment_notes",  # what people wrote about moments of finished games
    meta,
    Column("game_id", ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("line", Integer, nullable=False),  # of the log: the moment before it
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    sqlite_with_rowid=False,
)
people = Table(
    "people",
    meta,
    Column("sha256", String(64), primary_key=True),  # of a person's key
    Column("name", String(40), nullable=False),
    Column("crest", String(24), nullable=False),
    Column("colour", String(24), nullable=False),
    Column("listed", Boolean, nullable=False),  # by name in the chronicle
    sqlite_with_rowid=False,
)
sitters = Table(
    "sitters",  # which person a seat belongs to
    meta,
    Column("game_id", ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", ForeignKey("people.sha256", ondelete="CASCADE"), nullable=False),
    Column("hidden", Boolean, nullable=False),  # from the person's list
    Index("sitters_person", "person"),
    sqlite_with_rowid=False,
)
daily = Table(
    "daily",  # tries of the deal of the day
    meta,
    Column("game_id", ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("day", String(10), nullable=False),
    Column("game", String(40), nullable=False),
    Column("counted", Boolean, nullable=False),
    Column("name", String(40), nullable=False),  # as others may see it
    Column("claim", String(64), nullable=False, unique=True),  # one counted try a person
    Index("daily_day", "day", "game"),
    sqlite_with_rowid=False,
)
daily_rivals = Table(
    "daily_rivals",  # how bots came out on a deal
    meta,
    Column("day", String(10), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("level", String(40), primary_key=True),
    Column("result", Text, nullable=False),
    sqlite_with_rowid=False,
)
server_state = Table(
    "house",
    meta,
    Column("name", String(40), primary_key=True),
    Column("value", Float, nullable=False),
    sqlite_with_rowid=False,
)
mail = Table(
    "mail",
    meta,
    Column("sha256", String(64), primary_key=True),  # of a browser's cookie
    Column("address", String(200), nullable=False),
    Column("lang", String(8), nullable=False),
    Column("word", String(64), nullable=False),  # in the links of e-mails
    Column("confirmed", Boolean, nullable=False),
    Column("asked", Float, nullable=False),
    Column("sent", Float, nullable=False),
    sqlite_with_rowid=False,
)
workers = Table(
    "workers",  # processes that serve tables; only where several may share a database
    meta,
    Column("id", String(40), primary_key=True),
    Column("beat", Float, nullable=False),  # its last heartbeat
    sqlite_with_rowid=False,
)
presences = Table(
    "presences",  # seats whose players are connected to a worker
    meta,
    Column("worker", ForeignKey("workers.id", ondelete="CASCADE"), primary_key=True),
    Column("game_id", ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Index("presences_game", "game_id"),
    sqlite_with_rowid=False,
)
