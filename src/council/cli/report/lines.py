"""The report in the terminal."""

from collections.abc import Sequence

from council.cli.report.figures import Teller
from council.cli.terminal import Terminal
from council.report.making import CurvePoint, Report

BLOCKS = "▁▂▃▄▅▆▇█"
ACROSS = 52  # columns of a curve


def show(terminal: Terminal, teller: Teller, report: Report) -> None:
    """All of it, section by section."""
    say = teller.say
    terminal.tell(say("report-title", game=teller.voice.words(teller.game.title)), "title")
    terminal.tell(teller.winner())
    _curve(terminal, teller, report.curve)
    _head(terminal, say("report-balance"))
    rows = [teller.balance_row(seat, one) for seat, one in enumerate(report.balances)]
    terminal.table(teller.balance_columns(), rows, right=(1, 2, 3, 4, 5, 6))
    terminal.tell(say("report-balance-how"), "quiet")
    terminal.tell(say("report-margin"), "quiet")
    _head(terminal, say("report-luck"))
    for row in teller.luck_rows(report):
        terminal.hang("-", 2, row)
    _head(terminal, say("report-skill"))
    rows = [teller.skill_row(seat, one) for seat, one in enumerate(report.skills)]
    terminal.table(teller.skill_columns(), rows, right=(1, 2, 3, 4))
    terminal.tell(say("report-skill-how"), "quiet")
    _moments(terminal, teller, report)
    for table in report.tables:
        _head(terminal, teller.voice(table.title))
        columns = [teller.voice(column) for column in table.columns]
        terminal.table(columns, [[teller.cell(cell) for cell in row] for row in table.rows])
        terminal.tell(teller.voice(table.note), "quiet")
    _head(terminal, say("report-limits"))
    for limit in teller.limits():
        terminal.hang("-", 2, limit)


def _head(terminal: Terminal, text: str) -> None:
    terminal.echo()
    terminal.tell(text, "title")


def _curve(terminal: Terminal, teller: Teller, curve: Sequence[CurvePoint]) -> None:
    """A row of blocks for every seat."""
    _head(terminal, teller.say("report-curve"))
    widest = max(len(name) for name in teller.voice.names)
    for seat, name in enumerate(teller.voice.names):
        shares = [point.shares[seat] for point in curve]
        ends = f"{teller.percent(shares[0])} → {teller.percent(shares[-1])}"
        terminal.tell(f"{name:<{widest}} {blocks(shares)} {ends}", wrap=False)
    terminal.tell(teller.say("report-curve-how"), "quiet")


def blocks(shares: Sequence[float], across: int = ACROSS) -> str:
    """A curve as blocks of eight heights."""
    last = len(shares) - 1
    picked = [shares[round(k * last / (across - 1))] for k in range(across)]
    return "".join(BLOCKS[min(7, int(8 * share))] for share in picked)


def _moments(terminal: Terminal, teller: Teller, report: Report) -> None:
    _head(terminal, teller.say("report-moments"))
    if not report.moments:
        terminal.tell(teller.say("report-none"))
    for number, moment in enumerate(report.moments, 1):
        terminal.tell(teller.moment_title(number, moment), "notice")
        for sentence in teller.moment(moment):
            terminal.hang("", 3, sentence)
