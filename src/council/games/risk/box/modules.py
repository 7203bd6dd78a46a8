"""The parts of Dominion as data: which modules go together, and the numbers its rules need."""

from collections.abc import Mapping

from council.core.game import Invalid, Json
from council.games.risk.box import dominion
from council.games.risk.box.card_programs import NEEDS
from council.games.risk.cards import MAPS, Box, coast, printed

MODULES = ("gold", "characters", "maesters", "special_units", "objectives")
NEED_GOLD = ("characters", "maesters")
FEATURES = {"castle": int(dominion.CASTLE), "port": int(dominion.PORT)}


def check(options: Mapping[str, Json]) -> None:
    """Invalid when the modules chosen cannot be played together (A-38)."""
    for module in NEED_GOLD:
        if options[module] and not options["gold"]:
            raise Invalid("risk-modules-gold", module=module)
    if not any(options[module] for module in MODULES):
        raise Invalid("risk-modules-none", allowed=", ".join(MODULES))


def row(box: Box, seats: int) -> Mapping[str, Json]:
    """The setup table for so many (D-04, W-03)."""
    found: Mapping[str, Json] = box.tables["setup"]["dominion"][f"players_{seats}"]
    return found


def numbers(box: Box, seats: int) -> dict[str, list[int]]:
    """What `DominionSheet` reads."""
    rules, mine = box.tables["setup"]["dominion"], row(box, seats)
    ids = [house.id for house in box.houses]
    bonus = mine["start_bonus"]
    here = MAPS if mine["map"] == "both" else (mine["map"],)
    coasts = sorted({coast(t) for t in box.territories if coast(t)})
    shores = [k for k, name in enumerate(coasts, 1) if name.split(":")[0] in here]
    single = ("seat_armies", "objectives_dealt", "victory_points", "maester_price")
    return {
        "order": [ids.index(house) for house in mine["turn_order"]],
        "seat_of": [box.territory(house.seat) for house in box.houses],
        "start_gold": [place["gold"] for place in bonus],
        "start_cards": [place["territory_cards"] for place in bonus],
        "start_maesters": [place["maester_cards"] for place in bonus],
        "start_armies": [mine["starting_armies"]],
        "neutrals": [mine.get("neutral_territories", 0)],
        "coasts": [coasts.index(coast(t)) + 1 if coast(t) else 0 for t in box.territories],
        "shores": [sum(1 << k for k in shores)],
        "tests": [n for card in printed("risk_cards")["objective_cards"] for n in program(card)],
        "points": [card["vp"] for card in printed("risk_cards")["objective_cards"]],
        **{key: [rules[key]] for key in (*single, "objective_price", "objective_draw")},
    }


def amended(box: Box, seats: int) -> dict[str, list[int]]:
    """The same in House Mitchell's amendments: no starting armies, Seats of Power with the
    garrisons (A-46, A-48); the order of turns and the coasts are those of all Westeros."""
    sheet = box.tables["setup"]["house_mitchell"]
    found = numbers(box, len(sheet["player_houses"]))
    bonus = row(box, seats)["start_bonus"]
    standing = {entry["who"]: box.territory(entry["territory"]) for entry in sheet["garrisons"]}
    seats_of_power = [standing.get(house.id, box.territory(house.seat)) for house in box.houses]
    return found | {
        "seat_of": seats_of_power,
        "start_gold": [place["gold"] for place in bonus],
        "start_cards": [place["territory_cards"] for place in bonus],
        "start_maesters": [place["maester_cards"] for place in bonus],
        "start_armies": [0],
        "seat_armies": [0],
        "neutrals": [0],
    }


def program(card: Mapping[str, Json]) -> list[int]:
    """What an objective asks for, as the numbers of a row."""
    test: Mapping[str, Json] = card["test"]
    kind = test["test"]
    if kind == "control":
        found = [dominion.CONTROL, *(test.get(key, 0) for key in ("castles", "ports", "regions"))]
    elif kind == "control_spread":
        found = [dominion.SPREAD, test["territories_each"], test["regions"]]
    elif kind == "control_port_each_coast":
        found = [dominion.COASTS]
    elif kind == "units":
        found = (
            [dominion.OF_EACH] if test.get("one_of_each") else [dominion.ALIKE, test["same_type"]]
        )
    elif kind == "gold":
        found = [dominion.GOLD, test["at_least"]]
    elif kind == "conquered":
        feature = FEATURES.get(test.get("feature", ""), int(dominion.NO_FEATURE))
        found = [dominion.CONQUERED, test["count"], int("from" in test), feature]
    else:
        found = [dominion.DESTROYED, test["armies"]]
    return [int(n) for n in (*found, *[0] * (int(dominion.PROGRAM) - len(found)))]


def maesters(options: Mapping[str, Json]) -> list[int]:
    """The maester cards that are in the game, by number from 0 (K-15)."""
    found, number = [], 0
    optional = printed("risk_cards")["optional_cards"]  # one takes the place of a copy
    spare = {card["replaces_one_copy_of"]: options["safe_passage"] for card in optional}
    for card in printed("risk_cards")["maester_cards"]:
        kinds = [kind for effect in card["effects"] for kind in _kinds(effect)]
        absent = [k for k in kinds if k in NEEDS and not options[NEEDS[k]]]
        for copy in range(card["copies"]):
            if not absent or (spare.get(card["id"]) and copy + 1 == card["copies"]):
                found.append(number)
            number += 1
    return found


def _kinds(effect: Mapping[str, Json]) -> list[str]:
    """The kind of an effect and of the one it may set off."""
    return [effect["kind"], *(_kinds(effect["then"]) if "then" in effect else [])]


def objectives(options: Mapping[str, Json]) -> list[int]:
    """The objectives that are in the game: without gold or units nobody fulfils those."""
    found = []
    for number, card in enumerate(printed("risk_cards")["objective_cards"]):
        kind = card["test"]["test"]
        dead = (kind == "gold" and not options["gold"]) or (
            kind == "units" and not options["special_units"]
        )
        if not dead:
            found.append(number)
    return found
