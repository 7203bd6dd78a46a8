"""The report as one HTML file that needs no other."""

from council.cli.report.curve import STYLE, svg
from council.cli.report.spoken import Spoken, SpokenSection
from council.lab.page import figure, heading, minor, page, table, words


def html(spoken: Spoken) -> str:
    """The whole file."""
    parts = [
        STYLE,
        words(", ".join(spoken.voice.names), "lead"),
        words(spoken.winner(), "lead"),
    ]
    for section in spoken.sections():
        parts += section_of(spoken, section)
    return page(spoken.voice.lang, spoken.title(), parts)


def section_of(spoken: Spoken, section: SpokenSection) -> list[str]:
    """One section under its heading."""
    parts = [heading(section.title)]
    if section.name == "curve":
        parts.append(figure(plot(spoken)))
    if section.columns:
        parts.append(table(section.columns, section.rows))
    for item in section.items:
        if item.title and item.numbered:
            parts.append(minor(item.title))
            parts += [words(sentence) for sentence in item.said]
        else:
            head = f"{item.title}: " if item.title else ""
            parts.append(words(head + " ".join(item.said)))
    return parts + [words(note, "quiet") for note in section.notes]


def plot(spoken: Spoken) -> str:
    """The curve, with the moments marked."""
    say, report = spoken.voice.say, spoken.report
    marks = [moment.line for moment in report.moments]
    texts = (say("report-curve"), say("report-curve-across"), say("report-curve-up"))
    return svg(*texts, spoken.voice.names, report.curve, marks)
