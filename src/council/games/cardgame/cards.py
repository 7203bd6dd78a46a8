"""What is printed on the cards, its provenance, and an owner's own values."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from council.core.game import Invalid, Json
from council.core.rulebook import Words
from council.kit.tables import parse

HOUSES = ("stark", "lannister", "neutral")
TYPES = ("character", "location", "attachment", "event")
ICONS = ("military", "intrigue", "power")
KEYWORDS = ("limited", "renown", "stealth")
DURATIONS = ("challenge", "phase", "round")
PHASES = ("plot", "draw", "marshalling", "challenges", "dominance", "standing", "taxation")
DECKS = ("lannister", "stark", "draft")  # in the order of the plots' numbers
CARD_KEYS = (
    *("id", "title", "title_de", "type", "house", "unique", "cost", "strength", "icons", "traits"),
    *("keywords", "income", "copies", "text", "text_de", "prov", "attach", "attach_limit"),
    "ability",
)
PLOT_KEYS = (
    *("id", "title", "title_de", "deck", "income", "initiative", "claim", "text", "text_de"),
    *("prov", "ability"),
)
OWNER = "owner"  # provenance of a value an owner put in
DECK = 50
LONGEST_TEXT = 300
LONGEST_TRAIT = 40
ID = re.compile(r"[a-z][a-z0-9_]{0,39}")
TAKEN = "nothing"  # `place nothing` places no card


@dataclass(frozen=True, eq=False)
class Face:
    """A title: all its copies look like this."""

    id: str
    name: Words
    text: Words
    type: str
    house: str
    unique: bool
    cost: int | None
    strength: int
    icons: tuple[str, ...]
    traits: tuple[str, ...]
    keywords: tuple[str, ...]
    income: int
    copies: Mapping[str, int]
    record: Mapping[str, Json]


@dataclass(frozen=True, eq=False)
class Plot:
    """A plot."""

    id: str
    name: Words
    text: Words
    deck: str
    income: int
    initiative: int
    claim: int
    record: Mapping[str, Json]


@dataclass(frozen=True)
class Box:
    """All that is printed. A card's number is its place in `cards`, a plot's 100 and more."""

    faces: tuple[Face, ...]
    plots: tuple[Plot, ...]
    cards: tuple[Face, ...]  # 100: House Stark's deck, then House Lannister's
    ids: tuple[str, ...]  # of the 100 cards, copies numbered, and of the 32 plots
    meta: Mapping[str, int]
    own: Mapping[str, Json]
    changed: tuple[tuple[str, str, str, str], ...]  # item, key, value, provenance

    def name(self, thing: int) -> Words:
        """Of a card or a plot."""
        return self.cards[thing].name if thing < len(self.cards) else self.plot(thing).name

    def plot(self, thing: int) -> Plot:
        return self.plots[thing - len(self.cards)]


@cache
def printed() -> dict[str, Json]:
    """Our own data file."""
    file = files("council.games.cardgame") / "data" / "cardgame.toml"
    return parse(file.read_text(encoding="utf-8"), file.name)


@cache
def names() -> Mapping[str, Mapping[str, Words]]:
    """German titles and texts, names of traits and the like."""
    file = files("council.games.cardgame") / "names.toml"
    return parse(file.read_text(encoding="utf-8"), file.name)


def load(own: Mapping[str, Json], file: str) -> Box:
    """The box with an owner's values in place of ours; Invalid names file, item and key."""
    cards = _merged(own, "card", CARD_KEYS, file)
    plots = _merged(own, "plot", PLOT_KEYS, file)
    for section in own:
        if section not in ("card", "plot"):
            raise Invalid("data-unknown-section", file=file, got=section[:40], allowed="card, plot")
    faces = [_face(record, file) for record in cards]
    made = [_plot(record, file) for record in plots]
    _counts(faces, made, file)
    made.sort(key=lambda plot: DECKS.index(plot.deck))
    deck = [
        face for house in HOUSES[:2] for face in faces for _ in range(face.copies.get(house, 0))
    ]
    ids: list[str] = []
    for face in deck:
        before = sum(one is face for one in deck[: len(ids)])
        ids.append(face.id if before == 0 else f"{face.id}_{before + 1}")
    ids += [plot.id for plot in made]
    for name in ids:  # a title may be called as the second copy of another
        if ids.count(name) > 1:
            raise Invalid("data-item-twice", file=file, item=name)
    return Box(
        tuple(faces),
        tuple(made),
        tuple(deck),
        tuple(ids),
        printed()["meta"],
        own,
        tuple(_changed(own)),
    )


