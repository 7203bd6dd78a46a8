"""What a viewer of RISK: Game of Thrones is shown: everything here reads a view."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, islice

from council.core.game import Fact, Json, Message, Who
from council.core.rulebook import Words
from council.core.state import CHANCE, NOBODY, REFEREE
from council.games.risk import moves as m
from council.games.risk.box.modes import forces
from council.games.risk.cards import ICONS, Box
from council.games.risk.rules.income import income
from council.games.risk.rules.invasion import most_dice, spare_armies
from council.games.risk.rules.reinforce import must_trade
from council.games.risk.rules.scoring import UNDECIDED, placed_before, rank, score
from council.games.risk.shown import mitchell
from council.games.risk.state.board import Board, is_out
from council.games.risk.state.cards import end_card_due, hand_size
from council.games.risk.state.counts import (
    armies_of,
    castles_of,
    ports_of,
    region_owners,
    unit_count,
)
from council.games.risk.state.dominion import DominionBoard
from council.games.risk.state.forces import BANNERED
from council.games.risk.state.phase_names import phase
from council.games.risk.state.phases import (
    ALLOTTING,
    BY_ARMS,
    BY_CARD,
    BY_POINTS,
    BY_ROUNDS,
    COMMITTING,
    COUNTING,
    DEALING,
    DEFENDING,
    DEPLOYING,
    GOING,
    GOING_ON,
    HOUSING,
    MARCHING,
    MOVING_IN,
    OPENING,
    OVER,
    ROLLING,
    TIED,
    TRADING,
)
from council.games.risk.state.places import DECK, DISCARDS, HAND, NEUTRAL
from council.games.risk.state.sets import set_of
from council.kit.again import Again

MOST_ROWS = 20_000  # of territories, kept to be shown again
SETTING_UP = (OPENING, TIED, ALLOTTING, HOUSING, DEALING)
_territories: Again[list[Json]] = Again()
ALL_ON_THE_MAP: dict[str, Json] = {"exiles": [], "wildlings": None, "watch": None}
ENDS = {
    int(BY_CARD): "card",
    int(BY_ARMS): "arms",
    int(BY_ROUNDS): "rounds",
    int(BY_POINTS): "points",
}


def playing(view: Board) -> bool:
    """Whether the setup is over."""
    return view.phase not in SETTING_UP


def turn_number(view: Board) -> int:
    """Another one for each turn; -1 in the setup."""
    return 8 * int(view.round) + int(view.turn) if playing(view) else -1


def name_of(box: Box, t: int) -> Words:
    """The name of a territory."""
    return box.territories[t].name


def lands(view: Board) -> Iterator[int]:
    """The territories in play."""
    return iter(range(int(view.land.low), int(view.land.high)))


def faces(dice: int, count: int) -> list[int]:
    """What the dice thrown so far show, in the order they were thrown."""
    return [dice >> 4 * k & 15 for k in range(count) if dice >> 4 * k & 15]


def known_hand(view: Board, seat: int) -> list[int]:
    """The cards of a hand as far as the viewer knows them."""
    return [int(card) for card in view.cards.all_in(HAND + seat)]


def held_regions(view: Board, seat: int) -> list[int]:
    """The regions a seat holds as a whole."""
    return [r for r, owner in enumerate(region_owners(view)) if owner == seat]


# -- the picture


def mode_name(view: Board) -> str:
    """What is played."""
    rules = "dominion" if isinstance(view, DominionBoard) else "skirmish"
    if view.mitchell:
        return "mitchell" if rules == "skirmish" else "mitchell_dominion"
    both = view.land.low == 0 and view.land.high > m.WESTEROS
    return f"world_{rules}" if both else rules


def picture(view: Board, box: Box, homes: Mapping[int, str]) -> Json:
    """The view as plain data for the browser; ids are the tokens of the notation. `homes` are the
    Seats of Power that stand."""
    viewer = int(view.viewer)
    owners = [int(owner) for owner in region_owners(view)]
    return {
        "mode": mode_name(view),
        "phase": phase(view),
        "round": int(view.round) + 1,
        "rounds": int(view.rounds),
        "asked": int(view.seat()) if view.seat() >= 0 else None,
        "viewer": viewer if viewer >= 0 else None,
        "turn": int(view.turn) if view.phase >= ROLLING else None,
        "first": int(view.first) if view.phase not in (OPENING, TIED) else None,
        "territories": territories_picture(view, box, homes),
        "regions": [
            {"id": r.id, "bonus": r.bonus, "owner": owners[k] if owners[k] >= 0 else None}
            for k, r in enumerate(box.regions)
            if view.land.bonus[k]
        ],
        "seats": [seat_picture(view, box, seat, owners) for seat in range(int(view.seats))],
        "hand": hand_picture(view, box),
        "deck": int(view.cards.size[DECK]),
        "end_game_due": bool(end_card_due(view)),
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
        "tiebreak": tiebreak(view) if view.phase == OVER else None,
        **(mitchell.table_picture(view, box) if view.mitchell else ALL_ON_THE_MAP),
    }


def territories_picture(view: Board, box: Box, homes: Mapping[int, str]) -> list[Json]:
    """Every territory in play. All see the same, so all pictures of a table share it: nobody may
    change it."""
    ground = (view.owner, view.banners, view.armies, view.units)
    parts = (box, view.land, type(view), bool(view.mitchell), homes, *(row[:] for row in ground))
    return _territories.of(parts, lambda: made_territories(view, box, homes))


def made_territories(view: Board, box: Box, homes: Mapping[int, str]) -> list[Json]:
    """The same, made anew. A row is made once and shared by all pictures that show the same."""
    if len(box.rows) > MOST_ROWS:
        box.rows.clear()
    low, high = int(view.land.low), int(view.land.high)
    ground = zip(view.owner, view.banners, view.armies, view.units, strict=True)
    found = []
    for t, standing in enumerate(islice(ground, low, high), low):
        key = (t, *standing, homes.get(t))
        row = box.rows.get(key)
        if row is None:
            row = box.rows[key] = territory_picture(view, box, t, homes.get(t))
        found.append(row)
    return found


def territory_picture(view: Board, box: Box, t: int, home: str | None) -> Json:
    """One territory."""
    face = box.territories[t]
    owner = int(view.owner[t])
    return {
        "id": face.id,
        "region": box.regions[face.region].id,
        "owner": owner if owner >= 0 else None,
        "neutral": owner == NEUTRAL,
        "house": mitchell.force_id(box, int(view.banners[t])) if view.mitchell else None,
        "armies": int(view.armies[t]),
        "spare": max(0, int(spare_armies(view, t))),  # that may leave
        "dice": max(0, int(most_dice(view, t))),  # the most of an attack from here
        "units": units_picture(view, t),
        "castle": face.castle,
        "port": face.port if face.port != "none" else None,
        "seat_of": home,
    }


def units_picture(view: Board, t: int) -> list[str]:
    """The special units of a territory, one by one."""
    if not isinstance(view, DominionBoard) or not view.units[t]:
        return []
    return [kind for k, kind in enumerate(ICONS) for _unit in range(int(unit_count(view, t, k)))]


def hand_picture(view: Board, box: Box) -> Json:
    """The viewer's own territory cards."""
    viewer = int(view.viewer)
    return cards_picture(box, known_hand(view, viewer)) if viewer >= 0 else []


