"""What a viewer of RISK: Game of Thrones is shown and told: everything here reads a view."""

from collections.abc import Iterator

from council.core.game import Event, Fact, Json, Message, Who
from council.core.rulebook import Words
from council.core.state import CHANCE, NOBODY, REFEREE
from council.games.risk import heralds
from council.games.risk import moves as m
from council.games.risk.board import (
    AGREEING,
    ALLOTTING,
    BASING,
    BUYING,
    BUYING_MAESTER,
    BY_ARMS,
    BY_CARD,
    BY_POINTS,
    BY_ROUNDS,
    CALLING,
    CLAIMING,
    COMMITTING,
    COUNTING,
    DEALING,
    DEALING_GOALS,
    DECK,
    DEFENDING,
    DEPLOYING,
    DISCARDS,
    DRAWING,
    DRAWING_GOALS,
    ENDOWING,
    GIVING_UP,
    GOING,
    GOING_ON,
    HAND,
    HOUSING,
    INVADING,
    LANDING,
    LEAVING,
    LOOTING,
    MARCHING,
    MOVING_IN,
    NAMING_ENGINES,
    NAMING_KNIGHTS,
    NEUTRAL,
    NEUTRALIZING,
    OPENING,
    OVER,
    ROLLING,
    SCORING,
    SPILLING,
    STARTING,
    SWAPPING,
    TAKING,
    TAKING_ENGINES,
    TAKING_KNIGHTS,
    TIED,
    TRADING,
)
from council.games.risk.cards import ICONS, Box
from council.games.risk.court import Court
from council.games.risk.modes import forces
from council.games.risk.neutrals import BANNERED
from council.games.risk.rules import Risk

PHASES = {
    OPENING: "opening",
    TIED: "tied",
    DEALING: "deal",
    ROLLING: "roll",
    LOOTING: "loot",
    DRAWING: "drawing",
    HOUSING: "house",
    TRADING: "trade",
    DEPLOYING: "deploy",
    COUNTING: "count",
    INVADING: "invade",
    COMMITTING: "commit",
    DEFENDING: "defend",
    GOING_ON: "go-on",
    MOVING_IN: "move-in",
    LEAVING: "leave",
    GOING: "go",
    MARCHING: "march",
    TAKING: "draw",
    OVER: "over",
    ALLOTTING: "allot",
    CALLING: "call",
    LANDING: "land",
    AGREEING: "agree",
    DEALING_GOALS: "deal-objectives",
    NEUTRALIZING: "neutrals",
    ENDOWING: "endow",
    BUYING_MAESTER: "drawing-maester",
    DRAWING_GOALS: "drawing-objectives",
    SPILLING: "spill",
    GIVING_UP: "give-up",
    CLAIMING: "claim",
    STARTING: "start",
    SWAPPING: "swap",
    BASING: "base",
    BUYING: "purchase",
    NAMING_KNIGHTS: "use-knights",
    NAMING_ENGINES: "use-engines",
    TAKING_KNIGHTS: "take-knights",
    TAKING_ENGINES: "take-engines",
    SCORING: "score",
}
SETTING_UP = (OPENING, TIED, ALLOTTING, HOUSING, DEALING)
# What the machine of cards asks, by its numbers; chance answers from 20 on.
ASKS = {
    **dict(
        enumerate(
            (
                *("window", "say-seat", "say-land", "say-person", "one-die", "more-dice"),
                *("place-army", "place-unit", "how-many", "lose-one", "withdraw", "let-go"),
                *("sail-to", "ransom-whom"),
            ),
            1,
        )
    ),
    **dict(
        enumerate(
            (
                *("d6", "die-again", "draw-waiting", "look", "turn-up", "lose-maester"),
                "take-maester",
            ),
            20,
        )
    ),
}
ENDS = {
    int(BY_CARD): "card",
    int(BY_ARMS): "arms",
    int(BY_ROUNDS): "rounds",
    int(BY_POINTS): "points",
}
Told = list[Message]


