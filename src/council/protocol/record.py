"""People and their games, both ways: who somebody is, what they played, and what comes of it."""

from typing import Literal

import msgspec


class PersonIs(msgspec.Struct, frozen=True):
    """What this server keeps of a person. `chronicle`: it shows one, where `listed` people are
    named."""

    known: bool
    name: str = ""
    crest: str = ""
    colour: str = ""
    listed: bool = True
    chronicle: bool = False


class PersonWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a person wants to be known. `listed`: None leaves it as it is. `adopt`: the games that
    their browser holds become theirs, of each the first seat that is nobody's."""

    name: str = ""
    crest: str = ""
    colour: str = ""
    listed: bool | None = None
    adopt: bool = False


class RecordWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which games count; what is empty or 0 does not matter."""

    game: str = ""
    mode: str = ""
    house: str = ""
    players: int = 0
    opponent: str = ""


class RecordPlayer(msgspec.Struct, frozen=True):
    """A player of a finished game. `bot` is a level, empty for people; `name` is empty for somebody
    who does not want to be named."""

    name: str
    bot: str = ""
    place: int | None = None  # from 1; None: the log does not say
    won: float = 0.0
    score: int | None = None
    house: str = ""
    me: bool = False
    luck: float | None = None  # from a report: what dice and cards brought,
    cost: float | None = None  # and what their decisions cost, in shares of the win


class RecordGame(msgspec.Struct, frozen=True):
    """A finished game as the statistics know it."""

    id: str
    game: str
    mode: str
    at: float  # seconds since 1970
    length: int  # lines of its log
    players: list[RecordPlayer]


class MyGame(msgspec.Struct, frozen=True):
    """One of a person's games, on any of their devices."""

    table: str
    game: str
    mode: str
    at: float
    over: bool
    asked: int | None
    players: list[RecordPlayer]


class Tally(msgspec.Struct, frozen=True):
    """Games put together. `fair`: the share of wins of equal players; `judged`: how many have a
    report, from which luck and cost come."""

    games: int = 0
    wins: int = 0
    fair: float = 0.0
    place: float | None = None  # on average
    luck: float | None = None
    cost: float | None = None
    judged: int = 0


class TallyOf(msgspec.Struct, frozen=True):
    """The games of one kind; `key` says of which."""

    key: str
    game: str  # empty: of any
    tally: Tally


class Against(msgspec.Struct, frozen=True):
    """Two at the same table: how often one came before the other."""

    key: str  # of the other
    games: int
    before: int
    behind: int


class Streaks(msgspec.Struct, frozen=True):
    """Games won in a row."""

    longest: int = 0
    current: int = 0


class RecordIs(msgspec.Struct, frozen=True):
    """Something that nobody has done better; `who` are keys of players."""

    kind: Literal["score", "streak", "longest", "shortest"]
    game: str
    value: int
    who: list[str]
    table: str = ""
    at: float = 0.0
    mode: str = ""


class TimePoint(msgspec.Struct, frozen=True):
    """How many games and wins there had been by a time."""

    at: float
    games: int
    wins: int


class PlayerRow(msgspec.Struct, frozen=True):
    """Somebody's games. The key is a name in small letters, `bot:` and a level, or empty for those
    who are not named."""

    key: str
    name: str
    tally: Tally
    streaks: Streaks
    line: list[TimePoint]
    against: list[Against]


class RecordChoices(msgspec.Struct, frozen=True):
    """What a wish can name, over all games."""

    games: list[str]
    modes: list[str]
    houses: list[str]
    players: list[int]
    opponents: dict[str, str]  # names by key


class StatisticsAre(msgspec.Struct, frozen=True):
    """The games of a person, put together."""

    tally: Tally
    streaks: Streaks
    line: list[TimePoint]
    games: list[TallyOf]
    modes: list[TallyOf]
    houses: list[TallyOf]
    sizes: list[TallyOf]
    against: list[Against]
    names: dict[str, str]  # of players, by key
    records: list[RecordIs]
    choices: RecordChoices


class ChronicleIs(msgspec.Struct, frozen=True):
    """All games of a house, put together."""

    count: int
    first: float
    last: float
    players: list[PlayerRow]
    games: list[TallyOf]
    modes: list[TallyOf]
    houses: list[TallyOf]
    sizes: list[TallyOf]
    months: list[TimePoint]
    records: list[RecordIs]
    choices: RecordChoices
