"""Plots as SVG text, drawn by ourselves: a page with them needs no other files."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor, log10

WIDTH = 720
NARROW = 340  # of a plot for a telephone
LETTER = 7.2  # about the width of one
LONGEST = 34  # letters of a name
UPRIGHT = 20  # letters of one above a column
ROW = 30
TALL = 46  # a row with its words above
TOP = 34
TICKS = 5

Figure = Callable[[float], str]  # a number as the reader writes it


@dataclass(frozen=True)
class Mark:
    """A value with its interval; `series` chooses the colour."""

    name: str
    value: float
    low: float
    high: float
    series: int = 0
    note: str = ""


def whiskers(
    title: str,
    marks: Sequence[Mark],
    figure: Figure,
    line: float | None = None,
    tick: Figure | None = None,
) -> str:
    """A dot for each value, a line for its interval; a dashed line where all would be equal. Drawn
    twice, for wide and for narrow screens: the page shows the one that fits."""
    ends = [end for mark in marks for end in (mark.low, mark.high)]
    ends += [line] if line is not None else []
    span = scale(min(ends, default=0.0), max(ends, default=1.0))
    shape = _Whiskers(title, marks, figure, tick or figure, line, span)
    return shape.wide() + shape.narrow()


@dataclass(frozen=True)
class _Whiskers:
    title: str
    marks: Sequence[Mark]
    figure: Figure
    tick: Figure
    line: float | None
    span: tuple[float, float, float]

    def told(self, mark: Mark) -> str:
        low, high = self.figure(mark.low), self.figure(mark.high)
        return f"{self.figure(mark.value)} ({low} – {high})"

    def wide(self) -> str:
        """Names to the left of the lines, figures to the right."""
        longest = max((len(short(mark.name, LONGEST)) for mark in self.marks), default=0)
        left = max(90, round(LETTER * longest) + 24)
        right = max((round(LETTER * len(self.told(mark))) for mark in self.marks), default=0) + 24
        height = TOP + ROW * len(self.marks) + 30
        place = _placer(*self.span[:2], left=left, right=right)
        parts = [_head(self.title, height, "wide"), self.axis(height, place)]
        for number, mark in enumerate(self.marks):
            y = TOP + ROW * number + ROW // 2
            parts.append(self.whisker(mark, y, place))
            parts.append(_text(left - 14, y + 5, mark.name, "name"))
            parts.append(_text(WIDTH - right + 12, y + 5, self.told(mark), "value"))
        return "".join(parts) + "</svg>"

    def narrow(self) -> str:
        """Name and figures above each line."""
        height = TOP + TALL * len(self.marks) + 30
        edge = round(self.label() / 2)
        place = _placer(*self.span[:2], left=edge, right=edge, width=NARROW)
        parts = [_head(self.title, height, "narrow", NARROW), self.axis(height, place)]
        for number, mark in enumerate(self.marks):
            y = TOP + TALL * number + 8
            parts.append(_text(2, y, mark.name, "left"))
            fits = (
                LETTER * (len(mark.name) + len(self.told(mark))) < NARROW + 20
            )  # figures are small
            words = self.told(mark) if fits else self.figure(mark.value)
            parts.append(_text(NARROW - 2, y, words, "value right"))
            parts.append(self.whisker(mark, y + 14, place))
        return "".join(parts) + "</svg>"

    def label(self) -> float:
        """How wide the longest label of the axis is, with a gap."""
        return LETTER * max(len(self.tick(end)) for end in self.span[:2]) + 12

    def axis(self, height: int, place: Callable[[float], float]) -> str:
        low, high, step = self.span
        every = ceil(self.label() / (place(low + step) - place(low)))  # as many labels as fit
        parts = []
        for number, (at, x) in enumerate(_steps(low, high, step, place)):
            ends = f'x1="{x}" x2="{x}" y1="{TOP - 8}" y2="{height - 26}"'
            parts.append(f'<line class="grid" {ends}/>')
            if number % every == 0:
                parts.append(_text(x, height - 8, self.tick(at), "tick"))
        if self.line is not None:
            x = place(self.line)
            ends = f'x1="{x}" x2="{x}" y1="{TOP - 8}" y2="{height - 26}"'
            parts.append(f'<line class="even" {ends}/>')
        return "".join(parts)

    def whisker(self, mark: Mark, y: int, place: Callable[[float], float]) -> str:
        a, b, x = place(mark.low), place(mark.high), place(mark.value)
        words = f"{mark.name}: {self.told(mark)} {mark.note}".strip()
        return (
            f'<g class="s{mark.series}"><title>{escape(words)}</title>'
            f'<line class="span" x1="{a}" x2="{b}" y1="{y}" y2="{y}"/>'
            f'<circle cx="{x}" cy="{y}" r="6"/></g>'
        )


def grid(title: str, names: Sequence[str], cells: Sequence[Sequence[float | None]]) -> str:
    """Shares of one against the other, as colour and number: rows against columns. Drawn twice,
    as whiskers are."""
    longest = max((len(short(name, LONGEST)) for name in names), default=0)
    left = max(60, round(LETTER * longest) + 20)
    count = max(1, len(names))
    wide = max(46, min(84, (WIDTH - left) // count))
    narrow = max(24, min(64, (NARROW - left) // count))
    return _grid(title, names, cells, left, wide, "wide") + _grid(
        title, names, cells, left, narrow, "narrow"
    )


def _grid(
    title: str,
    names: Sequence[str],
    cells: Sequence[Sequence[float | None]],
    left: int,
    size: int,
    kind: str,
) -> str:
    heads = [short(name, UPRIGHT) for name in names]
    longest = LETTER * max(map(len, heads), default=0)
    top = TOP + 14 if longest <= size else round(longest) + 20  # upright where they are too long
    height = top + size * len(names)
    width = WIDTH if kind == "wide" else max(NARROW, left + size * len(names))
    parts = [_head(title, height, kind, width)]
    for k, name in enumerate(names):
        x, y = left + size * k + size // 2, top - 12
        if longest <= size:
            parts.append(_text(x, y, heads[k], "tick"))
        else:
            parts.append(f'<g transform="translate({x + 4} {y}) rotate(-90)">')
            parts.append(_text(0, 0, heads[k], "head") + "</g>")
        parts.append(_text(left - 14, top + size * k + size // 2 + 5, name, "name"))
    for i, row in enumerate(cells):
        for k, share in enumerate(row):
            x, y = left + size * k, top + size * i
            if share is None:
                parts.append(_cell(x, y, size, "none", 1.0, ""))
                continue
            side = "won" if share >= 0.5 else "lost"
            parts.append(_cell(x, y, size, side, abs(share - 0.5) * 1.2, f"{100 * share:.0f}"))
    return "".join(parts) + "</svg>"


def _cell(x: int, y: int, size: int, kind: str, depth: float, text: str) -> str:
    box = f'x="{x + 1}" y="{y + 1}" width="{size - 2}" height="{size - 2}" rx="4"'
    return (
        f'<rect class="none" {box}/><rect class="{kind}" {box} fill-opacity="{depth:.2f}"/>'
        + _text(x + size // 2, y + size // 2 + 5, text, "cell")
    )


@dataclass(frozen=True)
class Curve:
    """A curve."""

    name: str
    points: Sequence[tuple[float, float]]
    series: int = 0


def curves(title: str, lines: Sequence[Curve], across: str, up: str, figure: Figure) -> str:
    """Curves over a common axis."""
    points = [point for line in lines for point in line.points]
    low, high, step = scale(min(p[0] for p in points), max(p[0] for p in points))
    floor_, top, rise = scale(min(0.0, *(p[1] for p in points)), max(p[1] for p in points))
    height, bottom = 320, 320 - 44
    place = _placer(low, high, left=70, right=130)

    def up_to(value: float) -> float:
        return round(bottom - (value - floor_) / (top - floor_) * (bottom - TOP), 1)

    parts = [_head(title, height)]
    for at, y in _steps(floor_, top, rise, up_to):
        parts.append(f'<line class="grid" x1="70" x2="{WIDTH - 130}" y1="{y}" y2="{y}"/>')
        parts.append(_text(62, y + 4, figure(at), "name"))
    for at, x in _steps(low, high, step, place):
        parts.append(_text(x, bottom + 18, figure(at), "tick"))
    parts += [_text((WIDTH - 60) / 2, height - 6, across, "tick"), _text(70, TOP - 14, up, "left")]
    for line in lines:
        path = " ".join(f"{place(x)},{up_to(y)}" for x, y in line.points)
        x, y = line.points[-1]
        parts.append(f'<g class="s{line.series}"><polyline points="{path}"/></g>')
        parts.append(_text(place(x) + 8, up_to(y) + 4, line.name, "left"))
    return "".join(parts) + "</svg>"


def _steps(
    low: float, high: float, step: float, place: Callable[[float], float]
) -> list[tuple[float, float]]:
    count = round((high - low) / step)
    return [(low + k * step, place(low + k * step)) for k in range(count + 1)]


def scale(low: float, high: float) -> tuple[float, float, float]:
    """Round ends and a round step that hold these values."""
    span = (high - low) or abs(high) or 1.0
    power = 10.0 ** floor(log10(span / TICKS))
    step = next(power * k for k in (1, 2, 5, 10) if power * k * TICKS >= span)
    bottom = floor(low / step + 1e-9) * step
    top = bottom
    while top < high - step * 1e-9:
        top += step
    return bottom, max(top, bottom + step), step


def _placer(
    low: float, high: float, left: int, right: int, width: int = WIDTH
) -> Callable[[float], float]:
    wide = width - left - right
    return lambda value: round(left + (value - low) / (high - low) * wide, 1)


def _head(title: str, height: float, kind: str = "", width: int = WIDTH) -> str:
    label = escape(title, quote=True)
    shown = f' class="{kind}"' if kind else ""
    box = f"0 0 {width} {height}"
    return f'<svg{shown} role="img" aria-label="{label}" viewBox="{box}"><title>{label}</title>'


def _text(x: float, y: float, text: str, kind: str) -> str:
    shown = text if "value" in kind else short(text, LONGEST)
    return f'<text class="{kind}" x="{x}" y="{y}">{escape(shown)}</text>'


def short(text: str, most: int) -> str:
    """Cut where it would run into its neighbour."""
    return text if len(text) <= most else text[: most - 1] + "…"
