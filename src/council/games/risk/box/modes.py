"""The modes as rows of data: which map, which Houses, what is dealt."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache

from librt.vecs import vec
from mypy_extensions import i64

from council.core.game import Invalid, Json, Option
from council.games.risk.box import modules
from council.games.risk.box.land import Land
from council.games.risk.box.odds import invasion
from council.games.risk.cards import ICONS, MAPS, Box, coast
from council.games.risk.moves import TERRITORIES, WESTEROS

LARGEST = 20  # armies of a side in the table of odds


@dataclass(frozen=True)
class Kind:
    """A mode as it is named at the table."""

    fewest: int
    most: int
    dominion: bool = False
    mitchell: bool = False


KINDS = {
    "skirmish": Kind(2, 5),
    "dominion": Kind(2, 5, dominion=True),
    "world_skirmish": Kind(6, 7),
    "world_dominion": Kind(6, 7, dominion=True),
    "mitchell": Kind(2, 5, mitchell=True),
    "mitchell_dominion": Kind(2, 5, dominion=True, mitchell=True),
}
DOMINION_OPTIONS = (
    Option("setup", "words", "claim", words=("claim", "skirmish")),
    Option("feature_mode", "words", "each", words=("each", "any")),
    Option("attack_units", "words", "choose", words=("choose", "all")),
    Option("fortification_stacks", "switch", False),
    Option("token_limit", "switch", False),
    Option("bribe_is_the_cost", "switch", False),
    Option("safe_passage", "switch", False),
    Option("waw_requires_seat", "switch", True),
)
MITCHELL_OPTIONS = (
    Option("mitchell_houses", "words", "draw", words=("draw", "choose")),
    Option("mitchell_neutral_pool", "words", "each", words=("each", "shared")),
    Option("mitchell_cards_return", "switch", False),
    Option("mitchell_take_over", "switch", False),
)
# Options that say something about one module only
ABOUT = {
    "feature_mode": "objectives",
    "waw_requires_seat": "objectives",
    "attack_units": "special_units",
    "fortification_stacks": "special_units",
    "token_limit": "special_units",
    "bribe_is_the_cost": "maesters",
    "safe_passage": "maesters",
}
AUTO = "auto"  # Skirmish, on both maps for six or seven
SKIRMISH_ARMIES = "skirmish_armies_per_territory"


def kinds(dominion: bool, exiles: bool) -> tuple[str, ...]:
    """The modes with or without Dominion and House Mitchell."""
    return tuple(
        name for name, row in KINDS.items() if (row.dominion, row.mitchell) == (dominion, exiles)
    )


def needs(option: str) -> tuple[dict[str, tuple[Json, ...]], ...]:
    """What other options must be for this one to mean something, any of these rows (A-38)."""
    plain, exiled = kinds(True, False), kinds(True, True)
    if option in (one.name for one in MITCHELL_OPTIONS):
        return ({"mode": (*kinds(False, True), *exiled)},)
    if option == SKIRMISH_ARMIES:
        dealt = {"mode": plain, "setup": ("skirmish",)}
        return {"mode": (AUTO, *kinds(False, False))}, dealt
    if option == "setup":
        return ({"mode": plain},)
    if option in ABOUT:
        modes = ("world_dominion",) if option == "waw_requires_seat" else (*plain, *exiled)
        return ({"mode": modes, ABOUT[option]: (True,)},)
    return ({"mode": (*plain, *exiled)},) if option in modules.MODULES else ()


def with_needs(option: Option) -> Option:
    """The option with where it means something, and for how many each mode is."""
    spans = {name: (row.fewest, row.most) for name, row in KINDS.items()}
    return replace(option, needs=needs(option.name), seats=spans if option.name == "mode" else {})


def kind_for(name: str, seats: int) -> str:
    """The mode that is played; Invalid when it is not for so many."""
    if name == AUTO:
        return next(kind for kind, row in KINDS.items() if row.fewest <= seats <= row.most)
    row = KINDS[name]
    if not row.fewest <= seats <= row.most:
        raise Invalid("risk-mode-seats", mode=name, got=seats, low=row.fewest, high=row.most)
    return name


def mixed(kind: str, chosen: Mapping[str, Json], options: Sequence[Option]) -> None:
    """Invalid when an option that has no meaning in this game is not as it would be anyway."""
    row, idle = KINDS[kind], set[str]()
    if row.mitchell:
        idle |= {SKIRMISH_ARMIES, "setup"}
    else:
        idle |= {option.name for option in MITCHELL_OPTIONS}
    if not row.dominion:
        idle |= {option.name for option in DOMINION_OPTIONS}
    elif kind != "world_dominion":
        idle.add("waw_requires_seat")  # elsewhere it is always needed (D-46, A-42)
    for option in options:
        if chosen[option.name] == option.default:
            continue
        if option.name in idle:
            raise Invalid("risk-option-idle", option=option.name, mode=kind)
        module = ABOUT.get(option.name)
        if module and not chosen[module]:  # a part that is left out
            raise Invalid("risk-option-module", option=option.name, module=module)


@dataclass(frozen=True)
class Mode:
    """One row: how many play on which map."""

    map: str  # westeros, essos or both
    houses: tuple[int, ...]
    deal: tuple[int, ...]  # cards each in turn order
    neutrals: int  # armies on each territory nobody was dealt
    dominion: Mapping[str, list[int]] = field(default_factory=dict)  # what Dominion adds
    sheet: Json = None  # House Mitchell's amendments; None: they do not hold
    returns: bool = False  # the cards of the garrisons go back into the deck
    span: tuple[int, ...] = ()  # the part of the map that is in play; (): all of it

    @property
    def low(self) -> int:
        if self.span:
            return self.span[0]
        return int(WESTEROS) if self.map == "essos" else 0

    @property
    def high(self) -> int:
        if self.span:
            return self.span[1]
        return int(WESTEROS) if self.map == "westeros" else int(TERRITORIES)


def skirmish(box: Box, seats: int) -> Mode:
    """Skirmish for 2 to 5, Skirmish at World at War for 6 and 7 (S-01, S-02, W-01)."""
    rules = box.tables["setup"]["skirmish"]
    row = rules[f"players_{seats}"]
    ids = [house.id for house in box.houses]
    deal = row.get("deal") or [row["cards_each"]] * seats
    return Mode(
        row["map"],
        tuple(ids.index(house) for house in row["houses"]),
        tuple(deal),
        rules["neutral_armies"],
        span=tuple(row.get("span", ())),
    )


def mitchell(box: Box, seats: int, returns: bool, with_dominion: bool) -> Mode:
    """House Mitchell's amendments (A-46): a garrison and five cards each (M-06)."""
    sheet = box.tables["setup"]["house_mitchell"]
    ids = [house.id for house in box.houses]
    return Mode(
        sheet["map"],
        tuple(ids.index(house) for house in sheet["player_houses"]),
        (1 + sheet["dealt_cards"],) * seats,
        sheet["neutral_armies_elsewhere"],
        modules.amended(box, seats) if with_dominion else {},
        sheet=sheet,
        returns=returns,
    )


