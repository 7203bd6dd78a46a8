"""A report as it is kept and sent: figures for programs, messages for people."""

from collections.abc import Iterable

import msgspec

from council.core.game import Game, Message
from council.core.play import Play
from council.kit.review import WinShare
from council.protocol.errors import said
from council.protocol.messages import Said
from council.protocol.report import (
    BalanceIs,
    CurvePointIs,
    DecisionIs,
    Figure,
    MomentIs,
    ReportGrid,
    ReportIs,
    ReportItem,
    ReportParagraph,
    ReportSection,
    SkillIs,
)
from council.report.making import Balance, Report, Skill
from council.report.moments import Moment
from council.report.telling import Grid, Item, Section, sections

DIGITS = 6

encode = msgspec.json.Encoder().encode


def document(play: Play, report: Report) -> ReportIs:
    """The whole report, in no language."""
    game, log = play.game, play.log
    return ReportIs(
        log.game,
        dict(log.setup.options),
        list(log.players),
        list(log.result or []),
        [CurvePointIs(p.line, rounded(p.shares), rounded(p.errors)) for p in report.curve],
        [balance(one) for one in report.balances],
        [skill(one) for one in report.skills],
        [
            DecisionIs(
                one.step, one.seat, game.text(one.played), game.text(one.best), figure(one.cost)
            )
            for one in report.judgments
        ],
        [moment(game, one) for one in report.moments],
        [moment(game, one) for one in report.luck],
        [section(one) for one in sections(game, report)],
    )


def rounded(numbers: Iterable[float]) -> list[float]:
    """Numbers that are short enough to read."""
    return [round(number, DIGITS) for number in numbers]


def figure(found: WinShare) -> Figure:
    """A figure with its standard error."""
    return Figure(round(found.value, DIGITS), round(found.error, DIGITS))


def balance(found: Balance) -> BalanceIs:
    """Where a result came from."""
    return BalanceIs(
        figure(found.start),
        figure(found.dice),
        figure(found.draws),
        figure(found.own),
        figure(found.others),
        found.result,
    )


def skill(found: Skill) -> SkillIs:
    """What decisions cost."""
    return SkillIs(found.decisions, found.best, figure(found.cost), figure(found.each))


def moment(game: Game, found: Moment) -> MomentIs:
    """A decision or a stroke of luck."""
    return MomentIs(
        found.line,
        found.seat,
        "luck" if found.luck else "decision",
        rounded(found.shares),
        said(found.question) if found.question else None,
        all_said(found.told),
        [game.text(move) for move in found.played],
        game.text(found.best) if found.best is not None else None,
        figure(found.change),
        all_said(found.why),
    )


def section(found: Section) -> ReportSection:
    """A part of what the report says."""
    return ReportSection(
        found.name,
        said(found.title),
        grid(found.table) if found.table else None,
        [item(one) for one in found.items],
        all_said(found.notes),
    )


def grid(found: Grid) -> ReportGrid:
    """Rows under headings."""
    return ReportGrid(all_said(found.columns), [all_said(row) for row in found.rows])


def item(found: Item) -> ReportItem:
    """One point of a section."""
    paragraphs = [
        ReportParagraph(all_said(one.said), said(one.label) if one.label else None, one.gap)
        for one in found.said
    ]
    return ReportItem(paragraphs, said(found.title) if found.title else None, found.line)


def all_said(messages: Iterable[Message]) -> list[Said]:
    """Messages as they are sent."""
    return [said(message) for message in messages]
