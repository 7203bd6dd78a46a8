"""The view as numbers, for learning; and how well a seat stands, for simple bots."""

from council.games.risk.board import (
    COMMITTING,
    DEFENDING,
    DISCARDS,
    GOING_ON,
    NEUTRAL,
    OVER,
    ROLLING,
)
from council.games.risk.estate import G_DISCARDS, G_HAND, M_DISCARDS, M_HAND, SCROLLS
from council.games.risk.moves import MOST_SEATS, TERRITORIES
from council.games.risk.odds import invasion
from council.games.risk.realm import Realm
from council.games.risk.rules import Risk
from council.games.risk.view import PHASES, known_hand

SEATS = int(MOST_SEATS)
LANDS = int(TERRITORIES)
PHASE_NAMES = tuple(PHASES.values())
OF_SEAT = (
    *("cards", "in", "asked", "on turn", "territories", "armies", "income", "score"),
    *("gold", "points", "maesters", "objectives", "seat of power"),
)
OF_REALM = 5  # the last ones; 0 without Dominion
UNITS = ("knights", "siege engines", "fortifications")
SCROLL_COUNT = int(SCROLLS)  # maesters, then objectives
RICH = 2000  # gold beyond which more does not help
LARGEST = 40  # armies beyond which an estimate of odds is good enough

# Seats are counted from the viewer on, so that a learner always sits at place 0.
NAMES: tuple[str, ...] = (
    *(f"owner of {t}" for t in range(LANDS)),  # 1 the viewer, 2 the next seat ...; 0 nobody
    *(f"armies on {t}" for t in range(LANDS)),
    *(f"own card {t}" for t in range(LANDS)),
    *(f"discarded card {t}" for t in range(LANDS)),
    *(f"{what} of seat +{k}" for k in range(SEATS) for what in OF_SEAT),
    *(f"phase {name}" for name in PHASE_NAMES),
    "rounds left",
    "deck",
    "armies to deploy",
    "conquests",
    "source",
    "target",
    "committed",
    *(f"{kind} on {t}" for kind in UNITS for t in range(LANDS)),
    *(f"own scroll {k}" for k in range(SCROLL_COUNT)),
    *(f"discarded scroll {k}" for k in range(SCROLL_COUNT)),
)


def observe(view: Risk) -> list[float]:
    """One number for each name."""
    viewer = max(int(view.viewer), 0)
    seats = int(view.seats)
    owners = [int(o) for o in view.owner]
    found = [float((o - viewer) % seats + 1) if o >= 0 else 0.0 for o in owners]
    found += [float(n) for n in view.armies]
    own = known_hand(view, viewer) if view.viewer >= 0 else []
    found += [float(t in own) for t in range(LANDS)]
    found += [float(place == DISCARDS) for place in view.cards.place]
    for k in range(SEATS):
        found += _seat(view, (viewer + k) % seats) if k < seats else [0.0] * len(OF_SEAT)
    found += [float(PHASES[int(view.phase)] == name) for name in PHASE_NAMES]
    rest = (view.rounds - view.round, view.cards.size[0], view.pool + view.bonus, view.conquests)
    battle = (view.source + 1, view.target + 1, view.committed)
    return [*found, *(float(x) for x in (*rest, *battle)), *_realm(view)]


def _realm(view: Risk) -> list[float]:
    """Units, and the maesters and objectives the viewer knows of."""
    if not isinstance(view, Realm):
        return [0.0] * (len(UNITS) * LANDS + 2 * SCROLL_COUNT)
    units = [float(view.unit_count(t, kind)) for kind in range(3) for t in range(LANDS)]
    own = (M_HAND + view.viewer, G_HAND + view.viewer) if view.viewer >= 0 else ()
    held = [float(place in own) for place in view.scrolls.place]
    return [*units, *held, *(float(p in (M_DISCARDS, G_DISCARDS)) for p in view.scrolls.place)]


