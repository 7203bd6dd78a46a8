"""The reasons for one attack, for another one, or for none."""

from council.core.figures import figure
from council.core.game import Fact, Who
from council.games.risk.cards import Box, card_name
from council.games.risk.moves import ATTACK, FIGHT, FROM, OBJECTIVES
from council.games.risk.rules.drawing import can_take
from council.games.risk.rules.objectives import progress
from council.games.risk.state.board import Board
from council.games.risk.state.cards import hand_size
from council.games.risk.state.changes import take_over
from council.games.risk.state.counts import region_owners
from council.games.risk.state.dominion import DominionBoard
from council.games.risk.state.order import home_of
from council.games.risk.state.places import FIRST_OBJECTIVE, O_HAND
from council.games.risk.thinking.exact import Fight, borders, fight, threat
from council.kit.points import Point, point

# What a unit of each weighs
ODDS = 0.04  # a conquest more in a hundred fights
ARMY = 0.35  # an army lost
BONUS = 1.2  # an army a turn
BROKEN = 0.8  # an army a turn of another player
CARD = 1.4
KILL = 6.0
HOME = 5.0
FEATURE = 0.6  # a castle, a port
GOAL = 0.05  # a per cent of an objective
BORDER = 0.4
EXPOSED = 0.015  # an attack in a hundred that takes what the attackers leave
SAID = 0.4  # what is said if nothing else is
SURE = 1.0  # what the only attack of the two is worth a word
LIKELY = 60  # conquests in a hundred fights: what succeeds so often is no reason to hold
FAIR = 50  # what succeeds less often is no reason to fight


def ends(view: Board, move: int) -> tuple[int, int] | None:
    """Source and target of an attack; None: the move is none."""
    if not ATTACK <= move < FROM:
        return None
    link = move - int(ATTACK)
    return int(view.land.sources[link]), int(view.land.targets[link])


def attack_points(view: Board, move: int, other: int, box: Box) -> list[Point]:
    """One attack against another, or against ending the invasions."""
    here, there = ends(view, move), ends(view, other)
    if here is None:
        assert there is not None
        return hold_points(view, there, box)
    found = odds_points(view, here, there, box)
    gains = prizes(view, here, box)
    missed = {p.message.key: p.weight for p in prizes(view, there, box)} if there else {}
    found += [Point(p.weight - missed.get(p.message.key, 0.0), p.message) for p in gains]
    if view.conquests == 0 and there is None and can_take(view):
        found.append(point(CARD, "risk-hint-card"))
    if there is not None:
        found.append(border_point(view, here, there))
    return found


def odds_points(
    view: Board, here: tuple[int, int], there: tuple[int, int] | None, box: Box
) -> list[Point]:
    """How likely each succeeds and what it costs."""
    mine = fight(view, *here)
    facts: dict[str, Fact] = {
        "target": box.territories[here[1]].name,
        "men": int(view.armies[here[0]]) - 1,
        "foes": int(view.armies[here[1]]),
        "here": mine.share,
    }
    fair = mine.share >= FAIR
    if there is None:
        return [point(SURE if fair else 0.0, "risk-hint-odds-alone", **facts)]
    theirs = fight(view, *there)
    weight = ODDS * (mine.share - theirs.share)
    more: dict[str, Fact] = {"there": theirs.share}
    if here[1] != there[1]:
        more["other"] = box.territories[there[1]].name
        told = point(weight, "risk-hint-odds", **facts, **more)
    else:  # only where they come from tells the two apart
        more["source"], more["other"] = (box.territories[end[0]].name for end in (here, there))
        told = point(weight, "risk-hint-odds-from", **facts, **more)
    if mine.share < theirs.share:
        return []  # worse odds speak for the other attack, and so does a smaller force that falls
    if told.weight < SAID:
        told = point(SAID if fair else 0.0, "risk-hint-odds-alone", **facts)
    return [
        told,
        point(
            ARMY * (theirs.lost - mine.lost),
            "risk-hint-cost",
            here=figure(mine.lost, 1),
            there=figure(theirs.lost, 1),
        ),
    ]


