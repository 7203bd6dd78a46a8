"""The figures of Intrigue's hints, worked out again by asking the engine what can be placed."""

from dataclasses import dataclass
from typing import Any

from conformance.tables import Table

from council.core.game import Message
from council.core.play import rng_for
from council.core.state import State, members
from council.games.intrigue.board import PLACING
from council.games.intrigue.game import GAME as INTRIGUE
from council.games.intrigue.moves import SLOTS
from council.games.intrigue.rules import Intrigue

DEALS = 200
FAR = 16  # of a hundred deals: how far two samples may lie apart
APART = 0.7  # cards left on average


@dataclass
class Recount:
    """A position, the hint and the next best move."""

    table: Table
    view: State
    move: int
    other: int

    def __post_init__(self) -> None:
        assert isinstance(self.view, Intrigue)
        self.board: Intrigue = self.view
        self.seat = int(self.board.turn)

    def placed(self, move: int) -> Intrigue:
        """The court after a placement, in a world that fits the view."""
        world = Intrigue(self.board.seats, self.board)
        world.fill(rng_for("recount"))
        world.apply(move)
        return world

    def offers(self, world: Intrigue, hand: int) -> list[int]:
        """What the engine would let the seat place with a hand."""
        asked = Intrigue(world.seats, world)
        asked.phase, asked.turn, asked.viewer = PLACING, self.seat, self.seat
        asked.hands[self.seat] = hand
        return members(asked.legal_moves())


def recount(found: Recount, message: Message) -> bool:
    """Check one sentence; False: nothing in it can be worked out again."""
    kind = message.key.removeprefix("intrigue-hint-")
    facts: Any = message.facts
    if kind == "where":
        for name, move, side in (("here", found.move, ""), ("there", found.other, "other_")):
            lies(found, move, facts[name], [facts.get(f"{side}{one}") for one in ("left", "right")])
        return True
    for name, move in (("here", found.move), ("there", found.other)):
        told = facts.get(name)
        if kind in ("blocked", "last", "left"):
            sampled(found, kind, move, told)
            continue
        if kind not in ("sure", "stuck", "places", "given"):
            return False
        world = found.placed(move)
        if world.phase != PLACING or world.round != found.board.round:
            continue  # the cards of the round have been gathered
        assert told == counted(found, kind, world)
    return True


def lies(found: Recount, move: int, place: str, names: list[Any]) -> None:
    """A place in words is the one that the move names."""
    row, position = map(int, found.table.game.text(move).split()[-1].split("."))
    if row == 1:
        assert place == ("left" if position == 0 else "right")
        return
    court = {card["slot"]: card["id"] for card in found.table.game.describe(found.board)["court"]}
    under = [court[f"{row - 1}.{position + step}"] for step in (0, 1)]
    words = {one.id: one.name for one in INTRIGUE.box.characters}
    assert (place, names) == ("on", [words[one] for one in under])


def counted(found: Recount, kind: str, world: Intrigue) -> int:
    """Cards without a place, or places."""
    hand = int(world.hands[found.seat])
    houses = [(hand >> 9 * house & 0x1FF).bit_count() for house in range(4)]
    offers = found.offers(world, hand)
    mine = {offer % int(SLOTS) for offer in offers}
    if kind == "places":
        return len(mine)
    if kind == "given":
        every = {offer % int(SLOTS) for offer in found.offers(world, 0xFFFFFFFFF)}
        return len(every) - len(mine)
    fitting = {offer // int(SLOTS) for offer in offers}
    if kind == "stuck":
        return sum(n for house, n in enumerate(houses) if house not in fitting)
    shown = found.table.game.describe(world.mask(found.seat))
    dead = [house["dead"] for house in shown["houses"]]
    return sum(n for house, n in enumerate(houses) if dead[house])


def sampled(found: Recount, kind: str, move: int, told: Any) -> None:
    """Deals of our own must come to about the same."""
    board, rng = found.board, rng_for("recount", move)
    blocked = last = left = 0
    seats = [(found.seat + k) % int(board.seats) for k in range(1, int(board.seats))]
    follower = next((s for s in seats if not int(board.out) >> s & 1), found.seat)
    for _ in range(DEALS):
        world = Intrigue(board.seats, board)
        world.fill(rng)
        world.apply(move)
        out = world.phase != PLACING or int(world.out) >> follower & 1
        blocked += bool(out and follower != found.seat and world.sizes[follower] > 0)
        if world.phase == PLACING:
            world.place_out(rng)
        last += int(world.last == found.seat)
        left += int(world.sizes[found.seat])
    if kind == "left":
        assert abs(float(told["en"]) - left / DEALS) <= APART
    else:
        assert abs(told - 100 * (blocked if kind == "blocked" else last) / DEALS) <= FAR
