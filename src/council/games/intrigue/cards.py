"""What is printed in the box of Westeros Intrigue, with its sources, and an owner's own values."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from council.core.game import Invalid, Json
from council.core.rulebook import Words
from council.kit.tables import Shape, one_of, overrides, parse, whole, words

HOUSE_IDS = ("stark", "lannister", "baratheon", "targaryen")
LETTERS = "SLBT"
OWNER = "owner"  # provenance of a value an owner put in

SHAPES = {
    "deal": Shape(
        "players",
        {
            "hand": whole(1, 14),
            "bottom_row_max": whole(2, 8),
            "houses": whole(1, 4),
            "house_cards": whole(1, 9),
            "thrones": whole(1, 7),
        },
    ),
    "house": Shape("id", {"name_en": words(), "name_de": words()}),
    "character": Shape("id", {"name_en": words(), "name_de": words(), "house": one_of(*HOUSE_IDS)}),
    "iron_throne": Shape("id", {"value": whole(0, 9), "daggers": whole(0, 20)}),
    "penalty_token": Shape("value", {"count": whole(0, 99)}),
}
# Which key of the data says where a value comes from.
MARKS = {
    "name_en": "name_provenance",
    "name_de": "name_de_provenance",
    "house": "house_provenance",
    "count": "count_provenance",
}


@dataclass(frozen=True)
class Character:
    """A named card; only its house matters to the rules (R03)."""

    id: str
    name: Words
    house: int


@dataclass(frozen=True)
class Throne:
    """An Iron Throne card."""

    id: str
    value: int
    daggers: int


@dataclass(frozen=True)
class DealRow:
    """What so many players play with (R06, R18)."""

    hand: int
    bottom_row_max: int
    houses: int
    house_cards: int
    thrones: int

    def cards(self) -> int:
        """The cards in the game, as a set."""
        house = (1 << self.house_cards) - 1
        return sum(house << 9 * k for k in range(self.houses))


@dataclass(frozen=True)
class Box:
    """All that is printed. Characters are numbered house by house, nine to a house."""

    deals: Mapping[int, DealRow]  # by players
    houses: tuple[Words, ...]
    characters: tuple[Character, ...]
    thrones: tuple[Throne, ...]
    tokens: tuple[tuple[int, int], ...]  # value, count
    own: Mapping[str, Json]
    marks: tuple[tuple[str, str, str, str], ...]  # item, key, value, provenance


@cache
def printed() -> dict[str, Json]:
    """Our own data file."""
    file = files("council.games.intrigue") / "data" / "intrigue.toml"
    return parse(file.read_text(encoding="utf-8"), "intrigue.toml")


def load(own: Mapping[str, Json], file: str) -> Box:
    """The box with an owner's values in place of ours; Invalid names file, item and key."""
    base = printed()
    known = {name: [item[shape.by] for item in base[name]] for name, shape in SHAPES.items()}
    changes = overrides(own, SHAPES, known, file)
    tables = {
        name: _merged(base[name], changes.get(name, []), shape) for name, shape in SHAPES.items()
    }
    characters = [
        Character(c["id"], {"en": c["name_en"], "de": c["name_de"]}, HOUSE_IDS.index(c["house"]))
        for c in tables["character"]
    ]
    for lang in ("en", "de"):
        twice = [n for n, k in Counter(c.name[lang] for c in characters).items() if k > 1]
        if twice:
            raise Invalid("data-name-twice", file=file, name=twice[0])
    count = Counter(c.house for c in characters)
    for house, name in enumerate(HOUSE_IDS):
        if count[house] != 9:
            raise Invalid("data-house-count", file=file, house=name, got=count[house])
    return Box(
        {row["players"]: _deal(row, file) for row in tables["deal"]},
        tuple({"en": h["name_en"], "de": h["name_de"]} for h in tables["house"]),
        tuple(sorted(characters, key=lambda c: c.house)),
        tuple(Throne(t["id"], t["value"], t["daggers"]) for t in tables["iron_throne"]),
        tuple((t["value"], t["count"]) for t in tables["penalty_token"]),
        changes,
        tuple(_marks(tables)),
    )


def _deal(row: Json, file: str) -> DealRow:
    """A row that can be dealt: enough cards, with five players exactly one left over (R08)."""
    deal = DealRow(**{key: row[key] for key in SHAPES["deal"].keys})
    dealt, cards = row["players"] * deal.hand, deal.houses * deal.house_cards
    if dealt > cards or (row["players"] == 5 and cards != dealt + 1):
        raise Invalid("data-deal-cards", file=file, players=row["players"], dealt=dealt, got=cards)
    if deal.thrones < row["players"]:
        raise Invalid("data-deal-thrones", file=file, players=row["players"], got=deal.thrones)
    return deal


def _merged(items: list[Json], changes: list[Json], shape: Shape) -> list[Json]:
    """Our items with the owner's keys laid over them, marked as the owner's."""
    by_name = {change[shape.by]: change for change in changes}
    merged = []
    for item in items:
        change = by_name.get(item[shape.by], {})
        marks = {f"{key}_owner": True for key in change if key != shape.by}
        merged.append({**item, **change, **marks})
    return merged


def _marks(tables: Mapping[str, list[Json]]) -> list[tuple[str, str, str, str]]:
    """Where every value that may be changed comes from."""
    found = []
    for name, shape in SHAPES.items():
        for item in tables[name]:
            for key in shape.keys:
                mark = item.get(MARKS.get(key, ""), item["provenance"])
                if item.get(f"{key}_owner"):
                    mark = OWNER
                found.append((f"{name} {item[shape.by]}", key, str(item[key]), mark))
    return found


def fewest_tokens(amount: int) -> list[int]:
    """A payment in the fewest tokens: fives, then twos, then ones (A09)."""
    fives, rest = divmod(amount, 5)
    twos, ones = divmod(rest, 2)
    return [5] * fives + [2] * twos + [1] * ones
