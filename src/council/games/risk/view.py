"""What a viewer of RISK: Game of Thrones is shown: everything here reads a view."""

from collections.abc import Iterator
from itertools import combinations

from council.core.game import Fact, Json, Message, Who
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


def phase(view: Risk) -> str:
    """The name of the phase, or of what a card asks in the middle of it."""
    if isinstance(view, Court) and view.ask:
        return ASKS[int(view.ask)]
    return PHASES[int(view.phase)]


def playing(view: Risk) -> bool:
    """Whether the set-up is over."""
    return view.phase not in SETTING_UP


def turn_number(view: Risk) -> int:
    """Another one for each turn; -1 in the set-up."""
    return 8 * int(view.round) + int(view.turn) if playing(view) else -1


def name_of(box: Box, t: int) -> Words:
    """The name of a territory."""
    return box.territories[t].name


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
        "trades": trades_picture(view, box, known_hand(view, viewer)) if viewer >= 0 else [],
        "links": box.tables["setup"]["house_mitchell"]["extra_links"] if view.mitchell else [],
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


def trades_picture(view: Risk, box: Box, hand: list[int]) -> Json:
    """Every set of a hand, the best first: its armies, and how many of its territories are own."""
    found = []
    for three in combinations(hand, 3):
        armies = int(view.set_of(*three))
        if armies:
            own = sum(int(view.owner[card]) == int(view.viewer) for card in three)
            ids = [box.territories[card].id for card in three]
            found.append({"cards": ids, "armies": armies, "own": own})
    return sorted(found, key=lambda one: (-one["armies"], -one["own"]))


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
