"""The court, the seats and the hand in 80 columns; marks such as [stark]...[/] are for colour."""

import re
from collections.abc import Sequence
from textwrap import wrap

from council.core.game import Message, Say, Who
from council.core.rulebook import Words
from council.games.intrigue.board import OVER, PLACING
from council.games.intrigue.cards import HOUSE_IDS, LETTERS, Box
from council.games.intrigue.moves import SLOT_NUMBERS, SLOTS
from council.games.intrigue.rules import Intrigue
from council.games.intrigue.view import dead, houses_in, laid, members, open_slots, standing

WIDTH = 80
CELL = 8  # columns a card takes; a row above is set off by half of it
WIDEST_NAME = 16
CODES: tuple[Words, ...] = (
    {"en": "STK", "de": "STK"},
    {"en": "LAN", "de": "LEN"},
    {"en": "BAR", "de": "BAR"},
    {"en": "TAR", "de": "TAR"},
)
MARK = re.compile(r"(\\*)(\[[a-z#/@][^\[]*?\])")
Piece = tuple[int, int, str]  # column, width, text with marks


def draw(view: Intrigue, box: Box, say: Say, names: Sequence[str]) -> str:
    """All that the viewer sees, top to bottom."""
    lines = [heading(view, say), "", *court_lines(view, box, say), "", *seat_lines(view, say)]
    if view.viewer >= 0 and view.hands[view.viewer]:
        lines += hand_lines(view, box, say)
    return "\n".join(lines)


def heading(view: Intrigue, say: Say) -> str:
    """The round, and how many cards of each house lie in the court; dead ones fit nowhere more."""
    facts = {"round": int(view.round) + 1, "rounds": int(view.rounds)}
    line = f"[title]{say(Message('intrigue-draw-round', facts))}[/]"
    if not view.counts:
        return line
    parts = []
    for house in houses_in(view):
        gone = view.phase == PLACING and dead(view, house)
        note = " " + say(Message("intrigue-draw-dead")) if gone else ""
        parts.append(
            f"{code(house, say)} {int(view.court[house]).bit_count()}/{int(view.per_house)}{note}"
        )
    return line + "    " + "  ".join(parts)


def three(house: int, say: Say) -> str:
    """The three letters of a house."""
    return say(Message("name", {"name": CODES[house]}))


def code(house: int, say: Say) -> str:
    """The three letters of a house in its colour."""
    return f"[{HOUSE_IDS[house]}]{three(house, say)}[/]"


# -- the court


