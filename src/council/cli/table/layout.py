"""Numbered choices in columns."""

import re

MARKS = re.compile(r"(?<!\\)\[/?\w*\]")  # of style, as games write them
WIDTH = 79
GAP = 2
MOST_COLUMNS = 5


def plain(text: str) -> str:
    """Without the marks of style."""
    return MARKS.sub("", text).replace("\\[", "[")


def numbered(labels: list[str]) -> str:
    """Labels with their numbers, read downwards, in as many columns as fit."""
    wide = len(str(len(labels)))
    return in_columns([f"[number]{n:>{wide + 1}})[/] {label}" for n, label in enumerate(labels, 1)])


def in_columns(cells: list[str]) -> str:
    """Cells in columns no wider than they need to be."""
    for columns in range(min(MOST_COLUMNS, len(cells)), 0, -1):
        height = -(-len(cells) // columns)
        stacks = [cells[top : top + height] for top in range(0, len(cells), height)]
        widths = [max(len(plain(cell)) for cell in stack) + GAP for stack in stacks]
        if columns == 1 or sum(widths) - GAP <= WIDTH:
            break
    lines = []
    for row in range(height):
        cells_here = [
            (stack[row], width)
            for stack, width in zip(stacks, widths, strict=True)
            if row < len(stack)
        ]
        line = "".join(cell + " " * (width - len(plain(cell))) for cell, width in cells_here)
        lines.append(line.rstrip())
    return "\n".join(lines)
