"""The plots of a chronicle as SVG, drawn by ourselves, each for wide and for narrow screens."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape

from council.cli.report.curve import DASHES
from council.lab.plot import NARROW, WIDTH, scale, short

LINES = 7  # as many as can be told apart
ROW = 34
TALL = 320
LETTERS = 20  # of a name
APART = 16

STYLE = """<style>
.s4{fill:#7a4f9a;stroke:#7a4f9a}.s5{fill:#3b8f86;stroke:#3b8f86}.s6{fill:#a5612a;stroke:#a5612a}
@media (prefers-color-scheme:dark){.s4{fill:#c09be0;stroke:#c09be0}.s5{fill:#7fcfc5;stroke:#7fcfc5}
.s6{fill:#e0a06a;stroke:#e0a06a}}
.track{fill:var(--line);fill-opacity:.45}.bar{stroke:none}.mark{stroke:var(--ink);stroke-width:2}
.line{fill:none;stroke-width:2.4}.label{stroke:none;font-weight:600}
</style>"""


@dataclass(frozen=True)
class Bar:
    """A share with its words, and where equal players would be."""

    name: str
    share: float
    fair: float | None
    words: str


def both(draw: Callable[[int, str], str]) -> str:
    """A plot for wide and for narrow screens: the page shows the one that fits."""
    return draw(WIDTH, "wide") + draw(NARROW, "narrow")


def bars(title: str, rows: Sequence[Bar]) -> str:
    """A bar for each share."""
    return both(lambda width, kind: _bars(title, rows, width, kind))


def _bars(title: str, rows: Sequence[Bar], width: int, kind: str) -> str:
    wide = kind == "wide"
    left, right, step = (190, 130, ROW) if wide else (0, 0, ROW + 18)
    across = width - left - right
    top = max((row.share for row in rows), default=0.0)
    top = max(0.05, top, *(row.fair or 0.0 for row in rows))
    parts = [head(title, step * len(rows) + 8, kind, width)]
    for number, row in enumerate(rows):
        y = step * number + 8
        if wide:
            parts.append(text(left - 12, y + 16, short(row.name, LETTERS + 4), "name"))
            parts.append(text(width - right + 10, y + 16, row.words, "value"))
        else:
            parts.append(text(0, y + 11, short(row.name, LETTERS), "left"))
            parts.append(text(width, y + 11, row.words, "value right"))
            y += 16
        parts.append(
            f'<rect class="track" x="{left}" y="{y}" width="{across}" height="22" rx="4"/>'
            f'<rect class="bar s{number % LINES}" x="{left}" y="{y}" height="22" rx="4" '
            f'width="{round(across * row.share / top, 1)}"/>'
        )
        if row.fair is not None:
            x = round(left + across * row.fair / top, 1)
            parts.append(f'<line class="mark" x1="{x}" x2="{x}" y1="{y - 3}" y2="{y + 25}"/>')
    return "".join(parts) + "</svg>"


@dataclass(frozen=True)
class NamedLine:
    """A curve with its name."""

    name: str
    points: Sequence[tuple[float, float]]


def lines(title: str, found: Sequence[NamedLine], up: str, tick: Callable[[float], str]) -> str:
    """Curves that rise over time."""
    return both(lambda width, kind: _lines(title, found, up, tick, (width, kind)))


def _lines(
    title: str,
    found: Sequence[NamedLine],
    up: str,
    tick: Callable[[float], str],
    form: tuple[int, str],
) -> str:
    width, kind = form
    left, right, top, bottom = 40, 140 if kind == "wide" else 104, 34, TALL - 34
    xs = [x for line in found for x, _ in line.points]
    low, high = min(xs), max(*xs, min(xs) + 1)
    floor, most, step = scale(0, max(y for line in found for _, y in line.points))

    def at(point: tuple[float, float]) -> tuple[float, float]:
        x = left + (point[0] - low) / (high - low) * (width - left - right)
        y = bottom - (point[1] - floor) / (most - floor) * (bottom - top)
        return round(x, 1), round(y, 1)

    parts = [head(title, TALL, kind, width), text(left, top - 16, up, "left")]
    for k in range(round((most - floor) / step) + 1):
        y = at((low, floor + k * step))[1]
        ends = f'x1="{left}" x2="{width - right}" y1="{y}" y2="{y}"'
        parts.append(f'<line class="grid" {ends}/>')
        parts.append(text(left - 6, y + 4, f"{floor + k * step:g}", "name"))
    parts.append(text(left, TALL - 10, tick(low), "left"))
    parts.append(text(width - right, TALL - 10, tick(high), "right"))
    ends_ = spread([at(line.points[-1])[1] for line in found])
    for number, line in enumerate(found):
        path = " ".join(f"{x},{y}" for x, y in map(at, line.points))
        dash = f' stroke-dasharray="{DASHES[number]}"' if DASHES[number] else ""
        name = short(line.name, 16 if kind == "wide" else 13)
        parts.append(
            f'<g class="s{number}"><polyline class="line" points="{path}"{dash}/>'
            f'<text class="label" x="{width - right + 8}" y="{ends_[number] + 4}">'
            f"{escape(name)}</text></g>"
        )
    return "".join(parts) + "</svg>"


def spread(wanted: Sequence[float]) -> list[float]:
    """Where names stand, so that none covers another, and none is below the axis."""
    found = [0.0] * len(wanted)
    free = float(TALL - 18)
    for k in sorted(range(len(wanted)), key=lambda k: -wanted[k]):
        found[k] = min(wanted[k], free - APART)
        free = found[k]
    return found


def columns(title: str, found: Sequence[tuple[str, int]]) -> str:
    """A column for each count, with a word below the first and the last."""
    return both(lambda width, kind: _columns(title, found, width, kind))


def _columns(title: str, found: Sequence[tuple[str, int]], width: int, kind: str) -> str:
    height, bottom = 190, 190 - 30
    most = max(count for _, count in found)
    step = width / len(found)
    parts = [head(title, height, kind, width)]
    for k, (name, count) in enumerate(found):
        tall = round(count / most * (bottom - 24), 1)
        x, wide = round(k * step + step * 0.1, 1), round(min(60, step * 0.8), 1)
        parts.append(
            f'<rect class="bar s1" x="{x}" y="{bottom - tall}" width="{wide}" height="{tall}" '
            f'rx="3"><title>{escape(name)}: {count}</title></rect>'
        )
        if step >= 26:
            parts.append(text(x + wide / 2, bottom - tall - 6, str(count), "tick"))
    parts.append(text(0, height - 8, found[0][0], "left"))
    if len(found) > 1:
        parts.append(text(width, height - 8, found[-1][0], "right"))
    return "".join(parts) + "</svg>"


def head(title: str, height: float, kind: str, width: int) -> str:
    """The beginning of a plot."""
    label = escape(title, quote=True)
    box = f'viewBox="0 0 {width} {height}"'
    return f'<svg class="{kind}" role="img" aria-label="{label}" {box}><title>{label}</title>'


def text(x: float, y: float, words: str, kind: str) -> str:
    """Words in a plot."""
    return f'<text class="{kind}" x="{round(x, 1)}" y="{round(y, 1)}">{escape(words)}</text>'
