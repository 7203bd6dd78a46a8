"""The history of cards, computed from the views before and after. It cannot reveal more."""

from council.core.game import Event, Fact, Message, Who
from council.games.risk import moves as m
from council.games.risk.box.card_codes import MAESTER
from council.games.risk.box.moments import CARD_PLAYED, COMMITTED, DECLARED
from council.games.risk.cards import ICONS, Box, card_name
from council.games.risk.rules.cards.dice import again_side
from council.games.risk.rules.cards.usable import price_of
from council.games.risk.shown import mitchell, told_dominion
from council.games.risk.shown.told import Told
from council.games.risk.shown.view import name_of
from council.games.risk.shown.view_cards import use_name
from council.games.risk.state.counts import unit_count
from council.games.risk.state.dominion import DominionBoard
from council.games.risk.state.frames import F_CARD, F_SEAT, F_WHO, card_frame, top, window_moment
from council.games.risk.state.phase_names import ASKS
from council.games.risk.state.phases import BUYING, INVADING, OVER
from council.games.risk.state.places import CAPTIVE, GONE

Facts = dict[str, Fact]
HIDDEN = {"draw-waiting": "waits", "look": "looked", "take-maester": "took"}


def tell(event: Event, view: DominionBoard, box: Box) -> Told:
    """What happened."""
    before = event.before
    assert isinstance(before, DominionBoard)
    if before.ask:
        told = told_card(event, before, view, box)
    else:
        told = told_rules(event, before, view, box)
    told += told_changes(event, before, view, box)
    after = told_dominion.told_after(event, before, view, box)
    placed = "risk-told-deployed" if before.ask else ""  # what cards place is told already
    return told + [message for message in after if message.key != placed]


def told_rules(event: Event, before: DominionBoard, view: DominionBoard, box: Box) -> Told:
    """Answers to the rules of the turn, with those that cards add."""
    who: Facts = {"who": Who(event.seat)}
    move = event.move
    if move == m.MANEUVER:
        return [Message("risk-told-early", who)]
    if before.phase == INVADING and m.FROM <= move < m.TO:
        return [Message("risk-told-sails", who | {"source": name_of(box, move - int(m.FROM))})]
    if before.phase == BUYING and move == m.RANSOM:
        return []
    return told_dominion.told_realm(event, before, view, box)


def told_card(event: Event, before: DominionBoard, view: DominionBoard, box: Box) -> Told:
    """Answers to what cards ask, and the dice and cards that fall for them."""
    ask, move = ASKS[int(before.ask)], event.move
    who: Facts = {"who": Who(event.seat)}
    if ask == "window":
        return told_window(event, before, view, box)
    if ask == "sail-to":
        source, target = int(top(before, F_CARD)), move - int(m.TO)
        ends: Facts = {"source": name_of(box, source), "target": name_of(box, target)}
        return [Message("risk-told-invades", who | ends)]
    if ask == "ransom-whom":
        return []
    if event.seat < 0:
        return told_chance(ask, before, view, move, box)
    card: Facts = {"card": use_name(box, int(top(before, F_CARD)))}
    if ask == "say-seat":
        aim: Facts = {"loser": Who(move - int(m.SEAT))}
        return [Message("risk-told-aims-seat", who | card | aim)]
    if ask == "say-land":
        return [
            Message("risk-told-aims-land", who | card | {"target": name_of(box, move - int(m.TO))})
        ]
    if ask == "say-person":
        name = card_name(box, move - int(m.PICK))
        return [Message("risk-told-aims-person", who | card | {"person": name})]
    if ask == "let-go":
        return [Message("risk-told-let-go", who | {"card": card_name(box, move - int(m.PICK))})]
    return []


def told_window(event: Event, before: DominionBoard, view: DominionBoard, box: Box) -> Told:
    """A card is used, or armies in waiting come; who passes says nothing."""
    who: Facts = {"who": Who(event.seat)}
    move = event.move
    if move == m.PASS:
        return []
    if move >= m.REVEAL:
        t = move - int(m.REVEAL)
        facts: Facts = {"target": name_of(box, t), "armies": int(view.programs.waiting)}
        return [Message("risk-told-shows", who | facts)]
    u = move - int(m.USE)
    facts = who | {"card": use_name(box, u), "cost": int(price_of(before, event.seat, u))}
    if window_moment(before) == CARD_PLAYED:
        about = int(card_frame(before, 0))
        other = use_name(box, int(before.frames.get(about, F_CARD)))
        return [Message("risk-told-answers", facts | {"other": other})]
    key = "risk-told-plays" if u >= MAESTER else "risk-told-calls"
    return [Message(key, facts)]


def told_chance(ask: str, before: DominionBoard, view: DominionBoard, move: int, box: Box) -> Told:
    """Dice of cards, dice rolled again, and cards that come up."""
    if ask == "d6":
        face: Facts = {"who": Who(int(top(before, F_WHO))), "face": move - int(m.ROLL) + 1}
        return [Message("risk-told-d6", face)]
    if ask == "die-again":
        side = "attack" if again_side(before) == 0 else "defence"
        again: Facts = {"face": move - int(m.ROLL) + 1, "side": side}
        return [Message("risk-told-again", again)]
    who: Facts = {"who": Who(int(top(before, F_SEAT)))}
    if move in (m.DRAW + m.END_GAME, m.REVEAL + m.END_GAME):
        return [Message("risk-told-drew-end", who)]
    loser: Facts = {"loser": Who(int(top(before, F_WHO)))}
    if ask == "turn-up":
        return [Message("risk-told-turned-up", {"card": card_name(box, move - int(m.REVEAL))})]
    if ask == "lose-maester":
        return [Message("risk-told-loses", loser | {"card": card_name(box, move - int(m.REVEAL))})]
    key = f"risk-told-{HIDDEN[ask]}"
    facts = who | loser if ask == "take-maester" else who
    if move == m.UNSEEN_DRAW:
        return [Message(f"{key}-hidden", facts)]
    return [Message(key, facts | {"card": card_name(box, move - int(m.DRAW))})]