def dominion(box: Box, seats: int) -> Mode:
    """Dominion for 2 to 5, on both maps for 6 and 7 (D-04, W-01)."""
    row = modules.row(box, seats)
    ids = [house.id for house in box.houses]
    return Mode(
        row["map"],
        tuple(ids.index(house) for house in row["turn_order"]),
        skirmish(box, seats).deal,
        row.get("neutral_armies", 0),
        modules.numbers(box, seats),
    )


def mode_for(box: Box, kind: str, seats: int, returns: bool = False) -> Mode:
    """The row of a mode for so many."""
    if KINDS[kind].mitchell:
        return mitchell(box, seats, returns, KINDS[kind].dominion)
    return (dominion if KINDS[kind].dominion else skirmish)(box, seats)


def in_play(box: Box, mode: Mode, a: int, b: int) -> bool:
    """Whether a link of the table belongs to this mode."""
    if not (mode.low <= a < mode.high and mode.low <= b < mode.high):
        return False
    one, two = box.territories[a], box.territories[b]
    if one.map != two.map:
        return mode.map == "both"  # the Narrow Sea (W-10)
    extra = [] if mode.sheet else box.tables["setup"]["house_mitchell"]["extra_links"]
    return sorted((one.id, two.id)) not in [sorted(pair) for pair in extra]


