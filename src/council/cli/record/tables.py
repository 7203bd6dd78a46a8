"""The tables of a chronicle: heading, columns and rows, for the terminal and the page."""

from collections.abc import Callable
from dataclasses import dataclass

from council.cli.record.told import Told
from council.protocol.record import PlayerRow, Tally, TallyOf

MOST_ROWS = 30
MATRIX = 10  # who are in the table of who came before whom


@dataclass(frozen=True)
class RecordTable:
    """One table under its heading."""

    name: str
    title: str
    columns: list[str]
    rows: list[list[str]]


def sections(told: Told) -> list[RecordTable]:
    """All tables that have rows."""
    found = [
        players(told),
        kinds(told),
        houses(told),
        sizes(told),
        rivals(told),
        records(told),
    ]
    return [section for section in found if section.rows]


def heads(told: Told, *names: str) -> list[str]:
    """Headings of columns."""
    return [told.voice.say(f"record-col-{name}") for name in names]


def rate(told: Told, tally: Tally) -> str:
    """The share of wins."""
    return told.voice.percent(tally.wins / tally.games if tally.games else 0.0, 0)


def players(told: Told) -> RecordTable:
    """Everybody."""
    columns = heads(told, "player", "games", "wins", "rate", "fair", "place", "streak")
    rows = [player(told, row) for row in told.chronicle.players[:MOST_ROWS]]
    return RecordTable("players", told.voice.say("record-players"), columns, rows)


def player(told: Told, row: PlayerRow) -> list[str]:
    """One of them."""
    number, tally = told.voice.number, row.tally
    return [
        told.player(row.key),
        number(tally.games),
        number(tally.wins),
        rate(told, tally),
        told.voice.percent(tally.fair, 0),
        told.place(tally.place),
        number(row.streaks.longest),
    ]


def kinds(told: Told) -> RecordTable:
    """Games and their modes."""
    found = told.chronicle
    with_modes = {row.game for row in found.modes}
    rows = [row for row in found.games if row.game not in with_modes] + found.modes
    rows.sort(key=lambda row: (-row.tally.games, row.game, row.key))

    def name(row: TallyOf) -> str:
        return told.kind(row.game, row.key if row.key != row.game else "")

    return counted(told, "kinds", rows, name, "game", share=False)


def sizes(told: Told) -> RecordTable:
    """Numbers of players."""
    rows = sorted(told.chronicle.sizes, key=lambda row: int(row.key))
    return counted(told, "sizes", rows, lambda row: row.key, "size", share=False)


def houses(told: Told) -> RecordTable:
    """Houses, in the games that have them."""

    def name(row: TallyOf) -> str:
        return f"{told.house(row)} ({told.game(row.game)})"

    return counted(told, "houses", told.chronicle.houses, name, "house", share=True)


def counted(
    told: Told,
    kind: str,
    rows: list[TallyOf],
    name: Callable[[TallyOf], str],
    first: str,
    share: bool,
) -> RecordTable:
    """Games of each kind; with the share of wins where that means something."""
    columns = heads(told, first, "games", *(("wins", "rate", "fair") if share else ()))
    number, cells = told.voice.number, []
    for row in rows[:MOST_ROWS]:
        more = [
            number(row.tally.wins),
            rate(told, row.tally),
            told.voice.percent(row.tally.fair, 0),
        ]
        cells.append([name(row), number(row.tally.games), *(more if share else [])])
    return RecordTable(kind, told.voice.say(f"record-{kind}"), columns, cells)


def records(told: Told) -> RecordTable:
    """What nobody has done better."""
    columns = heads(told, "record", "game", "value", "who", "when")
    rows = [told.record(one) for one in told.chronicle.records]
    return RecordTable("records", told.voice.say("record-records"), columns, rows)


def matrix(told: Told) -> tuple[list[str], list[list[float | None]]]:
    """How often the player of a row came before that of a column, of games that told."""
    shown = [row for row in told.chronicle.players if row.key][:MATRIX]
    keys = [row.key for row in shown]
    cells: list[list[float | None]] = []
    for row in shown:
        found = {one.key: one for one in row.against}
        line: list[float | None] = []
        for key in keys:
            one = found.get(key)
            told_ = one.before + one.behind if one else 0
            line.append(one.before / told_ if one and told_ else None)
        cells.append(line)
    return [told.player(key) for key in keys], cells


def rivals(told: Told) -> RecordTable:
    """Pairs who met, the most frequent first."""
    rows, seen = [], set()
    found = [(row.key, one) for row in told.chronicle.players if row.key for one in row.against]
    for key, one in sorted(found, key=lambda pair: (-pair[1].games, pair[0], pair[1].key)):
        if frozenset((key, one.key)) in seen:
            continue
        seen.add(frozenset((key, one.key)))
        numbers = (one.games, one.before, one.behind)
        rows.append(
            [told.player(key), told.player(one.key), *(told.voice.number(n) for n in numbers)]
        )
    columns = heads(told, "player", "other", "games", "before", "behind")
    return RecordTable("rivals", told.voice.say("record-rivals"), columns, rows[:MOST_ROWS])
