"""The view as numbers, for learning; and how well a seat stands, for simple bots."""

from math import exp

from council.games.intrigue.board import OVER, PLACING
from council.games.intrigue.cards import HOUSE_IDS
from council.games.intrigue.moves import MOST_SEATS
from council.games.intrigue.rules import Intrigue
from council.games.intrigue.thinking import prospect
from council.games.intrigue.view import dead, members, standing

SEATS = int(MOST_SEATS)
CELLS = [8 * row + column for row in range(8) for column in range(8 - row)]

# Seats are counted from the viewer on, so that a learner always sits at place 0.
NAMES: tuple[str, ...] = (
    *(f"court {house} {cell // 8 + 1}.{cell % 8 + 1}" for house in HOUSE_IDS for cell in CELLS),
    *(f"hand {house}" for house in HOUSE_IDS),
    *(
        f"{what} of seat +{k}"
        for k in range(SEATS)
        for what in ("cards", "in", "asked", "points", "thrones", "own values")
    ),
    *(f"unseen {house}" for house in HOUSE_IDS),
    "rounds left",
    "width",
)


def observe(view: Intrigue) -> list[float]:
    """One number for each name."""
    found: list[float] = []
    for house in range(4):
        found += [float(int(view.court[house]) >> cell & 1) for cell in CELLS]
    viewer = max(int(view.viewer), 0)
    own = int(view.hands[viewer]) if view.viewer >= 0 else 0
    found += [float((own >> 9 * house & 511).bit_count()) for house in range(4)]
    for k in range(SEATS):
        found += _seat(view, (viewer + k) % int(view.seats)) if k < view.seats else [0.0] * 6
    found += [float((int(view.deck) >> 9 * house & 511).bit_count()) for house in range(4)]
    return [*found, float(view.rounds - view.round), float(view.width)]


def _seat(view: Intrigue, seat: int) -> list[float]:
    known = int(view.points[seat]) - int(view.score(seat))
    return [
        float(view.sizes[seat]),
        float(standing(view, seat) == "in"),
        float(view.seat() == seat),
        float(view.points[seat]),
        float(view.held[seat]),
        float(known),
    ]


def evaluate(view: Intrigue, seat: int) -> float:
    """Few cards in hand that can still be placed are good; room for one's own houses is good."""
    if view.phase == OVER:
        return float(view.value(seat))
    if view.phase != PLACING:
        return float(prospect(view, seat))
    hand = int(view.hands[seat])
    occupied = int(view.occupied())
    base = (
        0 if not int(view.base_ends(occupied)) else int(view.width) - (occupied & 255).bit_count()
    )
    room = 0.0
    for house in range(4):
        held = (hand >> 9 * house & 511).bit_count()
        if held and not dead(view, house):
            cells = int(view.roof(occupied)) & int(view.upheld(house))
            room += min(held, cells.bit_count() + base)
    lost = sum(dead(view, card // 9) for card in members(hand))
    others = [
        int(view.sizes[s])
        for s in range(int(view.seats))
        if s != seat and standing(view, s) == "in"
    ]
    rivals = sum(others) / len(others) if others else 0.0
    burden = 2.0 * lost + hand.bit_count() - room - rivals
    return 1.0 / (1.0 + exp(burden / 4.0))