def cards_picture(box: Box, cards: list[int]) -> Json:
    """Territory cards with their icons."""
    return [{"id": box.territories[c].id, "icon": ICONS[box.territories[c].icon]} for c in cards]


def trades_picture(view: Board, box: Box, hand: list[int]) -> Json:
    """Every set of a hand, the best first: its armies, and how many of its territories are own."""
    found = []
    for three in combinations(hand, 3):
        armies = int(set_of(view, *three))
        if armies:
            own = sum(int(view.owner[card]) == int(view.viewer) for card in three)
            ids = [box.territories[card].id for card in three]
            found.append({"cards": ids, "armies": armies, "own": own})
    return sorted(found, key=lambda one: (-one["armies"], -one["own"]))


def seat_picture(view: Board, box: Box, seat: int, owners: Sequence[int]) -> Json:
    """What the viewer may know of one seat; `owners` hold whole regions."""
    house = int(view.houses[seat])
    out = bool(is_out(view, seat))
    row: dict[str, Json] = {
        "house": box.houses[house].id if house >= 0 else None,
        "out": out,
        "cards": int(hand_size(view, seat)),
        "known": cards_picture(box, known_hand(view, seat)),
        "territories": int(view.held[seat]),
        "castles": int(castles_of(view, seat)),
        "ports": int(ports_of(view, seat)),
        "armies": int(armies_of(view, seat)),
        "regions": [box.regions[r].id for r, owner in enumerate(owners) if owner == seat],
        "income": 0 if out else int(income(view, seat)),
        "score": int(score(view, seat)),
        "total": int(score(view, seat)),  # what the game is won by
    }
    if view.phase == OVER:
        row |= {"rank": int(rank(view, seat)) + 1, "won": float(view.value(seat))}
    return row


def battle_picture(view: Board, box: Box) -> Json:
    """The invasion going on, with the dice of its last battle."""
    if view.phase not in (COMMITTING, DEFENDING, ROLLING, GOING_ON, MOVING_IN):
        return None
    return {
        "source": box.territories[int(view.source)].id if view.source >= 0 else None,
        "arrivals": mitchell.arrivals_picture(view, box) if view.arriving >= 0 else None,
        "target": box.territories[int(view.target)].id,
        "committed": int(view.committed),
        "attack_dice": int(view.attack_dice),
        "defence_dice": int(view.defence_dice),
        "attack": faces(int(view.attack_faces), 3),
        "defence": faces(int(view.defence_faces), 2),
    }


def march_picture(view: Board, box: Box) -> Json:
    """A maneuver half ordered, or where armies are being counted out."""
    if view.phase not in (COUNTING, GOING, MARCHING):
        return None
    ends = [int(view.source), int(view.target)]
    source, target = (box.territories[t].id if t >= 0 else None for t in ends)
    return {"source": source, "target": target}


# -- the question


def question(view: Board, box: Box) -> Message:
    """Who must do what."""
    asked = int(view.seat())
    if asked == NOBODY:
        return Message("risk-ask-over")
    if asked == CHANCE:
        return Message(f"risk-ask-chance-{phase(view)}")
    if asked != view.viewer and view.viewer != REFEREE:
        return Message("risk-ask-wait", {"who": Who(asked)})
    special = mitchell.question(view, box) if view.mitchell else None
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


def trade_step(view: Board) -> str:
    """first-may, first-must, second or third card."""
    if view.trade2 >= 0:
        return "third"
    if view.trade1 >= 0:
        return "second"
    return "must" if must_trade(view) else "may"


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


def tiebreak(view: Board) -> str | None:
    """What decided between the winner and the next, when their points are equal (A-06)."""
    ranks = [int(rank(view, seat)) for seat in range(int(view.seats))]
    if ranks.count(0) > 1:  # they share the victory
        return None
    one, two = ranks.index(0), ranks.index(1)
    equal = score(view, one) == score(view, two)
    if isinstance(view, DominionBoard):
        if placed_before(view, one, two) != UNDECIDED:
            return None
        if not equal:
            return "score"
    if not equal:
        return None
    return "territories" if view.held[one] != view.held[two] else "armies"
