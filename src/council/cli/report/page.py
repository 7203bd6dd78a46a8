"""The report as one HTML file that needs no other."""

from council.cli.report.curve import STYLE, svg
from council.cli.report.figures import Teller
from council.lab.page import figure, heading, minor, page, table, words
from council.report.making import Report


def html(teller: Teller, report: Report) -> str:
    """The whole file."""
    say = teller.say
    title = say("report-title", game=teller.voice.words(teller.game.title))
    marks = [moment.line for moment in report.moments]
    names = teller.voice.names
    plot = svg(
        say("report-curve"),
        say("report-curve-across"),
        say("report-curve-up"),
        names,
        report.curve,
        marks,
    )
    parts = [
        STYLE,
        words(", ".join(names), "lead"),
        words(teller.winner(), "lead"),
        heading(say("report-curve")),
        figure(plot),
        words(say("report-curve-band"), "quiet"),
        heading(say("report-balance")),
        table(
            teller.balance_columns(),
            [teller.balance_row(seat, one) for seat, one in enumerate(report.balances)],
        ),
        words(say("report-balance-how"), "quiet"),
        words(say("report-margin"), "quiet"),
        heading(say("report-luck")),
        *(words(row) for row in teller.luck_rows(report)),
        heading(say("report-skill")),
        table(
            teller.skill_columns(),
            [teller.skill_row(seat, one) for seat, one in enumerate(report.skills)],
        ),
        words(say("report-skill-how"), "quiet"),
        heading(say("report-moments")),
        *moments(teller, report),
    ]
    for one in report.tables:
        columns = [teller.voice(column) for column in one.columns]
        parts.append(heading(teller.voice(one.title)))
        parts.append(table(columns, [[teller.cell(cell) for cell in row] for row in one.rows]))
        parts.append(words(teller.voice(one.note), "quiet"))
    parts.append(heading(say("report-limits")))
    parts += [words(limit) for limit in teller.limits()]
    return page(teller.voice.lang, title, parts)


def moments(teller: Teller, report: Report) -> list[str]:
    """Every moment under a heading of its own."""
    if not report.moments:
        return [words(teller.say("report-none"))]
    parts = []
    for number, moment in enumerate(report.moments, 1):
        parts.append(minor(teller.moment_title(number, moment)))
        parts += [words(sentence) for sentence in teller.moment(moment)]
    return parts
