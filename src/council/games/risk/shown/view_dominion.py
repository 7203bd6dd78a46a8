"""What a viewer of Dominion is shown: everything here reads a view; Skirmish gets empty fields."""

from functools import cache

from council.core.game import Fact, Json, Message, Who
from council.core.state import CHANCE, NOBODY, REFEREE
from council.games.risk.cards import ICONS, Box, printed
from council.games.risk.moves import MAESTERS
from council.games.risk.rules.income import gold_income
from council.games.risk.rules.mitchell.landing import ashore
from council.games.risk.rules.objective_phase import SET_UP
from council.games.risk.rules.objectives import fulfilled
from council.games.risk.rules.setup_dominion import free_lands
from council.games.risk.rules.units import unit_kind
from council.games.risk.shown import mitchell
from council.games.risk.shown import view as base
from council.games.risk.shown.objective_progress import progress_picture
from council.games.risk.state.board import Board, is_out
from council.games.risk.state.cards import maesters_of, objectives_of
from council.games.risk.state.counts import unit_count
from council.games.risk.state.dominion import DominionBoard
from council.games.risk.state.phase_names import phase
from council.games.risk.state.phases import (
    BASING,
    BUYING,
    CLAIMING,
    COUNTING,
    GIVING_UP,
    GOING,
    MARCHING,
    NAMING_ENGINES,
    NAMING_KNIGHTS,
    STARTING,
    TAKING_ENGINES,
    TAKING_KNIGHTS,
)
from council.games.risk.state.places import (
    FIRST_OBJECTIVE,
    LOOKED,
    M_DECK,
    M_DISCARDS,
    M_HAND,
    M_LOOKED,
    O_DECK,
    O_DISCARDS,
    O_HAND,
    O_LOOKED,
    WAITING,
)

UNIT_PHASES = (NAMING_KNIGHTS, NAMING_ENGINES, TAKING_KNIGHTS, TAKING_ENGINES)
# The keys of a picture that Skirmish has no use for, by what stands there instead.
LISTS = ("maesters", "objectives", "maester_discards", "objective_discards", "looking", "effects")
COUNTS = ("maester_deck", "objective_deck")
ABSENT = ("window", "claiming")
COUNTS_OF_SEAT = ("gold", "gold_income", "points", "maesters", "objectives", "waiting")
NOTHING_OF_SEAT: dict[str, Json] = {
    **dict.fromkeys(COUNTS_OF_SEAT, 0),
    "characters": [],
    "scored": [],
}
MODULE_NAMES = ("gold", "characters", "maesters", "units", "objectives")


def card_id(box: Box, scroll: int) -> str:
    """The id of a maester or objective."""
    return box.cards[int(MAESTERS) + scroll]


def scrolls_in(view: DominionBoard, box: Box, place: int) -> list[str]:
    """The maesters or objectives of a place, as far as the viewer knows them."""
    return [card_id(box, int(scroll)) for scroll in view.scrolls.all_in(place)]


# -- the picture


def picture(view: Board, box: Box) -> Json:
    """The picture of Skirmish with what Dominion adds to it."""
    realm = view if isinstance(view, DominionBoard) else None
    shown = base.picture(view, box, seats_of_power(realm, box) if realm else {})
    shown |= {key: [] for key in LISTS} | dict.fromkeys(COUNTS, 0)
    shown |= {"worth": {}, "stacking": False, "needs_seat": False}
    shown |= dict.fromkeys(ABSENT) | {"modules": dict.fromkeys(MODULE_NAMES, False)}
    for seat, row in enumerate(shown["seats"]):
        row.update(seat_picture(realm, box, seat) if realm else NOTHING_OF_SEAT)
    if realm:
        shown |= realm_picture(realm, box)
    elif shown["battle"] is not None:
        shown["battle"] |= plain_dice(view)
    return shown


def realm_picture(view: DominionBoard, box: Box) -> dict[str, Json]:
    """What lies beside the map."""
    viewer = int(view.viewer)
    switches: tuple[int, ...]
    switches = (view.with_gold, view.with_characters, view.with_maesters, view.with_units)
    switches = (*switches, view.with_objectives)
    return {
        "modules": dict(zip(MODULE_NAMES, map(bool, switches), strict=True)),
        "needs_seat": bool(view.with_objectives and view.needs_seat),
        "maesters": [
            {"card": card_id(box, int(s)), "cost": maester_cost(int(s)), "usable": False}
            for s in (view.scrolls.all_in(M_HAND + viewer) if viewer >= 0 else [])
        ],
        "objectives": objectives_picture(view, box, viewer) if viewer >= 0 else [],
        "maester_deck": int(view.scrolls.size[M_DECK]),
        "maester_discards": scrolls_in(view, box, int(M_DISCARDS)),
        "objective_deck": int(view.scrolls.size[O_DECK]),
        "objective_discards": scrolls_in(view, box, int(O_DISCARDS)),
        "looking": looking(view, box),
        "worth": worth(view, box),
        "stacking": bool(view.fort_stacks),
        "claiming": claiming(view),
        "battle": battle_picture(view, box),
    }


def maester_cost(scroll: int) -> int:
    """The printed gold cost of using a maester."""
    return maester_costs()[scroll]


@cache
def maester_costs() -> list[int]:
    """Those of all, copy by copy."""
    rows = printed("risk_cards")["maester_cards"]
    return [int(row["cost"]) for row in rows for _copy in range(row["copies"])]


