"""The table in words: as drawn for a terminal, without colours, the question, and the moves."""

import re
from collections.abc import Sequence
from textwrap import wrap

from council.core.game import Game
from council.core.state import State
from council.locales import Voice

MARKS = re.compile(r"(?<!\\)\[/?\w*\]")  # of style, in drawings
WIDTH = 100


def plain(text: str) -> str:
    """A drawing without its marks."""
    return MARKS.sub("", text).replace("\\[", "[")


def table_text(game: Game, view: State, say: Voice) -> str:
    """The table as the viewer sees it, who is asked what, and the viewer's own moves."""
    parts = [plain(game.draw(view, say, say.names))]
    if view.seat() >= 0:
        parts.append(say(game.question(view)))
    moves = game.offers(view)
    if moves:
        parts.append("\n".join(["Moves:", *move_lines([game.text(move) for move in moves])]))
    return "\n\n".join(part.strip("\n") for part in parts)


def move_lines(moves: Sequence[str]) -> list[str]:
    """Moves in the notation; those that differ in their last word only share a line."""
    lines: list[str] = []
    groups: dict[str, list[str]] = {}
    for move in moves:
        first, _, last = move.rpartition(" ")
        groups.setdefault(first, []).append(last)
    for first, lasts in groups.items():
        line = f"{first} {lasts[0]}" if first else lasts[0]
        if len(lasts) > 1:
            line = f"{first} ({' | '.join(lasts)})" if first else " | ".join(lasts)
        lines += wrap(line, WIDTH, initial_indent="  ", subsequent_indent="    ")
    return lines
