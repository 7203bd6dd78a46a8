"""Card texts as programs: the tables of risk_cards.toml checked and turned into numbers, once.

Whatever the rules could not run is an error that names file, card and key.
"""

from collections.abc import Mapping, Sequence

from librt.vecs import vec
from mypy_extensions import i64

from council.core.game import Invalid, Json
from council.games.risk.box import card_codes as w
from council.games.risk.box import moments
from council.games.risk.box.card_codes import Programs
from council.games.risk.card_records import FILE, card_title, check_fields
from council.kit.records import RecordReader

MOST = 9999  # of any number of a card


def _numbered(words: Sequence[str]) -> dict[str, int]:
    return {word: n for n, word in enumerate(words)}


# Numbers are places in these.
KINDS = (
    *("die_bonus", "die_upgrade", "die_set_max", "die_reroll", "win_ties", "maneuver_extra"),
    *("maneuver_through", "maneuver_anytime", "armies_add", "armies_destroy", "armies_relocate"),
    *("armies_in_waiting", "unit_add", "gold_steal", "gold_give", "territory_draw_extra"),
    *("territory_draw_grant", "draw_choose", "maester_discard", "maester_take", "cancel_card"),
    *("invasion_cancel", "invasion_ban", "invasion_reach", "on_conquest", "character_remove"),
    *("character_capture", "cost_multiply", "income_multiply", "vp_lose"),
)
WINDOWS = (
    *("turn_start_self", "turn_start_opponent", "income_self", "deploy_self", "buy_maester_self"),
    *("pre_invasion_self", "declare_self", "declare_against_self", "declare_involving_self"),
    *("declare_between_opponents", "commit_against_self", "after_battle_roll", "after_own_roll"),
    *("maneuver_self", "draw_self", "drawing_territory_self", "maester_played_by_opponent"),
    "any_time",
)
NO_TIME = (moments.CONQUERED, moments.CARD_PLAYED)  # when "any time" is not
# The moments at which each window is open, in the same order
OPEN_AT: tuple[tuple[int, ...], ...] = tuple(
    tuple(int(moment) for moment in found)
    for found in (
        (moments.TURN_STARTED,),
        (moments.TURN_STARTED,),
        (moments.INCOME_COUNTED,),
        (moments.INCOME_COUNTED, moments.DEPLOYED),
        (moments.MAESTER_PAID,),
        (moments.BEFORE_INVADING,),
        *4 * ((moments.DECLARED,),),
        (moments.COMMITTED,),
        (moments.ROLLED,),
        (moments.ROLLED, moments.CARD_ROLLED),
        (moments.MANEUVERING,),
        (moments.DRAW_BEGUN,),
        (moments.CARD_DUE,),
        (moments.CARD_PLAYED,),
        [n for n in range(1, moments.CARD_MOMENTS) if n not in NO_TIME],
    )
)
ROLES = ("attacker", "defender", "either")
TESTS = ("target_has_any", "target_armies", "target_holder", "conquered_this_turn")
LASTS = ("battle", "invasion", "turn", "until_own_next_turn")
SCOPES = ("target_territory", "all_own_territories", "all_own_battles")
ENDS = ("target_territory_lost", "attacker_conquers_from_another_player")
PLACES = (
    *("target_territory", "source_territory", "committed_attackers", "own_castle_territory"),
    *("own_distinct_territories", "own_reinforcement_pool", "own_port_territory"),
    *("any_coastal_territory", "one_other_own_territory", "one_adjacent_opponent_territory"),
    *("own_choice_of_each_opponent", "own_choice_of_user"),
    "opponent_territories_in_region_of_drawn_card",
    "opponent_territories_of_two_revealed_cards",
    *("one_opponent", "each_opponent", "lowest_rollers_among_opponents", "former_owner"),
    "attacker",
)
AMOUNTS = {"d6": w.D6, "d6_half_up": w.D6_HALF_UP, "half_down": w.HALF_DOWN, "all": w.EVERY}
DICE = {"all": w.EVERY, "highest": w.HIGHEST, "any": w.ANY, "one": 1, "ones": w.ONES}
WORDS: dict[str, dict[str, int]] = {
    "dice": {key: int(n) for key, n in DICE.items()},
    "amount": {key: int(n) for key, n in AMOUNTS.items()},
    **{key: _numbered(PLACES) for key in ("where", "from", "to", "who", "owner")},
    "scope": _numbered(SCOPES),
    **{key: _numbered(ENDS) for key in ("ends_when", "lifts")},
}
UNITS = ("knight", "siege_engine", "fortification")
FEATURES = {"castle": 1, "port": 2}

