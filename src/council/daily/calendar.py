"""Which deal belongs to which day: a published formula, the same for everybody (docs/daily.md)."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, date, datetime

from council.core.game import Invalid, Json, Setup
from council.games import GAMES

FIRST = date(2026, 1, 1)
SEAT = 0  # where the person sits
WRITTEN = re.compile("[0-9]{4}-[0-9]{2}-[0-9]{2}")
BOT_NAMES = ("Mira", "Tarn", "Jo")
# By iterations alone, so few that a move takes about a second where Python is interpreted.
LEVELS = {"intrigue": "medium", "risk": "medium", "cardgame": "ismcts:100"}
LOW_WINS = frozenset({"intrigue"})  # where penalty points are counted


@dataclass(frozen=True)
class DailyDeal:
    """The deal of a game on a day."""

    game: str
    day: date
    seats: int
    options: Mapping[str, Json]

    @property
    def code(self) -> str:
        """The deal code."""
        return f"daily-{self.day.isoformat()}"

    @property
    def level(self) -> str:
        """The bots one plays against."""
        return LEVELS[self.game]

    @property
    def bots(self) -> tuple[str, ...]:
        """The names of the bots."""
        return BOT_NAMES[: self.seats - 1]

    def setup(self) -> Setup:
        """The setup of its game."""
        return GAMES[self.game].setup(self.seats, dict(self.options))


def deal_for(game: str, day: date) -> DailyDeal:
    """The deal of a game on a day. What changes from day to day changes with the number of the
    day, counted from 1 January of the year 1."""
    odd = day.toordinal() % 2 == 1
    if game == "intrigue":
        return DailyDeal(game, day, 4, {"first": "random", "rounds": 2})
    if game == "risk":
        return DailyDeal(game, day, 3 if odd else 2, {"mode": "skirmish", "rounds": 6})
    if game == "cardgame":
        return DailyDeal(game, day, 2, {"stark": "first" if odd else "second", "rounds": 5})
    raise KeyError(game)


def deals_for(day: date) -> list[DailyDeal]:
    """The deals of all games on a day."""
    return [deal_for(game, day) for game in LEVELS]


def today(now: float) -> date:
    """The day, which changes at 00:00 UTC."""
    return datetime.fromtimestamp(now, UTC).date()


def read_day(text: str, now: float) -> date:
    """A day that somebody named; Invalid for one that is none, or is still to come."""
    try:
        day = date.fromisoformat(text) if WRITTEN.fullmatch(text) else None
    except ValueError:
        day = None
    if day is None:
        raise Invalid("daily-bad-date", got=text[:20])
    if day > today(now):
        raise Invalid("daily-future", day=day.isoformat())
    if day < FIRST:
        raise Invalid("daily-too-early", day=FIRST.isoformat())
    return day
