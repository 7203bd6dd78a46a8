"""The history of Dominion, computed from the views before and after. It cannot reveal more."""

from council.core.game import Event, Fact, Message, Who
from council.games.risk import moves as m
from council.games.risk.cards import ICONS, Box, card_name
from council.games.risk.rules.objective_phase import SET_UP
from council.games.risk.rules.setup_dominion import lacks_card
from council.games.risk.rules.units import unit_kind, units_meant
from council.games.risk.shown import mitchell
from council.games.risk.shown.battle import shown_dice
from council.games.risk.shown.told import Told, told_conquest, told_deployed, told_end, told_move
from council.games.risk.shown.view import name_of
from council.games.risk.state.board import is_out
from council.games.risk.state.dominion import DominionBoard
from council.games.risk.state.phases import (
    ALLOTTING,
    BASING,
    BUYING,
    BUYING_MAESTER,
    BY_POINTS,
    CLAIMING,
    DEALING,
    DEALING_OBJECTIVES,
    DRAWING_OBJECTIVES,
    ENDOWING,
    GIVING_UP,
    HOUSING,
    NAMING_ENGINES,
    NAMING_KNIGHTS,
    NEUTRALIZING,
    OPENING,
    OVER,
    ROLLING,
    SCORING,
    SPILLING,
    STARTING,
    SWAPPING,
    TAKING_ENGINES,
    TAKING_KNIGHTS,
    TIED,
)
from council.games.risk.state.places import FIRST_OBJECTIVE

SET_UP_PHASES = (
    *(
        OPENING,
        TIED,
        HOUSING,
        DEALING,
        DEALING_OBJECTIVES,
        NEUTRALIZING,
        CLAIMING,
        STARTING,
        ENDOWING,
    ),
    ALLOTTING,
)
HIDDEN_DRAWS = (DEALING_OBJECTIVES, ENDOWING, BUYING_MAESTER, DRAWING_OBJECTIVES)


def setting_up(view: DominionBoard) -> bool:
    """Whether the first turn has not begun."""
    return view.phase in SET_UP_PHASES or (view.phase == GIVING_UP and view.errand == SET_UP)


def tell(event: Event, view: DominionBoard, box: Box) -> Told:
    """What happened."""
    before = event.before
    assert isinstance(before, DominionBoard)
    return told_realm(event, before, view, box) + told_after(event, before, view, box)


def told_after(event: Event, before: DominionBoard, view: DominionBoard, box: Box) -> Told:
    """What followed, whatever the move was."""
    told: Told = []
    if view.battles != before.battles:
        told += told_battle(before, view, box)
    told += told_gold(before, view)
    if view.mitchell:
        told += mitchell.told_after(event, before, view, box)
    if begins(before, view):
        facts: dict[str, Fact] = {"who": Who(int(view.turn)), "round": int(view.round) + 1}
        told.append(Message("risk-told-turn-realm", facts))
    told += told_deployed(before, view, box)
    told += told_income(before, view)
    if view.phase == OVER and before.phase != OVER:
        if view.ended == BY_POINTS:
            facts = {"who": Who(int(view.turn)), "points": int(view.points[view.turn])}
            told.append(Message("risk-told-points", facts))
        told += told_final(view)
    return told


def told_final(view: DominionBoard) -> Told:
    """As in Skirmish, with victory points where they decide."""
    told = told_end(view)
    if not view.with_objectives:
        return told
    found: Told = []
    for message in told:
        who = message.facts.get("who")
        if message.key == "risk-told-final" and isinstance(who, Who):
            facts: dict[str, Fact] = {"who": who, "rank": message.facts["rank"]}
            facts |= {"points": int(view.points[who.seat]), "lands": int(view.held[who.seat])}
            found.append(Message("risk-told-final-realm", facts))
        else:
            found.append(message)
    return found


def begins(before: DominionBoard, view: DominionBoard) -> bool:
    """Whether a turn has just begun."""
    if view.phase == OVER or setting_up(view):
        return False
    return setting_up(before) or view.turn != before.turn


def told_income(before: DominionBoard, view: DominionBoard) -> Told:
    """Armies and gold of the turn."""
    if view.phase == OVER or not view.levied or setting_up(view):
        return []
    if before.levied and not begins(before, view):
        return []
    facts: dict[str, Fact] = {"who": Who(int(view.turn)), "armies": int(view.levied)}
    return [Message("risk-told-income", facts | {"gold": int(view.taxed)})]


def told_gold(before: DominionBoard, view: DominionBoard) -> Told:
    """The treasury of a seat that was eliminated."""
    told: Told = []
    for seat in range(int(view.seats)):
        lost = int(before.gold[seat])
        fell = is_out(view, seat) and not is_out(before, seat) and view.phase != OVER
        if fell and lost and seat != before.turn:
            facts: dict[str, Fact] = {"who": Who(int(before.turn)), "gold": lost}
            told.append(Message("risk-told-booty", facts | {"loser": Who(seat)}))
    return told


def told_battle(before: DominionBoard, view: DominionBoard, box: Box) -> Told:
    """The dice with their bonuses, and what they cost."""
    if before.arriving >= 0:
        return mitchell.told_landing(before, view, -1, box)
    facts: dict[str, Fact] = {
        "attack": shown_dice(int(view.fought_attack)),
        "defence": shown_dice(int(view.fought_defence)),
        "attackers": int(view.fought_lost) >> 4,
        "defenders": int(view.fought_lost) & 15,
        "source": name_of(box, int(before.source)),
        "target": name_of(box, int(before.target)),
    }
    told = [Message("risk-told-battle", facts)]
    if view.owner[before.target] != before.owner[before.target]:
        told += told_conquest(before, view, box)
    return told


