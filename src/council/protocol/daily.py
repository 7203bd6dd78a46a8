"""The messages about the deal of the day."""

from typing import Literal

import msgspec

from council.protocol.messages import Json


class DailyResult(msgspec.Struct, frozen=True):
    """How a try came out."""

    score: int
    rank: int
    won: float


class DailyTry(msgspec.Struct, frozen=True):
    """A try of whoever asks, on any of their devices. Over without a result: given up, or left to a
    bot."""

    table: str
    over: bool
    result: DailyResult | None = None


class DailyDealIs(msgspec.Struct, frozen=True):
    """The deal of a game on a day, and your counted try."""

    game: str
    seats: int
    options: dict[str, Json]
    level: str  # of the bots
    code: str
    mine: DailyTry | None = None


class DailyIs(msgspec.Struct, frozen=True):
    """The deals of a day."""

    today: str  # YYYY-MM-DD, in UTC
    day: str
    first: str  # the first day there is
    deals: list[DailyDealIs]
    days: list[str]  # on which you finished a counted try, the last first
    left: int = 0  # seconds until the next day


class RivalIs(msgspec.Struct, frozen=True):
    """A bot that plays the person's seat on the same deal; `none`: nobody has asked for it yet."""

    level: str
    state: Literal["ready", "making", "none"]
    result: DailyResult | None = None


class DailyRow(msgspec.Struct, frozen=True):
    """The counted try of somebody on this server who gave a name."""

    name: str
    result: DailyResult
    mine: bool = False


class DailyTableIs(msgspec.Struct, frozen=True):
    """What a try is compared with; nothing of it before the counted try is over."""

    day: str
    game: str
    seats: int
    low_wins: bool  # the score counts penalty points
    shown: bool  # False: finish the counted try first
    mine: DailyTry | None = None
    rivals: list[RivalIs] = []
    missing: list[str] = []  # levels that would take too long here
    others: list[DailyRow] = []


class NewTry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A try of a deal. Who gives no name is not on the list of others."""

    name: str = ""
    crest: str = ""
    colour: str = ""
    practice: bool = False
