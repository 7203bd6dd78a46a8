"""The report as plain data, all figures as shares of the win with their standard errors."""

from dataclasses import fields

from council.cli.report.figures import Teller
from council.core.game import Json
from council.kit.review import Cell, Measure, Table, WinShare
from council.report.making import Balance, Report, Skill
from council.report.moments import Moment

DIGITS = 6


def facts(teller: Teller, report: Report) -> Json:
    """Everything, sentences in the language of the reader."""
    log = teller.play.log
    return {
        "game": log.game,
        "options": dict(log.setup.options),
        "players": log.players,
        "result": log.result,
        "curve": [
            {"line": p.line, "shares": rounded(p.shares), "errors": rounded(p.errors)}
            for p in report.curve
        ],
        "balance": [balance(one) for one in report.balances],
        "skill": [skill(one) for one in report.skills],
        "decisions": [
            {
                "step": one.step,
                "seat": one.seat,
                "played": teller.game.text(one.played),
                "best": teller.game.text(one.best),
                "cost": amount(one.cost),
            }
            for one in report.judgments
        ],
        "moments": [moment(teller, one) for one in report.moments],
        "luck": [moment(teller, one) for one in report.luck],
        "tables": [table(teller, one) for one in report.tables],
        "limits": teller.limits(),
    }


def rounded(numbers: tuple[float, ...]) -> list[float]:
    """Numbers that are short enough to read."""
    return [round(number, DIGITS) for number in numbers]


def amount(found: Measure) -> Json:
    """A figure with its standard error."""
    return {"value": round(found.value, DIGITS), "error": round(found.error, DIGITS)}


def balance(found: Balance) -> Json:
    """Where a result came from."""
    parts = {one.name: getattr(found, one.name) for one in fields(found)}
    return {
        name: amount(part) if isinstance(part, WinShare) else part for name, part in parts.items()
    }


def skill(found: Skill) -> Json:
    """What decisions cost."""
    return {
        "decisions": found.decisions,
        "best": found.best,
        "cost": amount(found.cost),
        "each": amount(found.each),
    }


def moment(teller: Teller, found: Moment) -> Json:
    """A decision or a stroke of luck."""
    text = teller.game.text
    return {
        "line": found.line,
        "seat": found.seat,
        "kind": "luck" if found.luck else "decision",
        "shares": rounded(found.shares),
        "question": teller.voice(found.question) if found.question else None,
        "happened": teller.happened(found),
        "played": [text(move) for move in found.played],
        "best": text(found.best) if found.best is not None else None,
        "change": amount(found.change),
        "why": [teller.voice(message) for message in found.why],
    }


def table(teller: Teller, found: Table) -> Json:
    """A table of the game."""
    return {
        "title": teller.voice(found.title),
        "columns": [teller.voice(column) for column in found.columns],
        "rows": [[cell_facts(teller, cell) for cell in row] for row in found.rows],
        "note": teller.voice(found.note),
    }


def cell_facts(teller: Teller, cell: Cell) -> Json:
    """A figure with its error; all else as it is read."""
    if isinstance(cell, Measure):
        return amount(cell)
    return cell if isinstance(cell, int) or cell is None else teller.cell(cell)
