"""What the cards that others placed say about their hands, in Westeros Intrigue.

The hidden cards are dealt many times. Each deal weighs as much as it makes likely, by the policy,
what others placed this round. The order of the placements is in `spots`, which everybody may know.
"""

from math import exp, log
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from council.core.bits import popcount, shl, zeros
from council.core.state import Rng, State
from council.games.intrigue.board import CELL_BITS, house_of, order_of, placer_of
from council.games.intrigue.moves import CARDS, LEFT_END, PER_HOUSE, SLOTS
from council.games.intrigue.rules import Intrigue
from council.games.intrigue.thinking.inputs import HOUSE
from council.games.intrigue.thinking.policy import Policy, random_part

LEAST: Final = 1e-6  # no placement is impossible


@final
class Deals:
    """Deals of the hidden cards of a view, in proportion to how well they explain the court."""

    def __init__(self, view: Intrigue, policy: Policy) -> None:
        self.view: Intrigue = Intrigue(view.seats, view)
        self.policy: Policy = policy
        self.order: vec[i64] = placements(view)
        self.known: list[dict[int, float]] = [{} for _ in range(view.seats)]  # by composition
        self.deals: list[Intrigue] = []
        self.logs: vec[float] = vec[float]()
        self.weights: vec[float] = vec[float]()  # running totals

    def add(self, count: i64, rng: Rng) -> None:
        """So many deals more."""
        for _step in range(count):
            deal = Intrigue(self.view.seats, self.view)
            deal.fill(rng)
            total = 0.0
            for seat in range(self.view.seats):
                if seat != self.view.viewer:
                    total += self.explained(seat, deal.hands[seat])
            self.logs = append(self.logs, total)
            self.deals.append(deal)
        top = self.logs[0]
        for x in self.logs:
            top = x if x > top else top
        running = 0.0
        self.weights = vec[float](capacity=i64(len(self.logs)))
        for x in self.logs:
            running += exp(x - top)
            self.weights = append(self.weights, running)

    def explained(self, seat: i64, hand: i64) -> float:
        """How well this hand explains what a seat placed; hands of the same Houses are alike."""
        known = self.known[seat]
        code = composition(hand)
        if code not in known:
            known[code] = likelihood(self.view, seat, hand, self.order, self.policy)
        return known[code]

    def put(self, state: State, rng: Rng) -> None:
        """Make a state one of the deals."""
        high = i64(len(self.weights)) - 1
        x = self.weights[high] * random_part(rng)
        low: i64 = 0
        while low < high:
            middle = (low + high) // 2
            if self.weights[middle] > x:
                high = middle
            else:
                low = middle + 1
        state.become(self.deals[low])


def composition(hand: i64) -> int:
    """How many cards of each House, as one number."""
    code: i64 = 0
    for house in range(i64(4)):
        code = 16 * code + popcount((hand >> (PER_HOUSE * house)) & HOUSE)
    return int(code)


def placements(t: Intrigue) -> vec[i64]:
    """The cards of the court in the order in which they were placed; none where it is unknown."""
    laid = zeros(CARDS)
    count: i64 = 0
    for card in range(CARDS):
        spot = t.spots[card]
        if spot != 0:
            if order_of(spot) == 0:
                return zeros(0)
            laid[order_of(spot) - 1] = card
            count += 1
    return laid[:count]


def likelihood(t: Intrigue, seat: i64, hand: i64, order: vec[i64], policy: Policy) -> float:
    """How well it explains what a seat placed this round that it now holds this hand, and held what
    it placed before: a logarithm."""
    past = Intrigue(t.seats, t)
    past.court = zeros(4)
    past.lefts = 0
    past.last = -1
    past.out = 0
    cards = hand
    for card in order:
        who = placer_of(t.spots[card])
        if who == seat:
            cards |= shl(1, card)
        if who < t.seats:
            past.sizes[who] += 1
    total = 0.0
    for card in order:
        who = placer_of(t.spots[card])
        slot = slot_then(t.spots[card], past)
        pass_to(past, who)
        if who == seat:
            policy.judge(past, seat, cards)
            total += log(policy.chance_of(house_of(card) * SLOTS + slot) + LEAST)
            cards &= ~shl(1, card)
        past.put(house_of(card), shl(1, slot - 1) if slot != LEFT_END else i64(1))
        if who < t.seats:
            past.last = who
            past.sizes[who] -= 1
            if past.sizes[who] == 0:
                past.out |= shl(1, who)
    return total


def slot_then(spot: i64, past: Intrigue) -> i64:
    """The slot in which a card was placed, in the court as it was then."""
    row = (spot & CELL_BITS) >> 4
    column = (spot & 15) - 8 + past.lefts
    return LEFT_END if column < 0 else 8 * row + column + 1


def pass_to(past: Intrigue, who: i64) -> None:
    """The turn passes to a seat: those between are out."""
    if past.last < 0 or who >= past.seats:
        return
    other = past.last
    while True:
        other = other + 1 if other + 1 < past.seats else i64(0)
        if other == who:
            return
        past.out |= shl(1, other)
