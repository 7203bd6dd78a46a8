"""What a viewer is shown and told of neutral Houses, exiles, Wildlings and Watch (M-01..M-24)."""

from council.core.game import Event, Fact, Json, Message, Who
from council.core.rulebook import Words
from council.games.risk import moves as m
from council.games.risk.box.modes import forces
from council.games.risk.cards import Box, names
from council.games.risk.rules.drawing import can_take
from council.games.risk.rules.mitchell.landing import can_call, strength, wildlings_wait
from council.games.risk.rules.mitchell.turn_end import claimant
from council.games.risk.shown.battle import Result, shown_dice, thrown
from council.games.risk.state.board import Board, is_out
from council.games.risk.state.cards import hand_size
from council.games.risk.state.dominion import DominionBoard
from council.games.risk.state.forces import BANNERED, FREE_FOLK, NO_BANNER, WATCH
from council.games.risk.state.phases import AGREEING, CALLING, LANDING, ROLLING, TAKING

STATES = ("gift", "exile", "gone")  # of the Watch
Told = list[Message]


def force_id(box: Box, force: int) -> str | None:
    """The token of a House, `watch` or `wildlings`."""
    if force == NO_BANNER:
        return None
    return "watch" if force == WATCH else forces(box)[force]


def force_name(box: Box, force: int) -> Words:
    """What a House or force is called."""
    return names()["house"][forces(box)[force]]


def force_facts(box: Box, force: int) -> dict[str, Fact]:
    """A name, and whether it is that of a House: sentences differ."""
    kind = {int(WATCH): "watch", int(FREE_FOLK): "wildlings"}.get(force, "house")
    return {"house": force_name(box, force), "kind": kind}


def exiles(view: Board) -> list[int]:
    """The Houses in exile."""
    return [house for house in range(int(BANNERED)) if int(view.exiled) >> house & 1]


# -- the picture


def table_picture(view: Board, box: Box) -> dict[str, Json]:
    """Who is off the map."""
    gift = int(view.land.gift)
    beyond = bool(wildlings_wait(view))
    return {
        "exiles": [
            {"house": force_id(box, house), "armies": int(strength(view, house))}
            for house in exiles(view)
        ],
        "wildlings": {
            "armies": int(view.horde if beyond else view.armies[gift]),
            "where": "beyond" if beyond else "gift",
        },
        "watch": STATES[int(view.watch)],
    }


def arrivals_picture(view: Board, box: Box) -> Json:
    """Who fights from off the map."""
    return {"house": force_id(box, int(view.arriving)), "armies": int(view.arrivals)}


# -- the question


def question(view: Board, box: Box) -> Message | None:
    """What is asked of a seat in these phases only."""
    who = Who(int(view.seat()))
    if view.phase == TAKING and can_call(view):
        card = "yes" if can_take(view) else "no"
        return Message("risk-ask-card-or-call", {"who": who, "card": card})
    if view.phase == CALLING:
        return Message("risk-ask-call", {"who": who})
    if view.phase == LANDING:
        return Message("risk-ask-land", {"who": who, "house": force_name(box, int(view.arriving))})
    if view.phase == AGREEING:
        former = int(claimant(view))
        house = force_name(box, int(view.houses[former]))
        if who.seat == former:
            return Message("risk-ask-return", {"who": who, "house": house})
        return Message("risk-ask-agree", {"who": who, "house": house, "claimant": Who(former)})
    return None


# -- the news


def told_answer(event: Event, before: Board, view: Board, box: Box) -> Told:
    """Calls, and answers to a former player's wish."""
    who: dict[str, Fact] = {"who": Who(event.seat)}
    if before.phase == TAKING and event.move == m.WILDLINGS:
        return [Message("risk-told-wildlings", who)]
    if before.phase == LANDING:
        target = box.territories[event.move - int(m.TO)].name
        house = force_name(box, int(before.arriving))
        return [Message("risk-told-called", who | {"house": house, "target": target})]
    if before.phase == AGREEING:
        return _told_agreed(event, before, view, box)
    return []