def objectives_picture(view: DominionBoard, box: Box, seat: int) -> list[Json]:
    """The viewer's own objectives, and which are fulfilled now."""
    return [
        {
            "card": card_id(box, int(scroll)),
            "points": int(view.land.dominion.points[scroll - FIRST_OBJECTIVE]),
            "done": bool(fulfilled(view, scroll - FIRST_OBJECTIVE, seat)),
            "progress": progress_picture(view, int(scroll - FIRST_OBJECTIVE), seat),
        }
        for scroll in view.scrolls.all_in(O_HAND + seat)
    ]


def looking(view: DominionBoard, box: Box) -> list[str]:
    """The cards the viewer chooses from right now."""
    if view.viewer != view.turn:
        return []
    found = [box.territories[int(card)].id for card in view.cards.all_in(LOOKED)]
    found += scrolls_in(view, box, int(M_LOOKED)) + scrolls_in(view, box, int(O_LOOKED))
    if view.phase == GIVING_UP and view.errand == SET_UP:
        found += scrolls_in(view, box, int(O_HAND + view.turn))
    return found


def worth(view: DominionBoard, box: Box) -> dict[str, int]:
    """The points of the objectives the viewer chooses from."""
    if view.viewer != view.turn:
        return {}
    return {
        card_id(box, int(scroll)): int(view.land.dominion.points[scroll - FIRST_OBJECTIVE])
        for scroll in view.scrolls.all_in(O_LOOKED)
    }


def claiming(view: DominionBoard) -> Json:
    """Starting armies still to come, and territories still free."""
    if view.phase not in (CLAIMING, STARTING):
        return None
    return {"left": int(view.starting[view.turn]), "free": len(free_lands(view, 0))}


def seats_of_power(view: DominionBoard, box: Box) -> dict[int, str]:
    """The territories of Seats of Power that stand, with the House of each."""
    if not (view.with_objectives or view.claims or view.mitchell):
        return {}
    played = view.houses if view.mitchell else view.land.houses
    return {int(view.land.dominion.seat_of[h]): box.houses[int(h)].id for h in played if h >= 0}


def seat_picture(view: DominionBoard, box: Box, seat: int) -> dict[str, Json]:
    """What is open of a seat (A-66)."""
    points = {"total": int(view.points[seat])} if view.with_objectives else {}
    scored = int(view.scored[seat])
    return {
        **points,
        "gold": int(view.gold[seat]),
        "gold_income": 0 if is_out(view, seat) else int(gold_income(view, seat)),
        "points": int(view.points[seat]),
        "maesters": int(maesters_of(view, seat)),
        "objectives": int(objectives_of(view, seat)),
        "waiting": int(view.cards.size[WAITING + seat]),
        "characters": [],
        "scored": [
            card_id(box, int(FIRST_OBJECTIVE) + k)
            for k in range(scored.bit_length())
            if scored >> k & 1
        ],
    }


def battle_picture(view: DominionBoard, box: Box) -> Json:
    """The invasion going on, with kinds of dice and bonuses."""
    invaded = view.source >= 0 or ashore(view)
    ordered = not invaded or view.target < 0 or view.marching
    if ordered or view.phase in (COUNTING, GOING, MARCHING):
        return None
    attack, defence = int(view.attack_dice), int(view.defence_dice)
    return {
        "source": box.territories[int(view.source)].id if view.source >= 0 else None,
        "arrivals": mitchell.arrivals_picture(view, box) if view.arriving >= 0 else None,
        "target": box.territories[int(view.target)].id,
        "committed": int(view.committed),
        "attack_dice": attack,
        "defence_dice": defence,
        "attack": base.faces(int(view.attack_faces), 3),
        "defence": base.faces(int(view.defence_faces), 2),
        "attack_sides": sides(attack, int(view.attack_eights)),
        "defence_sides": sides(defence, int(view.defence_eights)),
        "attack_bonus": {"highest": int(view.attack_top), "all": int(view.attack_all)},
        "defence_bonus": {"highest": int(view.defence_top), "all": int(view.defence_all)},
    }


def plain_dice(view: Board) -> dict[str, Json]:
    """Skirmish has six-sided dice and no bonus."""
    none = {"highest": 0, "all": 0}
    return {
        "attack_sides": sides(int(view.attack_dice), 0),
        "defence_sides": sides(int(view.defence_dice), 0),
        "attack_bonus": none,
        "defence_bonus": dict(none),
    }


def sides(dice: int, eights: int) -> list[int]:
    """Faces of each die; the eight-sided ones lie first."""
    return [8 if k < eights else 6 for k in range(dice)]


# -- the question


def question(view: DominionBoard, box: Box) -> Message:
    """Who must do what."""
    asked = int(view.seat())
    if asked in (NOBODY, CHANCE) or view.phase < GIVING_UP:
        return base.question(view, box)
    if asked != view.viewer and view.viewer != REFEREE:
        return base.question(view, box)
    facts: dict[str, Fact] = {"who": Who(asked)}
    if view.phase == BUYING:
        facts["gold"] = int(view.gold[asked])
    if view.phase == STARTING:
        facts["armies"] = int(view.starting[asked])
    if view.phase == BASING:
        facts["unit"] = ICONS[int(view.new_unit)]
    if view.phase in UNIT_PHASES:
        facts["source"] = base.name_of(box, int(view.source))
        facts["target"] = base.name_of(box, int(view.target))
        facts["units"] = int(unit_count(view, view.source, unit_kind(view)))
    if view.phase == GIVING_UP:
        facts["back"] = "yes" if view.errand == SET_UP else "no"
    return Message(f"risk-ask-{phase(view)}", facts)
