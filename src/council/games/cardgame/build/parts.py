"""What card texts refer to: cards, numbers, conditions."""

from collections.abc import Mapping
from typing import Any

from council.core.game import Json
from council.games.cardgame.box import library as lib
from council.games.cardgame.box import texts as s
from council.games.cardgame.box.book import (
    ON_CHALLENGE,
    ON_GOLD,
    ON_HANDS,
    ON_KNEELING,
    ON_PHASE,
    ON_POWER,
)
from council.games.cardgame.build.vocabulary import (
    MOST_NAMES,
    OPERATORS,
    PLAYERS,
    ROLES,
    SELECTOR_KEYS,
    TESTS,
    ZONES,
)
from council.games.cardgame.cards import DURATIONS, HOUSES, ICONS, PHASES, TYPES, Box
from council.games.cardgame.moves import DECK_SIZE
from council.kit.records import RecordReader


def mask(box: Box, d: int, test: Any) -> int:
    """The set of cards of a deck that pass a test."""
    deck = box.cards[DECK_SIZE * d : DECK_SIZE * (d + 1)]
    return sum(1 << k for k, face in enumerate(deck) if test(face))


class Parts(RecordReader):
    """Selectors, amounts, tests and references."""

    def __init__(self, box: Box, library: lib.Library, file: str) -> None:
        super().__init__(file)
        self.box = box
        self.library = library
        self.names: list[str] = []
        self.watched: set[int] = set()  # what the constant texts of the item depend on
        self.constant = False  # one is being read
        self.saving = False  # likewise
        self.titles = sorted(face.name["en"] for face in box.faces)
        self.traits = sorted({trait for face in box.faces for trait in face.traits})

    def watch(self, *what: int) -> None:
        """A constant text has to be looked at again when this changes."""
        if self.constant:
            self.watched.update(int(one) for one in what)

    def selector(self, key: str, record: Json) -> s.Selector:
        value = self.take(key, record, tuple(f"{k}?" for k in SELECTOR_KEYS))
        numbers = {
            "zone": ZONES.index(self.one(f"{key}.zone", value.get("zone", "play"), ZONES)),
            "controller": s.ANYBODY,
        }
        if "controller" in value:
            who = self.one(f"{key}.controller", value["controller"], ("you", "opponent"))
            numbers["controller"] = PLAYERS[who]
        for name in ("icon", "no_icon"):
            icon = value.get(name)
            numbers[name] = (
                -1 if icon is None else ICONS.index(self.one(f"{key}.{name}", icon, ICONS))
            )
        for name in ("standing", "participating", "attacking", "defending", "self", "attached"):
            numbers[name] = int(self.flag(f"{key}.{name}", value[name])) if name in value else -1
        for name in ("strength_max", "attachments_max"):
            numbers[name] = self.whole(f"{key}.{name}", value[name], 0, 99) if name in value else -1
        if "standing" in value:
            self.watch(ON_KNEELING)
        if not {"participating", "attacking", "defending"}.isdisjoint(value):
            self.watch(ON_CHALLENGE)
        if value.get("zone", "play") != "play":
            self.watch(ON_HANDS)
        for d in range(2):
            numbers[f"mask{d}"] = mask(self.box, d, self.face_test(key, value))
        return s.Selector(numbers)

    def face_test(self, key: str, value: Mapping[str, Json]) -> Any:
        """The part of a selector that is printed."""
        kind = value.get("type")
        if kind is not None:
            self.one(f"{key}.type", kind, TYPES)
        house = value.get("house")
        if house is not None:
            self.one(f"{key}.house", house, HOUSES)
        traits = self.many(f"{key}.trait", value["trait"], self.traits) if "trait" in value else []
        titles = self.many(f"{key}.title", value["title"], self.titles) if "title" in value else []
        unique = self.flag(f"{key}.unique", value["unique"]) if "unique" in value else None
        most = value.get("cost_max")
        if most is not None:
            self.whole(f"{key}.cost_max", most, 0, 99)

        def test(face: Any) -> bool:
            return (
                (kind is None or face.type == kind)
                and (house is None or face.house == house)
                and (not traits or any(trait in face.traits for trait in traits))
                and (not titles or face.name["en"] in titles)
                and (unique is None or face.unique == unique)
                and (most is None or (face.cost is not None and face.cost <= most))
            )

        return test

    def amount(self, key: str, value: Json, low: int = 0) -> s.Amount:
        """Only what is modified can be modified downwards."""
        if type(value) is int:
            return s.Amount(s.FIXED, self.whole(key, value, low, 99), 0, None, 0)
        kinds = ("count", "gold", "hand", "power", "attachments_on", "challenges_won")
        found = [k for k in kinds if isinstance(value, dict) and k in value]
        if len(found) != 1:
            raise self.wrong(key, value, kinds)
        kind = found[0]
        if kind == "count":
            self.take(key, value, ("count",))
            return s.Amount(s.COUNTED, 0, 0, self.selector(f"{key}.count", value["count"]), 0)
        if kind == "attachments_on":
            self.take(key, value, ("attachments_on",))
            self.one(f"{key}.{kind}", value[kind], ("it",))
            return s.Amount(s.ATTACHMENTS, 0, 0, None, 0)
        player = PLAYERS[self.one(f"{key}.{kind}", value[kind], PLAYERS)]
        if kind == "challenges_won":
            self.take(key, value, ("challenges_won", "type", "span"))
            icon = ICONS.index(self.one(f"{key}.type", value["type"], ICONS))
            span = DURATIONS.index(self.one(f"{key}.span", value["span"], DURATIONS[1:]))
            self.watch(ON_CHALLENGE, ON_PHASE)
            return s.Amount(s.CHALLENGES_WON, icon, player, None, span)
        self.take(key, value, (kind,))
        numbers = {"gold": s.GOLD_OF, "hand": s.HAND_OF, "power": s.POWER_OF}
        self.watch({"gold": ON_GOLD, "hand": ON_HANDS, "power": ON_POWER}[kind])
        return s.Amount(numbers[kind], 0, player, None, 0)

    def tests(self, key: str, value: Json) -> list[s.Test]:
        return [self.test(key, record) for record in self.records(key, value)]

    def test(self, key: str, record: Json) -> s.Test:
        value = self.words_of(key, record, "test", TESTS)
        word = value["test"]
        numbers: dict[str, int] = {}
        if word == "player":
            numbers["player"] = PLAYERS[self.one(f"{key}.is", value["is"], PLAYERS)]
        elif word == "card":
            numbers["card"] = int(
                self.one(f"{key}.which", value.get("which", "card"), ("card", "host")) == "host"
            )
        elif word == "challenge":
            numbers["bits"] = self.bits(f"{key}.type", value.get("type", list(ICONS)), ICONS)
            self.watch(ON_CHALLENGE)
        elif word == "participating":
            numbers["card"] = ("self", "attached").index(
                self.one(f"{key}.card", value["card"], ("self", "attached"))
            )
            self.watch(ON_CHALLENGE)
        elif word == "phase":
            numbers["bits"] = self.bits(f"{key}.in", value["in"], PHASES)
            self.watch(ON_PHASE)
        elif word == "compare":
            numbers["op"] = OPERATORS.index(self.one(f"{key}.op", value["op"], OPERATORS))
        role = value.get("role", value.get("as"))
        if role is not None:
            numbers["role"] = ROLES[self.one(f"{key}.role", role, ROLES)]
        made = s.Test(tuple(TESTS).index(word), numbers)
        if word == "card":
            made.select = self.selector(f"{key}.matches", value["matches"])
        elif word == "compare":
            made.left = self.amount(f"{key}.left", value["left"])
            made.right = self.amount(f"{key}.right", value["right"])
        elif word == "any":
            made.any_of = self.tests(f"{key}.of", value["of"])
        return made

    def ref(self, key: str, value: Json) -> s.Ref:
        plain = {"self": s.SELF, "attached": s.ATTACHED, "it": s.IT}
        if isinstance(value, str):
            if value in plain:
                return s.Ref(plain[value], 0, None, -1)
            return s.Ref(s.NAMED, self.named(key, value), None, -1)
        table = self.take(key, value, ("all", "except?"))
        but = self.named(key, table["except"]) if "except" in table else -1
        return s.Ref(s.ALL, 0, self.selector(f"{key}.all", table["all"]), but)

    def named(self, key: str, value: Json) -> int:
        name = str(value).removeprefix("$")
        if not str(value).startswith("$") or name not in self.names:
            known = ("self", "attached", "it", *(f"${n}" for n in self.names))
            raise self.wrong(key, value, known)
        return self.names.index(name)

    def name(self, key: str, value: Json) -> int:
        if not isinstance(value, str) or not value.isidentifier() or value in self.names:
            raise self.wrong(key, value, "a-z")
        if len(self.names) == MOST_NAMES:
            raise self.wrong(key, value, f"{MOST_NAMES}")
        self.names.append(value)
        return len(self.names) - 1
