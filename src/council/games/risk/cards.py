"""What is printed in the box of RISK: Game of Thrones, and an owner's own values."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files

from council.core.game import Invalid, Json
from council.core.rulebook import Words
from council.games.risk.card_records import check_cards, check_names, copy_ids
from council.kit.tables import Shape, one_of, overrides, parse, whole, words

MAPS = ("westeros", "essos")
ICONS = ("knight", "siege_engine", "fortification")
OWNER = "owner"  # provenance of a value an owner put in
SHAPES = {
    "territory": Shape("id", {"card": one_of(*ICONS)}),
    "region": Shape("id", {"bonus": whole(0, 20)}),
    # A part of the map: from the first to the last territory, in the order of the data
    "skirmish": Shape("players", {"first": words(), "last": words(), "cards_each": whole(1, 17)}),
}
SMALLER = 2  # players of a Skirmish on a part of the map


@dataclass(frozen=True, eq=False)
class Territory:
    """A territory and its card."""

    id: str
    name: Words
    map: str
    region: int
    castle: bool
    port: str  # the coast, or "none"
    coastal: bool
    icon: int
    x: int
    y: int
    adjacent: tuple[str, ...]  # by border or sea lane


@dataclass(frozen=True)
class Region:
    """A region; who holds all of it gets its bonus."""

    id: str
    name: Words
    map: str
    bonus: int


@dataclass(frozen=True)
class House:
    """A House with its Seat of Power."""

    id: str
    name: Words
    seat: str


@dataclass(frozen=True)
class Box:
    """All that is printed. Numbers are places in these tuples."""

    territories: tuple[Territory, ...]
    regions: tuple[Region, ...]
    houses: tuple[House, ...]
    cards: tuple[str, ...]  # the id of every card, copies numbered
    links: tuple[tuple[int, int], ...]  # border, sea lane or coast, both ways, by source, target
    tables: Mapping[str, Json]  # setup, redemption, battle
    own: Mapping[str, Json]
    changed: tuple[tuple[str, str, str, str], ...]  # item, key, value, provenance
    rows: dict[tuple[object, ...], Json] = field(default_factory=dict)  # territories as shown

    def territory(self, name: str) -> int:
        """The number of a territory."""
        return next(k for k, t in enumerate(self.territories) if t.id == name)


@cache
def printed(name: str) -> dict[str, Json]:
    """One of our own data files."""
    file = files("council.games.risk") / "data" / f"{name}.toml"
    return parse(file.read_text(encoding="utf-8"), file.name)


@cache
def names() -> Mapping[str, Mapping[str, Words]]:
    """Names in every language, by kind and id."""
    file = files("council.games.risk") / "names.toml"
    return parse(file.read_text(encoding="utf-8"), file.name)


def card_name(box: "Box", card: int) -> Words:
    """The name of any card; copies share theirs."""
    return named(box.cards[card])


@cache
def named(token: str) -> Words:
    """The name of a card by its id."""
    for token_ in (token, token.rsplit("_", 1)[0]):
        for kind in (names()["territory"], *names()["card"].values()):
            if token_ in kind:
                found: Words = kind[token_]  # type: ignore[assignment]  # nested one deeper
                return found
    raise KeyError(token)


def load(own: Mapping[str, Json], file: str) -> Box:
    """The box with an owner's values in place of ours; Invalid names file, item and key."""
    maps = [printed(name) for name in MAPS]
    cards = printed("risk_cards")
    known: dict[str, list[Json]] = {
        "territory": [t["id"] for board in maps for t in board["territories"]],
        "region": [r["id"] for board in maps for r in board["regions"]],
    }
    check_cards(cards, known["territory"])
    check_names(cards, names(), {**known, "house": [house["id"] for house in cards["houses"]]})
    changes = overrides(own, SHAPES, {**known, "skirmish": [SMALLER]}, file)
    regions = [
        Region(r["id"], names()["region"][r["id"]], name, _own(changes, "region", r, "bonus"))
        for name, board in zip(MAPS, maps, strict=True)
        for r in board["regions"]
    ]
    territories = [
        _territory(t, name, known["region"], changes)
        for name, board in zip(MAPS, maps, strict=True)
        for t in board["territories"]
    ]
    return Box(
        tuple(territories),
        tuple(regions),
        tuple(
            House(h["id"], names()["house"][h["id"]], h["seat_of_power"]) for h in cards["houses"]
        ),
        tuple(_card_ids(known["territory"], cards)),
        tuple(_links(maps, territories, cards)),
        {
            "setup": _setup(cards["setup"], changes, known["territory"], file),
            **{key: cards[key] for key in ("redemption", "battle")},
        },
        changes,
        tuple(_changed(changes, cards)),
    )