def court_lines(view: Intrigue, box: Box, say: Say) -> list[str]:
    """The pyramid from the top row down; open places show their name and the houses that fit."""
    rows: dict[int, tuple[list[Piece], list[Piece]]] = {}
    bottom: list[Piece] = []
    for cell, card in laid(view).items():
        row, column = divmod(cell, 8)
        upper, lower = rows.setdefault(row, ([], []))
        house, at = card // 9, place(row, column)
        upper.append((at, CELL, painted(house, f"┌─{three(house, say)}──┐")))
        lower.append((at, CELL, painted(house, f"│{short(box, card, say)}│")))
        if row == 0:
            bottom.append((at, CELL, painted(house, "└──────┘")))
    for slot, houses in open_slots(view).items():
        number = SLOT_NUMBERS[slot]
        row, column = (0, 7) if number == 8 else (number // 8, number % 8 - 1)
        upper, lower = rows.setdefault(row, ([], []))
        letters = "".join(painted(house, LETTERS[house]) for house in houses)
        upper.append((place(row, column) + 2, len(slot), f"[slot]{slot}[/]"))
        lower.append((place(row, column) + 2, len(houses), letters))
    pieces = [part for row in sorted(rows, reverse=True) for part in rows[row]]
    return [joined(line) for line in [*pieces, bottom] if line]


def place(row: int, column: int) -> int:
    """The screen column of a cell; column -1 is the left end."""
    return CELL * (column + 1) + CELL // 2 * row


def painted(house: int, text: str) -> str:
    """Text in the colour of a house."""
    return f"[{HOUSE_IDS[house]}]{escape(text)}[/]"


def joined(pieces: list[Piece]) -> str:
    """Pieces of a line, each at its column."""
    line, end = "", 0
    for column, width, text in sorted(pieces):
        line += " " * (column - end) + text
        end = column + width
    return line


def short(box: Box, card: int, say: Say) -> str:
    """A character's first name in six letters."""
    name = say(Message("name", {"name": box.characters[card].name})).split()[0]
    return f"{name:<6}" if len(name) <= 6 else name[:5] + "."


def escape(text: str) -> str:
    """Names may hold what looks like a mark."""
    return MARK.sub(r"\1\1\\\2", text)


# -- the seats


def seat_lines(view: Intrigue, say: Say) -> list[str]:
    """A row for each seat under headings; the one to answer is marked."""
    over = view.phase == OVER
    keys = ("penalty", "taken", "score") if over else ("cards", "penalty", "thrones")
    heads = [say(Message(f"intrigue-draw-{key}")) for key in keys]
    seats = range(int(view.seats))
    names = [_cut(say(Message("name", {"name": Who(seat)}))) for seat in seats]
    wide = max(len(name) for name in names)
    lines = [" " * (wide + 2) + "".join(f"  {head}" for head in heads)]
    for seat in seats:
        mark = ">" if view.seat() == seat else " "
        cells = "".join(
            f"  {figure:>{len(head)}}"
            for figure, head in zip(seat_figures(view, seat), heads, strict=True)
        )
        name = escape(f"{names[seat]:<{wide}}")
        lines.append(f"{mark} {name}{cells}  {seat_note(view, seat, say)}".rstrip())
    return lines


def seat_figures(view: Intrigue, seat: int) -> list[int]:
    """Cards, penalty points, Iron Throne cards; at the end points, what thrones took off, score."""
    points = int(view.points[seat])
    if view.phase == OVER:
        score = int(view.score(seat))
        return [points, score - points, score]
    return [int(view.sizes[seat]), points, int(view.held[seat])]


def seat_note(view: Intrigue, seat: int, say: Say) -> str:
    """Out of the round or not, and to the owner what the Iron Throne cards are worth."""
    if view.phase == OVER:
        return ""
    notes = []
    if standing(view, seat) != "in":
        notes.append(say(Message(f"intrigue-draw-{standing(view, seat)}")))
    if seat == view.viewer and view.held[seat]:
        worth = int(view.points[seat]) - int(view.score(seat))
        notes.append(say(Message("intrigue-draw-worth", {"value": worth})))
    return ", ".join(notes)


def _cut(name: str) -> str:
    return name if len(name) <= WIDEST_NAME else name[: WIDEST_NAME - 1] + "…"


# -- the hand


def hand_lines(view: Intrigue, box: Box, say: Say) -> list[str]:
    """The viewer's own cards by house, without those that the question already lists."""
    asked = view.seat() == view.viewer
    fitting = {int(move) // int(SLOTS) for move in view.legal_moves()}
    hand = list(members(int(view.hands[view.viewer])))
    lines = []
    for house in range(4):
        cards = [card for card in hand if card // 9 == house]
        if cards and not (asked and house in fitting):
            names = ", ".join(say(Message("name", {"name": box.characters[c].name})) for c in cards)
            first, *more = wrap(names, WIDTH - 6)
            lines += [
                f"  {code(house, say)} {escape(first)}",
                *(f"      {escape(line)}" for line in more),
            ]
    if not lines:
        return []
    return ["", say(Message("intrigue-draw-stuck" if asked else "intrigue-draw-hand")), *lines]


# -- words of the notation


def label(token: str, box: Box, say: Say) -> str:
    """A token as people read it: a character behind the code of the house, a house by its name."""
    if token in HOUSE_IDS:
        house = HOUSE_IDS.index(token)
        name = say(Message("name", {"name": box.houses[house]}))
        return f"{code(house, say)} {escape(name)}"
    for character in box.characters:
        if character.id == token:
            name = say(Message("name", {"name": character.name}))
            return f"{code(character.house, say)} {escape(name)}"
    return token
