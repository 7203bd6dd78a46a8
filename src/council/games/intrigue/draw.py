"""The court, the seats and the hand in 80 columns. [stark]...[/] marks colour; the words stay without."""

from collections.abc import Sequence

from council.core.game import Message, Say, Who
from council.games.intrigue.board import OVER, PLACING
from council.games.intrigue.cards import HOUSE_IDS, LETTERS, Box
from council.games.intrigue.moves import SLOT_NUMBERS
from council.games.intrigue.rules import Intrigue
from council.games.intrigue.view import dead, laid, members, open_slots, standing

CELL = 8  # columns a card takes; a row above is set off by half of it
CODES = ("STK", "LAN", "BAR", "TAR")
Piece = tuple[int, str, str]  # column, text, style


def draw(view: Intrigue, box: Box, say: Say, names: Sequence[str]) -> str:
    """All that the viewer sees, top to bottom."""
    lines = [
        say(
            Message(
                "intrigue-draw-round", {"round": int(view.round) + 1, "rounds": int(view.rounds)}
            )
        )
    ]
    lines += ["", *court_lines(view, box, say), ""]
    if view.counts:
        lines += [house_line(view, box, say), ""]
    lines += seat_lines(view, say, names)
    if view.viewer >= 0 and view.hands[view.viewer]:
        lines += ["", *hand_lines(view, box, say)]
    return "\n".join(lines)


def court_lines(view: Intrigue, box: Box, say: Say) -> list[str]:
    """The pyramid from the top row down; open places show their name and the houses that fit."""
    cards = laid(view)
    slots = open_slots(view)
    rows: dict[int, tuple[list[Piece], list[Piece]]] = {}
    for cell, card in cards.items():
        row, column = divmod(cell, 8)
        top, name = rows.setdefault(row, ([], []))
        house = card // 9
        top.append((place(row, column), f"┌─{CODES[house]}──┐", HOUSE_IDS[house]))
        name.append((place(row, column), f"│{short(box, card, say)}│", HOUSE_IDS[house]))
    for slot, houses in slots.items():
        number = SLOT_NUMBERS[slot]
        row, column = (0, 7) if number == 8 else divmod(number, 8)
        column -= number != 8
        top, name = rows.setdefault(row, ([], []))
        top.append((place(row, column), f"  {slot}   ", "slot"))
        letters = "".join(LETTERS[house] for house in houses)
        name.append((place(row, column), f"  {letters:<5} ", "slot"))
    lines: list[str] = []
    for row in sorted(rows, reverse=True):
        lines += [joined(pieces) for pieces in rows[row]]
    return lines


def place(row: int, column: int) -> int:
    """The screen column of a cell; column -1 is the left end."""
    return CELL * (column + 1) + CELL // 2 * row


def joined(pieces: list[Piece]) -> str:
    line, at = "", 0
    for column, text, style in sorted(pieces):
        line += " " * (column - at) + f"[{style}]{escape(text)}[/]"
        at = column + len(text)
    return line


def short(box: Box, card: int, say: Say) -> str:
    """A character's first name in six letters."""
    name = say(Message("name", {"name": box.characters[card].name})).split()[0]
    return f"{name:<6}" if len(name) <= 6 else name[:5] + "."


def escape(text: str) -> str:
    """Names may hold brackets."""
    return text.replace("[", "\\[")


def house_line(view: Intrigue, box: Box, say: Say) -> str:
    """How many cards of each house lie in the court, and which can never be placed again."""
    parts = []
    for house, name in enumerate(box.houses):
        gone = view.phase == PLACING and dead(view, house)
        key = "intrigue-draw-house-dead" if gone else "intrigue-draw-house"
        count = int(view.court[house]).bit_count()
        text = say(Message(key, {"house": name, "laid": count}))
        parts.append(f"[{HOUSE_IDS[house]}]{escape(text)}[/]")
    return " · ".join(parts)


def seat_lines(view: Intrigue, say: Say, names: Sequence[str]) -> list[str]:
    lines = []
    wide = max((len(name) for name in names), default=0)
    for seat in range(int(view.seats)):
        mark = ">" if view.seat() == seat else " "
        cards = say(
            Message(f"intrigue-draw-{standing(view, seat)}", {"cards": int(view.sizes[seat])})
        )
        points = say(Message("intrigue-draw-points", {"points": int(view.points[seat])}))
        thrones = say(Message("intrigue-draw-thrones", {"count": int(view.held[seat])}))
        parts = [cards, points, thrones]
        if view.phase == OVER:
            parts = [
                points,
                thrones,
                say(Message("intrigue-draw-score", {"score": int(view.score(seat))})),
            ]
        name = say(Message("name", {"name": Who(seat)}))
        lines.append(f"{mark} {escape(f'{name:<{wide}}')}  {' · '.join(parts)}")
    return lines


def hand_lines(view: Intrigue, box: Box, say: Say) -> list[str]:
    """The viewer's own cards, house by house."""
    lines = [say(Message("intrigue-draw-hand"))]
    hand = int(view.hands[view.viewer])
    for house in range(4):
        cards = [c for c in members(hand) if c // 9 == house]
        if cards:
            names = ", ".join(say(Message("name", {"name": box.characters[c].name})) for c in cards)
            lines.append(f"  [{HOUSE_IDS[house]}]{CODES[house]}[/] {escape(names)}")
    return lines