def phase(view: Risk) -> str:
    """The name of the phase, or of what a card asks in the middle of it."""
    if isinstance(view, Court) and view.ask:
        return ASKS[int(view.ask)]
    return PHASES[int(view.phase)]


def turn_number(view: Risk) -> int:
    """Another one for each turn; -1 in the set-up."""
    return 8 * int(view.round) + int(view.turn) if _playing(view) else -1


def lands(view: Risk) -> Iterator[int]:
    """The territories in play."""
    return iter(range(int(view.land.low), int(view.land.high)))


def faces(dice: int, count: int) -> list[int]:
    """What the dice thrown so far show, in the order they were thrown."""
    return [dice >> 4 * k & 15 for k in range(count) if dice >> 4 * k & 15]


def known_hand(view: Risk, seat: int) -> list[int]:
    """The cards of a hand as far as the viewer knows them."""
    return [int(card) for card in view.cards.all_in(HAND + seat)]


def held_regions(view: Risk, seat: int) -> list[int]:
    """The regions a seat holds as a whole."""
    return [r for r, owner in enumerate(view.region_owners()) if owner == seat]


# -- the picture


def picture(view: Risk, box: Box) -> Json:
    """The view as plain data for the browser; ids are the tokens of the notation."""
    viewer = int(view.viewer)
    owners = view.region_owners()
    return {
        "mode": heralds.mode_name(view),
        "phase": phase(view),
        "round": int(view.round) + 1,
        "rounds": int(view.rounds),
        "asked": int(view.seat()) if view.seat() >= 0 else None,
        "viewer": viewer if viewer >= 0 else None,
        "turn": int(view.turn) if view.phase >= ROLLING else None,
        "first": int(view.first) if view.phase not in (OPENING, TIED) else None,
        "territories": [territory_picture(view, box, t) for t in lands(view)],
        "regions": [
            {"id": r.id, "bonus": r.bonus, "owner": int(owners[k]) if owners[k] >= 0 else None}
            for k, r in enumerate(box.regions)
            if view.land.bonus[k]
        ],
        "seats": [seat_picture(view, box, seat) for seat in range(int(view.seats))],
        "hand": cards_picture(box, known_hand(view, viewer)) if viewer >= 0 else [],
        "deck": int(view.cards.size[DECK]),
        "end_game_due": bool(view.end_card_due()),
        "discards": cards_picture(box, [int(c) for c in view.cards.all_in(DISCARDS)]),
        "sets": [int(armies) for armies in view.land.sets],  # three of each icon, one of each
        "armies_to_deploy": int(view.pool),
        "bonus_to_deploy": int(view.bonus),
        "traded": [
            box.territories[int(card)].id
            for card in (view.trade1, view.trade2, view.trade3)
            if card >= 0 and view.phase in (TRADING, DEPLOYING, COUNTING)
        ],
        "conquests": int(view.conquests),
        "battle": battle_picture(view, box),
        "march": march_picture(view, box),
        "end": ENDS.get(int(view.ended)),
        **heralds.table_picture(view, box),
    }


def territory_picture(view: Risk, box: Box, t: int) -> Json:
    """One territory."""
    face = box.territories[t]
    owner = int(view.owner[t])
    return {
        "id": face.id,
        "region": box.regions[face.region].id,
        "owner": owner if owner >= 0 else None,
        "neutral": owner == NEUTRAL,
        "house": heralds.force_id(box, int(view.banners[t])),
        "armies": int(view.armies[t]),
        "units": [],
        "castle": face.castle,
        "port": face.port if face.port != "none" else None,
    }


def cards_picture(box: Box, cards: list[int]) -> Json:
    """Territory cards with their icons."""
    return [{"id": box.territories[c].id, "icon": ICONS[box.territories[c].icon]} for c in cards]


