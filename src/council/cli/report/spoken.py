"""The messages of a report put into one language."""

from dataclasses import dataclass

from council.core.play import Play
from council.locales import Voice
from council.report.making import Report
from council.report.telling import Item, Paragraph, Section, sections

PLAIN = ("balance", "skill")  # tables of nothing but figures


@dataclass(frozen=True)
class SpokenItem:
    """One point, said."""

    title: str
    said: list[str]
    numbered: bool


@dataclass(frozen=True)
class SpokenSection:
    """A section, said."""

    name: str
    title: str
    columns: list[str]
    rows: list[list[str]]
    plain: bool
    items: list[SpokenItem]
    notes: list[str]


@dataclass(frozen=True)
class Spoken:
    """Says a report in one language."""

    play: Play
    report: Report
    voice: Voice

    def title(self) -> str:
        return self.voice.say("report-title", game=self.voice.words(self.play.game.title))

    def winner(self) -> str:
        result = self.play.log.result or []
        best = [self.voice.names[seat] for seat, share in enumerate(result) if share > 0]
        key = "report-winner" if len(best) == 1 else "report-shared"
        return self.voice.say(key, who=", ".join(best))

    def sections(self) -> list[SpokenSection]:
        return [self.section(found) for found in sections(self.play.game, self.report)]

    def section(self, found: Section) -> SpokenSection:
        voice, table = self.voice, found.table
        return SpokenSection(
            found.name,
            voice(found.title),
            [voice(column) for column in table.columns] if table else [],
            [[voice(cell) for cell in row] for row in table.rows] if table else [],
            found.name in PLAIN,
            [self.item(one, found.name == "moments") for one in found.items],
            [voice(note) for note in found.notes],
        )

    def item(self, found: Item, numbered: bool) -> SpokenItem:
        title = self.voice(found.title) if found.title else ""
        return SpokenItem(title, [self.paragraph(one) for one in found.said], numbered)

    def paragraph(self, found: Paragraph) -> str:
        said = found.gap.join(self.voice(message) for message in found.said)
        return f"{self.voice(found.label)} {said}" if found.label else said
