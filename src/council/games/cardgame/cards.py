"""What is printed on the cards, its provenance, and an owner's own values."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from council.core.game import Invalid, Json
from council.core.rulebook import Words
from council.kit.records import RecordReader, listed, short
from council.kit.tables import items, parse

HOUSES = ("stark", "lannister", "neutral")
TYPES = ("character", "location", "attachment", "event")
ICONS = ("military", "intrigue", "power")
KEYWORDS = ("limited", "renown", "stealth")
DURATIONS = ("challenge", "phase", "round")
PHASES = ("plot", "draw", "marshalling", "challenges", "dominance", "standing", "taxation")
DECKS = ("lannister", "stark", "draft")  # in the order of the plots' numbers
KEYS = {
    "card": (
        *("id", "title", "title_de", "type", "house", "unique", "cost", "strength", "icons"),
        *("traits", "keywords", "income", "copies", "text", "text_de", "prov", "attach"),
        *("attach_limit", "ability"),
    ),
    "plot": (
        *("id", "title", "title_de", "deck", "income", "initiative", "claim", "text", "text_de"),
        *("prov", "ability"),
    ),
}
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
    records = _merged(own, file)
    faces = [_face(record, file) for record in records["card"]]
    made = [_plot(record, file) for record in records["plot"]]
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


def _merged(own: Mapping[str, Json], file: str) -> dict[str, list[dict[str, Json]]]:
    """Our records with an owner's keys put over them, then an owner's new records."""
    records = {section: [dict(record) for record in printed()[section]] for section in KEYS}
    by_id = {section: {record["id"]: record for record in records[section]} for section in KEYS}
    for section, reader, item in items(own, dict.fromkeys(KEYS, "id"), file):
        name = item["id"]
        if not isinstance(name, str) or not ID.fullmatch(name) or name == TAKEN:
            raise reader.wrong("id", name, "a-z, 0-9, _")
        reader.known(item, KEYS[section])
        if name in by_id[section]:
            _put_over(by_id[section][name], item)
        else:
            fresh = {"traits": [], "keywords": [], "income": 0, "unique": False, **item}
            records[section].append(fresh)
    return records


def _put_over(record: dict[str, Json], item: Mapping[str, Json]) -> None:
    """New words or another ability take the place of ours; German ones must be given anew."""
    if "title" in item:
        record["title_de"] = item.get("title_de", item["title"])
    if "text" in item:
        record["text_de"] = item.get("text_de", item["text"])
    record.update(item)


def trait_name(trait: str) -> Words:
    """An owner's own traits have one name in all languages."""
    return names()["trait"].get(trait, {"en": trait, "de": trait})


class PrintedReader(RecordReader):
    """Reads the record of one card or plot key by key."""

    def __init__(self, record: Mapping[str, Json], section: str, file: str) -> None:
        super().__init__(file, f"{section} {record['id']}")
        self.section = section
        self.record = record

    def number(self, key: str, high: int) -> int:
        return self.whole(key, self.need(self.record, key), 0, high)

    def word(self, key: str, words: tuple[str, ...]) -> str:
        return self.one(key, self.need(self.record, key), words)

    def words(self, key: str, allowed: tuple[str, ...] | None) -> tuple[str, ...]:
        """Some of these words, or words of the owner's own; none of them twice."""
        value = self.records(key, self.need(self.record, key))
        for word in value:
            if allowed is not None:
                self.one(key, word, allowed)
            else:
                self.line(key, word, LONGEST_TRAIT)
        if len(set(value)) != len(value):
            raise self.wrong(key, value, "[" + listed(dict.fromkeys(value)) + "]")
        return tuple(value)

    def in_both_languages(self, key: str) -> Words:
        """English from the record, German from the record or from names.toml."""
        english = self.line(key, self.need(self.record, key), LONGEST_TEXT)
        own = self.record.get(f"{key}_de")
        if own is not None:
            return {"en": english, "de": self.line(f"{key}_de", own, LONGEST_TEXT)}
        return {
            "en": english,
            "de": names()[self.section].get(self.record["id"], {}).get(key, english),
        }

    def refuse(self, *keys: str) -> None:
        """Keys that this kind of record cannot have."""
        for key in keys:
            if key in self.record:
                kind = self.record.get("type", "plot")
                raise Invalid(
                    "cardgame-data-misplaced", file=self.file, item=self.item, key=key, kind=kind
                )


def _face(record: Mapping[str, Json], file: str) -> Face:
    r = PrintedReader(record, "card", file)
    kind = r.word("type", TYPES)
    if kind == "event":
        r.refuse("cost")
    if kind != "character":
        r.refuse("strength", "icons")
    if kind != "attachment":
        r.refuse("attach", "attach_limit")
    else:
        r.need(record, "attach")
    return Face(
        record["id"],
        r.in_both_languages("title"),
        r.in_both_languages("text"),
        kind,
        r.word("house", HOUSES),
        r.flag("unique", r.need(record, "unique")),
        None if kind == "event" else r.number("cost", 9),
        r.number("strength", 9) if kind == "character" else 0,
        r.words("icons", ICONS) if kind == "character" else (),
        r.words("traits", None),
        r.words("keywords", KEYWORDS),
        r.number("income", 9),
        _copies(r),
        record,
    )


def _copies(r: PrintedReader) -> Mapping[str, int]:
    house = r.word("house", HOUSES)
    houses = HOUSES[:2] if house == "neutral" else (house,)
    copies = r.need(r.record, "copies")
    sound = isinstance(copies, dict) and all(
        one in HOUSES[:2] and type(n) is int and 0 <= n <= 3 and (n == 0 or one in houses)
        for one, n in copies.items()
    )
    if not sound:
        expected = ", ".join(f"{one} = 0-3" for one in houses)
        raise r.wrong("copies", copies, f"{{ {expected} }}")
    return dict(copies)


def _plot(record: Mapping[str, Json], file: str) -> Plot:
    r = PrintedReader(record, "plot", file)
    return Plot(
        record["id"],
        r.in_both_languages("title"),
        r.in_both_languages("text"),
        r.word("deck", DECKS),
        r.number("income", 9),
        r.number("initiative", 20),
        r.number("claim", 5),
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
        (f"{section} {item['id']}", key, short(value), OWNER)
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
                level = record["prov"].get(key, "rulebook")
                if level not in ("rulebook", "seen") and item not in mine:
                    value = record.get(of, "") if of else _stats(record)
                    found.append((item, key, short(value), "reconstructed"))
    return found


def _stats(record: Mapping[str, Json]) -> str:
    """The figures of a record."""
    keys = ("cost", "strength", "initiative", "income", "claim")
    return ", ".join(f"{key} {record[key]}" for key in keys if key in record)