def _merged(
    own: Mapping[str, Json], section: str, keys: tuple[str, ...], file: str
) -> list[dict[str, Json]]:
    """Our records with an owner's keys put over them, then an owner's new records."""
    records = [dict(record) for record in printed()[section]]
    by_id = {record["id"]: record for record in records}
    items = own.get(section, [])
    if not isinstance(items, list) or not all(isinstance(item, dict) for item in items):
        raise Invalid("data-not-a-list", file=file, section=section)
    seen: set[str] = set()
    for item in items:
        name = item.get("id")
        if name is None:
            raise Invalid("data-item-unnamed", file=file, section=section, key="id")
        if not isinstance(name, str) or not ID.fullmatch(name) or name == TAKEN:
            raise wrong(file, f"{section} {str(name)[:40]}", "id", name, "a-z, 0-9, _")
        label = f"{section} {name[:40]}"
        if name in seen:
            raise Invalid("data-item-twice", file=file, item=label)
        seen.add(name)
        for key in item:
            if key not in keys:
                raise Invalid(
                    "data-unknown-key", file=file, item=label, key=key[:40], allowed=", ".join(keys)
                )
        if name in by_id:
            _put_over(by_id[name], item)
        else:
            fresh = {"traits": [], "keywords": [], "income": 0, "unique": False, **item}
            records.append(fresh)
    return records


def _put_over(record: dict[str, Json], item: Mapping[str, Json]) -> None:
    """New words or another ability take the place of ours; German ones must be given anew."""
    if "title" in item:
        record["title_de"] = item.get("title_de", item["title"])
    if "text" in item:
        record["text_de"] = item.get("text_de", item["text"])
    record.update(item)


def wrong(file: str, item: str, key: str, got: object, expected: str) -> Invalid:
    """A value that cannot be."""
    return Invalid(
        "cardgame-data-wrong",
        file=file,
        item=item,
        key=key,
        got=_short(got),
        expected=_short(expected, 400),
    )


def _short(value: object, most: int = 60) -> str:
    text = str(value)
    return text if len(text) <= most else text[: most - 1] + "…"


def trait_name(trait: str) -> Words:
    """An owner's own traits have one name in all languages."""
    return names()["trait"].get(trait, {"en": trait, "de": trait})


class RecordReader:
    """A record, read key by key; what is wrong is named."""

    def __init__(self, record: Mapping[str, Json], section: str, file: str) -> None:
        self.record = record
        self.file = file
        self.item = f"{section} {record['id']}"

    def need(self, key: str) -> Json:
        if key not in self.record:
            raise Invalid("cardgame-data-missing", file=self.file, item=self.item, key=key)
        return self.record[key]

    def number(self, key: str, low: int, high: int) -> int:
        value = self.need(key)
        if type(value) is not int or not low <= value <= high:
            raise wrong(self.file, self.item, key, value, f"{low}-{high}")
        return value

    def text(self, key: str, longest: int = LONGEST_TEXT) -> str:
        value = self.need(key)
        sound = isinstance(value, str) and value.strip() and value.isprintable()
        if not sound or len(value) > longest:
            raise wrong(self.file, self.item, key, value, f"1-{longest}")
        return str(value)

    def word(self, key: str, allowed: tuple[str, ...]) -> str:
        value = self.need(key)
        if not isinstance(value, str) or value not in allowed:
            raise wrong(self.file, self.item, key, value, ", ".join(allowed))
        return value

    def flag(self, key: str) -> bool:
        value = self.need(key)
        if type(value) is not bool:
            raise wrong(self.file, self.item, key, value, "true, false")
        return value

    def words(self, key: str, allowed: tuple[str, ...] | None) -> tuple[str, ...]:
        value = self.need(key)
        sound = isinstance(value, list) and all(
            isinstance(x, str) and (x in allowed if allowed else _is_trait(x)) for x in value
        )
        if not sound or len(set(value)) != len(value):
            expected = "[" + (", ".join(allowed) if allowed else "…") + "]"
            raise wrong(self.file, self.item, key, value, expected)
        return tuple(value)

    def refuse(self, *keys: str) -> None:
        """Keys that this kind of record cannot have."""
        for key in keys:
            if key in self.record:
                kind = self.record.get("type", "plot")
                raise Invalid(
                    "cardgame-data-misplaced", file=self.file, item=self.item, key=key, kind=kind
                )


