"""The reasons for placing armies in one territory rather than another, and for how many."""

from council.core.figures import figure
from council.core.game import Fact, Who
from council.games.risk.box.odds import PLAIN
from council.games.risk.cards import Box
from council.games.risk.moves import ALL, ARMIES, ATTACK, CLAIM, DEPLOY, DICE, FROM, TO
from council.games.risk.rules.invasion import most_defending
from council.games.risk.rules.numbers import armies_meant
from council.games.risk.state.board import Board
from council.games.risk.state.changes import move_armies
from council.games.risk.state.dominion import DominionBoard
from council.games.risk.state.phases import COMMITTING, DEPLOYING, MOVING_IN
from council.games.risk.thinking.exact import assault, beside, fight, roll, sides, strike, threat
from council.games.risk.thinking.points_of_attack import FAIR, port_worth
from council.kit.points import Point, point

# What a unit of each weighs
GUARD = 0.04  # a successful attack less in a hundred
STRIKE = 0.035  # a conquest more in a hundred
LOSS = 4.0  # an army in one roll
REGION = 1.0  # a territory of the same region
FEATURE = 0.6
NEAR = 0.5  # a neighbour of one's own
IDLE = 1.0  # armies that guard nothing
CLEARLY = 0.7  # of the weight of the first sentence: more speaks as much for the other place
BACK = 0.9  # of the weight of the first sentence: the second tells what the other place gains


def deploy_points(view: Board, move: int, other: int, box: Box) -> list[Point]:
    """All armies at hand in one place, or in another."""
    more = int(view.pool) if view.phase == DEPLOYING else 1
    return rival_places(view, move - int(DEPLOY), other - int(DEPLOY), more, box)


def to_points(view: Board, move: int, other: int, box: Box) -> list[Point]:
    """Where the armies of a maneuver go, if all go that can."""
    more = int(view.armies[view.source]) - 1
    return rival_places(view, move - int(TO), other - int(TO), more, box)


def from_points(view: Board, move: int, other: int, box: Box) -> list[Point]:
    """Armies that stand behind are free to move; those that guard something are not."""
    t = move - int(FROM)
    mine, theirs = threat(view, t)[0], 0
    if FROM <= other < TO:
        theirs = threat(view, other - int(FROM))[0]
    armies = int(view.armies[t]) - 1
    if mine > 0:
        return [point(GUARD * (theirs - mine), "risk-hint-free", here=mine, there=theirs)]
    return [point(IDLE, "risk-hint-idle", place=box.territories[t].name, armies=armies)]


def rival_places(view: Board, here: int, there: int, more: int, box: Box) -> list[Point]:
    """What the same armies do for one territory, and for another."""
    mine = place_points(view, here, more, box, "")
    theirs = place_points(view, there, more, box, "-there")
    best = max(mine, key=lambda p: p.weight, default=None)
    rest = max(theirs, key=lambda p: p.weight, default=None)
    if best is None or (rest is not None and rest.weight > best.weight):
        return [p for p in mine if p.weight > 0]
    if rest is None or rest.weight <= 0.1 or rest.weight > CLEARLY * best.weight:
        return [best]  # nothing to compare with, or what speaks as much for the other place
    return [best, Point(BACK * best.weight, rest.message)]


def place_points(view: Board, t: int, more: int, box: Box, kind: str) -> list[Point]:
    """What more armies do for a territory: it is safer, or it can attack."""
    facts: dict[str, Fact] = {"place": box.territories[t].name, "more": more}
    # Nobody invades in the setup, or after a maneuver.
    when = "now" if view.phase == DEPLOYING else "later"
    found = []
    now, near = threat(view, t, more)
    was = assault(view, near, t) if near >= 0 else 0
    if was > now:
        who = Who(int(view.owner[near]))
        weight = GUARD * (was - now)
        found.append(point(weight, f"risk-hint-guard{kind}", **facts, was=was, now=now, who=who))
    new = strike(view, t, more)
    old = fight(view, t, new.target) if new else None
    if new is not None and old is not None and new.share > old.share and new.share >= FAIR:
        target = box.territories[new.target].name
        weight = STRIKE * (new.share - old.share)
        found.append(
            point(
                weight,
                f"risk-hint-strike{kind}",
                **facts,
                target=target,
                now=new.share,
                was=old.share,
                when=when,
            )
        )
    return found


def number_points(view: Board, move: int, other: int, box: Box) -> list[Point]:
    """So many armies in the place that was chosen, or so many."""
    if not all(ARMIES <= m < ATTACK for m in (move, other)):
        return []
    t = int(view.target)
    here, there = int(armies_meant(view, move)), int(armies_meant(view, other))
    mine, near = threat(view, t, here)
    name = box.territories[t].name
    found = []
    if near >= 0:
        theirs = assault(view, near, t, there)
        facts: dict[str, Fact] = {"place": name, "who": Who(int(view.owner[near]))}
        weight = GUARD * (theirs - mine)
        found.append(point(weight, "risk-hint-number", **facts, here=mine, there=theirs))
    new = strike(view, t, here)
    if new is not None and new.share >= FAIR:
        old = fight(view, t, new.target, there)
        target = box.territories[new.target].name
        weight = STRIKE * (new.share - old.share)
        found.append(
            point(weight, "risk-hint-reach", target=target, here=new.share, there=old.share)
        )
    left = int(view.pool) - here
    if here < there and not any(p.weight > 0 for p in found):
        found.append(point(0.5, "risk-hint-spare", armies=left, place=name))
    return found


