"""Why one placement is better than another: what the hand can still do, and what others can."""

from dataclasses import dataclass
from math import sqrt

from council.core.bits import popcount
from council.core.figures import figure
from council.core.game import Fact, Message, Who
from council.core.play import rng_for
from council.games.intrigue.board import PLACING
from council.games.intrigue.cards import Box
from council.games.intrigue.foresight import placed
from council.games.intrigue.rules import Intrigue
from council.games.intrigue.view import dead, laid, open_slots, where
from council.kit.points import MOST, Point, point, strongest

WORLDS = 1000  # ways to deal the hidden cards
CLEAR = 3.0  # standard errors: a smaller difference may be the luck of these worlds
# What a unit of each weighs
POINT = 6.0  # a penalty point that is sure
STUCK = 2.5  # a card without a place now
PLACE = 1.0  # a place that a card of the hand fits
GIVEN = 0.5  # a place for the others only
BLOCKED = 0.06  # a deal, of a hundred, in which the next player is blocked
LAST = 0.05  # a round, of a hundred, that ends with the last card laid
LEFT = 3.0  # a card left at the end, on average
LEAST = 0.45


@dataclass(frozen=True)
class Outlook:
    """What a placement leaves, counted from the view; the last three over worlds that fit it."""

    cards: int  # left in hand
    sure: int  # of these: of dead Houses
    stuck: int  # of these: without a place now
    places: int  # that one of them fits
    given: int  # that none of them fits
    blocked: int  # worlds, of a hundred, in which the next player cannot place
    last: int  # of a hundred worlds, played on at random: those in which it places the last card
    left: float  # cards left in hand there, on average
    error: float  # the standard error of that average


def reasons(view: Intrigue, move: int, other: int, box: Box) -> list[Message]:
    """What speaks for one placement rather than the other."""
    here, there = outlook(view, move), outlook(view, other)
    found = strongest(points(view, here, there), LEAST)
    return [*places(view, move, other, box), *found][:MOST]


def places(view: Intrigue, move: int, other: int, box: Box) -> list[Message]:
    """Where each of two cards of one House goes: nothing else tells the moves apart."""
    if placed(view, move)[0] // 9 != placed(view, other)[0] // 9:
        return []
    here, there = (spot(view, one, box) for one in (move, other))
    facts: dict[str, Fact] = {"here": here.pop("where"), "there": there.pop("where")}
    rival = {f"other_{name}": fact for name, fact in there.items()}
    return [Message("intrigue-hint-where", {**facts, **here, **rival})]


def spot(view: Intrigue, move: int, box: Box) -> dict[str, Fact]:
    """The place of a move, in words."""
    after = Intrigue(view.seats, view)
    card, slot = placed(after, move)
    after.place(card, slot)
    court = laid(after)
    cell = next(cell for cell, one in court.items() if one == card)
    return where(court, cell, box)


def points(view: Intrigue, here: Outlook, there: Outlook) -> list[Point]:
    """Every difference, weighed; what speaks against the move weighs less than nothing."""
    mine = [
        placeless(here, there),
        point(
            PLACE * (here.places - there.places),
            "intrigue-hint-places",
            here=here.places,
            there=there.places,
        ),
    ]
    follower = next_in(view)
    if follower == view.turn:
        return mine  # nobody else takes part any more
    return [
        *mine,
        point(
            GIVEN * (there.given - here.given),
            "intrigue-hint-given",
            here=here.given,
            there=there.given,
        ),
        point(
            BLOCKED * (here.blocked - there.blocked),
            "intrigue-hint-blocked",
            who=Who(follower),
            here=here.blocked,
            there=there.blocked,
        ),
        *played_on(here, there),
    ]


def played_on(here: Outlook, there: Outlook) -> list[Point]:
    """What comes of it if everybody places at random: the last card, or the cards left."""
    found = []
    if here.last - there.last > CLEAR * sqrt(spread(here.last) + spread(there.last)):
        weight = LAST * (here.last - there.last)
        found.append(point(weight, "intrigue-hint-last", here=here.last, there=there.last))
    if there.left - here.left > CLEAR * sqrt(here.error**2 + there.error**2):
        weight = LEFT * (there.left - here.left)
        facts = {"here": figure(here.left, 1), "there": figure(there.left, 1)}
        found.append(point(weight, "intrigue-hint-left", **facts))
    return sorted(found, key=lambda one: -one.weight)[:1]


def spread(share: int) -> float:
    """The squared standard error of a share of a hundred worlds."""
    return share * (100 - share) / WORLDS


def placeless(here: Outlook, there: Outlook) -> Point:
    """Cards without a place: said of dead Houses if more of those are left, else of all."""
    sure, stuck = there.sure - here.sure, there.stuck - here.stuck
    weight = POINT * sure + STUCK * (stuck - sure)
    if sure > 0:
        return point(weight, "intrigue-hint-sure", here=here.sure, there=there.sure)
    if stuck > 0:
        return point(weight, "intrigue-hint-stuck", here=here.stuck, there=there.stuck)
    return point(0.0, "intrigue-hint-stuck", here=here.stuck, there=there.stuck)


def outlook(view: Intrigue, move: int) -> Outlook:
    """What a placement leaves."""
    seat = int(view.turn)
    after = Intrigue(view.seats, view)
    after.place(*placed(after, move))
    hand = int(after.hands[seat])
    counts = [(hand >> 9 * house & 0x1FF).bit_count() for house in range(4)]
    slots = open_slots(after).values()
    fitting = {house for houses in slots for house in houses}
    return Outlook(
        sum(counts),
        sum(count for house, count in enumerate(counts) if dead(after, house)),
        sum(count for house, count in enumerate(counts) if house not in fitting),
        sum(any(counts[house] for house in houses) for houses in slots),
        sum(not any(counts[house] for house in houses) for houses in slots),
        *sampled(view, move),
    )


def sampled(view: Intrigue, move: int) -> tuple[int, int, float, float]:
    """Over the same worlds for every move: in how many of a hundred the next player is blocked, in
    how many the seat places the last card of the round, how many cards it keeps on average, and the
    standard error of that."""
    seat, follower = int(view.turn), next_in(view)
    rng = rng_for("reasons")
    blocked = last = left = squares = 0
    for _ in range(WORLDS):
        world = Intrigue(view.seats, view)
        world.fill(rng)
        world.apply(move)
        reached = world.phase != PLACING or world.out >> follower & 1
        blocked += int(bool(reached and follower != seat and world.sizes[follower] > 0))
        if world.phase == PLACING:
            world.place_out(rng)
        last += int(world.last == seat)
        left += int(world.sizes[seat])
        squares += int(world.sizes[seat]) ** 2
    mean = left / WORLDS
    most = 100 if blocks(view, move, follower) else 99
    shares = min(most, round(100 * blocked / WORLDS)), round(100 * last / WORLDS)
    return *shares, mean, sqrt(max(0.0, squares / WORLDS - mean**2) / WORLDS)


def blocks(view: Intrigue, move: int, seat: int) -> bool:
    """Whether no card that a seat may hold has a place after a move, whatever was dealt."""
    after = Intrigue(view.seats, view)
    after.place(*placed(after, move))
    possible = after.deck & ~after.barred(seat)
    return popcount(possible & after.cards_in(after.open_houses())) == 0


def next_in(view: Intrigue) -> int:
    """The player who comes next, or the seat itself when no other is left."""
    seats = int(view.seats)
    for shift in range(1, seats):
        seat = (int(view.turn) + shift) % seats
        if not int(view.out) >> seat & 1:
            return seat
    return int(view.turn)
