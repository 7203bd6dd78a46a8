"""How far a seat is with an objective, in the numbers a player counts: ports 1 of 7."""

from council.core.bits import popcount
from council.core.game import Json
from council.games.risk.box.dominion import (
    ALIKE,
    CASTLE,
    COASTS,
    CONQUERED,
    CONTROL,
    GOLD,
    NO_FEATURE,
    OF_EACH,
    PROGRAM,
    SPREAD,
)
from council.games.risk.rules.objectives import (
    kinds_of_units,
    most_alike,
    regions_spread,
    shores_of,
)
from council.games.risk.state.counts import castles_of, ports_of, regions_of
from council.games.risk.state.dominion import DominionBoard


def progress_picture(view: DominionBoard, objective: int, seat: int) -> list[Json]:
    """What the objective counts: each with what the seat has and what it needs."""
    return [
        {"what": what, "have": min(int(have), int(need)), "need": int(need)}
        for what, have, need in _parts(view, objective, seat)
        if need > 0
    ]


def _parts(view: DominionBoard, objective: int, seat: int) -> list[tuple[str, int, int]]:
    sheet = view.land.dominion
    kind, a, b, c = (int(sheet.tests[int(PROGRAM) * objective + k]) for k in range(4))
    if kind == CONTROL:
        return [
            ("castles", castles_of(view, seat), a),
            ("ports", ports_of(view, seat), b),
            ("regions", regions_of(view, seat), c),
        ]
    if kind == SPREAD:
        return [("spread", regions_spread(view, seat, a), b)]
    if kind == COASTS:
        return [("coasts", shores_of(view, seat), popcount(sheet.shores))]
    if kind == ALIKE:
        return [("alike", most_alike(view, seat), a)]
    if kind == OF_EACH:
        return [("kinds", kinds_of_units(view, seat), 3)]
    if kind == GOLD:
        return [("gold", view.gold[seat], a)]
    mine = seat == view.turn  # what follows is about the turn going on
    if kind == CONQUERED:
        return [(what, have if mine else 0, need) for what, have, need in _taken(view, a, b, c)]
    return [("destroyed", view.destroyed if mine else 0, a)]


def _taken(
    view: DominionBoard, count: int, from_one: int, feature: int
) -> list[tuple[str, int, int]]:
    if from_one:
        most = max(int(view.took_from) >> 8 * seat & 255 for seat in range(int(view.seats)))
        return [("taken-from-one", most, count)]
    if feature == NO_FEATURE:
        return [("taken", view.conquests, count)]
    what = "castles" if feature == CASTLE else "ports"
    found = view.took_castles if feature == CASTLE else view.took_ports
    if view.feature_any:
        return [("taken", view.conquests, count), (f"taken-{what}", found, 1)]
    return [(f"taken-{what}", found, count)]