# What the rules can run: for a key of a kind the words it takes (numbers are taken everywhere).
TAKES: dict[tuple[str, str], Sequence[str]] = {
    ("die_bonus", "dice"): ("all", "highest"),
    ("die_upgrade", "dice"): ("all",),
    ("die_reroll", "dice"): ("one", "any", "ones"),
    ("die_reroll", "side"): ("self", "opponent"),
    ("armies_add", "amount"): ("d6",),
    ("armies_add", "where"): (
        *("target_territory", "own_castle_territory", "own_distinct_territories"),
        "own_reinforcement_pool",
    ),
    ("armies_destroy", "amount"): ("d6", "d6_half_up", "half_down", "all"),
    ("armies_destroy", "where"): (
        *("target_territory", "source_territory", "committed_attackers"),
        *("one_adjacent_opponent_territory", "own_choice_of_each_opponent", "own_choice_of_user"),
        "opponent_territories_in_region_of_drawn_card",
        "opponent_territories_of_two_revealed_cards",
    ),
    ("armies_relocate", "to"): ("one_other_own_territory",),
    ("unit_add", "unit"): UNITS,
    ("gold_steal", "from"): ("each_opponent", "former_owner"),
    ("gold_give", "to"): ("attacker",),
    ("draw_choose", "deck"): ("territory", "maester"),
    ("draw_choose", "rest"): ("discard",),
    ("maester_discard", "from"): ("one_opponent", "each_opponent"),
    ("maester_discard", "pick"): ("random",),
    ("maester_take", "from"): ("one_opponent",),
    ("maester_take", "pick"): ("random",),
    ("invasion_ban", "scope"): ("target_territory", "all_own_territories"),
    ("invasion_reach", "from"): ("own_port_territory",),
    ("invasion_reach", "to"): ("any_coastal_territory",),
    ("die_bonus", "scope"): ("all_own_battles",),
    ("die_bonus", "ends_when"): ("target_territory_lost",),
    ("invasion_ban", "lifts"): ("attacker_conquers_from_another_player",),
    ("character_remove", "pick"): ("any",),
    ("character_capture", "owner"): ("former_owner",),
    ("cost_multiply", "who"): ("each_opponent",),
    ("income_multiply", "rounding"): ("down",),
    ("vp_lose", "who"): ("lowest_rollers_among_opponents", "each_opponent"),
    ("on_conquest", "then"): ("gold_steal", "character_capture"),
}
# The only number a key may have, where the rules know one
ONLY = {("die_upgrade", "sides"): 8, ("die_reroll", "times"): 1, ("die_set_max", "dice"): 1}
SLOT = {
    "dice": w.DICE,
    "keep": w.DICE,
    **dict.fromkeys(
        ("amount", "sides", "times", "count", "max", "look", "ransom", "roll_min", "factor"),
        w.AMOUNT,
    ),
    **dict.fromkeys(("where", "from", "to", "who", "owner"), w.PLACE),
    "lasts": w.LASTS,
    "scope": w.SCOPE,
    "ends_when": w.ENDS,
    "lifts": w.ENDS,
    "leave": w.LEAVE,
    **dict.fromkeys(("up_to", "first_this_turn", "side", "deck", "unit"), w.EXTRA),
}
# The windows in which dice lie that an effect may be about
AFTER_A_ROLL: dict[str, Sequence[str]] = {
    "die_set_max": ("after_battle_roll", "after_own_roll"),
    **dict.fromkeys(("die_bonus", "die_reroll", "win_ties"), ("after_battle_roll",)),
}
SAYS = {
    "one_opponent": w.AN_OPPONENT,
    "one_adjacent_opponent_territory": w.A_TERRITORY,
}
# A maester card with one of these effects stays in the box without the module (K-15).
NEEDS = {
    "unit_add": "special_units",
    "character_remove": "characters",
    "character_capture": "characters",
    "vp_lose": "objectives",
}
MODULE = {"special_units": 1, "characters": 2, "objectives": 4}