def seat_picture(view: Risk, box: Box, seat: int) -> Json:
    """What the viewer may know of one seat."""
    house = int(view.houses[seat])
    out = bool(view.is_out(seat))
    row: dict[str, Json] = {
        "house": box.houses[house].id if house >= 0 else None,
        "out": out,
        "cards": int(view.hand_size(seat)),
        "known": cards_picture(box, known_hand(view, seat)),
        "territories": int(view.held[seat]),
        "castles": int(view.castles_of(seat)),
        "ports": int(view.ports_of(seat)),
        "armies": int(view.armies_of(seat)),
        "regions": [box.regions[r].id for r in held_regions(view, seat)],
        "income": 0 if out else int(view.income(seat)),
        "score": int(view.score(seat)),
    }
    if view.phase == OVER:
        row |= {"rank": int(view.rank(seat)) + 1, "won": float(view.value(seat))}
    return row


def battle_picture(view: Risk, box: Box) -> Json:
    """The invasion going on, with the dice of its last battle."""
    if view.phase not in (COMMITTING, DEFENDING, ROLLING, GOING_ON, MOVING_IN):
        return None
    return {
        "source": box.territories[int(view.source)].id if view.source >= 0 else None,
        "arrivals": heralds.arrivals_picture(view, box),
        "target": box.territories[int(view.target)].id,
        "committed": int(view.committed),
        "attack_dice": int(view.attack_dice),
        "defence_dice": int(view.defence_dice),
        "attack": faces(int(view.attack_faces), 3),
        "defence": faces(int(view.defence_faces), 2),
    }


def march_picture(view: Risk, box: Box) -> Json:
    """A maneuver half ordered, or where armies are being counted out."""
    if view.phase not in (COUNTING, GOING, MARCHING):
        return None
    ends = [int(view.source), int(view.target)]
    source, target = (box.territories[t].id if t >= 0 else None for t in ends)
    return {"source": source, "target": target}


def record(state: Risk) -> Json:
    """Every field, for the digest."""
    return {
        "phase": phase(state),
        "options": [
            int(x)
            for x in (
                *(state.armies_each, state.neutral_armies, state.per_card, state.may_trade),
                *(state.ask_defender, state.open_hands, state.rounds),
            )
        ],
        "course": [
            int(x)
            for x in (
                *(state.round, state.stage, state.turn, state.first, state.rolls, state.rivals),
                *(state.ties, state.out, state.ended),
            )
        ],
        "turn": [
            int(x)
            for x in (
                *(state.pool, state.bonus, state.midway, state.looted, state.victim, state.loser),
                *(state.trade1, state.trade2, state.trade3, state.conquests),
            )
        ],
        "battle": [
            int(x)
            for x in (
                *(state.source, state.target, state.committed, state.attack_dice),
                *(state.defence_dice, state.thrown, state.attack_faces, state.defence_faces),
            )
        ],
        "owner": [int(x) for x in state.owner],
        "armies": [int(x) for x in state.armies],
        "units": [int(x) for x in state.units],
        "houses": [int(x) for x in state.houses],
        "held": [int(x) for x in state.held],
        "place": [int(x) for x in state.cards.place],
        "seen": [int(x) for x in state.cards.seen],
        "size": [int(x) for x in state.cards.size],
        **heralds.record(state),
    }


# -- the question


def question(view: Risk, box: Box) -> Message:
    """Who must do what."""
    asked = int(view.seat())
    if asked == NOBODY:
        return Message("risk-ask-over")
    if asked == CHANCE:
        return Message(f"risk-ask-chance-{phase(view)}")
    if asked != view.viewer and view.viewer != REFEREE:
        return Message("risk-ask-wait", {"who": Who(asked)})
    special = heralds.question(view, box)
    if special is not None:
        return special
    facts: dict[str, Fact] = {"who": Who(asked)}
    if view.phase in (DEPLOYING, COUNTING):
        facts["armies"] = int(view.bonus or view.pool)
    for key, t in (("source", int(view.source)), ("target", int(view.target))):
        if t >= 0:
            facts[key] = box.territories[t].name
    if view.phase == TRADING:
        return Message("risk-ask-trade", {"who": Who(asked), "step": trade_step(view)})
    if view.phase == DEPLOYING and view.bonus:
        return Message("risk-ask-bonus", facts)
    return Message(f"risk-ask-{phase(view)}", facts)