def told_realm(event: Event, before: DominionBoard, view: DominionBoard, box: Box) -> Told:
    """What the move did by itself."""
    old = int(before.phase)
    if old == ROLLING:
        return []
    if old < DEALING_OBJECTIVES:
        return told_move(event, before, view, box)
    if old in HIDDEN_DRAWS:
        return told_drawn(event, before, box)
    if old == NEUTRALIZING:
        t = event.move - int(m.DEAL)
        return [Message("risk-told-neutral", {"target": name_of(box, t)})]
    if old == SPILLING:
        facts: dict[str, Fact] = {"who": Who(int(before.victim))}
        card = card_name(box, event.move - int(m.REVEAL))
        return [Message("risk-told-spilt", facts | {"card": card})]
    if old in (NAMING_KNIGHTS, NAMING_ENGINES, TAKING_KNIGHTS, TAKING_ENGINES):
        return told_units(event, before, box)
    return told_answer(event, before, view, box)


def told_drawn(event: Event, before: DominionBoard, box: Box) -> Told:
    """Told with its name to who sees it."""
    who: dict[str, Fact] = {"who": Who(int(before.turn))}
    card = event.move - int(m.DRAW)
    if event.move == m.UNSEEN_DRAW:
        return [Message(f"risk-told-drew-{drawn_kind(before)}-hidden", who)]
    kind = "territory"
    if card >= m.MAESTERS:
        kind = "objective" if card - m.MAESTERS >= FIRST_OBJECTIVE else "maester"
    return [Message(f"risk-told-drew-{kind}", who | {"card": card_name(box, card)})]


def drawn_kind(before: DominionBoard) -> str:
    """The kind of card that is drawn; its back shows it."""
    if before.phase in (DEALING_OBJECTIVES, DRAWING_OBJECTIVES):
        return "objective"
    territory = before.phase == ENDOWING and lacks_card(before)
    return "territory" if territory else "maester"


def told_units(event: Event, before: DominionBoard, box: Box) -> Told:
    """Units that fight or go along."""
    count = int(units_meant(before, event.move))
    going = before.phase in (TAKING_KNIGHTS, TAKING_ENGINES)
    if not count:
        return []
    facts: dict[str, Fact] = {"who": Who(event.seat), "count": count}
    facts |= {"unit": ICONS[int(unit_kind(before))], "target": name_of(box, int(before.target))}
    return [Message("risk-told-units-go" if going else "risk-told-units-fight", facts)]


def told_answer(event: Event, before: DominionBoard, view: DominionBoard, box: Box) -> Told:
    """What a seat chose."""
    who: dict[str, Fact] = {"who": Who(event.seat)}
    old, move = int(before.phase), event.move
    if old in (CLAIMING, STARTING):
        return told_placed(event, before, view, box)
    if old == SWAPPING and move != m.DONE:
        card = move - int(m.TRADE)
        facts = who | {"card": name_of(box, card), "unit": ICONS[box.territories[card].icon]}
        return [Message("risk-told-swapped", facts), *lone_base(before, view, box, who, card)]
    if old == BASING:
        facts = who | {"unit": ICONS[int(before.new_unit)]}
        return [Message("risk-told-based", facts | {"target": name_of(box, move - int(m.UNIT))})]
    if old == BUYING and move != m.DONE:
        kind = "maester" if move == m.MAESTER else "objective"
        return [Message(f"risk-told-bought-{kind}", who)] if move <= m.OBJECTIVE else []
    if old == GIVING_UP:
        if before.errand == SET_UP:
            return [Message("risk-told-gave-back", who)]
        return [Message("risk-told-gave-up", who | {"card": card_name(box, move - int(m.PICK))})]
    if old == SCORING and move != m.DONE:
        card = move - int(m.REVEAL)
        points = int(view.land.dominion.points[card - m.OBJECTIVES])
        facts = who | {"card": card_name(box, card), "points": points}
        total = int(before.points[event.seat]) + points
        return [Message("risk-told-scored", facts | {"total": total})]
    return []


def lone_base(
    before: DominionBoard, view: DominionBoard, box: Box, who: dict[str, Fact], card: int
) -> Told:
    """A unit with only one place to go is there at once."""
    if view.phase == BASING:
        return []
    t = next(t for t in range(len(box.territories)) if view.units[t] != before.units[t])
    facts = who | {"unit": ICONS[box.territories[card].icon], "target": name_of(box, t)}
    return [Message("risk-told-based", facts)]


def told_placed(event: Event, before: DominionBoard, view: DominionBoard, box: Box) -> Told:
    """A territory claimed, the last one by itself too; an army placed."""
    if before.phase == STARTING:
        army: dict[str, Fact] = {"who": Who(event.seat), "armies": 1}
        army["target"] = name_of(box, event.move - int(m.DEPLOY))
        return [Message("risk-told-deployed", army)]
    told: Told = []
    for t in range(int(view.land.low), int(view.land.high)):
        if view.owner[t] != before.owner[t]:
            facts: dict[str, Fact] = {"who": Who(int(view.owner[t]))}
            told.append(Message("risk-told-claimed", facts | {"target": name_of(box, t)}))
    return told
