"""Why one move of the card game is better than another: challenges, claim, power, gold, cards.

Strengths are those of the table as it is; all other changes are counted after the move.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from council.core.bits import lowest
from council.core.game import Fact, Message
from council.core.play import rng_for
from council.core.state import State
from council.games.cardgame.box.book import CHARACTER
from council.games.cardgame.cards import Box
from council.games.cardgame.engine import CardGame
from council.games.cardgame.moves import (
    CARDS,
    DECK_SIZE,
    DUPLICATE,
    HAND_KEEP,
    HAND_NEW,
    MARSHAL,
    PASS,
    PICK,
    PLACE,
    PLAY,
    PLOT,
)
from council.games.cardgame.rules.cards.on_players import RevealNewPlot
from council.games.cardgame.rules.challenges import Challenges, Claim
from council.games.cardgame.rules.figures import standing_strength
from council.games.cardgame.rules.killing import Killing
from council.games.cardgame.rules.phases import ChoosePlots, WhenRevealed
from council.games.cardgame.rules.setup import Draft, Mulligan, PickSeven
from council.games.cardgame.thinking.guesses import EXPENSIVE, playable
from council.games.cardgame.thinking.points_of_challenge import challenge_points
from council.games.cardgame.thinking.worth import strength_of
from council.kit.points import Point, point, strongest

LEAST = 0.3
# What a unit of each weighs
WEIGHTS = {
    "power": 2.0,
    "theirs": -2.0,
    "strength": 0.5,
    "against": -0.5,
    "income": 1.2,
    "hand": 0.5,
    "standing": 0.12,
    "gold": 0.2,
}
LIFE = 0.5  # a point of strength on a character that dies
LOST_POWER = 2.0
KEPT = tuple(name for name in WEIGHTS if name != "hand")
PAID = ("hand", "gold")  # what is clear at once, when the rest is still to come
FEW = 2  # cheap characters of a first hand


@dataclass(frozen=True)
class Side:
    """What a House has on the table and in hand."""

    power: int
    theirs: int  # power of the other House
    strength: int
    against: int  # strength of the other House
    income: int
    hand: int
    standing: int  # strength that stands, with gold: what counts for dominance
    gold: int


def reasons(view: State, move: int, other: int, box: Box) -> list[Message]:
    """What speaks for one move rather than the other."""
    assert isinstance(view, CardGame)
    op = view.op(view.top())
    if isinstance(op, Challenges):
        found = challenge_points(view, move, other, box)
    elif isinstance(op, Claim):
        found = victim_points(view, move, other, box)
    elif isinstance(op, (ChoosePlots, RevealNewPlot, Draft, PickSeven)):
        found = plot_points(view, move, other)
    elif isinstance(op, Mulligan):
        found = hand_points(view, move)
    elif isinstance(op, WhenRevealed):
        found = []  # all of it happens, in either order
    elif isinstance(op, Killing):
        found = [*saved_points(view, move, other, box), *counted_points(view, move, other, PAID)]
    else:
        # That a card in play is no longer in hand is no reason against it.
        names = tuple(WEIGHTS) if not MARSHAL <= other < PLAY else KEPT
        found = card_points(view, move, other, box) + counted_points(view, move, other, names)
    return strongest(found, LEAST)


def plot_points(view: CardGame, move: int, other: int) -> list[Point]:
    """What is printed on two plots."""
    book = view.printed
    facts: dict[str, Fact] = {}
    for name, plot in (("here", move - int(PLOT)), ("there", other - int(PLOT))):
        facts[f"gold_{name}"] = int(book.plot_income[plot])
        facts[f"initiative_{name}"] = int(book.plot_initiative[plot])
        facts[f"claim_{name}"] = int(book.plot_claim[plot])
    names = ("gold", "initiative", "claim")
    if all(facts[f"{n}_here"] == facts[f"{n}_there"] for n in names):
        return [point(1.0, "cardgame-hint-plot-same")]
    worse = all(int(str(facts[f"{n}_here"])) <= int(str(facts[f"{n}_there"])) for n in names)
    return [point(1.0, "cardgame-hint-plot-text" if worse else "cardgame-hint-plot", **facts)]


def hand_points(view: CardGame, move: int) -> list[Point]:
    """How many characters of the first hand can be placed."""
    if move not in (HAND_KEEP, HAND_NEW):
        return []
    count = int(playable(view, view.house_of(view.viewer)))
    if (move == HAND_KEEP) == (count <= FEW):
        return []  # the number speaks for the other choice
    key = "cardgame-hint-keep" if move == HAND_KEEP else "cardgame-hint-new"
    return [point(1.0, key, count=count, most=int(EXPENSIVE))]


def victim_points(view: CardGame, move: int, other: int, box: Box) -> list[Point]:
    """Which character is missed less."""
    a, b = move - int(PICK), other - int(PICK)
    s, r = int(view.strength[a]), int(view.strength[b])
    p, q = int(view.power[a]), int(view.power[b])
    weight = LIFE * (r - s) + LOST_POWER * (q - p)
    names = {"card": box.name(a), "other": box.name(b)}
    found = [point(weight, "cardgame-hint-victim", **names, here=s, there=r, p=p, q=q)]
    if view.duplicate_of(a) >= 0:
        found.append(point(LIFE * s, "cardgame-hint-spare", card=box.name(a)))
    return found


def saved_points(view: CardGame, move: int, other: int, box: Box) -> list[Point]:
    """Whom a save keeps from being killed."""
    frame = view.top()
    if frame.step != 1 or other != PASS:
        return []
    card = int(frame.slots[frame.card])
    if card // int(DECK_SIZE) != int(view.house_of(view.viewer)):
        return []
    strength, power = int(view.strength[card]), int(view.power[card])
    facts: dict[str, Fact] = {"card": box.name(card), "strength": strength, "power": power}
    return [point(1.0 + LIFE * strength, "cardgame-hint-saves", **facts)]


def card_points(view: CardGame, move: int, other: int, box: Box) -> list[Point]:
    """A card that is put into play: what it costs and what it brings."""
    if DUPLICATE <= move < DUPLICATE + CARDS:
        return [point(1.0, "cardgame-hint-spare", card=box.name(move - int(DUPLICATE)))]
    first = MARSHAL if MARSHAL <= move < MARSHAL + CARDS else PLACE
    if not first <= move < first + CARDS:
        return []
    card = move - int(first)
    book = view.printed
    name = box.name(card)
    if first == PLACE:
        kind = "strength" if book.kind[card] == CHARACTER else "income"
        worth = int(book.strength[card] if kind == "strength" else book.income[card])
        facts: dict[str, Fact] = {"cost": int(book.cost[card]), "gold": int(book.setup_gold)}
        weight = 1.0 if worth > 0 else 0.0
        return [point(weight, "cardgame-hint-place", card=name, kind=kind, worth=worth, **facts)]
    house = int(view.house_of(view.viewer))
    paid = int(view.gold[house]) - int(after(view, move).gold[house])
    facts = {"cost": paid, "gold": int(view.gold[house])}
    if book.kind[card] == CHARACTER:
        strength = int(after(view, move).strength[card])
        return [point(0.9, "cardgame-hint-marshal", card=name, strength=strength, **facts)]
    income = int(book.income[card])
    if income:
        return [point(0.9, "cardgame-hint-location", card=name, income=income, **facts)]
    return []


def counted_points(
    view: CardGame, move: int, other: int, names: Sequence[str] = tuple(WEIGHTS)
) -> list[Point]:
    """Everything of this that is better after the one than after the other move."""
    house = int(view.house_of(view.viewer))
    now, worlds = side(view, house), [after(view, m) for m in (move, other)]
    mine, theirs = (side(world, house) for world in worlds)
    apart = len({reached(world, len(view.stack) - 1) for world in worlds}) > 1
    found = []
    for name in names:
        here, there = getattr(mine, name), getattr(theirs, name)
        if apart and (name not in PAID or max(here, there) > getattr(now, name)):
            continue  # a challenge or a phase has gone on: that is not the work of the move
        found.append(
            point(WEIGHTS[name] * (here - there), f"cardgame-hint-{name}", here=here, there=there)
        )
    return found


def after(view: CardGame, move: int) -> CardGame:
    """The table after a move, in a world that fits the view."""
    world = view.copy()
    assert isinstance(world, CardGame)
    world.fill(rng_for("reasons"))
    world.apply(move)
    return world


def reached(t: CardGame, depth: int) -> tuple[int, ...]:
    """How far the game has come below a question; a pass may close a window."""
    below = [number for frame in t.stack[:depth] for number in (frame.program, frame.step)]
    return (int(t.phase), *map(int, below))


def side(t: CardGame, house: int) -> Side:
    """What a House has."""
    rest, income = int(t.play[house]), 0
    while rest:
        income += int(t.printed.income[int(DECK_SIZE) * house + int(lowest(rest))])
        rest &= rest - 1
    return Side(
        int(t.total_power(house)),
        int(t.total_power(1 - house)),
        int(strength_of(t, house, t.characters(house))),
        int(strength_of(t, 1 - house, t.characters(1 - house))),
        income,
        int(t.hand_size(house)),
        int(standing_strength(t, house)),
        int(t.gold[house]),
    )