def build(box: Box, mode: Mode) -> Land:
    """The map of a mode, as the engine reads it."""
    starts, neighbours, ways = [0], [], []
    for t in range(len(box.territories)):
        for number, (a, b) in enumerate(box.links):
            if a == t and in_play(box, mode, a, b):
                neighbours.append(b)
                ways.append(number)
        starts.append(len(neighbours))
    here = [MAPS[0], MAPS[1]] if mode.map == "both" else [mode.map]
    inside = range(mode.low, mode.high)
    cut = {t.region for k, t in enumerate(box.territories) if k not in inside}
    whole = {t.region for t in box.territories[mode.low : mode.high]} - cut
    numbers: dict[str, list[int]] = {
        "range": [mode.low, mode.high],
        "starts": starts,
        "neighbours": neighbours,
        "ways": ways,
        "sources": [a for a, _ in box.links],
        "targets": [b for _, b in box.links],
        "castles": [int(t.castle) for t in box.territories],
        "ports": [int(bool(coast(t))) for t in box.territories],
        "region": [t.region for t in box.territories],
        "bonus": [
            r.bonus if r.map in here and k in whole else 0 for k, r in enumerate(box.regions)
        ],
        "icons": [t.icon for t in box.territories],
        "sets": set_values(box),
        **amended(box, mode),
        "deal": list(mode.deal),
        "houses": list(mode.houses),
        "wins": [won for won, _ in fights()],
        "losses": [lost for _, lost in fights()],
        **mode.dominion,
    }
    return Land({key: vec[i64](values) for key, values in numbers.items()})


def amended(box: Box, mode: Mode) -> dict[str, list[int]]:
    """What House Mitchell's sheet says of the map (M-01, M-02, M-04, M-09)."""
    ids = [t.id for t in box.territories]
    sheet = mode.sheet or {"north_region_excludes": (), "removed_cards": (), "garrisons": ()}
    removed = () if mode.returns else sheet["removed_cards"]
    deck = [int(mode.low <= k < mode.high and t not in removed) for k, t in enumerate(ids)]
    standing = {entry["territory"]: entry for entry in sheet["garrisons"]}
    return {
        "needed": [int(t not in sheet["north_region_excludes"]) for t in ids],
        "deck": deck,
        "cards": [sum(deck)],
        "banners": [banner(box, standing[t]["who"]) if t in standing else -1 for t in ids],
        "garrisons": [standing[t]["armies"] if t in standing else 0 for t in ids],
        "gift": [ids.index("the_gift")],
        "alphabet": [sorted(ids).index(t) for t in ids],
    }


def banner(box: Box, name: str) -> int:
    """The number of a House or of the Watch; -1: the crown's men have no banner (A-52)."""
    return forces(box).index(name) if name in forces(box) else -1


def forces(box: Box) -> list[str]:
    """Whose banners may fly over neutral territories, in the order of their numbers."""
    return [*(house.id for house in box.houses), "arryn", "greyjoy", "nights_watch", "wildlings"]


@cache
def fights() -> list[tuple[int, int]]:
    """How often a fight to the end conquers and what it costs, for the estimates of the engine."""
    found = []
    for men in range(LARGEST + 1):
        for foes in range(LARGEST + 1):
            odds = invasion(men, foes)
            found.append((round(1000 * odds.wins), round(100 * (men - odds.attackers))))
    return found


def set_values(box: Box) -> list[int]:
    """Armies for three of each icon, then for one of each (S-17)."""
    sets: list[Json] = box.tables["redemption"]["sets"]
    worth = {tuple(sorted(entry["icons"])): entry["armies"] for entry in sets}
    return [*(worth[icon, icon, icon] for icon in ICONS), worth[tuple(sorted(ICONS))]]