def _is_trait(word: str) -> bool:
    """One short printable line, like any other word that is shown."""
    return 0 < len(word.strip()) <= LONGEST_TRAIT and word.isprintable()


def _words(r: RecordReader, section: str, key: str) -> Words:
    """English from the record, German from the record or from names.toml."""
    english = r.text(key)
    own = r.record.get(f"{key}_de")
    if own is not None:
        return {"en": english, "de": r.text(f"{key}_de")}
    german = names()[section].get(r.record["id"], {}).get(key, english)
    return {"en": english, "de": german}


def _face(record: Mapping[str, Json], file: str) -> Face:
    r = RecordReader(record, "card", file)
    kind = r.word("type", TYPES)
    if kind == "event":
        r.refuse("cost")
    if kind != "character":
        r.refuse("strength", "icons")
    if kind != "attachment":
        r.refuse("attach", "attach_limit")
    else:
        r.need("attach")
    return Face(
        record["id"],
        _words(r, "card", "title"),
        _words(r, "card", "text"),
        kind,
        r.word("house", HOUSES),
        r.flag("unique"),
        None if kind == "event" else r.number("cost", 0, 9),
        r.number("strength", 0, 9) if kind == "character" else 0,
        r.words("icons", ICONS) if kind == "character" else (),
        r.words("traits", None),
        r.words("keywords", KEYWORDS),
        r.number("income", 0, 9),
        _copies(r),
        record,
    )


def _copies(r: RecordReader) -> Mapping[str, int]:
    copies = r.need("copies")
    sound = isinstance(copies, dict) and all(
        house in HOUSES[:2] and type(n) is int and 0 <= n <= 3 for house, n in copies.items()
    )
    if not sound:
        raise wrong(r.file, r.item, "copies", copies, "{ stark = 0-3, lannister = 0-3 }")
    house = r.word("house", HOUSES)
    if house != "neutral" and any(n for other, n in copies.items() if other != house):
        raise wrong(r.file, r.item, "copies", copies, f"{{ {house} = 0-3 }}")
    return dict(copies)


def _plot(record: Mapping[str, Json], file: str) -> Plot:
    r = RecordReader(record, "plot", file)
    return Plot(
        record["id"],
        _words(r, "plot", "title"),
        _words(r, "plot", "text"),
        r.word("deck", DECKS),
        r.number("income", 0, 9),
        r.number("initiative", 0, 20),
        r.number("claim", 0, 5),
        record,
    )


def _counts(faces: list[Face], plots: list[Plot], file: str) -> None:
    """Decks of fifty, seven plots for each House and eighteen others (GEN-04, SET-03, SET-04)."""
    for house in HOUSES[:2]:
        count = sum(face.copies.get(house, 0) for face in faces)
        if count != DECK:
            raise Invalid("cardgame-data-deck", file=file, house=house, got=count, need=DECK)
    for deck, need in zip(DECKS, (7, 7, 18), strict=True):
        count = sum(plot.deck == deck for plot in plots)
        if count != need:
            raise Invalid("cardgame-data-plots", file=file, deck=deck, got=count, need=need)
    ids = [face.id for face in faces] + [plot.id for plot in plots]
    titles = [face.name["en"] for face in faces] + [plot.name["en"] for plot in plots]
    for words in (ids, titles):
        for word in words:
            if words.count(word) > 1:
                raise Invalid("data-item-twice", file=file, item=word)


def _changed(own: Mapping[str, Json]) -> list[tuple[str, str, str, str]]:
    """What is not as printed: an owner's values, and what had to be worked out or designed."""
    found = [
        (f"{section} {item['id']}", key, _short(value), OWNER)
        for section, items in own.items()
        for item in items
        for key, value in item.items()
        if key != "id"
    ]
    mine = {item for item, *_ in found}
    for section in ("card", "plot"):
        for record in printed()[section]:
            item = f"{section} {record['id']}"
            for key, of in (
                ("title", "title"),
                ("stats", ""),
                ("effect", "text"),
                ("copies", "copies"),
            ):
                level = record["prov"].get(key, "printed")
                if level not in ("printed", "public") and item not in mine:
                    value = record.get(of, "") if of else _stats(record)
                    found.append((item, key, _short(value), level))
    return found


def _stats(record: Mapping[str, Json]) -> str:
    """The figures of a record."""
    keys = ("cost", "strength", "initiative", "income", "claim")
    return ", ".join(f"{key} {record[key]}" for key in keys if key in record)