def trade_step(view: Risk) -> str:
    """first-may, first-must, second or third card."""
    if view.trade2 >= 0:
        return "third"
    if view.trade1 >= 0:
        return "second"
    return "must" if view.must_trade() else "may"


# -- the news


def tell(event: Event, view: Risk, box: Box) -> Told:
    """What happened, worked out from the views before and after: it can tell nothing else."""
    before = event.before
    assert isinstance(before, Risk)
    old = int(before.phase)
    told = told_move(event, before, view, box)
    told += heralds.told_after(event, before, view, box)
    if view.phase != OVER and (view.turn != before.turn or old == DEALING) and _playing(view):
        facts: dict[str, Fact] = {"who": Who(int(view.turn)), "round": int(view.round) + 1}
        told.append(Message("risk-told-turn", facts | {"armies": _income(view)}))
    told += told_deployed(before, view, box)
    if view.phase == OVER and old != OVER:
        told += told_end(view)
    return told


def told_move(event: Event, before: Risk, view: Risk, box: Box) -> Told:
    """What a move of Skirmish did by itself."""
    move, old = event.move, int(before.phase)
    if old in SETTING_UP:
        return _told_set_up(before, view, move, box)
    if old == ROLLING:
        return _told_roll(before, view, move, box)
    if old in (DRAWING, LOOTING):
        return _told_draw(before, move, box)
    told = _told_answer(event, before, view, box)
    return told + heralds.told_answer(event, before, view, box)


def _playing(view: Risk) -> bool:
    return view.phase not in SETTING_UP


def _income(view: Risk) -> int:
    """What the turn began with; a lone territory has them already."""
    return int(view.income(view.turn))


def name_of(box: Box, t: int) -> Words:
    """The name of a territory."""
    return box.territories[t].name


def _told_set_up(before: Risk, view: Risk, move: int, box: Box) -> Told:
    told: Told = []
    if before.phase == OPENING:
        roll: dict[str, Fact] = {"who": Who(int(before.roller())), "face": move - int(m.ROLL) + 1}
        told.append(Message("risk-told-opening", roll))
        if view.ties != before.ties:
            told.append(Message("risk-told-tie"))
    if before.phase in (OPENING, TIED) and view.phase in (HOUSING, ALLOTTING):
        told.append(Message("risk-told-first", {"who": Who(int(view.first))}))
    seats = int(view.seats)
    for seat in ((int(view.first) + k) % seats for k in range(seats)):  # as they choose (S-05)
        house = int(view.houses[seat])
        if house >= 0 and before.houses[seat] < 0:
            picked: dict[str, Fact] = {"who": Who(seat), "house": box.houses[house].name}
            told.append(Message("risk-told-house", picked))
    if before.phase == DEALING and view.phase != DEALING:
        for seat in range(int(view.seats)):
            mine = [t for t in lands(view) if view.owner[t] == seat and not view.land.garrisons[t]]
            dealt: dict[str, Fact] = {"who": Who(seat), "count": len(mine)}
            told.append(Message("risk-told-dealt", dealt))
    return told


