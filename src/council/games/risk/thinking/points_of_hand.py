"""What can be counted after a move: armies, gold, points, cards, units, income."""

from dataclasses import dataclass, fields

from council.core.game import Fact
from council.core.play import rng_for
from council.core.state import members
from council.games.risk.cards import Box, card_name
from council.games.risk.moves import (
    DONE,
    MAESTER,
    OBJECTIVE,
    OBJECTIVES,
    PICK,
    REVEAL,
    TAKE,
    TRADE,
    UNIT,
)
from council.games.risk.rules.income import income
from council.games.risk.rules.objectives import progress
from council.games.risk.state.board import Board
from council.games.risk.state.cards import hand_size, maesters_of
from council.games.risk.state.counts import armies_of, units_of
from council.games.risk.state.dominion import DominionBoard
from council.games.risk.state.phases import BUYING, GIVING_UP, NO_QUESTION, TAKING, TRADING
from council.kit.points import Point, point

STEPS = 3  # answers that complete a set
# What a unit of each weighs
WEIGHTS = {
    "points": 3.0,
    "units": 1.2,
    "income": 0.8,
    "armies": 0.6,
    "maesters": 0.6,
    "cards": 0.5,
    "gold": 0.005,
}
PAID = ("maesters", "gold")  # what a card costs at once, where all else is still open
PROGRESS = 0.02  # a per cent of an objective, for each of its points


@dataclass(frozen=True)
class Purse:
    """What a seat has."""

    points: int
    units: int
    income: int
    armies: int
    maesters: int
    cards: int
    gold: int


def counted_points(view: Board, move: int, other: int, box: Box) -> list[Point]:
    """Everything of which the seat has more after the one than after the other move."""
    if isinstance(view, DominionBoard) and view.phase == GIVING_UP and view.ask == NO_QUESTION:
        return objective_points(view, move, other, box)
    seat = int(view.viewer)
    wanted = wish(view, move, other)
    if wanted:
        return wanted
    now = purse(view, seat)
    mine, theirs = (purse(after(view, m), seat) for m in (move, other))
    asked = isinstance(view, DominionBoard) and view.ask != NO_QUESTION
    found = []
    for name in (one.name for one in fields(Purse)):
        here, there = getattr(mine, name), getattr(theirs, name)
        if asked and (name not in PAID or max(here, there) > getattr(now, name)):
            continue  # the one move has gone on, the other asks for more
        facts: dict[str, Fact] = {"here": here, "there": there}
        found.append(point(WEIGHTS[name] * (here - there), f"risk-hint-{name}", **facts))
    return found


def wish(view: Board, move: int, other: int) -> list[Point]:
    """A card that is drawn or bought, where the other move is to go without."""
    if other != DONE:
        return []
    if view.phase == TAKING and move == TAKE:
        return [point(1.0, "risk-hint-draw", cards=int(hand_size(view, view.turn)) + 1)]
    if isinstance(view, DominionBoard) and view.phase == BUYING and move in (MAESTER, OBJECTIVE):
        sheet = view.land.dominion
        price = int(sheet.maester_price if move == MAESTER else sheet.objective_price)
        gold = int(view.gold[view.turn])
        kind = "maester" if move == MAESTER else "objective"
        return [point(1.0, "risk-hint-buy", kind=kind, price=price, gold=gold)]
    return []


def after(view: Board, move: int) -> Board:
    """The table after a move, in a world that fits the view; a set of cards is completed in the way
    that brings most."""
    world = view.copy()
    assert isinstance(world, Board)
    world.fill(rng_for("reasons"))
    world.apply(move)
    if not TRADE <= move < UNIT:
        return world
    for _ in range(STEPS):
        if world.phase != TRADING or world.trade1 < 0:
            break
        tries = []
        for answer in members(world.legal_moves()):
            tried = world.copy()
            assert isinstance(tried, Board)
            tried.apply(answer)
            tries.append(tried)
        world = max(tries, key=lambda one: int(one.pool + one.bonus))
    return world


def purse(s: Board, seat: int) -> Purse:
    """What a seat has on the table and in hand."""
    mine = s.turn == seat
    armies = int(armies_of(s, seat)) + (int(s.pool + s.bonus) if mine else 0)
    if not isinstance(s, DominionBoard):
        return Purse(0, 0, int(income(s, seat)), armies, 0, int(hand_size(s, seat)), 0)
    return Purse(
        int(s.points[seat]),
        sum(int(units_of(s, seat, kind)) for kind in range(3)),
        int(income(s, seat)),
        armies,
        int(maesters_of(s, seat)),
        int(hand_size(s, seat)),
        int(s.gold[seat]),
    )


def objective_points(view: DominionBoard, move: int, other: int, box: Box) -> list[Point]:
    """Which objective is given up: the one that is farther off, or worth less."""
    if not all(PICK <= m < REVEAL for m in (move, other)):
        return []
    seat, sheet = int(view.viewer), view.land.dominion
    gone, kept = (m - int(PICK) - int(OBJECTIVES) for m in (move, other))
    if min(gone, kept) < 0:
        return []
    was, now = (int(progress(view, goal, seat)) for goal in (gone, kept))
    a, b = (int(sheet.points[goal]) for goal in (gone, kept))
    return [
        point(
            0.5 + PROGRESS * (b * now - a * was),
            "risk-hint-give-up",
            gone=card_name(box, int(OBJECTIVES) + gone),
            kept=card_name(box, int(OBJECTIVES) + kept),
            was=was,
            now=now,
            a=a,
            b=b,
        )
    ]
