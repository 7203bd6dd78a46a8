"""The decision report of a finished game, as it is kept and sent. Sentences are messages: whoever
shows them puts them into a language."""

from typing import Literal

import msgspec

from council.protocol.messages import Json, Said


class Figure(msgspec.Struct, frozen=True):
    """A part of the win, or a difference of such parts, with its standard error."""

    value: float
    error: float


class CurvePointIs(msgspec.Struct, frozen=True):
    """The win shares of all seats before a line of the log; the last point is the result."""

    line: int
    shares: list[float]
    errors: list[float]


class BalanceIs(msgspec.Struct, frozen=True):
    """Where the result of a seat came from: the parts add up to it."""

    start: Figure
    dice: Figure
    draws: Figure
    own: Figure
    others: Figure
    result: float


class SkillIs(msgspec.Struct, frozen=True):
    """What the decisions of a seat cost."""

    decisions: int
    best: int
    cost: Figure
    each: Figure


class DecisionIs(msgspec.Struct, frozen=True):
    """A decision with a choice, and the best move that the search found."""

    step: int
    seat: int
    played: str
    best: str
    cost: Figure


class MomentIs(msgspec.Struct, frozen=True):
    """A decision or a stroke of luck."""

    line: int
    seat: int
    kind: Literal["decision", "luck"]
    shares: list[float]
    question: Said | None
    happened: list[Said]
    played: list[str]
    best: str | None
    change: Figure
    why: list[Said]


class ReportParagraph(msgspec.Struct, frozen=True):
    """Messages one after the other, with `gap` between them."""

    said: list[Said]
    label: Said | None
    gap: str


class ReportItem(msgspec.Struct, frozen=True):
    """One point of a section; `line` of the log is where it happened."""

    said: list[ReportParagraph]
    title: Said | None
    line: int | None


class ReportGrid(msgspec.Struct, frozen=True):
    """Rows under headings."""

    columns: list[Said]
    rows: list[list[Said]]


class ReportSection(msgspec.Struct, frozen=True):
    """A part of what the report says, under its own heading."""

    name: str
    title: Said
    table: ReportGrid | None
    items: list[ReportItem]
    notes: list[Said]


class ReportIs(msgspec.Struct, frozen=True):
    """The whole report: figures for programs, sections for people."""

    game: str
    options: dict[str, Json]
    players: list[str]
    result: list[float]
    curve: list[CurvePointIs]
    balance: list[BalanceIs]
    skill: list[SkillIs]
    decisions: list[DecisionIs]
    moments: list[MomentIs]
    luck: list[MomentIs]
    sections: list[ReportSection]


class ReportState(msgspec.Struct, frozen=True):
    """How far a report is: nobody has asked for it, it waits, it is being made, it is ready, or it
    failed. `done` of `of` parts are there; `id` names the report of a file."""

    state: Literal["none", "waiting", "making", "ready", "failed"]
    done: int = 0
    of: int = 0
    id: str = ""
    why: Said | None = None
    report: ReportIs | None = None
