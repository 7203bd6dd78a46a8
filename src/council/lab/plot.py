"""Plots as SVG text, drawn by ourselves: a page with them needs nothing from anywhere."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from math import floor, log10

WIDTH = 720
LEFT = 190  # of the names
RIGHT = 150  # of the figures
ROW = 30
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
    """A dot for each value, a line for its interval; a dashed line where all would be equal."""
    ends = [end for mark in marks for end in (mark.low, mark.high)]
    ends += [line] if line is not None else []
    low, high, step = scale(min(ends, default=0.0), max(ends, default=1.0))
    height = TOP + ROW * len(marks) + 30
    place = _placer(low, high)
    parts = [_head(title, height)]
    at = low
    while at <= high + step / 2:
        x = place(at)
        parts.append(f'<line class="grid" x1="{x}" x2="{x}" y1="{TOP - 8}" y2="{height - 26}"/>')
        parts.append(_text(x, height - 8, (tick or figure)(at), "tick"))
        at += step
    if line is not None:
        x = place(line)
        parts.append(f'<line class="even" x1="{x}" x2="{x}" y1="{TOP - 8}" y2="{height - 26}"/>')
    for number, mark in enumerate(marks):
        parts.append(_whisker(mark, TOP + ROW * number + ROW // 2, place, figure))
    return "".join(parts) + "</svg>"


def _whisker(mark: Mark, y: int, place: Callable[[float], float], figure: Figure) -> str:
    a, b, x = place(mark.low), place(mark.high), place(mark.value)
    told = f"{figure(mark.value)} ({figure(mark.low)} – {figure(mark.high)})"
    return (
        f'<g class="s{mark.series}"><title>{escape(f"{mark.name}: {told} {mark.note}".strip())}'
        f'</title><line class="span" x1="{a}" x2="{b}" y1="{y}" y2="{y}"/>'
        f'<circle cx="{x}" cy="{y}" r="6"/></g>'
        + _text(LEFT - 14, y + 5, mark.name, "name")
        + _text(WIDTH - RIGHT + 12, y + 5, told, "value")
    )


def grid(title: str, names: Sequence[str], cells: Sequence[Sequence[float | None]]) -> str:
    """Shares of one against the other, as colour and number: rows against columns."""
    size = max(46, min(84, (WIDTH - LEFT) // max(1, len(names))))
    height = TOP + 14 + size * len(names)
    parts = [_head(title, height)]
    for k, name in enumerate(names):
        parts.append(_text(LEFT + size * k + size // 2, TOP + 2, short(name, 11), "tick"))
        parts.append(_text(LEFT - 14, TOP + 14 + size * k + size // 2 + 5, name, "name"))
    for i, row in enumerate(cells):
        for k, share in enumerate(row):
            x, y = LEFT + size * k, TOP + 14 + size * i
            if share is None:
                parts.append(_cell(x, y, size, "none", 1.0, ""))
                continue
            kind = "won" if share >= 0.5 else "lost"
            parts.append(_cell(x, y, size, kind, abs(share - 0.5) * 1.6, f"{100 * share:.0f}"))
    return "".join(parts) + "</svg>"


def _cell(x: int, y: int, size: int, kind: str, depth: float, text: str) -> str:
    box = f'x="{x + 1}" y="{y + 1}" width="{size - 2}" height="{size - 2}" rx="4"'
    return (
        f'<rect class="none" {box}/><rect class="{kind}" {box} fill-opacity="{depth:.2f}"/>'
        + _text(x + size // 2, y + size // 2 + 5, text, "cell")
    )


@dataclass(frozen=True)
class Line:
    """A curve."""

    name: str
    points: Sequence[tuple[float, float]]
    series: int = 0


def curves(title: str, lines: Sequence[Line], across: str, up: str, figure: Figure) -> str:
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
    low: float, high: float, left: int = LEFT, right: int = RIGHT
) -> Callable[[float], float]:
    wide = WIDTH - left - right
    return lambda value: round(left + (value - low) / (high - low) * wide, 1)


def _head(title: str, height: float) -> str:
    label = escape(title, quote=True)
    box = f"0 0 {WIDTH} {height}"
    return f'<svg role="img" aria-label="{label}" viewBox="{box}"><title>{label}</title>'


def _text(x: float, y: float, text: str, kind: str) -> str:
    return f'<text class="{kind}" x="{x}" y="{y}">{escape(short(text, 34))}</text>'


def short(text: str, most: int) -> str:
    """Cut where it would run into its neighbour."""
    return text if len(text) <= most else text[: most - 1] + "…"
