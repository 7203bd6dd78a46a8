"""The reasons for a challenge, for its participants, and for not starting one."""

from council.core.game import Fact
from council.games.cardgame.box.book import (
    CANNOT_DEFEND,
    DOES_NOT_COUNT,
    NO_KNEEL_TO_ATTACK,
    NO_KNEEL_TO_DEFEND,
)
from council.games.cardgame.cards import Box
from council.games.cardgame.engine import CardGame
from council.games.cardgame.moves import CHALLENGE, COMMIT, DECK_SIZE, DONE, PICK
from council.games.cardgame.rules.challenges import (
    ANNOUNCING,
    ATTACKING,
    NAMING,
    attackers_for,
    defenders_for,
)
from council.games.cardgame.rules.figures import refresh, side_strength
from council.games.cardgame.rules.modifiers import claim_of
from council.games.cardgame.state.board import bit
from council.games.cardgame.thinking.worth import strength_of
from council.kit.points import Point, point

KINDS = ("military", "intrigue", "power")
# What a unit of each weighs
MARGIN = 0.25  # a point of strength by which one side is stronger
STAKE = (1.6, 0.8, 1.6)  # what a point of claim takes, by type
ALONE = 1.5  # the power of a challenge that nobody opposes
STANDS = 0.2  # a point of strength that stays standing
ONLY = 1.0  # where nothing is compared
SAID = 0.35  # what is said if nothing else is


def challenge_points(view: CardGame, move: int, other: int, box: Box) -> list[Point]:
    """The points of the step that a challenge has reached."""
    step = int(view.top().step)
    if step == ANNOUNCING:
        return announce_points(view, move, other)
    if step == ATTACKING:
        return attacker_points(view, move, other, box)
    if step == NAMING:
        return stealth_points(view, move, other)
    return defender_points(view, move, other, box)


# -- which challenge


def forces(view: CardGame, house: int, contest: int) -> tuple[int, int]:
    """The strength a House can attack with, and the most the other can defend with."""
    attack = taking_part(view, house, contest, int(attackers_for(view, house, contest)), True)
    return attack, defence_at_most(view, 1 - house, contest)


def defence_at_most(view: CardGame, house: int, contest: int) -> int:
    """The strength of all that could defend in a challenge of a type."""
    return taking_part(view, house, contest, guards(view, house, contest), False)


def taking_part(view: CardGame, house: int, contest: int, chosen: int, attacks: bool) -> int:
    """What a set of characters counts for once it attacks or defends: some are stronger then."""
    table = view.copy()
    assert isinstance(table, CardGame)
    table.contest = contest
    sides = table.attackers if attacks else table.defenders
    sides[house] = chosen
    table.dirty = 1
    refresh(table)
    return int(side_strength(table, house))


def guards(view: CardGame, house: int, contest: int) -> int:
    """The characters of a House that could defend in a challenge of a type, and count."""
    found = view.characters(house) & ~view.kneeling[house] & view.icons[2 * contest + house]
    found &= ~view.rule_set(CANNOT_DEFEND, contest, house)
    return int(found & ~view.rule_set(DOES_NOT_COUNT, contest, house))


def announce_points(view: CardGame, move: int, other: int) -> list[Point]:
    """One challenge against another, or against none."""
    house = int(view.top().seat)
    if move == DONE:
        kind = other - int(CHALLENGE)
        attack, defence = forces(view, house, kind)
        facts: dict[str, Fact] = {"kind": KINDS[kind], "attack": attack, "defence": defence}
        if attack < defence:
            return [point(ONLY, "cardgame-hint-hold", **facts)]
        # A sure win is no reason to hold; that its attackers would kneel is one.
        kneel = int(attackers_for(view, house, kind))
        kneel &= ~int(view.rule_set(NO_KNEEL_TO_ATTACK, kind, house))
        stands = int(strength_of(view, house, kneel))
        later = "yes" if view.first == house else "no"  # whether the other House attacks after this
        facts |= {"stands": stands, "later": later}
        return [point(STANDS * stands, "cardgame-hint-rest", **facts)]
    kind = move - int(CHALLENGE)
    attack, defence = forces(view, house, kind)
    claim = int(claim_of(view, house))
    facts = {"attack": attack, "defence": defence, "tie": "yes" if attack == defence else "no"}
    forces_key = "cardgame-hint-forces" if attack >= defence else "cardgame-hint-kneel"
    stake = stake_point(view, house, kind, claim)
    alone = [point(ALONE, "cardgame-hint-unopposed")] if not guards(view, 1 - house, kind) else []
    if other == DONE:
        return [point(ONLY, forces_key, **facts), stake, *alone]
    rival = other - int(CHALLENGE)
    a, d = forces(view, house, rival)
    told = point(
        MARGIN * ((attack - defence) - (a - d)), "cardgame-hint-challenge", **facts, a=a, d=d
    )
    if told.weight < SAID:
        told = point(SAID, forces_key, **facts)
    loss = stake_point(view, house, rival, claim).weight
    if not guards(view, 1 - house, rival):
        alone = []
    return [
        told,
        Point(stake.weight - loss, stake.message),
        *alone,
    ]


