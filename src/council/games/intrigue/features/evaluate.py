"""How well a seat stands, for simple bots."""

from math import exp

from council.games.intrigue.board import OVER, PLACING
from council.games.intrigue.rules import Intrigue
from council.games.intrigue.thinking.heuristics import prospect
from council.games.intrigue.view import dead, members, standing


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