def march_points(view: Board, move: int, other: int, box: Box) -> list[Point]:
    """How safe both ends of a march are with so many armies moved."""
    if not all(ARMIES <= m < ATTACK or m == ALL for m in (move, other)):
        return []
    source, target = int(view.source), int(view.target)
    mine, theirs = (ends_threat(view, m) for m in (move, other))
    facts: dict[str, Fact] = {
        "source": box.territories[source].name,
        "target": box.territories[target].name,
    }
    weight = GUARD * (sum(theirs) - sum(mine))
    found = [
        point(
            weight,
            "risk-hint-march",
            **facts,
            a=mine[1],
            b=mine[0],
            c=theirs[1],
            d=theirs[0],
        )
    ]
    here, there = (moved(view, m) for m in (move, other))
    new = strike(here, target)
    if new is not None and new.share >= FAIR and view.phase == MOVING_IN:
        old = fight(there, target, new.target)
        goal = box.territories[new.target].name
        found.append(
            point(
                STRIKE * (new.share - old.share),
                "risk-hint-reach",
                target=goal,
                here=new.share,
                there=old.share,
            )
        )
    return found


def moved(view: Board, move: int) -> Board:
    """The map with so many armies moved from source to target."""
    after = view.copy()
    assert isinstance(after, Board)
    count = int(armies_meant(view, move))
    if view.phase == MOVING_IN:  # those that fought are there already
        count -= int(view.committed)
    move_armies(after, after.source, after.target, count)
    return after


def ends_threat(view: Board, move: int) -> tuple[int, int]:
    """How likely source and target fall to the strongest attack on each."""
    after = moved(view, move)
    return threat(after, int(view.source))[0], threat(after, int(view.target))[0]


def claim_points(view: Board, move: int, other: int, box: Box) -> list[Point]:
    """A free territory: how much of its region one would have, and what stands there."""
    mine, theirs = (of_region(view, m - int(CLAIM)) for m in (move, other))
    t, u = move - int(CLAIM), other - int(CLAIM)
    region = box.regions[int(view.land.region[t])].name
    found = [
        point(
            REGION * (mine[0] / mine[1] - theirs[0] / theirs[1]) * 4,
            "risk-hint-claim",
            region=region,
            here=mine[0],
            of=mine[1],
        )
    ]
    near, far = (sum(view.owner[b] == view.turn for b in beside(view, x)) for x in (t, u))
    found.append(point(NEAR * (near - far), "risk-hint-near", here=int(near), there=int(far)))
    here, there = features(view, t), features(view, u)
    if here > there:
        castle, port = int(view.land.castles[t]), int(view.land.ports[t])
        kind = "both" if castle and port else "castle" if castle else "port"
        weight = FEATURE * (here - there)
        found.append(point(weight, "risk-hint-feature", kind=kind, worth=port_worth(view)))
    return found


def features(view: Board, t: int) -> int:
    """Castle and port of a territory."""
    return int(view.land.castles[t]) + int(view.land.ports[t])


def of_region(view: Board, t: int) -> tuple[int, int]:
    """Territories of its region that the seat would hold with this one, and all of them."""
    land = view.land
    same = [u for u in range(int(land.low), int(land.high)) if land.region[u] == land.region[t]]
    return 1 + sum(view.owner[u] == view.turn for u in same if u != t), len(same)


def dice_points(view: Board, move: int, other: int, box: Box) -> list[Point]:
    """What one roll costs on average with so many dice; not where cards change them."""
    if isinstance(view, DominionBoard) and view.lasting.count > 0:
        return []
    here, there = move - int(DICE) + 1, other - int(DICE) + 1
    attack, defence = sides(view, int(view.source), int(view.target))
    if isinstance(view, DominionBoard) and attack != PLAIN:
        return []  # which units fight is asked later
    if view.phase == COMMITTING:
        foes = int(most_defending(view))
        mine, theirs = (roll(n, foes, attack, defence) for n in (here, there))
    else:
        men = int(view.attack_dice)
        mine, theirs = (roll(men, n, attack, defence)[::-1] for n in (here, there))
    if not mine[0] or not theirs[0]:
        return []
    balance = (mine[1] - mine[0]) - (theirs[1] - theirs[0])
    for_each, for_other = mine[1] / mine[0], theirs[1] / theirs[0]
    if for_each <= for_other:
        return []
    facts: dict[str, Fact] = {"here": figure(for_each, 2), "there": figure(for_other, 2)}
    return [point(LOSS * balance, "risk-hint-dice", n=here, m=there, **facts)]
