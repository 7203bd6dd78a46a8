"""Why a placement is refused: the rules as a referee checks them, stated apart from `rules.py`."""

from collections.abc import Callable

from council.core.game import Fact, Message, Refusal, Who
from council.core.state import CHANCE, NOBODY, PUBLIC, REFEREE
from council.games.intrigue.board import CELL_BITS
from council.games.intrigue.cards import Box
from council.games.intrigue.moves import LEFT_END, NAMED, PLAIN, SLOT_TEXTS, SLOTS
from council.games.intrigue.rules import Intrigue

Cell = tuple[int, int]  # row from 0, column from 0 at the left end of the bottom row
Check = Callable[["Placement"], Message | None]


class Placement:
    """A move taken apart, and the court as a table of cells."""

    def __init__(self, view: Intrigue, move: int, box: Box) -> None:
        self.view = view
        self.box = box
        self.asked = int(view.seat())
        self.seat = self.asked if view.viewer == REFEREE else int(view.viewer)
        self.places = 0 <= move < 4 * SLOTS or move >= PLAIN
        named = move >= PLAIN
        self.card = (move - int(NAMED)) // int(SLOTS) if named else None
        self.slot = (move - int(NAMED) if named else move) % int(SLOTS)
        self.house = (
            box.characters[self.card].house if self.card is not None else move // int(SLOTS)
        )
        self.court: dict[Cell, int] = {}  # cell -> card
        for card, spot in enumerate(view.spots):
            if spot:
                row, column = divmod(int(spot & CELL_BITS), 16)
                self.court[row, column - 8 + int(view.lefts)] = card
        self.base = sum(1 for row, _ in self.court if row == 0)
        self.row, self.column = (0, 7) if self.slot == 8 else divmod(self.slot, 8)
        if self.slot != 8:
            self.column -= 1

    def held(self, card: int) -> bool:
        return bool(int(self.view.hands[self.seat]) >> card & 1)

    def name(self, cell: Cell) -> dict[str, str]:
        return dict(self.box.characters[self.court[cell]].name)


def not_over(p: Placement) -> Message | None:
    """After the last round nothing is placed."""
    return Message("intrigue-why-over") if p.asked == NOBODY else None


def not_chance(p: Placement) -> Message | None:
    """Cards are dealt and drawn by chance, not by a player."""
    return Message("intrigue-why-chance") if p.asked == CHANCE else None


def seated(p: Placement) -> Message | None:
    """Spectators do not play."""
    return Message("intrigue-why-spectator") if p.seat == PUBLIC else None


def still_in(p: Placement) -> Message | None:
    """Players who are out of the round are skipped."""
    if p.asked != p.seat and int(p.view.out) >> p.seat & 1:
        return Message("intrigue-why-out")
    return None


def on_turn(p: Placement) -> Message | None:
    """One places in turn."""
    return Message("intrigue-why-turn", {"who": Who(p.asked)}) if p.asked != p.seat else None


def a_placement(p: Placement) -> Message | None:
    """A turn is to place one card, nothing else."""
    return None if p.places else Message("intrigue-why-not-placing")


def in_hand(p: Placement) -> Message | None:
    """One places a card one holds."""
    if p.card is not None:
        if not p.held(p.card):
            return Message("intrigue-why-card", {"card": p.box.characters[p.card].name})
    elif not any(p.held(card) for card in range(9 * p.house, 9 * p.house + 9)):
        return Message("intrigue-why-house", {"house": p.box.houses[p.house]})
    return None


def opens_court(p: Placement) -> Message | None:
    """The first card has one place."""
    if not p.court and p.slot != 1:
        return Message("intrigue-why-first", {"slot": SLOT_TEXTS[p.slot]})
    return None


def in_pyramid(p: Placement) -> Message | None:
    """Row r over a bottom row of w has w - r places; only the bottom row has a left end."""
    wide = int(p.view.width) - p.row
    if p.row > 0 and not 0 <= p.column < wide:
        return Message("intrigue-why-no-place", {"slot": SLOT_TEXTS[p.slot]})
    return None


def room_below(p: Placement) -> Message | None:
    """The bottom row has an end to its growth."""
    if p.row == 0 and (p.row, p.column) not in p.court and p.base >= p.view.width:
        return Message("intrigue-why-full", {"most": int(p.view.width)})
    return None


def free(p: Placement) -> Message | None:
    """A taken place takes no second card."""
    if (p.row, p.column) in p.court:
        facts: dict[str, Fact] = {"slot": SLOT_TEXTS[p.slot], "card": p.name((p.row, p.column))}
        return Message("intrigue-why-taken", facts)
    return None


def at_an_end(p: Placement) -> Message | None:
    """The bottom row grows at its ends only."""
    if p.court and p.row == 0 and p.slot not in (LEFT_END, p.base + 1):
        facts: dict[str, Fact] = {"slot": SLOT_TEXTS[p.slot], "right": SLOT_TEXTS[p.base + 1]}
        return Message("intrigue-why-gap", facts)
    return None


def supported(p: Placement) -> Message | None:
    """Above the bottom row a card rests on two neighbours."""
    if p.row == 0:
        return None
    under = [(p.row - 1, p.column), (p.row - 1, p.column + 1)]
    if all(cell in p.court for cell in under):
        return None
    return Message("intrigue-why-support", {"slot": SLOT_TEXTS[p.slot]})


def matching(p: Placement) -> Message | None:
    """One of the two cards below must be of the same house."""
    if p.row == 0:
        return None
    left, right = (p.row - 1, p.column), (p.row - 1, p.column + 1)
    if any(p.box.characters[p.court[cell]].house == p.house for cell in (left, right)):
        return None
    return Message(
        "intrigue-why-match",
        {
            "house": p.box.houses[p.house],
            "slot": SLOT_TEXTS[p.slot],
            "left": p.name(left),
            "right": p.name(right),
        },
    )


# In the order a referee would look; the first that speaks is the answer.
CHECKS: tuple[tuple[str, Check], ...] = (
    ("R12", not_over),
    ("R05", not_chance),
    ("R04", seated),
    ("R25", still_in),
    ("R11", on_turn),
    ("R14", a_placement),
    ("R14", in_hand),
    ("R15", opens_court),
    ("P01", in_pyramid),
    ("R17", free),
    ("R18", room_below),
    ("R16", at_an_end),
    ("R19", supported),
    ("R20", matching),
)


def refuse(view: Intrigue, move: int, box: Box) -> Refusal | None:
    """The first rule against the move, or None."""
    placement = Placement(view, move, box)
    for rule, check in CHECKS:
        message = check(placement)
        if message is not None:
            return Refusal(rule, message)
    return None
