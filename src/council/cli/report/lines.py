"""The report in the terminal."""

from collections.abc import Sequence

from council.cli.report.spoken import Spoken
from council.cli.terminal import Terminal
from council.report.making import CurvePoint

BLOCKS = "▁▂▃▄▅▆▇█"
ACROSS = 52  # columns of a curve


def show(terminal: Terminal, spoken: Spoken) -> None:
    """All of it, section by section."""
    terminal.tell(spoken.title(), "title")
    terminal.tell(spoken.winner())
    for section in spoken.sections():
        terminal.echo()
        terminal.tell(section.title, "title")
        if section.name == "curve":
            _curve(terminal, spoken)
            continue
        if section.columns:
            figures = tuple(range(1, len(section.columns))) if section.plain else ()
            terminal.table(section.columns, section.rows, right=figures)
        for item in section.items:
            if item.title and item.numbered:
                terminal.tell(item.title, "notice")
                for sentence in item.said:
                    terminal.hang("", 3, sentence)
            else:
                head = f"{item.title}: " if item.title else ""
                terminal.hang("-", 2, head + " ".join(item.said))
        for note in section.notes:
            terminal.tell(note, "quiet")


def _curve(terminal: Terminal, spoken: Spoken) -> None:
    """A row of blocks for every seat."""
    voice, curve = spoken.voice, spoken.report.curve
    widest = max(len(name) for name in voice.names)
    for seat, name in enumerate(voice.names):
        shares = shares_of(curve, seat)
        ends = f"{voice.percent(shares[0], 0)} → {voice.percent(shares[-1], 0)}"
        terminal.tell(f"{name:<{widest}} {blocks(shares)} {ends}", wrap=False)
    terminal.tell(voice.say("report-curve-how"), "quiet")


def shares_of(curve: Sequence[CurvePoint], seat: int) -> list[float]:
    """The win shares of one seat."""
    return [point.shares[seat] for point in curve]


def blocks(shares: Sequence[float], across: int = ACROSS) -> str:
    """A curve as blocks of eight heights."""
    last = len(shares) - 1
    picked = [shares[round(k * last / (across - 1))] for k in range(across)]
    return "".join(BLOCKS[min(7, int(8 * share))] for share in picked)