class Card(RecordReader):
    """One card of the data being read."""

    def __init__(self, deck: str, table: Mapping[str, Json], vocabulary: Mapping[str, Json]):
        super().__init__(FILE, card_title(deck, table))
        self.table = table
        self.words = vocabulary
        check_fields(self, deck, table, vocabulary["fields"])

    def house(self, houses: Sequence[str], number: int) -> int:
        """Four characters a House, in the order of the Houses (C-09)."""
        self.one("house", self.table.get("house"), [houses[number // 4]])
        return number // 4

    def signed(self, key: str, table: Json, said: str, words: Sequence[str]) -> str:
        """The word of an effect or a condition, which has just the keys of its signature."""
        signatures = {word: self.words["signatures"][word] for word in words}
        return str(self.words_of(key, table, said, signatures)[said])

    # -- effects

    def effects(self) -> list[list[int]]:
        """The rows of the card; a `then` is a row of its own at the end."""
        rows = [self.effect(table) for table in self.table["effects"]]
        for row, table in zip(list(rows), self.table["effects"], strict=True):
            if "then" in table:
                row[w.THEN] = len(rows)
                rows.append(self.effect(table["then"]))
        return rows

    def effect(self, table: Mapping[str, Json]) -> list[int]:
        kind = self.signed("effects", table, "kind", KINDS)
        row = [KINDS.index(kind), 0, 0, -1, -1, -1, -1, 0, 0, -1]
        for key, value in table.items():
            if key == "then":
                self.one("then", value.get("kind"), TAKES[kind, key])
            elif key != "kind":
                self.put(row, kind, key, value)
        if "lasts" in table:
            self.check_term(kind, table)
        return row

    def check_term(self, kind: str, table: Mapping[str, Json]) -> None:
        """What strengthens dice for one battle comes after the roll: whatever came before would be
        forgotten when the dice are fixed (K-10). Nothing else ends with a battle."""
        window, after = self.table["window"], AFTER_A_ROLL.get(kind, ())
        terms: Sequence[str] = LASTS[1:]
        if kind == "die_set_max" or (kind == "die_reroll" and table["dice"] != "ones"):
            self.one("window", window, after)
            terms = LASTS[:1]
        elif kind != "die_reroll" and window in after:
            terms = LASTS
        self.one(f"{kind}.lasts", table["lasts"], terms)

    def put(self, row: list[int], kind: str, key: str, value: Json) -> None:
        number = self.value(kind, key, value)
        if (kind, key) in ONLY and number != ONLY[kind, key]:
            raise self.wrong(f"{kind}.{key}", value, [str(ONLY[kind, key])])
        if key in SLOT and (kind, key) != ("invasion_reach", "to"):
            row[SLOT[key]] = number

    def value(self, kind: str, key: str, value: Json) -> int:
        """The number that stands for what is written."""
        if isinstance(value, bool):
            return int(value)
        if key == "factor":
            return round(100 * float(value))
        if key == "lasts":
            return self.place(key, value, LASTS)
        if isinstance(value, str):
            allowed = TAKES.get((kind, key), ())
            which = self.place(f"{kind}.{key}", value, allowed)
            words = WORDS.get(key)
            return words[value] if words else which
        return self.whole(f"{kind}.{key}", value, 0, MOST)

    def tests(self) -> list[list[int]]:
        return [self.condition(table) for table in self.table["conditions"]]

    def condition(self, table: Mapping[str, Json]) -> list[int]:
        test = self.signed("conditions", table, "test", TESTS)
        features = table.get("features", [])
        for feature in features:
            self.one(f"{test}.features", feature, FEATURES)
        if "holder" in table:
            self.one(f"{test}.holder", table["holder"], ("opponent",))
        least = "equals" if "equals" in table else "min"
        return [
            TESTS.index(test),
            self.whole(f"{test}.{least}", table.get(least, 0), 0, MOST),
            self.whole(f"{test}.max", table.get("max", MOST), 0, MOST),
            sum(FEATURES[feature] for feature in features),
        ]

    def says(self) -> int:
        """What is announced with the card (K-02); one thing at most."""
        found = 0
        for table in self.table["effects"]:
            then = table.get("then", {})
            if table["kind"] == "character_remove":
                found = int(w.A_CHARACTER)
            elif then.get("kind") == "character_capture":
                found = int(w.A_CHARACTER_OF_TARGET)
            for key in ("from", "where"):
                found = int(SAYS.get(table.get(key), found))
        return found

    def gives(self) -> int:
        return sum(t["amount"] for t in self.table["effects"] if t["kind"] == "gold_give")

    def module(self) -> int:
        found = 0
        for table in self.table["effects"]:
            for effect in (table, table.get("then", {})):
                found |= MODULE.get(NEEDS.get(effect.get("kind"), ""), 0)
        return found


def build(
    cards: Mapping[str, Json],
    coastal: Sequence[bool],
    safe_passage: bool = False,
) -> Programs:
    """All characters and maesters, copies one after the other, as the rules read them."""
    words = cards["vocabulary"]
    houses = [house["id"] for house in cards["houses"]]
    numbers: dict[str, list[int]] = {
        key: []
        for key in (
            *("title", "house", "cost", "window", "role", "says", "gives", "module"),
            *("stops", "effects", "conditions"),
        )
    }
    starts, tests_from = [0], [0]
    for deck, table in listed(cards, safe_passage):
        card = Card(deck, table, words)
        title = len(numbers["title"])
        rows, tests = card.effects(), card.tests()
        for _ in range(table.get("copies", 1)):
            numbers["title"].append(title)
            numbers["house"].append(card.house(houses, title) if deck == "character" else -1)
            numbers["cost"].append(card.whole("cost", table["cost"], 0, MOST))
            numbers["window"].append(card.place("window", table["window"], WINDOWS))
            role = table.get("role", "either")
            numbers["role"].append(card.place("role", role, ROLES))
            numbers["says"].append(card.says())
            numbers["gives"].append(card.gives())
            numbers["module"].append(card.module())
            base = len(numbers["effects"]) // int(w.WIDTH)
            for row in rows:
                moved = [*row[:-1], row[w.THEN] + base if row[w.THEN] >= 0 else -1]
                numbers["effects"] += moved
            numbers["stops"].append(base + len(table["effects"]))
            numbers["conditions"] += [n for test in tests for n in test]
            starts.append(len(numbers["effects"]) // int(w.WIDTH))
            tests_from.append(len(numbers["conditions"]) // int(w.TEST_WIDTH))
    if len(numbers["title"]) != w.PLAYABLE:
        raise Invalid("risk-data-cards", file=FILE, got=len(numbers["title"]))
    found = {**numbers, "starts": starts, "tests_from": tests_from}
    found["coastal"] = [int(coast) for coast in coastal]
    found |= by_moment(numbers["title"], numbers["window"])
    waiting = int(w.ARMIES_IN_WAITING)
    kinds, amounts = (numbers["effects"][k :: int(w.WIDTH)] for k in (w.KIND, w.AMOUNT))
    found["waiting"] = [max(n for kind, n in zip(kinds, amounts, strict=True) if kind == waiting)]
    return Programs({key: vec[i64](values) for key, values in found.items()})


def by_moment(titles: Sequence[int], windows: Sequence[int]) -> dict[str, list[int]]:
    """Maesters that may be used at each moment, those for any time first: they settle the most."""
    found: list[int] = []
    lists = [0]
    for moment in range(int(moments.CARD_MOMENTS)):
        here = [
            u
            for u in range(int(w.MAESTER), len(titles))
            if titles[u] == u and moment in OPEN_AT[windows[u]]
        ]
        found += sorted(here, key=lambda u: (windows[u] != w.ANY_TIME, u))
        lists.append(len(found))
    return {"listed": found, "lists": lists}


def listed(cards: Mapping[str, Json], safe_passage: bool) -> list[tuple[str, Mapping[str, Json]]]:
    """Characters, then maesters; an optional card after the title that gives up a copy (A-64)."""
    found = [("character", table) for table in cards["character_cards"]]
    spare = {t["replaces_one_copy_of"]: t for t in cards["optional_cards"] if safe_passage}
    for table in cards["maester_cards"]:
        other = spare.get(table["id"])
        if other is None:
            found.append(("maester", table))
        else:
            found.append(("maester", {**table, "copies": table["copies"] - 1}))
            found.append(("maester", other))
    return found
