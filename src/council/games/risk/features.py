"""The view as numbers, for learning; and how well a seat stands, for simple bots."""

from council.games.risk.moves import MOST_SEATS, TERRITORIES
from council.games.risk.rules.income import income
from council.games.risk.rules.mitchell.landing import wildlings_wait
from council.games.risk.rules.scoring import score
from council.games.risk.shown.view import known_hand
from council.games.risk.state.board import Board, is_out
from council.games.risk.state.cards import hand_size, maesters_of, objectives_of
from council.games.risk.state.counts import armies_of, unit_count
from council.games.risk.state.dominion import DominionBoard
from council.games.risk.state.forces import BANNERED
from council.games.risk.state.order import holds_home
from council.games.risk.state.phase_names import PHASES
from council.games.risk.state.places import (
    DISCARDS,
    M_DISCARDS,
    M_HAND,
    O_DISCARDS,
    O_HAND,
    SCROLLS,
)
from council.games.risk.thinking.outlook import estimate

SEATS = int(MOST_SEATS)
LANDS = int(TERRITORIES)
PHASE_NAMES = tuple(PHASES.values())
OF_SEAT = (
    *("cards", "in", "asked", "on turn", "territories", "armies", "income", "score"),
    *("gold", "points", "maesters", "objectives", "seat of power"),
)
OF_DOMINION = 5  # the last ones; 0 without Dominion
UNITS = ("knights", "siege engines", "fortifications")
SCROLL_COUNT = int(SCROLLS)  # maesters, then objectives

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
    *(f"banner on {t}" for t in range(LANDS)),  # House Mitchell: a neutral force, from 1
    *(f"exile of force {force}" for force in range(int(BANNERED))),
    *("wildlings beyond the Wall", "the Watch", "arrivals", "the Watch attacks"),
    *(f"{kind} on {t}" for kind in UNITS for t in range(LANDS)),
    *(f"own scroll {k}" for k in range(SCROLL_COUNT)),
    *(f"discarded scroll {k}" for k in range(SCROLL_COUNT)),
)


def observe(view: Board) -> list[float]:
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
    forces = (*(b + 1 for b in view.banners), *(view.exiled >> k & 1 for k in range(BANNERED)))
    wall = (view.horde * wildlings_wait(view), view.watch * view.mitchell)
    away = (*wall, view.arrivals, view.siege)
    return [*found, *(float(x) for x in (*rest, *battle, *forces, *away)), *_dominion(view)]


def _dominion(view: Board) -> list[float]:
    """Units, and the maesters and objectives the viewer knows of."""
    if not isinstance(view, DominionBoard):
        return [0.0] * (len(UNITS) * LANDS + 2 * SCROLL_COUNT)
    units = [float(unit_count(view, t, kind)) for kind in range(3) for t in range(LANDS)]
    own = (M_HAND + view.viewer, O_HAND + view.viewer) if view.viewer >= 0 else ()
    held = [float(place in own) for place in view.scrolls.place]
    return [*units, *held, *(float(p in (M_DISCARDS, O_DISCARDS)) for p in view.scrolls.place)]


def _seat(view: Board, seat: int) -> list[float]:
    return [
        float(hand_size(view, seat)),
        float(not is_out(view, seat)),
        float(view.seat() == seat),
        float(view.turn == seat),
        float(view.held[seat]),
        float(armies_of(view, seat)),
        float(income(view, seat)),
        float(score(view, seat)),
        *_belongings(view, seat),
    ]


def _belongings(view: Board, seat: int) -> list[float]:
    """What a seat of Dominion has besides."""
    if not isinstance(view, DominionBoard):
        return [0.0] * OF_DOMINION
    return [
        float(view.gold[seat]) / 100,
        float(view.points[seat]),
        float(maesters_of(view, seat)),
        float(objectives_of(view, seat)),
        float(view.houses[seat] >= 0 and holds_home(view, seat)),
    ]


def evaluate(view: Board, seat: int) -> float:
    """The estimate that search uses too."""
    return float(estimate(view, seat))
