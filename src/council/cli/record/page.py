"""The chronicle as one HTML file that needs no other."""

from council.cli.record.plots import LINES, STYLE, Bar, NamedLine, bars, columns, lines
from council.cli.record.tables import RecordTable, matrix, rate, sections
from council.cli.record.told import Told
from council.lab.page import figure, heading, page, table, words
from council.lab.plot import grid
from council.protocol.record import PlayerRow, TallyOf

MOST_BARS = 12


def html(told: Told, notes: list[str]) -> str:
    """The whole file; `notes` say what was left out."""
    parts = [STYLE, words(told.lead(), "lead")]
    parts += [words(note, "quiet") for note in notes]
    for section in sections(told):
        parts.append(heading(section.title))
        parts += plots(told, section)
        parts.append(table(section.columns, section.rows))
    return page(told.voice.lang, told.title(), parts)


def plots(told: Told, section: RecordTable) -> list[str]:
    """The plots of a section."""
    say = told.voice.say
    if section.name == "players":
        shown = told.chronicle.players[:MOST_BARS]
        return [
            figure(bars(say("record-plot-rate"), [bar(told, row) for row in shown])),
            words(say("record-plot-rate-how"), "quiet"),
            figure(
                lines(
                    say("record-plot-wins"),
                    [wins(told, row) for row in told.chronicle.players[:LINES]],
                    say("record-col-wins"),
                    told.day,
                )
            ),
        ]
    if section.name == "rivals":
        names, cells = matrix(told)
        return [
            figure(grid(say("record-plot-rivals"), names, cells)),
            words(say("record-plot-rivals-how"), "quiet"),
        ]
    if section.name == "houses":
        shown_ = told.chronicle.houses[:MOST_BARS]
        return [figure(bars(say("record-plot-houses"), [house(told, row) for row in shown_]))]
    if section.name == "kinds" and len(told.chronicle.months) > 1:
        counts = [(told.month(point.at), point.games) for point in told.chronicle.months]
        return [figure(columns(say("record-plot-months"), counts))]
    return []


def bar(told: Told, row: PlayerRow) -> Bar:
    """How often somebody wins."""
    share, words_ = row.tally.wins / row.tally.games, f"{row.tally.wins} / {row.tally.games}"
    return Bar(told.player(row.key), share, row.tally.fair, f"{rate(told, row.tally)} · {words_}")


def house(told: Told, row: TallyOf) -> Bar:
    """How often a House wins."""
    share, words_ = row.tally.wins / row.tally.games, f"{row.tally.wins} / {row.tally.games}"
    return Bar(told.house(row), share, row.tally.fair, f"{rate(told, row.tally)} · {words_}")


def wins(told: Told, row: PlayerRow) -> NamedLine:
    """How wins added up."""
    return NamedLine(told.player(row.key), [(point.at, point.wins) for point in row.line])