def hold_points(view: Board, there: tuple[int, int], box: Box) -> list[Point]:
    """Why it is better to attack no more."""
    found: Fight = fight(view, *there)
    left = view.copy()
    assert isinstance(left, Board)
    left.armies[there[0]] = 1
    left.armies[there[1]] = 1  # it has been fought down, or is one's own
    share, near = threat(left, there[0])
    target = box.territories[there[1]].name
    points = [
        point(
            SURE if found.share < LIKELY else 0.0,
            "risk-hint-hold",
            target=target,
            there=found.share,
            lost=figure(found.lost, 1),
        )
    ]
    if near >= 0:
        place, who = box.territories[there[0]].name, Who(int(view.owner[near]))
        facts: dict[str, Fact] = {"target": target, "place": place, "who": who, "share": share}
        more = share - threat(view, there[0])[0]  # what was in danger before is not exposed by it
        points.append(point(EXPOSED * more, "risk-hint-expose", **facts))
    return points


def prizes(view: Board, attack: tuple[int, int], box: Box) -> list[Point]:
    """What the conquest itself brings."""
    target, seat = attack[1], int(view.turn)
    owner = int(view.owner[target])
    after = conquered(view, target, seat)
    region = int(view.land.region[target])
    name, bonus = box.regions[region].name, int(view.land.bonus[region])
    was, now = int(region_owners(view)[region]), int(region_owners(after)[region])
    found = []
    if now == seat and was != seat and bonus:
        found.append(point(BONUS * bonus, "risk-hint-region", region=name, armies=bonus))
    if was >= 0 and was != seat and bonus:
        found.append(
            point(BROKEN * bonus, "risk-hint-break", region=name, armies=bonus, who=Who(was))
        )
    if owner >= 0 and view.held[owner] == 1:
        left = sum(bool(view.held[other]) for other in range(int(view.seats)))
        if left == 2 and view.mitchell == 0:  # there, a House may come back from exile
            return [point(KILL, "risk-hint-last", who=Who(owner))]
        cards = int(hand_size(view, owner))
        found.append(point(KILL, "risk-hint-kill", who=Who(owner), cards=cards))
    castle, port = int(view.land.castles[target]), int(view.land.ports[target])
    if castle or port:
        kind = "both" if castle and port else "castle" if castle else "port"
        weight = FEATURE * (castle + port)
        found.append(point(weight, "risk-hint-feature", kind=kind, worth=port_worth(view)))
    if isinstance(view, DominionBoard) and isinstance(after, DominionBoard):
        found += dominion_prizes(view, after, target, box)
    return found


def port_worth(view: Board) -> str:
    """What a port brings: a point at the end, where points decide; or gold."""
    if not isinstance(view, DominionBoard) or not view.with_objectives:
        return "points"
    return "gold" if view.with_gold else "none"


def dominion_prizes(
    view: DominionBoard, after: DominionBoard, target: int, box: Box
) -> list[Point]:
    """The own Seat of Power, and objectives that come nearer."""
    seat = int(view.turn)
    found: list[Point] = []
    if not view.with_objectives:
        return found
    if target == home_of(view, seat):
        found.append(point(HOME, "risk-hint-home", needed="yes" if view.needs_seat else "no"))
    for scroll in view.scrolls.all_in(O_HAND + seat):
        goal = int(scroll) - int(FIRST_OBJECTIVE)
        was, now = int(progress(view, goal, seat)), int(progress(after, goal, seat))
        card = card_name(box, int(OBJECTIVES) + goal)
        found.append(point(GOAL * (now - was), "risk-hint-objective", card=card, now=now, was=was))
    return [max(found, key=lambda one: one.weight)] if found else []


def conquered(view: Board, target: int, seat: int) -> Board:
    """The map with one territory more for a seat."""
    after = view.copy()
    assert isinstance(after, Board)
    take_over(after, target, seat)
    after.conquests += 1
    return after


def border_point(view: Board, here: tuple[int, int], there: tuple[int, int]) -> Point:
    """How many territories must be watched after each conquest."""
    seat = int(view.turn)
    mine, theirs = (borders(conquered(view, end[1], seat), seat) for end in (here, there))
    return point(BORDER * (theirs - mine), "risk-hint-borders", here=mine, there=theirs)


def go_on_points(view: Board, move: int, other: int, box: Box) -> list[Point]:
    """To fight on or to stop."""
    if view.source < 0:
        return []
    found = fight(view, int(view.source), int(view.target))
    target = box.territories[int(view.target)].name
    facts: dict[str, Fact] = {"share": found.share, "lost": figure(found.lost, 1), "target": target}
    if move == FIGHT:
        return [point(SURE if found.share >= FAIR else 0.0, "risk-hint-fight", **facts)]
    return [point(SURE if found.share < LIKELY else 0.0, "risk-hint-stop", **facts)]
