"""What the lines and the page of a report have in common: figures, moves and cells in words."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from textwrap import shorten

from council.core.game import Game, Message
from council.core.log import join
from council.core.play import Play
from council.kit.review import Cell, Gap, Measure, WinShare
from council.locales import Voice
from council.report.making import Balance, Report, Skill
from council.report.moments import Moment

INTERVAL = 1.96  # standard errors to each side hold 95 %
MARKS = re.compile(r"\\?\[/?[a-z0-9_ ]*\]")  # of a drawing for the terminal
LONGEST = 240  # characters of what happened
LIMITS = ("estimate", "luck", "hidden", "search", "people")


@dataclass(frozen=True)
class Teller:
    """Says a report in one language."""

    play: Play
    voice: Voice

    @property
    def game(self) -> Game:
        return self.play.game

    def say(self, key: str, **facts: int | str) -> str:
        return self.voice.say(key, **facts)

    def name(self, seat: int) -> str:
        return self.voice.names[seat]

    # -- figures

    def signed(self, number: float, digits: int = 1) -> str:
        """With its sign; nothing has none."""
        text = self.voice.number(number, digits)
        return f"+{text}" if number > 0 and text.strip("0.,") else text

    def points(self, share: WinShare) -> str:
        """Percentage points with their margin."""
        margin = 100 * INTERVAL * share.error
        shown = self.signed(100 * share.value)
        return f"{shown} ±{self.voice.number(margin, 1)}" if share.error > 0 else shown

    def plain_points(self, share: WinShare) -> str:
        """The same without a plus."""
        return self.points(share).removeprefix("+")

    def percent(self, share: float) -> str:
        return self.voice.percent(share, 0)

    def cell(self, cell: Cell) -> str:
        """What stands in a table of a game."""
        if cell is None:
            return ""
        if isinstance(cell, WinShare):
            return self.points(cell)
        if isinstance(cell, Gap):
            return self.signed(cell.value)
        if isinstance(cell, Measure):
            return self.voice.number(cell.value, 1)
        if isinstance(cell, Message):
            return self.voice(cell)
        return str(self.voice.fact(cell))

    # -- moves

    def move(self, *moves: int) -> str:
        """A move, or several with one verb, with the names that people read."""
        text = join([self.game.text(move) for move in moves])
        words = [self.token(word) for word in text.split(" ")]
        return " ".join(words)

    def token(self, word: str) -> str:
        bare = word.rstrip(",")
        return MARKS.sub("", self.game.label(bare, self.voice)) + word[len(bare) :]

    def happened(self, moment: Moment) -> str:
        """What happened, in the sentences of the history; a move without one in its notation."""
        told = " ".join(self.voice(message) for message in moment.told)
        text = shorten(told or self.move(*moment.played), LONGEST, placeholder=" …")
        return text if text[-1] in ".!?…”“" else f"{text}."

    # -- parts of a report

    def winner(self) -> str:
        result = self.play.log.result or []
        best = [self.name(seat) for seat, share in enumerate(result) if share > 0]
        key = "report-winner" if len(best) == 1 else "report-shared"
        return self.say(key, who=", ".join(best))

    def balance_columns(self) -> list[str]:
        names = ("player", "start", "dice-luck", "draw-luck", "own", "others", "result")
        return [self.say(f"report-{name}") for name in names]

    def balance_row(self, seat: int, found: Balance) -> list[str]:
        parts = (found.dice, found.draws, found.own, found.others)
        return [
            self.name(seat),
            self.plain_points(found.start),
            *(self.points(part) for part in parts),
            self.voice.number(100 * found.result, 0),
        ]

    def skill_columns(self) -> list[str]:
        return [
            self.say(f"report-{name}") for name in ("player", "decisions", "best", "cost", "each")
        ]

    def skill_row(self, seat: int, found: Skill) -> list[str]:
        each = WinShare(found.each.value, found.each.error)
        return [
            self.name(seat),
            str(found.decisions),
            self.percent(found.best / max(1, found.decisions)),
            self.plain_points(found.cost),
            self.small_points(each),
        ]

    def small_points(self, share: WinShare) -> str:
        """Percentage points where hundredths count."""
        margin = 100 * INTERVAL * share.error
        return f"{self.voice.number(100 * share.value, 2)} ±{self.voice.number(margin, 2)}"

    def stood(self, shares: Sequence[float]) -> str:
        """How the game stood for everybody."""
        parts = [
            self.say("report-moment-share", who=self.name(seat), share=self.percent(share))
            for seat, share in enumerate(shares)
        ]
        return self.say("report-moment-stood", shares=", ".join(parts))

    def stroke(self, moment: Moment) -> list[str]:
        """What luck did."""
        key = "report-luck-good" if moment.change.value >= 0 else "report-luck-bad"
        size = WinShare(abs(moment.change.value), moment.change.error)
        brought = self.say(key, who=self.name(moment.seat), share=self.plain_points(size))
        return [self.happened(moment), brought]

    def moment(self, moment: Moment) -> list[str]:
        """All that is said of a moment, sentence by sentence."""
        if moment.luck:
            return [self.stood(moment.shares), *self.stroke(moment)]
        told = [self.voice(moment.question)] if moment.question else []
        told.append(self.stood(moment.shares))
        told.append(self.say("report-moment-played", move=self.move(*moment.played)))
        if moment.best is not None:
            told.append(self.say("report-moment-better", move=self.move(moment.best)))
        why = [self.voice(message) for message in moment.why]
        told += why or [self.say("report-moment-even")]
        cost = self.plain_points(moment.change)
        told.append(self.say("report-moment-cost", share=cost))
        return told

    def moment_title(self, number: int, moment: Moment) -> str:
        if moment.luck:
            return self.say("report-moment-luck", number=number, line=moment.line)
        who = self.name(moment.seat)
        return self.say("report-moment", number=number, line=moment.line, who=who)

    def limits(self) -> list[str]:
        return [self.say(f"report-limits-{name}") for name in LIMITS]

    def luck_rows(self, report: Report) -> list[str]:
        rows = []
        for moment in report.luck:
            what, brought = self.stroke(moment)
            head = self.say("report-luck-row", line=moment.line, what=what)
            rows.append(f"{head} {brought}")
        return rows
