"""Numbered choices in columns."""

import re

MARKS = re.compile(r"(?<!\\)\[/?\w*\]")
WIDTH = 78
GAP = 2
MOST_COLUMNS = 4


def plain(text: str) -> str:
    """Without the marks of style."""
    return MARKS.sub("", text).replace("\\[", "[")


def in_columns(cells: list[str]) -> list[str]:
    """Cells read downwards, in as many columns as fit."""
    wide = max(len(plain(cell)) for cell in cells) + GAP
    columns = max(1, min(MOST_COLUMNS, WIDTH // wide))
    height = -(-len(cells) // columns)
    lines = []
    for row in range(height):
        line = "".join(cell + " " * (wide - len(plain(cell))) for cell in cells[row::height])
        lines.append(line.rstrip())
    return lines