def _told_roll(before: Risk, view: Risk, move: int, box: Box) -> Told:
    """Told when the last die lies."""
    if before.arriving >= 0:
        return heralds.told_landing(before, view, move, box)
    if before.thrown + 1 < before.attack_dice + before.defence_dice:
        return []
    defence = [*faces(int(before.defence_faces), 2), move - int(m.ROLL) + 1]
    source, target = int(before.source), int(before.target)
    conquered = view.owner[target] != before.owner[target]
    total = int(before.armies[source] + before.armies[target])
    left = int(view.armies[source] + view.armies[target])
    beaten = int(before.armies[target]) - (0 if conquered else int(view.armies[target]))
    facts: dict[str, Fact] = {
        "attack": _dice(faces(int(before.attack_faces), 3)),
        "defence": _dice(defence),
        "attackers": total - left - beaten,
        "defenders": beaten,
        "source": name_of(box, source),
        "target": name_of(box, target),
    }
    told = [Message("risk-told-battle", facts)]
    if conquered:
        told += told_conquest(before, view, box)
    return told


def _dice(thrown: list[int]) -> str:
    return " ".join(str(face) for face in sorted(thrown, reverse=True))


def told_conquest(before: Risk, view: Risk, box: Box) -> Told:
    """A territory changed hands, and what that led to."""
    who, target = Who(int(before.turn)), int(before.target)
    told = [Message("risk-told-conquered", {"who": who, "target": name_of(box, target)})]
    for region in held_regions(view, who.seat):
        if region not in held_regions(before, who.seat):
            facts: dict[str, Fact] = {"who": who, "region": box.regions[region].name}
            told.append(Message("risk-told-region", facts))
    loser = int(before.owner[target])
    if loser >= 0 and view.is_out(loser):
        out: dict[str, Fact] = {"who": who, "loser": Who(loser)}
        told.append(Message("risk-told-out", out | {"cards": int(before.hand_size(loser))}))
    return told


def _told_draw(before: Risk, move: int, box: Box) -> Told:
    """Booty is told to those who see it; how many cards it was is told already."""
    who: dict[str, Fact] = {"who": Who(int(before.turn))}
    looted = before.phase == LOOTING
    if looted and move >= m.REVEAL and move != m.UNSEEN_DRAW:
        return heralds.told_laid_open(before, move, box)
    if move == m.UNSEEN_DRAW:
        return [] if looted else [Message("risk-told-drew-hidden", who)]
    card = move - int(m.DRAW)
    if card == m.END_GAME:
        return [Message("risk-told-drew-end", who)]
    face = box.territories[card]
    key = "risk-told-looted" if looted else "risk-told-drew"
    return [Message(key, who | {"card": face.name, "icon": ICONS[face.icon]})]


def _told_answer(event: Event, before: Risk, view: Risk, box: Box) -> Told:
    """What a seat did on its turn."""
    who: dict[str, Fact] = {"who": Who(event.seat)}
    old, move = int(before.phase), event.move
    if old == INVADING and move != m.DONE:
        link = move - int(m.ATTACK)
        ends: dict[str, Fact] = {
            "source": name_of(box, int(before.land.sources[link])),
            "target": name_of(box, int(before.land.targets[link])),
        }
        return [Message("risk-told-invades", who | ends)]
    if old == GOING_ON and move == m.STOP:
        return [Message("risk-told-stopped", who | {"target": name_of(box, int(before.target))})]
    if old == MOVING_IN:
        target = int(before.target)
        moved = int(before.amount(move))
        return [
            Message("risk-told-moved-in", who | {"armies": moved, "target": name_of(box, target)})
        ]
    if old == TRADING and move != m.DONE and before.trade2 >= 0:
        return [_told_trade(before, view, move, box)]
    if old in (LEAVING, GOING, MARCHING) and move != m.DONE:
        return _told_march(before, view, box)
    return []


def _told_trade(before: Risk, view: Risk, move: int, box: Box) -> Message:
    cards = [int(before.trade1), int(before.trade2), move - int(m.TRADE)]
    worth = int(before.set_of(*cards))
    extra = [t for t in cards if view.armies[t] > before.armies[t] and view.owner[t] == before.turn]
    names = [name_of(box, t) for t in cards]
    facts: dict[str, Fact] = {"who": Who(int(before.turn)), "armies": worth}
    facts |= {"one": names[0], "two": names[1], "three": names[2]}
    return Message("risk-told-traded", facts | {"extra": 2 * len(extra)})