def _seat(view: Risk, seat: int) -> list[float]:
    return [
        float(view.hand_size(seat)),
        float(not view.is_out(seat)),
        float(view.seat() == seat),
        float(view.turn == seat),
        float(view.held[seat]),
        float(view.armies_of(seat)),
        float(view.income(seat)),
        float(view.score(seat)),
        *_estate(view, seat),
    ]


def _estate(view: Risk, seat: int) -> list[float]:
    """What a seat of Dominion has besides."""
    if not isinstance(view, Realm):
        return [0.0] * OF_REALM
    return [
        float(view.gold[seat]) / 100,
        float(view.points[seat]),
        float(view.maesters_of(seat)),
        float(view.goals_of(seat)),
        float(view.houses[seat] >= 0 and view.holds_home(seat)),
    ]


def evaluate(view: Risk, seat: int) -> float:
    """Points, armies, income and cards; in the middle of an invasion over its two likely ends."""
    if view.phase == OVER:
        return float(view.value(seat))
    if view.phase not in (COMMITTING, DEFENDING, ROLLING, GOING_ON):
        return _share(view, seat)
    men, foes = int(view.armies[view.source]) - 1, int(view.armies[view.target])
    odds = invasion(min(men, LARGEST), min(foes, LARGEST))
    lost = min(men, LARGEST) - odds.attackers_if_won
    stands = odds.wins * _after(view, seat, True, round(men - lost))
    stands += (1 - odds.wins) * _after(view, seat, False, round(odds.defenders))
    dice = int(view.attack_dice) if view.turn == seat else int(view.defence_dice)
    return min(1.0, stands + 0.0001 * dice)  # more dice, better odds


def _after(view: Risk, seat: int, won: bool, left: int) -> float:
    """The evaluation once the invasion is won with so many attackers left, or lost."""
    state = view.copy()
    assert isinstance(state, Risk)
    if won:
        state.take_over(state.target, state.turn)
        state.conquests += 1
    state.armies[state.target] = max(left, 1)
    state.armies[state.source] = 1
    return _share(state, seat)


def _share(view: Risk, seat: int) -> float:
    """The seat's share of what all have."""
    worths = [_worth(view, other) ** 3 for other in range(int(view.seats))]
    return worths[seat] / sum(worths) if sum(worths) else 1.0 / len(worths)


def _worth(view: Risk, seat: int) -> float:
    if not view.held[seat]:
        return 0.0
    turns = int(view.turns_left())
    on_turn = view.turn == seat
    armies = int(view.armies_of(seat)) + (int(view.pool) if on_turn else 0)
    cards = int(view.hand_size(seat)) + (view.conquests > 0 if on_turn else 0)
    income = int(view.income(seat))
    worth = int(view.score(seat)) + armies * (8 + 5 * turns) / 100 + income * turns / 4 + cards
    return worth + _realm_worth(view, seat) if isinstance(view, Realm) else worth


def _realm_worth(view: Realm, seat: int) -> float:
    """Points first, then what leads to them: the own seat, objectives nearly done, gold, units."""
    worth = min(int(view.gold[seat]), RICH) / 300 + 0.7 * int(view.maesters_of(seat))
    worth += 1.2 * sum(int(view.units_of(seat, kind)) for kind in range(3))
    if not view.with_objectives or view.houses[seat] < 0:
        return worth
    goal = int(view.land.lore.goal)
    points = min(int(view.points[seat]), goal)
    home = int(view.home(seat))
    if view.owner[home] == seat:
        near = 30 if points == goal else 0.6 * points
        worth += (2 + near) * (0.5 + 0.5 * _safety(view, home))
    return worth + 5 * points + 2.2 * int(view.best_goal(seat)) / 100


def _safety(view: Realm, t: int) -> float:
    """1: no enemy beside a territory; less, the stronger they are."""
    land, armies = view.land, int(view.armies[t])
    ends = [int(land.goals[j]) for j in range(int(land.starts[t]), int(land.starts[t + 1]))]
    foes = [int(view.armies[e]) for e in ends if view.owner[e] not in (view.owner[t], NEUTRAL)]
    return armies / (armies + max(foes)) if foes else 1.0
