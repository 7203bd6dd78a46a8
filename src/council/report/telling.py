"""All that a report says, as messages: the terminal, the HTML file and the page in the browser only
put them into a language. Figures and moves are facts of the messages."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from council.core.figures import figure
from council.core.game import Fact, Game, Message, Who
from council.core.log import join
from council.core.rulebook import Words
from council.kit.review import Cell, Gap, Measure, Table, WinShare
from council.report.figures import LANGUAGES, each, percent, plain_points, points, signed
from council.report.making import Balance, Report, Skill
from council.report.moments import Moment

LIMITS = ("estimate", "luck", "hidden", "search", "people")
MOST = 4  # sentences about what happened
# Moves of which the history does not tell, because what follows says enough.
VERBS = (
    "call",
    "commit",
    "deal",
    "deploy",
    "dice",
    "done",
    "draw",
    "engines",
    "fight",
    "from",
    "hand",
    "house",
    "knights",
    "pass",
    "pick",
    "place",
    "ready",
    "roll",
    "to",
    "trade",
)
LONGEST = 100  # characters of a move in its notation: a deal may have 28 cards


@dataclass(frozen=True)
class Grid:
    """Rows under headings."""

    columns: Sequence[Message]
    rows: Sequence[Sequence[Message]]


@dataclass(frozen=True)
class Paragraph:
    """Messages one after the other, with `gap` between them; a label such as "Played:" before."""

    said: Sequence[Message]
    label: Message | None = None
    gap: str = " "


@dataclass(frozen=True)
class Item:
    """One point of a section; `line` of the log is where it happened."""

    said: Sequence[Paragraph]
    title: Message | None = None
    line: int | None = None


@dataclass(frozen=True)
class Section:
    """A part of a report under its own heading; the notes explain it."""

    name: str
    title: Message
    table: Grid | None = None
    items: Sequence[Item] = field(default_factory=list)
    notes: Sequence[Message] = field(default_factory=list)


def sections(game: Game, report: Report) -> list[Section]:
    """A whole report, in the order in which it is read."""
    return [
        Section("curve", Message("report-curve"), notes=curve_notes(report)),
        Section(
            "balance",
            Message("report-balance"),
            balance_grid(report.balances),
            notes=[Message("report-balance-how"), Message("report-margin")],
        ),
        Section(
            "luck",
            Message("report-luck"),
            items=[
                Item([Paragraph(stroke(game, one))], line_title(one), one.line)
                for one in report.luck
                if shows(one.change)
            ],
        ),
        Section(
            "skill",
            Message("report-skill"),
            Grid(
                heads("player", "decisions", "best", "cost", "each"),
                [skill_row(seat, one) for seat, one in enumerate(report.skills)],
            ),
            notes=[Message("report-skill-how")],
        ),
        moments(game, report),
        *(game_table(one) for one in report.tables),
        Section(
            "limits",
            Message("report-limits"),
            items=[Item([Paragraph([Message(f"report-limits-{name}")])]) for name in LIMITS],
        ),
    ]


def text(fact: Fact) -> Message:
    """A figure or a name that stands alone."""
    return Message("report-text", {"text": fact})


def heads(*names: str) -> list[Message]:
    """The headings of columns."""
    return [Message(f"report-{name}") for name in names]


# -- tables


def curve_notes(report: Report) -> list[Message]:
    """What a curve shows; a band only where there is one."""
    band = any(error > 0 for point in report.curve for error in point.errors)
    return [Message("report-share"), *([Message("report-curve-band")] if band else [])]


def balance_grid(found: Sequence[Balance]) -> Grid:
    """Where the results came from; no column for a kind of luck that the game did not have."""
    kept = {
        "dice-luck": any(shows(one.dice) for one in found),
        "draw-luck": any(shows(one.draws) for one in found),
    }
    rows = [
        [
            text(Who(seat)),
            text(plain_points(one.start)),
            *([text(points(one.dice))] if kept["dice-luck"] else []),
            *([text(points(one.draws))] if kept["draw-luck"] else []),
            text(points(one.own)),
            text(points(one.others)),
            text(figure(100 * one.result)),
        ]
        for seat, one in enumerate(found)
    ]
    lucks = [name for name, is_kept in kept.items() if is_kept]
    return Grid(heads("player", "start", *lucks, "own", "others", "result"), rows)


def shows(share: WinShare) -> bool:
    """Whether anything of it is left when it is rounded."""
    return share.error > 0 or round(100 * abs(share.value), 1) > 0


def skill_row(seat: int, found: Skill) -> list[Message]:
    """What the decisions of a seat cost."""
    figures: list[Fact] = [
        found.decisions,
        percent(found.best / max(1, found.decisions)),
        plain_points(found.cost),
        plain_points(found.each, 2),
    ]
    return [text(Who(seat)), *map(text, figures)]


def game_table(table: Table) -> Section:
    """A table that only this game has."""
    rows = [[cell(one) for one in row] for row in table.rows]
    name = table.title.key.removeprefix("report-")
    return Section(name, table.title, Grid(table.columns, rows), notes=[table.note])


def cell(found: Cell) -> Message:
    """What stands in a table of a game."""
    if found is None:
        return text("")
    if isinstance(found, Message):
        return found
    if isinstance(found, WinShare):
        return text(points(found))
    if isinstance(found, Gap):
        return text(signed(found.value))
    return text(figure(found.value, 1) if isinstance(found, Measure) else found)


# -- moments


def moments(game: Game, report: Report) -> Section:
    """The moments that decided the game."""
    title = Message("report-moments")
    if not report.moments:
        return Section("moments", title, items=[Item([Paragraph([Message("report-none")])])])
    items = [
        Item(moment(game, one), moment_title(number, one), one.line)
        for number, one in enumerate(report.moments, 1)
    ]
    return Section("moments", title, items=items)


def moment_title(number: int, found: Moment) -> Message:
    """Where a moment stands in the log, and whose it was."""
    facts: dict[str, Fact] = {"number": number, "line": found.line}
    if found.luck:
        return Message("report-moment-luck", facts)
    return Message("report-moment", {**facts, "who": Who(found.seat)})


def line_title(found: Moment) -> Message:
    """Where a stroke of luck stands in the log."""
    return Message("report-line", {"line": found.line})


def moment(game: Game, found: Moment) -> list[Paragraph]:
    """All that is said of a moment."""
    if found.luck:
        return [stood(found), Paragraph(stroke(game, found))]
    told = [Paragraph([found.question])] if found.question else []
    told += [stood(found), Paragraph(happened(game, found), Message("report-moment-played"))]
    if found.best is not None:
        told.append(Paragraph(better(game, found), Message("report-moment-better")))
    if found.why:  # reasons are told to whoever plays the seat
        told.append(Paragraph(found.why, Message("report-moment-told", {"who": Who(found.seat)})))
    else:
        told.append(Paragraph([Message("report-moment-even")]))
    cost = Message("report-moment-cost", {"share": plain_points(found.change)})
    return [*told, Paragraph([cost])]


def stood(found: Moment) -> Paragraph:
    """How the game stood for everybody."""
    shares = [
        Message("report-moment-share", {"who": Who(seat), "share": percent(share)})
        for seat, share in enumerate(found.shares)
    ]
    return Paragraph(shares, Message("report-moment-stood"), ", ")


def stroke(game: Game, found: Moment) -> list[Message]:
    """What luck did."""
    key = "report-luck-good" if found.change.value >= 0 else "report-luck-bad"
    size = WinShare(abs(found.change.value), found.change.error)
    brought = Message(key, {"who": Who(found.seat), "share": plain_points(size)})
    return [*happened(game, found), brought]


def happened(game: Game, found: Moment) -> list[Message]:
    """What happened, in the sentences of the history; a move without one in its notation."""
    if len(found.told) > MOST:
        return [*found.told[: MOST - 1], Message("report-and-more")]
    return found.told or [moved(game, *found.played)]


def better(game: Game, found: Moment) -> list[Message]:
    """The same for the better move."""
    return found.better[:1] or ([moved(game, found.best)] if found.best is not None else [])


def moved(game: Game, *moves: int) -> Message:
    """A move, or several with one verb, with the names that people read."""
    verb, *words = join([game.text(move) for move in moves]).split(" ")
    key = f"report-move-{verb}"
    if verb not in VERBS:
        key, words = "report-text", [verb, *words]
    names = game.words()
    spelled = {lang: " ".join(named(names, word, lang) for word in words) for lang in LANGUAGES}
    return Message(key, {"text": each(spelled, shortened)})


def shortened(said: str) -> str:
    """The beginning of what is long."""
    return said if len(said) <= LONGEST else said[:LONGEST].rpartition(" ")[0].rstrip(",") + " …"


def named(names: Mapping[str, Words], word: str, lang: str) -> str:
    """The name of a thing in the notation, also of the second of two equal cards; any other word
    stays."""
    bare = word.rstrip(",")
    card, _, number = bare.rpartition("_")
    known = names.get(bare) or (names.get(card) if number.isdecimal() else None)
    return (known[lang] if known else bare) + word[len(bare) :]