# -- what changed on the table


def told_changes(event: Event, before: DominionBoard, view: DominionBoard, box: Box) -> Told:
    """Armies, units, gold, points and characters that cards changed."""
    told = told_people(before, view, box)
    if not before.ask:
        return told
    if view.battles == before.battles and view.phase != OVER:
        told += told_armies(before, view, box)
    told += told_units(before, view, box)
    told += told_gold(event, before, view)
    for seat in range(int(view.seats)):
        lost = int(before.points[seat] - view.points[seat])
        if lost > 0:
            facts: Facts = {"who": Who(seat), "points": lost}
            told.append(Message("risk-told-points-lost", facts))
    if ended_unfought(before, view):
        target = name_of(box, int(before.target))
        told.append(Message("risk-told-called-off", {"target": target}))
    return told + told_fallen(before, view, box)


def ended_unfought(before: DominionBoard, view: DominionBoard) -> bool:
    """Whether a declared invasion or landing has come to nothing."""
    declared = before.frames.count > 0 and before.frames.get(0, F_CARD) == DECLARED
    if not declared or before.target < 0 or view.phase == OVER or view.battles != before.battles:
        return False
    if before.arriving >= 0:
        return bool(view.arriving != before.arriving)
    return bool(before.source >= 0 > view.source)


def told_fallen(before: DominionBoard, view: DominionBoard, box: Box) -> Told:
    """Arrivals that fell to a card before a die was rolled."""
    committed = before.frames.count > 0 and before.frames.get(0, F_CARD) == COMMITTED
    if before.arriving < 0 or not committed or view.battles != before.battles:
        return []
    left = int(view.arrivals) if view.arriving == before.arriving else 0
    facts = mitchell.force_facts(box, int(before.arriving))
    fallen = int(before.arrivals) - left
    told = [Message("risk-told-fallen", facts | {"armies": fallen})] if fallen else []
    return told if left else [*told, Message("risk-told-beaten", facts)]


def told_armies(before: DominionBoard, view: DominionBoard, box: Box) -> Told:
    """Where armies came, went or fell by a card."""
    told: Told = []
    change = {
        t: int(view.armies[t]) - int(before.armies[t])
        for t in range(int(view.land.low), int(view.land.high))
        if view.armies[t] != before.armies[t] and view.owner[t] >= 0
    }
    moved = sum(change.values()) == 0 and len(change) == 2
    for t, more in change.items():
        facts: Facts = {"armies": abs(more), "target": name_of(box, t)}
        if moved and more > 0:
            source = next(s for s in change if s != t)
            facts |= {"who": Who(int(view.owner[t])), "source": name_of(box, source)}
            told.append(Message("risk-told-marched", facts))
        elif not moved:
            told.append(Message("risk-told-more" if more > 0 else "risk-told-fewer", facts))
    return told


def told_units(before: DominionBoard, view: DominionBoard, box: Box) -> Told:
    """Units that a card placed."""
    told: Told = []
    if view.battles != before.battles:
        return told
    for t in range(int(view.land.low), int(view.land.high)):
        if view.units[t] == before.units[t]:
            continue
        for k, unit in enumerate(ICONS):
            if unit_count(view, t, k) > unit_count(before, t, k):
                facts: Facts = {"who": Who(int(view.owner[t])), "unit": unit}
                told.append(Message("risk-told-based", facts | {"target": name_of(box, t)}))
    return told


def told_gold(event: Event, before: DominionBoard, view: DominionBoard) -> Told:
    """Gold that changed hands: without costs, income and the booty of an elimination."""
    told: Told = []
    if view.out != before.out:
        return told
    paid = int(paid_now(event, before, view))
    for seat in range(int(view.seats)):
        more = int(view.gold[seat] - before.gold[seat])
        if seat == event.seat:
            more += paid
        if seat == view.turn and view.levied and not before.levied:
            more -= int(view.taxed)
        if more:
            key = "risk-told-gold-more" if more > 0 else "risk-told-gold-less"
            told.append(Message(key, {"who": Who(seat), "gold": abs(more)}))
    return told


def paid_now(event: Event, before: DominionBoard, view: DominionBoard) -> int:
    """The cost that was paid with this answer: with the card, or when all was said."""
    if ASKS[int(before.ask)] == "window" and m.USE <= event.move < m.PICK:
        u = event.move - int(m.USE)
        asks = view.ask and ASKS[int(view.ask)].startswith("say-")
        return 0 if asks else int(price_of(before, event.seat, u))
    if ASKS[int(before.ask)].startswith("say-"):
        return int(price_of(before, event.seat, top(before, F_CARD)))
    return 0


def told_people(before: DominionBoard, view: DominionBoard, box: Box) -> Told:
    """Characters captured, freed or gone."""
    told: Told = []
    for u in range(int(MAESTER)):
        old, new = int(before.people[u]), int(view.people[u])
        if old == new:
            continue
        facts: Facts = {"card": use_name(box, u)}
        if new >= CAPTIVE > old:
            told.append(Message("risk-told-captive", facts | {"who": Who(new - int(CAPTIVE))}))
        elif new == GONE != old:
            told.append(Message("risk-told-removed", facts))
        elif old >= CAPTIVE > new:
            told.append(Message("risk-told-freed", facts | {"who": Who(old - int(CAPTIVE))}))
    return told
