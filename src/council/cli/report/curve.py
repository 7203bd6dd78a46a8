"""The curve of the win shares as SVG, drawn by ourselves."""

from collections.abc import Sequence
from html import escape

from council.report.figures import INTERVAL
from council.report.making import CurvePoint

WIDTH, HEIGHT = 760, 358
LEFT, RIGHT, TOP, BOTTOM = 46, 140, 44, 44
APART = 15  # between two names at the right end
MOST = 240  # points of a line
DASHES = ("", "7 4", "2 3", "10 3 2 3", "4 2", "12 5", "1 4")
STYLE = """<style>
.s4{fill:#7a4f9a;stroke:#7a4f9a}.s5{fill:#3b8f86;stroke:#3b8f86}.s6{fill:#a5612a;stroke:#a5612a}
.line{fill:none;stroke-width:2.2}.band{stroke:none;opacity:.16}.label{stroke:none;font-weight:600}
.moment{stroke:var(--quiet);stroke-dasharray:2 4}
</style>"""


def svg(
    title: str,
    across: str,
    up: str,
    names: Sequence[str],
    curve: Sequence[CurvePoint],
    marks: list[int],
) -> str:
    """A line for every seat with its band; `marks` are the log lines of the moments."""
    points = thinned(curve)
    last = curve[-1].line
    label = escape(title, quote=True)
    parts = [
        f'<svg role="img" aria-label="{label}" viewBox="0 0 {WIDTH} {HEIGHT}"><title>{label}'
        "</title>"
    ]
    for share in (0, 25, 50, 75, 100):
        y = high(share / 100)
        parts.append(f'<line class="grid" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y}" y2="{y}"/>')
        parts.append(f'<text class="name" x="{LEFT - 8}" y="{y + 4}">{share}</text>')
    for k in range(5):
        line = round(last * k / 4) or 1
        x = wide(line, last)
        parts.append(f'<text class="tick" x="{x}" y="{HEIGHT - BOTTOM + 18}">{line}</text>')
    parts.append(f'<text class="left" x="{LEFT}" y="{TOP - 28}">{escape(up)}</text>')
    middle = (LEFT + WIDTH - RIGHT) / 2
    parts.append(f'<text class="tick" x="{middle}" y="{HEIGHT - 8}">{escape(across)}</text>')
    for number, line in enumerate(marks, 1):
        x = wide(line, last)
        parts.append(f'<line class="moment" x1="{x}" x2="{x}" y1="{TOP}" y2="{HEIGHT - BOTTOM}"/>')
        parts.append(f'<text class="tick" x="{x}" y="{TOP - 6}">{number}</text>')
    ends = label_heights([high(points[-1].shares[seat]) for seat in range(len(names))])
    for seat, name in enumerate(names):
        parts.append(seat_line(seat, name, points, last, ends[seat]))
    return "".join(parts) + "</svg>"


def seat_line(seat: int, name: str, points: Sequence[CurvePoint], last: int, end: float) -> str:
    """The band, the line and the name of a seat."""
    rim = [(point, INTERVAL * point.errors[seat]) for point in points]
    band = [f"{wide(p.line, last)},{high(p.shares[seat] + margin)}" for p, margin in rim]
    band += [f"{wide(p.line, last)},{high(p.shares[seat] - margin)}" for p, margin in rim[::-1]]
    path = " ".join(f"{wide(p.line, last)},{high(p.shares[seat])}" for p in points)
    dash = f' stroke-dasharray="{DASHES[seat]}"' if DASHES[seat] else ""
    short = name if len(name) <= 16 else name[:15] + "…"
    return (
        f'<g class="s{seat}"><polygon class="band" points="{" ".join(band)}"/>'
        f'<polyline class="line" points="{path}"{dash}/>'
        f'<text class="label" x="{WIDTH - RIGHT + 8}" y="{end + 4}">{escape(short)}</text></g>'
    )


def label_heights(wanted: Sequence[float]) -> list[float]:
    """Where names stand, so that none covers another."""
    found = [0.0] * len(wanted)
    free = float(HEIGHT)
    for seat in sorted(range(len(wanted)), key=lambda seat: (-wanted[seat], -seat)):
        found[seat] = min(wanted[seat], free - APART)
        free = found[seat]
    return found


def thinned(curve: Sequence[CurvePoint]) -> list[CurvePoint]:
    """No more points than can be told apart; the first and the last stay."""
    if len(curve) <= MOST:
        return list(curve)
    last = len(curve) - 1
    return [curve[round(k * last / (MOST - 1))] for k in range(MOST)]


def wide(line: int, last: int) -> float:
    """Where a line of the log stands from left to right."""
    return round(LEFT + (WIDTH - LEFT - RIGHT) * line / max(1, last), 1)


def high(share: float) -> float:
    """Where a share stands from top to bottom."""
    inside = min(1.0, max(0.0, share))
    return round(HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * inside, 1)