def _told_agreed(event: Event, before: Board, view: Board, box: Box) -> Told:
    former = int(claimant(before))
    house: dict[str, Fact] = {"house": force_name(box, int(before.houses[former]))}
    wish = house | {"who": Who(event.seat), "claimant": Who(former)}
    answer = "yes" if event.move == m.YES else "no"
    key = "wishes" if event.seat == former else "agrees"
    told = [Message(f"risk-told-{key}", wish | {"answer": answer})]
    if is_out(before, former) and not is_out(view, former):
        told.append(Message("risk-told-took-over", house | {"who": Who(former)}))
    return told


def told_laid_open(before: Board, move: int, box: Box) -> Told:
    """A card of a caller who is out by their own call (A-56)."""
    card = box.territories[move - int(m.REVEAL)].name
    return [Message("risk-told-laid-open", {"who": Who(int(before.turn)), "card": card})]


def told_landing(before: Board, view: Board, move: int, box: Box) -> Told:
    """A battle of arrivals, when it is decided, and what came of it."""
    result = fought(before, view, move)
    if result is None:
        return []
    target = int(before.target)
    lost, beaten, dice = result
    facts = force_facts(box, int(before.arriving)) | {"target": box.territories[target].name}
    told = [Message("risk-told-landing", facts | dice | {"attackers": lost, "defenders": beaten})]
    if has_landed(before, view):
        left = int(before.arrivals) - lost
        told.append(Message("risk-told-landed", facts | {"armies": left}))
        loser = int(before.owner[target])
        if loser >= 0 and is_out(view, loser):
            told.append(_told_driven_out(before, loser))
    elif before.arrivals == lost:
        told.append(Message("risk-told-beaten", facts))
    return told


def _told_driven_out(before: Board, loser: int) -> Message:
    caller = int(before.turn)
    cards = 0 if loser == caller else int(hand_size(before, loser))
    return Message("risk-told-out", {"who": Who(caller), "loser": Who(loser), "cards": cards})


def has_landed(before: Board, view: Board) -> bool:
    """Whether the arrivals hold now what they fought for."""
    return bool(view.banners[before.target] == before.arriving)


def fought(before: Board, view: Board, move: int) -> Result | None:
    """What a battle of arrivals that has just been decided costs both sides, and the dice."""
    if before.arriving < 0:
        return None
    if isinstance(view, DominionBoard) and isinstance(before, DominionBoard):
        return _compared(view) if view.battles != before.battles else None
    last = before.thrown + 1 == before.attack_dice + before.defence_dice
    return thrown(before, move) if before.phase == ROLLING and last else None


def _compared(view: DominionBoard) -> Result:
    """With the bonuses of units and cards."""
    lost = int(view.fought_lost)
    dice = {"attack": int(view.fought_attack), "defence": int(view.fought_defence)}
    return lost >> 4, lost & 15, {key: shown_dice(row) for key, row in dice.items()}


def told_after(event: Event, before: Board, view: Board, box: Box) -> Told:
    """What followed by itself: exile, reinforcements of neutral Houses, the Watch's return."""
    fresh = [house for house in exiles(view) if house not in exiles(before)]
    told = [
        Message(
            "risk-told-exiled",
            {"house": force_name(box, house), "armies": int(strength(view, house))},
        )
        for house in fresh
    ]
    told += _told_neutrals(event, before, view, box)
    anew = view.closing != before.closing  # after a player's turn, then after the neutrals'
    if view.arriving == WATCH and (before.arriving != WATCH or anew):
        told.append(Message("risk-told-watch"))
    return told


def _told_neutrals(event: Event, before: Board, view: Board, box: Box) -> Told:
    """Armies that neutral Houses have more than before, the losses of a landing aside."""
    expected = {t: int(n) for t, n in enumerate(before.armies)}
    result = fought(before, view, event.move)
    if result is not None:
        lost, beaten, _ = result
        target = int(before.target)
        expected[target] -= beaten
        if has_landed(before, view):
            expected[target] = int(before.arrivals) - lost
    told = []
    for house in range(int(BANNERED)):
        more = sum(
            max(int(view.armies[t]) - expected[t], 0)
            for t, banner in enumerate(view.banners)
            if banner == house
        )
        if more:
            facts: dict[str, Fact] = {"house": force_name(box, house), "armies": more}
            told.append(Message("risk-told-neutrals", facts))
    return told