def stake_point(view: CardGame, house: int, kind: int, claim: int) -> Point:
    """What the claim takes from the other House, as far as it has any."""
    foe = 1 - house
    there = (
        int(view.characters(foe)).bit_count(),
        int(view.hand_size(foe)),
        int(view.banner[foe]),
    )[kind]
    taken = min(claim, there)
    return point(STAKE[kind] * taken, "cardgame-hint-claim", kind=KINDS[kind], count=taken)


# -- who takes part


def strength_with(view: CardGame, house: int, chosen: int, attacks: bool) -> int:
    """What a set of characters counts for in the challenge that is going on."""
    return taking_part(view, house, int(view.contest), chosen, attacks)


def with_move(chosen: int, move: int) -> int:
    """Those chosen so far, and the one a move adds."""
    return chosen | (int(bit(move - int(COMMIT))) if move != DONE else 0)


def attacker_points(view: CardGame, move: int, other: int, box: Box) -> list[Point]:
    """One attacker more, another one, or no more."""
    frame = view.top()
    house, chosen = int(frame.seat), int(frame.slots[0])
    here, there = (strength_with(view, house, with_move(chosen, m), True) for m in (move, other))
    most = defence_at_most(view, 1 - house, int(view.contest))
    if move == DONE:
        spare = other - int(COMMIT)
        facts: dict[str, Fact] = {"here": here, "most": most, "card": box.name(spare)}
        facts["stays"] = int(view.strength[spare])
        key = "cardgame-hint-enough" if here >= most else "cardgame-hint-save"
        return [point(ONLY if kneels(view, spare, NO_KNEEL_TO_ATTACK) else 0.0, key, **facts)]
    enough = "yes" if here >= most else "no"  # the attack wins ties
    facts = {"card": box.name(move - int(COMMIT)), "here": here, "most": most, "enough": enough}
    if here == there:
        return [point(SAID, "cardgame-hint-attack-alone", **facts)]
    if other == DONE:
        return [point(ONLY, "cardgame-hint-attack", **facts, there=there)]
    rival = other - int(COMMIT)
    if here < there:
        stays = stays_point(view, rival, NO_KNEEL_TO_ATTACK, box)
        return [stays, point(SAID, "cardgame-hint-attack-alone", **facts)]
    weight = MARGIN * (here - there)
    if weight < SAID:
        return [point(SAID, "cardgame-hint-attack-alone", **facts)]
    return [point(weight, "cardgame-hint-attacker", **facts, other=box.name(rival), there=there)]


def stays_point(view: CardGame, card: int, rule: int, box: Box) -> Point:
    """The stronger character can do something else."""
    weight, strength = ONLY if kneels(view, card, rule) else 0.0, int(view.strength[card])
    return point(weight, "cardgame-hint-stays", card=box.name(card), stays=strength)


def kneels(view: CardGame, card: int, rule: int) -> bool:
    """Whether a character kneels to take part; some stay standing anyway, by one of two rules."""
    spared = int(view.rule_set(rule, view.contest, card // int(DECK_SIZE)))
    return not spared & int(bit(card))


def stealth_points(view: CardGame, move: int, other: int) -> list[Point]:
    """Whom stealth passes by: how much strength is left to defend."""
    house = 1 - int(view.top().seat)
    left = []
    for one in (move, other):
        gone = int(bit(one - int(PICK))) if one >= PICK else 0
        rest = int(defenders_for(view, house)) & ~gone
        left.append(strength_with(view, house, rest, False))
    weight = MARGIN * (left[1] - left[0])
    return [point(weight, "cardgame-hint-stealth", here=left[0], there=left[1])]


def defender_points(view: CardGame, move: int, other: int, box: Box) -> list[Point]:
    """One defender more, another one, or no more."""
    frame = view.top()
    house = 1 - int(frame.seat)
    attack = int(side_strength(view, frame.seat))
    chosen = int(frame.slots[0]) | int(view.defenders[house])
    here, there = (strength_with(view, house, with_move(chosen, m), False) for m in (move, other))
    free = int(defenders_for(view, house)) | chosen
    most = strength_with(view, house, free, False)
    facts: dict[str, Fact] = {"here": here, "there": there, "attack": attack, "most": most}
    if move == DONE:
        if here > attack:
            return [point(ONLY, "cardgame-hint-defended", **facts)]
        if most <= attack:
            return [point(ONLY, "cardgame-hint-yield", **facts)]
        if chosen:  # only the others stay standing
            return [stays_point(view, other - int(COMMIT), NO_KNEEL_TO_DEFEND, box)]
        return [point(ONLY, "cardgame-hint-spared", **facts)]
    facts["card"] = box.name(move - int(COMMIT))
    found = []
    if here > attack:
        found.append(point(ONLY, "cardgame-hint-wins", **facts, by=here - attack))
    elif most > attack:
        found.append(point(ONLY, "cardgame-hint-begins", **facts))
    if chosen == 0 and other == DONE and here > 0:  # strength 0 opposes nothing (UNO-03)
        found.append(point(ALONE, "cardgame-hint-opposed"))
    if other != DONE and here < there:
        found.append(stays_point(view, other - int(COMMIT), NO_KNEEL_TO_DEFEND, box))
    elif other != DONE and here > there:
        rival = box.name(other - int(COMMIT))
        weight = MARGIN * (here - there)
        found.append(point(weight, "cardgame-hint-defender", **facts, other=rival))
    return found