def _own(changes: Mapping[str, Json], kind: str, item: Mapping[str, Json], key: str) -> Json:
    """An owner's value, or the printed one."""
    mine = [change for change in changes.get(kind, []) if change["id"] == item["id"]]
    return mine[0].get(key, item[key]) if mine else item[key]


def _setup(
    setup: Mapping[str, Json], changes: Mapping[str, Json], ids: list[str], file: str
) -> Mapping[str, Json]:
    """How games are set up; an owner may play Skirmish for two on a part of its map."""
    if "skirmish" not in changes:
        return setup
    name = f"players_{SMALLER}"
    row = {**setup["skirmish"][name], **changes["skirmish"][0]}
    here = [t["id"] for t in printed(row["map"])["territories"]]
    for key, end in (("first", here[0]), ("last", here[-1])):
        if row.setdefault(key, end) not in here:
            where = {"file": file, "item": f"skirmish {SMALLER}", "key": key}
            raise Invalid(
                "data-expected-one-of", **where, got=row[key][:40], allowed=", ".join(here)
            )
    size = here.index(row["last"]) - here.index(row["first"]) + 1
    if size < SMALLER * row["cards_each"]:
        raise Invalid("data-skirmish-small", file=file, got=max(size, 0), need=row["cards_each"])
    row["span"] = [ids.index(row["first"]), ids.index(row["last"]) + 1]
    return {**setup, "skirmish": {**setup["skirmish"], name: row}}


def _territory(
    t: Mapping[str, Json], name: str, regions: list[str], changes: Mapping[str, Json]
) -> Territory:
    return Territory(
        t["id"],
        names()["territory"][t["id"]],
        name,
        regions.index(t["region"]),
        t["castle"],
        t["port"],
        t["coastal"],
        ICONS.index(_own(changes, "territory", t, "card")),
        t["x"],
        t["y"],
        tuple(t["adjacent"]),
    )


def _card_ids(territories: list[str], cards: Mapping[str, Json]) -> list[str]:
    """Territories, characters, maesters (copies numbered), objectives, the End Game card."""
    ids = [*territories, *(card["id"] for card in cards["character_cards"])]
    for card in cards["maester_cards"]:
        ids += copy_ids(card["id"], card["copies"])
    for card in cards["optional_cards"]:  # in the place of a copy, which is never named
        ids[ids.index(f"{card['replaces_one_copy_of']}_2")] = card["id"]
    ids += [card["id"] for card in cards["objective_cards"]]
    return [*ids, *(card["id"] for card in cards["end_game_cards"])]


def _links(
    maps: list[dict[str, Json]], territories: list[Territory], cards: Mapping[str, Json]
) -> list[tuple[int, int]]:
    """Every pair that is adjacent in some mode (S-23, W-10, M-23)."""
    number = {t.id: k for k, t in enumerate(territories)}
    found: set[tuple[int, int]] = set()
    for board in maps:
        for t in board["territories"]:
            found |= {(number[t["id"]], number[other]) for other in t["adjacent"]}
    for a, one in enumerate(territories):
        for b, two in enumerate(territories):
            if a != b and coast(one) and linked_coasts(coast(one), coast(two), maps[0]):
                found.add((a, b))
    for one_id, two_id in cards["setup"]["house_mitchell"]["extra_links"]:
        found |= {(number[one_id], number[two_id]), (number[two_id], number[one_id])}
    return sorted(found)


def coast(territory: Territory) -> str:
    """The coast a port lies on; "" without a port."""
    return f"{territory.map}:{territory.port}" if territory.port != "none" else ""


def linked_coasts(one: str, two: str, board: Mapping[str, Json]) -> bool:
    """All ports of one coast are linked (S-24), in World at War also across the Narrow Sea."""
    return one == two or any({one, two} == set(pair) for pair in board["map"]["world_at_war_links"])


def _changed(
    changes: Mapping[str, list[dict[str, Json]]], cards: Mapping[str, Json]
) -> list[tuple[str, str, str, str]]:
    """What is not as printed: an owner's values, and what had to be chosen here."""
    found = [
        (f"{kind} {item[SHAPES[kind].by]}", key, str(value), OWNER)
        for kind, items in changes.items()
        for item in items
        for key, value in item.items()
        if key != SHAPES[kind].by
    ]
    for name, table in cards["setup"]["skirmish"].items():
        if isinstance(table, dict) and table["provenance"] == "reconstructed":
            deal = " ".join(str(n) for n in table["deal"])
            found.append((f"skirmish {name}", "deal", deal, "reconstructed"))
    return found