def _told_march(before: Risk, view: Risk, box: Box) -> Told:
    """One territory has lost armies and another one gained them."""
    change = {t: int(view.armies[t]) - int(before.armies[t]) for t in lands(view)}
    left = [t for t in change if change[t] < 0 and view.owner[t] == before.turn]
    if not left:
        return []
    (source,) = left
    own = [t for t in change if view.owner[t] == before.turn]
    target = next(t for t in own if change[t] > 0)
    facts: dict[str, Fact] = {"who": Who(int(before.turn)), "armies": change[target]}
    names = {"source": name_of(box, source), "target": name_of(box, target)}
    return [Message("risk-told-marched", facts | names)]


def told_deployed(before: Risk, view: Risk, box: Box) -> Told:
    """Armies that were not on the map before."""
    if before.phase not in (DEPLOYING, COUNTING):
        return []
    told = []
    for t in lands(view):
        more = int(view.armies[t]) - int(before.armies[t])
        if more > 0 and before.owner[t] == before.turn:
            facts: dict[str, Fact] = {"who": Who(int(before.turn)), "armies": more}
            told.append(Message("risk-told-deployed", facts | {"target": name_of(box, t)}))
    return told


def told_end(view: Risk) -> Told:
    """The final table and who won."""
    told: Told = []
    if view.ended == BY_ROUNDS:
        told.append(Message("risk-told-rounds", {"rounds": int(view.rounds)}))
    for seat in sorted(range(int(view.seats)), key=lambda s: (int(view.rank(s)), s)):
        facts: dict[str, Fact] = {"who": Who(seat), "score": int(view.score(seat))}
        told.append(Message("risk-told-final", facts | {"rank": int(view.rank(seat)) + 1}))
    winners = [seat for seat in range(int(view.seats)) if view.rank(seat) == 0]
    key = "risk-told-won" if len(winners) == 1 else "risk-told-shared"
    return told + [Message(key, {"who": Who(seat)}) for seat in winners]


# -- the notation


def texts(box: Box) -> list[str]:
    """The notation of every move of the table: verb first, then the ids of things."""
    land = [t.id for t in box.territories]
    usable = box.cards[int(m.CHARACTERS) : int(m.OBJECTIVES)]
    table = [
        *m.WORD_TEXTS,
        *(f"house {house.id}" for house in box.houses),
        *(f"deal {t}" for t in land),
        *(f"deploy {t}" for t in land),
        *(f"claim {t}" for t in land),
        *(f"armies {n}" for n in range(1, int(m.MOST_COUNTED) + 1)),
        "armies all",
        *(f"leave {n}" for n in range(1, 129)),
        *(f"attack {land[a]} {land[b]}" for a, b in box.links),
        *(f"from {t}" for t in land),
        *(f"to {t}" for t in land),
        *(f"dice {n}" for n in range(1, 6)),
        *(f"roll {n}" for n in range(1, 9)),
        *(f"draw {card}" for card in box.cards),
        *(f"trade {t}" for t in land),
        *(f"unit {t}" for t in land),
        *(f"use {card}" for card in usable),
        *(f"pick {card}" for card in box.cards),
        *(f"reveal {card}" for card in box.cards),
        *(f"seat {n}" for n in range(int(m.MOST_SEATS))),
        "draw ?",
        "pick ?",
        *(f"knights {n}" for n in range(int(m.MOST_UNITS) + 1)),
        *(f"engines {n}" for n in range(int(m.MOST_UNITS) + 1)),
        "maneuver",
        *(f"house {house}" for house in forces(box)[int(m.HOUSES) : int(BANNERED)]),
    ]
    assert len(table) == m.NUMBERS
    return table
